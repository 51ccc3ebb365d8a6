/// What each line carries from period to period in one currency, and what goes to ready instead.
struct CarryChain {
  private(set) var carried: Grid
  private(set) var remaining: Grid
  /// What leaves the lines at each period's end, for the next ready; overspending negative.
  private(set) var leaving: [Int64]
  private let lines: [LineTable.Line]
  private let sums: CurrencySums

  init(
    _ sums: CurrencySums, _ table: LineTable, methods: [BudgetMethod], balances: BudgetBalances,
    isOn: (_ account: Int, _ period: Int) -> Bool
  ) {
    self.sums = sums
    lines = table.lines
    carried = Grid(periods: methods.count, width: lines.count)
    remaining = carried
    leaving = Array(repeating: 0, count: methods.count)
    for (index, line) in lines.enumerated() {
      if let debtor = line.debtor { carried[0, index] = balances.debtsAtStart[debtor] ?? 0 }
    }
    for period in methods.indices {
      for (index, line) in lines.enumerated() {
        if let debt = line.debtor.flatMap({ balances.debts[$0] }) { carried[period, index] += debt[period, 0] }
        remaining[period, index] = carried[period, index] + sums.planned[period, index] - sums.spent[period, index]
      }
      let carries = carry(outOf: period, methods[period]) { isOn($0, period) }
      leaving[period] = remaining.row(period).reduce(0, +) - carries.reduce(0, +)
      guard period + 1 < methods.count else { continue }
      for (index, amount) in carries.enumerated() { carried[period + 1, index] = amount }
    }
  }

  /// What each line takes along. Overspending that would go to ready becomes debt on the cards that paid for it.
  private func carry(outOf period: Int, _ method: BudgetMethod, isOn: (Int) -> Bool) -> [Int64] {
    var carries = Array(repeating: Int64(0), count: lines.count)
    var unpaid: [(line: Int, amount: Int64)] = []
    for (index, line) in lines.enumerated() {
      let remaining = remaining[period, index]
      if let debtor = line.debtor {
        carries[index] = isOn(debtor) ? remaining : 0
        continue
      }
      let carry = line.setting?.carry ?? method.carry
      carries[index] = carry == .keep || (carry == .lowerReady && remaining > 0) ? remaining : 0
      if carry != .keep, remaining < 0 { unpaid.append((index, -remaining)) }
    }
    for card in sums.spentOnCard.keys.sorted() where isOn(card) {
      guard let spent = sums.spentOnCard[card] else { continue }
      guard let debt = lines.firstIndex(where: { $0.debtor == card }) else { continue }
      for index in unpaid.indices {
        let moved = min(unpaid[index].amount, max(0, spent[period, unpaid[index].line]))
        unpaid[index].amount -= moved
        carries[debt] -= moved
      }
    }
    return carries
  }
}
