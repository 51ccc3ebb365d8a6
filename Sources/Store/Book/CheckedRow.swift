import GRDB

/// Values of a row, read so that one which the disk has damaged unseen by SQLite (an integer that became NULL, a text
/// that is no number) is an error. The library's subscripts of the same names would trap.
extension Row {
  subscript<Value: DatabaseValueConvertible>(_ column: String) -> Value {
    get throws { try decode(Value.self, forColumn: column) }
  }

  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ column: String) -> Value {
    get throws { try decode(Value.self, forColumn: column) }
  }

  subscript<Value: DatabaseValueConvertible>(_ index: Int) -> Value {
    get throws { try decode(Value.self, atIndex: index) }
  }

  subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(_ index: Int) -> Value {
    get throws { try decode(Value.self, atIndex: index) }
  }
}

extension Dictionary {
  /// Of keys that a sound book has once.
  package init(once pairs: some Sequence<(Key, Value)>) throws {
    self.init(minimumCapacity: pairs.underestimatedCount)
    for (key, value) in pairs where updateValue(value, forKey: key) != nil {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "\(key) is there twice")
    }
  }
}
