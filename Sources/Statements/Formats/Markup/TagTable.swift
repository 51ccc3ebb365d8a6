import Values

/// Finds the known name of a tag by binary search over names packed into numbers, without making a `String`.
///
/// Names are matched without regard to the case of ASCII letters; one longer than 16 bytes is unknown.
struct TagTable: Sendable {
  private let keys: [UInt128]
  private let values: [UInt8]

  /// Name number `i` of `names` is found as `UInt8(i)`.
  init(_ names: [String]) {
    let pairs = names.enumerated().map { index, name in
      (key: TagTable.packed(Array(name.utf8), 0..<name.utf8.count), value: UInt8(index))
    }
    .sorted { $0.key < $1.key }
    keys = pairs.map(\.key)
    values = pairs.map(\.value)
  }

  func index(of text: [UInt8], _ range: Range<Int>) -> UInt8? {
    guard range.count <= 16 else { return nil }
    return keys.place(ofSorted: TagTable.packed(text, range)).map { values[$0] }
  }

  private static func packed(_ text: [UInt8], _ range: Range<Int>) -> UInt128 {
    var key: UInt128 = 0
    for place in range { key = key << 8 | UInt128(text[place].lowered) }
    return key
  }
}
