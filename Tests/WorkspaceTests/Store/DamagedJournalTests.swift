import GRDB
import Testing
import Values

@testable import Store

struct DamagedJournalTests {
  @Test(.timeLimit(.minutes(1))) func aBatchOfAnyNumbersIsToldToItsEnd() throws {
    let book = try Book(inMemoryFor: "book.sqlite", defaults: [])
    try book.connected { db in
      try db.execute(
        sql: """
          INSERT INTO run(id, command, who, today, at) VALUES (1, 'review set', 'a test', 20000, 0);
          INSERT INTO change(run_id, seq, table_name, first_id, last_id) VALUES (1, 1, 'decision', 1, \(Int64.max))
          """)
      let told = try BatchLog(db, run: 1).first(10)
      #expect(told.map { [$0.table, $0.field, $0.after.plain] } == [["decision", "row", "new"]])
    }
  }
}
