import Lexicon

/// Another column holds the amount on the other side of the fee, row by row.
enum TiedFee {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    if fee.amounts.count == 2 { return ofPair(reading, fee) }
    guard reading.key == "included",
      fee.fees.table.money.keys.contains(where: { other in
        fee.amounts.contains { $0 != other && fee.fees.isTied($0, other) }
      })
    else { return .silent }
    return .proves("the amount is that after \(fee.name)")
  }

  private static func ofPair(_ reading: SignReading, _ fee: FeeCase) -> Testimony {
    var alone = reading.interpretation
    alone.fee = nil
    switch (fee.fees.side(of: fee.fees.table.amounts(of: alone), fee.amounts, fee: fee.columns), reading.key) {
    case (.after, "included"): return .proves("the amount is that after \(fee.name)")
    case (.before, "on-top"): return .proves("the amount is that before \(fee.name)")
    default: return .silent
    }
  }
}
