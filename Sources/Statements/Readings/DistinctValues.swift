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
    texts.firstIndex { bytes.holds($0, at: range) }
  }

  func isDash(_ index: Int) -> Bool {
    unsafe texts[index].with(0..<texts[index].count) { unsafe BlankField.isDash($0) }
  }

  func string(_ index: Int) -> String {
    String(decoding: texts[index], as: UTF8.self)
  }
}

extension [UInt8] {
  /// Whether the bytes in `range` are exactly `text`.
  @inline(__always)
  func holds(_ text: [UInt8], at range: Range<Int>) -> Bool {
    guard text.count == range.count else { return false }
    for offset in 0..<text.count where text[offset] != self[range.lowerBound + offset] { return false }
    return true
  }

  /// The range without the blanks, tabs, no-break spaces and byte order marks at its ends.
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end {
      if self[start] <= 0x20 {
        start += 1
      } else if start + 1 < end, self[start] == 0xc2, self[start + 1] == 0xa0 {
        start += 2
      } else if start + 2 < end, self[start] == 0xef, self[start + 1] == 0xbb, self[start + 2] == 0xbf {
        start += 3
      } else {
        break
      }
    }
    while start < end {
      if self[end - 1] <= 0x20 {
        end -= 1
      } else if end - 2 >= start, self[end - 2] == 0xc2, self[end - 1] == 0xa0 {
        end -= 2
      } else {
        break
      }
    }
    return start..<end
  }
}
