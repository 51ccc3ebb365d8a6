/// Writes values one after the other, as few bytes as they need, for `ByteReader` to read in the same order.
///
/// Whole numbers are those of Protocol Buffers: seven bits a byte, lowest first (LEB128), the sign in the lowest bit
/// (zigzag). A text is written once; where it comes again, its number stands for it.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []
  /// Numbers of the texts, from 1, by their bytes: equal letters in other bytes are another text.
  private var texts: [[UInt8]: Int] = [:]

  mutating func put(_ value: some Cacheable) { value.write(to: &self) }

  mutating func put(number: Int) {
    var rest = UInt64(bitPattern: Int64(number << 1 ^ number >> 63))
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func put(text: String) {
    let utf8 = Array(text.utf8)
    if let number = texts[utf8] { return put(number: number) }
    texts[utf8] = texts.count + 1
    put(number: 0)
    put(block: utf8)
  }

  /// Bytes as they are, after their count.
  mutating func put(block: some Collection<UInt8>) {
    put(number: block.count)
    bytes += block
  }
}

/// A value that compiled rules are made of: `init` takes what `write` put, in the same order.
///
/// What could not have been written is damage, never a trap.
protocol Cacheable {
  func write(to output: inout ByteWriter)
  init(from input: inout ByteReader) throws(ByteReader.Damage)
}
