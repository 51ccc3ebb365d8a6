import CSQLite
import GRDB

/// A prepared statement driven without a Swift value per column, for the few places that write rows by the million.
///
/// Texts are bound without a copy: they must stay where they are until `step`.
struct RawStatement: ~Copyable {
  private let statement: OpaquePointer
  private let connection: OpaquePointer

  init(_ db: Database, sql: String) throws {
    guard let connection = db.sqliteConnection else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else {
      throw DatabaseError(
        resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)), sql: sql)
    }
    self.statement = statement
    self.connection = connection
  }

  deinit { sqlite3_finalize(statement) }

  func bind(_ value: Int64, at index: Int32) {
    sqlite3_bind_int64(statement, index, value)
  }

  func bind(_ value: Int64?, at index: Int32) {
    if let value { bind(value, at: index) } else { bindNull(at: index) }
  }

  /// Binds NULL for `none`.
  func bind<Value: BinaryInteger>(_ value: Value, unless none: Value, at index: Int32) {
    value == none ? bindNull(at: index) : bind(Int64(value), at: index)
  }

  func bindNull(at index: Int32) {
    sqlite3_bind_null(statement, index)
  }

  func bind(_ text: UnsafeBufferPointer<UInt8>, at index: Int32) {
    guard let start = text.baseAddress else {
      sqlite3_bind_text(statement, index, "", 0, nil)
      return
    }
    start.withMemoryRebound(to: CChar.self, capacity: text.count) {
      _ = sqlite3_bind_text(statement, index, $0, Int32(text.count), nil)
    }
  }

  /// Binds a copy.
  func bindTransient(_ text: String, at index: Int32) {
    sqlite3_bind_text(statement, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
  }

  /// Binds NULL for the empty text.
  func bind(optional text: UnsafeBufferPointer<UInt8>, at index: Int32) {
    text.isEmpty ? bindNull(at: index) : bind(text, at: index)
  }

  func bind(blob: UnsafeRawBufferPointer, at index: Int32) {
    sqlite3_bind_blob64(statement, index, blob.baseAddress, sqlite3_uint64(blob.count), nil)
  }

  /// Runs a statement that returns no rows, and makes it ready for the next; bindings stay.
  func run() throws {
    let code = sqlite3_step(statement)
    sqlite3_reset(statement)
    guard code == SQLITE_DONE else { throw failure(code) }
  }

  /// Runs a query, calling `row` for each of its rows.
  func eachRow(_ row: (borrowing RawStatement) throws -> Void) throws {
    defer { sqlite3_reset(statement) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try row(self)
      case SQLITE_DONE: return
      case let code: throw failure(code)
      }
    }
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  /// Valid until the next step.
  func text(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
    let start = sqlite3_column_text(statement, column)
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
  }

  private func failure(_ code: Int32) -> DatabaseError {
    DatabaseError(resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)))
  }
}
