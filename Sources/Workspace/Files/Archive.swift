internal import Foundation
internal import Glibc
internal import Ledger

/// Where imported files go: a folder a year, each file under its last day and hash, never over another.
struct Archive {
  let folder: String

  /// Moves the file; where the very same file is archived already, only the one in the inbox goes.
  func take(_ file: StatementFile, day: Day) throws {
    let target = folder + "/" + String(day.description.prefix(4)) + "/" + Archive.name(file, day: day)
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: target).deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw WorkspaceError.cannotArchive(file: file.path, to: target, detail: error.localizedDescription)
    }
    if link(file.path, target) == 0 || isSame(file, target) {
      unlink(file.path)
    } else if errno == EXDEV || errno == EPERM || errno == ENOTSUP {
      try copy(file, to: target)
      unlink(file.path)
    } else {
      throw WorkspaceError.cannotArchive(file: file.path, to: target, detail: String(cString: strerror(errno)))
    }
  }

  static func name(_ file: StatementFile, day: Day) -> String {
    "\(day)_\(file.sha256.prefix(12))_\(file.name)"
  }

  private func isSame(_ file: StatementFile, _ target: String) -> Bool {
    let code = errno
    defer { errno = code }
    guard code == EEXIST, let there = try? StatementFile(path: target) else { return false }
    return there.sha256 == file.sha256
  }

  /// For an archive on another file system: the copy is complete and on disk before the original goes.
  private func copy(_ file: StatementFile, to target: String) throws {
    let partial = target + ".partial"
    let original = try StatementFile(path: file.path).bytes
    func fail() -> WorkspaceError {
      let detail = String(cString: strerror(errno))
      unlink(partial)
      return .cannotArchive(file: file.path, to: target, detail: detail)
    }
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw fail() }
    var offset = 0
    while offset < original.count {
      let wrote = original.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + offset }, original.count - offset)
      }
      if wrote > 0 { offset += wrote } else if errno != EINTR { break }
    }
    let isComplete = offset == original.count && fsync(descriptor) == 0
    close(descriptor)
    guard isComplete, link(partial, target) == 0 else { throw fail() }
    unlink(partial)
  }
}
