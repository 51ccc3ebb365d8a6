import Lexicon
import Values

/// Says what a record is that is no draft: nothing, a header again, a balance line, more text, or a row that cannot be
/// read.
struct OtherRows {
  let reader: RowReader
  var plan: TablePlan { reader.plan }

  enum Kind {
    case blank, header, continuation
    /// Words between the rows, with neither a date nor an amount.
    case heading
    case balance(StatedBalance?, String)
    case ignored(String)
    case rejected(column: Int, reason: String)
  }

  static let total = "a total, no transaction"
  static let openSection =
    "below a header that comes again behind rows that were not booked: nothing tells whether this one was"
  static let voidSection = "below a title that says that no money moved"
  static let heading = "neither a date nor an amount"
  static let balanceLine = "a balance line, no transaction"
  static let lineAbove = "stands above the table as well, on each page, no transaction"
  static let labelled = "a label and its value, no transaction"
  static let breakdown = "a part of what stands above, no transaction"
  static let opening = "the opening balance, no transaction"
  static let closing = "the closing balance, no transaction"
  static let unmoved = "no amount, and the balance does not move: no transaction"
  static let securities = "no amount: securities moved, and no money"
  static let unpriced = "no amount in any column: no transaction"
  static let continuation = "continues the text of line"
  static let longestCode = 5
  static let shortestDate = 6
  private static let fewestLeftOut = 3
  static let widestSummary = 16
  static let undatedPending = "not booked yet, and without a date"
  static let unpricedPending = "not booked yet, and without an amount of the account"

  /// `Purchases`, `Fees`: what kind of rows a section has.
  static func isTitleOfKind(_ text: String) -> Bool {
    let kinds: [PartWords] = [.transactions, .purchases, .payments]
    return text.allSatisfy { $0.isLetter || $0 == " " } && (FeeWords.names(text) || kinds.contains { $0.areIn(text) })
  }

  /// What could be read of a row: its day and its amount.
  private struct Contents {
    let day: Int32?
    let amount: Result<Int64, AmountFault>
    var isReadable: Bool { day != nil && (try? amount.get()) != nil }
    var lacksAmount: Bool {
      switch amount {
      case .failure(.none), .failure(.neither): true
      default: false
      }
    }
  }

  /// What is known of the rows that were read before one.
  struct Above {
    /// Of the rows behind the last total.
    let sums: SectionSums
    /// The running balances at both ends of the rows; empty without rows.
    let balances: [Int64]
    let hasDrafts: Bool
  }

  func kind(of row: RowFields, isDamaged: Bool, above: Above) -> Kind {
    if (0..<row.count).allSatisfy({ row.isBlank($0) }) { return .blank }
    if isHeader(row) { return .header }
    let contents = Contents(day: reader.day(row), amount: reader.amount(row))
    let kind = kind(of: row, contents, isDamaged: isDamaged, above: above)
    if case .rejected = kind, isLineAbove(row) { return .ignored(OtherRows.lineAbove) }
    return kind
  }

  private func kind(of row: RowFields, _ contents: Contents, isDamaged: Bool, above: Above) -> Kind {
    statement(row, contents, above) ?? unmoved(row, contents, isDamaged: isDamaged) ?? misshapen(row, contents)
      ?? words(row, contents, hasDrafts: above.hasDrafts) ?? unread(row, contents, isDamaged: isDamaged)
  }

  /// A row that states a balance or a total.
  private func statement(_ row: RowFields, _ contents: Contents, _ above: Above) -> Kind? {
    let (day, isReadable) = (contents.day, contents.isReadable)
    if let meaning = balanceRow(row, isReadable: isReadable) ?? (isReadable ? nil : datedBalance(row)) {
      if isReadable, meaning == .opening, isCalledTransfer(row), reader.balance(row) == Drafts.noBalance {
        return .rejected(
          column: plan.texts.description[0], reason: "the balance before the rows, or a transfer: nothing tells")
      }
      return balance(row, meaning, day: day, amount: contents.amount, hasDrafts: above.hasDrafts)
    }
    if !isReadable, statesBalanceAlone(row) || day == nil && isLabelOfBalance(row) {
      return .ignored(OtherRows.balanceLine)
    }
    let amount = try? contents.amount.get()
    if let meaning = unmovedBalance(row, amount, above.balances.last) {
      if amount == 0, reader.balance(row) == Drafts.noBalance { return .ignored(OtherRows.balanceLine) }
      return balance(row, meaning, day: day, amount: contents.amount, hasDrafts: above.hasDrafts)
    }
    let isSum = amount.map(above.sums.isNet) ?? false
    if isUndatedBill(row) { return .ignored(OtherRows.total) }
    guard day == nil else { return isSum && isDatedTotal(row) || isTotalOfTime(row) ? .ignored(OtherRows.total) : nil }
    if isSum, beginsWithBalance(row) {
      return balance(row, .closing, day: day, amount: contents.amount, hasDrafts: above.hasDrafts)
    }
    let isTotal = isTotal(row, isSum: isSum) || isDue(row) || holdsSums(row, amount, above)
    return isTotal ? .ignored(OtherRows.total) : nil
  }

  private static func unmoved(_ state: String) -> Kind { .ignored("the bank says '\(state)': no money moved") }

  /// A row of which the bank says that no money moved, or none yet.
  private func unmoved(_ row: RowFields, _ contents: Contents, isDamaged: Bool) -> Kind? {
    if case .leftOut(let column) = reader.currency(row) {
      return .ignored("in '\(row.string(column))', which is no money")
    }
    if let column = plan.texts.status {
      let field = unsafe row.trimmed(column)
      let state = unsafe plan.state(field, in: column)
      if state == .void, !isRefund(row), plan.voidsRepeat, unsafe !StatusWords.isFailed(field) {
        return .rejected(
          column: column,
          reason:
            "called '\(row.string(column))', where such rows have the number of a booked one: it may take that back")
      }
      if state == .void, !isRefund(row) {
        return OtherRows.unmoved(row.string(column))
      }
      if state == .pending, contents.day != nil, contents.lacksAmount { return .ignored(OtherRows.unpricedPending) }
    }
    let isOfSecurities =
      plan.isOfInvestor && contents.day != nil && !isDamaged && row.count == plan.width && contents.lacksAmount
      && !hasOtherMoney(row)
    return isOfSecurities ? .ignored(OtherRows.securities) : nil
  }

  /// A row that is not like those of the table.
  private func misshapen(_ row: RowFields, _ contents: Contents) -> Kind? {
    if !contents.isReadable, hasPageNumber(row) { return .heading }
    if contents.day == nil, case .failure = contents.amount, namesAccount(row) { return .heading }
    if isOdd(row) {
      return .rejected(
        column: plan.usualTexts[0], reason: "no text where every other row has one: perhaps a balance")
    }
    if row.count == 1, isWholeLine(row) {
      return .rejected(column: 0, reason: "a whole line in quotes, which does not have \(plan.width) fields")
    }
    guard row.count != plan.width, row.count != plan.width - 1, row.count > 1,
      !row.isBlank(plan.texts.day) || hasMoney(row), contents.day != nil || row.count >= 3 && !isWords(row)
    else { return nil }
    return .rejected(
      column: 0, reason: "\(row.count) fields instead of \(plan.width), and no single way to mend that")
  }

  /// A row without a day or without money: words, or what is not booked yet.
  private func words(_ row: RowFields, _ contents: Contents, hasDrafts: Bool) -> Kind? {
    let hasDayText = !row.isBlank(plan.texts.day)
    let hasMoneyText = hasMoney(row)
    if !hasDayText, !hasMoneyText {
      if let kind = unbookedElsewhere(row) { return kind }
      if hasDrafts, hasUnfilledMoney(row) {
        return .rejected(column: plan.texts.day, reason: "no date in '\(plan.name(of: plan.texts.day))'")
      }
      return hasDrafts && continues(row) && !isStateTitle(row) ? .continuation : .heading
    }
    guard contents.day == nil else { return nil }
    if hasDayText, !hasMoneyText { return .heading }
    if case .success = contents.amount { return undated(row, hasDayText) }
    return !hasDayText || isWords(row) ? .heading : .rejected(column: plan.texts.day, reason: badDay(row))
  }

  /// As wide as the others, with another day and an amount in another column than they: what is blocked, or a row that
  /// is shifted.
  private func unbookedElsewhere(_ row: RowFields) -> Kind? {
    guard row.count == plan.width, plan.texts.description.contains(where: { !row.isBlank($0) }),
      (0..<row.count).contains(where: { unsafe FieldKind.of(row[$0]) == .date }),
      let column = (0..<row.count).first(where: { field in
        unsafe FieldKind.of(row[field]) == .number && row.string(field).contains { $0 == "." || $0 == "," }
      })
    else { return nil }
    return StatusWords.meaning(ofTitle: plan.name(of: column)) == .pending
      ? .ignored(OtherRows.unpricedPending)
      : .rejected(column: plan.texts.day, reason: "no date in '\(plan.name(of: plan.texts.day))'")
  }

  /// A row with a day whose amount, or the currency of it, cannot be read.
  private func unread(_ row: RowFields, _ contents: Contents, isDamaged: Bool) -> Kind {
    if isDamaged, case .failure = contents.amount {
      return .rejected(column: 0, reason: "a quote that is never closed, or stands inside a field")
    }
    if isUnpriced(row, contents.amount) { return .ignored(OtherRows.unpricedPending) }
    if contents.lacksAmount, !isDamaged, statesNoMoney(row) { return .ignored(OtherRows.unpriced) }
    if contents.lacksAmount, !isDamaged, let state = stateOfFailure(row) {
      return OtherRows.unmoved(state)
    }
    guard case .failure(let fault) = contents.amount else {
      if case .unknown(let column, let reason) = reader.currency(row) {
        return .rejected(column: column, reason: reason)
      }
      return .rejected(column: 0, reason: "\(row.count) fields instead of \(plan.width)")
    }
    let said = reader.fault(fault, in: row)
    return .rejected(column: said.column, reason: said.reason)
  }

  /// The only field holds several, of which the first is a day.
  private func isWholeLine(_ row: RowFields) -> Bool {
    let parts = row.string(0).utf8.split(separator: plan.delimiter)
    guard parts.count > 2, let first = parts.first else { return false }
    return unsafe Array(first).withUnsafeBufferPointer { unsafe DateField.parse($0, order: plan.dateOrder) } != nil
  }

  /// Whether the row is the one of the table that is like no other.
  func isOdd(_ row: RowFields) -> Bool {
    !plan.usualTexts.isEmpty && row.count <= plan.width
      && plan.usualTexts.allSatisfy { row.isBlank($0) }
      && (plan.unusualFields.isEmpty || plan.unusualFields.contains { !row.isBlank($0) })
  }

  /// What was cancelled stands in a column of its own, in which it came back: money moved, whatever the state says.
  func isRefund(_ row: RowFields) -> Bool {
    guard case .inOut(let moneyIn, let moneyOut) = plan.interpretation.source, !plan.areRefundsBooked,
      PartWords.undone.areIn(plan.name(of: moneyIn)), !PartWords.undone.areIn(plan.name(of: moneyOut)),
      case .success(let amount) = reader.amount(row), amount > 0
    else { return false }
    return plan.texts.status.map { unsafe !StatusWords.isFailed(row.trimmed($0)) } ?? false
  }

  /// `Page 1 of 32` in a field of its own, and no money: what stands beside it is when the file was made.
  private func hasPageNumber(_ row: RowFields) -> Bool {
    let amounts = plan.interpretation.source.columns
    return (0..<row.count).contains { field in
      guard 3...30 ~= row.length(field), case let words = row.string(field).split(separator: " "),
        2...4 ~= words.count, LineWords.isPage(String(words[0]))
      else { return false }
      let numbers = words.dropFirst().joined(separator: " ").split { !$0.isNumber }
      return numbers.count == 2 && words[1].first!.isNumber && words.last!.last!.isNumber
        && amounts.allSatisfy { $0 == field || row.isBlank($0) }
    }
  }

  /// `Account Number,0212441,Account Currency,USD`: words in front of an account's number, as above a part of the rows.
  private func namesAccount(_ row: RowFields) -> Bool {
    guard row.count > 1, row.count <= OtherRows.widestSummary, let first = firstText(of: row),
      case let label = row.string(first), !label.contains(where: \.isNumber),
      HeaderWords.roles(of: label).contains(where: { $0.role == .accountNumber && $0.weight >= 90 })
    else { return false }
    return !PreambleFacts(line: (0..<row.count).map { row.string($0) }).accountNumbers.isEmpty
  }

  func firstText(of row: RowFields) -> Int? {
    (0..<row.count).first { !row.isBlank($0) }.flatMap { row.length($0) <= 40 ? $0 : nil }
  }

  /// `ANNA LIND;;;4410`: words in place of a day, and nothing described.
  func mayBeTitle(_ row: RowFields) -> Bool {
    describesNothing(row)
      && (0..<row.count).allSatisfy { field in
        unsafe FieldKind.of(row[field]) != .number || row.string(field).allSatisfy { $0.isNumber || $0 == " " }
      }
  }

  /// Words stand in place of the day, and nothing in place of a description.
  func describesNothing(_ row: RowFields) -> Bool {
    saysForDay(row) && plan.texts.description.allSatisfy { $0 == plan.texts.day || row.isBlank($0) }
  }

  /// Words stand in place of the day.
  private func saysForDay(_ row: RowFields) -> Bool {
    !row.isBlank(plan.texts.day) && !row.string(plan.texts.day).contains(where: \.isNumber)
  }

  /// `Exchange rate of the month:` in place of the day, one value behind it, and nothing else.
  private func isLabelled(_ row: RowFields) -> Bool {
    describesNothing(row) && row.string(plan.texts.day).hasSuffix(":")
      && (0..<row.count).count { !row.isBlank($0) } == 2
  }

  private func undated(_ row: RowFields, _ hasDayText: Bool) -> Kind {
    if hasDayText {
      // `'PEND`: spreadsheets keep the apostrophe in front.
      var text = row.string(plan.texts.day).drop { $0 == "'" }
      switch text.withUTF8({ unsafe StatusWords.meaning($0) }) {
      case .pending: return .ignored(OtherRows.undatedPending)
      // A balance says whether it moved nothing.
      case .void where plan.interpretation.balance == nil: return OtherRows.unmoved(String(text))
      default: break
      }
      return isLabelled(row) ? .ignored(OtherRows.labelled) : .rejected(column: plan.texts.day, reason: badDay(row))
    }
    let hasPending = (0..<row.count).contains { unsafe StatusWords.meaning(row.trimmed($0)) == .pending }
    let isPending = plan.texts.status.map { unsafe plan.state(row.trimmed($0), in: $0) == .pending } ?? false
    if hasPending || isPending { return .ignored(OtherRows.undatedPending) }
    // `Valor cativo` and a number: what is held in all.
    if let label = label(of: row), case let said = row.string(label),
      StatusWords.meaning(ofTitle: said) == .pending || !said.contains(" ") && PartWords.available.areIn(said)
    {
      return .ignored(OtherRows.balanceLine)
    }
    return .rejected(column: plan.texts.day, reason: "no date in '\(plan.name(of: plan.texts.day))'")
  }

  /// Blank where booked rows have the day of booking and their amounts, with another amount: what was paid.
  private func isUnpriced(_ row: RowFields, _ amount: Result<Int64, AmountFault>) -> Bool {
    guard Contents(day: nil, amount: amount).lacksAmount, let posting = plan.texts.postingDay, posting < row.count,
      row.isBlank(posting)
    else { return false }
    // One column of amounts beside that of blocked ones.
    let isOfPair = if case .failure(.neither) = amount { true } else { false }
    return (0..<row.count).contains { field in
      unsafe FieldKind.of(row[field]) == .number
        && (isOfPair || StatusWords.meaning(ofTitle: plan.name(of: field)) == .pending)
    }
  }

  /// `REFUSED` alone in some column of a row without an amount.
  private func stateOfFailure(_ row: RowFields) -> String? {
    (0..<row.count).lazy.filter { unsafe StatusWords.isFailed(row.trimmed($0)) }.map { row.string($0) }.first {
      !$0.contains(" ")
    }
  }

  /// A row as wide as the others, with a text, that leaves out what they have in three columns and more, and whose words
  /// hold no amount: a note of the bank.
  private func statesNoMoney(_ row: RowFields) -> Bool {
    guard row.count == plan.width, plan.texts.description.contains(where: { !row.isBlank($0) }),
      (0..<row.count).count(where: { row.isBlank($0) && !plan.unfilled.contains($0) }) >= OtherRows.fewestLeftOut
    else { return false }
    return (0..<row.count).allSatisfy { field in
      field == plan.texts.day || field == plan.texts.valueDay
        || !row.string(field).split(separator: " ").contains { word in
          word.contains(where: \.isCurrencySymbol)
            || word.contains(where: \.isNumber) && word.contains { ".,".contains($0) }
        }
    }
  }

  /// A number that is neither of units nor of the price of one.
  private func hasOtherMoney(_ row: RowFields) -> Bool {
    (0..<row.count).contains { column in
      unsafe !RowWords.isOfUnits(plan.name(of: column)) && FieldKind.of(row[column]) == .number
    }
  }

  private func badDay(_ row: RowFields) -> String {
    "'\(row.string(plan.texts.day))' in '\(plan.name(of: plan.texts.day))' is no date like \(plan.dateFormat)"
  }

  func isWords(_ row: RowFields) -> Bool {
    (0..<row.count).allSatisfy { field in
      let kind = unsafe FieldKind.of(row[field])
      return kind == .text || kind == .empty
    }
  }

  private func isHeader(_ row: RowFields) -> Bool {
    guard !plan.header.isEmpty, row.count >= plan.header.count else { return false }
    for (field, text) in plan.header.enumerated() {
      guard unsafe String(decoding: row.trimmed(field), as: UTF8.self) == text else { return false }
    }
    return true
  }

  /// `Run date: 05/01/2026  Page: 2`
  private func isLineAbove(_ row: RowFields) -> Bool {
    !plan.linesAbove.isEmpty
      && TablePlan.outline((0..<row.count).map(row.string)).map(plan.linesAbove.contains) ?? false
  }

  /// `Not yet booked` in several words and nothing else: the title of the rows below.
  private func isStateTitle(_ row: RowFields) -> Bool {
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    guard filled.count == 1, case let text = row.string(filled[0]), text.contains(" ") else { return false }
    return StatusWords.meaning(ofTitle: text) == .pending
  }

  /// Words, and a number below the name of money in or out in a column that no row with a date fills.
  private func hasUnfilledMoney(_ row: RowFields) -> Bool {
    row.count == plan.width && plan.unfilledMoney.contains { unsafe FieldKind.of(row[$0]) == .number }
      && plan.texts.description.contains { !row.isBlank($0) }
  }

  /// Text in the columns of text alone: it belongs to the row above.
  private func continues(_ row: RowFields) -> Bool {
    guard row.count > 1 else { return false }
    let texts = Set(plan.texts.description)
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    return filled.contains { texts.contains($0) }
      && filled.allSatisfy { texts.contains($0) || plan.unfilled.contains($0) }
  }

  /// The record as one line of text.
  static func text(of row: RowFields, delimiter: UInt8) -> String {
    (0..<row.count).map { row.string($0) }.joined(separator: String(decoding: [delimiter], as: UTF8.self))
  }
}
