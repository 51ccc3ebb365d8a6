package import GRDB
package import Values

/// The runs of the book: who did what, and what was taken back.
package struct RunStore {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  package struct Run {
    package let id: Int64
    package let command: String
    package let undoneBy: Int64?
    /// What the run keeps of what it did, as JSON.
    package let summary: String
  }

  package func run(_ id: Int64) throws -> Run? {
    try Row.fetchOne(db, sql: "SELECT command, undone_by, summary FROM run WHERE id = ?", arguments: [id])
      .map { try Run(id: id, command: $0[0], undoneBy: $0[1], summary: $0[2]) }
  }

  /// The last one that can be taken back.
  package func lastToUndo() throws -> Int64? {
    try Int64.fetchOne(db, sql: "SELECT max(id) FROM run WHERE undone_by IS NULL AND command NOT LIKE 'undo%'")
  }

  package func mark(_ run: Int64, undoneBy undo: Int64) throws {
    try db.execute(sql: "UPDATE run SET undone_by = ? WHERE id = ?", arguments: [undo, run])
  }

  /// What the statements of a run brought that counts, by currency: transactions, money in and out in minor units.
  package func brought(by run: Int64) throws -> [(currency: Currency, count: Int, moneyIn: Int64, moneyOut: Int64)] {
    // The plus keeps SQLite from an index of its own making, for which it would go through the whole table.
    try Row.fetchAll(
      db,
      sql: """
        SELECT account.currency, count(*), sum(max(amount, 0)), sum(min(amount, 0))
        FROM statement CROSS JOIN "transaction" t ON t.id BETWEEN first_transaction AND last_transaction
          AND +t.statement_id = statement.id CROSS JOIN account ON account.id = t.account_id
        WHERE statement.run_id = ? AND t.status IN \(Status.counting) GROUP BY account.currency ORDER BY account.currency
        """, arguments: [run]
    ).compactMap { row in try Currency(row[0] as String).map { try ($0, row[1], row[2], row[3]) } }
  }

  /// The day of the first, which made the book.
  package func firstDay() throws -> Day? {
    try Int32.fetchOne(db, sql: "SELECT today FROM run ORDER BY id LIMIT 1").map { Day(number: $0) }
  }
}
