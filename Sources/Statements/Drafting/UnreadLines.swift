import Values

/// Lines of a printed statement that begin with a day and hold words and a number, as its rows do, and were read as
/// none: they stand in other columns, as on a page that was printed apart. What may be money is rejected, not left out.
enum UnreadLines {
  static let reason = "begins with a day and holds a number as rows do, but not in their columns"

  /// `text`: that of which the reading is, with tabs between its columns.
  static func settle(_ reading: inout Reading, _ text: FileBytes) {
    let others = reading.drafts.others.indices.filter { mayBeMistaken(reading.drafts.others[$0]) }
    guard !others.isEmpty, reading.drafts.count > 0 else { return }
    let bytes = text.array.map { $0 == UInt8(ascii: "\t") ? PrintedLine.blank : $0 }
    let places = Dictionary(
      others.map { (reading.drafts.others[$0].line, $0) }, uniquingKeysWith: { first, _ in first })
    var lines = LineReader(bytes)
    while let line = lines.next() {
      guard let place = places[line.number] else { continue }
      let printed = PrintedLine(bytes, line.content)
      guard printed.isRow, printed.day == printed.cells.first, printed.hasWords else { continue }
      reading.drafts.others[place].disposition = .rejected
      reading.drafts.others[place].reason = reason
      reading.drafts.others[place].text = String(decoding: bytes[bytes.trimmed(line.content)], as: UTF8.self)
    }
  }

  private static func mayBeMistaken(_ other: OtherRecord) -> Bool {
    other.disposition == .footer || other.disposition == .ignored && other.reason.hasPrefix(OtherRows.continuation)
  }
}
