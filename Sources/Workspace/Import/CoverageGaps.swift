import Matching
import Store
package import Values

/// Days of an account that none of its statements lists, between some that do.
package struct CoverageGap: Codable, Equatable, Sendable {
  package var account: String
  /// ISO, both of them in it.
  package var first: String
  package var last: String
  /// When a person said that its file is asked for, ISO.
  package var asked: String?
  package var message: ValueText {
    "no statement of \(account) lists \(.day(first)) to \(.day(last))"
      + (asked.map { "; asked for on \(.day($0))" } ?? "")
  }
}

/// Which days of which accounts no statement lists, and the review items about them: one for each span, which settles
/// itself when a file lists these days, or when balances before and behind them tie: then nothing is missing.
struct CoverageGaps {
  private let db: Book.Connection
  private let findings: [Finding]

  /// A gap with the number of its account. The same days are the same subject.
  private struct Finding {
    let id: Int64
    let days: ClosedRange<Int32>
    let fact: CoverageGap
    var subject: ReviewSubject { .gap(account: id, first: days.lowerBound, last: days.upperBound) }
  }

  init(_ db: Book.Connection, _ accounts: [Configuration.Account], _ stage: Configuration.Balances?) throws {
    self.db = db
    findings = try AccountStore(db: db).all().flatMap { stored -> [Finding] in
      guard let account = accounts.first(where: { $0.name == stored.name }) else { return [] }
      let gaps = try GapRows(db: db, account: stored.id).coverage().gaps
      let tolerance = stage?.tolerance(in: account.currency)
      return try gaps.filter { try !CoverageGaps.isProvenEmpty($0, of: stored.id, tolerance, db) }.map { days in
        Finding(
          id: stored.id, days: days,
          fact: CoverageGap(
            account: stored.name, first: Day(number: days.lowerBound).description,
            last: Day(number: days.upperBound).description))
      }
    }
  }

  /// Those of which nobody said that the bank has nothing for them.
  func open() throws -> [CoverageGap] {
    let asked = try AskedGaps.all(db)
    return try findings.filter { finding in
      try ReviewQueue.present(finding.subject, db).map { $0.state == "open" } ?? true
    }.map { finding in
      var fact = finding.fact
      fact.asked = asked[finding.subject]?.description
      return fact
    }
  }

  /// Keeps that the file of these days is asked for: the item about them waits for it.
  func ask(of account: Int64, for days: ClosedRange<Int32>, _ batch: inout Batch) throws {
    guard let finding = findings.first(where: { $0.id == account && $0.days.overlaps(days) }) else { return }
    try ReviewQueue(db: db, run: batch.run).open(CoverageGaps.item(finding), journal: &batch.journal)
    guard let item = try ReviewQueue.present(finding.subject, db), item.state == "open" else {
      throw WorkspaceError.refused(
        "\(finding.fact.message.plain), and a person said that the bank has nothing for these days",
        remedy: "If it has, put its export into the inbox.")
    }
    try batch.keep(AskedGaps.verdict, item: item.id, transaction: nil, "", db)
  }

  /// Settles the items that are over, and opens new ones where it asks; gives the number of those opened.
  func update(_ batch: inout Batch, asks: Bool) throws -> Int {
    for id in try obsolete() { try ReviewQueue.settle(id, db, journal: &batch.journal) }
    guard asks else { return 0 }
    let queue = ReviewQueue(db: db, run: batch.run)
    return try findings.count { try queue.open(CoverageGaps.item($0), journal: &batch.journal) }
  }

  /// Whether `update` has anything to do.
  func isNews(asks: Bool) throws -> Bool {
    if try !obsolete().isEmpty { return true }
    return try asks && findings.contains { try !ReviewQueue.isKnown($0.subject, db) }
  }

  private static func item(_ finding: Finding) -> NewReviewItem {
    let count = finding.days.count
    return NewReviewItem(
      finding.subject, message: finding.fact.message,
      evidence: [
        "\(count) day\(count == 1 ? "" : "s") between statements that list those before and those behind",
        "Ask the bank for the export from \(.day(finding.fact.first)) to \(.day(finding.fact.last)), and put it into the inbox.",
      ], options: AskedGaps.options, account: finding.id)
  }

  /// Whether the balances before and behind these days tie without them; never where balances are not looked at.
  private static func isProvenEmpty(
    _ days: ClosedRange<Int32>, of account: Int64, _ tolerance: Int64?, _ db: Book.Connection
  ) throws -> Bool {
    let balances = StatedBalances(db: db)
    guard let tolerance, let next = try balances.next(of: account, after: days.upperBound) else { return false }
    return try balances.gap(next, tolerance: tolerance) == 0
      && balances.gap(balances.last(of: account, through: days.lowerBound - 1), tolerance: tolerance) == 0
  }

  private func obsolete() throws -> [Int64] {
    let subjects = Set(findings.map(\.subject))
    return try OpenItems(db: db).items(of: .gap).filter { !subjects.contains($0.subject) }.map(\.id)
  }
}
