import Foundation
package import GRDB

/// A file that was imported, as it was read, with the statements that it is of.
package struct StoredFile {
  /// One account's part.
  package struct Part {
    package let statement: Int64
    /// How many were read.
    package let records: Int
    /// The account's.
    package let currency: String
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
        db,
        sql: """
          SELECT statement.id, statement.name, hints, records, currency
          FROM statement JOIN account ON account.id = account_id WHERE sha256 = ? AND \(way) = ? ORDER BY statement.id
          """,
        arguments: [sha256, file["way"] as String])
      guard !parts.isEmpty else {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a statement is not found by its own columns")
      }
      try body(
        StoredFile(
          sha256: sha256, name: parts[0]["name"], hints: HintsRecord(json: parts[0]["hints"]),
          parts: parts.map { try Part(statement: $0["id"], records: $0["records"], currency: $0["currency"]) }))
    }
  }
}

/// A record of a statement with the value that rests on it: the transaction's where it comes from there, else its own.
package struct StoredRecord {
  package struct Value {
    package let day: Int32
    package let amount: Int64
    /// There until the next record.
    fileprivate let bytes: UnsafeBufferPointer<UInt8>

    /// Whether the bank's text is this. NULs with which a bank filled it up may be left out: books of before hold them.
    package func isDescribed(by text: UnsafeBufferPointer<UInt8>) -> Bool {
      if bytes.count == text.count { return bytes.elementsEqual(text) }
      return bytes.contains(0) && bytes.lazy.filter { $0 != 0 }.elementsEqual(text)
    }
  }
  package let line: UInt32
  package let reason: String
  /// Nil where no value rests on it.
  package let value: Value?

  /// Calls `body` for each of a statement, in no order.
  package static func forEach(of statement: Int64, _ db: Database, _ body: (StoredRecord) throws -> Void) throws {
    let rows = try RawStatement(db, sql: query)
    rows.bind(statement, at: 1)
    try rows.eachRow { row in
      let value =
        row.isNull(2)
        ? nil : Value(day: Int32(truncatingIfNeeded: row.integer(2)), amount: row.integer(3), bytes: row.text(4))
      try body(
        StoredRecord(
          line: UInt32(truncatingIfNeeded: row.integer(0)), reason: String(decoding: row.text(1), as: UTF8.self),
          value: value))
    }
  }

  private static let query = """
    SELECT row.line, row.reason, coalesce(row.day, \(Correction.bank("day", of: "t"))) AS day,
      coalesce(row.amount, \(Correction.bank("amount", of: "t"))) AS amount,
      coalesce(row.description, t.description) AS description
    FROM row LEFT JOIN "transaction" t
      ON t.id = row.transaction_id AND t.statement_id = row.statement_id AND t.line = row.line
    WHERE row.statement_id = ?1
    UNION ALL
    SELECT t.line, '', \(Correction.bank("day", of: "t")), \(Correction.bank("amount", of: "t")), t.description
    FROM "transaction" t
    JOIN statement ON statement.id = ?1
      AND t.id BETWEEN statement.first_transaction AND statement.last_transaction
    WHERE t.statement_id = ?1 AND NOT EXISTS(
      SELECT 1 FROM row WHERE row.transaction_id = t.id AND row.statement_id = ?1 AND row.line = t.line)
    """
}
