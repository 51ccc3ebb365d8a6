import Lexicon

/// Fees take money away: amounts after them are lower where money out is negative, higher where it is positive.
enum FeesTaken {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    // Without signs the rows without a fee may have come in.
    let hasReceived = zip(signs.written, signs.spoken).contains { $0 != 0 && $1.saying?.direction == .moneyIn }
    if reading.key == "inverted", signs.isOneSided, hasReceived { return .silent }
    // What is paid out of them repeats the same fees, or has none.
    let saysPaidOut =
      signs.isFeeNamed ? signs.saysMoneyOut { signs.uncharged.contains($0) } : signs.saysMoneyOut { _ in true }
    let mayPayOut = signs.mayPayOut || saysPaidOut && !signs.saysMoneyOutAlone
    let bits =
      signs.isOneSided && mayPayOut
      ? Weights.margin - 1 : signs.isFeeNamed ? Weights.namedFees : Weights.fees
    return switch (signs.feeSign, reading.key) {
    case (1, "as-written"): .supports(bits, "fees lower the amounts as written")
    case (-1, "inverted"): .supports(bits, "fees raise the amounts as written")
    default: .silent
    }
  }
}
