import Lexicon
import Values

/// Turns the records of a table into drafts, chunk by chunk, and says of every other record what became of it.
struct DraftBuilder {
  let reader: RowReader
  var plan: TablePlan { reader.plan }
  let otherRows: OtherRows
  private var repair: RowRepair
  var drafts: Drafts
  var texts: RowTexts
  /// Records since the last row that may belong to the footer: what becomes of them shows once another row comes.
  var waiting: [OtherRecord] = []
  /// The text of the last row with that of the lines that continue it; empty while none does.
  var continued: [UInt8] = []
  /// Rows whose day or amount could not be read.
  var unreadable = 0
  /// Accounts that lines between the rows name: the statement goes on with each.
  var sectionAccounts: [String] = []
  /// The one that was named last.
  var account: String?
  var sectionAccount: TextID = 0
  var knownSections: Set<TextID> = []
  var section: SectionCurrency
  var sums = SectionSums()
  /// Balances that lines without a row state; once all is read, those of the footer.
  var footerBalances: [PreambleFacts.Balance] = []
  /// The last record, where it names balances and totals that the next one may state; else empty.
  var summary: [String] = []
  /// It speaks of other balances than the account's, or the line above it does.
  var isSummaryOfOther = false
  /// How many fields the lines of another table have, whose names stood below the rows.
  var otherWidth: Int?
  /// Behind names of days and balances side by side, and such rows.
  var areBalancesAside = false
  /// The currencies of balances that rows state, by their place among the drafts' own.
  var balanceCurrencies: [Int: Currency] = [:]
  /// Lines of balances that what may be drawn is part of.
  var availableLines: Set<UInt32> = []
  /// Rejected lines of a label and a number.
  var labelledLines: Set<UInt32> = []
  /// The last rejected line that may be the title of rows below another header.
  var possibleTitle: UInt32 = 0
  /// What the last line between the rows said of those behind it.
  var sectionState = TablePlan.RowState.booked
  /// The title above the table speaks of the rows: none has come that calls them booked.
  var isTableTitled = true
  var tableState: TablePlan.RowState { isTableTitled ? plan.state : .booked }
  /// Rows have come behind the title of a section.
  var hasRowsOfSection = false
  /// The line of the title of the section.
  var stateLine: UInt32 = 0
  /// Titles of kinds of rows part the section.
  var isParted = false
  /// The header has come again behind rows that are not booked: those below may be of their section, or not.
  var isSectionOpen = false
  let columns: [Int]
  /// How many rows the tables above have.
  let known: Int
  /// The day of the last row; nil once a record was met that is none, nor more text of it.
  var lastDay: Int32?
  /// A day and a balance without an amount in rejected rows: above the first row, or below the last.
  var balancesAlone: [StatedBalance] = []
  /// Rows without a booking day and a balance.
  private var unbooked: [Int] = []
  /// So many days behind the newest row such a row waits no more: its booking day is only not told.
  private static let longestWait: Int32 = 31
  /// A list of balances repeats those of so many rows before it.
  static let mostRepeated = 4_096

  /// Blanks part the columns, as on a page.
  var isPrinted = false
  /// The number of an account stood alone above the first row: others stand so above theirs.
  var areTitledByNumbers = false

  /// `account`: whose rows these are where a line among those of the table above named it. `usual`: the currency of the
  /// tables above.
  init(plan: TablePlan, drafts: Drafts = Drafts(), account: String? = nil, usual: Currency? = nil) {
    // The tables of one account are in its currency, whichever of them says so.
    let isOfSame = usual == nil && account == nil
    section = SectionCurrency(
      currency: isOfSame || plan.hasRowCurrencies || plan.currency == usual ? nil : plan.currency)
    self.drafts = drafts
    known = drafts.count
    sums.note(drafts.statedBalances)
    texts = RowTexts(of: &self.drafts, hasAccounts: plan.texts.account != nil)
    reader = RowReader(plan: plan)
    otherRows = OtherRows(reader: reader)
    repair = RowRepair(reader: reader)
    columns = plan.texts.description
    if let account, plan.texts.account == nil { begin(account: account) }
  }

  /// Makes room for about `count` rows of a text of so many bytes, once the first ones were read.
  mutating func reserve(_ count: Int, bytes: Int) {
    drafts.reserve(count)
    if drafts.count > 0 { texts.reserve(times: 1 + count / drafts.count, most: bytes, &drafts) }
  }

  /// Reads a chunk of the text, whose rows' texts are interned meanwhile.
  mutating func add(_ chunk: Records) {
    add(chunk, in: 0..<chunk.count)
    texts.pass(&drafts)
  }

  /// Reads the records in `range`.
  mutating func add(_ records: Records, in range: Range<Int>) {
    for record in range { records.withFields(of: record) { add($0, of: records, record) } }
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
    guard tableState != .void, let day = reader.day(row) ?? dayAbove(row),
      case .success(let amount) = reader.amount(row)
    else {
      return false
    }
    if let meaning = otherRows.balanceRow(row, isReadable: true) {
      let mayBeRow =
        meaning == .opening ? otherRows.isCalledTransfer(row) : meaning != .balance && otherRows.isCalledTotal(row)
      guard mayBeRow, isOrdinary(row, amount) else { return false }
    }
    if otherRows.isTotalOfTime(row) || otherRows.isUndatedBill(row) { return false }
    let last = drafts.count > known ? drafts.balances.last : nil
    if otherRows.unmovedBalance(row, amount, last) != nil { return false }
    if !plan.usualTexts.isEmpty, otherRows.isOdd(row) { return false }
    if sums.rows > 1, !sums.isTotalled, sums.isNet(amount), otherRows.isDatedTotal(row) { return false }
    guard case .stated(let currency) = reader.currency(row) else { return false }
    guard sectionState != .void, !isSectionOpen else { return false }
    hasRowsOfSection = true
    var isPending = tableState == .pending || sectionState == .pending
    if let prefix = plan.pendingPrefix, unsafe row.trimmed(prefix.column).starts(with: prefix.mark) { isPending = true }
    if plan.hasWordyValueDays, isWaiting(row) { isPending = true }
    if plan.waitsWithoutBalance, !plan.isDayOnce, reader.balance(row) == Drafts.noBalance { isPending = true }
    if let column = plan.texts.status {
      switch unsafe plan.state(row.trimmed(column), in: column) {
      case .void where !otherRows.isRefund(row): return false
      case .pending: isPending = true
      case .booked, .void: break
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
    sums.add(amount)
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

  /// A row called `TOTAL`, which may be a merchant: the running balance moves by it, or it is no sum of rows before it.
  private func isOrdinary(_ row: RowFields, _ amount: Int64) -> Bool {
    if otherRows.isCalledTransfer(row) { return isTransfer(amount, balance: reader.balance(row)) }
    guard let last = drafts.amounts.last else { return true }
    let own = reader.balance(row)
    if own != Drafts.noBalance, let before = drafts.balances.last, before != Drafts.noBalance, amount != 0 {
      return own == before &+ amount || own == before &- last
    }
    return !sums.isNet(amount) && !sums.hold(amount)
  }

  /// A row called `Übertrag`: the running balance moves by it, and is not what was carried over itself. Without a balance
  /// nothing tells.
  private func isTransfer(_ amount: Int64, balance: Int64) -> Bool {
    guard balance != Drafts.noBalance, balance != 0, balance != amount else { return false }
    guard let last = drafts.amounts.last else { return true }
    guard let before = drafts.balances.last, before != Drafts.noBalance else { return false }
    return balance == before &+ amount || balance == before &- last && balance.magnitude != amount.magnitude
  }

  /// `prenotata` where booked rows have their value day.
  private func isWaiting(_ row: RowFields) -> Bool {
    guard let column = plan.texts.valueDay, reader.valueDay(row) == Drafts.noDay else {
      return false
    }
    return unsafe StatusWords.meaning(row.trimmed(column)) == .pending
  }

  /// The drafts, once all records were added: what still waits is the footer.
  mutating func finish() -> Drafts {
    finishContinued()
    texts.finish(&drafts)
    settleSummary()
    let footer = Set(waiting.filter { $0.disposition == .footer }.map(\.line))
    footerBalances.removeAll { !footer.contains($0.line) }
    for index in waiting.indices where waiting[index].disposition == .footer { waiting[index].reason = "" }
    for index in waiting.indices where waiting[index].disposition == .footer { waiting[index].text = "" }
    drafts.others.append(contentsOf: waiting)
    waiting = []
    for index in drafts.others.indices where drafts.others[index].disposition == .footer {
      if !drafts.others[index].reason.isEmpty { drafts.others[index].disposition = .ignored }
    }
    drafts.pad()
    settleBalancesAlone()
    settleUnbooked()
    leaveOutAvailable()
    leaveOutOtherBalances()
    return drafts
  }

  /// What may be drawn is no balance where what is booked is stated, too, at the end or beside the rows.
  private mutating func leaveOutAvailable() {
    func isAvailable(_ balance: StatedBalance) -> Bool { availableLines.contains(balance.line) }
    let areCounted = drafts.balances.contains { $0 != Drafts.noBalance }
    guard !availableLines.isEmpty,
      areCounted || drafts.statedBalances.contains(where: { $0.kind == .closing && !isAvailable($0) })
    else { return }
    drafts.statedBalances.removeAll(where: isAvailable)
  }

  /// Where all rows are in one currency, a balance in another is that of another account.
  private mutating func leaveOutOtherBalances() {
    guard !balanceCurrencies.isEmpty, Set(drafts.currencies).count == 1, let own = drafts.currencies[0] else { return }
    let kept = drafts.statedBalances.indices.filter { balanceCurrencies[$0, default: own] == own }
    drafts.statedBalances = kept.map { drafts.statedBalances[$0] }
  }

  /// What has no booking day is not booked yet, among the newest rows.
  private mutating func settleUnbooked() {
    guard let newest = drafts.days.max() else { return }
    let waiting = unbooked.filter { drafts.days[$0] >= newest - DraftBuilder.longestWait }
    // Where as many older rows have none either, those of their kind never get one.
    guard !waiting.isEmpty, unbooked.count < waiting.count * 2, !countsInBalance(waiting) else {
      return
    }
    drafts.pending.pad(to: drafts.count)
    for row in waiting { drafts.pending[row] = true }
  }
}

extension DraftBuilder {
  /// The balances of the other rows follow with these, and not without them.
  private func countsInBalance(_ rows: [Int]) -> Bool {
    guard drafts.balances.count == drafts.count else { return false }
    let left = Set(rows)
    let others = (0..<drafts.count).filter { !left.contains($0) }
    return !StatementProof.mayHold(drafts, others) && StatementProof.mayHold(drafts, Array(0..<drafts.count))
  }
}

extension TablePlan.RowState {
  init(_ field: UnsafeBufferPointer<UInt8>, below header: String) {
    switch unsafe StatusWords.meaning(field, below: header) {
    case .pending: self = .pending
    case .void: self = .void
    case .booked, nil: self = .booked
    }
  }
}
