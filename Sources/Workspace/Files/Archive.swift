internal import Foundation
internal import Glibc
internal import Ledger

/// Where imported files go: a folder a year, each file under its last day and hash, never over another.
struct Archive {
  let folder: String

  /// Moves the file; where the very same file is archived already, only the one in the inbox goes. Another file under
  /// that name stays, and the new one gets a number behind its name.
  ///
  /// The new name is on the disk before the old one goes. A file that is another by now stays where it is, for the next
  /// run.
  func take(_ file: StatementFile, day: Day) throws {
    guard file.isAsRead else { return }
    let first = folder + "/" + String(day.description.prefix(4)) + "/" + Archive.name(file, day: day)
    let others = (2...9).lazy.map { "\(first).\($0)" }
    let target = isAnother(file, first) ? others.first { !isAnother(file, $0) } ?? first : first
    do {
      try Disk.makeFolder(of: target)
      if link(file.path, target) != 0, !isSame(file, target) {
        guard errno == EXDEV || errno == EPERM || errno == ENOTSUP else { throw Disk.Failure() }
        try copy(file, to: target)
      }
      try Disk.syncFolder(of: target)
      guard unlink(file.path) == 0 else { throw Disk.Failure() }
    } catch let failure as Disk.Failure {
      throw WorkspaceError.cannotArchive(file: file.path, to: target, detail: failure.detail)
    }
  }

  static func name(_ file: StatementFile, day: Day) -> String {
    "\(day)_\(file.sha256.prefix(12))_\(file.name)"
  }

  /// What an archived file was called: `2025-06-30_0123456789ab_june.csv` was `june.csv`.
  static func originalName(_ name: String) -> String {
    let parts = name.split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, Day(iso: String(parts[0])) != nil, parts[1].count == 12,
      parts[1].allSatisfy({ $0.isHexDigit })
    else { return name }
    return String(parts[2])
  }

  /// Paths of the archived files with these hashes.
  func files(sha256 hashes: Set<String>) -> [String] {
    let marks = Set(hashes.map { $0.prefix(12) })
    guard !marks.isEmpty, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.filter { name in
      let parts = (name.split(separator: "/").last ?? "").split(separator: "_", maxSplits: 2)
      return parts.count == 3 && marks.contains(parts[1])
    }
    .sorted().map { folder + "/" + $0 }
  }

  private func isAnother(_ file: StatementFile, _ target: String) -> Bool {
    guard FileManager.default.fileExists(atPath: target) else { return false }
    return (try? StatementFile(path: target))?.sha256 != file.sha256
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
    let again = try StatementFile(path: file.path)
    guard again.sha256 == file.sha256 else { throw Disk.Failure(code: ESTALE) }
    let original = again.bytes
    func fail() -> Disk.Failure {
      let failure = Disk.Failure()
      unlink(partial)
      return failure
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
