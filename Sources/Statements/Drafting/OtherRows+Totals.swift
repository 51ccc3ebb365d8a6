import Lexicon
import Values

/// Which rows are sums of others, or state what is to be paid.
extension OtherRows {
  /// The first text of the row is a few words, one of which says total: `Transactions Total`, `Total week 12`. They may
  /// be more in place of the day, where nothing is described, and behind that word, where no day stands.
  func saysTotal(_ row: RowFields) -> Bool {
    guard let field = label(of: row) ?? firstText(of: row), case let text = row.string(field) else { return false }
    let isForDay = field == plan.texts.day && plan.texts.description.allSatisfy { row.isBlank($0) }
    let isFirst =
      row.isBlank(plan.texts.day)
      && text.split(separator: " ").first.map { PreambleFacts.balanceMeaning(String($0)) == .total } ?? false
    return PreambleFacts.saysTotal(text, most: isForDay || isFirst ? 8 : 4)
  }

  /// Whether the description of a row with a day says total, or that this is to be paid, or names a month.
  func isDatedTotal(_ row: RowFields) -> Bool {
    plan.texts.description.contains { column in
      guard row.length(column) <= 40, case let text = row.string(column) else { return false }
      return PreambleFacts.saysTotal(text) || PartWords.bill.areIn(text) || BalanceWords.isTime(text)
    }
  }

  /// A row without a day of its own says that it is a total, and what is to be paid: `סה"כ לחיוב`, behind which stands
  /// the day of that.
  func isUndatedBill(_ row: RowFields) -> Bool {
    guard !plan.isDayOnce, row.isBlank(plan.texts.day) else { return false }
    return plan.texts.description.contains { column in
      guard row.length(column) <= 40, case let text = row.string(column) else { return false }
      return PreambleFacts.saysTotal(text) && PartWords.bill.areIn(text)
    }
  }

  /// `TOTAL` and nothing else, as the filling stations are called, or another word for it.
  func isCalledTotal(_ row: RowFields) -> Bool {
    plan.texts.description.contains { unsafe BalanceWords.mayBeName(row.trimmed($0)) }
  }

  /// `Total February 2025`: the total of a month or a year, and no name.
  func isTotalOfTime(_ row: RowFields) -> Bool {
    plan.texts.description.contains { column in
      guard row.length(column) <= 40, case let field = unsafe row.trimmed(column),
        let blank = unsafe field.firstIndex(of: 0x20),
        unsafe BalanceWords.isTotal(UnsafeBufferPointer(rebasing: field[..<blank]))
      else { return false }
      return unsafe BalanceWords.meaning(field) == .total && BalanceWords.namesTime(row.string(column))
    }
  }

  /// It says so, and its amount is that of the rows before it; or it has no other numbers than a year or a date, in a
  /// table of which every row has a date.
  func isTotal(_ row: RowFields, isSum: Bool) -> Bool {
    // `TOTAL PAYMENTS AND CREDITS FOR THIS PERIOD`
    if isSum, (0..<row.count).contains(where: { PreambleFacts.saysTotal(row.string($0), most: 10) }) { return true }
    if isSum, isSpan(row) || firstText(of: row).map({ PartWords.bill.areIn(row.string($0)) }) ?? false { return true }
    if isSum || !plan.isDayOnce, labelsTotal(row) || isOfOneCard(row) || isLeast(row) { return true }
    // `Total impuesto Ley 25413 debitado en el período`, `매입완료 합계 (20건)` in place of the day.
    if !plan.isDayOnce, plan.texts.description.allSatisfy({ row.isBlank($0) }),
      case let said = row.string(plan.texts.day), let word = said.split(separator: " ").first,
      unsafe String(word).withUTF8Bytes({ unsafe BalanceWords.isTotal($0) }) || PreambleFacts.saysTotal(said, most: 8),
      (0..<row.count).contains(where: { $0 != plan.texts.day && PreambleFacts.kind(row.string($0)) == .number })
    {
      return true
    }
    guard saysTotal(row), let field = label(of: row) ?? firstText(of: row) else { return false }
    if isSum { return true }
    let parts = row.string(field).split { $0 == " " || $0 == ":" }
    return !(plan.isDayOnce && parts.contains { unsafe String($0).withUTF8Bytes { unsafe BalanceWords.mayBeName($0) } })
      && parts.allSatisfy { part in
        !part.contains(where: \.isNumber) || part.count == 4 && ["19", "20"].contains(part.prefix(2))
          || PreambleFacts.kind(String(part)) == .date
      }
  }

  /// An undated row that is called no movement, moves no balance, and whose amounts are what the rows above have in all:
  /// words in place of its day and what went out, or what came in and what went out.
  func holdsSums(_ row: RowFields, _ amount: Int64?, _ above: Above) -> Bool {
    let (sums, balance) = (above.sums, reader.balance(row))
    guard !plan.isDayOnce, balance == Drafts.noBalance || above.balances.contains(balance) else { return false }
    guard let amount else {
      guard case .inOut(let moneyIn, let moneyOut) = plan.interpretation.source,
        case .value(let credits) = reader.money(row, moneyIn), case .value(let debits) = reader.money(row, moneyOut)
      else { return false }
      return sums.hold(moneyIn: credits, moneyOut: debits)
    }
    // `Compras e encargos do mês`: no movement is the sum of so many others, to the cent.
    if row.isBlank(plan.texts.day), amount != 0, sums.are(amount, ofAtLeast: 4), !isCalledPending(row) { return true }
    guard !isCalledMovement(row) else { return false }
    if sums.isTotalled, describesNothing(row) || row.isBlank(plan.texts.day) { return sums.hold(amount) }
    return describesNothing(row) && sums.are(amount)
  }

  /// Some text of the row says which way money went, or that it waits.
  func isCalledMovement(_ row: RowFields) -> Bool {
    let words = MovementWords(view: plan.words.view)
    return isCalledPending(row) || (0..<row.count).contains { words.direction(of: row.string($0)) != nil }
  }

  private func isCalledPending(_ row: RowFields) -> Bool {
    (0..<row.count).contains { field in
      let state = unsafe StatusWords.meaning(row.trimmed(field))
      return state == .pending || StatusWords.meaning(ofTitle: row.string(field)) == .pending
    }
  }

  /// `Dönem borcu` and a number: what is to be paid in all.
  func isDue(_ row: RowFields) -> Bool {
    guard let field = label(of: row) else { return false }
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
    guard let field = label(of: row) else { return false }
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
    guard row.length(plan.texts.day) <= 64 else { return false }
    let parts = row.string(plan.texts.day).split(separator: " ")
    let days = parts.filter { PreambleFacts.kind(String($0)) == .date }
    return days.count == 2 && parts.allSatisfy { part in days.contains(part) || !part.contains(where: \.isNumber) }
  }
}
