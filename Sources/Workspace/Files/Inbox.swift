import Foundation
import Glibc
import Store

/// The folder into which a person drops statements.
struct Inbox {
  let folder: String

  /// Paths of what is in it, by name; what is hidden is left alone.
  ///
  /// Whatever else is there is listed, also what is no file or not whole yet: a person is told of it.
  func paths() throws -> [String] {
    guard let listing = opendir(folder) else { throw failure(errno) }
    defer { closedir(listing) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(listing) {
      let name = Inbox.name(entry)
      if !name.hasPrefix(".") { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw failure(errno) }
    return names.sorted().map { folder + "/" + $0 }
  }

  /// The items about what was in it and is there no more.
  func lost(among items: [(id: Int64, path: String)]) -> [Int64] {
    items.filter { $0.path.hasPrefix(folder + "/") && SystemPath.status($0.path) == nil }.map(\.id)
  }

  private static func name(_ entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: 256) { start in
        SystemPath.shown(UnsafeBufferPointer(start: start, count: strnlen(start, 256)).map(UInt8.init(bitPattern:)))
      }
    }
  }

  private func failure(_ code: Int32) -> WorkspaceError {
    code == ENOENT
      ? .noInbox(path: folder) : .unreadableInbox(path: folder, detail: String(cString: strerror(code)))
  }
}
