package import GRDB

/// Rows that a balance proves: their day, amount, account and existence stand until a person unlocks them.
package struct ReconciledRows {
  let db: Database
  let account: Int64

  package init(db: Database, account: Int64) {
    self.db = db
    self.account = account
  }

  /// What was just done to the account's rows.
  package struct Change {
    /// From this day on.
    let firstDay: Int32
    /// Of a statement that was just written: its first transaction, up to which day its rows are reconciled already, and
    /// whether the book had rows around its days.
    let firstTransaction: Int64
    let reconciledThrough: Int32?
    let hadRows: Bool

    package init(
      firstDay: Int32, firstTransaction: Int64 = .max, reconciledThrough: Int32? = nil, hadRows: Bool = true
    ) {
      (self.firstDay, self.firstTransaction) = (firstDay, firstTransaction)
      (self.reconciledThrough, self.hadRows) = (reconciledThrough, hadRows)
    }
  }

  /// Reconciles what balances from the day of a change on, or the one before it, prove now. The work follows the change,
  /// not the rows before it.
  package func mark(after change: Change, tolerance: Int64, journal: inout Journal) throws {
    let first = change.firstDay
    let proof = try StatedBalances(db: db).lastProof(of: account, since: first, tolerance: tolerance)
    if let marked = change.reconciledThrough, marked > proof?.day ?? .min {
      try release(change, after: proof?.day ?? .min)
    }
    guard let proof else { return }
    let opening = try AccountStore(db: db).account(account)?.openingDay ?? .min
    let known = try Int32.fetchOne(
      db,
      sql: """
        SELECT day FROM "transaction" WHERE account_id = ? AND day < ? AND status = \(Status.reconciled)
        ORDER BY day DESC LIMIT 1
        """, arguments: [account, first])
    let start = max(opening, known.map { $0 - 1 } ?? .min) &+ 1
    // Between what was there and what is marked as it comes there is nothing to do.
    let marked = min(change.reconciledThrough ?? first - 1, proof.day)
    if change.hadRows {
      try lock(from: start, through: proof.day, of: change, journal: &journal)
    } else {
      try lock(from: start, through: min(first - 1, proof.day), of: change, journal: &journal)
      try lock(from: max(start, marked + 1), through: proof.day, of: change, journal: &journal)
    }
  }

  /// What came with the statement was marked as its own rows alone would tie; the book's do not.
  private func release(_ change: Change, after day: Int32) throws {
    try db.execute(
      sql: """
        UPDATE "transaction" SET status = \(Status.booked)
        WHERE account_id = ? AND day > ? AND status = \(Status.reconciled) AND id >= ?
        """, arguments: [account, day, change.firstTransaction])
  }

  private func lock(
    from first: Int32, through last: Int32, of change: Change, journal: inout Journal
  ) throws {
    guard first <= last else { return }
    _ = try lock(first...last, before: change.firstTransaction, journal: &journal)
    // Rows of this very batch go with it: the journal need not know what they were.
    try db.execute(
      sql: "UPDATE \"transaction\" SET status = \(Status.reconciled) WHERE \(ReconciledRows.isOpen) AND id >= ?",
      arguments: [account, first, last, change.firstTransaction])
  }

  private static let column = "status"
  /// How a line of the journal begins that says no more than that rows were not reconciled.
  static let image = RowBlock.start + column + "\""

  private static let isOpen = "account_id = ? AND day BETWEEN ? AND ? AND status = \(Status.booked)"

  /// Reconciles what is booked on these days, of transactions before number `end`; returns how many that are.
  package func lock(_ days: ClosedRange<Int32>, before end: Int64 = .max, journal: inout Journal) throws -> Int {
    let condition = ReconciledRows.isOpen + " AND id < ?"
    let arguments: StatementArguments = [account, days.lowerBound, days.upperBound, end]
    let ids = try Int64.fetchAll(
      db, sql: "SELECT id FROM \"transaction\" WHERE \(condition) ORDER BY id", arguments: arguments)
    guard !ids.isEmpty else { return 0 }
    var block = RowBlock(columns: [ReconciledRows.column])
    for id in ids {
      block.begin(id)
      block.add(Int64(Status.booked))
      if block.count == RowBlock.limit || id == ids.last {
        try journal.changing("transaction", block)
        block.removeAll()
      }
    }
    try db.execute(
      sql: "UPDATE \"transaction\" SET status = \(Status.reconciled) WHERE \(condition)", arguments: arguments)
    return ids.count
  }
}
