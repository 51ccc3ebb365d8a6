import CSQLite
package import GRDB
import Values

extension Database {
  /// What `other` reads by a connection of its own, on another core, while this one reads `own`.
  ///
  /// Both read one state of the book: with a rollback journal nobody commits while this connection reads. Where it is
  /// not so, in a transaction that may have written or with a write-ahead log, and wherever the other connection fails,
  /// this one reads `own` and then `other`.
  package func beside<Other: Sendable, Own>(
    _ other: @escaping @Sendable (Database) throws -> Other, _ own: () throws -> Own
  ) throws -> (other: Other, own: Own) {
    guard let path = try sharedPath() else {
      let own = try own()
      return (try other(self), own)
    }
    var both: (other: Other, own: Own)?
    try inTransaction(.deferred) {
      // From here on this connection reads.
      _ = try Int.fetchOne(self, sql: "SELECT count(*) FROM sqlite_schema")
      let beside = Background { try? DatabaseQueue.beside(path).inDatabase { try other($0) } }
      let own = Result { try own() }
      var found = beside.value
      // A file that took the book's place meanwhile may be another book.
      if hasMoved { found = nil }
      let mine = try own.get()
      both = (try found ?? other(self), mine)
      return .commit
    }
    guard let both else { preconditionFailure("a transaction that was committed was read in") }
    return both
  }

  /// What `read` makes of all transactions: of many, another connection reads the upper half of their numbers meanwhile.
  /// A part for each half, the lower one first; `half` is the condition that its rows have.
  func inHalves<Part: Sendable>(
    _ read: @escaping @Sendable (Database, _ half: String) throws -> Part
  ) throws -> [Part] {
    guard try sharedPath() != nil, let middle = try middle() else { return [try read(self, "TRUE")] }
    let (upper, lower) = try beside({ try read($0, "id > \(middle)") }, { try read(self, "id <= \(middle)") })
    return [lower, upper]
  }

  /// Fewer transactions are read before another connection is open.
  private static var fewest: Int64 { 40_000 }

  /// The number in the middle; nil where there are few.
  private func middle() throws -> Int64? {
    guard let first = try Int64.fetchOne(self, sql: "SELECT min(id) FROM \"transaction\""),
      let last = try Int64.fetchOne(self, sql: "SELECT max(id) FROM \"transaction\""), first >= 0,
      last - first >= Database.fewest
    else { return nil }
    return first + (last - first) / 2
  }

  /// The file of the book; nil where another connection could read another state of it.
  private func sharedPath() throws -> String? {
    guard !isInsideTransaction, try String.fetchOne(self, sql: "PRAGMA journal_mode") == "delete",
      let path = sqlite3_db_filename(sqliteConnection, "main").map({ String(cString: $0) }), !path.isEmpty
    else { return nil }
    return path
  }

  private var hasMoved: Bool {
    var moved: Int32 = 1
    let code = sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code != SQLITE_OK || moved != 0
  }
}

extension DatabaseQueue {
  /// A connection that reads, and never waits for a writer.
  fileprivate static func beside(_ path: String) throws -> DatabaseQueue {
    var configuration = try Book.configuration()
    configuration.readonly = true
    configuration.busyMode = .immediateError
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}
