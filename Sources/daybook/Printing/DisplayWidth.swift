import Values

/// How many columns of a terminal a text takes, without the marks of its colours.
func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + ($1.unicodeScalars.allSatisfy(\.isPaint) ? 0 : $1.columns) }
}

extension String {
  /// On one line, and at most `width` columns wide; what is cut off ends in `…`.
  func clipped(to width: Int) -> String {
    guard displayWidth(self) > width else { return onOneLine }
    var clipped = ""
    var left = width - 1
    for character in self {
      left -= character.columns
      if left < 0 { break }
      clipped.append(character)
    }
    return clipped.onOneLine + "…"
  }

  /// Line ends and other control characters as blanks, those too that would turn the direction of the writing.
  var onOneLine: String {
    let isPlain = utf8.allSatisfy { (32..<127).contains($0) }
    return isPlain ? self : String(map { $0.unicodeScalars.contains { $0.isControl || $0.isPaint } ? " " : $0 })
  }

  /// Lines for a terminal: all that it would obey but their ends as blanks.
  var harmless: String {
    // Beyond ASCII these begin with C2 or E2 (`isControl`).
    let isPlain = !utf8.contains { $0 < 32 && $0 != 10 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    if isPlain { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 != "\n" && $0.isControl ? " " : $0 }))
  }

  /// Filled with blanks to `width` columns.
  func padded(to width: Int, right: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - displayWidth(self)))
    return right ? blanks + self : self + blanks
  }
}
