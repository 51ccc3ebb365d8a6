import Lexicon

/// The header, where it calls the one column of amounts money in or money out.
enum NamedDirection {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard signs.positive > signs.negative else { return .silent }
    if signs.isOneSided, signs.named == .moneyOut, signs.hasDeposits { return .silent }
    switch (signs.named, reading.key) {
    case (.moneyOut, "inverted"): return .supports(Weights.header, "the header calls the amounts money out")
    case (.moneyIn, "as-written"): return .supports(Weights.header, "the header calls the amounts money in")
    default: return .silent
    }
  }
}
