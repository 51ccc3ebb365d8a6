package import GRDB
package import Values

/// Which days the changes of a batch are about.
package struct BatchReach {
  let db: Database
  let run: Int64

  package init(db: Database, run: Int64) {
    self.db = db
    self.run = run
  }

  /// Whether the batch changed a transaction of a day before the given one in a book that had some already, or an
  /// account or a category; that a row is reconciled now changes no figure. Blocks of the journal count with all rows
  /// between their first and last.
  package func reaches(before day: Day) throws -> Bool {
    guard try hadTransactions() else { return false }
    // With the plus SQLite goes through what this batch changed, and not through all that ever changed in a table.
    let query = """
      SELECT EXISTS(SELECT 1 FROM change JOIN "transaction" t ON t.id BETWEEN first_id AND last_id
          WHERE run_id = :run AND +table_name IN ('transaction', 'annotation', 'transfer') AND day < :day
            AND coalesce(before NOT LIKE '\(ReconciledRows.image)%', 1))
        OR EXISTS(SELECT 1 FROM change JOIN split ON split.id BETWEEN first_id AND last_id
          JOIN "transaction" t ON t.id = transaction_id WHERE run_id = :run AND +table_name = 'split' AND day < :day)
        OR EXISTS(SELECT 1 FROM change WHERE run_id = :run AND before IS NOT NULL
          AND (+table_name IN ('account', 'category', 'split') OR +table_name = 'transaction' AND first_id = last_id
            AND NOT EXISTS(SELECT 1 FROM "transaction" WHERE id = first_id)))
      """
    return try Bool.fetchOne(db, sql: query, arguments: ["run": run, "day": day.number]) ?? false
  }

  private func hadTransactions() throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT min(id) < (SELECT coalesce(min(first_id), 0x7fffffffffffffff) FROM change
          WHERE run_id = ? AND +table_name = 'transaction' AND before IS NULL) FROM "transaction"
        """, arguments: [run]) ?? false
  }
}
