import GRDB

/// Changes that are made whole or not at all.
extension Database {
  /// All that `body` does is in the book, or nothing of it.
  package func atomically<Value>(_ body: () throws -> Value) throws -> Value {
    var value: Value?
    try inSavepoint {
      value = try body()
      return .commit
    }
    guard let value else { throw DatabaseError(message: "changes without result") }
    return value
  }

  /// What `body` finds in a book in which it does things that are taken back.
  package func takingBack<Value>(_ body: () throws -> Value) throws -> Value {
    var value: Value?
    try inSavepoint {
      value = try body()
      return .rollback
    }
    guard let value else { throw DatabaseError(message: "nothing was found") }
    return value
  }

  /// Everything that `body` does is taken back.
  package func rehearsing<Value>(_ body: () throws -> Value) throws -> Value {
    try beginTransaction(.immediate)
    defer { try? rollback() }
    return try body()
  }
}
