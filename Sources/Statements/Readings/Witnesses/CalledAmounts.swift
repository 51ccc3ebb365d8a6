import Lexicon

/// What the header calls the columns, and which of them names the account's currency.
enum CalledAmounts {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    let source = reading.interpretation.source
    var bits =
      switch source {
      case .inOut(let moneyIn, let moneyOut):
        columns.weakness(moneyIn, .amountIn) + columns.weakness(moneyOut, .amountOut)
      default: columns.weakness(source.columns[0], .amount)
      }
    if !columns.own.isEmpty, columns.isNamed(source), !source.columns.allSatisfy({ columns.own.contains($0) }) {
      bits += Weights.otherCurrency
    } else if source.columns.count == 1, columns.foreign.contains(source.columns[0]) {
      bits += Weights.otherCurrency
    }
    return .doubts(bits, "the header calls it so most plainly")
  }
}
