/// The few different texts of a column, in order of first sight, and how often each occurs.
///
/// A column of flags, currencies or states has few; a column of descriptions overflows, and then costs nothing more.
struct DistinctValues: Sendable {
  static let most = 48
  /// Letters, of which some scripts write each in three bytes.
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
    guard texts.count < DistinctValues.most, isShort(bytes[range]) else {
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

  private func isShort(_ text: ArraySlice<UInt8>) -> Bool {
    text.count <= DistinctValues.longest
      || text.count <= 3 * DistinctValues.longest && text.count { $0 & 0xc0 != 0x80 } <= DistinctValues.longest
  }

  func isDash(_ index: Int) -> Bool {
    unsafe texts[index].with(0..<texts[index].count) { unsafe BlankField.isDash($0) }
  }

  func string(_ index: Int) -> String {
    String(decoding: texts[index], as: UTF8.self)
  }
}
