/// Reads the Unicode scalars of a field one after the other, without making a String.
///
/// Bytes that are not UTF-8 come out as U+FFFD, one byte each, so that no input can trap or loop.
@safe
public struct ScalarReader {
  @usableFromInline
  let text: UnsafeBufferPointer<UInt8>
  public var place = 0

  /// The caller keeps `text` alive as long as the reader.
  @unsafe
  package init(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe self.text = unsafe text
  }

  @inlinable @inline(__always)
  public var isAtEnd: Bool { unsafe place >= text.count }

  /// The scalar here and its length in bytes; (0, 0) at the end.
  @inlinable @inline(__always)
  public var current: (scalar: UInt32, length: Int) {
    guard unsafe place < text.count else { return (0, 0) }
    let first = unsafe text[place]
    return first < 0x80 ? (UInt32(first), 1) : wide()
  }

  @inlinable @inline(__always)
  public mutating func skip(_ length: Int) {
    place += length
  }

  /// Goes back to a place read before.
  package mutating func rewind(to place: Int) {
    self.place = place
  }

  @usableFromInline
  func wide() -> (scalar: UInt32, length: Int) {
    let (scalar, length) = unsafe UTF8Scalar.decode(text, at: place)
    return (UInt32(truncatingIfNeeded: scalar), length)
  }
}

/// What a Unicode scalar means in an amount or a date.
public enum ScalarClass {
  case blank, ignorable, digit, point, comma, decimalMark, apostrophe, minus, plus, open, close, quote, equals, other

  /// The class, and the value of a digit.
  @inlinable @inline(__always)
  public static func of(_ scalar: UInt32) -> (ScalarClass, digit: UInt8) {
    switch scalar {
    case 0x30...0x39: (.digit, UInt8(scalar - 0x30))
    case 0x2e: (.point, 0)
    case 0x2c: (.comma, 0)
    case 0x20, 0x09, 0x0a, 0x0d, 0x0b, 0x0c: (.blank, 0)
    case 0x2d: (.minus, 0)
    case 0x2b: (.plus, 0)
    case 0x28: (.open, 0)
    case 0x29: (.close, 0)
    case 0x27, 0x60: (.apostrophe, 0)
    case 0x22: (.quote, 0)
    case 0x3d: (.equals, 0)
    case 0..<0x80: (.other, 0)
    default: wide(scalar)
    }
  }

  @usableFromInline
  static func wide(_ scalar: UInt32) -> (ScalarClass, digit: UInt8) {
    switch scalar {
    case 0xff10...0xff19: (.digit, UInt8(scalar - 0xff10))
    case 0x660...0x669: (.digit, UInt8(scalar - 0x660))
    case 0x6f0...0x6f9: (.digit, UInt8(scalar - 0x6f0))
    case 0xa0, 0x1680, 0x2000...0x200a, 0x202f, 0x205f, 0x3000: (.blank, 0)
    case 0xad, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2069, 0xfeff: (.ignorable, 0)
    case 0x2010...0x2015, 0x2212, 0x2d7, 0xfe58, 0xfe63, 0xff0d, 0x25b2, 0x25b3: (.minus, 0)
    case 0xff0b: (.plus, 0)
    case 0xff0e: (.point, 0)
    case 0xff0c: (.comma, 0)
    case 0x66b: (.decimalMark, 0)
    case 0x66c, 0x2018, 0x2019, 0x2bc, 0xb4, 0xff07, 0x2032: (.apostrophe, 0)
    case 0xff08: (.open, 0)
    case 0xff09: (.close, 0)
    case 0x201c...0x201e, 0xab, 0xbb, 0xff02: (.quote, 0)
    case 0x7c0...0x1819: scriptDigit(scalar).map { (.digit, $0) } ?? (.other, 0)
    default: (.other, 0)
    }
  }

  /// The zeros of scripts with digits of their own: NKo, those of India, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian.
  private static let zeros: [UInt32] = [
    0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0,
    0x1810,
  ]

  private static func scriptDigit(_ scalar: UInt32) -> UInt8? {
    zeros.first { $0 <= scalar && scalar < $0 + 10 }.map { UInt8(scalar - $0) }
  }
}
