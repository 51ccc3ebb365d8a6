import Lexicon
import Values

/// Whether the amounts of OFX and QIF have the signs that these formats demand: money out is negative.
///
/// Some banks write every amount as positive and leave the direction to TRNTYPE, or turn a card's signs round: the
/// judge hears the types, the texts and the kind of account, or a person is asked.
struct WrittenSigns {
  /// What the type of a row says of the way that the money goes; `mostlyOut` ones come back now and then.
  enum Direction: Int8 { case open, into, out, mostlyOut }

  private var directions: [Direction] = []
  /// Booked rows of cards: those below zero, and those above.
  private var cardOut = 0
  private var cardIn = 0
  /// So many purchases and no payment is what a card's statement has where its signs are turned round.
  private static let fewest = 3

  mutating func note(_ row: WrittenRow, _ direction: Direction = .open, isCard: Bool) {
    directions.append(direction)
    guard isCard, !row.isPending else { return }
    if row.amount.digits < 0 { cardOut += 1 } else if row.amount.digits > 0 { cardIn += 1 }
  }

  var isCard: Bool { cardIn + cardOut > 0 }

  /// In the order in which their words are given as the reason.
  private static let witnesses: [@Sendable (SignReading, SignCase) -> Testimony] = [
    Told.testimony, DebitCreditFlags.testimony, SpokenMovements.testimony, FormatStandard.testimony,
    KindOfAccount.testimony,
  ]

  /// Gives the drafts, whose amounts have their decimals, the signs that the judge holds for right; a question where
  /// he holds none. `isInverted`: the balances are the other way round as well.
  func settle(_ drafts: inout Drafts, _ hints: ReadingHints) -> (isInverted: Bool, question: Question?) {
    guard !directions.isEmpty else { return (false, nil) }
    var signs = signCase(drafts, hints)
    // That nearly all amounts are positive is itself the doubt here.
    signs.hasKinds = true
    let readings = readings(of: drafts.amounts)
    let judged = Judge.verdict(WrittenSigns.witnesses.map { witness in readings.map { witness($0, signs) } }) {
      readings[$0].amounts == readings[$1].amounts
    }
    if judged.isDecided { drafts.amounts = readings[judged.best].amounts }
    guard !judged.isDecided else { return (readings[judged.best].key == "inverted", nil) }
    let isTyped = readings.contains { $0.key == "by-type" }
    return (
      false,
      isTyped
        ? SignQuestion.byType
        : SignQuestion.sign(readings, signs, exponent: drafts.exponent, isMixed: !drafts.currencies.isEmpty)
    )
  }

  private func readings(of amounts: [Int64]) -> [SignReading] {
    var readings = [SignReading(key: "as-written", amounts: amounts)]
    readings.append(SignReading(key: "inverted", amounts: amounts.map { 0 &- $0 }))
    let typed = zip(amounts, directions).map { amount, direction in
      direction == .out || direction == .mostlyOut ? -abs(amount) : amount
    }
    if typed != amounts { readings.append(SignReading(key: "by-type", amounts: typed)) }
    return readings
  }

  private func signCase(_ drafts: Drafts, _ hints: ReadingHints) -> SignCase {
    var signs = SignCase(told: hints.answers["sign"] ?? hints.sign)
    signs.written = drafts.amounts
    signs.isCard = isCard
    let hasSigns = signs.negative > 0
    // One type for all rows, whatever their signs, says nothing of these.
    let types = Set(directions).subtracting([.open])
    let isOneType = types.count == 1 && signs.negative > 0 && signs.positive > 0 && directions.count > 2
    signs.flags = directions.map { direction in
      switch isOneType ? .open : direction {
      case .into: 1
      case .out: -1
      case .mostlyOut: hasSigns ? 0 : -1
      case .open: 0
      }
    }
    let words = MovementWords(view: signs.isCard ? .card : .holder)
    signs.spoken = drafts.descriptions.prefix(TableInference.mostTexts).map { text in
      let spoken = SpokenText(drafts.texts[text])
      return SignCase.SpokenRow(saying: words.saying(of: spoken), text: spoken.words)
    }
    signs.followsStandard = cardIn < WrittenSigns.fewest || cardOut > 0 && !areOutPayments(signs)
    return signs
  }

  /// All amounts below zero are said to be payments onto the card, and none above: its signs are turned round.
  private func areOutPayments(_ signs: SignCase) -> Bool {
    signs.spoken.count == signs.written.count
      && zip(signs.written, signs.spoken).allSatisfy { written, spoken in
        written == 0 || (written < 0) == (spoken.saying?.isOfCard == true && spoken.saying?.direction == .moneyIn)
      }
  }
}
