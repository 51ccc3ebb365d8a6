import Values

/// One transaction as a format's reader understood it, before amounts have the decimals of their currency.
struct WrittenRow {
  var line: UInt32
  /// The record in the text; it tells what to keep of the row, should it be rejected after all.
  var place: Range<Int>
  var day: Day
  var amount: WrittenAmount
  var description: TextID = 0
  var isPending = false
  var valueDay: Day?
  var reference: TextID = 0
  var counterparty: TextID = 0
  var counterAccount: TextID = 0
  var type: TextID = 0
  var category: TextID = 0
  /// Where the row names another currency than its statement.
  var currency: Currency?
  var original: Original?

  init(line: UInt32, place: Range<Int>, day: Day, amount: WrittenAmount) {
    self.line = line
    self.place = place
    self.day = day
    self.amount = amount
  }
}

/// A balance as a format's reader found it.
struct WrittenBalance {
  var kind: StatedBalance.Kind
  var day: Day?
  var amount: WrittenAmount
  var line: UInt32
  /// It parts two pages of a statement, perhaps within a day: good for the sum, but not the balance of a day.
  var isBetweenPages = false
}

/// The statement that rows of a file belong to: from `firstRow` to the next statement's.
package struct WrittenStatement {
  /// Index into the writer's accounts; -1 where the file names none.
  package var account: Int
  var currency: Currency?
  var firstRow: Int
  var balances: [WrittenBalance] = []

  func balance(_ kind: StatedBalance.Kind) -> WrittenBalance? {
    balances.first { $0.kind == kind }
  }
}

/// Collects what a format's reader finds, column by column, and makes a `Reading` of it at the end.
///
/// `drafts.amounts` holds the digits as written until `finish` knows every currency and the decimal mark.
struct DraftWriter {
  let text: [UInt8]
  var drafts = Drafts()
  var statements: [WrittenStatement] = []
  private(set) var accounts: [String] = []
  private var accountNumbers: [String: Int] = [:]
  /// Decimals of each row's amount as written.
  var decimals: [UInt8] = []
  /// Where each row's record lies in the text.
  var places: [Range<UInt32>] = []
  /// Rows whose one mark could also group thousands.
  var doubtful: [(row: Int, mark: WrittenAmount.Mark)] = []
  /// What the amounts say of their decimal mark.
  private(set) var profile = AmountProfile()
  private(set) var pointDecimals = 0
  private(set) var commaDecimals = 0
  /// Rows that name another currency than their statement, in row order.
  var rowCurrencies: [(row: Int, currency: Currency)] = []
  /// What could not be taken from the file's balances, for people.
  var notes: [Layout.Evidence] = []
  private var counter: LineCounter
  private var recordEnd = 0
  /// Where what stands behind the last record begins, and its line, once something there was asked for.
  private var gap: (start: Int, line: UInt32)?
  private var recordCount = 0

  init(_ text: [UInt8]) {
    self.text = text
    counter = LineCounter(text)
  }

  var count: Int { drafts.days.count }

  /// Opens a statement; the rows that follow belong to it.
  mutating func beginStatement(account: String, currency: Currency?) {
    var number = -1
    let name = account.filter { !$0.isWhitespace }
    if !name.isEmpty {
      number = accountNumbers[name, default: accounts.count]
      if number == accounts.count {
        accountNumbers[name] = number
        accounts.append(name)
      }
    }
    statements.append(WrittenStatement(account: number, currency: currency, firstRow: count))
  }

  /// The amount that stands there; see `WrittenAmount`.
  mutating func amount(_ text: [UInt8], _ range: Range<Int>) -> WrittenAmount? {
    unsafe text.with(text.trimmed(range)) { unsafe profile.add($0, line: 0) }
    return WrittenAmount(text, range)
  }

  /// Adds a balance to the statement that is open.
  mutating func add(_ balance: WrittenBalance) {
    if statements.isEmpty { beginStatement(account: "", currency: nil) }
    statements[statements.count - 1].balances.append(balance)
    if !balance.amount.isDoubtful { tally(balance.amount.mark) }
  }

  mutating func append(_ row: WrittenRow) {
    if statements.isEmpty { beginStatement(account: "", currency: nil) }
    let index = count
    drafts.lines.append(row.line)
    drafts.days.append(row.day.number)
    drafts.amounts.append(row.amount.digits)
    drafts.descriptions.append(row.description)
    decimals.append(UInt8(row.amount.decimals))
    places.append(UInt32(clamping: row.place.lowerBound)..<UInt32(clamping: row.place.upperBound))
    drafts.pending.put(unlessBlank: row.isPending, row: index)
    drafts.valueDays.put(unlessBlank: row.valueDay?.number ?? Drafts.noDay, row: index)
    drafts.references.put(unlessBlank: row.reference, row: index)
    drafts.counterparties.put(unlessBlank: row.counterparty, row: index)
    drafts.counterAccounts.put(unlessBlank: row.counterAccount, row: index)
    drafts.types.put(unlessBlank: row.type, row: index)
    drafts.categoryHints.put(unlessBlank: row.category, row: index)
    drafts.originals.put(unlessBlank: row.original, row: index)
    if let currency = row.currency { rowCurrencies.append((index, currency)) }
    if row.amount.isDoubtful { doubtful.append((index, row.amount.mark)) } else { tally(row.amount.mark) }
  }

  private mutating func tally(_ mark: WrittenAmount.Mark) {
    switch mark {
    case .point: pointDecimals += 1
    case .comma: commaDecimals += 1
    case .none: break
    }
  }

  /// Notes that a transaction's record begins at `start`, and gives its line. What stands between it and the record
  /// before, but for blanks, becomes a `header` record.
  mutating func beginRecord(at start: Int) -> UInt32 {
    noteGap(until: start, as: .header)
    recordCount += 1
    recordEnd = max(recordEnd, start)
    return counter.line(at: start)
  }

  mutating func endRecord(at end: Int) {
    recordEnd = max(recordEnd, end)
    gap = nil
  }

  /// What stands behind the last record is the `footer`; all of a file without transactions is its header.
  mutating func endRecords() {
    noteGap(until: text.count, as: recordCount == 0 ? .header : .footer)
    recordEnd = text.count
  }

  private mutating func noteGap(until end: Int, as disposition: Disposition) {
    findGap(until: end)
    if let gap { drafts.others.append(OtherRecord(line: gap.line, disposition: disposition)) }
    gap = nil
  }

  /// Finds the first byte behind the last record that is not blank.
  private mutating func findGap(until end: Int) {
    guard gap == nil else { return }
    var place = recordEnd
    while place < end, isBlank(text[place]) { place += 1 }
    if place < end { gap = (place, counter.line(at: place)) }
  }

  /// The line of a place in what stands between records.
  mutating func line(at place: Int) -> UInt32 {
    findGap(until: place + 1)
    return counter.line(at: place)
  }

  /// Keeps a record that is no draft, with its text and why.
  mutating func set(aside place: Range<Int>, line: UInt32, as disposition: Disposition, because reason: String) {
    drafts.others.append(
      OtherRecord(line: line, disposition: disposition, reason: reason, text: excerpt(place)))
  }

  /// The record's text, cut at 16 kB so that a file of one endless record is not stored twice.
  func excerpt(_ place: Range<Int>) -> String {
    let whole = text.trimmed(place)
    var end = min(whole.upperBound, whole.lowerBound + 16_384)
    while end < whole.upperBound, end > whole.lowerBound, text[end] & 0xc0 == 0x80 { end -= 1 }
    return String(decoding: text[whole.lowerBound..<end], as: UTF8.self)
  }
}

extension DraftWriter {
  mutating func noteUnreadableBalance(line: UInt32) {
    notes.append(Layout.Evidence(fact: "balances", because: "the balance on line \(line) cannot be read"))
  }

  /// Says that the file lacks its end, so that rows may be missing: the footer becomes a rejected record.
  mutating func noteCutShort(missing end: String) {
    let reason = "the file ends without \(end); it may be cut short"
    if let last = drafts.others.indices.last, drafts.others[last].disposition == .footer {
      drafts.others[last].disposition = .rejected
      drafts.others[last].reason = reason
    } else {
      let line = counter.line(at: text.count)
      drafts.others.append(OtherRecord(line: line, disposition: .rejected, reason: reason))
    }
  }
}
