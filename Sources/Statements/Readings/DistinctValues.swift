/// The few different texts of a column, in order of first sight, and how often each occurs.
///
/// A column of flags, currencies or states has few; a column of descriptions overflows, and then costs nothing more.
struct DistinctValues: Sendable {
  static let most = 48
  static let longest = 40

  private(set) var texts: [[UInt8]] = []
  private(set) var counts: [Int] = []
  /// The column has more different texts than fit, or longer ones.
  private(set) var isOverflowed = false

  /// Notes one text and gives its number, or -1 where it is not kept.
  mutating func add(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    if let index = index(of: bytes, range) {
      counts[index] += 1
      return index
    }
    guard texts.count < DistinctValues.most, range.count <= DistinctValues.longest else {
      isOverflowed = true
      return -1
    }
    texts.append(Array(bytes[range]))
    counts.append(1)
    return texts.count - 1
  }

  func index(of bytes: [UInt8], _ range: Range<Int>) -> Int? {
    unsafe bytes.with(range) { field in texts.firstIndex { unsafe field.holds($0) } }
  }

  func isDash(_ index: Int) -> Bool {
    unsafe texts[index].with(0..<texts[index].count) { unsafe BlankField.isDash($0) }
  }

  func string(_ index: Int) -> String {
    String(decoding: texts[index], as: UTF8.self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are exactly `text`.
  @inline(__always)
  func holds(_ text: [UInt8]) -> Bool {
    guard text.count == count else { return false }
    for place in 0..<count where unsafe text[place] != self[place] { return false }
    return true
  }

  /// The range without the blanks, tabs, no-break spaces and byte order marks at its ends.
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end {
      let byte = unsafe self[start]
      if byte <= 0x20 {
        start += 1
      } else if byte == 0xc2, start + 1 < end, unsafe self[start + 1] == 0xa0 {
        start += 2
      } else if byte == 0xef, start + 2 < end, unsafe self[start + 1] == 0xbb && self[start + 2] == 0xbf {
        start += 3
      } else {
        break
      }
    }
    while start < end {
      let byte = unsafe self[end - 1]
      if byte <= 0x20 {
        end -= 1
      } else if byte == 0xa0, end - 2 >= start, unsafe self[end - 2] == 0xc2 {
        end -= 2
      } else {
        break
      }
    }
    return start..<end
  }
}

extension [UInt8] {
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    unsafe withUnsafeBufferPointer { unsafe $0.trimmed(range) }
  }
}
