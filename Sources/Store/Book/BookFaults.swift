package import GRDB
import Values

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

  /// Rows with money or days beyond all bounds, which no command writes.
  package func unbounded() throws -> [(table: String, row: Int64)] {
    try BookFaults.bounded.flatMap { table, money, days in
      let beyond =
        money.map { "\($0) NOT BETWEEN \(-Money.most) AND \(Money.most)" }
        + days.map { "\($0) NOT BETWEEN \(BookFaults.days.lowerBound) AND \(BookFaults.days.upperBound)" }
      return try Int64.fetchAll(
        db, sql: "SELECT id FROM \"\(table)\" WHERE \(beyond.joined(separator: " OR ")) ORDER BY id"
      ).map { (table, $0) }
    }
  }

  /// Of the years 1 to 9999.
  private static let days: ClosedRange<Int32> = -719_162...2_932_896

  private static let bounded: [(table: String, money: [String], days: [String])] = [
    (table: "transaction", money: ["amount", "balance", "original_amount"], days: ["day", "value_day", "period"]),
    (table: "row", money: ["amount", "balance"], days: ["day"]),
    (table: "split", money: ["amount"], days: []),
    (table: "account", money: ["opening_balance"], days: ["opening_day"]),
    (table: "balance_check", money: ["balance"], days: ["day"]),
    (table: "statement", money: ["turnover"], days: ["first_day", "last_day", "covered_first", "covered_last"]),
  ]

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

  /// The same of columns that SQLite is not told to hold against a table.
  package func looseReferences() throws -> [Reference] { try BookFaults.loose.flatMap(dangling) }

  /// Of each row of an import SQLite would ask for each of them.
  private static let loose = [
    (
      table: "transaction",
      columns: ["payee_id": "payee", "category_rule": "rule", "payee_rule": "rule", "bucket_rule": "rule"]
    ),
    (table: "transaction_tag", columns: ["rule_id": "rule"]),
    (table: "annotation", columns: ["note_rule": "rule", "transfer_rule": "rule", "ignore_rule": "rule"]),
  ]

  /// In one pass over the table; of several columns of a row the first is told.
  private func dangling(_ table: String, _ columns: [String: String]) throws -> [Reference] {
    let cases = columns.sorted(by: <).map { column, parent in
      "WHEN \(column) IS NOT NULL AND NOT EXISTS (SELECT 1 FROM \(parent) WHERE id = \(column)) THEN '\(parent)'"
    }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT id, CASE \(cases.joined(separator: " ")) END AS gone FROM "\(table)" WHERE gone IS NOT NULL ORDER BY id
        """
    ).map { try Reference(table: table, row: $0["id"], parent: $0["gone"]) }
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
