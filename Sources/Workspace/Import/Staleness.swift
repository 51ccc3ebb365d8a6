import Store
package import Values

/// An account of which no statement came for longer than its `stale_after`.
package struct StaleAccount: Codable, Equatable, Sendable {
  package var account: String
  /// Days since the last one that a statement covers.
  package var days: Int
  /// That day, ISO.
  package var last: String
  package var message: ValueText { "no statement of \(account) for \(days) days" }
}

/// Which accounts lack their statements on a day, and the review items about them: one an account, which settles itself
/// when a statement comes.
struct Staleness {
  let db: Book.Connection
  let accounts: [Configuration.Account]
  let today: Day

  /// A stale account with its number in the book. The same silence is the same subject.
  private struct Finding {
    let id: Int64
    let staleAfter: Int
    let last: Day
    let fact: StaleAccount
    var subject: ReviewSubject { .stale(account: id, last: last.number) }
  }

  /// An account that never had a statement is not stale: a new one, or one of which there are none.
  func stale() throws -> [StaleAccount] { try findings().map(\.fact) }

  /// Whether the queue says something else than what is so today; of `fresh` accounts a statement just came.
  func isNews(sparing fresh: Set<String> = []) throws -> Bool {
    let findings = try findings()
    return try !obsolete(findings).isEmpty
      || findings.contains { try !fresh.contains($0.fact.account) && !ReviewQueue.isKnown($0.subject, db) }
  }

  /// Opens and settles the items; gives the number of those opened.
  func update(_ batch: inout Batch, sparing fresh: Set<String>) throws -> Int {
    let findings = try findings()
    for id in try obsolete(findings) { try ReviewQueue.settle(id, db, journal: &batch.journal) }
    let queue = ReviewQueue(db: db, run: batch.run)
    return try findings.count { finding in
      guard !fresh.contains(finding.fact.account) else { return false }
      return try queue.open(Staleness.item(finding), journal: &batch.journal)
    }
  }

  private static func item(_ finding: Finding) -> NewReviewItem {
    NewReviewItem(
      finding.subject, message: finding.fact.message,
      evidence: [
        "the last one ends on \(finding.last); stale_after is \(finding.staleAfter) days",
        "An account that is no more says so in daybook.yaml: closed: \(finding.last.description)",
      ], account: finding.id)
  }

  private func findings() throws -> [Finding] {
    try StatementStore(db: db).lastDays().compactMap { id, name, number in
      guard let account = accounts.first(where: { $0.name == name }), let number,
        account.closed.map({ $0 > today }) ?? true
      else { return nil }
      let days = Int(today.number) - Int(number)
      guard days > account.staleAfter else { return nil }
      let last = Day(number: number)
      return Finding(
        id: id, staleAfter: account.staleAfter, last: last,
        fact: StaleAccount(account: name, days: days, last: last.description))
    }
  }

  private func obsolete(_ findings: [Finding]) throws -> [Int64] {
    let subjects = Set(findings.map(\.subject))
    return try OpenItems(db: db).items(of: .stale).filter { !subjects.contains($0.subject) }.map(\.id)
  }
}
