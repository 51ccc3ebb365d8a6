import Store
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
      try db.atomically {
        let batch = try updatedAccounts(db, options)
        let tie = try Reconciliation(db, account: account, day: day, balance: balance)
        return try tie.difference == 0 ? tie.lock(batch ?? Batch(db, options.occasion), db) : tie.explain()
      }
    }
  }
}

extension WorkingFolder {
  /// A batch that begins with what daybook.yaml says anew of the accounts; nil where it says nothing new.
  private func updatedAccounts(_ db: Book.Connection, _ options: JobOptions) throws -> Batch? {
    let store = AccountStore(db: db)
    guard try store.differs(from: configuration.accounts) else { return nil }
    var batch = try Batch(db, options.occasion)
    _ = try store.synchronize(configuration.accounts, journal: &batch.journal)
    return batch
  }
}

struct Reconciliation {
  private let movements: AccountMovements
  private let name: String
  private let day: Day
  private let stated: Int64
  private let book: Int64
  private let exponent: Int

  var difference: Int64 { stated - book }

  init(_ db: Book.Connection, account: String, day: Day, balance: String) throws {
    name = account
    let store = AccountStore(db: db)
    let id = try store.id(of: account)
    movements = AccountMovements(db: db, account: id, day: day.number)
    let currency = try store.account(id)?.currency ?? ""
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

  func lock(_ begun: Batch, _ db: Book.Connection) throws -> ReconcileReport {
    var batch = begun
    let locked = try movements.reconcile(stated, journal: &batch.journal)
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
    let (rows, sum) = try movements.held()
    guard rows > 0 else { return [] }
    let exactly = sum == difference ? ", which is exactly the difference" : ""
    return ["\(rows) held as likely duplicates, \(money(sum))\(exactly): daybook review list --kind duplicate"]
  }

  /// Booked rows that are doubled (their amount is the difference with the sign turned).
  private func single() throws -> [String] {
    try movements.booked(of: -difference).map {
      "transaction \($0.id) of \(Day(number: $0.day)) has exactly this amount: '\($0.description)'"
    }
  }

  private func unreadable() throws -> [String] {
    let count = try movements.unread()
    guard count > 0 else { return [] }
    let rows = count == 1 ? "1 row could not be read and waits" : "\(count) rows could not be read and wait"
    return ["\(rows): daybook review list --kind row"]
  }

  private func pending() throws -> [String] {
    let sum = try movements.pending()
    return sum == difference && sum != 0 ? ["the pending rows sum to exactly the difference"] : []
  }
}
