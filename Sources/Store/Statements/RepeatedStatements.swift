import GRDB

/// Statements that bulk work gives once for each item: SQLite compiles them the first time only.
extension Database {
  func repeating(_ sql: String, _ arguments: StatementArguments = []) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// The first column of the first row.
  func repeated<Value: DatabaseValueConvertible & StatementColumnConvertible>(
    _ type: Value.Type, _ sql: String, _ arguments: StatementArguments
  ) throws -> Value? {
    try Value.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }
}
