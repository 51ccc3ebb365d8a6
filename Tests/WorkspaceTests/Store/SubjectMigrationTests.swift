import GRDB
import Testing
import Values

@testable import Store
@testable import Workspace

/// Items of books that named what they are about by a text say it as a value.
struct SubjectMigrationTests {
  private static let hash = String(repeating: "a", count: 64)

  /// An item as the book had it, and what it is read as: its subject, key (nil: the same text), evidence, state.
  struct Case: CustomTestStringConvertible {
    var kind: ReviewKind
    var key: String
    var evidence: [String] = []
    var state = "open"
    var subject: ReviewSubject
    var newKey: String?
    var newEvidence: [String]?
    var newState: String?

    var testDescription: String { key }
  }

  private static let cases = [
    Case(
      kind: .row, key: "row:1:2:a:b, c", evidence: ["a:b, c", "column 3"],
      subject: .row(account: 1, text: "a:b, c", place: "/in/x: y.csv:7", occurrence: 2, isCut: false)),
    Case(
      kind: .row, key: "row:1:1:x,1", evidence: ["x,1", "cut off"],
      subject: .row(account: 1, text: "x,1", place: "/in/x: y.csv:7", occurrence: 1, isCut: true)),
    Case(
      kind: .row, key: "row:1:1:x.csv:9", evidence: [""],
      subject: .row(account: 1, text: "", place: "x.csv:9", occurrence: 1, isCut: false)),
    Case(kind: .duplicate, key: "duplicate:17", subject: .duplicate(transaction: 17)),
    Case(kind: .unlisted, key: "unlisted:1:4,9", subject: .unlisted(account: 1, transactions: [4, 9])),
    Case(kind: .partial, key: "partial:3", subject: .partial(statement: 3)),
    Case(
      kind: .question, key: "question:\(hash):date_order", evidence: ["date;amount", "date_order", "4 rows"],
      subject: .question(
        sha256: hash, code: "date_order", account: nil, shape: "date;amount", contradicts: false),
      newEvidence: ["4 rows"]),
    Case(
      kind: .question, key: "question:\(hash):sign", evidence: ["date;amount", "sign", "'a' was answered", "4 rows"],
      subject: .question(sha256: hash, code: "sign", account: nil, shape: "date;amount", contradicts: true),
      newEvidence: ["'a' was answered", "4 rows"]),
    Case(
      kind: .question, key: "question:\(hash):same_bytes:A: B", evidence: ["same bytes", "same_bytes", "every byte"],
      subject: .question(
        sha256: hash, code: "same_bytes", account: "A: B", shape: "same bytes", contradicts: false),
      newEvidence: ["every byte"]),
    Case(
      kind: .file, key: "file:/in/x: y.csv:\(hash):no-rows", evidence: ["no-rows", "Look at it."],
      subject: .file(path: "/in/x: y.csv", sha256: hash, code: "no-rows"), newEvidence: ["Look at it."]),
    Case(
      kind: .file, key: "file:/in/x: y.csv:no-file", evidence: ["no-file", "Look for it."],
      subject: .file(path: "/in/x: y.csv", sha256: nil, code: "no-file"), newEvidence: ["Look for it."]),
    Case(
      kind: .file, key: "currency:\(hash)", evidence: ["currency", "Give it."],
      subject: .file(path: "/in/x: y.csv", sha256: hash, code: "currency"),
      newKey: "file:/in/x: y.csv:\(hash):currency", newEvidence: ["Give it."]),
    Case(
      kind: .account, key: "account:\(hash)", evidence: ["file \(hash)", "4 rows"],
      subject: .account(sha256: hash, number: nil, shape: "file \(hash)"), newEvidence: ["4 rows"]),
    Case(
      kind: .account, key: "account:\(hash):DE1:2", evidence: ["number DE1:2", "4 rows"],
      subject: .account(sha256: hash, number: "DE1:2", shape: "number DE1:2"), newEvidence: ["4 rows"]),
    Case(
      kind: .account, key: "account:only account csv a:b", evidence: ["only account csv a:b", "If not."],
      subject: .account(sha256: nil, number: nil, shape: "only account csv a:b"), newEvidence: ["If not."]),
    Case(
      kind: .balance, key: "balance:1:chainBreak:20100:-5:250",
      subject: .balance(account: 1, cause: .chainBreak, day: 20_100, stated: -5, difference: 250)),
    Case(
      kind: .balance, key: "balance:1:later:20100:5", evidence: ["stated 0.05", "difference -2.50"],
      subject: .balance(account: 1, cause: .later, day: 20_100, stated: 5, difference: -250)),
    Case(kind: .period, key: "period:3", subject: .period(statement: 3)),
    Case(
      kind: .calendar, key: "calendar:{ calendar: weekly, weekday: monday }",
      subject: .calendar(rule: "{ calendar: weekly, weekday: monday }")),
    Case(kind: .rule, key: "rule:8", state: "rejected", subject: .rule(transaction: 8)),
    Case(
      kind: .transfer, key: "transfer:8:3,4", state: "accepted",
      subject: .transfer(transaction: 8, candidates: [3, 4])),
    Case(kind: .pending, key: "pending:8", state: "settled", subject: .pending(transaction: 8)),
    Case(kind: .stale, key: "stale:1:2025-01-13", subject: .stale(account: 1, last: 20_101)),
    Case(
      kind: .suggestion, key: "suggestion:1:5:A: #B", state: "rejected",
      subject: .suggestion(account: 1, category: 5, payee: "A: #B")),
    Case(
      kind: .suggestion, key: "suggestion:1:5:C#ID#ID", state: "accepted",
      subject: .suggestion(account: 1, category: 5, payee: "C"), newKey: "suggestion:1:5:C"),
    Case(
      kind: .suggestion, key: "suggestion:1:5:D#ID", state: "rejected",
      subject: .suggestion(account: 1, category: 5, payee: "D"), newKey: "suggestion:1:5:D", newState: "settled"),
  ]

  /// Items about what recurs, comes late or is not listed came later.
  @Test func everyKindHasACase() {
    let old = Set(ReviewKind.allCases).subtracting([.recurring, .late, .gap])
    #expect(Set(SubjectMigrationTests.cases.map(\.kind)) == old)
    #expect(SubjectMigrationTests.cases.allSatisfy { $0.subject.kind == $0.kind })
  }

  @Test(arguments: cases) func itemsAndWhatUndoKeepsOfThem(_ item: Case) throws {
    let folder = try Folder(["daybook.yaml": "accounts:\n  - { name: Current, currency: GBP }\n"])
    let path = folder.path + "/book.sqlite"
    let evidence = "[" + item.evidence.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let key = item.key.replacing("#ID", with: "#1")
    _ = try Book(path: path) { [] }
    let earlier = try DatabaseQueue(path: path)
    try earlier.write { db in
      try db.execute(sql: SubjectMigrationTests.back)
      try db.execute(
        sql: """
          INSERT INTO review_item(id, run_id, kind, state, subject, message, evidence, line, file)
          VALUES (1, 1, ?, ?, ?, 'what', ?, 7, '/in/x: y.csv')
          """, arguments: [item.kind.rawValue, item.state, key, evidence])
      try db.execute(
        sql: """
          INSERT INTO change(run_id, seq, table_name, first_id, last_id, before) SELECT 2, 1, 'review_item', 1, 1,
            json_object('id', id, 'run_id', run_id, 'kind', kind, 'state', state, 'subject', subject,
              'message', message, 'evidence', evidence, 'options', options, 'line', line, 'file', file)
          FROM review_item
          """)
    }
    try earlier.close()
    try Book(path: path, defaults: nil).connected { db in
      func check() throws {
        let read = try ReviewItems(db: db).item(1)
        #expect(read.subject == item.subject)
        #expect(read.evidence.map(\.plain) == item.newEvidence ?? item.evidence)
        #expect(read.state == item.newState ?? item.state)
        #expect(try String.fetchOne(db, sql: "SELECT key FROM review_item") == item.newKey ?? item.key)
      }
      try check()
      try db.execute(sql: "UPDATE review_item SET state = 'open', key = '', subject = '', evidence = '[]'")
      try db.atomically { try BatchReversal(db: db).reverse(2) }
      try check()
    }
  }

  /// What takes the table back to how it was.
  private static let back = """
    DROP INDEX review_item_by_key;
    ALTER TABLE review_item DROP COLUMN spans;
    ALTER TABLE review_item DROP COLUMN subject;
    ALTER TABLE review_item RENAME COLUMN key TO subject;
    CREATE UNIQUE INDEX review_item_once ON review_item(subject) WHERE state <> 'settled';
    DELETE FROM grdb_migrations WHERE identifier IN ('11', '14');
    INSERT INTO run(id, command, who, today, at) VALUES (1, 'import', 'x', 20200, 0), (2, 'review', 'x', 20200, 0);
    INSERT INTO account(id, name, currency, kind, on_budget) VALUES (1, 'Current', 'GBP', 'checking', 1);
    """
}
