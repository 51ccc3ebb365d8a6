import Foundation
import GRDB
import Testing

/// Values that no command wrote, in tables that are sound to SQLite.
struct DamagedValuesTests {
  @Test(arguments: [
    ("category_rule = 4000", "reference  transaction  row 3 refers to a rule that is not there"),
    ("payee_id = 4000", "reference  transaction  row 3 refers to a payee that is not there"),
    ("bucket_rule = -1", "reference  transaction  row 3 refers to a rule that is not there"),
    ("period = 5", "period  calendar  1 transactions are not in the period of their day: daybook periods apply"),
  ])
  func checkFinds(_ value: String, _ message: String) throws {
    let book = try DamagedValuesTests.demo()
    try book.change("UPDATE \"transaction\" SET \(value) WHERE id = 3")
    let check = try book.run(["check"])
    #expect(check.status == 1)
    let lines = check.stdout.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "  ")
    }
    #expect(lines.contains(message), "\(check.stdout)")
  }

  /// Of a range as long as numbers go only those rows are looked at that are there.
  @Test func theJournalMaySpeakOfAnyRows() throws {
    let book = try DamagedValuesTests.demo()
    try book.change(
      "UPDATE change SET first_id = \(Int64.min), last_id = \(Int64.max) WHERE before IS NULL AND table_name <> 'run'")
    for command in [["log", "1"], ["undo", "--dry-run"], ["check"]] {
      #expect(try book.run(command).status < 128, "\(command)")
    }
  }

  /// The full size: `DAYBOOK_FAULTS=full swift test --filter DamagedValuesTests`.
  @Test func anyValueInAnyColumnIsToldOrRead() throws {
    let demo = try DamagedValuesTests.demo()
    let sound = try Data(contentsOf: demo.file)
    let columns = try demo.columns()
    for seed in 1...(FailingDisk.isFull ? 1_000 : 4) {
      try sound.write(to: demo.file)
      var random = SplitMix64(seed: UInt64(seed))
      let changes = (0..<random.number(1...4)).map { _ in DamagedValuesTests.change(of: random.pick(columns), &random) }
      for change in changes { try? demo.change(change) }
      for command in DamagedValuesTests.readers {
        let outcome = try demo.run(command)
        #expect(outcome.status < 128, "seed \(seed), \(changes), \(command): \(outcome.status) \(outcome.stderr)")
      }
    }
  }

  private static let readers = [
    ["check"], ["transactions", "--format", "csv"], ["rows"], ["review", "list"], ["log", "1"], ["rules", "stats"],
    ["recategorize", "--dry-run"], ["budget", "show", "--today", "2025-12-02"], ["report", "spending"],
    ["report", "recurring"], ["undo", "--dry-run"],
  ]

  /// One row's value, or that of all rows.
  private static func change(of column: Column, _ random: inout SplitMix64) -> String {
    let whole = random.pick(["0", "-1", "1", "5", "2147483648", "-2147483649", "\(Int64.max)", "\(Int64.min)", "20000"])
    let text = random.pick([
      "''", "'x'", "'{'", "'[]'", "'null'", "'-1'", "'EUR'", "'[[1,2]]'", "'2025-01-01'", "char(0)",
    ])
    let value = random.happens(10) ? "NULL" : column.isWhole ? whole : text
    let place = random.number(0...column.rows - 1)
    let key = column.keys.joined(separator: ", ")
    let row =
      random.happens(20) ? "" : " WHERE (\(key)) = (SELECT \(key) FROM \"\(column.table)\" LIMIT 1 OFFSET \(place))"
    return "UPDATE \"\(column.table)\" SET \"\(column.name)\" = \(value)\(row)"
  }

  private struct Column {
    let table: String
    let keys: [String]
    let rows: Int
    let name: String
    let isWhole: Bool
  }

  private struct Folder {
    let demo: Demo
    var file: URL { demo.folder.appending(path: "book.sqlite") }

    func run(_ command: [String]) throws -> Program.Outcome { try Program.run(command, in: demo.folder) }

    private func write<Result>(_ body: (Database) throws -> Result) throws -> Result {
      var configuration = GRDB.Configuration()
      configuration.foreignKeysEnabled = false
      return try DatabaseQueue(path: file.path, configuration: configuration).write(body)
    }

    func change(_ sql: String) throws {
      try write { db in
        try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
        try db.execute(sql: sql)
      }
    }

    /// Those of all tables that have rows.
    func columns() throws -> [Column] {
      try write { db in
        let tables = try String.fetchAll(
          db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'grdb%' ORDER BY name")
        return try tables.flatMap { table -> [Column] in
          let rows = try Int.fetchOne(db, sql: "SELECT count(*) FROM \"\(table)\"") ?? 0
          let columns = rows == 0 ? [] : try db.columns(in: table)
          let keys = try db.primaryKey(table).columns
          return columns.map {
            Column(table: table, keys: keys, rows: rows, name: $0.name, isWhole: $0.type == "INTEGER")
          }
        }
      }
    }
  }

  /// The household after a run, with what only persons make.
  private static func demo() throws -> Folder {
    let demo = try Demo.afterRun()
    try demo.daybook("transactions", "split", "12", "--part", "1.00 Food", "--part", "rest Home")
    try demo.daybook("transactions", "set", "13", "14", "--category", "Food", "--note", "a note", "--tag", "+trip")
    return Folder(demo: demo)
  }
}
