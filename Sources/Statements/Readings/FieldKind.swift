import Values

/// What a field looks like before anybody knows its column.
enum FieldKind: UInt8 {
  case empty, text, date, number

  static func of(_ text: UnsafeBufferPointer<UInt8>) -> FieldKind {
    if unsafe BlankField.isBlank(text) || BlankField.isFiller(text) { return .empty }
    guard unsafe hasDigit(text) else { return .text }
    if unsafe DateField.looksLikeDate(text) { return .date }
    if let plain = unsafe PlainAmount(text), isNumber(plain) { return .number }
    return unsafe AmountShape(text).map(isNumber) ?? false ? .number : .text
  }

  static func of(_ text: [UInt8], _ range: Range<Int>) -> FieldKind {
    unsafe text.with(text.trimmed(range)) { unsafe of($0) }
  }

  /// Under some mark, and with so many decimals, or so many digits before them, as amounts may have.
  private static func isNumber(_ amount: some UnscaledAmount) -> Bool {
    [UInt8(ascii: "."), UInt8(ascii: ",")].contains { mark in
      amount.value(decimalMark: mark, exponent: 9) != nil || amount.value(decimalMark: mark, exponent: 2) != nil
    }
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
