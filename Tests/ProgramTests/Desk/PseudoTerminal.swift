import Foundation
import Glibc
import Testing

/// The built program on a terminal of 80 columns and 24 lines, with someone who types and reads.
final class PseudoTerminal {
  private let master: Int32
  private let line: Int32
  private let process = Process()
  private(set) var screen = TerminalScreen()
  /// How long the slowest machine may take; nothing waits for it to pass.
  private static let limit: TimeInterval = 90

  /// Lines wider than 80 columns would break on the screen; a `width` of less is what the program sees.
  init(
    _ arguments: [String], in folder: URL, type: String = "xterm", width: UInt16 = 80,
    environment: [String: String] = [:]
  ) throws {
    // As posix_openpt, unlockpt and ptsname do it, which Glibc's module does not show.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    let (unlock, askNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (isLocked, number): (Int32, UInt32) = (0, 0)
    guard master >= 0, ioctl(master, unlock, &isLocked) == 0, ioctl(master, askNumber, &number) == 0 else {
      throw Failure.noTerminal
    }
    line = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 24, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    guard line >= 0, ioctl(line, UInt(TIOCSWINSZ), &size) == 0 else { throw Failure.noTerminal }
    process.executableURL = Program.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["TERM": type, "DAYBOOK_USER": "robin", "PATH": "/usr/bin:/bin"]
      .merging(environment) { $1 }
    let handle = FileHandle(fileDescriptor: line, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    if !isHungUp { close(master) }
    close(line)
  }

  enum Failure: Error {
    case noTerminal
    case notSeen(String, String)
    case neverEnded(String)
  }

  /// With all signals let through: the threads that run tests hold them back, and programs inherit that.
  func start() throws {
    var (none, held) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &held)
    defer { pthread_sigmask(SIG_SETMASK, &held, nil) }
    try process.run()
  }

  func type(_ keys: String) {
    var keys = keys
    keys.withUTF8 { _ = write(master, $0.baseAddress, $0.count) }
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// The line goes dead, as when a window is closed.
  func hangUp() {
    isHungUp = true
    close(master)
  }
  private var isHungUp = false

  /// Reads on until all texts are on the screen.
  func wait(for texts: String...) throws {
    let end = Date().addingTimeInterval(PseudoTerminal.limit)
    while !texts.allSatisfy(screen.text.contains) {
      guard Date() < end, take() || process.isRunning else {
        throw Failure.notSeen(texts.joined(separator: " and "), screen.text)
      }
    }
  }

  /// Reads on until the program ends; its status, or 128 and the signal that ended it.
  func ended() throws -> Int32 {
    let end = Date().addingTimeInterval(PseudoTerminal.limit)
    while process.isRunning {
      guard Date() < end else { throw Failure.neverEnded(screen.text) }
      take()
    }
    while take() {}
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// What came, within a moment; false where nothing did.
  @discardableResult
  private func take() -> Bool {
    var events = pollfd(fd: isHungUp ? -1 : master, events: Int16(POLLIN), revents: 0)
    guard poll(&events, 1, 20) == 1, events.revents & Int16(POLLIN) != 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen.take(bytes[..<count])
    return true
  }

  /// The settings of the terminal, one number each.
  var settings: [UInt32] {
    var settings = termios()
    guard tcgetattr(line, &settings) == 0 else { return [] }
    let characters = withUnsafeBytes(of: settings.c_cc) { $0.map(UInt32.init) }
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag] + characters
  }

  /// Whether keys come one by one and without echo.
  var isRaw: Bool {
    var settings = termios()
    return tcgetattr(line, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }
}

/// What a terminal of 80 columns and 24 lines shows, as far as Daybook moves its cursor.
struct TerminalScreen {
  private var cells = TerminalScreen.blank
  private var (row, column) = (0, 0)
  private var pending: [UInt8] = []
  /// Whether the program has the screen to itself.
  private(set) var isAlternate = false
  /// Sequences that colour or change letters, and such as are not known here.
  private(set) var others: [String] = []
  private static let blank = [[Character?]](repeating: Array(repeating: " ", count: 80), count: 24)

  /// The lines, without the blanks at their ends; nil cells are the right halves of wide characters.
  var lines: [String] {
    cells.map { row in
      var line = String(row.compactMap(\.self))
      while line.last == " " { line.removeLast() }
      return line
    }
  }
  var text: String { lines.joined(separator: "\n") }
  /// The text without empty lines at its end.
  var said: String { text.trimmingCharacters(in: .newlines) }

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    pending += bytes
    while let first = pending.first, let length = length(first), length <= pending.count {
      let unit = String(decoding: pending[..<length], as: UTF8.self)
      pending.removeFirst(length)
      if unit.hasPrefix("\u{1B}") {
        obey(unit.dropFirst())
      } else {
        for scalar in unit.unicodeScalars { put(Character(scalar)) }
      }
    }
  }

  /// Of the sequence or character that begins; nil while its end has not come.
  private func length(_ first: UInt8) -> Int? {
    if first == 27 {
      guard pending.count > 1 else { return nil }
      guard pending[1] == UInt8(ascii: "[") else { return 2 }
      return pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    }
    return first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
  }

  private mutating func obey(_ sequence: Substring) {
    switch sequence {
    case "[H": (row, column) = (0, 0)
    // After the last column the cursor is still on it.
    case "[K": for place in min(column, 79)..<80 { cells[row][place] = " " }
    case "[?1049h", "[?1049l":
      isAlternate = sequence.hasSuffix("h")
      (cells, row, column) = (TerminalScreen.blank, 0, 0)
    default: others.append(String(sequence))
    }
  }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r": column = 0
    case "\n": feed()
    default:
      let isWide = character.unicodeScalars.contains { (0x2E80...0xD7A3).contains($0.value) }
      if column + (isWide ? 2 : 1) > 80 {
        feed()
        column = 0
      }
      cells[row][column] = character
      if isWide { cells[row][column + 1] = nil }
      column += isWide ? 2 : 1
    }
  }

  private mutating func feed() {
    if row < 23 { row += 1 } else { cells = Array(cells.dropFirst()) + [TerminalScreen.blank[0]] }
  }
}
