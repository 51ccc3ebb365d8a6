/// Backslash escapes, which libcsv does not know: they pass through it as bytes that UTF-8 does not have.
extension Scanner {
  private static let quote: UInt8 = 0xFC
  private static let backslash: UInt8 = 0xFD
  private static let delimiter: UInt8 = 0xFE

  /// Puts a part of a line into `unescaped` with its escapes replaced; false where there are none.
  mutating func translateEscapes(in range: Range<Int>) -> Bool {
    unescaped.removeAll(keepingCapacity: true)
    var isTranslated = false
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = unsafe text[place]
      place += 1
      if byte == UInt8(ascii: "\\"), place < range.upperBound, let stand = unsafe standIn(for: text[place]) {
        unescaped.append(stand)
        isTranslated = true
        place += 1
      } else {
        unescaped.append(byte)
      }
    }
    return isTranslated
  }

  /// The byte that takes the place of a backslash and `byte`; nil where the backslash is text.
  func standIn(for byte: UInt8) -> UInt8? {
    if byte == dialect.quote { return Scanner.quote }
    if byte == UInt8(ascii: "\\") { return Scanner.backslash }
    return byte == dialect.delimiter ? Scanner.delimiter : nil
  }

  /// Turns the bytes that stood for escapes into what they stood for, in all fields from `field` on.
  func restoreEscapes(from field: Int) {
    let from = unsafe field == 0 ? 0 : Int(sink.pointee.fieldEnds[field - 1])
    for place in unsafe from..<sink.pointee.byteCount {
      switch unsafe sink.pointee.bytes[place] {
      case Scanner.quote: unsafe sink.pointee.bytes[place] = dialect.quote ?? UInt8(ascii: "\"")
      case Scanner.backslash: unsafe sink.pointee.bytes[place] = UInt8(ascii: "\\")
      case Scanner.delimiter: unsafe sink.pointee.bytes[place] = dialect.delimiter
      default: break
      }
    }
  }
}
