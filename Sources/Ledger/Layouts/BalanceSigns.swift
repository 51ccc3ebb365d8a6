/// Gives amounts without a sign the direction in which the balance beside them moved.
enum BalanceSigns {
  /// The direction of time in which each balance differs from the one before it by its row's amount, sometimes up and
  /// sometimes down: true for newest first. Nil where there is none.
  static func newestFirst(_ amounts: [Int64], _ balances: [Int64]) -> Bool? {
    guard amounts.count >= 3, amounts.allSatisfy({ $0 >= 0 }), !balances.contains(Drafts.noBalance) else { return nil }
    return [false, true].first { newestFirst in
      var (up, down) = (0, 0)
      for place in 1..<amounts.count {
        let row = newestFirst ? amounts.count - 1 - place : place
        let change = balances[row] &- balances[newestFirst ? row + 1 : row - 1]
        guard change.magnitude == amounts[row].magnitude else { return false }
        if change > 0 { up += 1 } else if change < 0 { down += 1 }
      }
      return up > 0 && down > 0
    }
  }

  /// Signs the rows from `first` on. No balance stands before the oldest row: its words tell, or it is asked about.
  static func settle(_ reading: inout Reading, from first: Int, newestFirst: Bool, _ hints: ReadingHints) {
    var drafts = reading.drafts
    let rows = Array(first..<drafts.count)
    let ordered = newestFirst ? rows.reversed() : rows
    guard let oldest = ordered.first else { return }
    for (before, row) in zip(ordered, ordered.dropFirst()) {
      let change = drafts.balances[row] &- drafts.balances[before]
      guard drafts.balances[row] != Drafts.noBalance, change.magnitude == drafts.amounts[row].magnitude else {
        reading.questions.append(
          question("sign", drafts, row, "No amount has a sign, and the balance does not tell that of line"))
        return
      }
      drafts.amounts[row] = change
    }
    let words = MovementWords.direction(of: drafts.texts[drafts.descriptions[oldest]])
    switch hints.answers["first_sign"] {
    case "in": break
    case "out": drafts.amounts[oldest] = -drafts.amounts[oldest]
    default:
      if words == .moneyOut { drafts.amounts[oldest] = -drafts.amounts[oldest] }
      guard words == nil, drafts.amounts[oldest] != 0 else { break }
      reading.questions.append(
        question(
          "first_sign", drafts, oldest, "The balance tells each row's direction but that of the oldest, on line"))
    }
    reading.drafts = drafts
  }

  private static func question(_ code: String, _ drafts: Drafts, _ row: Int, _ message: String) -> Question {
    let amount = Money.text(drafts.amounts[row], exponent: drafts.exponent)
    let values = code == "sign" ? ["as-written", "inverted"] : ["in", "out"]
    return Question(
      code: code, message: "\(message) \(drafts.lines[row]): \(amount)",
      options: [
        Question.Option(value: values[0], label: code == "sign" ? "every amount is money in" : "money in"),
        Question.Option(value: values[1], label: code == "sign" ? "every amount is money out" : "money out"),
      ])
  }
}
