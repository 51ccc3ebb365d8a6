/// Where words end in a folded text: between a letter or digit and anything else, and on both sides of every character
/// of a script that is written without blanks.
package enum WordEnds {
  /// Whether `offset` of `text` is no place inside a word.
  package static func isWordEnd(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset > 0, offset < text.count else { return true }
    let before = unsafe text[offset - 1]
    let after = unsafe text[offset]
    if before < 0x80, !isWordByte(before) { return true }
    if after < 0x80, !isWordByte(after) { return true }
    if before < 0x80, after < 0x80 { return false }
    let left = unsafe before < 0x80 ? Int(before) : UTF8Scalar.before(text, offset)
    let right = unsafe after < 0x80 ? Int(after) : UTF8Scalar.decode(text, at: offset).scalar
    return !joins(left) || !joins(right)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isSmall || byte.isDigit || byte.isCapital
  }

  /// Whether a scalar belongs to a word that may go on beside it.
  package static func joins(_ scalar: Int) -> Bool {
    if scalar < 0x80 { return isWordByte(UInt8(scalar)) }
    switch scalar {
    case 0x80...0xbf: return scalar == 0xaa || scalar == 0xb5 || scalar == 0xba
    case 0xd7, 0xf7: return false
    case 0x0e00...0x0eff, 0x1000...0x109f, 0x1780...0x17ff: return false  // Thai, Lao, Burmese, Khmer
    case 0x2000...0x2bff: return false  // punctuation and symbols
    case 0x2e80...0xa4cf: return false  // Han, kana and their punctuation
    case 0xa960...0xa97f, 0xac00...0xd7ff, 0x1100...0x11ff: return false  // Hangul
    case 0xe000...0xfaff, 0xfe00...0xfe6f, 0xff00...0xffff: return false  // private use, compatibility, forms
    case 0x1f000...0x3ffff: return false  // pictures, Han
    default: return true
    }
  }
}
