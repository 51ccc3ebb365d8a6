import Glibc

/// The file that a run has in hand, named beside the book for as long as it has: whatever ends the run, the next one
/// knows which file did.
///
/// The name is not synced to the disk: a process that dies leaves it with the system, and a power cut is no file's
/// fault. Nor is a run that was killed once: only what ends a second run as well is left out. What Daybook itself dies
/// of is the file's fault at once; see `Restart`.
final class FileInHand {
  enum Ending: UInt8 {
    case crash = 0x63
    case time = 0x74
    /// Twice killed by another, as the system does for want of memory.
    case kills = 0x6b
  }

  /// A file in which runs ended.
  private struct Suspect {
    /// How often, in one digit, or the code of an `Ending`.
    var ending: UInt8
    var process: Int32
    var version: String
    var path: String
  }

  private let path: String
  private var descriptor: Int32 = -1
  private var suspects: [Suspect] = []

  /// Takes in what runs before this one left, where the files are the same still.
  init(book: String) {
    path = book + ".inhand"
    guard let bytes = FileInHand.bytes(of: path) else { return }
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    for start in stride(from: 0, to: fields.count - 3, by: 4) where !fields[start].isEmpty {
      let suspect = Suspect(
        ending: fields[start].utf8.first ?? 0, process: Int32(fields[start + 1]) ?? 0, version: fields[start + 2],
        path: fields[start + 3])
      if FileVersion(path: suspect.path)?.text == suspect.version { suspects.append(suspect) }
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if suspects.isEmpty { unlink(path) }
  }

  /// How the file ended runs, or this very command, before it was started again; nil where it may be tried.
  func ending(of file: String, inThisCommandAlone: Bool) -> Ending? {
    guard let suspect = suspects.first(where: { $0.path == file }) else { return nil }
    if inThisCommandAlone, suspect.process != getpid() { return nil }
    return Ending(rawValue: suspect.ending) ?? (suspect.ending > 0x31 ? .kills : nil)
  }

  /// Forgets what the file did: it is left out, or was told of.
  func forget(_ file: String) {
    suspects.removeAll { $0.path == file }
    if descriptor >= 0 { _ = write([]) }
  }

  /// Calls `body`, which works on that file alone.
  func holding<Value>(_ file: String, _ body: () throws -> Value) rethrows -> Value {
    guard let version = FileVersion(path: file) else { return try body() }
    let before = suspects.first { $0.path == file }?.ending ?? 0x30
    suspects.removeAll { $0.path == file }
    let times = (0x30..<0x39).contains(before) ? before + 1 : 0x31
    let isWritten = write([Suspect(ending: times, process: getpid(), version: version.text, path: file)])
    Restart.begin(mark: isWritten ? descriptor : -1, bytes: version.size)
    defer {
      Restart.end()
      _ = write([])
    }
    return try body()
  }

  /// Writes all in one call, ended by a field without anything: what an older and longer list leaves behind it does
  /// not count. Where it cannot be written, the run goes on without it.
  private func write(_ first: [Suspect]) -> Bool {
    if descriptor < 0 { descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644) }
    guard descriptor >= 0 else { return false }
    var bytes: [UInt8] = []
    for suspect in first + suspects {
      bytes.append(suspect.ending)
      bytes.append(0)
      for text in [String(suspect.process), suspect.version, suspect.path] { bytes += Array(text.utf8) + [0] }
    }
    bytes.append(0)
    return pwrite(descriptor, bytes, bytes.count, 0) == bytes.count
  }

  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
