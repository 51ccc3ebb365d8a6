/// Watches whether the signs of a file agree with its DEBIT and CREDIT types, as the standard demands.
///
/// Some banks write every amount as positive and leave the direction to TRNTYPE, or turn a card's signs round. Where
/// no row agrees with its type and at least one contradicts it, a person is asked.
struct OFXSign {
  private var agreeing = 0
  private var contradicting = 0
  private var debits: Set<TextID> = []

  /// Notes one row; `id` is its type in the pool.
  mutating func note(_ text: [UInt8], type: Range<Int>, amount: WrittenAmount, id: TextID) {
    let isDebit = text.matches(type, "DEBIT")
    guard isDebit || text.matches(type, "CREDIT") else { return }
    if isDebit { debits.insert(id) }
    guard amount.digits != 0 else { return }
    if isDebit == (amount.digits < 0) { agreeing += 1 } else { contradicting += 1 }
  }

  /// Applies the answer where there is one; else the question, where there is one to ask.
  ///
  /// Credits that are positive agree with their type even where debits are positive too, so a file without a single
  /// negative amount but with debits is in question as well.
  func settle(_ writer: inout DraftWriter, hints: ReadingHints) -> Question? {
    let debitRows = writer.drafts.types.indices.filter { debits.contains(writer.drafts.types[$0]) }
    let anyNegative = writer.drafts.amounts.contains { $0 < 0 }
    let isTypedOnly = !anyNegative && debitRows.contains { writer.drafts.amounts[$0] > 0 }
    guard isTypedOnly || (contradicting > 0 && agreeing == 0) else { return nil }
    switch hints.answers["sign"] ?? hints.sign {
    case "by-type":
      for row in debitRows where writer.drafts.amounts[row] > 0 { writer.drafts.amounts[row].negate() }
      return nil
    case "as-written", "inverted": return nil
    default: return question
    }
  }

  /// Whether a person said that the file's signs are the other way round.
  func isInverted(_ hints: ReadingHints) -> Bool { (hints.answers["sign"] ?? hints.sign) == "inverted" }

  private var question: Question {
    Question(
      code: "sign", message: "The signs of the amounts contradict their types, DEBIT and CREDIT. Which are right?",
      options: [
        Question.Option(value: "by-type", label: "the types are right: DEBIT is money out, whatever the sign"),
        Question.Option(value: "as-written", label: "the signs are right: a positive amount is money in"),
        Question.Option(value: "inverted", label: "the signs are turned round: a positive amount is money out"),
      ])
  }
}
