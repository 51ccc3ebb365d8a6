internal import GRDB
internal import Values

/// Carries out what a person says of rows that are held together.
extension ReviewDesk {
  mutating func decidePartial(_ item: ReviewItem, _ answer: ReviewAnswer) throws {
    let option = answer.verdict == .reject ? PartialItem.Answer.own.rawValue : chosen(item, answer)
    guard let said = option.flatMap({ PartialItem.Answer(rawValue: $0) }) else { throw noOption(item) }
    let suspects = try Row.fetchAll(
      db,
      sql: """
        SELECT t.id, t.day, t.amount, t.line, t.statement_id, other_id, account.currency, account.id AS account
        FROM suspect JOIN "transaction" t ON t.id = suspect.transaction_id AND t.status = 2
          JOIN account ON account.id = t.account_id
        WHERE item_id = ? ORDER BY suspect.id
        """, arguments: [item.id])
    for suspect in suspects {
      switch said {
      case .same: try decideDuplicate(held: suspect["id"], other: suspect["other_id"], isSame: true)
      case .own: try decideDuplicate(held: suspect["id"], other: suspect["other_id"], isSame: false)
      case .each: try ask(suspect, item)
      }
    }
  }

  /// Opens an item of its own for a row.
  private mutating func ask(_ suspect: Row, _ item: ReviewItem) throws {
    let id: Int64 = try suspect["id"]
    let currency: String = try suspect["currency"]
    let amount = try Money.text(suspect["amount"], exponent: Currency(currency)?.exponent ?? 2)
    var row = try NewReviewItem(
      kind: .duplicate, subject: "duplicate:\(id)",
      message: "\(amount) \(currency) on \(Day(number: suspect["day"])) may be in the book already")
    row.evidence = ["same day and amount"]
    row.account = try suspect["account"]
    row.statement = try suspect["statement_id"]
    row.line = try suspect["line"]
    row.transaction = id
    row.other = try suspect["other_id"]
    try ReviewQueue(db: db, run: batch.run).open(row, journal: &batch.journal)
  }
}
