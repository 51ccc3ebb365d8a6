import Foundation
package import GRDB
package import Values

/// A review item about balances that is open or was answered.
package struct BalanceItem {
  package let id: Int64
  package let isOpen: Bool
  package let isAccepted: Bool
  package let cause: BalanceCause
  package let day: Int32
  package let stated: Int64
  package let difference: Int64?
  package let statement: Int64?
  package let message: ValueText

  /// Those of an account.
  package static func all(of account: Int64, _ db: Database) throws -> [BalanceItem] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM review_item WHERE kind = '\(ReviewKind.balance)' AND state <> 'settled' AND account_id = ?
        ORDER BY id
        """, arguments: [account]
    ).compactMap { try BalanceItem($0) }
  }

  private init?(_ row: Row) throws {
    guard case .balance(_, let cause, let day, let stated, let difference) = try ReviewSubject(json: row["subject"])
    else { return nil }
    (self.cause, self.day, self.stated, self.difference) = (cause, day, stated, difference)
    isOpen = try row["state"] == "open"
    isAccepted = try row["state"] == "accepted"
    (id, statement) = try (row["id"], row["statement_id"])
    message = try ItemTexts.message(row)
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
