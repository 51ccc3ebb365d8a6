import Values

/// Reads IIF, Intuit's interchange format: lists of fields that tabs part, of which a line with `!` in front names those
/// of each list.
///
/// `TRNS` is a transaction of an account, and each `SPL` behind it, up to `ENDTRNS`, what another account has of it. The
/// accounts of a file are those of its transactions.
struct IIFReader {
  private let text: [UInt8]
  private let hints: ReadingHints
  private var writer: DraftWriter
  /// The names of the fields of transactions.
  private var names: [String] = []
  private var rows: [(line: NumberedLine, fields: [Range<Int>])] = []

  init(text: [UInt8], hints: ReadingHints) {
    self.text = text
    self.hints = hints
    writer = DraftWriter(text)
  }

  private static let header = "!TRNS"
  private static let row = "TRNS"
  private static let split = "SPL"
  private static let end = "ENDTRNS"

  static func recognizes(_ head: [UInt8]) -> Bool {
    guard head[head.trimmed(0..<head.count).lowerBound...].first == UInt8(ascii: "!") else { return false }
    // Lists of accounts and customers may stand above it.
    var lines = LineReader(head)
    while let line = lines.next() {
      let fields = IIFReader.fields(head, line)
      guard let first = fields.first, head[first].elementsEqual(header.utf8) else { continue }
      return fields.contains { head.matches($0, "AMOUNT") }
    }
    return false
  }

  private static func fields(_ text: [UInt8], _ line: NumberedLine) -> [Range<Int>] {
    text[line.content].split(separator: 0x09, omittingEmptySubsequences: false).map { field in
      let place = text.trimmed(field.indices)
      let isQuoted =
        place.count > 1 && text[place.lowerBound] == UInt8(ascii: "\"")
        && text[place.upperBound - 1] == UInt8(ascii: "\"")
      return isQuoted ? (place.lowerBound + 1)..<(place.upperBound - 1) : place
    }
  }

  mutating func read(encoding: String) throws(ReadingFailure) -> Reading {
    var lines = LineReader(text)
    var isOpen = false
    while let line = lines.next() {
      let fields = IIFReader.fields(text, line)
      guard fields.contains(where: { !$0.isEmpty }) else { continue }
      switch String(decoding: text[fields[0]], as: UTF8.self) {
      case IIFReader.header:
        names = fields.map { String(decoding: text[$0], as: UTF8.self) }
        note(line, .header)
      case IIFReader.row:
        rows.append((line, fields))
        isOpen = true
      case IIFReader.split:
        writer.set(
          aside: line.content, line: line.number, as: isOpen ? .ignored : .rejected,
          because: isOpen ? "what another account has of the transaction above it" : "a part of no transaction")
      case IIFReader.end:
        isOpen = false
        note(line, .footer)
      default: note(line, .header)
      }
    }
    guard !rows.isEmpty else {
      throw ReadingFailure(
        code: "no-transactions", message: "the file holds lists, but no 'TRNS' in them",
        remedy: "Export the account's transactions.")
    }
    return finished(encoding: encoding)
  }

  private mutating func note(_ line: NumberedLine, _ disposition: Disposition) {
    writer.drafts.others.append(OtherRecord(line: line.number, disposition: disposition))
  }

  // MARK: Transactions

  private func field(_ name: String, _ fields: [Range<Int>]) -> Range<Int>? {
    names.firstIndex(of: name).flatMap { $0 < fields.count && !fields[$0].isEmpty ? fields[$0] : nil }
  }

  private func day(_ fields: [Range<Int>], _ order: DateOrder) -> Day? {
    field("DATE", fields).flatMap { place in
      unsafe text.with(place) { unsafe DateField.parse($0, order: order).map { Day(number: $0) } }
    }
  }

  /// The format's is the month first; programs elsewhere write the day first, which some day may show.
  private var order: DateOrder {
    let isDayFirst =
      rows.contains { day($0.fields, .mdy) == nil } && rows.allSatisfy { day($0.fields, .dmy) != nil }
    return isDayFirst ? .dmy : .mdy
  }

  private mutating func finished(encoding: String) -> Reading {
    let order = order
    let accounts = rows.map { row in field("ACCNT", row.fields).map { String(decoding: text[$0], as: UTF8.self) } ?? ""
    }
    var known: [String] = []
    for account in accounts where !known.contains(account) { known.append(account) }
    for account in known {
      // One account needs no name of its own: it is that of the file.
      writer.beginStatement(account: known.count > 1 ? account : "", currency: nil)
      for (place, row) in rows.enumerated() where accounts[place] == account { add(row.line, row.fields, order) }
    }
    let columns = [
      ("DATE", "date"), ("AMOUNT", "amount"), ("NAME", "counterparty"), ("MEMO", "description"), ("TRNSTYPE", "type"),
      ("DOCNUM", "reference"),
    ]
    let layout = Layout(
      encoding: encoding, dateFormat: order == .mdy ? "MM/DD/YYYY" : "DD/MM/YYYY",
      columns: columns.map { Layout.Column(name: $0, role: $1) })
    return writer.finish(format: "iif", layout: layout, hints: hints)
  }

  private mutating func add(_ line: NumberedLine, _ fields: [Range<Int>], _ order: DateOrder) {
    func reject(_ reason: String) {
      writer.set(aside: line.content, line: line.number, as: .rejected, because: reason)
    }
    guard let day = day(fields, order) else {
      return reject("the transaction has no day ('DATE') like \(order == .mdy ? "MM/DD/YYYY" : "DD/MM/YYYY")")
    }
    guard let place = field("AMOUNT", fields), let amount = writer.amount(text, place) else {
      return reject("the transaction has no amount ('AMOUNT')")
    }
    var row = WrittenRow(line: line.number, place: line.content.lowerBound..<line.end, day: day, amount: amount)
    func intern(_ name: String) -> TextID { field(name, fields).map { writer.drafts.texts.intern(text, $0) } ?? 0 }
    (row.counterparty, row.type, row.reference) = (intern("NAME"), intern("TRNSTYPE"), intern("DOCNUM"))
    var description = DescriptionParts()
    for name in ["NAME", "MEMO"] { if let place = field(name, fields) { description.add(text, place) } }
    row.description = writer.drafts.texts.intern(description.bytes, 0..<description.bytes.count)
    writer.append(row)
  }
}
