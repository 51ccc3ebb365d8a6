internal import CSQLite
internal import Foundation
internal import GRDB
internal import Ledger

/// The book: one SQLite file, opened with its safeguards set and read back.
///
/// Commands that read open it without a lock; commands that write hold its `BookLock` for as long as they run.
package final class Book {
  package let path: String
  let queue: DatabaseQueue

  /// Opens a book; creates it (with its folder) where `create` is set and no file is there.
  package init(path: String, create: Bool) throws {
    self.path = path
    let exists = FileManager.default.fileExists(atPath: path)
    guard exists || create else { throw BookFailure.missing(path: path) }
    do {
      if !exists { try Book.createFolder(of: path) }
      queue = try DatabaseQueue(path: path, configuration: Book.configuration)
      if try queue.inDatabase({ try Book.needsMigration($0, path: path) }) { try Schema.migrator.migrate(queue) }
    } catch let failure as BookFailure {
      throw failure
    } catch {
      throw BookFailure(error, path: path) ?? error
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try translated { try queue.inDatabase(body) }
  }

  /// Runs `body` in one SQLite transaction: all of it is written, or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try translated {
      try queue.inDatabase { db in
        var result: Value?
        try db.inTransaction(.immediate) {
          result = try body(db)
          return .commit
        }
        guard let result else { throw DatabaseError(message: "transaction without result") }
        return result
      }
    }
  }

  private func translated<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw BookFailure(error, path: path) ?? error
    }
  }

  private static func createFolder(of path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BookFailure.cannotWrite(path: folder.path, detail: error.localizedDescription)
    }
  }

  private static var configuration: GRDB.Configuration {
    var configuration = GRDB.Configuration()
    configuration.label = "book"
    configuration.busyMode = .timeout(2)
    configuration.foreignKeysEnabled = true
    configuration.prepareDatabase { db in
      for (pragma, value) in [
        ("trusted_schema", "0"), ("cell_size_check", "1"), ("synchronous", "3"), ("foreign_keys", "1"),
      ] {
        try db.execute(sql: "PRAGMA \(pragma) = \(value)")
        guard try String.fetchOne(db, sql: "PRAGMA \(pragma)") == value else {
          throw DatabaseError(message: "SQLite does not take PRAGMA \(pragma) = \(value)")
        }
      }
      try db.execute(sql: "PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY")
      guard let connection = db.sqliteConnection, daybook_set_defensive(connection) == 1 else {
        throw DatabaseError(message: "SQLite does not take the defensive setting")
      }
    }
    return configuration
  }

  /// Refuses files that are no books or too new; true for new and older books, whose tables are to be brought up.
  private static func needsMigration(_ db: Database, path: String) throws -> Bool {
    let id = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
    if tables == 0, id == 0 || id == Schema.applicationID {
      try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
    } else if id != Schema.applicationID {
      throw BookFailure.foreign(path: path)
    }
    let migrator = Schema.migrator
    if try migrator.hasBeenSuperseded(db) { throw BookFailure.newer(path: path) }
    return try !migrator.hasCompletedMigrations(db)
  }
}
