import Foundation
import GRDB
import Glibc

/// A copy of a book, complete, verified and on the disk before it has its name.
package enum BookCopy {
  package enum Verification: String {
    /// Every page and row can be read.
    case quick = "quick_check(1)"
    /// The indexes agree with their tables, too.
    case full = "integrity_check(1)"
  }

  /// Copies the committed state of the book at `source`, through SQLite: its locks and its journal are respected.
  ///
  /// The copy takes the place of a file at `target`, in one step, after `beforeNaming`.
  package static func write(
    from source: String, to target: String, _ verification: Verification, beforeNaming: () throws -> Void = {}
  ) throws {
    guard FileManager.default.fileExists(atPath: source) else { throw BookFailure.missing(path: source) }
    let partial = target + ".partial"
    discard(partial)
    do {
      try Disk.makeFolder(of: target)
      do { try copy(source, partial) } catch let error as DatabaseError {
        throw BookFailure(error, path: error.resultCode == .SQLITE_FULL ? target : source) ?? error
      }
      try verify(partial, shownAs: source, verification)
      try Disk.sync(partial)
      try beforeNaming()
      try Disk.rename(partial, to: target)
    } catch {
      discard(partial)
      guard let failure = error as? Disk.Failure else { throw error }
      throw BookFailure.cannotWrite(path: target, detail: failure.detail)
    }
  }

  /// Throws a `BookFailure` where the file is no sound book that this Daybook can use.
  static func verify(_ path: String, shownAs name: String, _ verification: Verification) throws {
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    guard FileManager.default.fileExists(atPath: path) else { throw BookFailure.missing(path: name) }
    do {
      try DatabaseQueue(path: path, configuration: configuration).inDatabase { db in
        guard try Int32.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID else {
          throw BookFailure.foreign(path: name)
        }
        let said = try String.fetchOne(db, sql: "PRAGMA \(verification.rawValue)") ?? "nothing"
        guard said == "ok" else { throw BookFailure.corrupt(path: name, detail: said) }
        if try Schema.migrator.hasBeenSuperseded(db) { throw BookFailure.newer(path: name) }
      }
    } catch let failure as BookFailure {
      throw failure
    } catch {
      throw BookFailure(error, path: name) ?? error
    }
  }

  /// What a killed run left of a journal goes into the book again, if it can be opened.
  package static func rollBack(_ path: String) {
    _ = try? DatabaseQueue(path: path).inDatabase { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema") }
  }

  private static func copy(_ source: String, _ target: String) throws {
    var reading = GRDB.Configuration()
    reading.readonly = true
    reading.busyMode = .timeout(2)
    var writing = GRDB.Configuration()
    // The file has no name yet: what a kill leaves of it is thrown away, so it needs no journal of its own.
    writing.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF") }
    let book = try DatabaseQueue(path: source, configuration: reading)
    let copy = try DatabaseQueue(path: target, configuration: writing)
    try book.backup(to: copy)
    try copy.close()
  }

  private static func discard(_ partial: String) {
    for end in ["", "-journal"] { unlink(partial + end) }
  }
}
