import GRDB
import Testing
import Values

@testable import Store
@testable import Workspace

/// Where the values of a review item's texts stand, in the book: through undo, renames and older books.
@Suite struct ItemSpansTests {
  private static let day = Day(number: 20_226)
  private static let style: ValueStyle = {
    var style = ValueStyle()
    (style.date, style.number, style.currency, style.place) = (.dmy, .point, .symbol, .before)
    return style
  }()

  private static let item: NewReviewItem = {
    let money = ValueText.money(-121_050, exponent: 2, "EUR")
    return NewReviewItem(
      .duplicate(transaction: 1), message: "\(money) on \(day) may be in the book already",
      evidence: ["same amount", "the file covers \(day), but lacks it"],
      options: [
        ReviewOption(value: "file", label: "one row, and \(.amount(121_050, exponent: 2)) counts"),
        ReviewOption(value: "t2", label: "one row with \(money)"),
      ])
  }()

  private static func opened(_ db: Database) throws -> Batch {
    try db.execute(
      sql: "INSERT INTO account(id, name, currency, kind, on_budget) VALUES (1, 'Current', 'EUR', 'checking', 1)")
    var batch = try Batch(db, Occasion(command: "import", who: "x", today: day, at: 0))
    try ReviewQueue(db: db, run: batch.run).open(item, journal: &batch.journal)
    return batch
  }

  private static func shown(_ db: Database) throws -> [String] {
    let item = try ReviewItems(db: db).item(1)
    return ([item.message] + item.evidence + item.options.map(\.label)).map { $0.shown(in: style) }
  }

  private static let styled = [
    "-€1.210,50 on 18.05.2025 may be in the book already", "same amount", "the file covers 18.05.2025, but lacks it",
    "one row, and 1.210,50 counts", "one row with -€1.210,50",
  ]
  private static let plain = ([item.message] + item.evidence + item.options.map(\.label)).map(\.plain)

  @Test func anItemIsShownInTheStyle() throws {
    try Book(inMemoryFor: "book.sqlite", defaults: []).connected { db in
      _ = try Self.opened(db)
      #expect(try Self.shown(db) == Self.styled)
      func column(_ name: String) throws -> String? {
        try String.fetchOne(db, sql: "SELECT \(name) FROM review_item")
      }
      #expect(try column("message") == Self.plain[0])
      #expect(try column("evidence") == #"["same amount","the file covers 2025-05-18, but lacks it"]"#)
      #expect(try column("options")?.contains(#""label":"one row, and 1210.50 counts""#) == true)
    }
  }

  /// Fewer options are offered, and offered again by undo.
  @Test func textsAndSpansChangeTogether() throws {
    try Book(inMemoryFor: "book.sqlite", defaults: []).connected { db in
      _ = try Self.opened(db)
      var batch = try Batch(db, Occasion(command: "review", who: "x", today: Self.day, at: 0))
      let item = try ReviewItems(db: db).item(1)
      try ReviewQueue.offer([item.options[1]], of: 1, other: 2, db, journal: &batch.journal)
      #expect(try Self.shown(db) == Array(Self.styled[..<3]) + [Self.styled[4]])
      try BatchReversal(db: db).reverse(batch.run)
      #expect(try Self.shown(db) == Self.styled)
    }
  }

  @Test func aRenamedAccountLeavesTheValuesOfItsItem() throws {
    try Book(inMemoryFor: "book.sqlite", defaults: []).connected { db in
      var batch = try Self.opened(db)
      let asked = NewReviewItem(
        .account(sha256: nil, number: nil, shape: "s"), message: "which account is this file of?",
        evidence: ["2 rows, \(Self.day) to \(Self.day)"],
        options: [ReviewOption(value: "Current", label: "Current (EUR)")])
      try ReviewQueue(db: db, run: batch.run).open(asked, journal: &batch.journal)
      try ReviewQueue.rename(account: "Current", to: "An account of 1.00 EUR", db, journal: &batch.journal)
      let item = try ReviewItems(db: db).item(2)
      #expect(item.evidence[0].shown(in: Self.style) == "2 rows, 18.05.2025 to 18.05.2025")
      #expect(item.options[0].label == "An account of 1.00 EUR (EUR)")
      #expect(try Self.shown(db) == Self.styled)
    }
  }

  @Test(arguments: ["a0+99999;;;;;;", "m0+3", "d0+10", ";", "?", "m0+12 d4+10"])
  func damagedSpansShowThePlainText(_ spans: String) throws {
    try Book(inMemoryFor: "book.sqlite", defaults: []).connected { db in
      _ = try Self.opened(db)
      try db.execute(sql: "UPDATE review_item SET spans = ?", arguments: [spans])
      #expect(try Self.shown(db) == Self.plain)
    }
  }

  /// Items of a book of before have no spans; what undo keeps of them, neither.
  @Test func aBookOfBeforeShowsItsItemsAsTheyWereWritten() throws {
    let folder = try Folder(["daybook.yaml": "accounts:\n  - { name: Current, currency: EUR }\n"])
    let path = folder.path + "/book.sqlite"
    _ = try Book(path: path) { [] }
    let earlier = try DatabaseQueue(path: path)
    try earlier.write { db in
      var batch = try Self.opened(db)
      try db.execute(
        sql: """
          ALTER TABLE review_item DROP COLUMN spans; DELETE FROM grdb_migrations WHERE identifier = '14';
          """)
      batch = try Batch(db, Occasion(command: "review", who: "x", today: Self.day, at: 0))
      try ReviewQueue.close(1, isAccepted: true, db, journal: &batch.journal)
    }
    try earlier.close()
    try Book(path: path, defaults: nil).connected { db in
      #expect(try Self.shown(db) == Self.plain)
      try db.atomically { try BatchReversal(db: db).reverse(2) }
      #expect(try Self.shown(db) == Self.plain)
      #expect(try ReviewItems(db: db).item(1).state == "open")
    }
  }
}
