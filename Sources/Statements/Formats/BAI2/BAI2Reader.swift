import Values

/// Reads BAI2, the balance reports of North American banks (BAI, Cash Management Balance Reporting Specifications, version
/// 2): groups of accounts as of a day, each with balances and movements in records of fields parted by commas.
///
/// A physical record is a record with those that continue it. Amounts are in minor units of the account's currency; the
/// code of a movement tells its direction, and its day is that of its group.
struct BAI2Reader: RecognizedFormat {
  private let text: [UInt8]
  private let hints: ReadingHints
  private var writer: DraftWriter
  /// The record that the next ones may continue.
  private var pending: BAI2Record?
  private var group = Group()
  /// Of the account that is open.
  private var currency: Currency?
  private var isEnded = false

  private struct Group {
    var day: Day?
    var currency: Currency?
    /// Why its movements are none.
    var void: String?
  }

  /// Where neither the file nor the user names one.
  private static let usual = Currency("USD")!

  init(text: [UInt8], hints: ReadingHints) {
    self.text = text
    self.hints = hints
    writer = DraftWriter(text)
  }

  /// The file's record and that of a group, both with a day.
  static func recognizes(_ head: [UInt8]) -> Bool {
    var lines = LineReader(head)
    func isNext(_ kind: BAI2Record.Kind, dayIn place: Int) -> Bool {
      while let line = lines.next() {
        if head.trimmed(line.content).isEmpty { continue }
        guard let record = BAI2Record(head, line) else { return false }
        if record.kind == .continuation, kind != .file { continue }
        guard record.kind == kind else { return false }
        let fields = record.fields(head)
        return place < fields.count && day(string(head, fields[place])) != nil
      }
      return false
    }
    return isNext(.file, dayIn: 2) && isNext(.group, dayIn: 3)
  }

  mutating func read(encoding: String) -> Reading {
    var lines = LineReader(text)
    while let line = lines.next() {
      guard !text.trimmed(line.content).isEmpty else { continue }
      guard let record = BAI2Record(text, line) else {
        close()
        writer.set(
          aside: line.content, line: line.number, as: .rejected, because: "a line without the number of a BAI2 record")
        continue
      }
      if record.kind == .continuation, pending != nil {
        pending?.go(on: record)
      } else {
        close()
        pending = record
      }
    }
    close()
    if !isEnded { writer.noteCutShort(missing: "a record 99") }
    let columns = [("as-of date", "date"), ("value date", "valueDate"), ("amount", "amount"), ("text", "description")]
    let layout = Layout(
      encoding: encoding, dateFormat: "YYMMDD", columns: columns.map { Layout.Column(name: $0, role: $1) })
    return writer.finish(format: "bai2", layout: layout, hints: hints)
  }

  // MARK: Records

  /// The record that was open is whole.
  private mutating func close() {
    guard let record = pending else { return }
    pending = nil
    switch record.kind {
    case .file: note(record, .header)
    case .group: open(group: record)
    case .account: open(account: record)
    case .movement: add(record)
    case .continuation: reject(record, "it continues no record")
    case .endOfAccount:
      currency = nil
      note(record, .footer)
    case .endOfGroup:
      (currency, group) = (nil, Group())
      note(record, .footer)
    case .endOfFile:
      isEnded = true
      note(record, .footer)
    }
  }

  private mutating func note(_ record: BAI2Record, _ disposition: Disposition) {
    writer.drafts.others.append(OtherRecord(line: record.line, disposition: disposition))
  }

  private mutating func reject(_ record: BAI2Record, _ reason: String) {
    writer.set(aside: record.place, line: record.line, as: .rejected, because: reason)
  }

  private func string(_ fields: [Range<Int>], _ place: Int) -> String {
    place < fields.count ? BAI2Reader.string(text, fields[place]) : ""
  }

  private static func string(_ text: [UInt8], _ field: Range<Int>) -> String {
    String(decoding: text[text.trimmed(field)], as: UTF8.self)
  }

  // MARK: Groups and accounts

  /// Receiver, originator, status, day, time, currency, kind of day.
  private mutating func open(group record: BAI2Record) {
    let fields = record.fields(text)
    currency = nil
    group = Group(day: BAI2Reader.day(string(fields, 3)), currency: Currency(string(fields, 5)))
    switch string(fields, 2) {
    case "2": group.void = "the group takes back what was reported before"
    case "4": group.void = "the group is a test"
    default: break
    }
    guard group.day != nil else { return reject(record, "no day like YYMMDD in its fourth field") }
    note(record, .header)
  }

  /// Number, currency, and so many balances and sums: kind, amount, number of items, kind of funds.
  private mutating func open(account record: BAI2Record) {
    let fields = record.fields(text, ofAllLines: true)
    let currency = Currency(string(fields, 1)) ?? group.currency ?? hints.currency ?? BAI2Reader.usual
    self.currency = currency
    writer.beginStatement(account: string(fields, 0), currency: currency)
    note(record, .header)
    guard group.void == nil else { return }
    var place = 2
    while place + 1 < fields.count {
      if !string(fields, place + 1).isEmpty {
        add(balance: string(fields, place), amount(fields, place + 1, currency), record)
      }
      place += 4 + BAI2Record.availability(text, fields, behind: place + 3)
    }
  }

  /// The ledger's balances before and after the day; what is available says when funds may be used.
  private mutating func add(balance code: String, _ amount: WrittenAmount?, _ record: BAI2Record) {
    guard let day = group.day, ["010", "015"].contains(code) else { return }
    guard let amount else { return writer.noteUnreadableBalance(line: record.line) }
    let isOpening = code == "010"
    writer.add(
      WrittenBalance(
        kind: isOpening ? .opening : .closing, day: isOpening ? Day(number: day.number - 1) : day,
        amount: amount, line: record.line))
  }

  // MARK: Movements

  /// Kind, amount, kind of funds and when they may be used, the bank's reference, the customer's, and a text.
  private mutating func add(_ record: BAI2Record) {
    let fields = record.fields(text)
    guard let currency else { return reject(record, "a movement of no account") }
    if let void = group.void {
      return writer.set(aside: record.place, line: record.line, as: .ignored, because: void)
    }
    guard let day = group.day else { return reject(record, "a movement of no day: that of its group cannot be read") }
    guard let sign = sign(string(fields, 0), record) else { return }
    guard var amount = amount(fields, 1, currency) else { return reject(record, "no amount in its second field") }
    amount.digits *= sign
    var row = WrittenRow(line: record.line, place: record.place, day: day, amount: amount)
    if string(fields, 2) == "V" { row.valueDay = BAI2Reader.day(string(fields, 3)) }
    let behind = 3 + BAI2Record.availability(text, fields, behind: 2)
    row.type = writer.drafts.texts.intern(text, text.trimmed(fields[0]))
    if let reference = [behind, behind + 1].first(where: { !string(fields, $0).isEmpty }) {
      row.reference = writer.drafts.texts.intern(text, text.trimmed(fields[reference]))
    }
    var description = DescriptionParts()
    if behind + 2 < fields.count {
      description.add(text, fields[behind + 2].lowerBound..<record.contents[0].upperBound)
    }
    for content in record.contents.dropFirst() { description.add(text, content) }
    row.description = writer.drafts.texts.intern(description.bytes, 0..<description.bytes.count)
    writer.append(row)
  }

  /// Whole minor units of the currency; nil where the field holds anything else.
  private func amount(_ fields: [Range<Int>], _ place: Int, _ currency: Currency) -> WrittenAmount? {
    guard place < fields.count, let written = WrittenAmount(text, fields[place]), written.mark == .none else {
      return nil
    }
    return WrittenAmount(digits: written.digits, decimals: currency.exponent)
  }

  /// Which way money of a kind goes; nil for a record that is set aside.
  private mutating func sign(_ code: String, _ record: BAI2Record) -> Int64? {
    switch Int(code) {
    case (100...399)?, (920...959)?: return 1
    case (400...699)?, (960...999)?: return -1
    case 890?:
      writer.set(aside: record.place, line: record.line, as: .ignored, because: "its kind says that no money moved")
    default: reject(record, "its kind '\(code)' does not say whether money came in or went out")
    }
    return nil
  }

  /// `260614`, or with a century.
  private static func day(_ digits: String) -> Day? {
    guard let number = Int(digits), digits.allSatisfy(\.isNumber) else { return nil }
    switch digits.count {
    case 6: return Day(sixDigits: number, .yearFirst)
    case 8: return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    default: return nil
    }
  }
}
