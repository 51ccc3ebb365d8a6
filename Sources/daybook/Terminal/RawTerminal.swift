import Glibc

/// A terminal that gives each key at once and shows no echo; as it was before once this goes, however the program ends.
struct RawTerminal: ~Copyable {
  enum Event {
    case key(Key)
    /// The window has another size.
    case resized
    /// Nothing more will come.
    case gone
  }

  /// Terminals that cannot move the cursor get each screen below the last.
  private let isDumb: Bool
  private static let deadly = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE,
  ]

  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Nil where standard input or output is none.
  init?() {
    guard RawTerminal.isThere else { return nil }
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    let name = getenv("TERM").map { String(cString: $0) } ?? "dumb"
    isDumb = name == "dumb" || name.isEmpty
    TerminalState.settings = settings
    TerminalState.leaves = !isDumb
    for number in RawTerminal.deadly {
      signal(number) { number in
        TerminalState.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // Without SA_RESTART a waiting read ends when the window changes.
    var resize = sigaction()
    resize.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGWINCH, &resize, nil)
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    if !isDumb { Output.put("\u{1B}[?1049h", on: STDOUT_FILENO) }
  }

  deinit {
    TerminalState.restore()
    for number in RawTerminal.deadly + [SIGWINCH] { signal(number, SIG_DFL) }
  }

  var size: (width: Int, height: Int) { Output.size }

  borrowing func draw(_ lines: [String]) {
    if isDumb { return Output.put("\n" + lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(), on: STDOUT_FILENO) }
    // Each line is cleared before it is written: after the last column, clearing would take that with it.
    Output.put("\u{1B}[H" + lines.map { "\u{1B}[K" + $0 }.joined(separator: "\n"), on: STDOUT_FILENO)
  }

  /// Waits for the next key.
  borrowing func key() -> Event {
    var bytes: [UInt8] = []
    guard let first = byte() else { return errno == EINTR ? .resized : .gone }
    bytes.append(first)
    switch first {
    case 3, 4: return .key(.interrupt)
    case 8, 127: return .key(.backspace)
    case 10, 13: return .key(.enter)
    case 27: return .key(sequence())
    case ..<32: return .key(.other)
    default: break
    }
    // UTF-8: the first byte tells how many follow.
    let more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0
    for _ in 0..<more {
      guard let next = byte() else { break }
      bytes.append(next)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return .key(text.first.map { .character($0) } ?? .other)
  }

  /// What an escape begins: an arrow, or nothing but the key itself.
  private borrowing func sequence() -> Key {
    guard isWaiting, let bracket = byte() else { return .escape }
    guard bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "O") else { return .other }
    while isWaiting, let next = byte() {
      switch next {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      case 0x40...0x7E: return .other
      default: continue
      }
    }
    return .other
  }

  /// Whether more of a sequence has come; a person's next key comes later.
  private var isWaiting: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 50) == 1
  }

  /// Nil at the end of input, or where a signal came first: then `errno` is EINTR.
  private func byte() -> UInt8? {
    var byte: UInt8 = 0
    errno = 0
    return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }
}

/// What a signal handler needs to put the terminal back; it may use nothing but calls that are safe in one.
private enum TerminalState {
  nonisolated(unsafe) static var settings: termios?
  nonisolated(unsafe) static var leaves = false

  static func restore() {
    guard var settings else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    let leave: StaticString = "\u{1B}[?1049l"
    if leaves { _ = write(STDOUT_FILENO, leave.utf8Start, leave.utf8CodeUnitCount) }
    self.settings = nil
  }
}
