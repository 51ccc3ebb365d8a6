import Foundation
import Glibc
import Store
import Synchronization
import Values

/// The bytes of a statement file, read once, with their SHA-256.
struct StatementFile: Sendable {
  /// Files of more bytes than this are not taken into memory whole.
  static let long = 1 << 24

  let path: String
  /// Empty once they were let go.
  var bytes: FileBytes { content.bytes.withLock(\.self) }
  let byteCount: Int
  let sha256: String
  private let content: Content
  private let most: Int
  private let version: FileVersion

  private final class Content: Sendable {
    let bytes: Mutex<FileBytes>
    init(_ bytes: FileBytes) { self.bytes = Mutex(bytes) }
  }

  /// Frees the bytes, which nobody needs any more.
  func letGo() { content.bytes.withLock { $0 = FileBytes([]) } }

  /// Whether the path still leads to the very bytes that were read.
  var isAsRead: Bool { FileVersion(path: path) == version }

  /// Whether it changed within the last minute.
  var isFresh: Bool { (0..<60).contains(time(nil) - version.seconds) }

  var name: String { URL(filePath: path).lastPathComponent }

  /// Why a file waits whose name says that a download goes on; nil for any other name.
  static func download(_ path: String) -> ReadingFailure? {
    guard let ending = [".part", ".tmp", ".crdownload", ".filepart"].first(where: path.hasSuffix) else { return nil }
    return ReadingFailure(
      code: "unfinished", message: "its name ends in \(ending): a download is not done",
      remedy: "It is taken once it has its own name. If nothing writes it any more, rename it.")
  }

  /// The code of the failure to read a file that is written meanwhile.
  static let changing = "changing"

  /// Throws a `ReadingFailure` that names what the path is instead of a readable file of at most so many bytes.
  init(path: String, most: Int = .max, long: Int = StatementFile.long) throws {
    self.path = path
    self.most = most
    var status = stat()
    guard SystemPath.with(path, { stat($0, &status) }) == 0 else { throw StatementFile.failure(errno, path) }
    try StatementFile.requirePlain(status)
    // What was a plain file a moment ago may be a pipe by now, whose opening would wait for a writer.
    let descriptor = SystemPath.with(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw StatementFile.failure(errno, path) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw StatementFile.failure(errno, path) }
    try StatementFile.requirePlain(status)
    try StatementFile.check(Int(status.st_size), most: most, "the file has")
    let size = Int(status.st_size)
    let copy = size > long ? PrivateCopy(of: descriptor, size: size) : nil
    let bytes = try copy?.bytes ?? StatementFile.contents(descriptor, size: size, path)
    content = Content(bytes)
    byteCount = bytes.count
    version = FileVersion(status)
    guard fstat(descriptor, &status) == 0, FileVersion(status) == version, bytes.count == version.size else {
      throw ReadingFailure(
        code: StatementFile.changing, message: "the file changed while it was read",
        remedy: "Something still writes it; the next run takes it whole.")
    }
    sha256 = copy?.sha256 ?? SHA256.hash(bytes).hexadecimal
  }

  private init(path: String, bytes: FileBytes, sha256: String, version: FileVersion, most: Int) {
    self.path = path
    self.most = most
    content = Content(bytes)
    byteCount = bytes.count
    self.sha256 = sha256
    self.version = version
  }

  /// What a person's command makes of the file; it keeps the original's hash.
  func prepared(by command: String) throws -> StatementFile {
    do {
      let made = try FileBytes(UserCommand(command: command).run(bytes.array))
      try StatementFile.check(made.count, most: most, "the command that prepares the file made")
      return StatementFile(path: path, bytes: made, sha256: sha256, version: version, most: most)
    } catch let error as UserCommand.Failure {
      throw ReadingFailure(
        code: "prepare", message: "the command that prepares the file \(error.what)",
        remedy: "Try it by hand: \(command) < FILE. It is `prepare:` of the account in daybook.yaml.")
    }
  }

  private static func check(_ size: Int, most: Int, _ what: String) throws {
    guard size > most else { return }
    throw ReadingFailure(
      code: "too-large",
      message: "\(what) \(ByteSize.text(size)), which is more than the \(ByteSize.text(most)) allowed",
      remedy: "Export shorter spans, or raise `max_file:` in daybook.yaml.")
  }

  private static func contents(_ descriptor: Int32, size: Int, _ path: String) throws -> FileBytes {
    var failed: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got > 0 { count += got }
        if got == 0 { break }
        if got < 0, errno != EINTR {
          failed = errno
          break
        }
      }
    }
    guard failed == 0 else { throw failure(failed, path) }
    return FileBytes(bytes)
  }

  /// Only a plain file has an end: a pipe or a device may never give one.
  private static func requirePlain(_ status: stat) throws {
    let message: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR:
      throw ReadingFailure(
        code: "not-a-file", message: "this is a folder",
        remedy: "Give the statement files in it; those in the inbox must not be in a folder of their own.")
    case S_IFIFO: message = "this is a pipe, not a file"
    case S_IFSOCK: message = "this is a socket, not a file"
    default: message = "this is a device, not a file"
    }
    throw ReadingFailure(
      code: "not-a-file", message: message, remedy: "Nothing was read of it. Save what it gives as a file of its own.")
  }

  private static func failure(_ code: Int32, _ path: String) -> ReadingFailure {
    let detail = String(cString: strerror(code))
    if code != ENOENT {
      return ReadingFailure(
        code: "unreadable", message: "the file cannot be read: \(detail)", remedy: "Check its permissions.")
    }
    return SystemPath.status(path) == nil
      ? ReadingFailure(code: "missing", message: "no such file", remedy: "Check the name; nothing was read.")
      : ReadingFailure(
        code: "lost-link", message: "this is a link to a file that is not there",
        remedy: "Delete the link, or put the file back to where it leads.")
  }
}
