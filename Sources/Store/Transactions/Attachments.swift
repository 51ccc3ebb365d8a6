package import GRDB

/// A file that a person keeps with a transaction: the book knows where it is, and what was in it.
package struct Attachment: Codable, Sendable {
  /// From the folder of daybook.yaml, or absolute where it is elsewhere.
  package var path: String
  package var sha256: String

  package init(path: String, sha256: String) {
    self.path = path
    self.sha256 = sha256
  }

  /// The same path again takes the file as it is now.
  package func attach(to transaction: Int64, _ db: Database, journal: inout Journal) throws {
    try detach(from: transaction, db, journal: &journal)
    // The transaction is part of the batch, so that its statement is not undone without it.
    try journal.changing("transaction", id: transaction)
    try db.execute(
      sql: "INSERT INTO attachment(transaction_id, path, sha256) VALUES (?, ?, ?)",
      arguments: [transaction, path, sha256])
    try journal.inserted("attachment", db.lastInsertedRowID...db.lastInsertedRowID)
  }

  /// Whether it was there.
  @discardableResult
  package func detach(from transaction: Int64, _ db: Database, journal: inout Journal) throws -> Bool {
    let isIt = "transaction_id = ? AND path = ?"
    try journal.changing("attachment", where: isIt, [transaction, path])
    try db.execute(sql: "DELETE FROM attachment WHERE \(isIt)", arguments: [transaction, path])
    return db.changesCount > 0
  }

  package static func all(of transaction: Int64, _ db: Database) throws -> [Attachment] {
    try Row.fetchAll(
      db, sql: "SELECT path, sha256 FROM attachment WHERE transaction_id = ? ORDER BY id", arguments: [transaction]
    ).map { try Attachment(path: $0[0], sha256: $0[1]) }
  }
}
