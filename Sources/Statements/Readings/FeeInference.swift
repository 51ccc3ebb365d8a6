import Lexicon
import Values

/// Whether the amount of a row already holds the fee beside it, where no balance tells; or asks.
struct FeeInference {
  let roles: ColumnRoles
  var table: ParsedTable
  /// Columns of fees of which at least one is not zero.
  let fees: [Int]

  init(roles: ColumnRoles, table: ParsedTable) {
    self.roles = roles
    self.table = table
    fees = roles.columns.filter { column in
      roles.isForemost(column, .fee) && roles.profiles[column].isNumbers
        && table.money[column]?.contains { $0 != 0 && $0 != Drafts.noBalance } ?? false
    }
  }

  // MARK: Columns before and after the fee

  /// The candidates with what speaks against those that take an amount before its fee, where another column states it
  /// after the fee. Where the numbers tie two columns and nothing tells which is which, neither is likelier.
  func preferringNet(_ candidates: [Interpretation]) -> [Interpretation] {
    let amounts = Set(candidates.flatMap { $0.source.columns }).sorted()
    var against: [Int: Int] = [:]
    var equal: Set<Int> = []
    for (place, left) in amounts.enumerated() {
      for right in amounts[(place + 1)...] where isTied(left, right) {
        switch after(left, right) {
        case left: against[right] = 20
        case right: against[left] = 20
        default: equal.formUnion([left, right])
        }
      }
    }
    let least = candidates.filter { equal.contains($0.source.columns[0]) && $0.balance == nil }.map(\.cost).min()
    return candidates.map { candidate in
      var reading = candidate
      if let least, equal.contains(candidate.source.columns[0]), candidate.balance == nil { reading.cost = least }
      reading.cost += candidate.source.columns.compactMap { against[$0] }.max() ?? 0
      return reading
    }
  }

  /// Whether one column is the other with the fee in every row.
  func isTied(_ left: Int, _ right: Int) -> Bool {
    guard let first = table.money[left], let second = table.money[right] else { return false }
    return fees.contains { column in
      guard let fee = table.money[column], column != left, column != right else { return false }
      return first.indices.allSatisfy { row in
        guard first[row] != Drafts.noBalance, second[row] != Drafts.noBalance else { return false }
        let difference = (first[row] &- second[row]).magnitude
        return difference == (fee[row] == Drafts.noBalance ? 0 : fee[row].magnitude)
      }
    }
  }

  /// The one of two tied columns that is after the fee: by its header, else as fees take money away.
  private func after(_ left: Int, _ right: Int) -> Int? {
    switch (FeeWords.side(of: roles.names[left]), FeeWords.side(of: roles.names[right])) {
    case (.after, .before), (.after, nil), (nil, .before): return left
    case (.before, .after), (nil, .after), (.before, nil): return right
    default: break
    }
    let first = table.money[left] ?? []
    let second = table.money[right] ?? []
    guard first.contains(where: { $0 < 0 }), first.contains(where: { $0 > 0 }) else { return nil }
    if zip(first, second).allSatisfy({ $0 <= $1 }) { return left }
    return zip(first, second).allSatisfy { $0 >= $1 } ? right : nil
  }

  /// Fees take money away: 1 where the amounts after the fee are the lower ones in all rows, -1 where they are the
  /// higher ones and money out is positive; nil where no column beside the amount is tied to it.
  func sign(of amount: Int) -> Int? {
    guard let own = table.money[amount] else { return nil }
    for other in table.money.keys.sorted() where other != amount && isTied(amount, other) {
      guard let values = table.money[other], FeeWords.side(of: roles.names[other]) != .after else { continue }
      if zip(own, values).allSatisfy({ $0 <= $1 }) { return 1 }
      if zip(own, values).allSatisfy({ $0 >= $1 }) { return -1 }
    }
    return nil
  }

  // MARK: The fee of the chosen amount

  struct Decision {
    var fee: Interpretation.Fee?
    var because: String
    var question: Question?
  }

  /// Nil where there is no fee to decide about.
  func decide(_ interpretation: Interpretation, check: TotalsCheck, hints: ReadingHints) -> Decision? {
    let own = interpretation.source.columns
    // Taxes, which a price holds, are hardly called a fee.
    guard let column = fees.first(where: { !own.contains($0) && roles.weight($0, .fee) >= 50 }) else { return nil }
    let isSettled = table.money.keys.contains { other in own.contains { $0 != other && isTied($0, other) } }
    let profile = roles.profiles[column].amounts
    let isNegative = profile.negative > profile.positive
    let onTop = Interpretation.Fee(column: column, factor: isNegative == interpretation.isInverted ? -1 : 1)
    let name = "'\(roles.names[column])'"
    switch hints.answers["fee"] {
    case "included": return Decision(because: "as told: the amount includes \(name)")
    case "on-top": return Decision(fee: onTop, because: "as told: \(name) comes on top of the amount")
    default: break
    }
    if roles.declared.roles[column] == .fee { return Decision(fee: onTop, because: "\(name) is declared a fee") }
    if isSettled { return Decision(because: "the amount is that after \(name)") }
    var besides = interpretation
    besides.fee = onTop
    switch (check.answer(table.amounts(of: interpretation)), check.answer(table.amounts(of: besides))) {
    case (.proven, .contradicted): return Decision(because: "the stated totals are those of the amounts alone")
    case (.contradicted, .proven): return Decision(fee: onTop, because: "the stated totals count the fees as well")
    default: break
    }
    if FeeWords.isPart(roles.names[column]) || own.contains(where: { FeeWords.side(of: roles.names[$0]) == .after }) {
      return Decision(because: "the header says that the amount includes \(name)")
    }
    if own.contains(where: { FeeWords.side(of: roles.names[$0]) == .before }) {
      return Decision(fee: onTop, because: "the header says that \(name) comes on top of the amount")
    }
    switch byProduct(own, fee: column, exponent: check.exponent) {
    case .included: return Decision(because: "quantity times price, less \(name), makes the amount")
    case .onTop: return Decision(fee: onTop, because: "quantity times price makes the amount, without \(name)")
    case nil: break
    }
    return Decision(because: "not decided by the file", question: question(interpretation, onTop, check.exponent))
  }

  private func question(_ included: Interpretation, _ fee: Interpretation.Fee, _ exponent: Int) -> Question {
    var onTop = included
    onTop.fee = fee
    func sum(_ reading: Interpretation) -> String {
      Money.text(table.amounts(of: reading).reduce(0, &+), exponent: exponent)
    }
    return Question(
      code: "fee",
      message: "Does the amount include what stands in '\(roles.names[fee.column])'? Nothing in the file tells",
      options: [
        Question.Option(value: "included", label: "yes: the amount is all that moved, \(sum(included)) in all"),
        Question.Option(value: "on-top", label: "no: the fee was taken besides, \(sum(onTop)) in all"),
      ])
  }
}
