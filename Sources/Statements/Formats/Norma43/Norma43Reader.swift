import Values

/// Reads Norma 43, the statements that all banks of Spain give to bookkeeping programs (Cuaderno 43 of the Asociación
/// Española de Banca): lines of 80 characters whose first two say what they are.
///
/// A record of an account (11) opens a statement, a movement (22) with its texts (23) and its amount abroad (24) is a
/// row, and the record of an account's end (33) states its last balance. Amounts have two decimals, and their sign
/// stands in front: 1 for money out, 2 for money in.
struct Norma43Reader {
  private let text: [UInt8]
  private let hints: ReadingHints
  private var writer: DraftWriter
  private var movement: Movement?
  /// A movement that cannot be read, up to its last line.
  private var damaged: (line: UInt32, place: Range<Int>, reason: String)?
  /// The last day of the account that is open.
  private var lastDay: Day?
  private var isOpen = false
  private var isEnded = false

  private struct Movement {
    var row: WrittenRow
    var description = DescriptionParts()
    /// What stands for a description where no text follows.
    var reference: Range<Int>
  }

  init(text: [UInt8], hints: ReadingHints) {
    self.text = text
    self.hints = hints
    writer = DraftWriter(text)
  }

  /// The first line is that of an account: its digits, two days, a sign, a balance and a currency.
  static func recognizes(_ head: [UInt8]) -> Bool {
    var lines = LineReader(head)
    while let line = lines.next() {
      guard !head.trimmed(line.content).isEmpty else { continue }
      let first = FixedLine(head, line)
      return first.string(1, 2) == "11" && first.number(3, 20) != nil && first.number(34, 50) != nil
        && day(first, 21) != nil && day(first, 27) != nil && sign(first, 33) != nil
    }
    return false
  }

  mutating func read(encoding: String) -> Reading {
    var lines = LineReader(text)
    while let line = lines.next() { take(FixedLine(text, line)) }
    close()
    if isOpen || !isEnded { writer.noteCutShort(missing: isOpen ? "a record 33" : "a record 88") }
    let layout = Layout(encoding: encoding, dateFormat: "YYMMDD", columns: Norma43Reader.columns)
    return writer.finish(format: "norma43", layout: layout, hints: hints)
  }

  private static let columns = [
    Layout.Column(name: "fecha operación", role: "date"), Layout.Column(name: "fecha valor", role: "valueDate"),
    Layout.Column(name: "importe", role: "amount"), Layout.Column(name: "conceptos", role: "description"),
    Layout.Column(name: "concepto común", role: "type"), Layout.Column(name: "documento", role: "reference"),
  ]

  // MARK: Records

  private mutating func take(_ line: FixedLine) {
    let kind = line.string(1, 2)
    if kind != "23", kind != "24" { close() }
    switch kind {
    // DOS ends a file with it.
    case "", "\u{1a}": break
    case "11": open(line)
    case "22": addMovement(line)
    case "23": addTexts(line)
    case "24": addOriginal(line)
    case "33": end(line)
    case "88":
      isEnded = true
      note(line, .footer)
    default: reject(line, "a record '\(kind)', which Norma 43 does not have")
    }
  }

  private mutating func note(_ line: FixedLine, _ disposition: Disposition) {
    writer.drafts.others.append(OtherRecord(line: line.line.number, disposition: disposition))
  }

  private mutating func reject(_ line: FixedLine, _ reason: String) {
    writer.set(aside: line.line.content, line: line.line.number, as: .rejected, because: reason)
  }

  private mutating func open(_ line: FixedLine) {
    let account = SpanishAccount(
      bank: line.string(3, 6), branch: line.string(7, 10), number: line.string(11, 20))
    let currency = Currency.numbered(line.string(48, 50))
    writer.beginStatement(account: account.iban ?? line.string(3, 20), currency: currency)
    let opening = Norma43Reader.amount(line, sign: 33, 34, 47)
    if let opening {
      let before = Norma43Reader.day(line, 21).map { Day(number: $0.number - 1) }
      writer.add(WrittenBalance(kind: .opening, day: before, amount: opening, line: line.line.number))
    }
    if isOpen {
      reject(line, "the account before it has no record 33; the file may lack a part")
    } else if opening == nil {
      reject(line, "no sign at character 33, or no balance of 14 digits behind it")
    } else if currency == nil {
      reject(line, "no currency is known by the number '\(line.string(48, 50))' at the characters 48 to 50")
    } else {
      note(line, .header)
    }
    isOpen = true
    lastDay = Norma43Reader.day(line, 27)
  }

  private mutating func end(_ line: FixedLine) {
    guard isOpen else { return reject(line, "the end of no account") }
    isOpen = false
    guard let amount = Norma43Reader.amount(line, sign: 59, 60, 73) else {
      return reject(line, "no sign at character 59, or no balance of 14 digits behind it")
    }
    writer.add(WrittenBalance(kind: .closing, day: lastDay, amount: amount, line: line.line.number))
    note(line, .footer)
  }

  private mutating func addMovement(_ line: FixedLine) {
    let place = line.line.content.lowerBound..<line.line.end
    guard isOpen else {
      damaged = (line.line.number, place, "a movement of no account")
      return
    }
    guard let day = Norma43Reader.day(line, 11) else {
      damaged = (line.line.number, place, "no day like YYMMDD at the characters 11 to 16")
      return
    }
    guard let amount = Norma43Reader.amount(line, sign: 28, 29, 42) else {
      damaged = (line.line.number, place, "no sign at character 28, or no amount of 14 digits behind it")
      return
    }
    var row = WrittenRow(line: line.line.number, place: place, day: day, amount: amount)
    row.valueDay = Norma43Reader.day(line, 17)
    let document = line.field(43, 52)
    if text[document].contains(where: { $0 != UInt8(ascii: "0") }) {
      row.reference = writer.drafts.texts.intern(text, document)
    }
    row.type = writer.drafts.texts.intern(text, line.field(23, 24))
    movement = Movement(row: row, reference: line.field(53, 80))
  }

  private mutating func addTexts(_ line: FixedLine) {
    guard reach(line) else { return reject(line, "texts of no movement") }
    movement?.description.add(text, line.field(5, 42))
    movement?.description.add(text, line.field(43, 80))
  }

  private mutating func addOriginal(_ line: FixedLine) {
    guard reach(line) else { return reject(line, "the amount abroad of no movement") }
    if let currency = Currency.numbered(line.string(5, 7)), let digits = line.number(8, 21),
      let amount = WrittenAmount(digits: digits, decimals: 2).rounded(to: currency.exponent).scaled(
        to: currency.exponent)
    {
      movement?.row.original = Original(amount: amount, currency: currency)
    }
  }

  /// The movement goes on to the end of this line; false where there is none.
  private mutating func reach(_ line: FixedLine) -> Bool {
    if let start = damaged?.place.lowerBound {
      damaged?.place = start..<line.line.end
    } else if let start = movement?.row.place.lowerBound {
      movement?.row.place = start..<line.line.end
    } else {
      return false
    }
    return true
  }

  /// The movement is whole.
  private mutating func close() {
    if let damaged { writer.set(aside: damaged.place, line: damaged.line, as: .rejected, because: damaged.reason) }
    damaged = nil
    guard var movement else { return }
    if movement.description.bytes.isEmpty { movement.description.add(text, movement.reference) }
    let bytes = movement.description.bytes
    movement.row.description = writer.drafts.texts.intern(bytes, 0..<bytes.count)
    writer.append(movement.row)
    self.movement = nil
  }

  // MARK: Fields

  /// `260314`: years from 80 on are of the last century.
  private static func day(_ line: FixedLine, _ first: Int) -> Day? {
    guard let digits = line.number(first, first + 5) else { return nil }
    let (year, month, day) = (Int(digits / 10_000), Int(digits / 100 % 100), Int(digits % 100))
    return Day(year: year + (year < 80 ? 2000 : 1900), month: month, day: day)
  }

  /// -1 for 1, what the account was charged with; 1 for 2.
  private static func sign(_ line: FixedLine, _ place: Int) -> Int64? {
    switch line.number(place, place) {
    case 1: -1
    case 2: 1
    default: nil
    }
  }

  private static func amount(_ line: FixedLine, sign place: Int, _ first: Int, _ last: Int) -> WrittenAmount? {
    guard let sign = sign(line, place), let digits = line.number(first, last) else { return nil }
    return WrittenAmount(digits: sign * digits, decimals: 2)
  }
}
