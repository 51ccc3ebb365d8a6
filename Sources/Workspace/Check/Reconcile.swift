internal import Foundation
internal import GRDB
package import Values

/// Whether an account ties to a balance that the bank stated.
package struct ReconcileReport: Codable, Sendable {
  /// The number of the batch; nil where the balances do not tie and nothing was written.
  package var run: Int64?
  package var account: String
  package var date: String
  package var stated: String
  package var book: String
  /// Stated less book.
  package var difference: String
  /// Transactions locked as reconciled by this batch.
  package var locked: Int
  /// What could make up the difference, the likeliest first.
  package var explanations: [String]

  package var ties: Bool { run != nil }
}

extension WorkingFolder {
  /// Ties an account to the balance at the end of a day, and locks what is reconciled; or explains the gap.
  package func reconcile(account: String, day: Day, balance: String, _ options: JobOptions) throws
    -> ReconcileReport
  {
    try writing(options) { db, options in
      var report: ReconcileReport?
      try db.inSavepoint {
        let batch = try updatedAccounts(db, options)
        let tie = try Reconciliation(db: db, account: account, day: day, balance: balance)
        report = try tie.difference == 0 ? tie.lock(batch ?? Batch(db, options.occasion)) : tie.explain()
        return .commit
      }
      guard let report else { throw WorkspaceError.unknownAccount(name: account, nearest: nil) }
      return report
    }
  }
}

extension WorkingFolder {
  /// A batch that begins with what daybook.yaml says anew of the accounts; nil where it says nothing new.
  private func updatedAccounts(_ db: Database, _ options: JobOptions) throws -> Batch? {
    let store = AccountStore(db: db)
    guard try store.differs(from: configuration.accounts) else { return nil }
    var batch = try Batch(db, options.occasion)
    _ = try store.synchronize(configuration.accounts, journal: &batch.journal)
    return batch
  }
}

struct Reconciliation {
  let db: Database
  private let id: Int64
  private let name: String
  private let day: Day
  private let stated: Int64
  private let book: Int64
  private let exponent: Int

  var difference: Int64 { stated - book }

  init(db: Database, account: String, day: Day, balance: String) throws {
    self.db = db
    name = account
    id = try AccountStore(db: db).id(of: account)
    let currency = try String.fetchOne(db, sql: "SELECT currency FROM account WHERE id = ?", arguments: [id]) ?? ""
    exponent = Currency(currency)?.exponent ?? 2
    self.day = day
    do {
      stated = try Money.parse(balance, exponent: exponent)
    } catch {
      throw WorkspaceError.refused(
        "'\(balance)' is not an amount in \(currency)",
        remedy:
          "Write it as \(Money.text(120_455, exponent: exponent)): \(exponent == 0 ? "without" : "at most \(exponent)") decimals."
      )
    }
    guard let book = try AccountTotals(db: db, account: id).balance(atEndOf: day.number) else {
      throw WorkspaceError.refused(
        "account '\(account)' has no balance on \(day): no opening balance is known before that day",
        remedy: "Give it one in daybook.yaml: opening: { date: ..., balance: ... }")
    }
    self.book = book
  }

  func lock(_ begun: Batch) throws -> ReconcileReport {
    var batch = begun
    let locks = "account_id = ? AND day <= ? AND status = 0"
    try batch.journal.changing("transaction", where: locks, [id, day.number])
    try db.execute(sql: "UPDATE \"transaction\" SET status = 3 WHERE \(locks)", arguments: [id, day.number])
    let locked = db.changesCount
    try db.execute(
      sql: "INSERT INTO balance_check(account_id, day, balance, source) VALUES (?, ?, ?, 'person')",
      arguments: [id, day.number, stated])
    try batch.journal.inserted("balance_check", db.lastInsertedRowID...db.lastInsertedRowID)
    var report = report(locked: locked, explanations: [])
    report.run = batch.run
    try batch.summarize(db, report)
    return report
  }

  func explain() throws -> ReconcileReport {
    var explanations = try held() + single() + unreadable() + pending()
    if explanations.isEmpty { explanations = ["no single row explains it: a statement may be missing"] }
    return report(locked: 0, explanations: explanations)
  }

  private func report(locked: Int, explanations: [String]) -> ReconcileReport {
    ReconcileReport(
      account: name, date: day.description, stated: money(stated), book: money(book), difference: money(difference),
      locked: locked, explanations: explanations)
  }

  private func money(_ amount: Int64) -> String { Money.text(amount, exponent: exponent) }

  private func held() throws -> [String] {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT count(*) AS rows, coalesce(sum(amount), 0) AS sum FROM "transaction"
        WHERE account_id = ? AND day <= ? AND status = 2
        """, arguments: [id, day.number])
    guard let row, let rows: Int = try row["rows"], rows > 0 else { return [] }
    let sum: Int64 = try row["sum"]
    let exactly = sum == difference ? ", which is exactly the difference" : ""
    return ["\(rows) held as likely duplicates, \(money(sum))\(exactly): daybook review list --kind duplicate"]
  }

  /// Booked rows that are doubled (their amount is the difference with the sign turned).
  private func single() throws -> [String] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT id, day, description FROM "transaction"
        WHERE account_id = ? AND day <= ? AND status IN (0, 3) AND amount = ? ORDER BY day DESC LIMIT 3
        """, arguments: [id, day.number, -difference]
    ).map {
      let text: String = try $0["description"]
      return try "transaction \($0["id"] as Int64) of \(Day(number: $0["day"])) has exactly this amount: '\(text)'"
    }
  }

  private func unreadable() throws -> [String] {
    let count =
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM review_item WHERE account_id = ? AND kind = 'row' AND state = 'open'",
        arguments: [id]) ?? 0
    guard count > 0 else { return [] }
    let rows = count == 1 ? "1 row could not be read and waits" : "\(count) rows could not be read and wait"
    return ["\(rows): daybook review list --kind row"]
  }

  private func pending() throws -> [String] {
    let sum =
      try Int64.fetchOne(
        db, sql: "SELECT sum(amount) FROM \"transaction\" WHERE account_id = ? AND day <= ? AND status = 1",
        arguments: [id, day.number]) ?? 0
    return sum == difference && sum != 0 ? ["the pending rows sum to exactly the difference"] : []
  }
}
