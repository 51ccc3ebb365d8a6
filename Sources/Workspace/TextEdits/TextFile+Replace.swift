import Foundation
import Glibc
import Store

extension TextFile {
  /// Writes whole files, on the disk before they have their names; links stay links, and each keeps its permissions.
  static func replace(_ files: [(path: String, bytes: [UInt8])]) throws {
    let manager = FileManager.default
    var partial: [(from: String, to: String)] = []
    do {
      for (path, bytes) in files {
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        let new = "\(target).daybook-new"
        partial.append((new, target))
        try Data(bytes).write(to: URL(filePath: new))
        if let mode = try? manager.attributesOfItem(atPath: target)[.posixPermissions] {
          try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: new)
        }
        try Disk.sync(new)
      }
      for (new, target) in partial { try Disk.rename(new, to: target) }
    } catch {
      for (new, _) in partial { unlink(new) }
      guard let failure = error as? Disk.Failure else { throw error }
      throw CocoaError(
        failure.code == ENOSPC ? .fileWriteOutOfSpace : .fileWriteUnknown,
        userInfo: [NSFilePathErrorKey: files.first?.path ?? ""])
    }
  }
}
