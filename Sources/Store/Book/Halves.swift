import CSQLite
import GRDB
import Values

extension Database {
  /// What `read` makes of all transactions: of many, a connection of its own reads the upper half of their numbers
  /// meanwhile, on another core. A part for each half, the lower one first; `half` is the condition that its rows have.
  ///
  /// Both read one state of the book: with a rollback journal nobody commits while this connection reads. Where it is
  /// not so, in a transaction that may have written or with a write-ahead log, and wherever the other connection fails,
  /// this one reads all.
  func inHalves<Part: Sendable>(
    _ read: @escaping @Sendable (Database, _ half: String) throws -> Part
  ) throws -> [Part] {
    guard !isInsideTransaction else { return [try read(self, "TRUE")] }
    var parts: [Part] = []
    try inTransaction(.deferred) {
      guard let (path, middle) = try halves() else {
        parts = [try read(self, "TRUE")]
        return .commit
      }
      let upper = Background { try? DatabaseQueue.half(of: path).inDatabase { try read($0, "id > \(middle)") } }
      let lower = Result { try read(self, "id <= \(middle)") }
      var other = upper.value
      // A file that took the book's place meanwhile may be another book.
      if hasMoved { other = nil }
      parts = [try lower.get(), try other ?? read(self, "id > \(middle)")]
      return .commit
    }
    return parts
  }

  /// Fewer transactions are read before another connection is open.
  private static var fewest: Int64 { 40_000 }

  /// The file of the book and the number in the middle; nil where one connection is to read all. From here on this
  /// connection reads.
  private func halves() throws -> (path: String, middle: Int64)? {
    guard let first = try Int64.fetchOne(self, sql: "SELECT min(id) FROM \"transaction\""),
      let last = try Int64.fetchOne(self, sql: "SELECT max(id) FROM \"transaction\""), first >= 0,
      last - first >= Database.fewest, try String.fetchOne(self, sql: "PRAGMA journal_mode") == "delete",
      let path = sqlite3_db_filename(sqliteConnection, "main").map({ String(cString: $0) }), !path.isEmpty
    else { return nil }
    return (path, first + (last - first) / 2)
  }

  private var hasMoved: Bool {
    var moved: Int32 = 1
    let code = sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code != SQLITE_OK || moved != 0
  }
}

extension DatabaseQueue {
  /// A connection that reads, and never waits for a writer.
  fileprivate static func half(of path: String) throws -> DatabaseQueue {
    var configuration = try Book.configuration()
    configuration.readonly = true
    configuration.busyMode = .immediateError
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}
