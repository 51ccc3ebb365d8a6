import Foundation
import Glibc
import Store
import Values

/// A copy of a long file on the disk, without a name, that nobody else can open: its bytes are mapped, so that only those
/// take memory that are being looked at.
///
/// The file itself is not mapped: what another program took off its end meanwhile would end this one.
struct PrivateCopy {
  let bytes: FileBytes
  let sha256: String

  private static let block = 1 << 20

  /// Nil where there is no room for it, or the file does not give `size` bytes.
  init?(of file: Int32, size: Int) {
    let path = FileManager.default.temporaryDirectory.appending(path: "daybook-\(UUID().uuidString)").path
    let copy = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard copy >= 0 else { return nil }
    defer { close(copy) }
    unlink(path)
    var hash = SHA256()
    var block = [UInt8](repeating: 0, count: PrivateCopy.block)
    var done = 0
    while done < size {
      let got = pread(file, &block, block.count, off_t(done))
      if got < 0, errno == EINTR { continue }
      guard got > 0, block[..<got].withUnsafeBytes({ Disk.write($0, to: copy) }) else { return nil }
      hash.update(block.span.extracting(..<got).bytes)
      done += got
    }
    guard done == size, let bytes = FileBytes(mapping: copy, count: size) else { return nil }
    self.bytes = bytes
    sha256 = hash.finalize().hexadecimal
  }
}
