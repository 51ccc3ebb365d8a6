import Values

/// What a field looks like before anybody knows its column.
enum FieldKind: UInt8 {
  case empty, text, date, number

  static func of(_ text: UnsafeBufferPointer<UInt8>) -> FieldKind {
    if unsafe BlankField.isBlank(text) || BlankField.isFiller(text) { return .empty }
    guard unsafe hasDigit(text) else { return .text }
    if unsafe DateField.looksLikeDate(text) { return .date }
    for mark in [UInt8(ascii: "."), UInt8(ascii: ",")]
    where unsafe AmountField.parse(text, decimalMark: mark, exponent: 9) != nil
      || AmountField.parse(text, decimalMark: mark, exponent: 2) != nil
    { return .number }
    return .text
  }

  private static func hasDigit(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isASCII = true
    for place in 0..<text.count {
      let byte = unsafe text[place]
      if byte.isDigit { return true }
      if byte >= 0x80 { isASCII = false }
    }
    return !isASCII
  }
}

extension [UInt8] {
  /// Calls `body` with the bytes in `range`; the pointer is valid only inside the call.
  @inline(__always)
  func with<Result>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { unsafe body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

extension String {
  /// Calls `body` with the text's bytes; the pointer is valid only inside the call.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { unsafe body($0) }
  }
}

extension Records {
  func kind(record: Int, field: Int) -> FieldKind {
    unsafe bytes.with(range(record: record, field: field)) { unsafe FieldKind.of($0) }
  }

  func kinds(of record: Int) -> [FieldKind] {
    (0..<fieldCount(record)).map { kind(record: record, field: $0) }
  }

  /// The fields without the blanks at their ends.
  func texts(of record: Int) -> [String] {
    (0..<fieldCount(record)).map { trimmed(record: record, field: $0) }
  }

  /// The field without the blanks at its ends.
  func trimmed(record: Int, field: Int) -> String {
    String(decoding: bytes[bytes.trimmed(range(record: record, field: field))], as: UTF8.self)
  }
}
