import CSQLite
import GRDB

extension Database {
  /// Runs `write` without SQLite's search for the parent of each key of each row, a fifth of the time of writing a
  /// million rows. For keys that were read from the book, or written, in this SQLite transaction: the few parents are
  /// certain, and `check` looks at all of them.
  ///
  /// While another statement of the connection is under way, which could not go on, the keys are checked as ever.
  func withKnownParents<Value>(_ write: () throws -> Value) throws -> Value {
    guard isInsideTransaction, let connection = sqliteConnection, !hasStatementUnderWay(connection),
      daybook_check_foreign_keys(connection, 0) == 1
    else { return try write() }
    let result = Result { try write() }
    guard daybook_check_foreign_keys(connection, 1) == 1 else {
      throw DatabaseError(message: "SQLite does not check foreign keys again")
    }
    return try result.get()
  }

  private func hasStatementUnderWay(_ connection: OpaquePointer) -> Bool {
    var statement = sqlite3_next_stmt(connection, nil)
    while let next = statement {
      if sqlite3_stmt_busy(next) != 0 { return true }
      statement = sqlite3_next_stmt(connection, next)
    }
    return false
  }
}
