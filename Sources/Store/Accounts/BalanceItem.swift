import Foundation
package import GRDB
import Values

/// A review item about balances that is open or was answered.
package struct BalanceItem {
  package let id: Int64
  package let isOpen: Bool
  package let kind: String
  package let day: Int32
  package let stated: Int64
  package let difference: Int64?
  package let statement: Int64?
  let line: Int
  package let message: String

  /// Those of an account.
  package static func all(of account: Int64, exponent: Int, _ db: Database) throws -> [BalanceItem] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM review_item WHERE kind = '\(ReviewKind.balance)' AND state <> 'settled' AND account_id = ?
        ORDER BY id
        """, arguments: [account]
    ).compactMap { try BalanceItem($0, exponent: exponent) }
  }

  private init?(_ row: Row, exponent: Int) throws {
    let parts = try (row["subject"] as String).split(separator: ":")
    guard parts.count >= 5, let day = Int32(parts[3]), let stated = Int64(parts[4]) else { return nil }
    (kind, self.day, self.stated) = (String(parts[2]), day, stated)
    isOpen = try row["state"] == "open"
    difference =
      try parts.count > 5 ? Int64(parts[5]) : BalanceItem.difference(row["evidence"], exponent: exponent)
    (id, statement, message) = try (row["id"], row["statement_id"], row["message"])
    line = try row["line"] ?? 0
  }

  /// Items of books of before have it as text only.
  private static func difference(_ evidence: String, exponent: Int) -> Int64? {
    guard let start = evidence.range(of: "\"difference ")?.upperBound,
      let end = evidence[start...].firstIndex(of: "\"")
    else { return nil }
    return try? Money.parse(evidence[start..<end], exponent: exponent)
  }
}

/// What else the book has to say of a balance that does not tie.
package struct BalanceEvidence {
  let db: Database
  let account: Int64

  package init(db: Database, account: Int64) {
    self.db = db
    self.account = account
  }

  /// Whether a later statement lists the day of an item, without telling the same again.
  package func isListedAgain(_ item: BalanceItem) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS(SELECT 1 FROM statement WHERE account_id = :account AND id > :statement
            AND :day BETWEEN first_day AND last_day)
          AND NOT EXISTS(SELECT 1 FROM row WHERE account_id = :account AND day = :day AND balance = :stated
            AND statement_id > :statement)
        """,
      arguments: ["account": account, "statement": item.statement ?? 0, "day": item.day, "stated": item.stated])
      ?? false
  }

  /// The amounts of the rows of these days that are held.
  package func held(after eve: Int32, through day: Int32) throws -> [Int64] {
    try Int64.fetchAll(
      db,
      sql: """
        SELECT amount FROM "transaction" WHERE account_id = ? AND day > ? AND day <= ? AND status = \(Status.held)
        """,
      arguments: [account, eve, day])
  }

  /// Whether a row of the statement that could not be read waits.
  package func hasUnread(in statement: Int64?) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS(SELECT 1 FROM review_item
          WHERE state = 'open' AND kind = '\(ReviewKind.row)' AND statement_id = ?)
        """, arguments: [statement]) ?? false
  }
}
