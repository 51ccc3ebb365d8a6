import CSQLite
import GRDB

/// The integers of one row of a query, valid until the next row.
struct RowIntegers {
  fileprivate let values: UnsafeMutablePointer<OpaquePointer?>

  /// 0 for NULL.
  subscript(_ column: Int) -> Int64 { sqlite3_value_int64(values[column]) }
}

extension Database {
  /// Calls `row` for each row of a query over millions of them. None of them leaves SQLite as a row: they are the steps
  /// of an aggregate function, which takes two thirds of the time of stepping over them. Not to be nested.
  ///
  /// - Parameters:
  ///   - columns: what is selected, integers all.
  ///   - source: the query from its FROM on, with places for `arguments`.
  func forEachRow(
    _ columns: String, _ source: String, _ arguments: StatementArguments = [], _ row: (RowIntegers) throws -> Void
  ) throws {
    try withoutActuallyEscaping(row) { row in
      let fold = RowFold(row)
      try fold.register(in: self)
      defer { RowFold.remove(from: self) }
      do {
        _ = try Row.fetchOne(self, sql: "SELECT \(RowFold.name)(\(columns)) \(source)", arguments: arguments)
      } catch { throw fold.failure ?? error }
    }
  }
}

/// The aggregate function, and what stopped it.
private final class RowFold {
  static let name = "each_row"
  private let row: (RowIntegers) throws -> Void
  private(set) var failure: (any Error)?

  init(_ row: @escaping (RowIntegers) throws -> Void) {
    self.row = row
  }

  /// Stays with the connection until `remove`.
  func register(in db: Database) throws {
    let code = sqlite3_create_function_v2(
      db.sqliteConnection, RowFold.name, -1, SQLITE_UTF8 | SQLITE_DIRECTONLY,
      Unmanaged.passUnretained(self).toOpaque(), nil,
      { context, _, values in
        guard let own = sqlite3_user_data(context), let values else { return }
        Unmanaged<RowFold>.fromOpaque(own)._withUnsafeGuaranteedRef { $0.step(RowIntegers(values: values), context) }
      }, { _ in }, nil)
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  static func remove(from db: Database) {
    sqlite3_create_function_v2(db.sqliteConnection, name, -1, SQLITE_UTF8, nil, nil, nil, nil, nil)
  }

  private func step(_ values: RowIntegers, _ context: OpaquePointer?) {
    do { try row(values) } catch {
      failure = error
      sqlite3_result_error_code(context, SQLITE_ABORT)
    }
  }
}
