internal import Crypto
internal import Foundation
internal import GRDB
internal import Statements
internal import Values

/// Whether the book holds what it promises.
package struct CheckReport: Codable, Sendable {
  package struct Problem: Codable, Sendable {
    /// `integrity`, `reference`, `rows`, `provenance`, `totals`, `transfer`, `review`, `balance`, `archive`, `budget`.
    package var kind: String
    package var place: String
    package var message: String
  }
  package var statements = 0
  package var rows = 0
  package var transactions = 0
  package var balances = 0
  package var problems: [Problem] = []
  /// What is known not to tie, and waits or was decided; and accounts that are unproven.
  package var notes: [String] = []
}

extension WorkingFolder {
  /// Verifies the whole book; it changes nothing.
  package func check() throws -> CheckReport {
    try openBook().connected { db in
      var check = BookCheck(db: db, tolerances: configuration.stages.balances ?? Configuration.Balances())
      try check.integrity()
      guard check.report.problems.isEmpty else { return check.report }
      try check.totals()
      try check.transfers()
      try check.splits()
      try check.queue()
      try check.statements()
      try check.balances()
      try check.archive(Archive(folder: configuration.archive))
      try check.budget(of: self)
      return check.report
    }
  }
}

/// The drafts of each line; a file may have all of them on one.
private struct DraftsOfLine {
  private var first: [UInt32: Int] = [:]
  /// The next draft of the same line, -1 for none.
  private var next: [Int]

  init(_ drafts: Drafts) {
    next = Array(repeating: -1, count: drafts.count)
    for draft in drafts.lines.indices.reversed() {
      next[draft] = first[drafts.lines[draft]] ?? -1
      first[drafts.lines[draft]] = draft
    }
  }

  /// The draft of the line that has the row's values; where none has, the line's first.
  func on(_ line: UInt32, like row: Row, in drafts: Drafts) throws -> Int? {
    guard let first = first[line], next[first] >= 0, let day: Int32 = try row["day"] else { return first[line] }
    let amount: Int64? = try row["amount"]
    let description: String? = try row["description"]
    var draft = first
    while draft >= 0 {
      if drafts.days[draft] == day, drafts.amounts[draft] == amount,
        drafts.texts[drafts.descriptions[draft]] == description
      {
        return draft
      }
      draft = next[draft]
    }
    return first
  }
}

struct BookCheck {
  let db: Database
  let tolerances: Configuration.Balances
  var report = CheckReport()

  init(db: Database, tolerances: Configuration.Balances) {
    self.db = db
    self.tolerances = tolerances
  }

  mutating func fail(_ kind: String, _ place: String, _ message: String) {
    report.problems.append(CheckReport.Problem(kind: kind, place: place, message: message))
  }

  mutating func integrity() throws {
    for name in try Schema.damaged(db) { fail("integrity", name, "its definition is not the one it was made with") }
    guard report.problems.isEmpty else { return }
    for message in try String.fetchAll(db, sql: "PRAGMA integrity_check(20)") where message != "ok" {
      fail("integrity", "", message)
    }
    for row in try Row.fetchAll(db, sql: "PRAGMA foreign_key_check") {
      let id: Int64 = try row["rowid"] ?? 0
      let parent: String = try row["parent"]
      try fail("reference", row["table"], "row \(id) refers to a \(parent) that is not there")
    }
  }

  /// The totals kept by blocks of days against the transactions themselves.
  mutating func totals() throws {
    let differing = try Row.fetchAll(
      db,
      sql: """
        SELECT account.name, block, sum(kept) AS kept, sum(real) AS real FROM (
          SELECT account_id, block, booked AS kept, 0 AS real FROM day_total
          UNION ALL SELECT account_id, day >> 5, 0, amount FROM "transaction" WHERE status IN (0, 3)
        ) JOIN account ON account.id = account_id GROUP BY account_id, block HAVING sum(kept) <> sum(real)
        """)
    for row in differing {
      let first = try Day(number: (row["block"] as Int32) << 5)
      try fail("totals", row["name"], "the sum of the 32 days from \(first) is not that of their transactions")
    }
  }

  /// Each link goes both ways, between booked rows of two accounts in opposite directions.
  mutating func transfers() throws {
    let broken = try Int64.fetchAll(
      db,
      sql: """
        SELECT transfer.id FROM transfer JOIN "transaction" a ON a.id = transfer.id
          JOIN "transaction" b ON b.id = transfer.other_id LEFT JOIN transfer back ON back.id = transfer.other_id
        WHERE back.other_id IS NOT transfer.id OR a.account_id = b.account_id OR (a.amount < 0) = (b.amount < 0)
          OR a.status NOT IN (0, 3) OR b.status NOT IN (0, 3)
        """)
    for id in broken { fail("transfer", "transaction \(id)", "its link to the other side of a transfer does not hold") }
  }

  /// The parts of each split against its transaction.
  mutating func splits() throws {
    let differing = try Row.fetchAll(
      db,
      sql: """
        SELECT transaction_id AS id, sum(split.amount) AS parts, t.amount AS amount
        FROM split JOIN "transaction" t ON t.id = transaction_id GROUP BY transaction_id HAVING parts <> t.amount
        """)
    for row in differing {
      try fail(
        "totals", "transaction \(row["id"] as Int64)",
        "the parts of its split sum to \(row["parts"] as Int64), it is \(row["amount"] as Int64)")
    }
  }

  /// What waits is about something that is there.
  mutating func queue() throws {
    let orphans = try Int64.fetchAll(
      db,
      sql: """
        SELECT id FROM review_item WHERE state = 'open' AND (
          transaction_id IS NOT NULL AND transaction_id NOT IN (SELECT id FROM "transaction")
          OR kind = 'suggestion' AND id NOT IN (SELECT item_id FROM suggestion))
        """)
    for id in orphans { fail("review", "item \(id)", "the transaction that it asks about is not in the book") }
  }

  /// Every record of every statement, from the bytes that the book keeps.
  mutating func statements() throws {
    report.transactions = try Int.fetchOne(db, sql: "SELECT count(*) FROM \"transaction\"") ?? 0
    let hints = "json_remove(hints, '$.prepare')"
    for file in try Row.fetchAll(
      db, sql: "SELECT sha256, \(hints) AS way FROM statement GROUP BY sha256, way ORDER BY min(id)")
    {
      let sha256: String = try file["sha256"]
      let bytes = try StatementText(db: db).bytes(of: sha256)
      // Two accounts may have the same bytes, each read in its own way.
      let parts = try Row.fetchAll(
        db, sql: "SELECT * FROM statement WHERE sha256 = ? AND \(hints) = ? ORDER BY id",
        arguments: [sha256, file["way"] as String])
      let hints = try HintsRecord(json: parts[0]["hints"])
      let name: String = try parts[0]["name"]
      report.statements += parts.count
      if hints.prepare == nil, SHA256.hash(data: bytes).hexadecimal != sha256 {
        fail("provenance", name, "the bytes kept of the file are not those that were imported")
        continue
      }
      do {
        let reading = try CandidateReader.parse(bytes, name, hints.hints)
        try compare(parts, with: reading, name)
      } catch let failure as ReadingFailure {
        fail("provenance", name, "the file cannot be read again: \(failure.message)")
      }
    }
  }

  private mutating func compare(_ parts: [Row], with reading: Reading, _ name: String) throws {
    let drafts = reading.drafts
    let draftsOfLine = DraftsOfLine(drafts)
    var lines: Set<UInt32> = []
    for part in parts {
      let rows = try Row.fetchCursor(db, sql: BookCheck.records, arguments: ["statement": part["id"]])
      var count = 0
      while let row = try rows.next() {
        count += 1
        let line: UInt32 = try row["line"]
        lines.insert(line)
        try compare(row, drafts, draftsOfLine.on(line, like: row, in: drafts), "\(name):\(line)")
      }
      report.rows += count
      if try count != part["records"] {
        try fail("rows", name, "\(count) records are in the book, \(part["records"] as Int) were read")
      }
    }
    let read = Set(drafts.lines).union(drafts.others.map(\.line))
    let lost = read.subtracting(lines)
    if let first = lost.min() {
      fail("rows", "\(name):\(first)", "\(lost.count) records of the file are not in the book")
    }
  }

  /// A value that a person corrected, and a row that another account's currency refused, have nothing to compare.
  private mutating func compare(_ row: Row, _ drafts: Drafts, _ draft: Int?, _ place: String) throws {
    guard let day: Int32 = try row["day"] else { return }
    if try (row["reason"] as String).hasSuffix("corrected by a person") { return }
    guard let draft else {
      fail("provenance", place, "no row of the file stands behind a value")
      return
    }
    if try drafts.days[draft] != day || drafts.amounts[draft] != row["amount"] {
      try fail(
        "provenance", place,
        "the file states \(drafts.amounts[draft]) on \(Day(number: drafts.days[draft])), the book \(row["amount"] as Int64) on \(Day(number: day))"
      )
    } else if try !isDescription(row, drafts.texts[drafts.descriptions[draft]]) {
      fail("provenance", place, "the description is not the bank's")
    }
  }

  /// Books of before may hold a text with the NULs that a bank filled it up with.
  private func isDescription(_ row: Row, _ text: String) throws -> Bool {
    if try row["description"] == text { return true }
    let bytes: Data? = try row["description"]
    return bytes.map { String(decoding: $0.filter { $0 != 0 }, as: UTF8.self) } == text
  }

  /// Each record with the value that rests on it: the transaction's where it comes from there, else the row's own.
  private static let records = """
    SELECT row.line, row.reason, coalesce(row.day, t.day) AS day, coalesce(row.amount, t.amount) AS amount,
      coalesce(row.description, t.description) AS description
    FROM row LEFT JOIN "transaction" t
      ON t.id = row.transaction_id AND t.statement_id = row.statement_id AND t.line = row.line
    WHERE row.statement_id = :statement
    UNION ALL
    SELECT t.line, '', t.day, t.amount, t.description FROM "transaction" t
    JOIN statement ON statement.id = :statement
      AND t.id BETWEEN statement.first_transaction AND statement.last_transaction
    WHERE t.statement_id = :statement AND NOT EXISTS(
      SELECT 1 FROM row WHERE row.transaction_id = t.id AND row.statement_id = :statement AND row.line = t.line)
    """
}
