import Foundation
import Glibc
import Store

extension TextFile {
  /// What a text is called until it is in its place.
  enum Partial: String { case new, old }

  /// Writes whole files, on the disk before they have their names; links stay links, and each keeps its permissions.
  ///
  /// All that can be wrong with the disk is so before `naming`, which is called when only the names are to change.
  static func replace(
    _ files: [(path: String, bytes: [UInt8])], as partial: Partial = .new, naming: () throws -> Void = {}
  ) throws {
    let manager = FileManager.default
    var written: [(from: String, to: String)] = []
    do {
      for (path, bytes) in files {
        let target = TextFile.target(path)
        let new = beside(path, partial)
        written.append((new, target))
        try Data(bytes).write(to: URL(filePath: new))
        if let mode = try? manager.attributesOfItem(atPath: target)[.posixPermissions] {
          try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: new)
        }
        try Disk.sync(new)
        try Disk.syncFolder(of: new)
      }
      try naming()
      for (new, target) in written { try Disk.rename(new, to: target) }
    } catch {
      for (new, _) in written { unlink(new) }
      guard let failure = error as? Disk.Failure else { throw error }
      throw CocoaError(
        failure.code == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown,
        userInfo: [NSFilePathErrorKey: files.first?.path ?? ""])
    }
  }

  static func beside(_ path: String, _ partial: Partial) -> String { "\(target(path)).daybook-\(partial)" }

  private static func target(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
}
