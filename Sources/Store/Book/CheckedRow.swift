import GRDB
import Values

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

/// Whole numbers of 64 bits are told apart from those of a damaged book, so that some of them can be added up.
extension Row {
  subscript(_ column: String) -> Int64 {
    get throws { try Row.sound(decode(Int64.self, forColumn: column)) }
  }

  subscript(_ column: String) -> Int64? {
    get throws { try decode(Int64?.self, forColumn: column).map(Row.sound) }
  }

  subscript(_ index: Int) -> Int64 {
    get throws { try Row.sound(decode(Int64.self, atIndex: index)) }
  }

  subscript(_ index: Int) -> Int64? {
    get throws { try decode(Int64?.self, atIndex: index).map(Row.sound) }
  }

  /// The sum that a query gives; 0 where there is nothing to add up.
  static func sum(_ db: Database, sql: String, arguments: StatementArguments) throws -> Int64 {
    guard let row = try fetchOne(db, sql: sql, arguments: arguments) else { return 0 }
    let sum: Int64? = try row[0]
    return sum ?? 0
  }

  /// Throws for a number that no book holds.
  private static func sound(_ number: Int64) throws -> Int64 {
    guard (-10 * Money.most...10 * Money.most).contains(number) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "\(number) is beyond what a book holds")
    }
    return number
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
