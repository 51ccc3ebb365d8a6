import Lexicon
import Values

/// Reads QIF: one field a line, named by its first character, a record closed by `^`.
///
/// A physical record is the lines from behind one `^` to the next, blank lines included. Each line that begins with
/// `!` is a `header` record of its own; so is a block that describes an account. The order of day and month is decided
/// over the dates of the whole file. A split transaction is one draft; its parts are hints of the category.
struct QIFReader: RecognizedFormat {
  let text: [UInt8]
  var writer: DraftWriter
  let hints: ReadingHints
  private var signs = WrittenSigns()
  /// The dates of all records, but those with a year of four digits in front, which need no decision.
  private var dates = DateProfile()
  /// The letters of fields that occurred, one bit each.
  var seen: UInt128 = 0

  private var section = Section.transactions
  /// The account whose transactions follow, and the one whose block is being read.
  private var account = ""
  private var hasTransactions = false
  /// Whether the transactions that follow are an investor's.
  private var isOfInvestments = false
  private var statementIsOpen = false
  private var description = DescriptionParts()
  /// Rows whose day waits until the order is known.
  private var waiting: [(row: WrittenRow, date: Range<Int>)] = []
  /// Where each statement's rows begin in `waiting`.
  private var starts: [Start] = []

  init(text: [UInt8], hints: ReadingHints) {
    self.text = text
    writer = DraftWriter(text)
    self.hints = hints
  }

  private struct Start {
    var account: String
    var row: Int
    var isCard = false
    var isOfInvestments = false
    var balances: [(balance: WrittenBalance, date: Range<Int>)] = []
  }

  private enum Section: Equatable {
    case transactions, account
    case other(String)
  }

  /// `!Type:` and its like at the head, or a record of `D`, `T` ... closed by `^`.
  static func recognizes(_ text: [UInt8]) -> Bool {
    var lines = LineReader(text)
    var hasDate = false
    var hasAmount = false
    for _ in 0..<40 {
      guard let line = lines.next() else { return false }
      let content = text.trimmed(line.content)
      guard let first = content.first.map({ text[$0] }), first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: "!") {
        return ["!Type:", "!Account", "!Option:", "!Clear:"].contains { text.begins(at: content.lowerBound, with: $0) }
      }
      if first == UInt8(ascii: "^") { return content.count == 1 && hasDate && hasAmount }
      guard "DTUMCNPLASE$%".utf8.contains(first) else { return false }
      if first == UInt8(ascii: "D") { hasDate = hasDate || isDate(text, content.dropFirst()) }
      if first == UInt8(ascii: "T") || first == UInt8(ascii: "U") {
        hasAmount = hasAmount || WrittenAmount(text, content.dropFirst()) != nil
      }
    }
    return false
  }

  mutating func read(encoding: String) throws(ReadingFailure) -> Reading {
    var lines = LineReader(text)
    var record = QIFRecord()
    while let line = lines.next() {
      let content = text.trimmed(line.content)
      guard let first = content.first.map({ text[$0] }) else { continue }
      if first == UInt8(ascii: "#"), record.place == nil {
        writer.drafts.others.append(OtherRecord(line: line.number, disposition: .preamble))
      } else if first == UInt8(ascii: "!") {
        finish(&record, isClosed: true)
        header(content, line)
      } else if first == UInt8(ascii: "^") {
        record.extend(to: line.end, line: line.number, from: line.content.lowerBound)
        finish(&record, isClosed: true)
      } else {
        if first == UInt8(ascii: "D"), record.isComplete, section == .transactions { finish(&record, isClosed: true) }
        record.extend(to: line.end, line: line.number, from: line.content.lowerBound)
        record.take(first, content.dropFirst(), hasLineEnd: line.end > line.content.upperBound)
      }
    }
    finish(&record, isClosed: record.endsWithLine)
    guard hasTransactions else {
      throw ReadingFailure(
        code: "no-transactions", message: "the file holds no transactions of an account",
        remedy: "Export the account's register as QIF; lists of categories or securities hold no transactions.")
    }
    return finished(encoding: encoding)
  }

  // MARK: Sections

  private mutating func header(_ content: Range<Int>, _ line: NumberedLine) {
    writer.drafts.others.append(OtherRecord(line: line.number, disposition: .header))
    if text.begins(at: content.lowerBound, with: "!Account") {
      section = .account
    } else if text.begins(at: content.lowerBound, with: "!Type:") {
      let name = text.trimmed((content.lowerBound + 6)..<content.upperBound)
      let isInvestment = ["Invs", "Inves"].contains { text.begins(at: name.lowerBound, with: $0) }
      if !isInvestment, QIFReader.lists.contains(where: { text.begins(at: name.lowerBound, with: $0) }) {
        section = .other(String(decoding: text[name].prefix(40), as: UTF8.self))
      } else {
        section = .transactions
        openStatement(isCard: text.begins(at: name.lowerBound, with: "CCard"), ofInvestments: isInvestment)
      }
    }
  }

  /// How the types of sections without transactions of an account begin. Any other names a kind of account: Bank,
  /// Cash, CCard, Oth A, Oth L, and what banks make up.
  private static let lists: [StaticString] = [
    "Inv", "Cat", "Class", "Memorized", "Prices", "Security", "Budget", "Tax", "Template", "Payee", "Tag", "Bill",
    "Port", "Account",
  ]

  private mutating func openStatement(isCard: Bool = false, ofInvestments: Bool = false) {
    hasTransactions = true
    // Securities are in an account of their own, whether it is named or not.
    if ofInvestments, starts.last.map({ !$0.isOfInvestments && $0.account == account }) == true { account = "" }
    isOfInvestments = ofInvestments
    statementIsOpen = true
    starts.append(
      Start(account: account, row: waiting.count, isCard: isCard, isOfInvestments: isOfInvestments))
  }

  private mutating func finish(_ record: inout QIFRecord, isClosed: Bool) {
    defer { record = QIFRecord() }
    guard let place = record.place else { return }
    switch section {
    case .account where isTransaction(record):
      section = .transactions
      openStatement()
      transaction(record, at: place, isClosed: isClosed)
    case .account: describeAccount(record)
    case .other(let name):
      writer.set(aside: place, line: record.line, as: .ignored, because: "It belongs to the list '\(name)'")
    case .transactions:
      if record.isEmpty { return }
      if !statementIsOpen { openStatement() }
      transaction(record, at: place, isClosed: isClosed)
    }
  }

  /// Whether a record in an account's block is no description but the first transaction, its header left out.
  private func isTransaction(_ record: QIFRecord) -> Bool {
    QIFReader.isDate(text, record.date) && WrittenAmount(text, record.amount) != nil
  }

  /// `N` name, `$` balance, `/` its day.
  private mutating func describeAccount(_ record: QIFRecord) {
    writer.drafts.others.append(OtherRecord(line: record.line, disposition: .header))
    account = String(decoding: text[record.number], as: UTF8.self)
    statementIsOpen = false
    guard let amount = record.splitAmounts.first.flatMap({ writer.amount(text, $0) }), !record.balanceDate.isEmpty
    else { return }
    let balance = WrittenBalance(kind: .closing, day: nil, amount: amount, line: record.line)
    starts.append(Start(account: account, row: waiting.count, balances: [(balance, record.balanceDate)]))
    note(record.balanceDate, line: record.line)
  }

  // MARK: Transactions

  private mutating func transaction(_ record: QIFRecord, at place: Range<Int>, isClosed: Bool) {
    func reject(_ reason: String) {
      writer.set(aside: place, line: record.line, as: .rejected, because: reason)
    }
    guard isClosed else { return reject("the file ends inside this transaction; it may be cut short") }
    guard !record.date.isEmpty else { return reject("the transaction has no date (a line that begins with D)") }
    let move = cashMove(of: record)
    guard let move else { return reject("'\(string(record.number))' is no known action of an investor") }
    guard move != .none else {
      return writer.set(
        aside: place, line: record.line, as: .ignored,
        because: "'\(string(record.number))' moves no money of the account, only securities")
    }
    guard !record.amount.isEmpty else { return reject("the transaction has no amount (a line that begins with T)") }
    guard let written = writer.amount(text, record.amount) else {
      return reject("'\(string(record.amount))' is no amount")
    }
    let amount = move.amount(of: written)
    guard QIFReader.isDate(text, record.date) else { return reject("'\(string(record.date))' is no date") }
    note(record.date, line: record.line)
    if isOpeningBalance(record) { return openingBalance(record, amount: amount, at: place) }
    var row = WrittenRow(line: record.line, place: place, day: Day(number: 0), amount: amount)
    description.clear()
    description.add(text, record.payee)
    description.add(text, record.security)
    description.add(text, record.memo)
    row.description = writer.drafts.texts.intern(description.bytes, 0..<description.bytes.count)
    row.category = writer.drafts.texts.intern(text, record.category.isEmpty ? record.split : record.category)
    if record.number.contains(where: { !text[$0].isDigit }) {
      row.type = writer.drafts.texts.intern(text, record.number)
    }
    seen |= record.letters
    waiting.append((row, record.date))
  }

  /// Nil for an action that is not known. Only investors' records have actions.
  private func cashMove(of record: QIFRecord) -> InvestorCash? {
    guard isOfInvestments else { return .asWritten }
    return record.number.isEmpty && record.security.isEmpty ? .asWritten : InvestorCash(action: string(record.number))
  }

  /// The first record of an account may be no transaction but the balance it opened with: an `Opening Balance`, in the
  /// program's language, whose category is the account itself.
  private func isOpeningBalance(_ record: QIFRecord) -> Bool {
    guard waiting.count == starts.last?.row, starts.last?.balances.isEmpty == true else { return false }
    let category = string(record.category)
    if category.count > 2, category == "[" + account + "]" { return true }
    return isOpening(record.payee) && (category.isEmpty || category.hasPrefix("["))
  }

  /// `Solde initial`, but not `Übertrag`, which may as well be a transfer.
  private func isOpening(_ payee: Range<Int>) -> Bool {
    guard unsafe text.with(payee, { unsafe BalanceWords.meaning($0) }) == .opening else { return false }
    return TransferWords.shared.signs(of: FoldedText(string(payee))).isDisjoint(with: [.transfer, .own])
  }

  private mutating func openingBalance(_ record: QIFRecord, amount: WrittenAmount, at place: Range<Int>) {
    let balance = WrittenBalance(kind: .opening, day: nil, amount: amount, line: record.line)
    starts[starts.count - 1].balances.append((balance, record.date))
    if account.isEmpty, record.category.count > 2 {
      starts[starts.count - 1].account = string((record.category.lowerBound + 1)..<(record.category.upperBound - 1))
    }
    writer.set(
      aside: place, line: record.line, as: .ignored,
      because: "the account's opening balance, no transaction")
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range].prefix(40), as: UTF8.self)
  }

  // MARK: The end

  private mutating func finished(encoding: String) -> Reading {
    let decision = dateOrder()
    for index in starts.indices {
      writer.beginStatement(account: starts[index].account, currency: nil)
      for (balance, date) in starts[index].balances {
        var balance = balance
        balance.day = QIFReader.day(text, date, order: decision.order)
        writer.add(balance)
      }
      let end = index + 1 < starts.count ? starts[index + 1].row : waiting.count
      let isCard = starts[index].isCard || hints.kind == "card"
      for (row, date) in waiting[starts[index].row..<end] { append(row, date, decision.order, isCard: isCard) }
    }
    var layout = Layout(
      encoding: encoding, dateFormat: QIFReader.form.name(order: decision.order),
      columns: QIFReader.columns.filter { seen & QIFRecord.bit($0.letter) != 0 }.map(\.column))
    layout.note("dates", decision.because, margin: decision.margin)
    return writer.finish(
      format: "qif", layout: layout, hints: hints, questions: decision.question.map { [$0] } ?? [], signs: signs)
  }

  private mutating func append(_ row: WrittenRow, _ date: Range<Int>, _ order: DateOrder, isCard: Bool) {
    guard let day = QIFReader.day(text, date, order: order) else {
      writer.set(
        aside: row.place, line: row.line, as: .rejected,
        because: "'\(string(date))' is no date like \(QIFReader.form.name(order: order))")
      return
    }
    var row = row
    row.day = day
    signs.note(row, isCard: isCard)
    writer.append(row)
  }

  // MARK: Dates

  /// How dates are named in messages, whatever marks they have.
  private static let form: DateForm = {
    var form = DateForm()
    (form.firstSeparator, form.secondSeparator) = (UInt8(ascii: "/"), UInt8(ascii: "/"))
    return form
  }()

  /// `8/12/13`, `03.11.25`, `1/ 3'05`, `2013-08-12`, `20130812`; a time may follow. No program puts the day between
  /// year and month.
  private static func isDate(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    unsafe text.with(text.trimmed(range)) { field in
      [DateOrder.dmy, .mdy, .ymd].contains { unsafe DateField.parse(field, order: $0) != nil }
    }
  }

  private mutating func note(_ date: Range<Int>, line: UInt32) {
    guard WrittenDay.full(text, text.trimmed(date)) == nil else { return }
    _ = unsafe text.with(text.trimmed(date)) { unsafe dates.add($0, line: line) }
  }

  private static func day(_ text: [UInt8], _ date: Range<Int>, order: DateOrder) -> Day? {
    let date = text.trimmed(date)
    if let day = WrittenDay.full(text, date) { return day }
    return unsafe text.with(date) { unsafe DateField.parse($0, order: order).map { Day(number: $0) } }
  }

  private func dateOrder() -> DateAxis.Decision {
    var dates = DateCase(profile: self.dates)
    // Of the reader only what it needs: the optimizer of Swift 6.3 makes a broken copy of the whole.
    dates.days = { [waiting, text] order in
      waiting.prefix(TableInference.mostTexts).compactMap { QIFReader.day(text, $0.date, order: order)?.number }
    }
    return DateAxis.decision(of: dates, hints)
  }

  private static let columns: [(letter: UInt8, column: Layout.Column)] = [
    (UInt8(ascii: "D"), Layout.Column(name: "D", role: "date")),
    (UInt8(ascii: "T"), Layout.Column(name: "T", role: "amount")),
    (UInt8(ascii: "U"), Layout.Column(name: "U", role: "amount")),
    (UInt8(ascii: "N"), Layout.Column(name: "N", role: "type")),
    (UInt8(ascii: "P"), Layout.Column(name: "P", role: "description")),
    (UInt8(ascii: "M"), Layout.Column(name: "M", role: "description")),
    (UInt8(ascii: "L"), Layout.Column(name: "L", role: "categoryHint")),
    (UInt8(ascii: "S"), Layout.Column(name: "S", role: "categoryHint")),
    (UInt8(ascii: "C"), Layout.Column(name: "C", role: "ignored")),
    (UInt8(ascii: "A"), Layout.Column(name: "A", role: "ignored")),
  ]
}
