package import GRDB

/// The transactions that nobody gave a category yet, and those that wait for one in a proposal.
package struct SuggestionStore {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// Held and ignored rows wait for another decision first.
  static let isUndecided =
    "t.category_id IS NULL AND t.locked & \(LockedFields.category) = 0 AND t.status IN \(Status.withPending)"

  package struct Undecided {
    package let id: Int64
    package let description: String
    package let account: Int64
    package let amount: Int64
  }

  /// Calls `body` for each that no open proposal is about: of what a statement brought; nil for all of the book.
  package func forEachUndecided(in statement: Int64?, _ body: (Undecided) throws -> Void) throws {
    let condition =
      statement.map {
        "t.id BETWEEN (SELECT first_transaction FROM statement WHERE id = \($0)) "
          + "AND (SELECT last_transaction FROM statement WHERE id = \($0)) AND t.statement_id = \($0)"
      } ?? "1"
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT t.id, t.description, t.account_id, t.amount FROM "transaction" t
        WHERE \(condition) AND \(SuggestionStore.isUndecided) AND NOT EXISTS(
          SELECT 1 FROM suggestion JOIN review_item item ON item.id = item_id
          WHERE suggestion.transaction_id = t.id AND item.state = 'open')
        ORDER BY t.id
        """)
    while let row = try rows.next() {
      try body(Undecided(id: row[0], description: row[1], account: row[2], amount: row[3]))
    }
  }

  /// Those of a proposal that still have no category.
  func undecided(of item: Int64) throws -> [Int64] {
    try Int64.fetchAll(
      db,
      sql: """
        SELECT t.id FROM suggestion JOIN "transaction" t ON t.id = transaction_id
        WHERE item_id = ? AND \(SuggestionStore.isUndecided) ORDER BY t.id
        """, arguments: [item])
  }

  /// Gives transactions a category without asking; `mark` says why.
  package func apply(_ category: Int64, mark: Int64, to transactions: [Int64], journal: inout Journal) throws {
    for id in transactions {
      try journal.changing("transaction", id: id)
      try db.execute(
        sql: "UPDATE \"transaction\" SET category_id = ?, category_rule = ? WHERE id = ?",
        arguments: [category, mark, id])
    }
  }

  /// Puts transactions into an item.
  package func add(_ transactions: [Int64], to item: Int64, journal: inout Journal) throws {
    let first = try (Int64.fetchOne(db, sql: "SELECT max(id) FROM suggestion") ?? 0) + 1
    for (offset, id) in transactions.enumerated() {
      try db.execute(
        sql: "INSERT INTO suggestion(id, item_id, transaction_id) VALUES (?, ?, ?)",
        arguments: [first + Int64(offset), item, id])
    }
    try journal.inserted("suggestion", first...first + Int64(transactions.count) - 1)
  }

  /// Gives the transactions of a proposal that still have no category this one, as a person's.
  package func accept(_ item: Int64, as category: Int64, journal: inout Journal) throws {
    let rows = """
      id IN (SELECT transaction_id FROM suggestion WHERE item_id = ?) AND category_id IS NULL
        AND locked & \(LockedFields.category) = 0
      """
    try journal.changing("transaction", where: rows, [item])
    try db.execute(
      sql: """
        UPDATE "transaction" SET category_id = ?, category_rule = NULL, locked = locked | \(LockedFields.category)
        WHERE \(rows)
        """,
      arguments: [category, item])
  }

  /// Closes proposals whose rows all got a category in some other way.
  package func settle(journal: inout Journal) throws {
    let isDone = """
      state = 'open' AND kind = '\(ReviewKind.suggestion)' AND NOT EXISTS(
        SELECT 1 FROM suggestion JOIN "transaction" t ON t.id = transaction_id
        WHERE item_id = review_item.id AND \(SuggestionStore.isUndecided))
      """
    guard try Bool.fetchOne(db, sql: "SELECT EXISTS(SELECT 1 FROM review_item WHERE \(isDone))") == true else { return }
    try journal.changing("review_item", where: isDone, [])
    try db.execute(sql: "UPDATE review_item SET state = 'settled' WHERE \(isDone)")
  }
}
