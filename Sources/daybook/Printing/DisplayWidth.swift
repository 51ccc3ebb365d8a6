/// How many columns of a terminal a text takes: East Asian wide characters take two (UAX #11).
func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

private func displayWidth(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
  0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]

extension String {
  /// On one line, and at most `width` columns wide; what is cut off ends in `…`.
  func clipped(to width: Int) -> String {
    guard displayWidth(self) > width else { return onOneLine }
    var clipped = ""
    var left = width - 1
    for character in self {
      left -= displayWidth(character)
      if left < 0 { break }
      clipped.append(character)
    }
    return clipped.onOneLine + "…"
  }

  /// Line ends and other control characters as blanks, those too that would turn the direction of the writing.
  var onOneLine: String {
    let isPlain = utf8.allSatisfy { (32..<127).contains($0) }
    return isPlain ? self : String(map { $0.unicodeScalars.contains(where: \.isControl) ? " " : $0 })
  }

  /// Lines for a terminal: all that it would obey but their ends as blanks.
  var harmless: String {
    let isPlain = utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) }
    if isPlain { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 != "\n" && $0.isControl ? " " : $0 }))
  }

  /// Filled with blanks to `width` columns.
  func padded(to width: Int, right: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - displayWidth(self)))
    return right ? blanks + self : self + blanks
  }
}

extension Unicode.Scalar {
  /// C0, DEL and C1, which terminals obey, and embeddings, overrides and isolates of bidirectional text (UAX #9).
  fileprivate var isControl: Bool {
    switch value {
    case 0..<32, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
