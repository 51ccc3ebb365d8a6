package import Values

/// What each draft is to the book: new, the same as a known row, a known row that changed, or a question.
///
/// 1. *Exact pairs*: the same day, amount and text (or the bank's id, where ids prove stable, or the balance after
///    the row). Each known transaction absorbs at most one draft, and equal rows are counted, so two equal purchases
///    stay two.
/// 2. *Changed rows*: what stays single on both sides in days that two statements cover is paired by the best
///    assignment over amount, days and text. Certain pairs are decided; likely ones and ties are `suspected`.
/// 3. *Doubts* that a single pair does not show: a day on which one statement ends and the next begins, and two
///    partial lists of the account.
/// 4. *Entries by hand* await the bank's row: what is new may be one of them.
package enum Duplicates {
  /// - Parameters:
  ///   - known: the book's faces around the statement's days, sorted by day, then amount.
  ///   - settleDays: how many days later a pending row may be booked.
  /// - Returns: one verdict per draft. Time is near linear in drafts and known rows.
  package static func judge(_ drafts: Drafts, against known: Known, settleDays: Int) -> Verdicts {
    let entries = known.rows.filter(\.isByHand)
    guard !entries.isEmpty else { return judge(drafts, listed: known, settleDays: settleDays) }
    let listed = Known(rows: known.rows.filter { !$0.isByHand }, covered: known.covered)
    var verdicts = judge(drafts, listed: listed, settleDays: settleDays)
    HandEntries.settle(&verdicts, drafts, entries, settleDays: settleDays)
    return verdicts
  }

  /// Against what statements brought.
  private static func judge(_ drafts: Drafts, listed known: Known, settleDays: Int) -> Verdicts {
    var verdicts = Verdicts(count: drafts.count)
    guard !known.rows.isEmpty, drafts.count > 0 else { return verdicts }
    var coverage = Coverage(drafts, known)
    let known = known.near(coverage.first...coverage.last, days: max(settleDays, Int(EvidenceLevels.moveDays)))
    guard !known.rows.isEmpty else { return verdicts }
    var (drafts, shifted) = (drafts, ShiftedDays?.none)
    var exact = ExactPairs(drafts, known, coverage)
    if !exact.pairing.isComplete { shifted = ShiftedDays(drafts, known, exact.pairing) }
    if let shifted, shifted.doubtful == nil {
      drafts = shifted.dated(drafts)
      coverage = Coverage(drafts, known)
      exact = ExactPairs(drafts, known, coverage)
    }
    exact.pairing.record(in: &verdicts, drafts, known)
    var (pairing, missing) = (exact.pairing, MissingRows())
    if !pairing.isComplete {
      var changed = ChangedRows(exact, drafts, known, coverage, settleDays: settleDays)
      changed.decide(&verdicts)
      (pairing, coverage, missing) = (changed.pairing, changed.coverage, changed.missing)
    }
    verdicts.unlisted = UnlistedRows.find(pairing, known, coverage, verdicts)
    CutDays(pairing, exact.references, drafts, known).doubt(coverage, &verdicts)
    shifted?.doubt(&verdicts, drafts, exact.references)
    shifted?.explain(&verdicts)
    PartialDays(missing, coverage).hold(&verdicts, drafts, known, pairing, exact.references)
    verdicts.evidence.sort { $0.draft < $1.draft }
    return verdicts
  }
}

extension Known {
  /// The rows that can matter to a statement of a span of days.
  fileprivate func near(_ span: ClosedRange<Int32>, days: Int) -> Known {
    let lower = rows.start(ofDay: Int(span.lowerBound) - days)
    let upper = rows.start(ofDay: Int(span.upperBound) + days + 1)
    // A slice is worth its copy only where it leaves much out.
    guard upper - lower < rows.count / 2 else { return self }
    return Known(rows: Array(rows[lower..<upper]), covered: covered)
  }
}

/// Which days a statement, the one at hand or an earlier one, must list completely.
///
/// A statement may begin and end in the middle of a day; so its first and last day are covered, but not for certain.
/// One that states a period or a balance beyond its rows covers, in part, the day before or after them as well.
struct Coverage {
  let first: Int32
  let last: Int32
  let spans: [ClosedRange<Int32>]
  /// False where the statement turns out to leave out many known rows: a search result, one card of several.
  var statementIsComplete = true
  /// False where the book turns out to lack many rows of days that earlier statements cover.
  var bookIsComplete = true

  init(_ drafts: Drafts, _ known: Known) {
    let covered = drafts.covered ?? 0...0
    first = covered.lowerBound
    last = covered.upperBound
    spans = known.covered.filter { !$0.isEmpty }
  }

  /// Whether a known row of that day must be among the drafts.
  func statementMustList(_ day: Int32) -> Bool { statementIsComplete && first < day && day < last }
  func statementMayList(_ day: Int32) -> Bool { first <= day && day <= last }
  /// Whether a draft of that day must be in the book already.
  func bookMustHold(_ day: Int32) -> Bool {
    bookIsComplete && spans.contains { $0.lowerBound < day && day < $0.upperBound }
  }
  func bookMayHold(_ day: Int32) -> Bool { spans.contains { $0.contains(day) } }
  /// What earlier statements cover that have days in common with this one.
  var shared: [ClosedRange<Int32>] { spans.filter { $0.overlaps(first...last) } }
}
