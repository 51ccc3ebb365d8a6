import Lexicon
package import Values

/// What the text of a rejected record tells by itself, read under its statement's layout: the fields that a person
/// need not say again.
///
/// A field that cannot be read stays nil; nothing is made up for it.
package struct RecordGuess: Equatable, Sendable {
  package private(set) var day: Day?
  /// Minor units from the owner's point of view; only of layouts with one plain amount column.
  package private(set) var amount: Int64?
  package private(set) var description = ""

  package init(text: String, layout: Layout, exponent: Int) {
    guard let delimiter = Dialect.delimiter(named: layout.delimiter) else { return }
    var bytes = text
    let records = bytes.withUTF8 { text in
      var scanner = unsafe Scanner(text: text, dialect: Dialect(delimiter: delimiter))
      return scanner.next(maxRecords: 1)
    }
    guard let records, records.count > 0 else { return }
    var parts: [String] = []
    for (field, column) in layout.columns.enumerated().prefix(records.fieldCount(0)) {
      let range = records.range(record: 0, field: field)
      unsafe records.bytes.withUnsafeBufferPointer { all in
        let bytes = unsafe UnsafeBufferPointer(rebasing: all[range])
        let isMinor = MinorUnitWords.unit(in: column.name) != nil
        unsafe take(bytes, as: HeaderRole(rawValue: column.role), isMinor: isMinor, layout, exponent, &parts)
      }
    }
    description = parts.joined(separator: " ")
  }

  private mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>, as role: HeaderRole?, isMinor: Bool, _ layout: Layout, _ exponent: Int,
    _ parts: inout [String]
  ) {
    switch role {
    case .date:
      guard let order = RecordGuess.order(of: layout.dateFormat) else { return }
      day = unsafe DateField.parse(bytes, order: order).map { Day(number: $0) }
    case .amount where !isMinor:
      let mark = layout.decimalMark == "," ? UInt8(ascii: ",") : UInt8(ascii: ".")
      amount = unsafe AmountField.parse(bytes, decimalMark: mark, exponent: exponent)?.value
    case .description, .counterparty:
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      if !text.isEmpty, !parts.contains(text) { parts.append(text) }
    default:
      break
    }
  }

  /// The order of day, month and year in a format such as `DD/MM/YYYY`.
  private static func order(of format: String) -> DateOrder? {
    var letters: [Character] = []
    for letter in format.lowercased() where "dmy".contains(letter) && !letters.contains(letter) {
      letters.append(letter)
    }
    return DateOrder(rawValue: String(letters))
  }
}
