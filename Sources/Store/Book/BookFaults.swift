package import GRDB

/// What in the book contradicts itself; nothing in a sound one.
package struct BookFaults {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// Tables, indexes and triggers whose definition is not the one they were made with.
  package func definitions() throws -> [String] { try Schema.damaged(db) }

  /// What SQLite finds.
  package func integrity() throws -> [String] {
    try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
  }

  package struct Reference {
    package let table: String
    package let row: Int64
    package let parent: String
  }

  /// Rows that refer to what is not there.
  package func references() throws -> [Reference] {
    try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map {
      try Reference(table: $0["table"], row: $0["rowid"] ?? 0, parent: $0["parent"])
    }
  }

  /// The first days of the blocks whose total is not that of their transactions, with the account's name.
  package func totals() throws -> [(account: String, first: Int32)] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT account.name, block FROM (
          SELECT account_id, block, booked AS kept, 0 AS real FROM day_total
          UNION ALL SELECT account_id, day >> 5, 0, amount FROM "transaction" WHERE status IN \(Status.counting)
        ) JOIN account ON account.id = account_id GROUP BY account_id, block HAVING sum(kept) <> sum(real)
        """
    ).map { try ($0[0], ($0[1] as Int32) << 5) }
  }

  /// Links that do not go both ways, between booked rows of two accounts in opposite directions.
  package func transfers() throws -> [Int64] {
    try Int64.fetchAll(
      db,
      sql: """
        SELECT transfer.id FROM transfer JOIN "transaction" a ON a.id = transfer.id
          JOIN "transaction" b ON b.id = transfer.other_id LEFT JOIN transfer back ON back.id = transfer.other_id
        WHERE back.other_id IS NOT transfer.id OR a.account_id = b.account_id OR (a.amount < 0) = (b.amount < 0)
          OR a.status NOT IN \(Status.counting) OR b.status NOT IN \(Status.counting)
        """)
  }

  /// Transactions that the parts of their split do not sum to, in minor units.
  package func splits() throws -> [(transaction: Int64, parts: Int64, amount: Int64)] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT transaction_id, sum(split.amount) AS parts, t.amount
        FROM split JOIN "transaction" t ON t.id = transaction_id GROUP BY transaction_id HAVING parts <> t.amount
        """
    ).map { try ($0[0], $0[1], $0[2]) }
  }

  /// Items that wait about something that is not there.
  package func orphans() throws -> [Int64] {
    try Int64.fetchAll(
      db,
      sql: """
        SELECT id FROM review_item WHERE state = 'open' AND (
          transaction_id IS NOT NULL AND transaction_id NOT IN (SELECT id FROM "transaction")
          OR kind = '\(ReviewKind.suggestion)' AND id NOT IN (SELECT item_id FROM suggestion))
        """)
  }
}
