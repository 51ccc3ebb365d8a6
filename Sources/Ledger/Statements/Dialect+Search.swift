extension Dialect {
  /// The dialects that could be a text's, best first; never empty.
  package static func candidates(in text: UnsafeBufferPointer<UInt8>) -> [Dialect] {
    let delimiters = Array(",;\t|".utf8)
    let counted = delimiters.map { delimiter in (delimiter, unsafe text.prefix(1 << 16).count { $0 == delimiter }) }
    return counted.sorted { $0.1 > $1.1 }.map { Dialect(delimiter: $0.0) }
  }
}
