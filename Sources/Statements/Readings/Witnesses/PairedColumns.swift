import Lexicon

/// One column for money in and one for money out, where there are such, and in which order they stand.
enum PairedColumns {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    let roles = columns.roles
    let source = reading.interpretation.source
    if case .eitherOf = source { return .silent }
    guard case .inOut(let moneyIn, let moneyOut) = source else {
      let column = source.columns[0]
      guard columns.isPaired, !roles.isForemost(column, .amountIn), !roles.isForemost(column, .amountOut) else {
        return .silent
      }
      return .doubts(columns.isNamed(source) ? Weights.besidePair : Weights.besideUnnamedPair, because)
    }
    // A column that holds both signs writes what is rarer as reversals.
    var bits = 0
    if reading.interpretation.inFactor != Interpretation.inFactor(roles.profiles[moneyIn].amounts) {
      bits += Weights.rarerReversals
    }
    if reading.interpretation.outFactor != Interpretation.outFactor(roles.profiles[moneyOut].amounts) {
      bits += Weights.rarerReversals
    }
    if !columns.isNamed(source) {
      if moneyIn < moneyOut { bits += Weights.firstColumn }
      let amounts = [moneyIn, moneyOut].map { roles.profiles[$0].amounts.marked > 0 }
      if amounts[0] != amounts[1] { bits += Weights.unlikeColumns }
    }
    return .doubts(bits, because)
  }

  private static let because = "one column holds money in, one money out"
}
