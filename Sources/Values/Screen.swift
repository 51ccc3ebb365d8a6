/// What a character is to a screen, be it of a terminal or of a chart.
extension Character {
  /// Whether it takes the room of two letters: East Asian wide characters (UAX #11) and emoji.
  package var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return wideRanges.contains { $0.contains(scalar.value) }
  }
}

private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
  0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]

extension Unicode.Scalar {
  /// C0, DEL and C1, which terminals obey, and embeddings, overrides and isolates of bidirectional text (UAX #9).
  package var isControl: Bool {
    switch value {
    case 0..<32, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
