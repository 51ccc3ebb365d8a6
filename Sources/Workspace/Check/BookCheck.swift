import Budgets
import Foundation
import Statements
import Store
package import Values

/// Whether the book holds what it promises.
package struct CheckReport: Codable, Sendable {
  package struct Problem: Codable, Sendable {
    /// `integrity`, `reference`, `rows`, `provenance`, `totals`, `transfer`, `review`, `period`, `balance`, `archive`, `budget`.
    package var kind: String
    package var place: ValueText
    package var message: ValueText
  }
  package var statements = 0
  package var rows = 0
  package var transactions = 0
  package var balances = 0
  package var problems: [Problem] = []
  /// What is known not to tie, and waits or was decided; and accounts that are unproven.
  package var notes: [ValueText] = []
}

extension WorkingFolder {
  /// Verifies the whole book; it changes nothing.
  package func check() throws -> CheckReport {
    try openBook().connected { db in
      let tolerances = configuration.stages.balances ?? Configuration.Balances()
      var check = BookCheck(db: db, tolerances: tolerances)
      // In a damaged book nothing else can be told, nor safely read.
      try check.integrity()
      guard check.report.problems.isEmpty else { return check.report }
      let (problems, contents) = try db.beside(
        { db in
          var check = BookCheck(db: db, tolerances: tolerances)
          try check.tables()
          return check.report.problems
        }, { Result { try check.contents(of: self) } })
      // What keeps the contents from being read may be what is wrong with the tables.
      if problems.isEmpty { try contents.get() }
      check.report.problems = problems + check.report.problems
      return check.report
    }
  }
}

/// The drafts of each line; a file may have all of them on one.
private struct DraftsOfLine {
  /// By line; -1 for none.
  private var first: [Int]
  /// The next draft of the same line, -1 for none.
  private var next: [Int]

  init(_ drafts: Drafts) {
    first = Array(repeating: -1, count: Int(drafts.lines.max() ?? 0) + 1)
    next = Array(repeating: -1, count: drafts.count)
    for draft in drafts.lines.indices.reversed() {
      let line = Int(drafts.lines[draft])
      (next[draft], first[line]) = (first[line], draft)
    }
  }

  /// The draft of the record's line that has its values; where none has, the line's first.
  func like(_ record: StoredRecord, in drafts: Drafts) -> Int? {
    guard record.line < first.count, first[Int(record.line)] >= 0 else { return nil }
    let first = first[Int(record.line)]
    guard next[first] >= 0, let value = record.value else { return first }
    var draft = first
    while draft >= 0 {
      if drafts.days[draft] == value.day, drafts.amounts[draft] == value.amount, drafts.describes(draft, value) {
        return draft
      }
      draft = next[draft]
    }
    return first
  }
}

extension Drafts {
  fileprivate func describes(_ draft: Int, _ value: StoredRecord.Value) -> Bool {
    texts.withBytes(of: descriptions[draft], value.isDescribed)
  }
}

/// Lines of a file, to be ticked off.
private struct LineMarks {
  private var isMarked: [Bool]

  init(_ drafts: Drafts) {
    let last = max(drafts.lines.max() ?? 0, drafts.others.map(\.line).max() ?? 0)
    isMarked = Array(repeating: false, count: Int(last) + 1)
  }

  mutating func mark(_ line: UInt32) {
    if line < isMarked.count { isMarked[Int(line)] = true }
  }

  /// Those of the file that were not, each once.
  func missing(of drafts: Drafts) -> Set<UInt32> {
    Set((drafts.lines + drafts.others.map(\.line)).lazy.filter { !isMarked[Int($0)] })
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

  mutating func fail(_ kind: String, _ place: String, _ message: ValueText) {
    fail(kind, at: ValueText(place), message)
  }

  mutating func fail(_ kind: String, at place: ValueText, _ message: ValueText) {
    report.problems.append(CheckReport.Problem(kind: kind, place: place, message: message))
  }

  /// What the tables say of each other.
  mutating func tables() throws {
    for (table, row) in try faults.unbounded() {
      fail("integrity", table, "row \(row) has an amount or a day that no book holds")
    }
    fail(try faults.looseReferences())
    guard report.problems.isEmpty else { return }
    try totals()
    try transfers()
    try splits()
    try queue()
    try periods()
  }

  /// What the tables hold, against the bytes of the statements and the files of the folder.
  mutating func contents(of work: WorkingFolder) throws {
    try statements()
    try provenance(of: work)
    try balances()
    try archive(Archive(folder: work.configuration.archive))
    try budget(of: work)
  }

  mutating func integrity() throws {
    for name in try faults.definitions() { fail("integrity", name, "its definition is not the one it was made with") }
    guard report.problems.isEmpty else { return }
    for message in try faults.integrity() { fail("integrity", "", ValueText(message)) }
    fail(try faults.references())
  }

  private mutating func fail(_ references: [BookFaults.Reference]) {
    for reference in references {
      fail("reference", reference.table, "row \(reference.row) refers to a \(reference.parent) that is not there")
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

  /// The period of each transaction against the calendar that the book keeps.
  mutating func periods() throws {
    guard let rule = try BookCalendar(db: db).rule() else { return }
    guard let calendar = PeriodCalendar(written: rule) else {
      return fail("period", "calendar", "the book has budget periods of '\(rule)', which is no calendar")
    }
    let wrong = try PeriodMoves(db, to: calendar).changed
    if wrong > 0 {
      fail("period", "calendar", "\(wrong) transactions are not in the period of their day: daybook periods apply")
    }
  }

  /// Every record of every statement, from the bytes that the book keeps.
  mutating func statements() throws {
    report.transactions = try TransactionList(db: db).count()
    try StoredFile.forEach(db) { file in
      let bytes = try StatementText(db: db).bytes(of: file.sha256)
      report.statements += file.parts.count
      if file.hints.prepare == nil, SHA256.hash(bytes).hexadecimal != file.sha256 {
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
    let name = file.name
    var drafts = reading.drafts
    var draftsOfLine = DraftsOfLine(drafts)
    var lines = LineMarks(drafts)
    for part in file.parts {
      var count = 0
      if let currency = Currency(part.currency), currency.exponent != drafts.exponent {
        drafts = reading.drafts.inMoney(of: currency)
        draftsOfLine = DraftsOfLine(drafts)
      }
      // A variable would be copied for each record.
      let (drafts, draftsOfLine) = (drafts, draftsOfLine)
      try StoredRecord.forEach(of: part.statement, db) { record in
        count += 1
        lines.mark(record.line)
        compare(record, drafts, draftsOfLine.like(record, in: drafts), "\(name):\(record.line)")
      }
      report.rows += count
      if count != part.records {
        fail("rows", name, "\(count) records are in the book, \(part.records) were read")
      }
    }
    let lost = lines.missing(of: reading.drafts)
    if let first = lost.min() {
      fail("rows", "\(name):\(first)", "\(lost.count) records of the file are not in the book")
    }
  }

  /// A value that a person corrected, and a row that another account's currency refused, have nothing to compare.
  private mutating func compare(
    _ record: StoredRecord, _ drafts: Drafts, _ draft: Int?, _ place: @autoclosure () -> String
  ) {
    guard let value = record.value, !record.reason.hasSuffix("corrected by a person") else { return }
    guard let draft else { return fail("provenance", place(), "no row of the file stands behind a value") }
    if drafts.days[draft] != value.day || drafts.amounts[draft] != value.amount {
      fail(
        "provenance", place(),
        "the file states \(drafts.amounts[draft]) on \(Day(number: drafts.days[draft])), the book \(value.amount) on \(Day(number: value.day))"
      )
    } else if !drafts.describes(draft, value) {
      fail("provenance", place(), "the description is not the bank's")
    }
  }
}
