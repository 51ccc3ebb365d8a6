package import Values

/// A stated balance that the book ties to before a statement comes.
package struct TiedBalance: Equatable, Sendable {
  package var day: Int32
  /// Minor units.
  package var balance: Int64
  /// Where a statement states it: `may.csv:12`; nil for a person's.
  package var place: String?

  package init(day: Int32, balance: Int64, place: String?) {
    (self.day, self.balance, self.place) = (day, balance, place)
  }
}

extension BalanceTies {
  /// The verdicts with rows held that come late; nil where none does.
  ///
  /// - Parameters:
  ///   - report: what the statement's own balances say of these verdicts.
  ///   - tied: balances that tie without the statement, ascending.
  ///   - openingDay: rows up to it are history outside the balances.
  package static func holdLate(
    _ drafts: Drafts, _ verdicts: Verdicts, _ report: BalanceReport, known: Known, tied: [TiedBalance],
    openingDay: Day?, tolerance: Int64
  ) -> Verdicts? {
    LateRows(
      drafts: drafts, known: known, tied: tied, openingDay: openingDay?.number ?? .min, tolerance: tolerance
    ).held(verdicts, report)
  }
}

/// Rows that come late: new ones of days that were listed before, whose balances tie without them.
///
/// They are held and asked about, unless they cancel out between two such balances, or the statement that brings them
/// states balances of its own that tie with them. Days that no statement listed are no such days: a file that fills a gap
/// is not late, unless a person tied the account behind it.
private struct LateRows {
  let drafts: Drafts
  let known: Known
  let tied: [TiedBalance]
  let openingDay: Int32
  let tolerance: Int64

  /// Late rows are suspected of nothing that is in the book.
  func held(_ verdicts: Verdicts, _ report: BalanceReport) -> Verdicts? {
    guard let last = tied.last?.day else { return nil }
    var spans: [Int: [Int]] = [:]
    for draft in drafts.days.indices where verdicts.verdicts[draft] == .new && !drafts.isPending(draft) {
      let day = drafts.days[draft]
      guard openingDay < day, day <= last else { continue }
      spans[tied.countOfPrefix { $0.day < day }, default: []].append(draft)
    }
    let spoken = report.findings.isEmpty ? report.checks.map(\.day).max() ?? .min : .min
    var result = verdicts
    for (place, rows) in spans.sorted(by: { $0.key < $1.key }) {
      let sum = rows.reduce(0) { $0 &+ drafts.amounts[$1] }
      guard sum.magnitude > UInt64(max(0, tolerance)) else { continue }
      for draft in rows where drafts.days[draft] > spoken && isListed(drafts.days[draft]) {
        result.verdicts[draft] = .suspected
        result.evidence.append(.init(draft: draft, reasons: [reason(tied[place])]))
      }
    }
    guard result != verdicts else { return nil }
    result.evidence.sort { $0.draft < $1.draft }
    return result
  }

  /// Whether a statement listed the day whole, or a person tied the account on it or later.
  private func isListed(_ day: Int32) -> Bool {
    tied.contains { $0.place == nil && day <= $0.day }
      || known.covered.contains { $0.lowerBound < day && day < $0.upperBound }
  }

  private func reason(_ tied: TiedBalance) -> ValueText {
    let money = ValueText.amount(tied.balance, exponent: drafts.exponent)
    return "the balance of \(Day(number: tied.day)) ties without it: \(money), "
      + ValueText(tied.place.map { "stated by \($0)" } ?? "as a person stated it")
  }
}
