import Values

/// Tells fields in which nothing stands.
package enum BlankField {
  private static let fillers: [StaticString] = ["--", "---", "n/a", "null", "nil", "none", "nan", "=\"\""]

  /// Whether a program wrote there that nothing stands there: `NULL`, `N/A`, `--`, `=""`.
  package static func isFiller(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 2, text.count <= 4 else { return false }
    return fillers.contains { unsafe text.matches($0) }
  }

  /// Whether the field is a dash, which is a sign in one column and stands for nothing in another.
  package static func isDash(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.count {
    case 1: return unsafe text[0] == UInt8(ascii: "-")
    case 3:
      // En and em dash, minus sign.
      guard unsafe text[0] == 0xe2 else { return false }
      return unsafe text[1] == 0x80 ? text[2] == 0x93 || text[2] == 0x94 : text[1] == 0x88 && text[2] == 0x92
    default: return false
    }
  }

  /// Whether no amount and no day stands in a column of them: blank, a filler, a dash or a slash.
  static func isNothing(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if unsafe isBlank(text) || isFiller(text) { return true }
    return unsafe isDash(text) || text.count == 1 && text[0] == UInt8(ascii: "/")
  }

  package static func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.count == 0 { return true }
    if unsafe text[0] > 32 && text[0] < 127 { return false }
    var reader = unsafe ScalarReader(text)
    while !reader.isAtEnd {
      let (scalar, length) = reader.current
      let kind = ScalarClass.of(scalar).0
      guard kind == .blank || kind == .ignorable else { return false }
      reader.skip(length)
    }
    return true
  }
}
