package import GRDB
import Values

/// Pending rows that were never booked: asked about, and out of the totals until they are.
package struct PendingRows {
  let db: Database
  let account: Int64

  package init(db: Database, account: Int64) {
    self.db = db
    self.account = account
  }
  /// Whether transaction `id` (an expression) was held because it was never booked: still a pending row to matching.
  static func isStale(_ id: String) -> String {
    "\(id) IN (SELECT transaction_id FROM review_item WHERE kind = '\(ReviewKind.pending)' AND state = 'open')"
  }

  /// The transactions of the account that are held so.
  func stale() throws -> Set<Int64> {
    try Int64.fetchSet(
      db,
      sql: """
        SELECT transaction_id FROM review_item WHERE kind = '\(ReviewKind.pending)' AND state = 'open' AND account_id = ?
        """, arguments: [account])
  }

  /// Holds the account's pending rows that are older than `days` before the newest day of its statements, and that no
  /// statement of these days lists, each with an item. The day of the clock does not matter.
  ///
  /// - Returns: how many items were opened.
  package func hold(olderThan days: Int, exponent: Int, currency: String, queue: ReviewQueue, journal: inout Journal)
    throws
    -> Int
  {
    let rows = try Row.fetchAll(
      db,
      sql: """
        WITH limits(day) AS (SELECT max(last_day) - :days FROM statement WHERE account_id = :account)
        SELECT t.id, t.day, t.amount, t.description, t.statement_id, t.line, statement.name AS file
        FROM "transaction" t INDEXED BY transaction_pending JOIN limits LEFT JOIN statement ON statement.id = t.statement_id
        WHERE t.account_id = :account AND t.status = \(Status.pending) AND t.day < limits.day
          AND NOT EXISTS(SELECT 1 FROM row JOIN statement later ON later.id = row.statement_id
            WHERE row.transaction_id = t.id AND row.was_pending = 1 AND later.last_day >= limits.day)
          AND NOT EXISTS(SELECT 1 FROM review_item
            WHERE kind = '\(ReviewKind.duplicate)' AND state = 'open' AND other_transaction_id = t.id)
        ORDER BY t.id
        """, arguments: ["account": account, "days": days])
    var opened = 0
    for row in rows {
      let money = try ValueText.money(row["amount"], exponent: exponent, currency)
      var item = try NewReviewItem(
        .pending(transaction: row["id"]),
        message: "\(money) pending since \(Day(number: row["day"])) was never booked; it is held out of the totals",
        evidence: [ValueText(row["description"])], account: account, statement: row["statement_id"], line: row["line"],
        file: row["file"])
      item.transaction = try row["id"]
      guard try queue.open(item, journal: &journal) else { continue }
      opened += 1
      try journal.changing("transaction", id: row["id"])
      try db.execute(
        sql: "UPDATE \"transaction\" SET status = \(Status.held) WHERE id = ?", arguments: [row["id"] as Int64])
    }
    return opened
  }

  /// What a person said of one that is held: it is left out for good, or pending again.
  package static func decide(_ transaction: Int64, isLeftOut: Bool, _ db: Database, journal: inout Journal) throws {
    try journal.changing("transaction", id: transaction)
    try db.repeating(
      "UPDATE \"transaction\" SET status = ? WHERE id = ? AND status = \(Status.held)",
      [isLeftOut ? Status.ignored : Status.pending, transaction])
  }

  /// A held pending row that is booked after all has nothing to ask any more.
  static func settle(_ transaction: Int64, _ db: Database, journal: inout Journal) throws {
    let isOpen = "kind = '\(ReviewKind.pending)' AND state = 'open' AND transaction_id = ?"
    try journal.changing("review_item", where: isOpen, [transaction])
    try db.execute(sql: "UPDATE review_item SET state = 'settled' WHERE \(isOpen)", arguments: [transaction])
  }
}
