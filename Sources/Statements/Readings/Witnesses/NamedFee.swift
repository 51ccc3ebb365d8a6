import Lexicon

/// What the header says of the fee, or of the amount: before it, or after it.
enum NamedFee {
  static func testimony(of reading: SignReading, in fee: FeeCase) -> Testimony {
    let names = fee.fees.roles.names
    let sides = fee.amounts.compactMap { FeeWords.isSentOn(names[$0]) ? .before : FeeWords.side(of: names[$0]) }
    if fee.columns.contains(where: { FeeWords.isPart(names[$0]) }) || sides.contains(.after) {
      return reading.key == "included"
        ? .supports(Weights.namedFee, "the header says that the amount includes \(fee.name)") : .silent
    }
    guard sides.contains(.before), reading.key == "on-top" else { return .silent }
    return .supports(Weights.namedFee, "the header says that \(fee.name) comes on top of the amount")
  }
}
