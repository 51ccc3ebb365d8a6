import Lexicon

/// How many amounts are positive and how many negative: most accounts pay more often than they are paid.
enum MixOfSigns {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    let rows = signs.isCard ? signs.withoutPayments : signs.plain
    let (positive, negative) = (rows.count { $0 > 0 }, rows.count { $0 < 0 })
    guard reading.key == "as-written", negative > 0 else { return .silent }
    // What is owed falls as often as somebody pays.
    if signs.isChained, signs.isOwed { return .silent }
    // The card's own list may be either.
    if signs.isNamedCreditCard, positive > 0, negative <= positive * 2 { return .silent }
    let isOneMore = negative == positive + 1 && negative <= 2
    if positive == 0 {
      return .supports(isOneMore ? Weights.oneMoreOut : Weights.noMoneyIn, "money out is negative")
    }
    let because = "both signs occur, as in an account"
    // Who pays a card in parts and brings things back has about as many of these as purchases.
    if signs.isCard, !isOneMore, negative > positive, negative <= positive * 2 {
      return .supports(Weights.fewMoreOut, because)
    }
    if negative > positive { return .supports(isOneMore ? Weights.twoOfThreeOut : Weights.moreMoneyOut, because) }
    let isOfCard = signs.isCard || signs.spoken.contains { $0.saying?.isOfCard ?? false }
    // Refunds and payments onto a card are fewer among purchases.
    let isMuch = negative == positive || negative >= Weights.manyOut && negative * 5 >= (negative + positive) * 2
    return isMuch && !isOfCard ? .supports(Weights.asMuchMoneyOut, because) : .silent
  }
}
