package import GRDB
package import Values

/// How much money the statements of the book move in all, kept with each statement for all up to it: a new one costs
/// the same in any book. What was undone since may count still, until a later statement is undone as well.
package struct BookTurnover {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// With these amounts; nil where that is more than sums over the book can take in.
  package func adding(_ amounts: [Int64]) throws -> Turnover? {
    let now = try Int64.fetchOne(db, sql: "SELECT turnover FROM statement ORDER BY id DESC LIMIT 1") ?? 0
    var turnover = Turnover(now)
    for amount in amounts where !turnover.add(amount) { return nil }
    var whole = turnover
    return try whole.add(byPersons()) ? turnover : nil
  }

  /// What no statement counts: entries by hand, and amounts that were corrected.
  private func byPersons() throws -> Int64 {
    try Int64.fetchOne(
      db,
      sql: """
        SELECT CAST(min(total(amount), 1e17) AS INTEGER) FROM (
          SELECT abs(amount * 1.0) AS amount FROM "transaction" WHERE statement_id IS NULL
          UNION ALL SELECT abs(t.amount * 1.0) FROM correction JOIN "transaction" t ON t.id = correction.id)
        """) ?? 0
  }
}
