package import GRDB

/// Who set a category that was applied without asking: a line in the table of rules whose file is no file.
package enum SuggestionMark {
  static let file = "suggestion"

  package static func id(_ reason: String, _ db: Database) throws -> Int64 {
    let place: StatementArguments = [file, reason]
    try db.execute(sql: "INSERT OR IGNORE INTO rule(file, line, name) VALUES (?, 0, ?)", arguments: place)
    return try Int64.fetchOne(db, sql: "SELECT id FROM rule WHERE file = ? AND line = 0 AND name = ?", arguments: place)
      ?? 0
  }

  package static func all(_ db: Database) throws -> Set<Int64> {
    try Int64.fetchSet(db, sql: "SELECT id FROM rule WHERE file = ? AND line = 0", arguments: [file])
  }

  /// Why this transaction has its category, where nobody was asked; nil for any other.
  package static func reason(of transaction: Int64, _ db: Database) throws -> String? {
    try String.fetchOne(
      db,
      sql: """
        SELECT rule.name FROM "transaction" t JOIN rule ON rule.id = t.category_rule
        WHERE t.id = ? AND rule.file = ? AND rule.line = 0 AND t.locked & \(LockedFields.category) = 0
        """, arguments: [transaction, file])
  }
}
