import Budgets
import Crypto
import Foundation
import Statements
import Store
import Values

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

  /// The draft of the record's line that has its values; where none has, the line's first.
  func like(_ record: StoredRecord, in drafts: Drafts) -> Int? {
    guard let first = first[record.line], next[first] >= 0, let value = record.value else { return first[record.line] }
    var draft = first
    while draft >= 0 {
      if drafts.days[draft] == value.day, drafts.amounts[draft] == value.amount,
        drafts.texts[drafts.descriptions[draft]] == value.description
      {
        return draft
      }
      draft = next[draft]
    }
    return first
  }
}

struct BookCheck {
  let db: Book.Connection
  let tolerances: Configuration.Balances
  var report = CheckReport()
  private var faults: BookFaults { BookFaults(db: db) }

  init(db: Book.Connection, tolerances: Configuration.Balances) {
    self.db = db
    self.tolerances = tolerances
  }

  mutating func fail(_ kind: String, _ place: String, _ message: String) {
    report.problems.append(CheckReport.Problem(kind: kind, place: place, message: message))
  }

  mutating func integrity() throws {
    for name in try faults.definitions() { fail("integrity", name, "its definition is not the one it was made with") }
    guard report.problems.isEmpty else { return }
    for message in try faults.integrity() { fail("integrity", "", message) }
    for reference in try faults.references() {
      fail("reference", reference.table, "row \(reference.row) refers to a \(reference.parent) that is not there")
    }
    if let rule = try BookCalendar(db: db).rule(), PeriodCalendar(written: rule) == nil {
      fail("integrity", "calendar", "the book has budget periods of '\(rule)', which is no calendar")
    }
  }

  /// The totals kept by blocks of days against the transactions themselves.
  mutating func totals() throws {
    for (account, first) in try faults.totals() {
      fail(
        "totals", account, "the sum of the 32 days from \(Day(number: first)) is not that of their transactions")
    }
  }

  mutating func transfers() throws {
    for id in try faults.transfers() {
      fail("transfer", "transaction \(id)", "its link to the other side of a transfer does not hold")
    }
  }

  /// The parts of each split against its transaction.
  mutating func splits() throws {
    for (id, parts, amount) in try faults.splits() {
      fail("totals", "transaction \(id)", "the parts of its split sum to \(parts), it is \(amount)")
    }
  }

  /// What waits is about something that is there.
  mutating func queue() throws {
    for id in try faults.orphans() {
      fail("review", "item \(id)", "the transaction that it asks about is not in the book")
    }
  }

  /// Every record of every statement, from the bytes that the book keeps.
  mutating func statements() throws {
    report.transactions = try TransactionList(db: db).count()
    try StoredFile.forEach(db) { file in
      let bytes = try StatementText(db: db).bytes(of: file.sha256)
      report.statements += file.parts.count
      if file.hints.prepare == nil, SHA256.hash(data: bytes).hexadecimal != file.sha256 {
        return fail("provenance", file.name, "the bytes kept of the file are not those that were imported")
      }
      do {
        try compare(file, with: StatementReader.read(bytes, fileName: file.name, hints: file.hints.hints))
      } catch let failure as ReadingFailure {
        fail("provenance", file.name, "the file cannot be read again: \(failure.message)")
      }
    }
  }

  private mutating func compare(_ file: StoredFile, with reading: Reading) throws {
    let (name, drafts) = (file.name, reading.drafts)
    let draftsOfLine = DraftsOfLine(drafts)
    var lines: Set<UInt32> = []
    for part in file.parts {
      var count = 0
      try StoredRecord.forEach(of: part.statement, db) { record in
        count += 1
        lines.insert(record.line)
        compare(record, drafts, draftsOfLine.like(record, in: drafts), "\(name):\(record.line)")
      }
      report.rows += count
      if count != part.records {
        fail("rows", name, "\(count) records are in the book, \(part.records) were read")
      }
    }
    let read = Set(drafts.lines).union(drafts.others.map(\.line))
    let lost = read.subtracting(lines)
    if let first = lost.min() {
      fail("rows", "\(name):\(first)", "\(lost.count) records of the file are not in the book")
    }
  }

  /// A value that a person corrected, and a row that another account's currency refused, have nothing to compare.
  private mutating func compare(_ record: StoredRecord, _ drafts: Drafts, _ draft: Int?, _ place: String) {
    guard let value = record.value, !record.reason.hasSuffix("corrected by a person") else { return }
    guard let draft else { return fail("provenance", place, "no row of the file stands behind a value") }
    let text = drafts.texts[drafts.descriptions[draft]]
    if drafts.days[draft] != value.day || drafts.amounts[draft] != value.amount {
      fail(
        "provenance", place,
        "the file states \(drafts.amounts[draft]) on \(Day(number: drafts.days[draft])), the book \(value.amount) on \(Day(number: value.day))"
      )
    } else if value.description != text, value.unfilled != text {
      fail("provenance", place, "the description is not the bank's")
    }
  }
}
