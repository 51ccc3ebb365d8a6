package import GRDB

/// The transactions of an account up to a day, for whoever ties it to what the bank states.
package struct AccountMovements {
  let db: Database
  let account: Int64
  let day: Int32

  package init(db: Database, account: Int64, day: Int32) {
    self.db = db
    self.account = account
    self.day = day
  }

  private var arguments: StatementArguments { [account, day] }

  /// Locks what is booked as reconciled with that balance, in minor units; returns how many transactions that are.
  package func reconcile(_ balance: Int64, journal: inout Journal) throws -> Int {
    let isBooked = "account_id = ? AND day <= ? AND status = \(Status.booked)"
    try journal.changing("transaction", where: isBooked, arguments)
    try db.execute(
      sql: "UPDATE \"transaction\" SET status = \(Status.reconciled) WHERE \(isBooked)", arguments: arguments)
    let locked = db.changesCount
    try db.execute(
      sql: "INSERT INTO balance_check(account_id, day, balance, source) VALUES (?, ?, ?, 'person')",
      arguments: [account, day, balance])
    try journal.inserted("balance_check", db.lastInsertedRowID...db.lastInsertedRowID)
    return locked
  }

  /// How many are held, and their sum in minor units.
  package func held() throws -> (rows: Int, sum: Int64) {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT count(*), coalesce(sum(amount), 0) FROM "transaction"
        WHERE account_id = ? AND day <= ? AND status = \(Status.held)
        """, arguments: arguments)
    return try row.map { try ($0[0], $0[1]) } ?? (0, 0)
  }

  /// The sum of what is pending, in minor units.
  package func pending() throws -> Int64 {
    try Int64.fetchOne(
      db,
      sql: "SELECT sum(amount) FROM \"transaction\" WHERE account_id = ? AND day <= ? AND status = \(Status.pending)",
      arguments: arguments) ?? 0
  }

  /// The last three that are booked with this amount.
  package func booked(of amount: Int64) throws -> [(id: Int64, day: Int32, description: String)] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT id, day, description FROM "transaction"
        WHERE account_id = ? AND day <= ? AND status IN \(Status.counting) AND amount = ? ORDER BY day DESC LIMIT 3
        """, arguments: arguments + [amount]
    ).map { try ($0[0], $0[1], $0[2]) }
  }

  /// How many rows of the account could not be read and wait, of whatever day.
  package func unread() throws -> Int {
    try Int.fetchOne(
      db,
      sql: "SELECT count(*) FROM review_item WHERE account_id = ? AND kind = '\(ReviewKind.row)' AND state = 'open'",
      arguments: [account]) ?? 0
  }
}
