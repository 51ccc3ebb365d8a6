/// What a character is to a screen, be it of a terminal or of a chart.
extension Character {
  /// How many letters' room it takes: two for East Asian wide characters (UAX #11) and emoji, none for what stands on
  /// the character before it.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    // Emoji: by themselves, as flags, or made so by a variation selector.
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.columns }
  }

  package var isWide: Bool { columns > 1 }
}

private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
  0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]

extension Unicode.Scalar {
  /// As `Character.columns`, of a part of a character.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    // The vowels and ends of a Korean syllable written letter by letter.
    case _ where (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value): 0
    default: wideRanges.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// C0, DEL and C1, which terminals obey, and embeddings, overrides and isolates of bidirectional text (UAX #9).
  package var isControl: Bool {
    switch value {
    case 0..<32, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
