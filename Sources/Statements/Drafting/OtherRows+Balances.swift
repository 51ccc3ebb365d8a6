import Lexicon
import Values

/// Which rows state a balance, and what they say of it.
extension OtherRows {
  /// What the row says of a balance, where it is no transaction; nil for any other row. A row that can be read as a
  /// transaction must say it in place of a description, and say nothing else there.
  func balanceRow(_ row: RowFields, isReadable: Bool) -> BalanceWords.Meaning? {
    if !isReadable {
      for field in 0..<row.count {
        if let meaning = balanceMeaning(row, field) ?? composedMeaning(row, field) { return meaning }
      }
      return nil
    }
    var found: BalanceWords.Meaning?
    var hasCode = false
    var isBlank = true
    for column in plan.texts.description where !row.isBlank(column) {
      isBlank = false
      if let meaning = balanceMeaning(row, column) ?? balanceOfDay(row, column),
        unsafe !BalanceWords.isVague(row.trimmed(column))
      {
        found = meaning
      } else if row.length(column) <= OtherRows.longestCode {
        hasCode = hasCode || plan.totalCodes[column]?.contains(row.string(column)) != true
      } else {
        return nil
      }
    }
    if isBlank, !plan.texts.description.isEmpty { return endBalance(row) }
    return hasCode && found != .opening && found != .closing ? nil : found
  }

  /// What a row without a description says of the balance at one end of the statement, in any of its other columns.
  private func endBalance(_ row: RowFields) -> BalanceWords.Meaning? {
    for field in 0..<row.count where field != plan.texts.day {
      if let meaning = balanceMeaning(row, field), meaning != .balance { return meaning }
    }
    return nil
  }

  @inline(__always)
  func balanceMeaning(_ row: RowFields, _ column: Int) -> BalanceWords.Meaning? {
    let range = row.range(column)
    guard range.count >= 3, range.count <= 64, row.isWords(range) || endsWithDate(row, column) else { return nil }
    return unsafe BalanceWords.meaning(row.trimmed(column))
  }

  /// The same by words in any order, and perhaps a date behind them: `Sdo ant al 31/05/2025`.
  private func composedMeaning(_ row: RowFields, _ column: Int) -> BalanceWords.Meaning? {
    if row.isWords(row.range(column)) { return unsafe BalanceWords.composed(row.trimmed(column)) }
    guard endsWithDate(row, column), case let field = unsafe row.trimmed(column),
      let blank = unsafe field.lastIndex(of: 0x20)
    else { return nil }
    return unsafe BalanceWords.composed(UnsafeBufferPointer(rebasing: field[..<blank]))
  }

  /// What a row says of a balance that no money moved: words for a balance alone are one of its texts and its amount is
  /// zero, or describe it and its amount is the running balance above it.
  @inline(__always)
  func unmovedBalance(_ row: RowFields, _ amount: Int64?, _ last: Int64?) -> BalanceWords.Meaning? {
    guard let amount else { return nil }
    if amount == 0 { return balanceOfNothing(row) }
    guard let last, last != Drafts.noBalance, amount.magnitude == last.magnitude,
      reader.balance(row) == Drafts.noBalance
    else { return nil }
    return plan.texts.description.lazy.compactMap { composedMeaning(row, $0) }.first
  }

  /// `Saldo Diário` beside an amount of zero.
  @inline(never)
  private func balanceOfNothing(_ row: RowFields) -> BalanceWords.Meaning? {
    let texts = plan.texts.description + [plan.texts.type, plan.texts.category].compactMap { $0 }
    return texts.lazy.compactMap { balanceMeaning(row, $0) ?? composedMeaning(row, $0) }.first { $0 != .total }
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

  /// `Balance as at 05 Feb 2025` in a row of that day, without a running balance.
  private func balanceOfDay(_ row: RowFields, _ column: Int) -> BalanceWords.Meaning? {
    let field = unsafe row.trimmed(column)
    guard field.count <= 64, let digit = unsafe field.firstIndex(where: { $0.isDigit }), digit > OtherRows.asAt.count,
      case let words = unsafe UnsafeBufferPointer(rebasing: field[..<digit]),
      [OtherRows.asAt, OtherRows.asOf].contains(where: { unsafe words.suffix($0.count).elementsEqual($0) })
    else { return nil }
    let date = unsafe UnsafeBufferPointer(rebasing: field[digit...])
    guard reader.balance(row) == Drafts.noBalance, let day = reader.day(row),
      unsafe DateField.parse(date, order: plan.dateOrder) == day
    else { return nil }
    return unsafe BalanceWords.meaning(UnsafeBufferPointer(rebasing: words.dropLast()))
  }

  private static let asAt = Array(" as at ".utf8)
  private static let asOf = Array(" as of ".utf8)

  /// `Beginning balance as of 01/02/2024`, in a row that is no transaction; `Balance 01/02/2024` in place of its date,
  /// with the balance in place of its amount.
  func datedBalance(_ row: RowFields) -> BalanceWords.Meaning? {
    let hasMoney = hasMoney(row)
    for field in 0..<row.count where row.length(field) <= 64 {
      guard let meaning = PreambleFacts.balanceMeaning(row.string(field)) else { continue }
      if meaning == .opening || meaning == .closing { return meaning }
      if meaning == .balance, field == plan.texts.day, hasMoney { return meaning }
    }
    return nil
  }

  /// A column of money has something.
  func hasMoney(_ row: RowFields) -> Bool {
    plan.interpretation.source.columns.contains { !row.isBlank($0) }
  }

  /// `Balance as at 01/02/2024` in place of a description, and no amount: nothing moved.
  func statesBalanceAlone(_ row: RowFields) -> Bool {
    guard !hasMoney(row) else { return false }
    return plan.texts.description.contains { column in
      row.length(column) <= 64
        && PreambleFacts.balanceMeaning(String(row.string(column).drop { $0 == "'" })) == .balance
    }
  }

  /// `Saldo contabile al 31/01/2024 EUR` and a number: the balance, a day and a currency, and no other word.
  ///
  /// Of which day or currency it is of all that such lines may state, nothing tells. Beside the columns of money it is a
  /// line of the file's own, of which the facts about it are read.
  func isLabelOfBalance(_ row: RowFields) -> Bool {
    guard hasMoney(row), let field = label(of: row), !plan.isDayOnce else { return false }
    let text = row.string(field)
    var words = text.split { $0 == " " || $0 == ":" }.filter { !$0.contains(where: \.isNumber) }
    if let last = words.last, last.allSatisfy(\.isUppercase), Currency(last)?.isListed == true { words.removeLast() }
    // The word between them: `al`, `per`, `on`.
    if text.contains(where: \.isNumber), words.count > 1, let last = words.last, last.count <= 4 { words.removeLast() }
    let rest = words.joined(separator: " ")
    return unsafe rest.withUTF8Bytes { unsafe BalanceWords.meaning($0) } == .balance
  }

  /// The text of a row that has nothing else but a number, in front of it or behind.
  func label(of row: RowFields) -> Int? {
    let filled = (0..<row.count).filter { !row.isBlank($0) }
    let texts = filled.filter { unsafe FieldKind.of(row[$0]) == .text }
    return filled.count == 2 && texts.count == 1 && row.length(texts[0]) <= 64 ? texts[0] : nil
  }

  /// `Balance that we shall collect on 27.02.`: a sentence that begins with a balance.
  func beginsWithBalance(_ row: RowFields) -> Bool {
    guard let field = (0..<row.count).first(where: { !row.isBlank($0) }) else { return false }
    return [.balance, .closing].contains(PreambleFacts.balanceMeaning(row.string(field)))
  }

  /// `Übertrag`: what was carried over, or a transfer.
  func isCalledTransfer(_ row: RowFields) -> Bool {
    plan.texts.description.contains { unsafe BalanceWords.mayBeTransfer(row.trimmed($0)) }
  }

  func balance(
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
    if says(PartWords.debitBalance) { return .ignored(OtherRows.balanceLine) }
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
    let parse = unsafe AmountField.parse(row[numbers[0]], decimalMark: plan.decimalMark, exponent: plan.exponent)
    return parse.map { $0.flag == .debit ? 0 &- Int64(clamping: $0.value.magnitude) : $0.value }
  }
}
