import Glibc

/// Where results go: standard output, in large pieces.
final class Output {
  private var buffer: [UInt8] = []
  private static let limit = 1 << 16

  func write(_ text: String) throws(OutputFailure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Output.limit { try flush() }
  }

  /// For people: nothing of it but its colours is obeyed by a terminal.
  func show(_ text: String) throws(OutputFailure) { try write(text.harmless.shown(on: STDOUT_FILENO)) }

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Output.limit { try flush() }
  }

  func flush() throws(OutputFailure) {
    var offset = 0
    while offset < buffer.count {
      let wrote = buffer.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress! + offset, $0.count - offset) }
      if wrote >= 0 { offset += wrote } else if errno != EINTR { throw OutputFailure(code: errno) }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Messages go beside the results, at once.
  static func message(_ text: String) {
    put(text.harmless.paintedMessage.shown(on: STDERR_FILENO) + "\n", on: STDERR_FILENO)
  }

  static func put(_ text: String, on descriptor: Int32) {
    var text = text
    text.withUTF8 { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Columns and lines of the terminal; 80 and 24 where the output is none.
  static var size: (width: Int, height: Int) { terminal ?? (80, 24) }

  /// Nil where the output is no terminal; of one that tells no size, or none that can be used, the usual one.
  static var terminal: (width: Int, height: Int)? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col >= 20, window.ws_row >= 6 else {
      return (80, 24)
    }
    return (Int(window.ws_col), Int(window.ws_row))
  }
}

/// Results that could not be written: the disk behind the redirection is full, say.
struct OutputFailure: Error {
  let code: Int32

  var message: String { "error: the results cannot be written: \(String(cString: strerror(code)))" }
}
