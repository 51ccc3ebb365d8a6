import Store
import Values

/// Accounts whose balances may have moved, each with the first day of that: what mended them is settled, what does not
/// tie any more is told.
struct MovedBalances {
  private var days: [Int64: Int32] = [:]

  mutating func note(_ account: Int64, from day: Int32) { days[account] = min(days[account] ?? day, day) }

  /// Holds the balances that were stated against the book as it is now.
  mutating func hold(_ db: Book.Connection, _ settings: Configuration.Balances?, _ batch: inout Batch) throws {
    defer { days = [:] }
    guard let settings else { return }
    for (account, day) in days.sorted(by: { $0.key < $1.key }) {
      let code = try AccountStore(db: db).account(account)?.currency
      guard let currency = code.flatMap({ Currency($0) }) else { continue }
      let breaks = BalanceBreaks(db, account: account, currency: currency, tolerance: settings.tolerance(in: currency))
      try breaks.settle(&batch.journal)
      _ = try breaks.tell(since: day, file: nil, &batch)
    }
  }
}
