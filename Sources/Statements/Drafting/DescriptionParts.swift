import Values

/// Joins the parts of a description by one blank and leaves out a part that another one already says.
///
/// Banks repeat the name at the head of the memo, or cut it there: `CITY PARKING` and `CITY PARKING GARAGE 12` give
/// the longer one alone.
struct DescriptionParts {
  private(set) var bytes: [UInt8] = []
  /// Parts longer than this are compared by their beginnings only, to stay linear.
  private static let searched = 1024

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  mutating func add(_ text: [UInt8], _ range: Range<Int>) {
    let part = text.trimmed(range)
    guard !part.isEmpty else { return }
    if bytes.isEmpty {
      bytes.append(contentsOf: text[part])
    } else if says(text, part) {
      return
    } else if DescriptionParts.find(bytes, 0..<bytes.count, in: text, part) {
      bytes.removeAll(keepingCapacity: true)
      bytes.append(contentsOf: text[part])
    } else {
      bytes.append(0x20)
      bytes.append(contentsOf: text[part])
    }
  }

  /// Whether the bytes so far hold this part already.
  func says(_ text: [UInt8], _ part: Range<Int>) -> Bool {
    DescriptionParts.find(text, part, in: bytes, 0..<bytes.count)
  }

  private static func find(_ part: [UInt8], _ range: Range<Int>, in whole: [UInt8], _ space: Range<Int>) -> Bool {
    guard range.count <= space.count else { return false }
    let last = space.count <= searched ? space.upperBound - range.count : space.lowerBound
    return (space.lowerBound...last).contains { start in
      range.indices.allSatisfy { part[$0].lowered == whole[start + $0 - range.lowerBound].lowered }
    }
  }
}
