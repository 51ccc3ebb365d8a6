import Lexicon
import Values

/// Turns the records of a table into drafts, chunk by chunk, and says of every other record what became of it.
struct DraftBuilder {
  let plan: TablePlan
  private let reader: RowReader
  private let otherRows: OtherRows
  private var repair: RowRepair
  private(set) var drafts: Drafts
  /// Records since the last row that may belong to the footer: what becomes of them shows once another row comes.
  private var waiting: [OtherRecord] = []
  /// The text of the last row with that of the lines that continue it; empty while none does.
  private var continued: [UInt8] = []
  /// Rows whose day or amount could not be read.
  private(set) var unreadable = 0
  /// Accounts that lines between the rows name: the statement goes on with each.
  private(set) var sectionAccounts: [String] = []
  /// The one that was named last.
  private(set) var account: String?
  private var sectionAccount: TextID = 0
  private var knownSections: Set<TextID> = []
  private var section = SectionCurrency()
  /// The sum of the rows behind the last total between them; nil where there are none.
  private var sumSinceTotal: Int64?
  /// Balances that lines without a row state; once all is read, those of the footer.
  private(set) var footerBalances: [PreambleFacts.Balance] = []
  /// A line between the rows said that those behind it are not booked yet.
  private var isPendingSection = false
  private let columns: [Int]
  /// The day of the last row; nil once a record was met that is none, nor more text of it.
  private var lastDay: Int32?
  /// Rows without a booking day and a balance.
  private var unbooked: [Int] = []
  /// So many days behind the newest row such a row waits no more: its booking day is only not told.
  private static let longestWait: Int32 = 31

  /// `account`: whose rows these are where a line among those of the table above named it.
  init(plan: TablePlan, drafts: Drafts = Drafts(), account: String? = nil) {
    self.plan = plan
    self.drafts = drafts
    reader = RowReader(plan: plan)
    otherRows = OtherRows(plan: plan, reader: reader)
    repair = RowRepair(plan: plan, reader: reader)
    columns = plan.texts.description
    if let account, plan.texts.account == nil { begin(account: account) }
  }

  /// Makes room for about `count` rows, once the first ones were read.
  mutating func reserve(_ count: Int) { drafts.reserve(count) }

  /// Reads the records in `range`.
  mutating func add(_ records: Records, in range: Range<Int>) {
    guard !range.isEmpty else { return }
    unsafe records.bytes.withUnsafeBufferPointer { bytes in
      unsafe records.fieldEnds.withUnsafeBufferPointer { ends in
        for record in range {
          let start = Int(records.firstFields[record])
          let row = unsafe RowFields(
            bytes: bytes, ends: ends, first: start, count: Int(records.firstFields[record + 1]) - start)
          add(row, of: records, record)
        }
      }
    }
  }

  private mutating func add(_ row: RowFields, of records: Records, _ record: Int) {
    let line = records.lines[record]
    if row.count == plan.width {
      if addRow(row, line: line) { return }
    } else if row.count > 1, addRagged(row, line: line) {
      return
    }
    addOther(row, of: records, record)
  }

  /// A row with too few fields, the last ones left out, or one that can be mended.
  private mutating func addRagged(_ row: RowFields, line: UInt32) -> Bool {
    let isPadded = row.count < plan.width || isPadded(row)
    if isPadded, repair.fits(row) { return addRow(row, line: line) }
    guard let mended = repair.repair(row) else { return isPadded && row.count > plan.width && addRow(row, line: line) }
    return mended.withFields { addRow($0, line: line) }
  }

  /// Fields beyond the table's width that say nothing.
  private func isPadded(_ row: RowFields) -> Bool {
    guard row.count > plan.width else { return false }
    for field in plan.width..<row.count where !row.isBlank(field) { return false }
    return true
  }

  // MARK: Rows

  /// False where the row has no day or no amount, or is no transaction.
  @inline(__always)
  private mutating func addRow(_ row: RowFields, line: UInt32) -> Bool {
    guard let day = reader.day(row) ?? dayAbove(row), case .success(let amount) = reader.amount(row) else {
      return false
    }
    if plan.looksForBalanceRows, otherRows.balanceRow(row, isReadable: true) != nil { return false }
    if !plan.usualTexts.isEmpty, otherRows.isOdd(row) { return false }
    guard case .stated(let currency) = reader.currency(row) else { return false }
    var isPending = plan.isPending || isPendingSection
    if let column = plan.texts.status {
      switch state(row, column) {
      case .void: return false
      case .pending: isPending = true
      case .booked: break
      }
    }
    lastDay = day
    settle()
    let index = drafts.days.count
    if reader.isUnbooked(row) { unbooked.append(index) }
    drafts.pending.put(unlessBlank: isPending, row: index)
    drafts.lines.append(line)
    drafts.days.append(day)
    drafts.amounts.append(amount)
    sumSinceTotal = (sumSinceTotal ?? 0) &+ amount
    drafts.descriptions.append(description(row))
    if plan.hasRowCurrencies {
      drafts.currencies.put(currency, row: index)
    } else if let currency = section.currency {
      drafts.currencies.put(currency, row: index)
    }
    addTexts(row, to: index)
    return true
  }

  /// The day of the row before one that leaves its own blank, in a table that writes each day once. A line that says
  /// total is no row, or cannot be told from one.
  private func dayAbove(_ row: RowFields) -> Int32? {
    guard plan.isDayOnce, row.isBlank(plan.texts.day), !otherRows.saysTotal(row) else { return nil }
    return lastDay
  }

  private func state(_ row: RowFields, _ column: Int) -> TablePlan.RowState {
    let field = unsafe row.trimmed(column)
    return unsafe plan.states.meaning(of: field) ?? TablePlan.RowState(field)
  }

  @inline(__always)
  private mutating func addTexts(_ row: RowFields, to index: Int) {
    let texts = plan.texts
    if texts.valueDay != nil { drafts.valueDays.put(reader.valueDay(row), row: index) }
    if plan.interpretation.balance != nil { drafts.balances.put(reader.balance(row), row: index) }
    if let column = texts.reference { drafts.references.put(intern(row, column), row: index) }
    if let column = texts.counterparty { drafts.counterparties.put(intern(row, column), row: index) }
    if let column = texts.counterAccount { drafts.counterAccounts.put(intern(row, column), row: index) }
    if let column = texts.type { drafts.types.put(intern(row, column), row: index) }
    if let column = texts.category { drafts.categoryHints.put(intern(row, column), row: index) }
    if let column = texts.account {
      drafts.accountNumbers.put(intern(row, column), row: index)
    } else if sectionAccount != 0 {
      drafts.accountNumbers.append(sectionAccount)
    }
    if texts.originalAmount != nil { drafts.originals.put(original(row), row: index) }
  }

  @inline(__always)
  private mutating func intern(_ row: RowFields, _ column: Int) -> TextID {
    column < row.count ? unsafe drafts.texts.intern(row.trimmed(column)) : 0
  }

  /// The parts of the description that say something, each once, joined by blanks.
  @inline(__always)
  private mutating func description(_ row: RowFields) -> TextID {
    columns.count == 1 ? intern(row, columns[0]) : joinedDescription(row)
  }

  /// In longer descriptions a part that was said before is said again, to stay linear.
  private static let searched = 1024

  private mutating func joinedDescription(_ row: RowFields) -> TextID {
    var text: [UInt8] = []
    for column in columns where column < row.count {
      let part = unsafe row.trimmed(column)
      let isSearched = text.count <= DraftBuilder.searched
      guard unsafe part.count > 0 && !(isSearched && text.count > 0 && text.contains(part)) else { continue }
      if unsafe text.count > 0 && part.count > text.count && Array(part).starts(with: text) { text.removeAll() }
      if !text.isEmpty { text.append(0x20) }
      unsafe text.append(contentsOf: part)
    }
    return unsafe text.withUnsafeBufferPointer { unsafe drafts.texts.intern($0) }
  }

  private func original(_ row: RowFields) -> Original? {
    guard let column = plan.texts.originalAmount, column < row.count else { return nil }
    guard let first = unsafe AmountField.parse(row[column], decimalMark: plan.decimalMark, exponent: 9) else {
      return nil
    }
    var currency = first.currency
    if let code = plan.texts.originalCurrency, code < row.count {
      currency = unsafe Currency.written(row.trimmed(code))
    }
    guard let currency,
      let exact = unsafe AmountField.parse(
        row[column], decimalMark: plan.decimalMark,
        exponent: plan.isMinor.isEmpty || !plan.isMinor[column] ? currency.exponent : 0)
    else { return nil }
    return Original(amount: exact.value, currency: currency)
  }

  // MARK: Other records

  /// Another row has come: what waited stands between rows.
  @inline(__always)
  private mutating func settle() {
    guard !waiting.isEmpty else { return }
    section.begin(isHeaded: waiting.contains { $0.disposition == .header }, usual: plan.currency)
    finishContinued()
    drafts.others.append(contentsOf: waiting)
    waiting.removeAll(keepingCapacity: true)
  }

  private mutating func addOther(_ row: RowFields, of records: Records, _ record: Int) {
    let kind = otherRows.kind(
      of: row, isDamaged: records.isDamaged(record), hasDrafts: drafts.count > 0, sum: sumSinceTotal)
    let line = records.lines[record]
    if case .continuation = kind {} else { lastDay = nil }
    func text() -> String { OtherRows.text(of: row, delimiter: plan.delimiter) }
    switch kind {
    case .blank: wait(OtherRecord(line: line, disposition: .blank))
    case .header: wait(OtherRecord(line: line, disposition: .header))
    case .balance(let stated, let what):
      if var stated {
        stated.line = line
        drafts.statedBalances.append(stated)
      }
      wait(OtherRecord(line: line, disposition: .ignored, reason: what, text: text()))
    case .continuation:
      append(row)
      wait(
        OtherRecord(
          line: line, disposition: .ignored, reason: "continues the text of line \(drafts.lines.last ?? 0)",
          text: text()))
    case .ignored(let reason):
      if reason == OtherRows.total { sumSinceTotal = nil }
      wait(OtherRecord(line: line, disposition: .ignored, reason: reason, text: text()))
    case .heading:
      note(row, line)
      noteState(row)
      wait(OtherRecord(line: line, disposition: .footer, reason: "neither a date nor an amount", text: text()))
    case .rejected(let column, let reason):
      unreadable += 1
      wait(OtherRecord(line: line, disposition: .rejected, reason: reason, column: column + 1, text: text()))
    }
  }

  /// What a line between the rows names: an account, whose the rows behind it are, or balances.
  private mutating func note(_ row: RowFields, _ line: UInt32) {
    let mayName = plan.texts.account == nil && drafts.count > 0
    let mayState = row.count <= 16 && footerBalances.count < 64
    guard row.count <= 64, mayName || mayState else { return }
    let facts = PreambleFacts(line: (0..<row.count).map { row.string($0) }, number: line)
    if mayState { footerBalances += facts.balances }
    guard mayName else { return }
    section.note(facts)
    if let number = facts.accountNumbers.first { begin(account: number) }
  }

  /// The rows behind are those of the account.
  private mutating func begin(account number: String) {
    guard number != plan.account || sectionAccount != 0 || !drafts.accountNumbers.isEmpty else { return }
    drafts.accountNumbers.pad(to: drafts.count, with: drafts.texts.intern(plan.account))
    account = number
    sectionAccount = drafts.texts.intern(number)
    if knownSections.insert(sectionAccount).inserted { sectionAccounts.append(number) }
  }

  /// A line of one field such as `Pending` or `Booked transactions`: so are the rows behind it.
  private mutating func noteState(_ row: RowFields) {
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    guard filled.count == 1 else { return }
    switch StatusWords.meaning(ofTitle: row.string(filled[0])) {
    case .pending: isPendingSection = true
    case .booked: isPendingSection = false
    case .void, nil: break
    }
  }

  private mutating func wait(_ other: OtherRecord) { waiting.append(other) }

  /// Keeps the words of a continuation row for the description of the row before it.
  private mutating func append(_ row: RowFields) {
    guard let last = drafts.descriptions.last else { return }
    if continued.isEmpty { unsafe drafts.texts.withBytes(of: last) { unsafe continued.append(contentsOf: $0) } }
    for field in 0..<row.count where !row.isBlank(field) {
      if !continued.isEmpty { continued.append(0x20) }
      unsafe continued.append(contentsOf: row.trimmed(field))
    }
  }

  /// Gives the last row the text that went on in the lines below it, once all of them were seen.
  private mutating func finishContinued() {
    guard !continued.isEmpty else { return }
    drafts.descriptions[drafts.descriptions.count - 1] = drafts.texts.intern(continued, 0..<continued.count)
    continued.removeAll(keepingCapacity: true)
  }

  /// The drafts, once all records were added: what still waits is the footer.
  mutating func finish() -> Drafts {
    finishContinued()
    let footer = Set(waiting.filter { $0.disposition == .footer }.map(\.line))
    footerBalances.removeAll { !footer.contains($0.line) }
    for index in waiting.indices where waiting[index].disposition == .footer { waiting[index].reason = "" }
    for index in waiting.indices where waiting[index].disposition == .footer { waiting[index].text = "" }
    drafts.others.append(contentsOf: waiting)
    waiting = []
    for index in drafts.others.indices where drafts.others[index].disposition == .footer {
      if !drafts.others[index].reason.isEmpty { drafts.others[index].disposition = .ignored }
    }
    settleUnbooked()
    drafts.pad()
    return drafts
  }

  /// What has no booking day is not booked yet, among the newest rows.
  private mutating func settleUnbooked() {
    guard let newest = drafts.days.max() else { return }
    let waiting = unbooked.filter { drafts.days[$0] >= newest - DraftBuilder.longestWait }
    guard !waiting.isEmpty else { return }
    drafts.pending.pad(to: drafts.count)
    for row in waiting { drafts.pending[row] = true }
  }
}

extension [UInt8] {
  /// Whether `part` stands somewhere in the bytes.
  func contains(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard part.count > 0, part.count <= count else { return false }
    for start in 0...(count - part.count) where unsafe self[start] == part[0] {
      var length = 1
      while unsafe length < part.count && self[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }
}

extension TablePlan.RowState {
  init(_ field: UnsafeBufferPointer<UInt8>) {
    switch unsafe StatusWords.meaning(field) {
    case .pending: self = .pending
    case .void: self = .void
    case .booked, nil: self = .booked
    }
  }
}
