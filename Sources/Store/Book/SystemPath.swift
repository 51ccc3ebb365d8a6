package import Glibc

/// Paths as the system has them: bytes, which need not be UTF-8.
///
/// A name that is no UTF-8 is shown, kept and given back with `\xE4` for each byte beyond ASCII.
package enum SystemPath {
  /// The name of a file as it is shown.
  package static func shown(_ name: [UInt8]) -> String {
    if let text = String(validating: name, as: UTF8.self) { return text }
    return name.map { $0 < 0x80 ? String(Unicode.Scalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// Calls `body` with the path's bytes: as it stands where there is such a file, else as it was before it was shown.
  package static func with<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var status = stat()
    guard path.contains("\\x"), lstat(path, &status) != 0 else { return path.withCString(body) }
    return (bytes(path) + [0]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  /// What the path names itself, without following a link; nil where there is nothing.
  package static func status(_ path: String) -> stat? {
    var status = stat()
    return with(path) { lstat($0, &status) } == 0 ? status : nil
  }

  private static func bytes(_ path: String) -> [CChar] {
    var bytes: [CChar] = []
    var rest = path.utf8[...]
    while let first = rest.first {
      let digits = String(decoding: rest.dropFirst(2).prefix(2), as: UTF8.self)
      if rest.starts(with: "\\x".utf8), let byte = UInt8(digits, radix: 16), byte >= 0x80 {
        bytes.append(CChar(bitPattern: byte))
        rest = rest.dropFirst(4)
      } else {
        bytes.append(CChar(bitPattern: first))
        rest = rest.dropFirst()
      }
    }
    return bytes
  }
}
