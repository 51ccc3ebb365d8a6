/// Reads what `ByteWriter` wrote; whatever else the bytes are, it throws and never reads beyond them.
struct ByteReader {
  /// The bytes are not what was written.
  struct Damage: Error {}

  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var texts: [String] = []
  /// How many conditions are being read, each within the one before.
  var depth = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var isAtEnd: Bool { place == bytes.endIndex }

  mutating func take<Value: Cacheable>(_: Value.Type = Value.self) throws(Damage) -> Value { try Value(from: &self) }

  mutating func number() throws(Damage) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.endIndex, shift < 64 {
      let byte = bytes[place]
      place += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)) }
      shift += 7
    }
    throw Damage()
  }

  mutating func number<Number: FixedWidthInteger>(in range: ClosedRange<Number>) throws(Damage) -> Number {
    guard let number = Number(exactly: try number()), range.contains(number) else { throw Damage() }
    return number
  }

  /// How many elements follow, of which each takes a byte or more.
  mutating func count() throws(Damage) -> Int {
    let count = try number(in: 0...bytes.count)
    guard count <= bytes.endIndex - place else { throw Damage() }
    return count
  }

  mutating func text() throws(Damage) -> String {
    let number = try number(in: 0...texts.count)
    if number > 0 { return texts[number - 1] }
    guard let text = String(validating: try block(), as: UTF8.self) else { throw Damage() }
    texts.append(text)
    return text
  }

  mutating func block() throws(Damage) -> ArraySlice<UInt8> {
    let count = try count()
    place += count
    return bytes[(place - count)..<place]
  }
}
