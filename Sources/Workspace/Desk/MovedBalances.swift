import Store
import Values

/// Accounts whose balances may have moved, each with the first day of that: what mended them is settled, what does not
/// tie any more is told.
struct MovedBalances {
  private var days: [Int64: Int32] = [:]

  mutating func note(_ account: Int64, from day: Int32) { days[account] = min(days[account] ?? day, day) }

  /// Holds the balances that were stated against the book as it is now.
  ///
  /// - Parameter reconciles: whether rows that balances prove now are reconciled; who unlocked them to change them may
  ///   not be done.
  mutating func hold(
    _ db: Book.Connection, _ settings: Configuration.Balances?, reconciles: Bool = false, _ batch: inout Batch
  ) throws {
    defer { days = [:] }
    guard let settings else { return }
    for (account, day) in days.sorted(by: { $0.key < $1.key }) {
      let code = try AccountStore(db: db).account(account)?.currency
      guard let currency = code.flatMap({ Currency($0) }) else { continue }
      let tolerance = settings.tolerance(in: currency)
      let breaks = BalanceBreaks(db, account: account, currency: currency, tolerance: tolerance)
      try breaks.settle(&batch.journal)
      _ = try breaks.tell(since: day, file: nil, &batch)
      guard reconciles else { continue }
      try ReconciledRows(db: db, account: account).mark(
        after: ReconciledRows.Change(firstDay: day), tolerance: tolerance, journal: &batch.journal)
    }
  }
}
