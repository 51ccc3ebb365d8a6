import Lexicon
import Values

/// Whether the table is one of money at all. The judge weighs readings of a statement against each other; here there
/// is none to weigh against, for what is no statement moves nothing: one good reason is enough, and none is asked about.
extension TableInference {
  /// Something besides numbers says that the chosen column holds money: its header, a currency, a balance that follows
  /// from it, or that it is written as nothing but money is.
  func isKnownMoney(_ verdict: ColumnVerdict) -> Bool {
    if verdict.interpretation.source.isByBalance || hints.answers["columns"] != nil { return true }
    let columns = verdict.interpretation.source.columns
    let isCalledMoney = columns.contains { column in
      [.amount, .amountIn, .amountOut].contains { roles.weight(column, $0) >= TableInference.surelyMoney }
    }
    if RowWords.areOfMeasurements(shape.names), !isCalledMoney, plan.currency == nil, !plan.hasRowCurrencies {
      return false
    }
    if let balance = verdict.interpretation.balance, verdict.outcome != nil {
      if max(roles.weight(balance, .balance), roles.weight(balance, .balanceBefore)) >= 60 { return true }
      // A plan of payments still to come has no texts.
      let hasTexts = roles.columns.contains { roles.isForemost($0, .description) || roles.isForemost($0, .type) }
      if hasTexts, PartWords.owed.areIn(shape.names[balance]) { return true }
      // A meter's readings follow from what was used, and only ever grow.
      if columns.contains(where: { roles.profiles[$0].amounts.negative > 0 }) || columns.count > 1 { return true }
    }
    if isOfDocuments(columns) { return false }
    let isCalledSo = columns.contains { column in
      // `Debit/Credit` over numbers.
      [.amount, .amountIn, .amountOut, .originalAmount, .sign].contains { roles.weight(column, $0) > 0 }
    }
    if isCalledSo || plan.currency != nil || plan.hasRowCurrencies { return true }
    if shape.header.isEmpty, shape.width > 2 { return true }
    guard case .signed(let column) = verdict.interpretation.source else { return true }
    let amounts = roles.profiles[column].amounts
    let hasCents =
      amounts.mostDecimals(plan.decimalMark) == 2 && amounts.withDecimals(plan.decimalMark) * 10 >= amounts.count * 8
    return hasCents && amounts.negative > 0 && amounts.positive > 0 || amounts.explicitPlus > 0
  }

  /// A fee makes it of what the header calls an amount.
  func isTiedToMoney(_ reading: Interpretation, _ fees: FeeColumns) -> Bool {
    guard case .signed(let column) = reading.source else { return false }
    return roles.columns.contains {
      $0 != column && roles.weight($0, .amount) > 0 && fees.isTied(column, $0)
    }
  }

  private static let surelyMoney = 60

  /// Bills or orders, by their header, of which all amounts are of one sign.
  private func isOfDocuments(_ columns: [Int]) -> Bool {
    guard RowWords.areOfDocuments(shape.names), columns.count == 1, !isOfFuelCards, !facts.isCard else { return false }
    let amounts = roles.profiles[columns[0]].amounts
    return amounts.negative == 0 || amounts.positive == 0
  }

  /// What was bought on the road, by the card of each vehicle: the number of the bill stands beside it.
  private var isOfFuelCards: Bool {
    RowWords.areOfFleet(shape.names) && roles.columns.contains { roles.isForemost($0, .cardNumber) }
  }

  mutating func askWhetherMoney(_ reading: Interpretation, _ candidates: [Interpretation]) {
    let others = candidates.filter { $0.balance == nil && $0.fee == nil }
    askColumns(
      [reading] + ColumnAxis.ranked(others, roles: roles),
      RowWords.areOfDocuments(shape.names)
        ? "Does the file hold transactions? Its header is that of a list of bills or orders"
        : "Does the file hold transactions? Nothing in it says that its numbers are amounts of money", least: 1)
  }
}
