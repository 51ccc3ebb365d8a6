extension Folding {
  /// The folded form of a text, for what is folded once.
  package func folded(_ text: String, keepingEnds: Bool = false) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      unsafe [UInt8](unsafeUninitializedCapacity: Folding.capacity(for: bytes.count)) { output, count in
        guard let base = output.baseAddress else { return }
        count = unsafe fold(bytes, into: base, keepingEnds: keepingEnds)
      }
    }
  }

  /// Appends the folded form of a text.
  package func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Folding.capacity(for: text.count)) { room in
      guard let base = room.baseAddress else { return }
      let count = unsafe fold(text, into: base)
      unsafe output.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
    }
  }

  /// What a scalar becomes where words are compared: nothing (0, 0), one scalar, or two. Between words it is a blank.
  @inlinable @inline(__always)
  public static func letters(of scalar: UInt32) -> (first: UInt32, second: UInt32) {
    if scalar < 0x80 {
      switch scalar {
      case 0x41...0x5a: return (scalar + 32, 0)
      case 0x61...0x7a, 0x30...0x39: return (scalar, 0)
      default: return (0x20, 0)
      }
    }
    return wideLetters(of: scalar)
  }

  @usableFromInline
  static func wideLetters(of scalar: UInt32) -> (first: UInt32, second: UInt32) {
    var next = 0
    let wide = unsafe widened(Int(scalar), before: UnsafeBufferPointer(start: nil, count: 0), at: &next)
    let (bytes, count) = words.piece(of: wide)
    if count == 0 { return (0, 0) }
    if count == 2, bytes & 0x80 == 0 { return (bytes & 0xff, bytes >> 8 & 0xff) }
    return (UTF8Scalar.decode(bytes, count), 0)
  }

  /// Full-width forms become ordinary ones, half-width katakana full-width (with the voicing mark that follows, which
  /// is then read too), ideographic and zero-width blanks ordinary ones.
  static func widened(_ scalar: Int, before text: UnsafeBufferPointer<UInt8>, at next: inout Int) -> Int {
    switch scalar {
    case 0x3000, 0xfeff: return 0x20
    case 0xff01...0xff5e: return scalar - 0xfee0
    case 0xff61...0xff9f:
      let wide = Int(halfWidthKana[scalar - 0xff61])
      guard next < text.count else { return wide }
      let (mark, length) = unsafe UTF8Scalar.decode(text, at: next)
      let isVoiceable = (0x30ab...0x30c8).contains(wide) || (0x30cf...0x30db).contains(wide)
      if mark == 0xff9e, isVoiceable || wide == 0x30a6 {
        next += length
        return wide == 0x30a6 ? 0x30f4 : wide + 1
      }
      if mark == 0xff9f, (0x30cf...0x30db).contains(wide) {
        next += length
        return wide + 2
      }
      return wide
    default: return scalar
    }
  }

  private static let halfWidthKana = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜".unicodeScalars.map(\.value))
}

extension StringProtocol {
  /// The text as it is compared.
  package var folded: String { String(decoding: Folding.shared.folded(String(self)), as: UTF8.self) }
}
