import Matching
import Store
import Values

/// Days of an account that none of its statements lists, between some that do.
package struct CoverageGap: Codable, Equatable, Sendable {
  package var account: String
  /// ISO, both of them in it.
  package var first: String
  package var last: String
  package var message: String { "no statement of \(account) lists \(first) to \(last)" }
}

/// Which days of which accounts no statement lists, and the review items about them: one for each span, which settles
/// itself when a file lists these days, or when balances before and behind them tie: then nothing is missing.
struct CoverageGaps {
  let db: Book.Connection
  let accounts: [Configuration.Account]
  let stage: Configuration.Balances?

  /// A gap with the number of its account. The same days are the same subject.
  private struct Finding {
    let id: Int64
    let days: ClosedRange<Int32>
    let fact: CoverageGap
    var subject: ReviewSubject { .gap(account: id, first: days.lowerBound, last: days.upperBound) }
  }

  /// Those of which nobody said that the bank has nothing for them.
  func open() throws -> [CoverageGap] {
    try findings().filter { finding in
      try ReviewQueue.present(finding.subject, db).map { $0.state == "open" } ?? true
    }.map(\.fact)
  }

  /// Settles the items that are over, and opens new ones where it asks; gives the number of those opened.
  func update(_ batch: inout Batch, asks: Bool) throws -> Int {
    let findings = try findings()
    for id in try obsolete(findings) { try ReviewQueue.settle(id, db, journal: &batch.journal) }
    guard asks else { return 0 }
    let queue = ReviewQueue(db: db, run: batch.run)
    return try findings.count { try queue.open(CoverageGaps.item($0), journal: &batch.journal) }
  }

  /// Whether `update` has anything to do.
  func isNews(asks: Bool) throws -> Bool {
    let findings = try findings()
    if try !obsolete(findings).isEmpty { return true }
    return try asks && findings.contains { try !ReviewQueue.isKnown($0.subject, db) }
  }

  private static func item(_ finding: Finding) -> NewReviewItem {
    let count = finding.days.count
    return NewReviewItem(
      finding.subject, message: finding.fact.message,
      evidence: [
        "\(count) day\(count == 1 ? "" : "s") between statements that list those before and those behind",
        "Ask the bank for the export from \(finding.fact.first) to \(finding.fact.last), and put it into the inbox.",
      ], account: finding.id)
  }

  private func findings() throws -> [Finding] {
    try AccountStore(db: db).all().flatMap { stored -> [Finding] in
      guard let account = accounts.first(where: { $0.name == stored.name }) else { return [] }
      let gaps = try GapRows(db: db, account: stored.id).coverage().gaps
      return try gaps.filter { try !isProvenEmpty($0, of: stored.id, account.currency) }.map { days in
        Finding(
          id: stored.id, days: days,
          fact: CoverageGap(
            account: stored.name, first: Day(number: days.lowerBound).description,
            last: Day(number: days.upperBound).description))
      }
    }
  }

  /// Whether the balances before and behind these days tie without them.
  private func isProvenEmpty(_ days: ClosedRange<Int32>, of account: Int64, _ currency: Currency) throws -> Bool {
    guard let stage else { return false }
    let balances = StatedBalances(db: db)
    let tolerance = stage.tolerance(in: currency)
    guard let next = try balances.next(of: account, after: days.upperBound) else { return false }
    return try balances.gap(next, tolerance: tolerance) == 0
      && balances.gap(balances.last(of: account, through: days.lowerBound - 1), tolerance: tolerance) == 0
  }

  private func obsolete(_ findings: [Finding]) throws -> [Int64] {
    let subjects = Set(findings.map(\.subject))
    return try OpenItems(db: db).items(of: .gap).filter { !subjects.contains($0.subject) }.map(\.id)
  }
}
