import Lexicon
import Values

/// Reads the exchange format of 1C, `1CClientBankExchange`, in which banks of Russia and its neighbours give statements
/// to bookkeeping programs (v8.1c.ru/tekhnologii/obmen-dannymi-i-integratsiya/standarty-i-formaty).
///
/// A physical record is one `СекцияДокумент` up to its `КонецДокумента`. The head of the file, and each section of an
/// account with its balances, are `header` records; `КонецФайла` is the `footer`. Each line is `Ключ=значение`.
///
/// A document moves money of each account of the file that it names: out of the payer's, into the payee's. Its day is
/// that on which the bank took or gave the money, and the document's own where neither is there.
struct ClientBankReader: RecognizedFormat {
  private let text: [UInt8]
  private var writer: DraftWriter
  private let hints: ReadingHints
  private var accounts: [Account] = []
  /// The places of the accounts by their numbers.
  private var places: [String: Int] = [:]
  private var documents: [Document] = []
  /// The section of an account or the document that is open; neither in the head, and between them.
  private var section: AccountSection?
  private var document: Document?
  private var isEnded = false

  /// An account of the file; one that has a section for each day has one opening and one closing balance all the same.
  private struct Account {
    var number: String
    var opening: WrittenBalance?
    var closing: WrittenBalance?
  }

  private struct Document {
    var line: UInt32
    var place: Range<Int>
    var kind: Range<Int>
    var fields: [ClientBankKey: Range<Int>] = [:]
    /// `НазначениеПлатежа`, and `НазначениеПлатежа1` to `6`.
    var purposes: [Range<Int>] = []

    mutating func reach(_ end: Int) { place = place.lowerBound..<end }
  }

  private struct AccountSection {
    var line: UInt32
    var fields: [ClientBankKey: Range<Int>] = [:]
  }

  init(text: [UInt8], hints: ReadingHints) {
    self.text = text
    self.hints = hints
    writer = DraftWriter(text)
  }

  static func recognizes(_ head: [UInt8]) -> Bool {
    let start = head.trimmed(0..<head.count).lowerBound
    return head.begins(at: head.begins(at: start, with: "\u{feff}") ? start + 3 : start, with: "1CClientBankExchange")
  }

  mutating func read(encoding: String) throws(ReadingFailure) -> Reading {
    var lines = LineReader(text)
    writer.drafts.others.append(OtherRecord(line: 1, disposition: .header))
    while let line = lines.next() { take(line) }
    if let document { set(aside: document, "the file ends inside this document; it may be cut short") }
    if let section { addAccount(section) }
    if !isEnded { writer.noteCutShort(missing: "КонецФайла") }
    guard !documents.isEmpty || !accounts.isEmpty else {
      throw ReadingFailure(
        code: "no-transactions", message: "the file holds neither an account nor a document",
        remedy: "Export the account's statement again.")
    }
    return finished(encoding: encoding)
  }

  // MARK: Lines

  private mutating func take(_ line: NumberedLine) {
    let content = text.trimmed(line.content)
    let equals = text[content].firstIndex(of: UInt8(ascii: "="))
    let name = text.trimmed(content.lowerBound..<(equals ?? content.upperBound))
    let value = text.trimmed((equals.map { $0 + 1 } ?? content.upperBound)..<content.upperBound)
    let key = ClientBankKey(text, name)
    if key?.isBetweenDocuments != true { document?.reach(line.end) }
    switch key {
    case .beginAccount:
      close()
      section = AccountSection(line: line.number)
      writer.drafts.others.append(OtherRecord(line: line.number, disposition: .header))
    case .beginDocument:
      close()
      document = Document(line: line.number, place: line.content.lowerBound..<line.end, kind: value)
    case .endAccount:
      if let section { addAccount(section) }
      section = nil
    case .endDocument:
      if let document { documents.append(document) }
      document = nil
    case .endFile:
      close()
      writer.drafts.others.append(OtherRecord(line: line.number, disposition: .footer))
      isEnded = true
    case .purpose?: document?.purposes.append(value)
    case .account? where section == nil && document == nil: _ = index(of: value)
    case let key?:
      section?.fields[key] = value
      if !value.isEmpty { document?.fields[key] = value }
    case nil: break
    }
  }

  /// A section begins, or the file ends, before the last document or account was closed.
  private mutating func close() {
    if let document { set(aside: document, "the next section begins inside this document") }
    if let section { addAccount(section) }
    (section, document) = (nil, nil)
  }

  private mutating func set(aside document: Document, _ reason: String) {
    writer.set(aside: document.place, line: document.line, as: .rejected, because: reason)
  }

  // MARK: Accounts

  private mutating func index(of number: Range<Int>) -> Int {
    let number = string(number)
    if let known = places[number] { return known }
    places[number] = accounts.count
    accounts.append(Account(number: number))
    return accounts.count - 1
  }

  private func account(_ number: Range<Int>?) -> Int? { number.flatMap { places[string($0)] } }

  /// No number of an account is longer.
  private func string(_ number: Range<Int>) -> String { String(decoding: text[number].prefix(64), as: UTF8.self) }

  private mutating func addAccount(_ section: AccountSection) {
    let fields = section.fields
    guard let number = fields[.account] ?? fields[.number], !number.isEmpty else { return }
    let account = index(of: number)
    func balance(_ kind: StatedBalance.Kind, _ key: ClientBankKey, _ day: Day?) -> WrittenBalance? {
      guard let field = fields[key], let amount = WrittenAmount(text, field, mark: .point) else { return nil }
      return WrittenBalance(kind: kind, day: day, amount: amount, line: section.line)
    }
    let days = [ClientBankKey.firstDay, .lastDay].map { key in fields[key].flatMap { day($0) } }
    if accounts[account].opening == nil {
      accounts[account].opening = balance(.opening, .openingBalance, days[0].map { Day(number: $0.number - 1) })
    }
    if let closing = balance(.closing, .closingBalance, days[1]) { accounts[account].closing = closing }
  }

  /// The sixth to eighth of the twenty digits of a Russian account are the number of its currency (Bank of Russia,
  /// 809-P).
  private static func currency(of account: String) -> Currency? {
    guard account.utf8.count == 20, account.allSatisfy(\.isNumber) else { return nil }
    return CurrencyNames.currency(numbered: account.dropFirst(5).prefix(3))
  }

  // MARK: Documents

  /// `29.08.2025`
  private func day(_ field: Range<Int>) -> Day? {
    unsafe text.with(field) { unsafe DateField.parse($0, order: .dmy).map { Day(number: $0) } }
  }

  /// Where a document moves money, and which way.
  private struct Move {
    var account: Int
    var isOut: Bool
  }

  /// `sides`: see `sidesOfTransfers`.
  private func moves(of document: Document, sides: [[UInt8]: [Document]]) -> [Move] {
    let payer = account(document.fields[.payerAccount]) ?? account(document.fields[.payerOwnAccount])
    let payee = account(document.fields[.payeeAccount]) ?? account(document.fields[.payeeOwnAccount])
    let named =
      [payer.map { Move(account: $0, isOut: true) }, payee.map { Move(account: $0, isOut: false) }].compactMap { $0 }
    let (taken, given) = (document.fields[.takenDay], document.fields[.givenDay])
    if named.count == 2, sides[shared(by: document)] != nil { return named.filter { $0.isOut == (taken != nil) } }
    guard named.isEmpty else { return named }
    // The day on which money was taken, or came, tells as much.
    guard (taken == nil) != (given == nil), accounts.count < 2 else { return [] }
    return [Move(account: 0, isOut: taken != nil)]
  }

  /// The documents that are the sides of transfers between own accounts, by what both have in common: one has the day on
  /// which money was taken, one that on which it came.
  private func sidesOfTransfers() -> [[UInt8]: [Document]] {
    Dictionary(grouping: documents) { shared(by: $0) }.filter { key, sides in
      !key.isEmpty && sides.count == 2
        && sides.allSatisfy { ($0.fields[.takenDay] == nil) != ($0.fields[.givenDay] == nil) }
        && (sides[0].fields[.takenDay] == nil) != (sides[1].fields[.takenDay] == nil)
        && (amount(of: sides[0]) == amount(of: sides[1]) || areOfTwoCurrencies(sides[0]))
    }
  }

  /// Number, day and accounts of a document; empty without a number.
  private func shared(by document: Document) -> [UInt8] {
    guard document.fields[.number] != nil else { return [] }
    let keys: [ClientBankKey] = [.number, .day, .payerAccount, .payerOwnAccount, .payeeAccount, .payeeOwnAccount]
    return Array(keys.map { key in document.fields[key].map { text[$0] } ?? [] }.joined(separator: [0x0a]))
  }

  private func amount(of document: Document) -> WrittenAmount? {
    document.fields[.amount].flatMap { WrittenAmount(text, $0, mark: .point) }.map {
      WrittenAmount(digits: $0.digits, decimals: $0.decimals)
    }
  }

  private func areOfTwoCurrencies(_ document: Document) -> Bool {
    let currencies = [ClientBankKey.payerAccount, .payeeAccount].map { key in
      document.fields[key].flatMap { ClientBankReader.currency(of: String(decoding: text[$0], as: UTF8.self)) }
    }
    return currencies[0] != currencies[1] && !currencies.contains(nil)
  }

  /// Whether all rows together, those without a day of booking among them, lead from the opening to the closing balance.
  private func areBooked(_ rows: [WrittenRow], in account: Account) -> Bool {
    guard let first = account.opening?.amount.scaled(to: 5), let last = account.closing?.amount.scaled(to: 5),
      first != last
    else { return false }
    func end(_ rows: some Sequence<WrittenRow>) -> Int64? {
      Money.exactSum(rows.lazy.map { $0.amount.scaled(to: 5) }, from: first)
    }
    return end(rows) == last && end(rows.lazy.filter { !$0.isPending }) != last
  }

  private mutating func row(_ document: Document, _ move: Move) -> WrittenRow? {
    guard let field = document.fields[.amount], var amount = writer.amount(text, field) else {
      set(aside: document, "the document has no amount ('Сумма')")
      return nil
    }
    let dates = move.isOut ? [ClientBankKey.takenDay, .givenDay, .day] : [.givenDay, .takenDay, .day]
    guard let written = dates.lazy.compactMap({ document.fields[$0] }).first, let day = day(written) else {
      set(aside: document, "the document has no day ('Дата') like DD.MM.YYYY")
      return nil
    }
    if move.isOut { amount.digits = -amount.digits }
    var row = WrittenRow(line: document.line, place: document.place, day: day, amount: amount)
    row.isPending = document.fields[.takenDay] == nil && document.fields[.givenDay] == nil
    let other = move.isOut ? ClientBankKey.payee : .payer
    var description = DescriptionParts()
    if let name = document.fields[move.isOut ? .payeeName : .payerName] ?? document.fields[other].map(withoutTaxNumber)
    {
      row.counterparty = writer.drafts.texts.intern(text, name)
      description.add(text, name)
    }
    for purpose in document.purposes { description.add(text, purpose) }
    row.description = writer.drafts.texts.intern(description.bytes, 0..<description.bytes.count)
    if let number = document.fields[.number] { row.reference = writer.drafts.texts.intern(text, number) }
    let own = move.isOut ? [ClientBankKey.payeeOwnAccount, .payeeAccount] : [.payerOwnAccount, .payerAccount]
    if let account = own.lazy.compactMap({ document.fields[$0] }).first {
      row.counterAccount = writer.drafts.texts.intern(text, account)
    }
    row.type = writer.drafts.texts.intern(text, document.kind)
    return row
  }

  /// `ИНН 7718440188 ООО "Ромашка"`: the name behind the number.
  private func withoutTaxNumber(_ name: Range<Int>) -> Range<Int> {
    guard text.begins(at: name.lowerBound, with: "ИНН ") else { return name }
    let rest = text.trimmed((name.lowerBound + "ИНН ".utf8.count)..<name.upperBound)
    let digits = text[rest].prefix { $0.isDigit || $0 == UInt8(ascii: "/") }
    let behind = text.trimmed(digits.endIndex..<rest.upperBound)
    return behind.isEmpty ? name : behind
  }

  // MARK: The end

  private mutating func finished(encoding: String) -> Reading {
    if accounts.isEmpty { accounts = [Account(number: "")] }
    var rows: [[WrittenRow]] = accounts.map { _ in [] }
    let sides = sidesOfTransfers()
    for document in documents {
      let moves = moves(of: document, sides: sides)
      if moves.isEmpty { set(aside: document, "it names no account of this statement as payer or payee") }
      for move in moves { if let row = row(document, move) { rows[move.account].append(row) } }
    }
    // A bank that states balances and no day of booking has booked all of them on their own; orders to it state neither.
    let isBooked = rows.joined().contains { !$0.isPending } || accounts.allSatisfy { $0.closing == nil }
    for (account, rows) in zip(accounts, rows) {
      writer.beginStatement(account: account.number, currency: ClientBankReader.currency(of: account.number))
      for balance in [account.opening, account.closing].compactMap({ $0 }) { writer.add(balance) }
      let areAllBooked = areBooked(rows, in: account)
      for row in rows {
        var row = row
        row.isPending = row.isPending && isBooked && !areAllBooked
        writer.append(row)
      }
    }
    let layout = Layout(encoding: encoding, dateFormat: "DD.MM.YYYY", columns: ClientBankKey.columns)
    return writer.finish(format: "1c", layout: layout, hints: hints)
  }
}
