/// Eight bytes of text in a word, looked at together. The answers of `equal` and `below` are the high bits of bytes.
enum EightBytes {
  static let high: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  static func equal(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let difference = word ^ (ones &* byte)
    return ~((difference & ~high) &+ ~high | difference | ~high)
  }

  /// Exact as long as all bytes are ASCII; where some are not, it may say more, never less.
  static func below(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    (word &- ones &* byte) & ~word & high
  }

  /// ASCII capitals as small letters; all bytes are ASCII.
  static func lowered(_ word: UInt64) -> UInt64 {
    let fromA = word &+ ones &* (0x80 - 0x41)
    let afterZ = word &+ ones &* (0x80 - 0x5b)
    return word | ((fromA ^ afterZ) & high) >> 2
  }
}
