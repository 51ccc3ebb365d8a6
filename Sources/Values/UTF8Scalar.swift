/// UTF-8, one scalar at a time.
package enum UTF8Scalar {
  /// The scalar at `offset` and its length in bytes; U+FFFD and 1 where the bytes are no UTF-8.
  package static func decode(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: Int, length: Int) {
    let first = unsafe Int(text[offset])
    if first < 0x80 { return (first, 1) }
    let length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
    guard (0xc2...0xf4).contains(first), offset + length <= text.count else { return (0xfffd, 1) }
    var scalar = first & (0x7f >> length)
    for index in 1..<length {
      let byte = unsafe Int(text[offset + index])
      guard byte & 0xc0 == 0x80 else { return (0xfffd, 1) }
      scalar = scalar << 6 | byte & 0x3f
    }
    let least = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard scalar >= least, scalar <= 0x10ffff, !(0xd800...0xdfff).contains(scalar) else { return (0xfffd, 1) }
    return (scalar, length)
  }

  /// The scalar that ends before `offset`, in valid UTF-8.
  static func before(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    var start = offset - 1
    while unsafe start > 0 && text[start] & 0xc0 == 0x80 { start -= 1 }
    return unsafe decode(text, at: start).scalar
  }

  /// The UTF-8 of `scalar`, its first byte lowest, and its length.
  static func encode(_ scalar: Int) -> (bytes: UInt32, count: Int) {
    let value = UInt32(truncatingIfNeeded: scalar)
    func last(_ shift: UInt32) -> UInt32 { 0x80 | value >> shift & 0x3f }
    switch scalar {
    case ..<0x80: return (value, 1)
    case ..<0x800: return (0xc0 | value >> 6 | last(0) << 8, 2)
    case ..<0x10000: return (0xe0 | value >> 12 | last(6) << 8 | last(0) << 16, 3)
    default: return (0xf0 | value >> 18 | last(12) << 8 | last(6) << 16 | last(0) << 24, 4)
    }
  }

  /// The scalar whose UTF-8 `encode` gave; bytes above its own mean nothing.
  static func decode(_ bytes: UInt32, _ count: Int) -> UInt32 {
    func rest(_ shift: UInt32) -> UInt32 { bytes >> shift & 0x3f }
    switch count {
    case 1: return bytes & 0x7f
    case 2: return (bytes & 0x1f) << 6 | rest(8)
    case 3: return (bytes & 0x0f) << 12 | rest(8) << 6 | rest(16)
    default: return (bytes & 0x07) << 18 | rest(8) << 12 | rest(16) << 6 | rest(24)
    }
  }
}
