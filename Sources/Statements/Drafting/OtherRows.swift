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
  static let voidSection = "below a title that says that no money moved"
  static let heading = "neither a date nor an amount"
  static let balanceLine = "a balance line, no transaction"
  static let breakdown = "a part of what stands above, no transaction"
  static let opening = "the opening balance, no transaction"
  static let closing = "the closing balance, no transaction"
  static let unmoved = "no amount, and the balance does not move: no transaction"
  static let securities = "no amount: securities moved, and no money"
  static let longestCode = 5
  private static let shortestDate = 6
  static let widestSummary = 16
  static let undatedPending = "not booked yet, and without a date"
  static let unpricedPending = "not booked yet, and without an amount of the account"

  /// `hasDrafts`: rows were read before it. `isSum`: whether an amount is the sum of those behind the last total;
  /// `isSumOfMany`: or that of either direction, of so many rows that this is no chance.
  func kind(
    of row: RowFields, isDamaged: Bool, hasDrafts: Bool, isSum: (Int64) -> Bool, isSumOfMany: (Int64) -> Bool
  ) -> Kind {
    if (0..<row.count).allSatisfy({ row.isBlank($0) }) { return .blank }
    if isHeader(row) { return .header }
    let day = reader.day(row)
    let amount = reader.amount(row)
    let isReadable = day != nil && (try? amount.get()) != nil
    if let meaning = balanceRow(row, isReadable: isReadable) ?? (isReadable ? nil : datedBalance(row)) {
      if isReadable, meaning == .opening, isCalledTransfer(row), reader.balance(row) == Drafts.noBalance {
        return .rejected(
          column: plan.texts.description[0], reason: "the balance before the rows, or a transfer: nothing tells")
      }
      return balance(row, meaning, day: day, amount: amount, hasDrafts: hasDrafts)
    }
    if !isReadable, statesBalanceAlone(row) { return .ignored(OtherRows.balanceLine) }
    let isSum = (try? amount.get()).map(isSum) ?? false
    if day == nil, isSum, beginsWithBalance(row) {
      return balance(row, .closing, day: day, amount: amount, hasDrafts: hasDrafts)
    }
    if day == nil
      ? isTotal(row, isSum: isSum) || isDue(row)
        || describesNothing(row) && (try? amount.get()).map(isSumOfMany) ?? false
      : isSum && isDatedTotal(row) || isTotalOfTime(row)
    {
      return .ignored(OtherRows.total)
    }
    if let column = plan.texts.status, column < row.count {
      let field = unsafe row.trimmed(column)
      let state = unsafe plan.state(field, in: column)
      if state == .void, !isRefund(row) {
        return .ignored("the bank says '\(unsafe String(decoding: field, as: UTF8.self))': no money moved")
      }
      if state == .pending, day != nil, lacksAmount(amount) { return .ignored(OtherRows.unpricedPending) }
    }
    if plan.isOfInvestor, day != nil, !isDamaged, row.count == plan.width, lacksAmount(amount), !hasOtherMoney(row) {
      return .ignored(OtherRows.securities)
    }
    if !isReadable, hasPageNumber(row) { return .heading }
    if isOdd(row) {
      return .rejected(
        column: plan.usualTexts[0], reason: "no text where every other row has one: perhaps a balance")
    }
    let hasDayText = plan.texts.day < row.count && !row.isBlank(plan.texts.day)
    let moneyColumns = plan.interpretation.source.columns
    let hasMoneyText = moneyColumns.contains { $0 < row.count && !row.isBlank($0) }
    if row.count != plan.width, row.count != plan.width - 1, row.count > 1, hasDayText || hasMoneyText {
      let isNone = day == nil && (row.count < 3 || isWords(row))
      if !isNone {
        return .rejected(
          column: 0, reason: "\(row.count) fields instead of \(plan.width), and no single way to mend that")
      }
    }
    if !hasDayText, !hasMoneyText {
      if hasDrafts, hasUnfilledMoney(row) {
        return .rejected(column: plan.texts.day, reason: "no date in '\(plan.name(of: plan.texts.day))'")
      }
      return hasDrafts && continues(row) && !isStateTitle(row) ? .continuation : .heading
    }
    if day == nil, hasDayText, !hasMoneyText { return .heading }
    if day == nil, case .success = amount { return undated(row, hasDayText) }
    if day == nil, !hasDayText { return .heading }
    if day == nil { return isWords(row) ? .heading : .rejected(column: plan.texts.day, reason: badDay(row)) }
    if isDamaged, case .failure = amount {
      return .rejected(column: 0, reason: "a quote that is never closed, or stands inside a field")
    }
    if isUnpriced(row, amount) { return .ignored(OtherRows.unpricedPending) }
    guard case .failure(let fault) = amount else {
      if case .unknown(let column, let reason) = reader.currency(row) {
        return .rejected(column: column, reason: reason)
      }
      return .rejected(column: 0, reason: "\(row.count) fields instead of \(plan.width)")
    }
    let said = reader.fault(fault, in: row)
    return .rejected(column: said.column, reason: said.reason)
  }

  /// What the row says of a balance, where it is no transaction; nil for any other row. A row that can be read as a
  /// transaction must say it in place of a description, and say nothing else there.
  func balanceRow(_ row: RowFields, isReadable: Bool) -> BalanceWords.Meaning? {
    if !isReadable {
      for field in 0..<row.count {
        if let meaning = balanceMeaning(row, field) { return meaning }
      }
      return nil
    }
    var found: BalanceWords.Meaning?
    var hasCode = false
    var isBlank = true
    for column in plan.texts.description where column < row.count && !row.isBlank(column) {
      isBlank = false
      if let meaning = balanceMeaning(row, column) {
        found = meaning
      } else if row.range(column).count <= OtherRows.longestCode {
        hasCode = hasCode || plan.totalCodes[column]?.contains(row.string(column)) != true
      } else {
        return nil
      }
    }
    if isBlank, !plan.texts.description.isEmpty { return endBalance(row) }
    return hasCode && found != .opening && found != .closing ? nil : found
  }

  /// Whether the row is the one of the table that is like no other.
  func isOdd(_ row: RowFields) -> Bool {
    !plan.usualTexts.isEmpty && row.count <= plan.width
      && plan.usualTexts.allSatisfy { row.isBlank($0) }
      && (plan.unusualFields.isEmpty || plan.unusualFields.contains { !row.isBlank($0) })
  }

  /// What a row without a description says of the balance at one end of the statement, in any of its other columns.
  private func endBalance(_ row: RowFields) -> BalanceWords.Meaning? {
    for field in 0..<row.count where field != plan.texts.day {
      if let meaning = balanceMeaning(row, field), meaning != .balance { return meaning }
    }
    return nil
  }

  @inline(__always)
  private func balanceMeaning(_ row: RowFields, _ column: Int) -> BalanceWords.Meaning? {
    let range = row.range(column)
    guard range.count >= 3, range.count <= 64, row.isWords(range) || endsWithDate(row, column) else { return nil }
    return unsafe BalanceWords.meaning(row.trimmed(column))
  }

  /// `Saldo per 03.03.2025`: words, and a date as the last one.
  private func endsWithDate(_ row: RowFields, _ column: Int) -> Bool {
    let field = unsafe row.trimmed(column)
    guard unsafe field.last?.isDigit ?? false, unsafe !(field.first?.isDigit ?? true),
      let blank = unsafe field.lastIndex(of: 0x20), field.count - blank > OtherRows.shortestDate,
      unsafe !field[..<blank].contains(where: { $0.isDigit })
    else { return false }
    return unsafe FieldKind.of(UnsafeBufferPointer(rebasing: field[(blank + 1)...])) == .date
  }

  /// `Beginning balance as of 01/02/2024`, in a row that is no transaction; `Balance 01/02/2024` in place of its date,
  /// with the balance in place of its amount.
  private func datedBalance(_ row: RowFields) -> BalanceWords.Meaning? {
    let hasMoney = plan.interpretation.source.columns.contains { $0 < row.count && !row.isBlank($0) }
    for field in 0..<row.count where row.range(field).count <= 64 {
      guard let meaning = PreambleFacts.balanceMeaning(row.string(field)) else { continue }
      if meaning == .opening || meaning == .closing { return meaning }
      if meaning == .balance, field == plan.texts.day, hasMoney { return meaning }
    }
    return nil
  }

  /// `Balance as at 01/02/2024` in place of a description, and no amount: nothing moved.
  private func statesBalanceAlone(_ row: RowFields) -> Bool {
    guard plan.interpretation.source.columns.allSatisfy({ $0 >= row.count || row.isBlank($0) }) else { return false }
    return plan.texts.description.contains { column in
      column < row.count && row.range(column).count <= 64
        && PreambleFacts.balanceMeaning(String(row.string(column).drop { $0 == "'" })) == .balance
    }
  }

  /// `Balance that we shall collect on 27.02.`: a sentence that begins with a balance.
  private func beginsWithBalance(_ row: RowFields) -> Bool {
    guard let field = (0..<row.count).first(where: { !row.isBlank($0) }) else { return false }
    return [.balance, .closing].contains(PreambleFacts.balanceMeaning(row.string(field)))
  }

  /// The first text of the row is a few words, one of which says total: `Transactions Total`, `Total week 12`. In place
  /// of the day they may be more, where nothing is described.
  func saysTotal(_ row: RowFields) -> Bool {
    guard let field = firstText(of: row) else { return false }
    let isForDay = field == plan.texts.day && plan.texts.description.allSatisfy { $0 >= row.count || row.isBlank($0) }
    return PreambleFacts.saysTotal(row.string(field), most: isForDay ? 8 : 4)
  }

  /// Whether the description of a row with a day says total, or that this is to be paid, or names a month.
  func isDatedTotal(_ row: RowFields) -> Bool {
    plan.texts.description.contains { column in
      guard column < row.count, row.range(column).count <= 40, case let text = row.string(column) else { return false }
      return PreambleFacts.saysTotal(text) || PartWords.bill.areIn(text) || BalanceWords.isTime(text)
    }
  }

  /// `TOTAL` and nothing else, as the filling stations are called, or another word for it.
  func isCalledTotal(_ row: RowFields) -> Bool {
    plan.texts.description.contains { column in
      guard column < row.count else { return false }
      return unsafe BalanceWords.mayBeName(row.trimmed(column))
    }
  }

  /// `Übertrag`: what was carried over, or a transfer.
  func isCalledTransfer(_ row: RowFields) -> Bool {
    plan.texts.description.contains { column in
      guard column < row.count else { return false }
      return unsafe BalanceWords.mayBeTransfer(row.trimmed(column))
    }
  }

  /// What was cancelled stands in a column of its own, in which it came back: money moved, whatever the state says.
  func isRefund(_ row: RowFields) -> Bool {
    guard case .inOut(let moneyIn, let moneyOut) = plan.interpretation.source, !plan.areRefundsBooked,
      PartWords.undone.areIn(plan.name(of: moneyIn)), !PartWords.undone.areIn(plan.name(of: moneyOut)),
      case .success(let amount) = reader.amount(row), amount > 0
    else { return false }
    return plan.texts.status.map { unsafe $0 >= row.count || !StatusWords.isFailed(row.trimmed($0)) } ?? false
  }

  /// `Total February 2025`: the total of a month or a year, and no name.
  func isTotalOfTime(_ row: RowFields) -> Bool {
    plan.texts.description.contains { column in
      guard column < row.count, row.range(column).count <= 40, case let field = unsafe row.trimmed(column),
        let blank = unsafe field.firstIndex(of: 0x20),
        unsafe BalanceWords.isTotal(UnsafeBufferPointer(rebasing: field[..<blank]))
      else { return false }
      return unsafe BalanceWords.meaning(field) == .total && BalanceWords.namesTime(row.string(column))
    }
  }

  /// It says so, and its amount is that of the rows before it; or it has no other numbers than a year or a date, in a
  /// table of which every row has a date.
  private func isTotal(_ row: RowFields, isSum: Bool) -> Bool {
    // `TOTAL PAYMENTS AND CREDITS FOR THIS PERIOD`
    if isSum, (0..<row.count).contains(where: { PreambleFacts.saysTotal(row.string($0), most: 10) }) { return true }
    if isSum, isSpan(row) || firstText(of: row).map({ PartWords.bill.areIn(row.string($0)) }) ?? false { return true }
    if isSum || !plan.isDayOnce, labelsTotal(row) || isOfOneCard(row) || isLeast(row) { return true }
    guard saysTotal(row), let field = firstText(of: row) else { return false }
    if isSum { return true }
    let parts = row.string(field).split { $0 == " " || $0 == ":" }
    return !(plan.isDayOnce && parts.contains { unsafe String($0).withUTF8Bytes { unsafe BalanceWords.mayBeName($0) } })
      && parts.allSatisfy { part in
        !part.contains(where: \.isNumber) || part.count == 4 && ["19", "20"].contains(part.prefix(2))
          || PreambleFacts.kind(String(part)) == .date
      }
  }

  /// `Page 1 of 32` in a field of its own, and no money: what stands beside it is when the file was made.
  private func hasPageNumber(_ row: RowFields) -> Bool {
    let amounts = plan.interpretation.source.columns
    return (0..<row.count).contains { field in
      guard 3...30 ~= row.range(field).count, case let words = row.string(field).split(separator: " "),
        2...4 ~= words.count, LineWords.isPage(String(words[0]))
      else { return false }
      let numbers = words.dropFirst().joined(separator: " ").split { !$0.isNumber }
      return numbers.count == 2 && words[1].first!.isNumber && words.last!.last!.isNumber
        && amounts.allSatisfy { $0 == field || $0 >= row.count || row.isBlank($0) }
    }
  }

  /// `Dönem borcu` and a number: what is to be paid in all.
  private func isDue(_ row: RowFields) -> Bool {
    let kinds = (0..<row.count).filter { !row.isBlank($0) }.map { unsafe FieldKind.of(row[$0]) }
    guard kinds == [.text, .number], let field = firstText(of: row) else { return false }
    return LineWords.isDue(row.string(field))
  }

  /// `Subtotal card 4410`: the total of one of several cards or accounts.
  private func isOfOneCard(_ row: RowFields) -> Bool {
    guard let field = firstText(of: row), case let words = row.string(field).split(whereSeparator: { !$0.isLetter }),
      2...4 ~= words.count, PreambleFacts.balanceMeaning(String(words[0])) == .total
    else { return false }
    let rest = words.dropFirst().joined(separator: " ")
    return PartWords.card.areIn(rest) || PartWords.accountWord.areIn(rest)
  }

  /// `Minimum payment` and a number, what is to be paid at least; `Credit limit`, what may be owed at most.
  private func isLeast(_ row: RowFields) -> Bool {
    let kinds = (0..<row.count).filter { !row.isBlank($0) }.map { unsafe FieldKind.of(row[$0]) }
    guard kinds == [.text, .number], let field = firstText(of: row) else { return false }
    return [PartWords.minimum, .creditLimit].contains { $0.areIn(row.string(field)) }
      && !FeeWords.names(row.string(field))
  }

  /// `Mutasi Debet : 3,817,799.22`, which a comma may have cut.
  private func labelsTotal(_ row: RowFields) -> Bool {
    guard let field = firstText(of: row), case let text = row.string(field), let colon = text.firstIndex(of: ":") else {
      return false
    }
    return PreambleFacts.balanceMeaning(String(text[..<colon])) == .total
  }

  /// `01/02/2024 - 03/31/2024` in place of the date.
  private func isSpan(_ row: RowFields) -> Bool {
    guard plan.texts.day < row.count, row.range(plan.texts.day).count <= 64 else { return false }
    let parts = row.string(plan.texts.day).split(separator: " ")
    let days = parts.filter { PreambleFacts.kind(String($0)) == .date }
    return days.count == 2 && parts.allSatisfy { part in days.contains(part) || !part.contains(where: \.isNumber) }
  }

  private func firstText(of row: RowFields) -> Int? {
    (0..<row.count).first { !row.isBlank($0) }.flatMap { row.range($0).count <= 40 ? $0 : nil }
  }

  /// `ANNA LIND;;;4410`: words in place of a day, and nothing described.
  func mayBeTitle(_ row: RowFields) -> Bool {
    describesNothing(row)
      && (0..<row.count).allSatisfy { field in
        unsafe FieldKind.of(row[field]) != .number || row.string(field).allSatisfy { $0.isNumber || $0 == " " }
      }
  }

  /// Words stand in place of the day, and nothing in place of a description.
  private func describesNothing(_ row: RowFields) -> Bool {
    saysForDay(row)
      && plan.texts.description.allSatisfy { $0 == plan.texts.day || $0 >= row.count || row.isBlank($0) }
  }

  /// Words stand in place of the day.
  private func saysForDay(_ row: RowFields) -> Bool {
    plan.texts.day < row.count && !row.isBlank(plan.texts.day)
      && !row.string(plan.texts.day).contains(where: \.isNumber)
  }

  private func undated(_ row: RowFields, _ hasDayText: Bool) -> Kind {
    if hasDayText {
      // `'PEND`: spreadsheets keep the apostrophe in front.
      var text = row.string(plan.texts.day).drop { $0 == "'" }
      if text.withUTF8({ unsafe StatusWords.meaning($0) }) == .pending { return .ignored(OtherRows.undatedPending) }
      return .rejected(column: plan.texts.day, reason: badDay(row))
    }
    let hasPending = (0..<row.count).contains { unsafe StatusWords.meaning(row.trimmed($0)) == .pending }
    if hasPending { return .ignored(OtherRows.undatedPending) }
    return .rejected(column: plan.texts.day, reason: "no date in '\(plan.name(of: plan.texts.day))'")
  }

  private func lacksAmount(_ amount: Result<Int64, AmountFault>) -> Bool {
    switch amount {
    case .failure(.none), .failure(.neither): true
    default: false
    }
  }

  /// Blank where booked rows have the day of booking and their amounts, with another amount: what was paid.
  private func isUnpriced(_ row: RowFields, _ amount: Result<Int64, AmountFault>) -> Bool {
    guard case .failure(.neither) = amount, let posting = plan.texts.postingDay, posting < row.count,
      row.isBlank(posting)
    else { return false }
    return (0..<row.count).contains { unsafe FieldKind.of(row[$0]) == .number }
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

  /// `Not yet booked` in several words and nothing else: the title of the rows below.
  private func isStateTitle(_ row: RowFields) -> Bool {
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    guard filled.count == 1, case let text = row.string(filled[0]), text.contains(" ") else { return false }
    return StatusWords.meaning(ofTitle: text) == .pending
  }

  /// Words, and a number below the name of money in or out in a column that no row with a date fills.
  private func hasUnfilledMoney(_ row: RowFields) -> Bool {
    row.count == plan.width && plan.unfilledMoney.contains { unsafe FieldKind.of(row[$0]) == .number }
      && plan.texts.description.contains { $0 < row.count && !row.isBlank($0) }
  }

  /// Text in the columns of text alone: it belongs to the row above.
  private func continues(_ row: RowFields) -> Bool {
    guard row.count > 1 else { return false }
    let texts = Set(plan.texts.description)
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    return filled.contains { texts.contains($0) }
      && filled.allSatisfy { texts.contains($0) || plan.unfilled.contains($0) }
  }

  private func balance(
    _ row: RowFields, _ meaning: BalanceWords.Meaning, day: Int32?, amount: Result<Int64, AmountFault>,
    hasDrafts: Bool
  ) -> Kind {
    var value: Int64?
    func says(_ words: PartWords) -> Bool { (0..<row.count).contains { words.areIn(row.string($0)) } }
    if reader.balance(row) != Drafts.noBalance {
      value = reader.balance(row)
    } else if case .success(let stated) = amount {
      value = stated
    } else if let number = onlyNumber(row) {
      // What is owed below zero is in credit, or is not: nothing tells.
      value = says(PartWords.debt) ? (number < 0 ? nil : -number) : number
    }
    let kind: StatedBalance.Kind?
    switch meaning {
    case .opening: kind = .opening
    case .closing: kind = .closing
    case .balance: kind = hasDrafts ? .closing : .opening
    case .total: kind = nil
    }
    guard let kind else { return .ignored(OtherRows.total) }
    guard var value else { return .ignored(OtherRows.balanceLine) }
    if value > 0, says(PartWords.debtor) { value.negate() }
    return .balance(
      StatedBalance(kind: kind, day: day.map { Day(number: $0) }, amount: value, line: 0),
      kind == .opening ? OtherRows.opening : OtherRows.closing)
  }

  /// `Kontostand;30.04.2025;;;1.020,77;EUR`: the balance stands wherever there is room.
  private func onlyNumber(_ row: RowFields) -> Int64? {
    let numbers = (0..<row.count).filter { unsafe FieldKind.of(row[$0]) == .number }
    guard numbers.count == 1, plan.exponent == 0 || row.string(numbers[0]).contains(where: { ".,".contains($0) }) else {
      return nil
    }
    return unsafe AmountField.parse(row[numbers[0]], decimalMark: plan.decimalMark, exponent: plan.exponent)?.value
  }

  /// The record as one line of text.
  static func text(of row: RowFields, delimiter: UInt8) -> String {
    (0..<row.count).map { row.string($0) }.joined(separator: String(decoding: [delimiter], as: UTF8.self))
  }
}
