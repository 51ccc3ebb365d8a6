package import GRDB

/// What a person who ties an account to its bank does to the book.
package struct AccountMovements {
  let db: Database
  let account: Int64
  let day: Int32

  package init(db: Database, account: Int64, day: Int32) {
    self.db = db
    self.account = account
    self.day = day
  }

  /// Locks what is booked as reconciled with that balance, in minor units; returns how many transactions that are.
  ///
  /// - Parameter line: of the file in which a person stated it.
  package func reconcile(_ balance: Int64, line: Int = 0, journal: inout Journal) throws -> Int {
    let locked = try ReconciledRows(db: db, account: account).lock(.min...day, journal: &journal)
    try state(balance, line: line, journal: &journal)
    return locked
  }

  /// Keeps a balance that a person states, whether it ties or not.
  package func state(_ balance: Int64, line: Int, journal: inout Journal) throws {
    try db.execute(
      sql: "INSERT INTO balance_check(account_id, day, balance, source, line) VALUES (?, ?, ?, 'person', ?)",
      arguments: [account, day, balance, line])
    try journal.inserted("balance_check", db.lastInsertedRowID...db.lastInsertedRowID)
  }

  /// What waits counts from now on.
  package static func book(_ transaction: Int64, _ db: Database, journal: inout Journal) throws {
    try journal.changing("transaction", id: transaction)
    try db.execute(
      sql: "UPDATE \"transaction\" SET status = \(Status.booked) WHERE id = ?", arguments: [transaction])
  }

  /// A row that no statement has; returns its number.
  package func enter(
    _ amount: Int64, on day: Int32, period: Int32?, _ description: String, category: Int64?, journal: inout Journal
  ) throws -> Int64 {
    try db.execute(
      sql: """
        INSERT INTO "transaction"(account_id, day, period, amount, status, description, category_id, locked)
        VALUES (?, ?, ?, ?, \(Status.booked), ?, ?, ?)
        """,
      arguments: [
        account, day, period, amount, description, category, category == nil ? 0 : LockedFields.category.rawValue,
      ])
    let id = db.lastInsertedRowID
    try AccountTotals(db: db, account: account).add([day >> 5: amount])
    try journal.inserted("transaction", id...id)
    return id
  }

  /// Another opening balance, of an account for which a statement implied it.
  package static func open(_ account: Int64, with balance: Int64, _ db: Database, journal: inout Journal) throws {
    try journal.changing("account", id: account)
    try db.execute(
      sql: "UPDATE account SET opening_balance = ? WHERE id = ?", arguments: [balance, account])
  }
}
