import Lexicon

/// What the texts of the rows say of the direction of their money.
///
/// They speak for their own rows. Of a whole table that has one sign alone they speak where most rows do and none says
/// the opposite; where both signs occur, by their different phrases, those that contradict taken off. The words of the
/// only row never turn it, but a payment onto a card is asked about.
enum SpokenMovements {
  static func testimony(of reading: SignReading, in signs: SignCase) -> Testimony {
    let (with, against) = tallies(reading, signs)
    guard with.rows > 4 * against.rows else { return .silent }
    if signs.moving == 1, reading.key != "as-written" {
      // Enough for a question where the row is a payment onto a card, as its words say.
      let isAsked = reading.key == "inverted" && with.bits >= Weights.cardPayment
      return isAsked ? .supports(Weights.cardPayment, because(reading.key, 1)) : .silent
    }
    let isMost = with.sureRows * 2 > signs.moving && against.rows == 0
    // A few rows below zero, one of which pays a card as its words say, may all be payments and refunds.
    if reading.key == "inverted", signs.positive == 0, signs.moving <= Weights.fewRows, with.isOfCard {
      return .supports(Weights.cardPayment, because(reading.key, with.rows))
    }
    if signs.isOneSided {
      // Nearly every account pays: that the rows which speak all do so says little of one that does not.
      let isOut = reading.amounts.contains { $0 < 0 }
      // So it does on a card, whose purchases may be called as its payments are: `AUTOPAY`.
      guard isMost, !isOut && !signs.isCard || with.rows == signs.moving || isOut && with.rows >= Weights.manyRows
      else { return .silent }
    }
    // It turns no file: a card may give back what it charged.
    let isWhole = with.isWhole && reading.key == "as-written" && !signs.isOneSided && !signs.isCard
    let bits =
      with.bits + (isWhole ? Weights.wholePhrase : 0) - Weights.contradiction * against.bits
      + (isMost ? Weights.mostRowsSpeak : 0)
    // Direct debits and standing orders of others pay into an account as well.
    let isTurned = reading.key == "inverted" && !signs.isOneSided && with.areBills
    // Words that agree with every row outweigh signs that a few speak against; against a balance that follows the amounts
    // as written they leave it open, where nothing tells of a card or a loan.
    var most = Weights.mostWords + (reading.key == "by-words" ? Weights.margin : 0)
    let mayBeOwed = signs.isCard || signs.isNamedCreditCard || signs.isLoan || signs.isOwed || with.isOfCard
    if reading.key == "inverted", signs.isChained, !mayBeOwed { most = Weights.runningBalance + Weights.margin - 1 }
    return .supports(min(bits, isTurned ? Weights.margin - 1 : most), because(reading.key, with.rows))
  }

  /// The rows of which words say what the reading says, and those of which they say the opposite.
  static func tallies(_ reading: SignReading, _ signs: SignCase) -> (with: Tally, against: Tally) {
    var (with, against) = (Tally(), Tally())
    let hearing = Listener(signs)
    for (row, spoken) in signs.spoken.enumerated() where row < signs.written.count && signs.written[row] != 0 {
      guard reading.amounts[row] != 0, let saying = hearing.saying(of: row) else { continue }
      if (saying.direction == .moneyIn) == (reading.amounts[row] > 0) {
        with.add(saying, text: spoken.text)
      } else {
        against.add(saying, text: spoken.text)
      }
    }
    return (with, against)
  }

  /// Takes what a row says as the rows around it mean it.
  private struct Listener {
    let signs: SignCase
    let positive: Int
    let negative: Int
    let moving: Int
    let isPaidCard: Bool
    let areBillsMany: Bool
    let areShopsNamed: Bool
    /// The sign as written of the rows that say that they pay a card, and are the fewer; nil without any, or with both.
    let signOfPayments: Int64?

    init(_ signs: SignCase) {
      self.signs = signs
      let (positive, negative, moving) = (signs.positive, signs.negative, signs.moving)
      (self.positive, self.negative, self.moving) = (positive, negative, moving)
      isPaidCard = signs.spoken.contains { $0.saying?.isOfCard ?? false }
      areBillsMany = signs.spoken.count { $0.saying?.isOfBill ?? false } > 1
      areShopsNamed = signs.spoken.contains { $0.shop.map { $0.kind != .word } ?? false }
      let paid = zip(signs.written, signs.spoken).filter { $0 != 0 && $1.saying?.isOfCard ?? false }
      let sides = Set(paid.map { $0.0.signum() })
      let side = sides.count == 1 ? sides.first : nil
      signOfPayments = side.flatMap { ($0 > 0 ? positive : negative) * 2 < moving ? $0 : nil }
    }

    /// Nil where it says nothing. A direct debit among many rows of the other sign may be the payment of a card's bill;
    /// on a credit card the only one of few rows is, if no other amount is as great. Interest below zero may have been
    /// charged on a card, and any on one that is paid. What is called a purchase and has the sign of the card's payments
    /// is a refund.
    func saying(of row: Int) -> MovementWords.Saying? {
      guard var saying = signs.spoken[row].saying else { return nil }
      let written = signs.written[row]
      let alike = written > 0 ? positive : negative
      if saying.isOfBill, alike * (signs.isCard ? 2 : Weights.purchasesForOnePayment + 1) <= moving {
        guard signs.isCreditCard, moving <= Weights.fewRows, !areBillsMany, signs.isGreatest(row) else { return nil }
        saying.direction = .moneyIn
      }
      // So is what pays off a debt that grows with the others.
      if saying.isOfBill, signs.isChained, signs.isOwed || signs.isLoan { return nil }
      if saying.isOfInterest, isPaidCard || signs.isCard && written < 0 { return nil }
      if saying.isOfPurchase, written.signum() == signOfPayments { return nil }
      // Sellers are not those who name the chains where they buy.
      if areShopsNamed { saying.isOpen = false }
      return saying
    }
  }

  struct Tally {
    var rows = 0
    /// Some row pays a card, as its statement alone says.
    var isOfCard = false
    /// All rows say no more than how a bill is paid.
    var areBills = true
    /// Those whose words no merchant would say of the opposite direction.
    var sureRows = 0
    /// Some row says its phrase and no more: no merchant is called so.
    private(set) var isWhole = false
    private var phrases: [UInt64: (bits: Int, text: UInt64)] = [:]

    var bits: Int { phrases.values.reduce(0) { $0 + $1.bits } }

    fileprivate mutating func add(_ saying: MovementWords.Saying, text: UInt64) {
      rows += 1
      isOfCard = isOfCard || saying.isOfCard
      areBills = areBills && saying.isOfBill
      if saying.isOpen {
        phrases[saying.phrases] = (Weights.openPhrase, text)
        return
      }
      sureRows += 1
      let once = saying.isOfCard ? Weights.cardPayment : Weights.phrase
      guard let known = phrases[saying.phrases] else {
        phrases[saying.phrases] = (once, text)
        isWhole = isWhole || text == saying.phrases
        return
      }
      guard text != known.text || text == saying.phrases else { return }
      phrases[saying.phrases] = (once + Weights.repeatedPhrase, known.text)
    }
  }

  private static func because(_ key: String, _ rows: Int) -> String {
    let speaking =
      rows == 1 ? "the one row whose words tell a direction has" : "\(rows) rows whose words tell the direction have"
    return switch key {
    case "as-written": "\(speaking) that sign"
    case "inverted": "\(speaking) the opposite sign"
    default: "the words of the rows agree"
    }
  }
}
