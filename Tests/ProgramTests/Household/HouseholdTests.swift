import Foundation
import Testing

/// The demo household from its inbox to the book, held against the answer key.
@Suite struct HouseholdTests {
  @Test func bookEqualsTheKey() throws {
    let demo = try Demo()
    let report = try demo.daybook("run", "--format", "json")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(report.utf8)) }
    expectEqual(try Fixtures.key("transactions"), try demo.transactions(), "transactions")
    let texts = recordTexts()
    expectEqual(evened(try Fixtures.key("rows"), texts), evened(try demo.rows(), texts), "rows")
    expectEqual(try Fixtures.key("waiting"), try demo.waiting(), "review list")
    let balances = try Fixtures.key("balances").map { [$0[0], $0[1], $0[3]] }
    expectEqual(balances, try demo.list(["name", "currency", "balance"], "accounts"), "accounts")
    expectEqual(try Fixtures.key("transfers"), try demo.transfers(), "transactions --transfers")
    try demo.daybook("check")
  }

  /// A file is understood before there is a book, with the closing balance that stands below its rows.
  @Test func inspectSeesTheClosingBalance() throws {
    let demo = try Demo()
    let joint = try #require(Household().accounts.first { $0.name == "Joint" })
    for statement in Household().statements where statement.account == joint.name {
      let report = try demo.daybook(
        "inspect", demo.folder.appending(path: "inbox/\(statement.name)").path, "--format", "json")
      let facts = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
      let (first, last) = statement.span
      #expect(facts["transactions"] as? Int == statement.records.count(where: \.isRow), "\(statement.name)")
      #expect(facts["first_date"] as? String == first.iso, "\(statement.name)")
      #expect(facts["last_date"] as? String == last.iso, "\(statement.name)")
      let closing = amountText(joint.balance(at: last, on: Event.forever))
      #expect(facts["closing_balance"] as? String == closing, "\(statement.name)")
      #expect((facts["questions"] as? [Any])?.isEmpty == true, "\(statement.name)")
    }
  }

  /// What could be used is in the archive, the rest is where it was.
  @Test func inboxKeepsOnlyWhatCannotBeUsed() throws {
    let demo = try Demo.afterRun()
    #expect(demo.files(below: "inbox") == BrokenFiles.all.map(\.name).sorted())
    #expect(demo.files(below: "archive").count == Household().statements.count)
  }

  @Test func secondRunFindsNothing() throws {
    let demo = try Demo.afterRun()
    let before = try (demo.transactions(), demo.rows(), demo.waiting())
    try demo.daybook("run", "--today", "2025-12-31")
    expectEqual(before.0, try demo.transactions(), "transactions")
    expectEqual(before.1, try demo.rows(), "rows")
    expectEqual(before.2, try demo.waiting(), "review list")
  }

  @Test func importingAllAgainAddsNothing() throws {
    let demo = try Demo.afterRun()
    var random = shuffling()
    try demo.importByAccount(random.shuffled(Household().statements))
    expectEqual(try Fixtures.key("transactions"), try demo.transactions(), "transactions")
    try demo.daybook("check")
  }

  /// The same rows in other files: turned upside down, and some cut in two.
  @Test func importingAllCutOtherwiseAddsNothing() throws {
    let demo = try Demo.afterRun()
    var random = shuffling()
    let statements = Household().statements
    let others = statements.map(\.upsideDown) + statements.filter { $0.account == "Travel" }.flatMap(\.halves)
    try demo.importByAccount(random.shuffled(others))
    expectEqual(try Fixtures.key("transactions"), try demo.transactions(), "transactions")
    try demo.daybook("check")
  }

  /// In any order a fresh book comes to hold the same money. Purchases that were pending at first are left aside: an
  /// old export that comes after a new one may leave a question.
  @Test func orderOfFilesDoesNotMatter() throws {
    let household = Household()
    let demo = try Demo()
    var random = shuffling()
    try demo.importOneByOne(random.shuffled(household.statements))
    let doubtful = household.doubtfulTexts
    func certain(_ transactions: [[String]]) -> [[String]] {
      transactions.filter { !doubtful.contains($0[4]) }.map { Array($0[0...2]) }
    }
    expectEqual(certain(try Fixtures.key("transactions")), certain(try demo.transactions()), "transactions")
    expectEqual(try Fixtures.key("transfers"), try demo.transfers(), "transactions --transfers")
    try demo.daybook("check")
  }
}

private func expectEqual(
  _ expected: [[String]], _ found: [[String]], _ what: String, at place: SourceLocation = #_sourceLocation
) {
  let difference = Difference(expected: expected, found: found)
  #expect(difference.isEmpty, "\(what): \(difference)", sourceLocation: place)
}

/// The order of `DAYBOOK_SEED`; the same each time without it, so that a change is held against what it changed.
private func shuffling() -> SplitMix64 {
  let seed = ProcessInfo.processInfo.environment["DAYBOOK_SEED"].flatMap { UInt64($0) } ?? 1
  print("shuffling with DAYBOOK_SEED=\(seed)")
  return SplitMix64(seed: seed)
}

/// The text of each record of each file, by file and line.
private func recordTexts() -> [[String]: String] {
  var texts: [[String]: String] = [:]
  for statement in Household().statements {
    for (record, line) in zip(statement.records, statement.lines) {
      texts[[statement.name, String(line)]] = record.text
    }
  }
  return texts
}

/// Rows with the dispositions of equal records of one file sorted among them: which of two equal rows is new and which
/// was known is nobody's to say.
private func evened(_ rows: [[String]], _ texts: [[String]: String]) -> [[String]] {
  let groups = Dictionary(grouping: rows) { [$0[0], texts[[$0[0], $0[1]]] ?? $0[1]] }
  return groups.values.flatMap { group in
    let lines = group.sorted { (Int($0[1]) ?? 0) < (Int($1[1]) ?? 0) }
    return zip(lines, group.map { $0[2] }.sorted()).map { [$0[0], $0[1], $1] }
  }
}

extension Household {
  /// Texts of purchases that were pending at first or cannot be told from others.
  fileprivate var doubtfulTexts: Set<String> {
    let doubtful = accounts.flatMap(\.events).filter { $0.isAmbiguous || $0.faces.contains { $0.isPending } }
    return Set(doubtful.flatMap { $0.faces.map(\.text) })
  }
}

extension Statement.Record {
  fileprivate var isRow: Bool { if case .face = content { true } else { false } }
  fileprivate var isAround: Bool { !isRow && content != .rejected }
}

extension Statement {
  private var head: [Record] { Array(records.prefix(while: \.isAround)) }
  private var foot: [Record] { records.reversed().prefix(while: \.isAround).reversed() }

  /// The readable rows in the other order.
  fileprivate var upsideDown: Statement {
    var other = self
    other.records = head + records.filter(\.isRow).reversed() + foot
    return other
  }

  /// The readable rows in two files, one after the other.
  fileprivate var halves: [Statement] {
    let rows = records.filter(\.isRow)
    return [rows.prefix(rows.count / 2), rows.suffix(rows.count - rows.count / 2)].map { half in
      var other = self
      other.records = head + half + foot
      return other
    }
  }
}
