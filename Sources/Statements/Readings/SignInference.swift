import Lexicon
import Values

/// Decides whether a signed column writes money out as negative, as accounts do, or as positive, as many card exports
/// do; or asks.
struct SignInference {
  /// The amounts as written, one a row.
  let amounts: [Int64]
  /// What the bank says of each row, its kind first; as many as there are amounts, or fewer.
  let texts: [String]
  /// 1 in, -1 out, 0 nothing, from a column of flags; empty without one.
  let flags: [Int8]
  /// The file speaks of a card: in its header, its preamble or its name.
  let isCard: Bool
  /// The running balance holds with the amounts as written.
  let isChained: Bool
  /// 1 where fees lower the amounts as written, -1 where they raise them: money out is then positive.
  var feeSign: Int?
  /// What the lines around the table state of sums; nil where a balance tells more.
  var check: TotalsCheck?
  /// Decimals of the amounts.
  let exponent: Int
  let hints: ReadingHints

  struct Decision {
    var isInverted: Bool
    var because: String
    var question: Question?
  }

  func decide() -> Decision {
    // Where words do not tell every row's direction, it is not told that they do.
    if let told = hints.answers["sign"] ?? hints.sign, told != "by-words" {
      return Decision(isInverted: told == "inverted", because: "as told")
    }
    if let byTotals = byTotals() { return byTotals }
    if let byFlags = agreement(flags.enumerated().map { ($0, Int($1)) }), byFlags.total >= 1 {
      if byFlags.against == 0 { return Decision(isInverted: false, because: "the debit and credit words agree") }
      if byFlags.with == 0 {
        return Decision(isInverted: true, because: "rows called debit are positive, rows called credit negative")
      }
    }
    if let feeSign {
      return Decision(
        isInverted: feeSign < 0, because: "fees \(feeSign < 0 ? "raise" : "lower") the amounts as written")
    }
    return byWords() ?? byPattern()
  }

  /// Asked where only the words of a description tell each row's direction.
  static func question(byWordsIn name: String) -> Question {
    Question(
      code: "sign", message: "No amount has a sign. Do the words in '\(name)' tell whether money came in or went out?",
      options: [
        Question.Option(value: "by-words", label: "yes: purchases and fees go out, refunds and payments come in"),
        Question.Option(value: "as-written", label: "no: every amount is money in"),
        Question.Option(value: "inverted", label: "no: every amount is money out"),
      ])
  }

  /// The sums that the file states hold with one of both signs only.
  private func byTotals() -> Decision? {
    guard let check, amounts.contains(where: { $0 != 0 }) else { return nil }
    let written = check.answer(amounts)
    let inverted = check.answer(amounts.map { 0 &- $0 })
    switch (written, inverted) {
    case (.proven, .contradicted), (.fits, .contradicted):
      return Decision(isInverted: false, because: "the stated totals are those of the amounts as written")
    case (.contradicted, .proven), (.contradicted, .fits):
      return Decision(isInverted: true, because: "the stated totals are those of the opposite amounts")
    default: return nil
    }
  }

  private func agreement(_ signs: [(row: Int, sign: Int)]) -> (with: Int, against: Int, total: Int)? {
    var with = 0
    var against = 0
    for (row, sign) in signs where sign != 0 && row < amounts.count && amounts[row] != 0 {
      if (amounts[row] > 0) == (sign > 0) { with += 1 } else { against += 1 }
    }
    return with + against == 0 ? nil : (with, against, with + against)
  }

  private func byWords() -> Decision? {
    let signs = texts.enumerated().map { row, text in
      switch MovementWords.direction(of: text) {
      case .moneyIn: (row, 1)
      case .moneyOut: (row, -1)
      case nil: (row, 0)
      }
    }
    guard let found = agreement(signs) else { return nil }
    let positive = amounts.count { $0 > 0 }
    let negative = amounts.count { $0 < 0 }
    if found.with > found.against * 4, !isChained, negative == 0, found.total < positive {
      return ask(
        isInverted: isCard,
        "Every amount is positive, and the words of \(found.total) of \(positive) rows tell a direction")
    }
    if found.with > found.against * 4, !isChained || found.with > 0 {
      return Decision(
        isInverted: false, because: "\(found.with) rows whose words tell the direction have that sign")
    }
    guard found.against > found.with * 4 else { return nil }
    if positive < negative, isChained || found.against < 2 { return nil }
    if positive < negative {
      return ask(
        isInverted: isCard,
        "The words of \(found.against) rows speak against their signs, and most amounts are negative")
    }
    if found.against >= 2 || !isChained && (isCard || positive >= 3 * negative) {
      return Decision(
        isInverted: true, because: "\(found.against) rows whose words tell the direction have the opposite sign")
    }
    return ask(
      isInverted: true, "The words of one row speak against its sign, and nothing else in the file tells which holds")
  }

  /// Nothing speaks: the usual sign where it is the usual picture, else a question.
  private func byPattern() -> Decision {
    let positive = amounts.count { $0 > 0 }
    let negative = amounts.count { $0 < 0 }
    if isChained { return Decision(isInverted: false, because: "the running balance follows the amounts as written") }
    if positive == 0 { return Decision(isInverted: false, because: "money out is negative") }
    let isOpen = negative == 0 || positive > negative || isCard && positive == negative
    guard isOpen else { return Decision(isInverted: false, because: "both signs occur, as in an account") }
    return ask(
      isInverted: isCard,
      negative == 0
        ? "Every amount is positive, and nothing in the file tells whether this is money in or money out"
        : "Most amounts are positive, and nothing in the file tells whether this is money in or money out")
  }

  private func ask(isInverted: Bool, _ message: String) -> Decision {
    let asWritten = amounts.reduce(Int64(0), &+)
    let question = Question(
      code: "sign",
      message: message,
      options: [
        Question.Option(
          value: "as-written",
          label: "as written: positive is money in, \(Money.text(asWritten, exponent: exponent)) in all"),
        Question.Option(
          value: "inverted",
          label:
            "inverted: positive is money out, as on card statements, \(Money.text(0 &- asWritten, exponent: exponent)) in all"
        ),
      ])
    return Decision(isInverted: isInverted, because: "not decided by the file", question: question)
  }
}
