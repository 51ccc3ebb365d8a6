/// How a column that nothing calls an amount is written: with decimals where others have them, with a sign, in one currency.
enum WrittenAsMoney {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    let source = reading.interpretation.source
    guard source.columns.count == 1, let column = source.columns.first else { return .silent }
    let roles = columns.roles
    let amounts = roles.profiles[column].amounts
    var bits = max(amounts.currencies.count, roles.currencyCount(beside: column)) > 1 ? Weights.severalCurrencies : 0
    if !columns.isNamed(source) {
      if amounts.negative == 0, amounts.explicitPlus == 0, case .signed = source { bits += Weights.withoutSign }
      if amounts.marked == 0, columns.amounts.contains(where: { roles.profiles[$0].amounts.marked > 0 }) {
        bits += Weights.withoutDecimals
      }
      if let first = columns.amounts.first(where: { !roles.profiles[$0].amounts.isIntegersOnly }), column > first {
        bits += Weights.firstColumn
      }
    }
    return .doubts(bits, "it is written as money is")
  }
}
