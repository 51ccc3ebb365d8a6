/// The ends of scalars: in quotes, plain, and as blocks of lines.
extension YAMLScanner {
  /// `indent` is the column of the block around; nil where no block of lines can stand.
  mutating func scalar(_ text: String, isPlain: Bool, indent: Int?) throws(Unreadable) {
    switch peek {
    case UInt8(ascii: "\"") where !isPlain: try quoted(escape: UInt8(ascii: "\\"))
    case UInt8(ascii: "'") where !isPlain: try quoted(escape: UInt8(ascii: "'"))
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      guard let indent, !isPlain else { throw Unreadable(offset: position) }
      block(indent: indent)
    default:
      guard isPlain else { throw Unreadable(offset: position) }
      try plain(text)
    }
  }

  /// A byte after the escape never ends the text; the single quote escapes itself.
  private mutating func quoted(escape: UInt8) throws(Unreadable) {
    let (start, quote) = (position, bytes[position])
    position += 1
    while let byte = peek {
      let isEscape = byte == escape && (byte != quote || bytes[position...].starts(with: [quote, quote]))
      position += isEscape ? 2 : 1
      if byte == quote, !isEscape { return }
    }
    throw Unreadable(offset: start)
  }

  /// Follows the text that the parser read: a line end is a blank to it, several are one less.
  private mutating func plain(_ text: String) throws(Unreadable) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      if let (end, breaks) = fold() {
        let folded: [UInt8] = breaks == 1 ? [32] : Array(repeating: 10, count: breaks - 1)
        guard rest.starts(with: folded) else { throw Unreadable(offset: position) }
        rest = rest.dropFirst(folded.count)
        position = end
      } else {
        guard peek == rest.first else { throw Unreadable(offset: position) }
        rest = rest.dropFirst()
        position += 1
      }
    }
  }

  /// The end of the blanks that begin here, and how many line ends are among them; nil where none is.
  private func fold() -> (end: Int, breaks: Int)? {
    var (end, breaks) = (position, 0)
    while end < bytes.count, [9, 10, 13, 32].contains(bytes[end]) {
      let lineBreak = bytes.lineBreak(at: end)
      breaks += lineBreak.isEmpty ? 0 : 1
      end += max(1, lineBreak.count)
    }
    return breaks > 0 ? (end, breaks) : nil
  }

  /// `|` or `>` with its lines: those that are empty or stand further in than the block around.
  private mutating func block(indent: Int) {
    let header = bytes[position..<bytes.lineEnd(after: position)].prefix { $0 != 32 && $0 != 9 }
    let digit = header.first { (49...57).contains($0) }.map { Int($0) - 48 }
    var inner = digit.map { max(indent, 0) + $0 }
    let keepsEmptyLines = header.contains(UInt8(ascii: "+"))
    position = bytes.lineEnd(after: position)
    var end = position
    while end < bytes.count {
      let start = end + bytes.lineBreak(at: end).count
      guard start < bytes.count else { break }
      let lineEnd = bytes.lineEnd(after: start)
      let spaces = bytes[start..<lineEnd].prefix { $0 == 32 }.count
      let isEmpty = start + spaces == lineEnd
      if !isEmpty {
        inner = inner ?? max(spaces, indent + 1, 1)
        guard spaces >= inner ?? 0 else { break }
      }
      end = lineEnd
      if !isEmpty || keepsEmptyLines { position = end }
    }
  }
}
