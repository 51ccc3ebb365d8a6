package import GRDB
package import Rules

/// Finds what a person decided by payee and by word, so that a night's proposals cost as much as the night's rows.
///
/// `evidence` is an index and nothing else: which transactions to look at for a key. What they say is read from the
/// transactions themselves each time, so that nothing has to be taken back when a decision is.
package struct EvidenceStore {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// Whether a person ever decided anything.
  package func hasAny() throws -> Bool {
    try Bool.fetchOne(db, sql: "SELECT EXISTS(SELECT 1 FROM evidence) OR EXISTS(SELECT 1 FROM unlearned)") ?? false
  }

  /// Files the transactions that were decided since, under all their keys.
  package func catchUp() throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT t.id, t.description FROM unlearned JOIN \"transaction\" t ON t.id = transaction_id")
    guard !rows.isEmpty else { return }
    let insert = try db.makeStatement(sql: "INSERT OR IGNORE INTO evidence(key, transaction_id) VALUES (?, ?)")
    for row in rows {
      for key in try EvidenceKey.all(of: TellingWords(row[1])) {
        try insert.execute(arguments: [key.hash, row[0] as Int64])
      }
    }
    try db.execute(sql: "DELETE FROM unlearned")
  }

  /// The rows of a key that a person decided, the latest days first.
  package func decided(_ key: EvidenceKey) throws -> [DecidedRow] {
    let query = try db.cachedStatement(
      sql: """
        SELECT t.description, t.category_id, t.account_id, t.amount
        FROM evidence JOIN "transaction" t ON t.id = transaction_id
        WHERE key = ? AND t.locked & \(LockedFields.category) = 1 AND t.category_id IS NOT NULL
          AND t.category_id NOT IN (SELECT id FROM hidden_category)
        ORDER BY t.day DESC, t.id DESC LIMIT \(Suggester.limit)
        """)
    return try Row.fetchAll(query, arguments: [key.hash]).compactMap { row in
      let words = try TellingWords(row[0])
      // An id that was given anew after an undo, or another key with the same number.
      guard key.matches(words) else { return nil }
      return try DecidedRow(words: words, category: row[1], account: row[2], amount: row[3])
    }
  }
}
