/// Another column holds the amount before the fee, row by row.
enum TiedFee {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    guard reading.key == "included",
      fee.fees.table.money.keys.contains(where: { other in
        fee.amounts.contains { $0 != other && fee.fees.isTied($0, other) }
      })
    else { return .silent }
    return .proves("the amount is that after \(fee.name)")
  }
}
