/// Of two columns that a fee ties, the one after it is what moved; a fee on top of an amount is less usual than one in it.
enum AfterFees {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    let isBefore = reading.interpretation.source.columns.contains { columns.beforeFee.contains($0) }
    let bits = (isBefore ? Weights.beforeFee : 0) + (reading.interpretation.fee == nil ? 0 : Weights.feeOnTop)
    return .doubts(bits, "the amount is that after the fee")
  }
}
