internal import Crypto
internal import Foundation
internal import Glibc
internal import Ledger
internal import Synchronization

/// The bytes of a statement file, read once, with their SHA-256.
struct StatementFile: Sendable {
  let path: String
  /// Empty once they were let go.
  var bytes: [UInt8] { content.bytes.withLock(\.self) }
  let byteCount: Int
  let sha256: String
  private let content: Content
  private let version: Version

  private final class Content: Sendable {
    let bytes: Mutex<[UInt8]>
    init(_ bytes: [UInt8]) { self.bytes = Mutex(bytes) }
  }

  /// Frees the bytes, which nobody needs any more.
  func letGo() { content.bytes.withLock { $0 = [] } }

  /// What changes when a file is written or another takes its name.
  private struct Version: Equatable {
    let device: UInt
    let file: UInt
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      device = UInt(status.st_dev)
      file = UInt(status.st_ino)
      size = Int(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  /// Whether the path still leads to the very bytes that were read.
  var isAsRead: Bool {
    var status = stat()
    return stat(path, &status) == 0 && Version(status) == version
  }

  var name: String { URL(filePath: path).lastPathComponent }

  /// Throws a `ReadingFailure` that names what the path is instead of a readable file.
  init(path: String) throws {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StatementFile.failure(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw StatementFile.failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ReadingFailure(
        code: "not-a-file", message: status.st_mode & S_IFMT == S_IFDIR ? "this is a folder" : "this is no plain file",
        remedy: "Give the statement files in it; those in the inbox must not be in a folder of their own.")
    }
    let bytes = try StatementFile.contents(descriptor, size: Int(status.st_size))
    content = Content(bytes)
    byteCount = bytes.count
    version = Version(status)
    guard fstat(descriptor, &status) == 0, Version(status) == version, bytes.count == version.size else {
      throw ReadingFailure(
        code: "changing", message: "the file changed while it was read",
        remedy: "Something still writes it; the next run takes it whole.")
    }
    sha256 = SHA256.hash(data: bytes).hexadecimal
  }

  private init(path: String, bytes: [UInt8], sha256: String, version: Version) {
    self.path = path
    content = Content(bytes)
    byteCount = bytes.count
    self.sha256 = sha256
    self.version = version
  }

  /// What a person's command makes of the file; it keeps the original's hash.
  func prepared(by command: String) throws -> StatementFile {
    do {
      return StatementFile(
        path: path, bytes: try UserCommand(command: command).run(bytes), sha256: sha256, version: version)
    } catch let failure as UserCommand.Failure {
      throw ReadingFailure(
        code: "prepare", message: "the command that prepares the file \(failure.what)",
        remedy: "Try it by hand: \(command) < FILE. It is `prepare:` of the account in daybook.yaml.")
    }
  }

  private static func contents(_ descriptor: Int32, size: Int) throws -> [UInt8] {
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
    guard failed == 0 else { throw failure(failed) }
    return bytes
  }

  private static func failure(_ code: Int32) -> ReadingFailure {
    let detail = String(cString: strerror(code))
    return code == ENOENT
      ? ReadingFailure(code: "missing", message: "no such file", remedy: "Check the name; nothing was read.")
      : ReadingFailure(
        code: "unreadable", message: "the file cannot be read: \(detail)", remedy: "Check its permissions.")
  }
}

extension Sequence where Self == SHA256.Digest {
  /// 64 lower-case hexadecimal digits.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in self {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
