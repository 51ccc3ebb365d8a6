import Lexicon

/// Another column holds the amount on the other side of the fee, row by row.
enum TiedFee {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    switch (side(reading, fee), reading.key) {
    case (.after, "included"): .proves("the amount is that after \(fee.name)")
    case (.before, "on-top"): .proves("the amount is that before \(fee.name)")
    default: .silent
    }
  }

  /// Where the rows do not all say the same, as with fees that are given back, one column of amounts beside another is
  /// the one that was chosen for being after the fee.
  private static func side(_ reading: SignReading, _ fee: FeeCase) -> FeeWords.Side? {
    var alone = reading.interpretation
    alone.fee = nil
    let fees = fee.fees
    if let side = fees.side(of: fees.table.amounts(of: alone), fee.amounts, fee: fee.columns) { return side }
    guard fee.amounts.count == 1 else { return nil }
    if fees.parts(of: fee.amounts[0]).isSuperset(of: fee.columns) { return .after }
    return fees.table.money.keys.contains { $0 != fee.amounts[0] && fees.isTied(fee.amounts[0], $0) } ? .after : nil
  }
}
