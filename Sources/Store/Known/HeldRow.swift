package import GRDB
package import Values

/// A row that is held because it may be in the book already, with the transaction that it may be.
package struct HeldRow {
  package let id: Int64
  package let other: Int64
  package let day: Day
  /// Minor units.
  package let amount: Int64
  package let account: StoredAccount
  package let statement: Int64?
  package let line: Int?

  /// Those that one item is about and that are held still.
  package static func all(of item: Int64, _ db: Database) throws -> [HeldRow] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT t.id, t.day, t.amount, t.line, t.statement_id, other_id, t.account_id
        FROM suspect JOIN "transaction" t ON t.id = suspect.transaction_id AND t.status = \(Status.held)
        WHERE item_id = ? ORDER BY suspect.id
        """, arguments: [item])
    return try rows.compactMap { row in
      try AccountStore(db: db).account(row["account_id"]).map { account in
        try HeldRow(
          id: row["id"], other: row["other_id"], day: Day(number: row["day"]), amount: row["amount"],
          account: account, statement: row["statement_id"], line: row["line"])
      }
    }
  }
}
