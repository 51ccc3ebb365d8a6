import Values

/// Reads statements in records of fixed places: that of an account opens a statement, a movement with what belongs to it
/// is a row, and the record of an account's end states its last balance.
struct RecordReader<Standard: RecordStandard>: RecognizedFormat {
  private let text: [UInt8]
  private let hints: ReadingHints
  private var writer: DraftWriter
  private var movement: OpenMovement?
  /// A movement that cannot be read, up to its last line.
  private var damaged: (line: UInt32, place: Range<Int>, reason: String)?
  /// The day of the last balance of the account that is open.
  private var lastDay: Day?
  private var isOpen = false
  private var isUnended = false
  private var isEnded = false
  /// What follows belongs to what a movement consists of.
  private var isInPart = false

  private struct OpenMovement {
    var row: WrittenRow
    var description = DescriptionParts()
    var continued: [UInt8] = []
    var instead: Range<Int>?
  }

  init(text: [UInt8], hints: ReadingHints) {
    self.text = text
    self.hints = hints
    writer = DraftWriter(text)
  }

  static func recognizes(_ head: [UInt8]) -> Bool {
    var lines = LineReader(head)
    var waiting: ArraySlice<FixedLine> = []
    func next() -> FixedLine? {
      while waiting.isEmpty, let line = lines.next() {
        if !head.trimmed(line.content).isEmpty { waiting = records(of: FixedLine(head, line))[...] }
      }
      return waiting.popFirst()
    }
    return next().map { Standard.recognizes($0, next) } ?? false
  }

  /// The records of a line: several where none is ended by that of a line.
  private static func records(of line: FixedLine) -> [FixedLine] {
    var (records, rest): ([FixedLine], FixedLine) = ([], line)
    while let length = Standard.length(of: rest), let (record, behind) = rest.cut(at: length), isRecord(behind) {
      records.append(record)
      rest = behind
    }
    return records + [rest]
  }

  private static func isRecord(_ line: FixedLine) -> Bool {
    if case .unknown = Standard.record(line) { false } else { true }
  }

  mutating func read(encoding: String) -> Reading {
    var lines = LineReader(text)
    while let line = lines.next() {
      for record in RecordReader.records(of: FixedLine(text, line)) { take(record) }
    }
    close()
    if isUnended, let record = Standard.lastOfAccount {
      writer.noteCutShort(missing: "a record \(record)")
    } else if !isEnded, let record = Standard.lastOfFile {
      writer.noteCutShort(missing: "a record \(record)")
    }
    let roles = ["date", "valueDate", "amount", "description", "type", "reference"]
    let columns = zip(Standard.names, roles).map { Layout.Column(name: $0, role: $1) }
    let layout = Layout(encoding: encoding, dateFormat: Standard.dateFormat, columns: columns)
    return writer.finish(format: Standard.format, layout: layout, hints: hints)
  }

  // MARK: Records

  private mutating func take(_ line: FixedLine) {
    // DOS ends a file with 0x1a.
    guard text[line.line.content].contains(where: { $0 > 0x20 }) else { return close() }
    let record = Standard.record(line)
    switch record {
    case .texts(let texts): add(texts, line)
    case .original(let original): add(original, line)
    case .part: addPart(line)
    case .unknown(let reason):
      // What belongs to the movement before it may follow.
      if damaged != nil { close() }
      reject(line, reason)
    default:
      close()
      isInPart = false
      begin(record, line)
    }
  }

  /// A record that ends what is open.
  private mutating func begin(_ record: FixedRecord, _ line: FixedLine) {
    switch record {
    case .account(let account): open(account, line)
    case .movement(let movement): add(movement, line)
    case .damaged(let reason): damage(line, isOpen ? reason : "a movement of no account")
    case .closing(let amount, let day): end(amount, day, line)
    case .damagedClosing(let reason): end(line, reason)
    case .header:
      isEnded = false
      note(line, .header)
    case .footer: note(line, .footer)
    case .end:
      isEnded = true
      note(line, .footer)
    case .texts, .original, .part, .unknown: break
    }
  }

  private mutating func note(_ line: FixedLine, _ disposition: Disposition) {
    writer.drafts.others.append(OtherRecord(line: line.line.number, disposition: disposition))
  }

  private mutating func reject(_ line: FixedLine, _ reason: String) {
    writer.set(aside: line.line.content, line: line.line.number, as: .rejected, because: reason)
  }

  private mutating func damage(_ line: FixedLine, _ reason: String) {
    damaged = (line.line.number, line.line.content.lowerBound..<line.line.end, reason)
  }

  private mutating func open(_ account: FixedRecord.Account, _ line: FixedLine) {
    writer.beginStatement(account: account.number, currency: account.currency)
    let balances: [(StatedBalance.Kind, Day?, WrittenAmount?)] = [
      (.opening, account.openingDay, account.opening), (.closing, account.closingDay, account.closing),
    ]
    for (kind, day, amount) in balances {
      guard let amount else { continue }
      writer.add(WrittenBalance(kind: kind, day: day, amount: amount, line: line.line.number))
    }
    if isUnended, let record = Standard.lastOfAccount {
      reject(line, "the account before it has no record \(record); the file may lack a part")
    } else if let fault = account.fault {
      reject(line, fault)
    } else {
      note(line, .header)
    }
    isOpen = true
    isUnended = account.closing == nil
    lastDay = account.closingDay
  }

  private mutating func end(_ line: FixedLine, _ reason: String) {
    reject(line, isOpen ? reason : "the end of no account")
    (isOpen, isUnended) = (isOpen && Standard.goesOnBehindBalance, false)
  }

  private mutating func end(_ amount: WrittenAmount, _ day: Day?, _ line: FixedLine) {
    guard isOpen else { return reject(line, "the end of no account") }
    (isOpen, isUnended) = (Standard.goesOnBehindBalance, false)
    writer.add(WrittenBalance(kind: .closing, day: day ?? lastDay, amount: amount, line: line.line.number))
    note(line, .footer)
  }

  private mutating func add(_ record: FixedRecord.Movement, _ line: FixedLine) {
    guard isOpen else { return damage(line, "a movement of no account") }
    let place = line.line.content.lowerBound..<line.line.end
    var row = WrittenRow(line: line.line.number, place: place, day: record.day, amount: record.amount)
    row.valueDay = record.valueDay
    if let currency = record.currency, let statement = writer.statements.indices.last {
      // A standard that names it in movements alone names that of the account.
      writer.statements[statement].currency = writer.statements[statement].currency ?? currency
    }
    row.reference = intern(record.reference)
    row.type = intern(record.type)
    movement = OpenMovement(row: row, instead: record.instead)
    take(record.texts)
  }

  private mutating func add(_ texts: FixedRecord.Texts, _ line: FixedLine) {
    if isInPart { return addPart(line) }
    guard reach(line) else { return reject(line, "texts of no movement") }
    take(texts)
  }

  private mutating func add(_ original: Original?, _ line: FixedLine) {
    guard reach(line) else { return reject(line, "the amount abroad of no movement") }
    movement?.row.original = original
  }

  private mutating func addPart(_ line: FixedLine) {
    if damaged != nil {
      _ = reach(line)
    } else if movement == nil {
      reject(line, "a part of no movement")
    } else {
      isInPart = true
      writer.set(
        aside: line.line.content, line: line.line.number, as: .ignored,
        because: "a part of the movement before it, which has its amount already")
    }
  }

  private mutating func take(_ texts: FixedRecord.Texts) {
    for range in texts.continued { movement?.continued += text[range] }
    for range in texts.description { movement?.description.add(text, range) }
    let isIn = movement.map { $0.row.amount.digits > 0 } ?? true
    let (other, own) = isIn ? (texts.payer, texts.payee) : (texts.payee, texts.payer)
    if let said = texts.counterparty ?? other { name(intern(said)) }
    if own != nil, movement?.row.counterparty == 0 { name(intern(own)) }
    let account = texts.account.map { intern(Array($0.utf8)) } ?? intern(texts.counterAccount)
    if account != 0 { movement?.row.counterAccount = account }
  }

  private mutating func name(_ counterparty: TextID) {
    if counterparty != 0 { movement?.row.counterparty = counterparty }
  }

  private mutating func intern(_ range: Range<Int>?) -> TextID { range.map { intern(Array(text[$0])) } ?? 0 }

  private mutating func intern(_ bytes: [UInt8]) -> TextID {
    let spelled = Standard.spelled(bytes)
    return writer.drafts.texts.intern(spelled, 0..<spelled.count)
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
    let words = Standard.described(String(decoding: movement.continued, as: UTF8.self)).split(separator: " ")
    var description = DescriptionParts()
    let said = Array(words.joined(separator: " ").utf8)
    description.add(said, 0..<said.count)
    description.add(movement.description.bytes, 0..<movement.description.bytes.count)
    if description.bytes.isEmpty, let instead = movement.instead { description.add(text, instead) }
    let bytes = Standard.spelled(description.bytes)
    movement.row.description = writer.drafts.texts.intern(bytes, 0..<bytes.count)
    writer.append(movement.row)
    self.movement = nil
  }
}
