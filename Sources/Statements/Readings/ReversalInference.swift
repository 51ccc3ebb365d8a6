import Lexicon
import Values

/// Whether a column for one direction of money writes it as positive or as negative, where it holds both; or asks.
///
/// A few values of the other sign are reversals. Where there are about as many of either, nothing tells which are.
struct ReversalInference {
  let roles: ColumnRoles
  let table: ParsedTable

  /// The factor that each side gets as told, by words, or as most values are; with a question where neither says.
  struct Decision {
    var factor: Int64
    var because: String?
    var question: Question?
  }

  /// Nil where the column holds one sign alone, or hardly any of the other.
  func decide(
    _ column: Int, isOut: Bool, of interpretation: Interpretation, texts: [String], check: TotalsCheck,
    hints: ReadingHints
  ) -> Decision? {
    let values = table.money[column] ?? []
    guard ReversalInference.isMixed(roles.profiles[column].amounts) else { return nil }
    let usual: Int64 = isOut ? -1 : 1
    let code = isOut ? "out_sign" : "in_sign"
    switch hints.answers[code] {
    case "positive": return Decision(factor: usual, because: "as told")
    case "negative": return Decision(factor: -usual, because: "as told")
    default: break
    }
    var (positive, negative) = (interpretation, interpretation)
    if isOut { (positive.outFactor, negative.outFactor) = (-1, 1) }
    if !isOut { (positive.inFactor, negative.inFactor) = (1, -1) }
    switch (check.change(table.amounts(of: positive)), check.change(table.amounts(of: negative))) {
    case (true, false): return Decision(factor: usual, because: "only so the rows make the closing balance")
    case (false, true): return Decision(factor: -usual, because: "only so the rows make the closing balance")
    default: break
    }
    let votes = zip(values, texts).reduce(into: (usual: 0, unusual: 0)) { votes, row in
      guard row.0 != 0, row.0 != Drafts.noBalance, let direction = MovementWords.direction(of: row.1) else { return }
      if (direction == .moneyIn) == (row.0 * usual > 0) { votes.usual += 1 } else { votes.unusual += 1 }
    }
    if votes.usual >= 2, votes.unusual == 0 { return Decision(factor: usual, because: "the words of the rows agree") }
    if votes.unusual >= 2, votes.usual == 0 { return Decision(factor: -usual, because: "the words of the rows agree") }
    let factor = isOut ? interpretation.outFactor : interpretation.inFactor
    return Decision(
      factor: factor, question: question(column, code, isOut, interpretation, check.exponent))
  }

  /// At least a quarter of the values is of the rarer sign.
  static func isMixed(_ amounts: AmountProfile) -> Bool {
    let rarer = min(amounts.negative, amounts.positive)
    return rarer > 0 && rarer * 4 >= amounts.negative + amounts.positive
  }

  private func question(
    _ column: Int, _ code: String, _ isOut: Bool, _ interpretation: Interpretation, _ exponent: Int
  ) -> Question {
    let direction = isOut ? "out" : "in"
    let options = ["positive", "negative"].map { value in
      var reading = interpretation
      let isPositive = value == "positive"
      if isOut { reading.outFactor = isPositive ? -1 : 1 } else { reading.inFactor = isPositive ? 1 : -1 }
      let sum = Money.text(table.amounts(of: reading).reduce(0, &+), exponent: exponent)
      let other = isPositive ? "negative" : "positive"
      return Question.Option(
        value: value, label: "\(value) is money \(direction), \(other) a reversal: \(sum) in all")
    }
    return Question(
      code: code,
      message: "'\(roles.names[column])' holds positive and negative amounts, and nothing in the file tells which of "
        + "them are money \(direction)",
      options: options)
  }
}
