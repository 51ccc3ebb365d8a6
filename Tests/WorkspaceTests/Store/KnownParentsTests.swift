import GRDB
import Testing

@testable import Store

struct KnownParentsTests {
  private func book() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    let book = try DatabaseQueue(configuration: configuration)
    try book.write { db in
      try db.execute(
        sql: """
          CREATE TABLE parent(id INTEGER PRIMARY KEY); CREATE TABLE child(parent INTEGER REFERENCES parent(id));
          INSERT INTO parent VALUES (1)
          """)
    }
    return book
  }

  /// Whether SQLite refuses a key without its parent.
  private func refuses(_ db: Database) -> Bool {
    (try? db.execute(sql: "INSERT INTO child VALUES (2)")) == nil
  }

  @Test func keysAreCheckedAgainBehindTheRows() throws {
    try book().write { db in
      #expect(refuses(db))
      try db.withKnownParents { #expect(!refuses(db)) }
      #expect(refuses(db))
      #expect(throws: CancellationError.self) { try db.withKnownParents { throw CancellationError() } }
      #expect(refuses(db))
    }
  }

  @Test func keysAreCheckedWhileAnotherStatementIsUnderWay() throws {
    try book().write { db in
      try db.execute(sql: "INSERT INTO parent VALUES (3), (4)")
      let parents = try Int64.fetchCursor(db, sql: "SELECT id FROM parent")
      _ = try parents.next()
      try db.withKnownParents { #expect(refuses(db)) }
      #expect(try parents.next() == 3)
    }
  }

  @Test func keysAreCheckedOutsideATransaction() throws {
    try book().writeWithoutTransaction { db in
      try db.withKnownParents { #expect(refuses(db)) }
    }
  }
}
