import Values

/// The attributes of a tag, one after the other.
struct MarkupAttributes: IteratorProtocol, Sequence {
  private let text: [UInt8]
  private var place: Int
  private let end: Int

  /// `range`: what follows the name of a tag inside it.
  init(_ text: [UInt8], in range: Range<Int>) {
    self.text = text
    (place, end) = (range.lowerBound, range.upperBound)
  }

  mutating func next() -> (key: Range<Int>, value: Range<Int>)? {
    skip(while: isBlank)
    let start = place
    skip { $0 != UInt8(ascii: "=") && !isBlank($0) }
    let key = start..<place
    skip { $0 == UInt8(ascii: "=") || isBlank($0) }
    guard place < end else { return nil }
    let quote = text[place]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { place += 1 }
    let value = place
    skip { isQuoted ? $0 != quote : !isBlank($0) }
    defer { place = Swift.min(place + 1, end) }
    return (key, value..<place)
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while place < end, isSkipped(text[place]) { place += 1 }
  }
}

extension [UInt8] {
  /// The value of the attribute `name` among the attributes of a tag.
  func attribute(_ name: StaticString, in range: Range<Int>) -> Range<Int>? {
    MarkupAttributes(self, in: range).first { matches($0.key, name) }?.value
  }
}
