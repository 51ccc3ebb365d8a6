/// Fees take money away: amounts after them are lower where money out is negative, higher where it is positive.
enum FeesTaken {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    switch (signs.feeSign, reading.key) {
    case (1, "as-written"): .supports(Weights.fees, "fees lower the amounts as written")
    case (-1, "inverted"): .supports(Weights.fees, "fees raise the amounts as written")
    default: .silent
    }
  }
}
