import Matching
import Store
import Values

/// A difference between what the bank states of an account and what the book has, held against all that the book knows.
struct BookGap {
  let db: Book.Connection
  let account: StoredAccount
  /// Stated less book, not 0.
  let difference: Int64
  private let tolerance: Int64
  /// The shortest days in which it arose: behind the last balance that ties, up to the first that differs so.
  private(set) var days: ClosedRange<Int32>
  /// The last balance that ties.
  private(set) var tied: BalanceCheck?
  /// Whether every balance since the opening one differs so.
  private var isConstant = true
  /// Stated balances that differ.
  private var count = 0

  /// So many stated balances are asked.
  private static let limit = 1_000

  init(_ db: Book.Connection, account: StoredAccount, day: Int32, difference: Int64, tolerance: Int64) throws {
    self.db = db
    self.account = account
    self.difference = difference
    self.tolerance = tolerance
    let balances = StatedBalances(db: db)
    var last = day
    var isSame = true
    var check = try balances.last(of: account.id, through: day - 1)
    for _ in 0..<BookGap.limit {
      guard let found = check else { break }
      if account.isOpeningImplied, try balances.isImplying(found) { break }
      let gap = try balances.gap(found, tolerance: tolerance)
      if gap == 0 {
        (tied, isConstant) = (found, false)
        break
      }
      count += 1
      isSame = isSame && gap == difference
      isConstant = isConstant && isSame
      if isSame { last = found.day }
      check = try balances.last(of: account.id, through: found.day - 1)
    }
    let first = tied?.day ?? account.openingDay ?? day - 1
    days = min(first + 1, last)...last
  }

  /// - Parameter days: those in which it arose.
  init(_ db: Book.Connection, account: StoredAccount, difference: Int64, days: ClosedRange<Int32>, tolerance: Int64) {
    self.db = db
    self.account = account
    self.difference = difference
    self.days = days
    self.tolerance = tolerance
    isConstant = false
  }

  /// What could make it up, the likeliest first.
  func causes() throws -> [Cause] {
    let rows = GapRows(db: db, account: account.id)
    var gap = Gap(difference: difference, days: days, exponent: account.exponent, texts: TextPool())
    gap.opening = isConstant && count > 0 ? account.openingBalance : nil
    gap.uncovered = try rows.coverage().gaps.first { $0.overlaps(days) }?.clamped(to: days)
    gap.mirrors = try mirrors(&gap.texts)
    return try rows.search(gap).causes()
  }

  /// By how much the other accounts of the currency differ at their last balance up to the day, with their rows that may
  /// belong here.
  private func mirrors(_ texts: inout TextPool) throws -> [Gap.Mirror] {
    let stated = StatedBalances(db: db)
    return try AccountStore(db: db).all().compactMap { other -> Gap.Mirror? in
      guard other.id != account.id, other.currency == account.currency,
        let check = try stated.last(of: other.id, through: days.upperBound), check.day >= days.lowerBound
      else { return nil }
      let gap = try stated.gap(check, tolerance: tolerance)
      guard gap != 0 else { return nil }
      let rows = try GapRows(db: db, account: other.id)
        .counted(difference, on: days.lowerBound...check.day, &texts)
      return Gap.Mirror(account: other.name, day: check.day, difference: gap, rows: rows)
    }
  }
}
