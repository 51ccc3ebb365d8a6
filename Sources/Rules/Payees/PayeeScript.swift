import Values

/// What kind of letter a character is, for cutting a bank's text into words.
enum PayeeScript {
  static func isLetter(_ scalar: Int) -> Bool { isUnspaced(scalar) || WordEnds.joins(scalar) }

  static func isLetter(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    unsafe isLetter(UTF8Scalar.decode(text, at: offset).scalar)
  }

  /// Whether a letter belongs to a script that is written without blanks, or with few: such words stay as written.
  static func isUnspaced(_ scalar: Int) -> Bool {
    switch scalar {
    case ..<0x0e00: false
    case 0x0e01...0x0eff, 0x1000...0x109f, 0x1780...0x17ff: true  // Thai, Lao, Burmese, Khmer
    case 0x1100...0x11ff, 0xa960...0xa97f, 0xac00...0xd7ff, 0x3130...0x318f: true  // Hangul
    case 0x3005...0x3007, 0x3031...0x3035, 0x3041...0x30ff, 0x31f0...0x31ff: true  // kana and kin
    case 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff: true  // Han
    default: false
    }
  }

  static func isUnspaced(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    unsafe text[offset] >= 0xe0 && isUnspaced(UTF8Scalar.decode(text, at: offset).scalar)
  }
}
