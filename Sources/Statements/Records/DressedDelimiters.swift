import Values

/// Delimiters of several characters, such as `~|~`, which some banks take so that no text holds one.
enum DressedDelimiters {
  private static let bar = UInt8(ascii: "|")
  private static let dresses = "~^#".utf8

  /// Blanks in place of the characters around the bars; the text as it is where its first lines have no such bars.
  static func undressed(_ text: DecodedText) -> DecodedText {
    guard let dress = dress(of: Array(text.bytes.prefix(4096))[...]) else { return text }
    let dressed = text.bytes.array
    var plain = dressed
    for place in dressed.indices.dropFirst().dropLast() where isDressed(dressed[...], place, dress) {
      plain[place - 1] = UInt8(ascii: " ")
      plain[place + 1] = UInt8(ascii: " ")
    }
    var other = text
    other.bytes = FileBytes(plain)
    return other
  }

  /// The character on both sides of every bar of the first line that has at least two.
  private static func dress(of head: ArraySlice<UInt8>) -> UInt8? {
    for line in head.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }) {
      let bars = line.indices.filter { line[$0] == bar }
      guard bars.count >= 2 else { continue }
      return dresses.first { dress in bars.allSatisfy { isDressed(line, $0, dress) } }
    }
    return nil
  }

  private static func isDressed(_ text: ArraySlice<UInt8>, _ place: Int, _ dress: UInt8) -> Bool {
    text[place] == bar && place > text.startIndex && place + 1 < text.endIndex
      && text[place - 1] == dress && text[place + 1] == dress
  }
}
