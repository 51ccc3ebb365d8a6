package import GRDB
import Values

/// Rows that lie outside every budget period: one review item for each statement that has such.
package struct OutsidePeriods {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  static func message(_ count: Int, first: ValueText, on day: Day) -> ValueText {
    "\(count) row\(count == 1 ? "" : "s") outside every budget period, first \(first) on \(day)"
  }

  /// Asks about the rows that are outside now, and settles what was asked of statements that have none any more.
  package func update(_ batch: inout Batch) throws {
    let found = try Row.fetchAll(
      db,
      sql: """
        SELECT statement_id, account.id AS account, count(*) AS count, min("transaction".line) AS line, day, amount,
          currency
        FROM "transaction" JOIN account ON account.id = account_id WHERE period IS NULL GROUP BY statement_id
        """)
    let statements = try Set(found.map { try $0["statement_id"] as Int64 })
    let asked = try Row.fetchAll(
      db, sql: "SELECT id, statement_id FROM review_item WHERE state = 'open' AND kind = '\(ReviewKind.period)'")
    for row in asked where try (row["statement_id"] as Int64?).map({ !statements.contains($0) }) ?? false {
      try ReviewQueue.settle(row["id"], db, journal: &batch.journal)
    }
    let queue = ReviewQueue(db: db, run: batch.run)
    for row in found { try queue.open(OutsidePeriods.item(row), journal: &batch.journal) }
  }

  private static func item(_ row: Row) throws -> NewReviewItem {
    let code: String = try row["currency"]
    let amount = ValueText.money(try row["amount"], exponent: Currency(code)?.exponent ?? 2, code)
    let statement: Int64 = try row["statement_id"]
    let message = try message(row["count"], first: amount, on: Day(number: row["day"]))
    return try NewReviewItem(
      .period(statement: statement), message: message, account: row["account"], statement: statement, line: row["line"])
  }
}
