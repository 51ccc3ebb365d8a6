package import GRDB

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
package struct RowList {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// Calls `body` for each record by file in the order of import, then line.
  package func forEach(_ filter: RowFilter, _ body: (RowRecord) throws -> Void) throws {
    let statements = try Row.fetchAll(
      db,
      sql: """
        SELECT id, name, first_transaction, last_transaction,
          count(*) OVER (PARTITION BY sha256) > 1 AS is_part, min(id) OVER (PARTITION BY sha256) AS file
        FROM statement WHERE ?1 IS NULL OR name = ?1 ORDER BY file, id
        """, arguments: [filter.statement])
    if let name = filter.statement, statements.isEmpty {
      let names = try String.fetchAll(db, sql: "SELECT DISTINCT name FROM statement ORDER BY id DESC")
      throw WorkspaceError.unknown(
        "statement", name, among: names, others: "It is the file's name, without its folder: see them with daybook rows"
      )
    }
    var parts: [RowRecord] = []
    for (index, statement) in statements.enumerated() {
      guard try statement["is_part"] else {
        try forEach(of: statement, filter, body)
        continue
      }
      try forEach(of: statement, filter) { parts.append($0) }
      let file: Int64 = try statement["file"]
      if index + 1 < statements.count, try statements[index + 1]["file"] == file { continue }
      try parts.sorted { $0.line < $1.line }.forEach(body)
      parts = []
    }
  }

  private func forEach(of statement: Row, _ filter: RowFilter, _ body: (RowRecord) throws -> Void) throws {
    let name: String = try statement["name"]
    let rows = try Row.fetchCursor(
      db, sql: RowList.query,
      arguments: [
        "statement": statement["id"] as Int64, "first": statement["first_transaction"] as Int64,
        "last": statement["last_transaction"] as Int64, "disposition": filter.disposition,
      ])
    while let row = try rows.next() {
      try body(
        RowRecord(
          statement: name, line: row["line"], disposition: row["disposition"], transaction: row["transaction_id"],
          reason: row["reason"]))
    }
  }

  /// A record that has its own line in `row` shows that; the others are transactions as they came. What is out of all
  /// totals is `ignored`, whoever said so.
  static let query = """
    SELECT * FROM (
      SELECT row.line, CASE WHEN disposition = 'imported' AND t.status = \(Status.ignored) THEN 'ignored'
          ELSE disposition END AS disposition, transaction_id, reason
        FROM row LEFT JOIN "transaction" t ON t.id = transaction_id WHERE row.statement_id = :statement
      UNION ALL
      SELECT line, CASE status WHEN \(Status.ignored) THEN 'ignored' ELSE 'imported' END, id, '' FROM "transaction"
        WHERE id BETWEEN :first AND :last AND statement_id = :statement
          AND NOT EXISTS(SELECT 1 FROM row WHERE row.transaction_id = "transaction".id
            AND row.statement_id = :statement AND row.line = "transaction".line)
    ) WHERE :disposition IS NULL OR disposition = :disposition ORDER BY line, disposition <> 'header', transaction_id
    """
}
