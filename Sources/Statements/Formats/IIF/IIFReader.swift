import Values

/// Reads IIF, Intuit's interchange format: lists of fields that tabs part, of which a line with `!` in front names those
/// of each list.
///
/// A transaction is a line `TRNS` and one `SPL` for each other account that has a side of it, up to `ENDTRNS`. The sides
/// of accounts of banks and cards are rows.
struct IIFReader: RecognizedFormat {
  private let text: [UInt8]
  private let hints: ReadingHints
  private var writer: DraftWriter
  /// The names of the fields of each list.
  private var names: [String: [String]] = [:]
  private var transactions: [IIFTransaction] = []
  private var accounts = IIFAccounts()

  init(text: [UInt8], hints: ReadingHints) {
    self.text = text
    self.hints = hints
    writer = DraftWriter(text)
  }

  private static let transaction = "TRNS"
  private static let split = "SPL"
  private static let end = "ENDTRNS"
  private static let account = "ACCNT"

  static func recognizes(_ head: [UInt8]) -> Bool {
    guard head[head.trimmed(0..<head.count).lowerBound...].first == UInt8(ascii: "!") else { return false }
    // Lists of accounts and customers may stand above it.
    var lines = LineReader(head)
    while let line = lines.next() {
      let fields = IIFReader.fields(head, line)
      guard let first = fields.first, head[first].elementsEqual("!\(transaction)".utf8) else { continue }
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
      let list = string(fields[0])
      switch list {
      case IIFReader.transaction:
        if isOpen { rejectLast() }
        transactions.append(IIFTransaction(type: value("TRNSTYPE", list, fields), side: side(line, list, fields)))
        isOpen = true
      case IIFReader.split where isOpen:
        transactions[transactions.count - 1].sides.append(side(line, list, fields))
      case IIFReader.split:
        writer.set(aside: line.content, line: line.number, as: .rejected, because: "a part of no transaction")
      case IIFReader.end:
        isOpen = false
        note(line, .footer)
      case IIFReader.account:
        accounts.declare(value("NAME", list, fields), as: value("ACCNTTYPE", list, fields))
        note(line, .header)
      default:
        if list.hasPrefix("!") { names[String(list.dropFirst())] = fields.map { string($0) } }
        note(line, .header)
      }
    }
    if isOpen { rejectLast() }
    guard !transactions.isEmpty else {
      throw ReadingFailure(
        code: "no-transactions", message: "the file holds lists, but no 'TRNS' in them",
        remedy: "Export the account's transactions.")
    }
    return finished(encoding: encoding)
  }

  private mutating func note(_ line: NumberedLine, _ disposition: Disposition) {
    writer.drafts.others.append(OtherRecord(line: line.number, disposition: disposition))
  }

  /// Its other sides are missing, and perhaps the end of its last line.
  private mutating func rejectLast() {
    let transaction = transactions.removeLast()
    for (place, side) in transaction.sides.enumerated() {
      let line = side.line
      writer.set(
        aside: line.content, line: line.number, as: place == 0 ? .rejected : .ignored,
        because: place == 0 ? "the transaction has no end ('ENDTRNS')" : IIFReader.otherSide)
    }
  }

  private static let otherSide = "what another account has of the transaction"

  // MARK: Fields

  private func string(_ field: Range<Int>) -> String { String(decoding: text[field], as: UTF8.self) }

  /// Nil where the line has none.
  private func field(_ name: String, _ list: String, _ fields: [Range<Int>]) -> Range<Int>? {
    names[list]?.firstIndex(of: name).flatMap { $0 < fields.count && !fields[$0].isEmpty ? fields[$0] : nil }
  }

  private func value(_ name: String, _ list: String, _ fields: [Range<Int>]) -> String {
    field(name, list, fields).map { string($0) } ?? ""
  }

  private func side(_ line: NumberedLine, _ list: String, _ fields: [Range<Int>]) -> IIFSide {
    IIFSide(
      line: line, account: value("ACCNT", list, fields), date: field("DATE", list, fields),
      amount: field("AMOUNT", list, fields), name: field("NAME", list, fields), memo: field("MEMO", list, fields),
      number: field("DOCNUM", list, fields))
  }

  private func day(_ side: IIFSide, _ order: DateOrder) -> Day? {
    side.date.flatMap { place in
      unsafe text.with(place) { unsafe DateField.parse($0, order: order).map { Day(number: $0) } }
    }
  }

  /// Programs write days as is usual in their country.
  private var order: DateAxis.Decision {
    var profile = DateProfile()
    for side in transactions.map(\.main) {
      if let date = side.date { _ = unsafe text.with(date) { unsafe profile.add($0, line: side.line.number) } }
    }
    var dates = DateCase(profile: profile)
    dates.days = { [transactions] order in
      transactions.prefix(TableInference.mostTexts).compactMap { day($0.main, order)?.number }
    }
    return DateAxis.decision(of: dates, hints)
  }

  // MARK: Transactions

  private mutating func finished(encoding: String) -> Reading {
    let decision = order
    let order = decision.order
    accounts.tell(by: transactions)
    for transaction in transactions { setAside(transaction) }
    let sides = Dictionary(
      grouping: transactions.flatMap { transaction in transaction.sides.map { (transaction, $0) } }, by: \.1.account)
    for account in accounts.own {
      // One account needs no name of its own: it is that of the file.
      writer.beginStatement(account: accounts.own.count > 1 ? account : "", currency: nil)
      for (transaction, side) in sides[account] ?? [] { add(side, of: transaction, order) }
    }
    let columns = [
      ("DATE", "date"), ("AMOUNT", "amount"), ("NAME", "counterparty"), ("MEMO", "description"), ("TRNSTYPE", "type"),
      ("DOCNUM", "reference"),
    ]
    let layout = Layout(
      encoding: encoding, dateFormat: IIFReader.name(of: order),
      columns: columns.map { Layout.Column(name: $0, role: $1) })
    var reading = writer.finish(format: "iif", layout: layout, hints: hints)
    reading.layout.note("dates", decision.because)
    if let question = decision.question { reading.questions.append(question) }
    return reading
  }

  private static func name(of order: DateOrder) -> String {
    switch order {
    case .dmy: "DD/MM/YYYY"
    case .ymd: "YYYY/MM/DD"
    default: "MM/DD/YYYY"
    }
  }

  /// The sides that are none of a bank or card.
  private mutating func setAside(_ transaction: IIFTransaction) {
    let isPaper = accounts.isPaper(transaction)
    let hasOwn = transaction.sides.contains { accounts.isOwn($0.account) }
    for (place, side) in transaction.sides.enumerated() where !accounts.isOwn(side.account) {
      let line = side.line
      if hasOwn || !isPaper && place > 0 {
        writer.set(
          aside: line.content, line: line.number, as: .ignored, because: IIFReader.otherSide)
      } else if isPaper {
        writer.set(
          aside: line.content, line: line.number, as: .ignored,
          because: "the transaction says what is owed, not what was paid")
      } else {
        writer.set(
          aside: line.content, line: line.number, as: .rejected,
          because: "none of the transaction's accounts is known to be a bank's or a card's ('ACCNT' with 'ACCNTTYPE')")
      }
    }
  }

  private mutating func add(_ side: IIFSide, of transaction: IIFTransaction, _ order: DateOrder) {
    let line = side.line
    func setAside(_ disposition: Disposition, _ reason: String) {
      writer.set(aside: line.content, line: line.number, as: disposition, because: reason)
    }
    guard let day = day(side, order) ?? day(transaction.main, order) else {
      return setAside(
        .rejected, "the transaction has no day ('DATE') like \(IIFReader.name(of: order))")
    }
    guard let amount = side.amount.flatMap({ writer.amount(text, $0) }) else {
      return setAside(.rejected, "the transaction has no amount ('AMOUNT')")
    }
    let memo = side.memo ?? transaction.main.memo
    if IIFAccounts.isOpening(transaction) { return setAside(.ignored, "what the account opened with") }
    if amount.digits == 0, let memo, string(memo).uppercased().hasPrefix("VOID") {
      return setAside(.ignored, "the transaction is void")
    }
    var row = WrittenRow(line: line.number, place: line.content.lowerBound..<line.end, day: day, amount: amount)
    func intern(_ field: Range<Int>?) -> TextID { field.map { writer.drafts.texts.intern(text, $0) } ?? 0 }
    let name = side.name ?? transaction.main.name
    (row.counterparty, row.reference) = (intern(name), intern(side.number ?? transaction.main.number))
    row.type = writer.drafts.texts.intern(Array(transaction.type.utf8), 0..<transaction.type.utf8.count)
    var description = DescriptionParts()
    for part in [name, memo] { if let part { description.add(text, part) } }
    row.description = writer.drafts.texts.intern(description.bytes, 0..<description.bytes.count)
    writer.append(row)
  }
}
