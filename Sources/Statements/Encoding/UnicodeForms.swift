/// UTF-8, checked over every byte.
enum UTF8Check {
  /// Where the first byte stands that is no part of valid UTF-8; nil where all are.
  static func firstBadByte(in raw: UnsafeRawBufferPointer) -> Int? {
    var place = 0
    while true {
      place = unsafe endOfASCII(in: raw, from: place)
      guard place < raw.count else { return nil }
      let length = unsafe sequenceLength(in: raw, at: place)
      guard length > 0 else { return place }
      place += length
    }
  }

  /// Whether a text that is no valid UTF-8 is so but for a few bytes: cut short, or damaged on the way.
  static func isNearlyValid(_ raw: UnsafeRawBufferPointer) -> Bool {
    var good = 0
    var bad = 0
    var place = 0
    while true {
      place = unsafe endOfASCII(in: raw, from: place)
      guard place < raw.count else { return good >= 4 * bad }
      let length = unsafe sequenceLength(in: raw, at: place)
      if length > 0 { good += 1 } else { bad += 1 }
      place += max(1, length)
    }
  }

  /// Skips ASCII, 32 bytes a step.
  @inline(__always)
  static func endOfASCII(in raw: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start
    while place + 32 <= raw.count {
      let a = unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let b = unsafe raw.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
      let c = unsafe raw.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self)
      let d = unsafe raw.loadUnaligned(fromByteOffset: place + 24, as: UInt64.self)
      guard (a | b | c | d) & 0x8080_8080_8080_8080 == 0 else { break }
      place += 32
    }
    while place < raw.count, unsafe raw[place] < 0x80 { place += 1 }
    return place
  }

  /// The length of the well-formed sequence at a place (Unicode 16, table 3-7), or 0.
  @inline(__always)
  private static func sequenceLength(in raw: UnsafeRawBufferPointer, at place: Int) -> Int {
    let lead = unsafe raw[place]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return 0
    }
    guard unsafe place + length <= raw.count && second.contains(raw[place + 1]) else { return 0 }
    for next in place + 2..<max(place + 2, place + length) where unsafe raw[next] & 0xC0 != 0x80 { return 0 }
    return length
  }
}

/// UTF-16 and its two byte orders.
enum UTF16 {
  case littleEndian, bigEndian

  var name: String {
    switch self {
    case .littleEndian: "UTF-16LE"
    case .bigEndian: "UTF-16BE"
    }
  }

  /// The order that the NULs of a text tell: in statements many characters are ASCII, and half of their bytes NUL.
  static func order(of raw: UnsafeRawBufferPointer) -> UTF16? {
    let sample = min(raw.count, 1 << 16) & ~1
    guard sample >= 4 else { return nil }
    var even = 0
    var odd = 0
    for place in stride(from: 0, to: sample, by: 2) {
      if unsafe raw[place] == 0 { even += 1 }
      if unsafe raw[place + 1] == 0 { odd += 1 }
    }
    let pairs = sample / 2
    if odd * 10 >= pairs * 2 && even * 50 <= odd { return .littleEndian }
    if even * 10 >= pairs * 2 && odd * 50 <= even { return .bigEndian }
    return nil
  }

  /// The text as UTF-8; nil where half of a pair is missing. A single byte left at the end must be a NUL or line end.
  static func decode(_ raw: UnsafeRawBufferPointer, _ order: UTF16) -> [UInt8]? {
    if raw.count % 2 == 1, unsafe raw[raw.count - 1] != 0 && raw[raw.count - 1] != 10 { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count / 2 + raw.count / 8)
    var place = 0
    while place + 1 < raw.count {
      var scalar = unsafe UInt32(unit(in: raw, at: place, order))
      place += 2
      if scalar & 0xF800 == 0xD800 {
        guard scalar < 0xDC00, place + 1 < raw.count else { return nil }
        let low = unsafe UInt32(unit(in: raw, at: place, order))
        guard low & 0xFC00 == 0xDC00 else { return nil }
        place += 2
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (low & 0x3FF)
      }
      append(scalar, to: &bytes)
    }
    return bytes
  }

  @inline(__always)
  private static func unit(in raw: UnsafeRawBufferPointer, at place: Int, _ order: UTF16) -> UInt16 {
    let unit = unsafe raw.loadUnaligned(fromByteOffset: place, as: UInt16.self)
    return order == .littleEndian ? UInt16(littleEndian: unit) : UInt16(bigEndian: unit)
  }

  @inline(__always)
  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func trail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (scalar >> shift) & 0x3F) }
    switch scalar {
    case 0..<0x80: bytes.append(UInt8(scalar))
    case 0x80..<0x800: bytes += [UInt8(0xC0 | scalar >> 6), trail(0)]
    case 0x800..<0x10000: bytes += [UInt8(0xE0 | scalar >> 12), trail(6), trail(0)]
    default: bytes += [UInt8(0xF0 | scalar >> 18), trail(12), trail(6), trail(0)]
    }
  }
}
