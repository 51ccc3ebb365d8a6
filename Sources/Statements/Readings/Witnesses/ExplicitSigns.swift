import Lexicon

/// A written plus beside a minus, or in front of all amounts; on the bill of a card what is owed may grow and fall so.
enum ExplicitSigns {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    guard reading.key == "as-written", signs.explicitPlus > 0,
      signs.negative > 0 || !signs.isCard && signs.explicitPlus >= signs.moving
    else { return .silent }
    let paysCard = zip(signs.written, signs.spoken).contains { amount, spoken in
      amount < 0 && spoken.saying?.isOfCard == true && spoken.saying?.direction == .moneyIn
    }
    if signs.isCard && paysCard { return .silent }
    return .supports(Weights.explicitPlus, "amounts have a plus or a minus")
  }
}
