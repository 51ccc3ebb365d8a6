/// One line of a CSV file that people keep, as the places of its fields (RFC 4180, but a field ends with its line).
struct CSVLine {
  struct Field: Equatable {
    /// Where the field is written, quotes included, blanks around it left out.
    var range: Range<Int>
    /// What of it stands inside of the quotes; all of it where there are none.
    var content: Range<Int>
    /// Whether the content has quotes, which stand there twice.
    var hasQuotes = false

    var isQuoted: Bool { content.lowerBound > range.lowerBound }

    func text(in bytes: [UInt8]) -> String {
      let text = String(decoding: bytes[content], as: UTF8.self)
      return hasQuotes ? text.replacing("\"\"", with: "\"") : text
    }
  }

  enum Failure: Error, Equatable {
    /// The quote at this offset is never closed.
    case openQuote(Int)
    /// A text goes on at this offset after its closing quote.
    case textAfterQuote(Int)
  }

  /// At least one, which is empty where the line is.
  private(set) var fields: [Field] = []

  /// The fields of the line that stands in `range`, which has no line end, in place of those before.
  mutating func read(_ bytes: [UInt8], in range: Range<Int>) throws(Failure) {
    fields.removeAll(keepingCapacity: true)
    let bytes = bytes.span
    var start = range.lowerBound
    while true {
      let field = try CSVLine.field(of: bytes, from: start, to: range.upperBound)
      fields.append(field)
      let next = CSVLine.skipBlanks(bytes, from: field.range.upperBound, to: range.upperBound)
      guard next < range.upperBound else { return }
      guard bytes[next] == UInt8(ascii: ",") else { throw .textAfterQuote(next) }
      start = next + 1
    }
  }

  private static func field(of bytes: Span<UInt8>, from start: Int, to end: Int) throws(Failure) -> Field {
    let first = skipBlanks(bytes, from: start, to: end)
    guard first < end, bytes[first] == UInt8(ascii: "\"") else {
      var (at, last) = (first, first)
      while at < end, bytes[at] != UInt8(ascii: ",") {
        at += 1
        if !isBlank(bytes[at - 1]) { last = at }
      }
      let range = last == first ? start..<start : first..<last
      return Field(range: range, content: range)
    }
    var (at, hasQuotes) = (first + 1, false)
    while at < end {
      if bytes[at] == UInt8(ascii: "\"") {
        guard at + 1 < end, bytes[at + 1] == UInt8(ascii: "\"") else {
          return Field(range: first..<at + 1, content: first + 1..<at, hasQuotes: hasQuotes)
        }
        hasQuotes = true
        at += 1
      }
      at += 1
    }
    throw .openQuote(first)
  }

  private static func skipBlanks(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var at = start
    while at < end, isBlank(bytes[at]) { at += 1 }
    return at
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}
