import CSQLite
import GRDB

/// What many rows are to become, as SQL asks for it: `decided(id, 0)` tells whether a row is among them, `decided(id, n)`
/// is its nth value, NULL for 0.
final class DecidedRows {
  /// Ascending.
  private(set) var ids: [Int64] = []
  private var values: [Int64] = []
  /// The row that was asked for last, or the one behind it.
  private var place = 0

  static let width = 6

  /// The function stays with the connection.
  init(_ db: Database) throws {
    let code = sqlite3_create_function_v2(
      db.sqliteConnection, "decided", 2, SQLITE_UTF8 | SQLITE_DIRECTONLY, Unmanaged.passRetained(self).toOpaque(),
      { context, _, arguments in
        guard let own = sqlite3_user_data(context), let arguments else { return }
        let (id, column) = (sqlite3_value_int64(arguments[0]), Int(sqlite3_value_int64(arguments[1])))
        let value = Unmanaged<DecidedRows>.fromOpaque(own)._withUnsafeGuaranteedRef { $0.value(of: id, column) }
        if value == 0 { sqlite3_result_null(context) } else { sqlite3_result_int64(context, value) }
      }, nil, nil, { own in own.map { Unmanaged<DecidedRows>.fromOpaque($0).release() } })
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  var isEmpty: Bool { ids.isEmpty }

  /// - Parameter id: greater than those before.
  func append(_ id: Int64, _ row: InlineArray<6, Int64>) {
    ids.append(id)
    for column in row.indices { values.append(row[column]) }
  }

  func removeAll() {
    ids.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    place = 0
  }

  private func value(of id: Int64, _ column: Int) -> Int64 {
    guard find(id) else { return 0 }
    return column == 0 ? 1 : values[place * DecidedRows.width + column - 1]
  }

  /// Turns to the row. SQLite asks for them in their order, once to choose them and once to change them.
  private func find(_ id: Int64) -> Bool {
    if place > 0, ids[place - 1] >= id { place = 0 }
    while place < ids.count, ids[place] < id { place += 1 }
    return place < ids.count && ids[place] == id
  }
}
