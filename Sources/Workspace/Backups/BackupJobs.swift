import Foundation
import Glibc
import Store
package import Values

/// A backup that was made.
package struct BackupReport: Codable, Sendable {
  package var file: String
  package var bytes: Int
  package var seconds: Double
}

/// A book that was put back.
package struct RestoreReport: Codable, Sendable {
  package var book: String
  package var from: String
  /// Where the book that was here is now; nil where there was none.
  package var replaced: String?
}

extension WorkingFolder {
  /// The folder of backups, also where the configuration says that runs make none.
  var backups: BackupFolder {
    BackupFolder(book: bookPath, settings: configuration.backup ?? Configuration.Backup())
  }

  package func backupList() throws -> [BackupRecord] { try backups.records() }

  /// Makes a verified copy of the book: at a path that is free, or in the folder of backups.
  package func backup(to path: String?, today: Day, wait: Bool) throws -> BackupReport {
    let watch = Stopwatch()
    guard FileManager.default.fileExists(atPath: bookPath) else { throw BookFailure.missing(path: bookPath) }
    let lock = try BookLock(book: bookPath, wait: wait)
    var file = path ?? ""
    if let path {
      guard !FileManager.default.fileExists(atPath: path) else { throw WorkspaceError.fileExists(path: path) }
      try BookCopy.write(from: bookPath, to: path, .full)
    } else {
      file = try backups.add(today)
    }
    withExtendedLifetime(lock) {}
    let bytes = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
    return BackupReport(file: file, bytes: bytes, seconds: watch.total)
  }

  /// Puts a backup in the place of the book, in one step; the book that is here is kept beside the backups as it is.
  package func restore(_ path: String, today: Day, wait: Bool) throws -> RestoreReport {
    try WorkingFolder.requireReadable(path)
    let lock = try BookLock(book: bookPath, wait: wait)
    var report = RestoreReport(book: bookPath, from: path)
    try BookCopy.write(from: path, to: bookPath, .full) {
      guard FileManager.default.fileExists(atPath: bookPath) else { return }
      let replaced = try backups.replaced(today)
      try setAside(to: replaced)
      report.replaced = replaced
    }
    withExtendedLifetime(lock) {}
    return report
  }

  private static func requireReadable(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw BookFailure.noBackup(path: path)
    }
    if isFolder.boolValue { throw BookFailure.unreadable(path: path, detail: "it is a folder") }
    if access(path, R_OK) != 0 { throw BookFailure.unreadable(path: path, detail: Disk.Failure().detail) }
  }

  /// A book too damaged to open keeps its journal, which must not meet the restored one.
  private func setAside(to target: String) throws {
    BookCopy.rollBack(bookPath)
    try Disk.makeFolder(of: target)
    for end in ["", "-journal", "-wal"] where FileManager.default.fileExists(atPath: bookPath + end) {
      if link(bookPath + end, target + end) != 0 {
        guard errno == EXDEV || errno == EPERM || errno == ENOTSUP else { throw Disk.Failure() }
        try FileManager.default.copyItem(atPath: bookPath + end, toPath: target + end)
        try Disk.sync(target + end)
      }
    }
    try Disk.syncFolder(of: target)
    for end in ["-journal", "-wal", "-shm"] { unlink(bookPath + end) }
    try Disk.syncFolder(of: bookPath)
  }
}
