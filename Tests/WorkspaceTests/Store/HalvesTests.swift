import Budgets
import Foundation
import GRDB
import Synchronization
import Testing
import Values

@testable import Store
@testable import Workspace

/// Reading a book in two halves gives what reading it in one does.
struct HalvesTests {
  /// A book with so many rows that two connections read it: in two accounts and currencies, of several categories,
  /// payees and tags, some pending, held, ignored, split, or without a payee.
  private final class LargeBook {
    static let rows = 60_000
    let folder: Folder
    let work: WorkingFolder

    init() throws {
      folder = try Folder([
        "daybook.yaml": """
        accounts:
          - { name: Current, currency: GBP, owner: Robin, opening: { date: 2010-01-01, balance: 10.00 } }
          - { name: Tokyo, currency: JPY, owner: Kim, opening: { date: 2012-01-01, balance: 1000 } }
        """,
        "budget.yaml": """
        method: envelope
        start: 2015-01-01
        currency: GBP
        categories:
          Food: { plan: 100, due: 3 }
        """,
        "rates.csv": "day,currency,in,rate\n2013-01-01,JPY,GBP,0.0055\n",
      ])
      work = try WorkingFolder(config: folder.path + "/daybook.yaml", book: nil)
      try work.openBookToWrite().connected { db in
        try db.atomically {
          var batch = try Batch(db, JobOptions.of("test").occasion)
          _ = try AccountStore(db: db).synchronize(work.configuration.accounts, journal: &batch.journal)
          try fill(db)
        }
      }
    }

    private func fill(_ db: Database) throws {
      let first = try #require(Day(iso: "2011-01-01")).number
      try db.execute(
        sql: """
          INSERT INTO payee(id, name) VALUES (1, 'Tea Room'), (2, 'Garage'), (3, 'Cinema');
          INSERT INTO tag(id, name) VALUES (1, 'a'), (2, 'b');
          WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < \(LargeBook.rows))
          INSERT INTO "transaction"(id, account_id, day, amount, status, description, category_id, payee_id, bucket)
            SELECT i, 1 + (i % 3 = 0), \(first) + i * 37 % 6000, (i * 7919) % 20000 - 15000,
              CASE WHEN i % 101 = 0 THEN 1 WHEN i % 103 = 0 THEN 2 WHEN i % 107 = 0 THEN 4 ELSE i % 2 * 3 END,
              'TEXT ' || (i % 7), CASE WHEN i % 5 > 0 THEN 1 + i * 31 % 20 END, CASE WHEN i % 4 > 0 THEN i % 4 END, i * 13 % 4
            FROM n;
          INSERT INTO "transaction"(account_id, day, amount, status, description, payee_id)
            SELECT 1, \(first) + i * 30, -999, 0, 'CLUB', 3
            FROM (SELECT id AS i FROM "transaction" WHERE id < 160);
          INSERT INTO split(transaction_id, position, amount, category_id)
            SELECT id, 0, amount - 5, 3 FROM "transaction" WHERE id % 211 = 0
            UNION ALL SELECT id, 1, 5, 4 FROM "transaction" WHERE id % 211 = 0;
          INSERT INTO transaction_tag(transaction_id, tag_id)
            SELECT id, 1 FROM "transaction" WHERE id % 17 = 0 UNION ALL SELECT id, 2 FROM "transaction" WHERE id % 34 = 0
          """)
    }

    /// From now on one connection reads all: the second could see a later state of such a book.
    func useWriteAheadLog() throws {
      #expect(try connected { try String.fetchOne($0, sql: "PRAGMA journal_mode = WAL") } == "wal")
    }

    func connected<Value>(_ body: (Database) throws -> Value) throws -> Value { try work.openBook().connected(body) }

    /// Of how many transactions each part is, and the sum of all amounts.
    func parts(_ db: Database) throws -> (counts: [Int], sum: Int64) {
      let parts = try db.inHalves { db, half in
        var (count, sum): (Int, Int64) = (0, 0)
        try db.forEachRow("amount", "FROM \"transaction\" WHERE \(half)") { row in
          (count, sum) = (count + 1, sum + row[0])
        }
        return (count: count, sum: sum)
      }
      return (parts.map(\.count), parts.reduce(0) { $0 + $1.sum })
    }
  }

  @Test func reportsAreThoseOfOneConnection() throws {
    let book = try LargeBook()
    let halved = try book.connected { try book.parts($0).counts }
    #expect(halved.count == 2 && halved.allSatisfy { $0 > LargeBook.rows / 3 })
    let inHalves = try reports(of: book.work)
    try book.useWriteAheadLog()
    #expect(try book.connected { try book.parts($0).counts.count } == 1)
    for (halved, whole) in zip(inHalves, try reports(of: book.work)) { #expect(halved == whole) }
  }

  /// Each report, as a text.
  private func reports(of work: WorkingFolder) throws -> [String] {
    var query = ReportQuery(today: try #require(Day(iso: "2026-01-01")))
    var all: [String] = []
    func add(_ report: Reported<some Sendable>) { all.append("\(report)") }
    for by in SpendingBy.allCases { add(try work.spending(query, by: by, depth: nil)) }
    add(try work.flow(query, depth: 1))
    add(try work.trend(query, step: .quarter))
    add(try work.summary(query))
    add(try work.balances(query, step: .month))
    let recurring = try work.recurring(query)
    #expect(recurring.rows.contains { $0.found.payee == "Cinema" })
    add(recurring)
    let cell = ReportCell(day: Day(iso: "2015-03-01"), name: nil)
    all.append("\(try work.reportedRows(query, .trend(.month), cell).sorted())")
    query.scope.total = Currency("GBP")
    let total = try work.trend(query, step: .year)
    #expect(total.notes.count == 1, "JPY has no rate before 2013")
    add(total)
    all.append(try budget(of: work))
    return all
  }

  private func budget(of work: WorkingFolder) throws -> String {
    let input = try work.budget(on: try #require(Day(iso: "2026-01-01"))).budget.input
    #expect(!input.parts.isEmpty && !input.payments.isEmpty)
    return "\(input.accounts) \(input.payments) \(input.parts.map { "\($0)" }.sorted())"
  }

  @Test func oneConnectionReadsWhatTwoCannot() throws {
    let book = try LargeBook()
    let all = try book.connected { try book.parts($0) }
    try book.work.openBookToWrite().connected { db in
      #expect(try book.parts(db).counts.count == 2)
      try db.rehearsing {
        try db.execute(sql: "UPDATE \"transaction\" SET amount = amount + 1")
        let changed = try book.parts(db)
        #expect(changed.counts == [all.counts.reduce(0, +)] && changed.sum == all.sum + Int64(changed.counts[0]))
      }
    }
    #expect(try book.work.emptyBook().connected { try book.parts($0).counts } == [0])
  }

  @Test func nobodyCommitsBetweenTheHalves() throws {
    let book = try LargeBook()
    let path = book.work.bookPath
    let codes = try book.connected { db in
      try db.inHalves { _, _ in
        do {
          try DatabaseQueue(path: path).write { try $0.execute(sql: "DELETE FROM transaction_tag") }
          return ResultCode.SQLITE_OK
        } catch let error as DatabaseError { return error.resultCode }
      }
    }
    #expect(codes == [.SQLITE_BUSY, .SQLITE_BUSY])
  }

  /// From the moment when a writer waits for its commit, no other reader begins.
  @Test func aWriterThatWaitsTurnsTheSecondConnectionAway() throws {
    let book = try LargeBook()
    let known = try book.connected { try book.parts($0).counts }
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let writer = try DatabaseQueue(path: book.work.bookPath, configuration: configuration)
    let waits = DispatchGroup()
    let readers = Mutex<[String: ObjectIdentifier]>([:])
    waits.enter()
    let counts = try book.connected { db in
      try db.inHalves { db, half in
        if half.contains("<=") {
          try writer.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE; DELETE FROM transaction_tag") }
          #expect(throws: DatabaseError.self) { try writer.inDatabase { try $0.execute(sql: "COMMIT") } }
          waits.leave()
        } else {
          waits.wait()
        }
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM \"transaction\" WHERE \(half)")
        readers.withLock { $0[half] = ObjectIdentifier(db) }
        return count
      }
    }
    #expect(counts == known)
    #expect(readers.withLock { $0.count == 2 && Set($0.values).count == 1 }, "one connection read both halves")
    try writer.inDatabase { try $0.execute(sql: "COMMIT") }
  }

  @Test func anotherFileInThePlaceOfTheBookIsNotRead() throws {
    let book = try LargeBook()
    let path = book.work.bookPath
    try FileManager.default.copyItem(atPath: path, toPath: path + ".other")
    try DatabaseQueue(path: path + ".other").write { try $0.execute(sql: "UPDATE \"transaction\" SET amount = 0") }
    try book.connected { db in
      let known = try book.parts(db)
      #expect(rename(path + ".other", path) == 0)
      #expect(try book.parts(db) == known)
      try FileManager.default.removeItem(atPath: path)
      #expect(try book.parts(db) == known)
    }
  }
}
