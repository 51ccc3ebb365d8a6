import Foundation
import Glibc
import Store
import Values

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
    var target = folder + "/" + day.description.prefix(4) + "/"
    do {
      try Disk.makeFolder(of: target + file.name)
      target += name(file, day: day)
      if isAnother(file, target) {
        target = (2...9).lazy.map { "\(target).\($0)" }.first { !isAnother(file, $0) } ?? target
      }
      try put(file, target)
      try Disk.syncFolder(of: target)
      guard SystemPath.with(file.path, { unlink($0) }) == 0 else { throw Disk.Failure() }
    } catch let failure as Disk.Failure {
      throw WorkspaceError.cannotArchive(file: file.path, to: target, detail: failure.detail)
    }
  }

  /// Gives the file its name in the archive. What is a link in the inbox is copied: the file stays where the link leads.
  private func put(_ file: StatementFile, _ target: String) throws {
    if FileManager.default.fileExists(atPath: target), !isAnother(file, target) { return }
    let isLink = SystemPath.status(file.path).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    if !isLink {
      if SystemPath.with(file.path, { link($0, target) }) == 0 { return }
      guard [EXDEV, EPERM, EMLINK, ENOTSUP].contains(errno) else { throw Disk.Failure() }
    }
    try copy(file, to: target)
  }

  /// As long as the file system of the archive takes it; where it does not, the end before the extension is cut off.
  private func name(_ file: StatementFile, day: Day) -> String {
    let start = "\(day)_\(file.sha256.prefix(12))_"
    let limit = pathconf(folder, Int32(_PC_NAME_MAX))
    // Room for what a copy or a second file of the name appends.
    let room = (limit > 0 ? limit : 255) - start.utf8.count - ".2.partial".utf8.count
    guard file.name.utf8.count > room else { return start + file.name }
    let dot = file.name.lastIndex(of: ".")
    let ending = dot.map { file.name[$0...] }.flatMap { $0.utf8.count <= 16 ? $0 : nil } ?? ""
    var kept = file.name.dropLast(ending.count)
    while kept.utf8.count > room - ending.utf8.count { kept.removeLast() }
    return start + kept + ending
  }

  /// What an archived file was called: `2025-06-30_0123456789ab_june.csv` was `june.csv`.
  static func originalName(_ name: String) -> String {
    guard mark(of: name) != nil else { return name }
    return String(name.split(separator: "_", maxSplits: 2, omittingEmptySubsequences: false)[2])
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
    let isWritten = original.withUnsafeBufferPointer { Disk.write(UnsafeRawBufferPointer($0), to: descriptor) }
    let isComplete = isWritten && fsync(descriptor) == 0
    close(descriptor)
    guard isComplete, link(partial, target) == 0 else { throw fail() }
    unlink(partial)
  }
}
