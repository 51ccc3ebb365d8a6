import Values

/// A text to look for, made ready: folded bytes with the ends that must fall on word ends, or a regex.
struct Needle: Hashable {
  /// Folded bytes of a plain text; the regex, its non-ASCII letters folded, as UTF-8.
  var bytes: [UInt8]
  var isRegex = false
  var startsWord = false
  var endsWord = false

  /// Nil where nothing is left to look for.
  init?(_ pattern: TextPattern) {
    if let regex = pattern.regex {
      guard !regex.isEmpty else { return nil }
      bytes = Needle.foldingLetters(of: regex)
      isRegex = true
      return
    }
    var text = pattern.source.utf8[...]
    let star = UInt8(ascii: "*")
    let isOpenAtStart = text.first == star
    let isOpenAtEnd = text.count > 1 && text.last == star
    if isOpenAtStart { text = text.dropFirst() }
    if isOpenAtEnd { text = text.dropLast() }
    var bytes = Folding.shared.folded(String(Substring(text)), keepingEnds: true)
    if !isOpenAtStart, bytes.first == 0x20 { bytes.removeFirst() }
    if !isOpenAtEnd, bytes.last == 0x20 { bytes.removeLast() }
    guard bytes.contains(where: { $0 != 0x20 }) else { return nil }
    self.bytes = bytes
    startsWord = !isOpenAtStart
    endsWord = !isOpenAtEnd
  }

  /// What vectorscan compiles: plain bytes are escaped, so that they stay a literal to it.
  var expression: [CChar] {
    var text: [UInt8] = []
    if isRegex {
      text = bytes
    } else {
      for byte in bytes { text += Array("\\x".utf8) + [Needle.hex(byte >> 4), Needle.hex(byte & 15)] }
    }
    return (text + [0]).map { CChar(bitPattern: $0) }
  }

  private static func hex(_ digit: UInt8) -> UInt8 { digit < 10 ? 48 + digit : 87 + digit }

  /// A regex with its letters beyond ASCII folded, as the texts are that it looks at.
  static func foldingLetters(of regex: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in regex.unicodeScalars {
      if scalar.isASCII {
        bytes.append(UInt8(scalar.value))
      } else {
        bytes += Folding.shared.folded(String(Character(scalar)), keepingEnds: true)
      }
    }
    return bytes
  }
}
