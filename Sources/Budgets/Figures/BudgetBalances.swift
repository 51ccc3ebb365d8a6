import Values

/// The balances of the on-budget accounts of one currency at the ends of periods, and what joins or leaves with them.
struct BudgetBalances {
  /// What accounts brought in on days of a period, without carried debts; leaving takes out.
  private(set) var opening: [Int64]
  /// The same on days outside every period before it.
  private(set) var openingBefore: [Int64]
  /// Debts that joined, by period and account.
  private(set) var debts: [Int: Grid] = [:]
  /// Of `debts`, what joined on days outside every period before it.
  private(set) var debtsBefore: [Int64]
  /// Balances when the first period begins: of all accounts, and of those that carry debts.
  private(set) var atStart: Int64 = 0
  private(set) var debtsAtStart: [Int: Int64] = [:]
  private let accounts: [BudgetAccount]
  private let periods: [Period]
  private let today: Day

  init(_ currency: Currency, _ input: BudgetInput, _ periods: [Period]) {
    accounts = input.accounts.filter { $0.currency == currency }
    self.periods = periods
    today = input.today
    opening = Array(repeating: 0, count: periods.count)
    openingBefore = opening
    debtsBefore = opening
    for (index, account) in input.accounts.enumerated() where account.currency == currency {
      for span in account.onBudget { add(span, of: account, index) }
    }
  }

  /// An account whose first day on budget is at the latest the first budgeted day was there from the start.
  private mutating func add(_ span: OnBudgetSpan, of account: BudgetAccount, _ index: Int) {
    guard let first = periods.first?.first else { return }
    if let through = span.through, through <= min(first - 1, today) { return }
    if span.after.map({ $0 <= min(first, today) }) ?? true {
      let balance = account.balance(on: max(span.after ?? first - 1, first - 1))
      atStart += balance
      if account.carriesDebt { debtsAtStart[index, default: 0] += balance }
    } else if let after = span.after, after <= today {
      join(account.balance(on: after), on: after, debtor: account.carriesDebt ? index : nil)
    }
    if let through = span.through, through <= today { join(-account.balance(on: through), on: through, debtor: nil) }
  }

  private mutating func join(_ amount: Int64, on day: Day, debtor: Int?) {
    guard let place = periods.place(of: day) else { return }
    if let debtor {
      debts[debtor, default: Grid(periods: periods.count, width: 1)][place.period, 0] += amount
      if case .gap(let next) = place { debtsBefore[next] += amount }
      return
    }
    switch place {
    case .inside(let period): opening[period] += amount
    case .gap(let next): openingBefore[next] += amount
    }
  }

  /// At the end of the day before a period; that of the first is what was there from the start.
  func onEve(of period: Int) -> Int64 { period == 0 ? atStart : sum(atEndOf: min(today, periods[period].first - 1)) }

  /// At a period's end: its last day, or today if earlier.
  func atEnd(of period: Int) -> Int64 { sum(atEndOf: min(today, periods[period].last)) }

  private func sum(atEndOf day: Day) -> Int64 {
    accounts.reduce(0) { $1.isOn(atEndOf: day) ? $0 + $1.balance(on: day) : $0 }
  }
}
