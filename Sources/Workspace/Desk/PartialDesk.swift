import Store
import Values

/// Carries out what a person says of rows that are held together.
extension ReviewDesk {
  mutating func decidePartial(_ item: ReviewItem, _ answer: ReviewAnswer) throws {
    let option = answer.verdict == .reject ? PartialItem.Answer.own.rawValue : chosen(item, answer)
    guard let said = option.flatMap({ PartialItem.Answer(rawValue: $0) }) else { throw noOption(item) }
    for row in try HeldRow.all(of: item.id, db) {
      switch said {
      case .same: try decideDuplicate(held: row.id, other: row.other, isSame: true)
      case .own: try decideDuplicate(held: row.id, other: row.other, isSame: false)
      case .each: try ask(row)
      }
    }
  }

  /// Opens an item of its own for a row.
  private mutating func ask(_ row: HeldRow) throws {
    let amount = ValueText.money(row.amount, exponent: row.account.exponent, row.account.currency)
    let item = NewReviewItem(
      .duplicate(transaction: row.id),
      message: "\(amount) on \(row.day) may be in the book already",
      evidence: ["same day and amount"], account: row.account.id, statement: row.statement, line: row.line,
      transaction: row.id, other: row.other)
    try ReviewQueue(db: db, run: batch.run).open(item, journal: &batch.journal)
  }
}
