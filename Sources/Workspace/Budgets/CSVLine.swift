/// One line of a CSV file that people keep, with the bytes of each field (RFC 4180, but a field ends with its line).
struct CSVLine {
  struct Field: Equatable {
    /// Where the field is written, quotes included, blanks around it left out.
    var range: Range<Int>
    var text: String
    var isQuoted: Bool
  }

  enum Failure: Error, Equatable {
    /// The quote at this offset is never closed.
    case openQuote(Int)
    /// A text goes on at this offset after its closing quote.
    case textAfterQuote(Int)
  }

  /// The fields of the line that stands in `range`, which has no line end.
  static func fields(of bytes: [UInt8], in range: Range<Int>) throws(Failure) -> [Field] {
    var fields: [Field] = []
    fields.reserveCapacity(4)
    var start = range.lowerBound
    while true {
      let field = try field(of: bytes, from: start, to: range.upperBound)
      fields.append(field)
      let next = bytes[field.range.upperBound..<range.upperBound].firstIndex { !isBlank($0) } ?? range.upperBound
      guard next < range.upperBound else { return fields }
      guard bytes[next] == UInt8(ascii: ",") else { throw .textAfterQuote(next) }
      start = next + 1
    }
  }

  private static func field(of bytes: [UInt8], from start: Int, to end: Int) throws(Failure) -> Field {
    let first = bytes[start..<end].firstIndex { !isBlank($0) } ?? end
    guard first < end, bytes[first] == UInt8(ascii: "\"") else {
      let comma = bytes[start..<end].firstIndex(of: UInt8(ascii: ",")) ?? end
      let last = bytes[start..<comma].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
      let range = last == start ? start..<start : first..<last
      return Field(range: range, text: String(decoding: bytes[range], as: UTF8.self), isQuoted: false)
    }
    var text: [UInt8] = []
    var at = first + 1
    while at < end {
      if bytes[at] == UInt8(ascii: "\"") {
        guard at + 1 < end, bytes[at + 1] == UInt8(ascii: "\"") else {
          return Field(range: first..<at + 1, text: String(decoding: text, as: UTF8.self), isQuoted: true)
        }
        at += 1
      }
      text.append(bytes[at])
      at += 1
    }
    throw .openQuote(first)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}
