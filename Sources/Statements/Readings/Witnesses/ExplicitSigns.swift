import Lexicon

/// A written plus beside a minus; on the bill of a card it may be what is owed that grows and falls.
enum ExplicitSigns {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard reading.key == "as-written", signs.explicitPlus > 0, signs.negative > 0 else { return .silent }
    let paysCard = zip(signs.written, signs.spoken).contains { amount, spoken in
      amount < 0 && spoken.saying?.isOfCard == true && spoken.saying?.direction == .moneyIn
    }
    if signs.isCard && paysCard { return .silent }
    return .supports(Weights.explicitPlus, "amounts have a plus or a minus")
  }
}
