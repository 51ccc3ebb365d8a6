import Lexicon
import Values

/// Amounts that are the sum of others, of which one is a fee or a tax.
extension FeeColumns {
  /// The fees that are taken, without one that is the sum of others, or repeats one before it: `Total fees`.
  var parts: [Int] {
    func values(_ columns: [Int]) -> [Int64] { table.sums(of: columns).map { $0 == Drafts.noBalance ? 0 : $0 } }
    return fees.filter { column in
      let own = values([column])
      let others = fees.filter { $0 != column }
      if others.count > 1, values(others) == own { return false }
      return !others.contains { $0 < column && values([$0]) == own }
    }
  }

  /// Which of these columns hold amounts without the tax that another holds with it, or without whatever else a total
  /// holds: what is paid is the whole.
  func beforeTax(among amounts: [Int]) -> Set<Int> {
    func isPart(_ column: Int, of whole: Int) -> Bool {
      guard column != whole, let part = table.money[column], let all = table.money[whole] else { return false }
      let isTotal = unsafe roles.names[whole].withUTF8Bytes { unsafe BalanceWords.meaning($0) } == .total
      // What was earned comes in without its tax: `Netto` beside `Brutto`. What is bought with a card is paid with it.
      let isNet = !isCard && side(named: column) == .after && side(named: whole) == .before
      let others = roles.columns.filter {
        let name = roles.names[$0]
        return $0 != column && $0 != whole && (isTotal || FeeWords.isTax(name)) && !(isNet && FeeWords.isAnyTax(name))
      }
      return others.compactMap { table.money[$0] }.contains { values in
        // A payout has none.
        let tax = values.map { $0 == Drafts.noBalance ? 0 : $0 }
        return tax.contains { $0 != 0 } && !(part + all).contains(Drafts.noBalance)
          && part.indices.allSatisfy { part[$0] &+ tax[$0] == all[$0] && part[$0].magnitude <= all[$0].magnitude }
      }
    }
    func isTax(_ column: Int, of whole: Int) -> Bool {
      guard column != whole, FeeWords.isTax(roles.names[column]), let tax = table.money[column],
        let all = table.money[whole]
      else { return false }
      let both = zip(tax, all).filter { $0 != 0 && $0 != Drafts.noBalance && $1 != 0 && $1 != Drafts.noBalance }
      return both.count > 2 && both.allSatisfy { $0.magnitude < $1.magnitude }
    }
    return Set(amounts.filter { column in amounts.contains { isPart(column, of: $0) || isTax(column, of: $0) } })
  }

  /// Several columns whose sum the amounts are in every row, of which one is a fee or what went out, and takes away
  /// but where it is given back: sales, tips and refunds less fees. Empty where there are none.
  ///
  /// Fees are negative, or positive where the amounts have both signs: what is taken is then lower on either side.
  func parts(of amount: Int) -> Set<Int> { parts(of: amount, by: tying) }

  func parts(of amount: Int, by tying: [Int]) -> Set<Int> {
    let mayTake = !tying.isEmpty || roles.columns.contains { roles.isForemost($0, .amountOut) }
    guard mayTake, !roles.isBalance(amount), let own = table.money[amount], own.count > 2,
      !own.contains(Drafts.noBalance)
    else { return [] }
    var parts = table.money.keys.sorted().compactMap { part($0, of: amount, by: tying) }
    // What was declined moves nothing, and nothing is taken of it.
    let moving = own.indices.filter { row in
      own[row] != 0 || parts.contains { $0.isTaken && $0.values[row] != 0 }
    }
    guard parts.contains(where: \.isTaken), moving.count > 2 else { return [] }
    func isSum(_ parts: some Sequence<Part>) -> Bool {
      moving.allSatisfy { row in parts.reduce(0) { $0 &+ $1.values[row] } == own[row] }
    }
    let sums = parts.filter { roles.profiles[$0.column].amounts.marked > 0 }
    if sums.count > 1, isSum(sums) { return Set(sums.map(\.column)) }
    parts = Array(parts.prefix(FeeColumns.mostParts))
    for choice in 1..<1 << parts.count {
      let chosen = parts.indices.filter { choice >> $0 & 1 == 1 }.map { parts[$0] }
      guard chosen.count > 1, chosen.contains(where: \.isTaken), isSum(chosen) else { continue }
      return Set(chosen.map(\.column))
    }
    return []
  }

  /// What stands in a column beside these amounts; nil where it is one of balances, or has none.
  private func part(_ column: Int, of amount: Int, by tying: [Int]) -> Part? {
    guard column != amount, !roles.isBalance(column), !isAfter(column, whole: amount), let own = table.money[amount],
      let values = table.money[column]?.map({ $0 == Drafts.noBalance ? 0 : $0 })
    else { return nil }
    let (negative, positive) = (values.count { $0 < 0 }, values.count { $0 > 0 })
    guard negative + positive > 0 else { return nil }
    let isFee = tying.contains(column)
    let mayTake = (isFee || roles.isForemost(column, .amountOut)) && Set(values).count > 2
    let hasBothSigns = own.contains { $0 < 0 } && own.contains { $0 > 0 }
    if isFee, mayTake, hasBothSigns, positive > 2 * negative {
      return Part(column: column, values: values.map { 0 &- $0 }, isTaken: true)
    }
    // Where more is given back than sold, a fee is still against what it is taken from.
    let against = zip(values, own).count { $0.signum() * $1.signum() < 0 }
    let isAgainst = isFee && hasBothSigns && against > 4 * (negative + positive - against)
    return Part(column: column, values: values, isTaken: mayTake && (negative > 2 * positive || isAgainst))
  }

  /// `Total` beside an amount that its name does not put behind the fee: of a card's the whole holds the amount.
  private func isAfter(_ column: Int, whole amount: Int) -> Bool {
    isCard && side(named: column) == .after && side(named: amount) != .after
  }

  private struct Part {
    let column: Int
    let values: [Int64]
    /// It takes away from the others.
    let isTaken: Bool
  }

  /// Columns of numbers that are such sums of others, of which one is among those of these readings, or by their header
  /// what a fee leaves of one of them, and that none of them takes alone.
  func sums(in readings: [Interpretation]) -> [Int] {
    let amounts = Set(readings.flatMap { $0.source.columns })
    return table.money.keys.sorted().filter { column in
      guard !readings.contains(where: { $0.source.columns == [column] }) else { return false }
      return !parts(of: column).isDisjoint(with: amounts)
        || side(named: column) == .after && amounts.contains { side(named: $0) != .after && isTied($0, column) }
    }
  }

  private static let mostParts = 8
}
