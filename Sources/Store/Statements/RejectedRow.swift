package import GRDB

/// A row that could not be read, with what reading it again takes.
package struct RejectedRow {
  let id: Int64
  package let account: StoredAccount
  package let statement: Int64
  package let line: UInt32
  package let text: String
  /// The name of its file, the hash of its bytes, and how it was read.
  package let file: String
  package let sha256: String
  package let hints: HintsRecord

  /// The row that a review item is about; nil where it is rejected no more.
  package init?(of item: Int64, _ db: Database) throws {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT row.id, row.statement_id, row.line, row.text, statement.account_id, statement.sha256, statement.hints, \
        statement.name
        FROM review_item JOIN row ON row.statement_id = review_item.statement_id AND row.line = review_item.line
          JOIN statement ON statement.id = row.statement_id
        WHERE review_item.id = ? AND row.disposition = 'rejected'
          AND row.text = json_extract(review_item.subject, '$.row.text')
        """, arguments: [item])
    guard let row, let account = try AccountStore(db: db).account(row["account_id"]) else { return nil }
    self.account = account
    (id, statement, line, text) = try (row["id"], row["statement_id"], row["line"], row["text"])
    (file, sha256) = try (row["name"], row["sha256"])
    hints = try HintsRecord(json: row["hints"])
  }

  /// It is a transaction now, as a person said.
  package func correct(to transaction: Int64, _ db: Database, journal: inout Journal) throws {
    try journal.changing("row", id: id)
    try db.execute(
      sql: "UPDATE row SET disposition = 'imported', transaction_id = ?, reason = reason || ?  WHERE id = ?",
      arguments: [transaction, "; corrected by a person", id])
  }
}
