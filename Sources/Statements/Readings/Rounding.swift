import Values

/// Whether amounts with more decimals than their currency has are rounded: if a person says so, or a balance goes on
/// with the rounded ones.
struct Rounding {
  static let code = "decimals"

  let rounds: Bool
  let because: String
  /// Nil once it was answered.
  var question: Question?

  /// `most`: the most decimals that some amount has; `exponent`: those of the currency.
  init(most: Int, exponent: Int, _ hints: ReadingHints) {
    let told = hints.answers[Rounding.code]
    rounds = told != "exact"
    switch told {
    case "exact": because = "as told: rows with more decimals are not taken"
    case "round": because = "as told: rounded to \(exponent)"
    default:
      because = "not decided by the file"
      question = Question(
        code: Rounding.code,
        message: "Amounts have up to \(most) decimals, and their currency has \(exponent). Are they to be rounded?",
        options: [
          Question.Option(value: "round", label: "yes: to \(exponent) decimals, halves away from zero"),
          Question.Option(value: "exact", label: "no: such rows are asked about one by one"),
        ])
    }
  }
}
