import Lexicon
import Values

/// Reads the fields of one row by a plan: its day, its amount, its balance.
///
/// A class, as what is large and asked for every row: a value would be copied each time.
final class RowReader: AmountReader, Sendable {
  let plan: TablePlan
  private let balanceSign: Int64
  private let balanceMark: UInt8

  /// Why a row has no amount, and the column at fault.
  struct Fault: Error, Equatable {
    var column: Int
    var reason: String
  }

  init(plan: TablePlan) {
    self.plan = plan
    balanceSign = plan.interpretation.isBalanceOpposite ? -1 : 1
    balanceMark = plan.balanceMark ?? plan.decimalMark
  }

  @inline(__always)
  func day(_ row: RowFields) -> Int32? {
    if let split = plan.split { return split.day(of: row) }
    return unsafe plan.day(row[plan.texts.day], order: plan.dateOrder) ?? otherDay(row) ?? otherForm(row)
  }

  /// A day whose year, of four digits, stands at the other end than that of all other rows, and that can be read in one
  /// way alone: `22-09-2026` among `2026-09-21`.
  private func otherForm(_ row: RowFields) -> Int32? {
    guard case let field = unsafe row.trimmed(plan.texts.day), field.count >= 8,
      plan.era == .common, let parts = unsafe NumericDate(field),
      parts.form.yearDigits == 4, (parts.firstWidth == 4) != (plan.dateOrder == .ymd || plan.dateOrder == .ydm)
    else { return nil }
    let orders: [DateOrder] = [.dmy, .mdy, .ymd]
    let days = Set(orders.compactMap { unsafe DateField.parse(field, order: $0) })
    return days.count == 1 ? days.first : nil
  }

  /// The other day of a row that has no booking day.
  private func otherDay(_ row: RowFields) -> Int32? {
    // Below the day of another row it is that of its value.
    guard let other = plan.texts.otherDay, !plan.isDayOnce, row.isBlank(plan.texts.day) else { return nil }
    return unsafe plan.day(row[other], order: plan.valueOrder) ?? plan.day(row[other], order: plan.dateOrder)
  }

  /// The row leaves its booking day blank, or says there that it waits, has another day, and no balance counts it.
  func isUnbooked(_ row: RowFields) -> Bool {
    guard plan.texts.status == nil, let other = plan.texts.otherDay, !plan.isDayOnce,
      unsafe row.isBlank(plan.texts.postingDay ?? plan.texts.day) || waits(row.trimmed(other), in: other)
    else { return false }
    return balance(row) == Drafts.noBalance
  }

  /// `En attente` in place of the day of posting.
  private func waits(_ field: UnsafeBufferPointer<UInt8>, in column: Int) -> Bool {
    guard let first = unsafe field.first, !first.isDigit, unsafe StatusWords.meaning(field) == .pending else {
      return false
    }
    return PartWords.posting.areIn(plan.name(of: column))
  }

  @inline(__always)
  func valueDay(_ row: RowFields) -> Int32 {
    guard let column = plan.texts.valueDay else { return Drafts.noDay }
    return unsafe plan.day(row[column], order: plan.valueOrder) ?? Drafts.noDay
  }

  @inline(__always)
  func money(_ row: RowFields, _ column: Int) -> CellMoney { money(row, column, decimalMark: plan.decimalMark) }

  /// The amount in a field of the column; rounded where such amounts are.
  @inline(__always)
  func parse(_ field: UnsafeBufferPointer<UInt8>, _ column: Int, decimalMark: UInt8) -> AmountParse? {
    let exponent = plan.exponent(of: column)
    if let exact = unsafe AmountField.parse(field, decimalMark: decimalMark, exponent: exponent) { return exact }
    if plan.rounds, let rounded = unsafe AmountField.rounded(field, decimalMark: decimalMark, exponent: exponent) {
      return rounded
    }
    return unsafe otherwiseMarked(field, decimalMark: decimalMark, exponent: exponent)
  }

  /// `85,30` among `5000.00`: what parts two digits from those in front of them groups nothing.
  private func otherwiseMarked(
    _ field: UnsafeBufferPointer<UInt8>, decimalMark: UInt8, exponent: Int
  ) -> AmountParse? {
    let other = decimalMark == UInt8(ascii: ",") ? UInt8(ascii: ".") : UInt8(ascii: ",")
    guard exponent == 2, let mark = unsafe field.lastIndex(of: other), unsafe digits(field, from: mark, by: 1) == 2
    else { return nil }
    return unsafe AmountField.parse(field, decimalMark: other, exponent: exponent)
  }

  @inline(__always)
  func money(_ row: RowFields, _ column: Int, decimalMark: UInt8) -> CellMoney {
    let field = unsafe row[column]
    if field.count == 0 { return .blank }
    if let parse = unsafe parse(field, column, decimalMark: decimalMark) {
      if !plan.showsThreeDecimals, unsafe mayBeGrouped(field) { return .unreadable }
      if parse.isMinusLost, plan.writesMinus { return .unreadable }
      return .value(parse.value)
    }
    return unsafe BlankField.isNothing(row.trimmed(column)) ? .blank : .unreadable
  }

  /// Three digits behind the decimal mark, and one to three in front of it, the first of them not 0; `1.044,10` is read
  /// with the other mark.
  @inline(__always)
  private func mayBeGrouped(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let mark = unsafe field.lastIndex(of: plan.decimalMark), unsafe digits(field, from: mark, by: 1) == 3 else {
      return false
    }
    if mark + 4 < field.count, unsafe [UInt8(ascii: "."), UInt8(ascii: ",")].contains(field[mark + 4]) { return false }
    let front = unsafe digits(field, from: mark, by: -1)
    return unsafe (1...3).contains(front) && field[mark - front] != 48
  }

  /// How many digits follow `place` in that direction.
  private func digits(_ field: UnsafeBufferPointer<UInt8>, from place: Int, by step: Int) -> Int {
    var end = place + step
    while end >= 0, end < field.count, unsafe field[end].isDigit { end += step }
    return (end - place - step) * step
  }

  /// The balance that the row states; one marked `DR` is owed.
  @inline(__always)
  func balance(_ row: RowFields) -> Int64 {
    guard let column = plan.interpretation.balance else { return Drafts.noBalance }
    let parse = unsafe parse(row[column], column, decimalMark: balanceMark)
    guard let parse else { return Drafts.noBalance }
    let isOwed = parse.flag == .debit || parse.flag == nil && isFlaggedOwed(row, column)
    return balanceSign &* (isOwed ? 0 &- Int64(clamping: parse.value.magnitude) : parse.value)
  }

  private func isFlaggedOwed(_ row: RowFields, _ balance: Int) -> Bool {
    guard let flag = plan.balanceFlag, flag.balance == balance else { return false }
    return unsafe flag.words.meaning(of: row.trimmed(flag.column)) ?? 0 < 0
  }

  /// The amount from the owner's point of view.
  @inline(__always)
  func amount(_ row: RowFields) -> Result<Int64, AmountFault> { amount(row, of: plan.interpretation) }

  // MARK: Directions

  @inline(__always)
  func mark(_ row: RowFields, _ column: Int) -> Int8 {
    mark(row, column, decimalMark: plan.decimalMark)
  }

  @inline(__always)
  func direction(_ row: RowFields, flag: Int) -> Int8 { direction(row, flag: flag, plan.flags) }

  /// `flags`: what each known word of the column says.
  @inline(__always)
  func direction(_ row: RowFields, flag: Int, _ flags: WordColumn<Int8>) -> Int8 {
    if let known = unsafe flags.meaning(of: row.trimmed(flag)), known != 0 { return known }
    let known = unsafe RowReader.direction(row.trimmed(flag))
    if known != 0 { return known }
    let said = direction(row, text: flag)
    return said == 0 ? wordedDirection(row) : said
  }

  func direction(_ row: RowFields, text: Int) -> Int8 {
    let flag = unsafe RowReader.direction(row.trimmed(text))
    return flag != 0 ? flag : plan.words.sign(of: row.string(text))
  }

  func sideDirection(_ row: RowFields) -> Int8 {
    plan.sides?.direction { row.string($0) } ?? 0
  }

  /// A word of a flag column that says neither: the row's kind and text may.
  private func wordedDirection(_ row: RowFields) -> Int8 {
    for flag in plan.otherFlags {
      if let known = unsafe flag.words.meaning(of: row.trimmed(flag.column)), known != 0 { return known }
    }
    let columns = [plan.texts.type].compactMap { $0 } + plan.texts.description
    for column in columns {
      let direction = direction(row, text: column)
      if direction != 0 { return direction }
    }
    return 0
  }

  /// What the marks in an amount's own text say: 1 for `CR` or a plus, -1 for `DR` or a minus, 0 without a mark.
  @inline(__always)
  func mark(_ row: RowFields, _ column: Int, decimalMark: UInt8) -> Int8 {
    guard let parse = unsafe parse(row[column], column, decimalMark: decimalMark) else { return 0 }
    switch parse.flag {
    case .credit: return 1
    case .debit: return -1
    case nil: return parse.hasSign ? (parse.value < 0 ? -1 : 1) : 0
    }
  }

  static func direction(_ text: UnsafeBufferPointer<UInt8>) -> Int8 {
    switch unsafe FlagWords.direction(text) {
    case .credit: 1
    case .debit: -1
    case nil: 0
    }
  }

  // MARK: Faults

  /// What is said of a row without an amount, at the column where it is missing.
  func fault(_ fault: AmountFault, in row: RowFields) -> Fault {
    switch fault {
    case .none(let column): Fault(column: column, reason: "no amount in '\(plan.name(of: column))'")
    case .unreadable(let column): unreadable(row, column)
    case .undirected(let column):
      Fault(
        column: column,
        reason: "'\(row.string(column))' in '\(plan.name(of: column))' does not say whether money came in or went out")
    case .both(let moneyIn, let moneyOut):
      Fault(
        column: moneyOut,
        reason: "amounts both in '\(plan.name(of: moneyIn))' and in '\(plan.name(of: moneyOut))'")
    case .neither(let moneyIn, let moneyOut):
      Fault(
        column: moneyIn, reason: "no amount in '\(plan.name(of: moneyIn))' or '\(plan.name(of: moneyOut))'")
    }
  }

  private func unreadable(_ row: RowFields, _ column: Int) -> Fault {
    let text = row.string(column)
    let mark = plan.decimalMark == UInt8(ascii: ".") ? "point" : "comma"
    if !plan.showsThreeDecimals, unsafe mayBeGrouped(row[column]) {
      return Fault(
        column: column, reason: "'\(text)' in '\(plan.name(of: column))' may have three decimals, or be thousands")
    }
    if unsafe AmountField.parse(row[column], decimalMark: plan.decimalMark, exponent: AmountField.mostDecimals) != nil {
      return Fault(
        column: column,
        reason:
          "'\(text)' in '\(plan.name(of: column))' has more decimals than its currency, which has \(plan.exponent)")
    }
    return Fault(
      column: column, reason: "'\(text)' in '\(plan.name(of: column))' is no amount with a decimal \(mark)")
  }
}
