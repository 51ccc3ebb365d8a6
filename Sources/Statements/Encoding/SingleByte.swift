import Glibc

/// An encoding of one byte a character, as a table that iconv has filled: ten times as fast as asking iconv again.
struct SingleByte {
  /// UTF-8 of each byte from 0x80 on, in the low bytes, and its length; 0 for a byte without a character.
  private var characters: [(bytes: UInt32, count: UInt8)] = []

  /// Nil where iconv does not know the encoding, or where it is not of this kind.
  init?(_ converter: String) {
    for byte in UInt8.min...UInt8.max {
      let outcome = unsafe withUnsafeBytes(of: byte) { unsafe Iconv.decode($0, from: converter) }
      switch outcome {
      case .unknownEncoding: return nil
      case .bad: characters.append((0, 0))
      case .text(let text):
        guard text.count < 5, byte > 0x7F || text == [byte] else { return nil }
        characters.append((text.reversed().reduce(0) { $0 << 8 | UInt32($1) }, UInt8(text.count)))
      }
    }
    characters.removeFirst(0x80)
  }

  /// The text as UTF-8; nil where a byte stands for no character.
  func decode(_ raw: UnsafeRawBufferPointer) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(raw.count + raw.count / 8)
    var place = 0
    while place < raw.count {
      let end = unsafe UTF8Check.endOfASCII(in: raw, from: place)
      unsafe output.append(contentsOf: UnsafeRawBufferPointer(rebasing: raw[place..<end]))
      place = end
      while place < raw.count, unsafe raw[place] > 0x7F {
        var (bytes, count) = unsafe characters[Int(raw[place] & 0x7F)]
        if count == 0 { return nil }
        while count > 0 {
          output.append(UInt8(truncatingIfNeeded: bytes))
          bytes >>= 8
          count -= 1
        }
        place += 1
      }
    }
    return output
  }
}
