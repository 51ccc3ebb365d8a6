import Matching
import Store
package import Values

/// What a person asks of an account: whether it ties, and what is to be done where it does not.
package struct ReconcileOrder: Sendable {
  package var account: String
  package var day: Day
  /// In major units.
  package var balance: String
  /// The number of the cause that is to be mended.
  package var accept: Int?
  /// Why the difference is closed by a transaction; nil leaves it open.
  package var adjust: String?
  /// The category's path of that transaction.
  package var category: String?

  package init(account: String, day: Day, balance: String) {
    (self.account, self.day, self.balance) = (account, day, balance)
  }
}

extension WorkingFolder {
  /// Ties an account to the balance at the end of a day, and locks what is reconciled; or explains the gap, and mends it
  /// as ordered.
  package func reconcile(_ order: ReconcileOrder, _ options: JobOptions) throws -> ReconcileReport {
    try writing(options) { db, options in
      try db.atomically {
        var batch = try updatedAccounts(db, options)
        let tie = try Reconciliation(db, order, configuration.stages.balances)
        if tie.difference != 0, order.accept != nil || order.adjust != nil {
          let begun = try batch ?? Batch(db, options.occasion)
          batch = try tie.mend(order, begun, options, in: self)
          let mended = try Reconciliation(db, order, configuration.stages.balances)
          return try mended.difference == 0 ? mended.lock(batch, options, db) : mended.explain(after: batch)
        }
        return try tie.difference == 0 ? tie.lock(batch, options, db) : tie.explain(after: nil)
      }
    }
  }

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
  private let db: Book.Connection
  private let account: StoredAccount
  private let order: ReconcileOrder
  private let stated: Int64
  private let book: Int64
  private let balances: Configuration.Balances?

  var difference: Int64 { stated - book }

  init(_ db: Book.Connection, _ order: ReconcileOrder, _ balances: Configuration.Balances?) throws {
    self.db = db
    self.order = order
    self.balances = balances
    account = try AccountStore(db: db).account(named: order.account)
    let exponent = account.exponent
    do {
      stated = try Money.parse(order.balance, exponent: exponent)
    } catch {
      throw WorkspaceError.refused(
        "'\(order.balance)' is not an amount in \(account.currency)",
        remedy:
          "Write it as \(Money.text(120_455, exponent: exponent)): \(exponent == 0 ? "without" : "at most \(exponent)") decimals."
      )
    }
    guard let book = try AccountTotals(db: db, account: account.id).balance(atEndOf: order.day.number) else {
      throw WorkspaceError.refused(
        "account '\(order.account)' has no balance on \(order.day): no opening balance is known before that day",
        remedy: "Give it one in daybook.yaml: opening: { date: ..., balance: ... }")
    }
    self.book = book
  }

  func lock(_ begun: Batch?, _ options: JobOptions, _ db: Book.Connection) throws -> ReconcileReport {
    var batch = try begun ?? Batch(db, options.occasion)
    let movements = AccountMovements(db: db, account: account.id, day: order.day.number)
    let locked = try movements.reconcile(stated, journal: &batch.journal)
    var report = report(locked: locked)
    report.run = options.dryRun ? nil : batch.run
    try batch.summarize(db, report)
    return report
  }

  func explain(after batch: Batch?) throws -> ReconcileReport {
    let gap = try gap()
    var report = report(locked: 0)
    report.run = batch?.run
    report.causes = try gap.causes().enumerated().map {
      try CauseRecord($1, option: isMendable($1) ? $0 + 1 : nil, of: account, db)
    }
    report.since = gap.tied.map { Day(number: $0.day).description }
    report.until = Day(number: gap.days.upperBound).description
    if let batch { try batch.summarize(db, report) }
    return report
  }

  private func gap() throws -> BookGap {
    try BookGap(
      db, account: account, day: order.day.number, difference: difference, tolerance: tolerance)
  }

  private var tolerance: Int64 { Currency(account.currency).flatMap { balances?.tolerance(in: $0) } ?? 0 }

  private func report(locked: Int) -> ReconcileReport {
    ReconcileReport(
      account: account.name, date: order.day.description, stated: money(stated), book: money(book),
      difference: money(difference), locked: locked)
  }

  private func money(_ amount: Int64) -> String { Money.text(amount, exponent: account.exponent) }

  // MARK: Mending

  /// What a person alone can do about it.
  private static func unmendable(_ cause: Cause) -> WorkspaceError {
    let what = "no command mends this: \(cause.message.plain)"
    switch cause.code {
    case .opening:
      return .refused(what, remedy: "daybook.yaml states that opening balance: correct it there.")
    case .account:
      return .refused(
        what, remedy: "Ignore the one that stands wrong, and enter it where it belongs: daybook transactions --help")
    default:
      return .refused(what, remedy: "Correct the row that you know is wrong: daybook transactions set --help")
    }
  }

  private func isMendable(_ cause: Cause) -> Bool {
    switch cause.remedy {
    case .takeOut, .putIn, .book, .day, .move, .ask: true
    case .amount: !cause.rows.isEmpty
    case .opening: account.isOpeningImplied
    case .none: false
    }
  }

  /// Carries out the answer of a cause, or closes the difference by a transaction.
  func mend(
    _ order: ReconcileOrder, _ batch: Batch, _ options: JobOptions, in folder: WorkingFolder
  ) throws -> Batch {
    let answer = CauseAnswer(db: db, folder: folder, account: account, options: options)
    if let note = order.adjust {
      return try answer.adjust(difference, on: order.day.number, note: note, category: order.category, batch)
    }
    let causes = try gap().causes()
    let number = order.accept ?? 0
    guard causes.indices.contains(number - 1), isMendable(causes[number - 1]) else {
      if causes.indices.contains(number - 1) { throw Reconciliation.unmendable(causes[number - 1]) }
      let numbers = causes.indices.filter { isMendable(causes[$0]) }.map { String($0 + 1) }
      throw WorkspaceError.refused(
        "no cause \(number) that a command could mend",
        remedy: numbers.isEmpty
          ? "See what is said of the difference without --accept." : "Take one of: \(numbers.joined(separator: ", "))")
    }
    return try answer.carryOut(causes[number - 1], by: order.day.number, batch)
  }
}
