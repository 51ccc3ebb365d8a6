import Matching
import Store
import Values

/// A difference between what the bank states of an account and what the book has, held against all that the book knows.
struct BookGap {
  let db: Book.Connection
  let account: StoredAccount
  /// At the end of this day.
  let day: Int32
  /// Stated less book, not 0.
  let difference: Int64
  /// The shortest days in which it arose: behind the last balance that ties, up to the first that differs so.
  private(set) var days: ClosedRange<Int32>
  /// The last balance that ties.
  private(set) var tied: BalanceCheck?
  /// Whether every balance since the opening one differs so.
  private var isConstant = true

  /// So many stated balances are asked.
  private static let limit = 1_000

  init(_ db: Book.Connection, account: StoredAccount, day: Int32, difference: Int64, tolerance: Int64) throws {
    self.db = db
    self.account = account
    self.day = day
    self.difference = difference
    let balances = StatedBalances(db: db)
    var last = day
    var isSame = true
    var check = try balances.last(of: account.id, through: day - 1)
    for _ in 0..<BookGap.limit {
      guard let found = check else { break }
      let gap = try balances.gap(found, tolerance: tolerance)
      if gap == 0 {
        (tied, isConstant) = (found, false)
        break
      }
      isSame = isSame && gap == difference
      isConstant = isConstant && isSame
      if isSame { last = found.day }
      check = try balances.last(of: account.id, through: found.day - 1)
    }
    let first = tied?.day ?? account.openingDay ?? day - 1
    days = min(first + 1, last)...last
  }

  /// What could make it up, the likeliest first.
  func causes(tolerance: Configuration.Balances?) throws -> [Cause] {
    let rows = GapRows(db: db, account: account.id)
    var gap = Gap(difference: difference, days: days, exponent: account.exponent, texts: TextPool())
    gap.opening = isConstant ? account.openingBalance : nil
    gap.uncovered = try rows.coverage().gaps.first { $0.overlaps(days) }
    gap.mirrors = try mirrors(tolerance)
    return try rows.search(gap).causes()
  }

  /// By how much the other accounts of the currency differ at their last balance up to the day.
  private func mirrors(_ balances: Configuration.Balances?) throws -> [Gap.Mirror] {
    guard let currency = Currency(account.currency) else { return [] }
    let stated = StatedBalances(db: db)
    return try AccountStore(db: db).all().compactMap { other in
      guard other.id != account.id, other.currency == account.currency,
        let check = try stated.last(of: other.id, through: day), check.day >= days.lowerBound
      else { return nil }
      let gap = try stated.gap(check, tolerance: balances?.tolerance(in: currency) ?? 0)
      return gap == 0 ? nil : Gap.Mirror(account: other.name, day: check.day, difference: gap)
    }
  }
}
