internal import GRDB
internal import Ledger

/// One physical record of an imported file; the names are those of `rows --format csv`.
package struct RowRecord: Codable, Sendable {
  package var statement: String
  package var line: Int64
  package var disposition: String
  package var transaction: Int64?
  package var reason: String

  package static let names = ["statement", "line", "disposition", "transaction", "reason"]

  package var fields: [String] {
    [statement, String(line), disposition, transaction.map(String.init) ?? "", reason]
  }
}

/// Which records of which files.
package struct RowFilter: Sendable {
  /// Base name of the file.
  package var statement: String?
  package var disposition: String?

  package init() {}
}

/// All records of the imported files: those that became transactions, and those that did not.
struct RowList {
  let db: Database

  /// Calls `body` for each record by statement in the order of import, then line.
  func forEach(_ filter: RowFilter, _ body: (RowRecord) throws -> Void) throws {
    let statements = try Row.fetchAll(
      db,
      sql: "SELECT id, name, first_transaction, last_transaction FROM statement WHERE ?1 IS NULL OR name = ?1 ORDER BY id",
      arguments: [filter.statement])
    for statement in statements {
      let name: String = statement["name"]
      let rows = try Row.fetchCursor(
        db, sql: RowList.query,
        arguments: [
          "statement": statement["id"], "first": statement["first_transaction"], "last": statement["last_transaction"],
          "disposition": filter.disposition,
        ])
      while let row = try rows.next() {
        try body(
          RowRecord(
            statement: name, line: row["line"], disposition: row["disposition"], transaction: row["transaction_id"],
            reason: row["reason"]))
      }
    }
  }

  /// A record that has its own line in `row` shows that; the others are transactions as they came.
  static let query = """
    SELECT * FROM (
      SELECT line, disposition, transaction_id, reason FROM row WHERE statement_id = :statement
      UNION ALL
      SELECT line, 'imported', id, '' FROM "transaction"
        WHERE id BETWEEN :first AND :last AND statement_id = :statement
          AND NOT EXISTS(SELECT 1 FROM row WHERE row.id = :statement << 32 | "transaction".line)
    ) WHERE :disposition IS NULL OR disposition = :disposition ORDER BY line
    """
}
