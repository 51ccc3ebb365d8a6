import Lexicon
import Values

/// Finds a row at the end, or at the start, of a table that is the sum of all others: most likely no transaction.
enum TotalRow {
  /// Asks of such a row, or leaves it out where that was answered. Balances that follow prove that it is real.
  static func settle(_ reading: inout Reading, _ hints: ReadingHints) {
    let told = hints.answers["total_row"]
    guard reading.proof == .none, told != "row", let row = find(reading.drafts) ?? named(reading.drafts) else { return }
    let drafts = reading.drafts
    let line = drafts.lines[row]
    let isNamed = saysTotal(drafts, row)
    if told == "total" || isNamed && find(drafts) == row {
      reading.drafts.leaveOut(
        CollectionOfOne(row), because: isNamed ? OtherRows.total : "a total, as told, no transaction")
      return
    }
    let sum = drafts.amounts.reduce(0, &+)
    let total = ValueText.amount(sum &- drafts.amounts[row], exponent: drafts.exponent)
    let both = ValueText.amount(sum, exponent: drafts.exponent)
    let message: ValueText =
      isNamed
      ? "'\(drafts.texts[drafts.descriptions[row]])' on line \(line) is no sum of the rows before it. Is it a transaction?"
      : "The amount on line \(line) is the sum of all other rows. Is it a transaction?"
    reading.questions.append(
      Question(
        code: "total_row", message: message,
        options: [
          Question.Option(value: "total", label: "no, a total: \(total) in all"),
          Question.Option(value: "row", label: "yes: \(both) in all"),
        ]))
  }

  private static func saysTotal(_ drafts: Drafts, _ row: Int) -> Bool {
    unsafe drafts.texts[drafts.descriptions[row]].withUTF8Bytes { unsafe BalanceWords.mayBeName($0) }
  }

  /// A row called a total and nothing else, of which no kind says that it is one of the account's.
  private static func named(_ drafts: Drafts) -> Int? {
    (0..<drafts.count).first { row in
      saysTotal(drafts, row) && [drafts.types, drafts.categoryHints].allSatisfy { row >= $0.count || $0[row] == 0 }
    }
  }

  /// The balance of the row at an end is that of the row beside it with the amount added: it moved money.
  private static func isCounted(_ drafts: Drafts, _ row: Int) -> Bool {
    guard drafts.balances.count == drafts.count,
      case (let own, let other) = (drafts.balances[row], drafts.balances[row == 0 ? 1 : row - 1]),
      own != Drafts.noBalance, other != Drafts.noBalance
    else { return false }
    return own &- other == drafts.amounts[row]
  }

  /// Three rows make a sum by chance too often, unless the text says nothing.
  private static func find(_ drafts: Drafts) -> Int? {
    guard drafts.count >= 3, drafts.currencies.isEmpty, drafts.accountNumbers.isEmpty else { return nil }
    let sum = drafts.amounts.reduce(0, &+)
    return [drafts.count - 1, 0].first { row in
      let amount = drafts.amounts[row]
      return amount != 0 && sum == 2 &* amount && drafts.amounts.count { $0 == amount } == 1 && !isCounted(drafts, row)
        && (drafts.count > 3 || drafts.descriptions[row] == 0)
    }
  }
}
