package import GRDB
package import Values

/// What the bank said of one transaction, and where.
package struct TransactionSource {
  package let account: StoredAccount
  package let day: Day
  /// Minor units.
  package let amount: Int64
  package let description: String
  package let statement: Int64?
  package let line: Int?
  /// The statement's name.
  package let file: String?

  /// Nil where there is no such transaction.
  package init?(_ id: Int64, _ db: Database) throws {
    let row = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT t.account_id, t.day, t.amount, t.description, t.statement_id, t.line, statement.name AS file
          FROM "transaction" t LEFT JOIN statement ON statement.id = t.statement_id WHERE t.id = ?
          """), arguments: [id])
    guard let row, let account = try AccountStore(db: db).account(row["account_id"]) else { return nil }
    self.account = account
    day = try Day(number: row["day"])
    (amount, description) = try (row["amount"], row["description"])
    (statement, line, file) = try (row["statement_id"], row["line"], row["file"])
  }
}
