/// Texts without what banks change at whim: case, accents, punctuation and runs of blanks. Digits stay.
///
/// `Café-Bar  GmbH` and `CAFE BAR GMBH` are the same text here. Each distinct text is folded once, when it is first
/// asked for.
package struct NormalizedTexts {
  private var folded = TextPool()
  /// By `TextID`: the number of the folded text plus one; 0 where it is not known yet.
  private var numbers: [UInt32] = []
  private var buffer: [UInt8] = []

  package init() {}

  /// Whether two texts of `pool` fold to the same.
  package mutating func same(_ left: TextID, _ right: TextID, in pool: TextPool) -> Bool {
    left == right || number(of: left, in: pool) == number(of: right, in: pool)
  }

  /// The number of the folded text: equal for texts that fold to the same.
  package mutating func number(of id: TextID, in pool: TextPool) -> TextID {
    if numbers.count < pool.count {
      numbers.append(contentsOf: repeatElement(0, count: pool.count - numbers.count))
    }
    if numbers[Int(id)] != 0 { return numbers[Int(id)] - 1 }
    buffer.removeAll(keepingCapacity: true)
    unsafe pool.withBytes(of: id) { unsafe Folding.append($0, to: &buffer) }
    // A text of nothing but punctuation is itself.
    if buffer.isEmpty { unsafe pool.withBytes(of: id) { unsafe buffer.append(contentsOf: $0) } }
    let number = unsafe buffer.withUnsafeBufferPointer { unsafe folded.intern($0) }
    numbers[Int(id)] = number + 1
    return number
  }
}

/// How letters are compared: ASCII and Latin letters without case and accents, Greek and Cyrillic without case.
enum Folding {
  /// Appends the words of `text`, folded, with one blank between them.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to words: inout [UInt8]) {
    var offset = 0
    var gap = false
    while offset < text.count {
      let byte = unsafe text[offset]
      if byte < 0x80 {
        let letter = ascii[Int(byte)]
        if letter == 0 {
          gap = true
        } else {
          if gap, !words.isEmpty { words.append(32) }
          gap = false
          words.append(letter)
        }
        offset += 1
        continue
      }
      if byte == 0xc2 {  // Latin-1 signs and the no-break blank
        gap = true
        offset += 2
        continue
      }
      if gap, !words.isEmpty { words.append(32) }
      gap = false
      if byte >= 0xc3, byte <= 0xd1, offset + 1 < text.count {
        unsafe appendTwoBytes(byte, text[offset + 1], to: &words)
        offset += 2
      } else {
        words.append(byte)
        offset += 1
      }
    }
  }

  /// 0 for what separates words, else the folded letter or digit.
  private static let ascii: [UInt8] = (0..<128).map { (byte: UInt8) in
    switch byte {
    case 48...57, 97...122: byte
    case 65...90: byte + 32
    default: 0
    }
  }

  private static func appendTwoBytes(_ lead: UInt8, _ trail: UInt8, to words: inout [UInt8]) {
    let scalar = UInt16(lead & 0x1f) << 6 | UInt16(trail & 0x3f)
    if scalar >= 0xc0, scalar < 0x180 {
      let base = latin[Int(scalar) - 0xc0]
      if base == UInt8(ascii: "*") {
        words.append(contentsOf: ligature(scalar))
      } else {
        words.append(base)
      }
      return
    }
    let lower: UInt16 =
      switch scalar {
      case 0x391...0x3a9, 0x410...0x42f: scalar + 0x20
      case 0x400...0x40f: scalar + 0x50
      default: scalar
      }
    words.append(UInt8(0xc0 | lower >> 6))
    words.append(UInt8(0x80 | lower & 0x3f))
  }

  private static func ligature(_ scalar: UInt16) -> [UInt8] {
    switch scalar {
    case 0xc6, 0xe6: Array("ae".utf8)
    case 0xdf: Array("ss".utf8)
    case 0x152, 0x153: Array("oe".utf8)
    case 0x132, 0x133: Array("ij".utf8)
    default: Array("th".utf8)
    }
  }

  /// Base letters of U+00C0 to U+017F; `*` where there are two.
  private static let latin: [UInt8] = Array(
    ("aaaaaa*ceeeeiiiidnooooox" + "ouuuuy**aaaaaa*ceeeeiiiidnooooox" + "ouuuuy*y"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkkllllllllllnnnnnnnnnoooooo**rrrrrrssssssssttttttuuuuuuuu"
      + "uuuuwwyyyzzzzzzs").utf8)
}
