import Foundation
package import GRDB

/// A file that was imported, as it was read, with the statements that it is of.
package struct StoredFile {
  /// One account's part.
  package struct Part {
    package let statement: Int64
    /// How many were read.
    package let records: Int
  }
  package let sha256: String
  /// Of the first statement.
  package let name: String
  package let hints: HintsRecord
  package let parts: [Part]

  /// In the order of import. Two accounts may have the same bytes, each read in its own way: these are two.
  package static func forEach(_ db: Database, _ body: (StoredFile) throws -> Void) throws {
    let way = "json_remove(hints, '$.prepare')"
    let files = try Row.fetchAll(
      db, sql: "SELECT sha256, \(way) AS way FROM statement GROUP BY sha256, way ORDER BY min(id)")
    for file in files {
      let sha256: String = try file["sha256"]
      let parts = try Row.fetchAll(
        db, sql: "SELECT id, name, hints, records FROM statement WHERE sha256 = ? AND \(way) = ? ORDER BY id",
        arguments: [sha256, file["way"] as String])
      try body(
        StoredFile(
          sha256: sha256, name: parts[0]["name"], hints: HintsRecord(json: parts[0]["hints"]),
          parts: parts.map { try Part(statement: $0["id"], records: $0["records"]) }))
    }
  }
}

/// A record of a statement with the value that rests on it: the transaction's where it comes from there, else its own.
package struct StoredRecord {
  package struct Value {
    package let day: Int32
    package let amount: Int64
    package let description: String
    /// The same with the NULs left out with which a bank filled it up: books of before may hold them.
    package let unfilled: String
  }
  package let line: UInt32
  package let reason: String
  /// Nil where no value rests on it.
  package let value: Value?

  private init(_ row: Row) throws {
    line = try row["line"]
    reason = try row["reason"]
    value = try (row["day"] as Int32?).map { day in
      let description: String = try row["description"]
      let unfilled = try row.withUnsafeData(named: "description") { bytes in
        bytes.flatMap { $0.contains(0) ? String(decoding: $0.filter { $0 != 0 }, as: UTF8.self) : nil }
      }
      return try Value(
        day: day, amount: row["amount"], description: description, unfilled: unfilled ?? description)
    }
  }

  /// Calls `body` for each of a statement, in no order.
  package static func forEach(of statement: Int64, _ db: Database, _ body: (StoredRecord) throws -> Void) throws {
    let rows = try Row.fetchCursor(db, sql: query, arguments: ["statement": statement])
    while let row = try rows.next() { try body(StoredRecord(row)) }
  }

  private static let query = """
    SELECT row.line, row.reason, coalesce(row.day, t.day) AS day, coalesce(row.amount, t.amount) AS amount,
      coalesce(row.description, t.description) AS description
    FROM row LEFT JOIN "transaction" t
      ON t.id = row.transaction_id AND t.statement_id = row.statement_id AND t.line = row.line
    WHERE row.statement_id = :statement
    UNION ALL
    SELECT t.line, '', t.day, t.amount, t.description FROM "transaction" t
    JOIN statement ON statement.id = :statement
      AND t.id BETWEEN statement.first_transaction AND statement.last_transaction
    WHERE t.statement_id = :statement AND NOT EXISTS(
      SELECT 1 FROM row WHERE row.transaction_id = t.id AND row.statement_id = :statement AND row.line = t.line)
    """
}
