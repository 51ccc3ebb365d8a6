import CSQLite
import Foundation
package import GRDB
import Glibc
package import Rules

/// The book: one SQLite file, opened with its safeguards set and read back.
///
/// Commands that read open it without a lock; commands that write hold its `BookLock` for as long as they run.
package final class Book {
  package let path: String
  let queue: DatabaseQueue

  /// What the book is read and written by, for those who hand it on.
  package typealias Connection = Database

  /// Opens a book; where no file is there, creates it with its folder and the default categories that `defaults` gives,
  /// unless that is nil. `upgrade` is called for a book of an older Daybook, with the number of its tables and what
  /// changes them.
  package init(
    path: String, defaults: (() throws -> [CategoryDefinition])?,
    upgrade: (_ schema: String, _ migrate: () throws -> Void) throws -> Void = { _, migrate in try migrate() }
  ) throws {
    self.path = path
    let exists = FileManager.default.fileExists(atPath: path)
    guard exists || defaults != nil else { throw BookFailure.missing(path: path) }
    do {
      if !exists, let defaults { try Book.create(Disk.target(path), defaults) }
      let queue = try DatabaseQueue(path: path, configuration: Book.configuration(defaults == nil ? nil : path))
      if let schema = try queue.inDatabase({ try Book.olderSchema($0, path: path) }) {
        try upgrade(schema) { try Schema.migrator.migrate(queue) }
      }
      self.queue = queue
    } catch let failure as BookFailure {
      throw failure
    } catch let failure as Disk.Failure {
      throw BookFailure.cannotWrite(path: path, detail: failure.detail)
    } catch {
      throw BookFailure(error, path: path) ?? error
    }
  }

  /// A book that is gone with the process: for a rehearsal where no book is yet. `path` is for messages alone.
  package init(inMemoryFor path: String, defaults: [CategoryDefinition]) throws {
    self.path = path
    queue = try DatabaseQueue(configuration: Book.configuration())
    try Book.fill(queue, defaults)
  }

  /// Calls `body` with the connection; failures of SQLite come as a `BookFailure` wherever they are no bug.
  package func connected<Value>(_ body: (Database) throws -> Value) throws -> Value {
    do {
      return try queue.inDatabase(body)
    } catch {
      throw BookFailure(error, path: path) ?? error
    }
  }

  /// Makes a book whole or not at all: it gets its name once everything is in it. Made in memory, it is synced once, and
  /// not with each of its migrations.
  private static func create(_ path: String, _ defaults: () throws -> [CategoryDefinition]) throws {
    try createFolder(of: path)
    let partial = "\(path).new-\(getpid())"
    defer { for end in ["", "-journal"] { unlink(partial + end) } }
    let made = try DatabaseQueue(configuration: configuration())
    try fill(made, defaults())
    let queue = try DatabaseQueue(path: partial, configuration: configuration(path))
    try made.backup(to: queue)
    try queue.close()
    guard link(partial, path) == 0 || errno == EEXIST else {
      throw BookFailure.cannotWrite(path: path, detail: String(cString: strerror(errno)))
    }
    do { try Disk.syncFolder(of: path) } catch {
      throw BookFailure.cannotWrite(path: path, detail: error.detail)
    }
  }

  /// The tables and the default categories.
  private static func fill(_ queue: DatabaseQueue, _ defaults: [CategoryDefinition]) throws {
    try queue.inDatabase { try $0.execute(sql: "PRAGMA application_id = \(Schema.applicationID)") }
    try Schema.migrator.migrate(queue)
    try queue.inDatabase { db in try db.atomically { try CategoryStore(db: db).insertDefaults(defaults) } }
  }

  private static func createFolder(of path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BookFailure.cannotWrite(path: folder.path, detail: error.localizedDescription)
    }
  }

  /// SQLite counts no memory: set once, before its first use; where it has begun already it just goes on counting.
  private static let countsNoMemory = daybook_count_no_memory()

  /// `written`: the path of a book that is going to be written.
  static func configuration(_ written: String? = nil) throws -> GRDB.Configuration {
    _ = countsNoMemory
    // EXTRA syncs the folder once more, when the journal is gone; where folders have no sync, SQLite would fail there.
    let synchronous = try written.map { try Disk.syncsFolder(of: Disk.target($0)) } ?? true ? "3" : "2"
    var configuration = GRDB.Configuration()
    configuration.label = "book"
    configuration.busyMode = .timeout(2)
    configuration.foreignKeysEnabled = true
    configuration.prepareDatabase { db in
      for (pragma, value) in [
        ("trusted_schema", "0"), ("cell_size_check", "1"), ("synchronous", synchronous), ("foreign_keys", "1"),
      ] {
        try db.execute(sql: "PRAGMA \(pragma) = \(value)")
        guard try String.fetchOne(db, sql: "PRAGMA \(pragma)") == value else {
          throw DatabaseError(message: "SQLite does not take PRAGMA \(pragma) = \(value)")
        }
      }
      // The size of a page counts where the book is made: half as many pages are a tenth less work for as many rows.
      try db.execute(sql: "PRAGMA page_size = 8192; PRAGMA temp_store = MEMORY")
      // Most of the work goes through the pages once: those of a small cache are used again, where a large one takes
      // new memory.
      try db.execute(sql: "PRAGMA cache_size = -\(written == nil ? 4096 : 8192)")
      guard let connection = db.sqliteConnection, daybook_set_defensive(connection) == 1 else {
        throw DatabaseError(message: "SQLite does not take the defensive setting")
      }
    }
    return configuration
  }

  /// The number of the book's tables where newer ones are known. Refuses files that are no books, and books that are
  /// too new.
  private static func olderSchema(_ db: Database, path: String) throws -> String? {
    let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    guard id == Schema.applicationID else {
      let isEmpty = try Int.fetchOne(db, sql: "PRAGMA page_count") == 0
      throw isEmpty ? BookFailure.empty(path: path) : BookFailure.foreign(path: path)
    }
    let migrator = Schema.migrator
    if try migrator.hasBeenSuperseded(db) { throw BookFailure.newer(path: path) }
    return try migrator.hasCompletedMigrations(db) ? nil : migrator.completedMigrations(db).last ?? "0"
  }
}
