import Values

/// Watches whether the signs of a file agree with the types of its transactions, as the standard demands.
///
/// Some banks write every amount as positive and leave the direction to TRNTYPE, or turn a card's signs round. Where
/// no row agrees with its type and at least one contradicts it, a person is asked. So it is where a file has no
/// negative amount although it holds types that mean money out, or a card's purchases.
struct OFXSign {
  /// What a type says of the way that the money goes; `mostlyOut` ones come back now and then.
  enum Direction { case out, mostlyOut, into, open }

  private var agreeing = 0
  private var contradicting = 0
  private var outgoing: Set<TextID> = []
  /// Booked rows of cards: those below zero, and those above.
  private var cardOut = 0
  private var cardIn = 0

  /// What a TRNTYPE says. POS, ATM, XFER, PAYMENT and INT may go either way, as the standard has it or as cards use them.
  static func direction(_ text: [UInt8], _ type: Range<Int>) -> Direction {
    if text.matches(type, "DEBIT") || text.matches(type, "OUT") { return .out }
    if text.matches(type, "CREDIT") || text.matches(type, "IN") { return .into }
    let mostlyOut: [StaticString] = ["FEE", "SRVCHG", "CHECK", "CASH", "DIRECTDEBIT", "REPEATPMT"]
    return mostlyOut.contains { text.matches(type, $0) } ? .mostlyOut : .open
  }

  /// Notes one row; `type` is its type in the pool.
  mutating func note(_ direction: Direction, amount: WrittenAmount, type: TextID, isCard: Bool) {
    if direction == .out || direction == .mostlyOut { outgoing.insert(type) }
    guard amount.digits != 0 else { return }
    if isCard, amount.digits < 0 { cardOut += 1 } else if isCard { cardIn += 1 }
    guard direction == .out || direction == .into else { return }
    if (direction == .out) == (amount.digits < 0) { agreeing += 1 } else { contradicting += 1 }
  }

  /// Applies the answer where there is one; else the question, where there is one to ask.
  ///
  /// Credits that are positive agree with their type even where debits are positive too, so a file without a single
  /// negative amount but with debits is in question as well.
  func settle(_ writer: inout DraftWriter, hints: ReadingHints) -> Question? {
    let outgoingRows = writer.drafts.types.indices.filter { outgoing.contains(writer.drafts.types[$0]) }
    let anyNegative = writer.drafts.amounts.contains { $0 < 0 }
    let isTypedOnly = !anyNegative && outgoingRows.contains { writer.drafts.amounts[$0] > 0 }
    let isCardOfIncome = cardOut == 0 && cardIn > 2 && agreeing < cardIn
    guard isTypedOnly || isCardOfIncome || (contradicting > 0 && agreeing == 0) else { return nil }
    switch hints.answers["sign"] ?? hints.sign {
    case "by-type":
      for row in outgoingRows where writer.drafts.amounts[row] > 0 { writer.drafts.amounts[row].negate() }
      return nil
    case "as-written", "inverted": return nil
    default: return question
    }
  }

  /// Whether a person said that the file's signs are the other way round.
  func isInverted(_ hints: ReadingHints) -> Bool { (hints.answers["sign"] ?? hints.sign) == "inverted" }

  private var question: Question {
    Question(
      code: "sign", message: "The signs of the amounts contradict the types of their transactions. Which are right?",
      options: [
        Question.Option(
          value: "by-type", label: "the types are right: DEBIT and its like are money out, whatever the sign"),
        Question.Option(value: "as-written", label: "the signs are right: a positive amount is money in"),
        Question.Option(value: "inverted", label: "the signs are turned round: a positive amount is money out"),
      ])
  }
}
