import Lexicon
import Values

/// What becomes of the records that are no rows.
extension DraftBuilder {
  /// Another row has come: what waited stands between rows.
  @inline(__always)
  mutating func settle() {
    guard !waiting.isEmpty else { return }
    let isUnits = drafts.count == known && plan.currency == nil && section.isOfUnits
    section.begin(isHeaded: isUnits || waiting.contains { $0.disposition == .header }, usual: plan.currency)
    finishContinued()
    drafts.others.append(contentsOf: waiting)
    waiting.removeAll(keepingCapacity: true)
    summary = []
  }

  /// What stands right above another header, without a date, is the title of its rows: `ANNA LIND;;;4410`.
  private mutating func titleAbove(_ line: UInt32) {
    guard possibleTitle + 1 == line, let last = waiting.indices.last, waiting[last].line == possibleTitle else {
      return
    }
    unreadable -= 1
    (waiting[last].disposition, waiting[last].reason) = (.ignored, OtherRows.heading)
  }

  mutating func addOther(_ row: RowFields, of records: Records, _ record: Int) {
    let line = records.lines[record]
    if isOfSummary(row, line) || isOfOtherTable(row, line) || isOfBalancesAside(row, line) || repeatsBalance(row, line)
    {
      return
    }
    if reader.day(row) != nil, isOutsideSections(row, line) { return }
    let ends = drafts.count > known ? [known, drafts.count - 1] : []
    let above = OtherRows.Above(
      sums: sums, balances: ends.compactMap { $0 < drafts.balances.count ? drafts.balances[$0] : nil },
      hasDrafts: drafts.count > 0)
    let kind = otherRows.kind(of: row, isDamaged: records.isDamaged(record), above: above)
    switch kind {
    case .continuation: break
    // Words that reach into another column go on with the row as well.
    case .heading where plan.isDayOnce && otherRows.isWords(row): break
    default: lastDay = nil
    }
    add(kind, row, line)
  }

  /// A row with a day in a section of which nothing tells whether its rows moved money, or of which all moved none.
  private mutating func isOutsideSections(_ row: RowFields, _ line: UInt32) -> Bool {
    if isSectionOpen {
      unreadable += 1
      wait(row, line, .rejected, OtherRows.openSection, column: 1)
      return true
    }
    guard sectionState == .void || tableState == .void else { return false }
    hasRowsOfSection = true
    wait(row, line, .ignored, OtherRows.voidSection)
    return true
  }

  private mutating func add(_ kind: OtherRows.Kind, _ row: RowFields, _ line: UInt32) {
    switch kind {
    case .blank: wait(OtherRecord(line: line, disposition: .blank))
    case .header:
      titleAbove(line)
      openSection()
      wait(OtherRecord(line: line, disposition: .header))
    case .balance(let stated, let what):
      addBalance(stated, row, line)
      wait(row, line, .ignored, what)
    case .continuation:
      append(row)
      wait(row, line, .ignored, "\(OtherRows.continuation) \(drafts.lines.last ?? 0)")
    case .ignored(let reason):
      if reason == OtherRows.total { sums.end() }
      wait(row, line, .ignored, reason)
    case .heading:
      note(row, line)
      noteState(row, line)
      wait(row, line, .footer, OtherRows.heading)
    case .rejected where movesNothing(row): wait(row, line, .ignored, OtherRows.unmoved)
    case .rejected where isSecondDay(row):
      wait(row, line, .ignored, "\(OtherRows.continuation) \(drafts.lines.last ?? 0)")
    case .rejected(let column, let reason):
      unreadable += 1
      let numbers = (0..<row.count).count { unsafe FieldKind.of(row[$0]) == .number }
      if hasBalanceAlone(row), numbers == 1, !otherRows.isCalledMovement(row), let day = reader.day(row) {
        balancesAlone.append(
          StatedBalance(kind: .opening, day: Day(number: day), amount: reader.balance(row), line: line))
      }
      if otherRows.mayBeTitle(row) { possibleTitle = line }
      if isLabelled(row) { labelledLines.insert(line) }
      wait(row, line, .rejected, reason, column: column + 1)
    }
  }

  private mutating func addBalance(_ stated: StatedBalance?, _ row: RowFields, _ line: UInt32) {
    let fields = (0..<row.count).map { row.string($0) }
    // `Closing balance,: "1,234.00"`: a quote that holds no field together.
    if row.count != plan.width, fields.contains(where: { $0.contains("\"") }) {
      footerBalances += PreambleFacts(line: fields, number: line).balances
      return
    }
    guard var stated else { return }
    stated.line = line
    if plan.hasRowCurrencies, case .stated(let currency) = reader.currency(row) {
      balanceCurrencies[drafts.statedBalances.count] = currency
    }
    if PartWords.available.areIn(text(of: row)) { availableLines.insert(line) }
    drafts.statedBalances.append(stated)
    sums.note(drafts.statedBalances)
  }

  /// A day and a balance, and no amount.
  private func hasBalanceAlone(_ row: RowFields) -> Bool {
    reader.day(row) != nil && reader.balance(row) != Drafts.noBalance && !otherRows.hasMoney(row)
  }

  /// A day and nothing else below a row: that of its value, in a column of both days.
  private func isSecondDay(_ row: RowFields) -> Bool {
    let name = plan.name(of: plan.texts.day).split { !$0.isLetter }.suffix(2).joined(separator: " ")
    guard drafts.count > known, PartWords.valueDay.areIn(name), let day = reader.day(row), let last = drafts.days.last
    else { return false }
    return abs(day - last) <= DraftBuilder.mostDaysApart
      && (0..<row.count).allSatisfy { $0 == plan.texts.day || row.isBlank($0) }
  }

  /// How far the days of booking and of value lie apart.
  private static let mostDaysApart: Int32 = 10

  /// The row has a balance alone, which is that of the older row above it.
  private func movesNothing(_ row: RowFields) -> Bool {
    guard hasBalanceAlone(row), let balance = drafts.balances.last, balance != Drafts.noBalance,
      drafts.balances.count == drafts.count, let last = drafts.days.last, let day = reader.day(row)
    else { return false }
    return last <= day && reader.balance(row) == balance
  }

  /// The balance alone beside the oldest row is the one before it, whatever it is called, where that row moves it on and
  /// the balance behind the newest stands alone as well.
  mutating func settleBalancesAlone() {
    guard drafts.count > known, drafts.balances.count == drafts.count else { return }
    for stated in balancesAlone {
      let isAbove = stated.line < drafts.lines[known]
      let next = isAbove ? known : drafts.count - 1
      guard isAbove || stated.line > drafts.lines[next], drafts.balances[next] != Drafts.noBalance,
        let other = drafts.others.lastIndex(where: { $0.line == stated.line && $0.disposition == .rejected })
      else { continue }
      let moved = (drafts.balances[next] &- stated.amount).magnitude
      // A row may have lost its amount: the balance at the other end stands alone as well.
      let isFramed = drafts.others.contains {
        $0.reason == OtherRows.unmoved && (isAbove ? $0.line > drafts.lines[next] : $0.line < drafts.lines[next])
      }
      guard moved == 0 || isFramed && moved == drafts.amounts[next].magnitude else { continue }
      unreadable -= 1
      drafts.others[other].disposition = .ignored
      drafts.others[other].reason = moved == 0 ? OtherRows.unmoved : OtherRows.opening
      if moved != 0 { drafts.statedBalances.append(stated) }
    }
  }

  /// Numbers right below the names of balances and totals: `Opening balance, Credits, Debits, Closing balance`.
  private mutating func isOfSummary(_ row: RowFields, _ line: UInt32) -> Bool {
    let names = summary
    summary = []
    let isWords = otherRows.isWords(row)
    guard row.count <= OtherRows.widestSummary, isWords || !names.isEmpty else { return false }
    let fields = (0..<row.count).map { row.string($0) }
    let saysTotal = fields.count > 2 && fields.contains { PreambleFacts.saysTotal($0) }
    if isWords, StatedTotals.isSummary(fields) || saysTotal {
      summary = fields
      // `Reward points summary` above them.
      let title = waiting.last { $0.disposition != .blank }?.text ?? ""
      isSummaryOfOther = fields.contains(where: BalanceWords.isOfOther) || BalanceWords.isOfOther(title)
    }
    let stated = zip(names, fields).filter { !$0.1.isEmpty }
    let isStated =
      names.count == fields.count && !stated.isEmpty
      && stated.allSatisfy { !$0.0.isEmpty && PreambleFacts.kind($0.1) == .number }
    guard isStated || !names.isEmpty && areNumbersAlone(fields) else { return false }
    // Opening and closing points are no money.
    if isStated, !isSummaryOfOther {
      footerBalances += PreambleFacts(line: stated.flatMap { [$0.0, $0.1] }, number: line).balances
    }
    wait(row, line, .footer, OtherRows.balanceLine)
    return true
  }

  /// Two amounts and more, and nothing else, however their columns were cut.
  private func areNumbersAlone(_ fields: [String]) -> Bool {
    let words = fields.flatMap { $0.split(separator: " ") }
    return words.count > 1
      && words.allSatisfy { PreambleFacts.kind(String($0)) == .number && $0.contains { $0 == "." || $0 == "," } }
  }

  /// A day with the balance that the rows have at its end, and nothing else: `02/14  1,752.05` in a list of daily balances.
  private mutating func repeatsBalance(_ row: RowFields, _ line: UInt32) -> Bool {
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    guard filled.count == 2, filled[0] == plan.texts.day, plan.interpretation.balance != nil,
      let day = reader.day(row), case .value(let balance) = reader.money(row, filled[1]),
      drafts.balances.indices.suffix(DraftBuilder.mostRepeated).contains(where: {
        drafts.days[$0] == day && drafts.balances[$0] == balance
      })
    else { return false }
    wait(OtherRecord(line: line, disposition: .footer, reason: OtherRows.balanceLine))
    return true
  }

  /// Names of other columns than those of the table, of another number, and the lines of so many fields below them.
  private mutating func isOfOtherTable(_ row: RowFields, _ line: UInt32) -> Bool {
    let filled = (0..<row.count).count { !row.isBlank($0) }
    if filled > 2, filled <= OtherRows.widestSummary, abs(row.count - plan.width) > 1, otherRows.isWords(row),
      HeaderScore((0..<row.count).map { row.string($0) }, kinds: []) != nil
    {
      otherWidth = row.count
    }
    guard let width = otherWidth, drafts.count > 0 else { return false }
    guard row.count == width, filled > 0, reader.day(row) == nil else {
      if row.count == plan.width { otherWidth = nil }
      return false
    }
    wait(OtherRecord(line: line, disposition: .footer))
    return true
  }

  /// Days and balances in turn, below names that say so.
  private mutating func isOfBalancesAside(_ row: RowFields, _ line: UInt32) -> Bool {
    guard areBalancesAside || otherRows.isWords(row), row.count <= OtherRows.widestSummary else { return false }
    let fields = (0..<row.count).map { row.string($0) }
    let cells = fields.flatMap { $0.split(separator: " ") }.map { Array($0.utf8) }
    guard areBalancesAside, !cells.isEmpty else {
      areBalancesAside = HeaderScore.areBalancesAside(fields)
      return false
    }
    areBalancesAside =
      cells.count.isMultiple(of: 2)
      && cells.enumerated().allSatisfy { place, cell in
        place.isMultiple(of: 2)
          ? PrintedLine.kind(cell, 0..<cell.count) == .date : FieldKind.of(cell, 0..<cell.count) == .number
      }
    if areBalancesAside { wait(row, line, .ignored, OtherRows.balanceLine) }
    return areBalancesAside
  }

  /// What a line between the rows names: an account, whose the rows behind it are, or balances.
  private mutating func note(_ row: RowFields, _ line: UInt32) {
    let mayName = plan.texts.account == nil
    let mayState = row.count <= 16 && footerBalances.count < 64
    guard row.count <= 64, mayName || mayState else { return }
    let facts = PreambleFacts(line: (0..<row.count).map { row.string($0) }, number: line)
    if mayState { footerBalances += facts.balances }
    guard mayName else { return }
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    section.note(facts, title: filled.count == 1 ? row.string(filled[0]) : nil)
    section.isOfUnits =
      facts.currency != nil && filled.count > 1 && !filled.contains { row.string($0).contains(where: \.isNumber) }
    // On a page the number of the other account may stand below a row, as its texts do.
    guard let number = facts.accountNumbers.first else { return }
    let isAlone = filled.count == 1 && row.string(filled[0]) == number
    if drafts.count == 0 { areTitledByNumbers = areTitledByNumbers || isAlone }
    let isOfRow = isPrinted && isAlone && !areTitledByNumbers && drafts.lines.last == line - 1
    if drafts.count > 0, !isOfRow { begin(account: number) }
  }

  /// The rows behind are those of the account.
  mutating func begin(account number: String) {
    guard number != plan.account || sectionAccount != 0 || !drafts.accountNumbers.isEmpty else { return }
    let before = texts.intern(Array(plan.account.utf8), &drafts)
    drafts.accountNumbers.pad(to: drafts.count, with: before)
    account = number
    sectionAccount = texts.intern(Array(number.utf8), &drafts)
    if knownSections.insert(sectionAccount).inserted { sectionAccounts.append(number) }
  }

  /// A line such as `Pending` or `Booked transactions`, perhaps with its sum: so are the rows behind it.
  private mutating func noteState(_ row: RowFields, _ line: UInt32) {
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    guard let title = filled.first, filled.dropFirst().allSatisfy({ unsafe FieldKind.of(row[$0]) == .number }) else {
      return
    }
    let text = row.string(title)
    // Right below a row it may be more of its text.
    let above = waiting.last?.line ?? drafts.lines.last ?? 0
    let isTitle = above + 1 < line || waiting.last.map { $0.disposition == Disposition.blank } ?? false
    switch StatusWords.meaning(ofSection: text) {
    case .pending: sectionState = .pending
    case .void: sectionState = .void
    case .booked: (sectionState, isTableTitled) = (.booked, isTableTitled && !isTitle)
    case nil:
      guard filled.count == 1, endsSection(text, isTitle: isTitle, inPlaceOfDay: title == plan.texts.day) else {
        return
      }
      sectionState = .booked
    }
    (hasRowsOfSection, isSectionOpen, isParted, stateLine) = (false, false, false, line)
  }

  /// Whether a title that tells no state ends what one before it began: `Transactions` what `Pending` did.
  private mutating func endsSection(_ text: String, isTitle: Bool, inPlaceOfDay: Bool) -> Bool {
    guard text.allSatisfy({ $0.isLetter || $0 == " " }) else { return false }
    let isOfRows = PartWords.transactions.areIn(text)
    if isTitle, OtherRows.isTitleOfKind(text) {
      // `Pending transactions`, and `Purchases` right below: such titles part its rows.
      let lineAbove = waiting.last { $0.disposition != Disposition.blank }?.line
      if !isOfRows, sectionState != .booked, !hasRowsOfSection, lineAbove == stateLine { isParted = true }
      return !isParted
    }
    // Nothing behind another title is left out.
    let isVoid = (sectionState == .void || tableState == .void) && hasRowsOfSection && !isParted
    if isVoid, isTitle || inPlaceOfDay && StatusWords.isPlain(title: text) {
      isTableTitled = false
      return true
    }
    return isOfRows && isPlural(text) && !FeeWords.names(text)
  }

  /// `Transactions`, `Account activity`, and not the `Foreign transaction` of one row.
  private func isPlural(_ title: String) -> Bool {
    let words = title.split(separator: " ")
    let last = words.last.map { String($0).folded } ?? ""
    return words.count == 1
      || !["transaction", "movement", "transaktion", "operation", "movimiento", "movimento"].contains(last)
  }

  /// The header comes again behind rows of a section: those below may be of none, or of its next page.
  private mutating func openSection() {
    isSectionOpen = hasRowsOfSection && (sectionState != .booked || tableState != .booked)
  }

  /// Below the rows, among several balances and totals: a label and a number without a day are one more of these.
  mutating func settleSummary() {
    let known = [OtherRows.total, OtherRows.balanceLine, OtherRows.opening, OtherRows.closing]
    let stated = waiting.indices.filter { known.contains(waiting[$0].reason) }
    guard stated.count > 1 else { return }
    for place in waiting.indices where place > stated[0] && labelledLines.contains(waiting[place].line) {
      waiting[place].disposition = .footer
    }
  }

  /// A text, perhaps with a day in it, and a number, of which neither stands in the column of days.
  private func isLabelled(_ row: RowFields) -> Bool {
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    let kinds = filled.map { unsafe FieldKind.of(row[$0]) }
    return filled.first != plan.texts.day && kinds == [.text, .number]
  }

  private func text(of row: RowFields) -> String { OtherRows.text(of: row, delimiter: plan.delimiter) }

  private mutating func wait(_ other: OtherRecord) { waiting.append(other) }

  /// The same with the row's text; `column` from 1 for the field at fault.
  private mutating func wait(
    _ row: RowFields, _ line: UInt32, _ disposition: Disposition, _ reason: String, column: Int = 0
  ) {
    waiting.append(
      OtherRecord(line: line, disposition: disposition, reason: reason, column: column, text: text(of: row)))
  }
}
