package import Budgets
import Store
import Values

/// What recurs, as a report shows it.
package struct Recurrence: Sendable {
  package let account: String
  package let found: Recurring
  /// Whether a person confirmed it.
  package let isConfirmed: Bool

  var subject: ReviewSubject {
    .recurring(account: account, payee: found.payee, every: found.every.rawValue, isMoneyIn: found.isMoneyIn)
  }
}

extension WorkingFolder {
  /// Subscriptions, bills and incomes found in history, but for those that a person dismissed; the next one first.
  package func recurring(_ query: ReportQuery) throws -> Reported<[Recurrence]> {
    try reading { db in
      let found = try recurrences(query, db)
      let days = found.map(\.found.next)
      return Reported(rows: found, span: days.min().flatMap { first in days.max().map { first...$0 } })
    }
  }

  func recurrences(_ query: ReportQuery, _ db: Book.Connection) throws -> [Recurrence] {
    let scope = try scope(query, reportCalendar(db), db)
    let owners = Dictionary(configuration.accounts.map { ($0.name, $0.owner) }) { first, _ in first }
    let (groups, accounts) = try RecurringScan.groups(db, scope, owners: owners, through: query.today)
    // What is late is seen only where statements tell of the day.
    let all = Recurring.found(in: groups) { min(query.today, accounts[$0.account].seenTo ?? query.today) }
    return try all.compactMap { found in
      let account = accounts[found.account].name
      let asked = Recurrence(account: account, found: found, isConfirmed: false)
      let state = try ReviewQueue.present(asked.subject, db)?.state
      if state == "rejected" { return nil }
      return Recurrence(account: account, found: found, isConfirmed: state == "accepted")
    }.sorted { ($0.found.next, $0.found.payee) < ($1.found.next, $1.found.payee) }
  }

  /// Of what a person confirmed, what is late, and what came with another amount in the last week.
  func unusual(_ db: Book.Connection, _ today: Day) throws -> [UnusualRecord] {
    guard try ReviewItems(db: db).hasAccepted(.recurring) else { return [] }
    var query = ReportQuery(today: today)
    // Two years and more, for what comes once in one.
    query.scope.from = today - 800
    return try recurrences(query, db).filter { recurrence in
      let found = recurrence.found
      let isNew = found.last.day >= today - 7
      return recurrence.isConfirmed && (found.state == .late || found.state == .changed && isNew)
    }.map(UnusualRecord.init)
  }

  /// Asks about each that nobody confirmed or dismissed, as one batch; none where there is nothing to ask.
  package func askRecurring(_ query: ReportQuery, _ options: JobOptions) throws -> (run: Int64?, opened: Int) {
    try writing(options) { db, options in
      let found = try recurrences(query, db).filter { !$0.isConfirmed && $0.found.state != .ended }
      let fresh = try found.filter { try !ReviewQueue.isKnown($0.subject, db) }
      guard !fresh.isEmpty else { return (nil, 0) }
      return try db.atomically {
        var batch = try Batch(db, options.occasion)
        let queue = ReviewQueue(db: db, run: batch.run)
        // Several of one payee and interval are one item.
        let opened = try fresh.count { try queue.open(item($0, db), journal: &batch.journal) }
        return (options.dryRun ? nil : batch.run, opened)
      }
    }
  }

  private func item(_ recurrence: Recurrence, _ db: Book.Connection) throws -> NewReviewItem {
    let found = recurrence.found
    func money(_ amount: Int64) -> ValueText { .amount(amount, exponent: found.currency.exponent) }
    let amount = ValueText.money(found.amount, exponent: found.currency.exponent, found.currency.code)
    let id = try AccountStore(db: db).id(of: recurrence.account)
    return NewReviewItem(
      recurrence.subject,
      message: "\(found.payee): \(amount) every \(found.every.rawValue)",
      evidence: [
        "\(found.ids.count) times, from \(money(found.range.lowerBound)) to \(money(found.range.upperBound))",
        "the last one on \(found.last.day), the next one about \(found.next)",
      ], account: id, transaction: found.last.id)
  }
}
