/// Fees take money away: amounts after them are lower where money out is negative, higher where it is positive.
enum FeesTaken {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    let bits = signs.isFeeNamed ? Weights.namedFees : Weights.fees
    return switch (signs.feeSign, reading.key) {
    case (1, "as-written"): .supports(bits, "fees lower the amounts as written")
    case (-1, "inverted"): .supports(bits, "fees raise the amounts as written")
    default: .silent
    }
  }
}
