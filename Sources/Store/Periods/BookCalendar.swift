package import GRDB

/// The rule of the calendar by which the rows of a book have their periods, as daybook.yaml writes it.
package struct BookCalendar {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// Nil before a batch kept one.
  package func rule() throws -> String? {
    try String.fetchOne(db, sql: "SELECT rule FROM calendar")
  }

  package func keep(_ rule: String, _ batch: inout Batch) throws {
    if try self.rule() == nil {
      try db.execute(sql: "INSERT INTO calendar(id, rule) VALUES (1, ?)", arguments: [rule])
      try batch.journal.inserted("calendar", 1...1)
    } else {
      try batch.journal.changing("calendar", id: 1)
      try db.execute(sql: "UPDATE calendar SET rule = ?", arguments: [rule])
    }
  }
}
