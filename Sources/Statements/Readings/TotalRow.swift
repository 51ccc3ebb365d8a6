import Values

/// Finds a row at the end, or at the start, of a table that is the sum of all others: most likely no transaction.
enum TotalRow {
  /// Asks of such a row, or leaves it out where that was answered. Balances that follow prove that it is real.
  static func settle(_ reading: inout Reading, _ hints: ReadingHints) {
    let told = hints.answers["total_row"]
    guard reading.proof == .none, told != "row", let row = find(reading.drafts) else { return }
    let drafts = reading.drafts
    let line = drafts.lines[row]
    if told == "total" {
      let text = drafts.texts[drafts.descriptions[row]]
      reading.drafts.remove(row)
      reading.drafts.others.append(
        OtherRecord(line: line, disposition: .ignored, reason: "a total, as told, no transaction", text: text))
      return
    }
    let total = ValueText.amount(drafts.amounts[row], exponent: drafts.exponent)
    let both = ValueText.amount(2 * drafts.amounts[row], exponent: drafts.exponent)
    reading.questions.append(
      Question(
        code: "total_row", message: "The amount on line \(line) is the sum of all other rows. Is it a transaction?",
        options: [
          Question.Option(value: "total", label: "no, a total: \(total) in all"),
          Question.Option(value: "row", label: "yes, by chance: \(both) in all"),
        ]))
  }

  /// Three rows make a sum by chance too often, unless the text says nothing.
  private static func find(_ drafts: Drafts) -> Int? {
    guard drafts.count >= 3, drafts.currencies.isEmpty, drafts.accountNumbers.isEmpty else { return nil }
    let sum = drafts.amounts.reduce(0, &+)
    return [drafts.count - 1, 0].first { row in
      let amount = drafts.amounts[row]
      return amount != 0 && sum == 2 &* amount && drafts.amounts.count { $0 == amount } == 1
        && (drafts.count > 3 || drafts.descriptions[row] == 0)
    }
  }
}
