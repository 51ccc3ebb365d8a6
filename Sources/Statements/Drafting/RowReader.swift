import Lexicon
import Values

/// Reads the fields of one row by a plan: its day, its amount, its balance.
struct RowReader: Sendable {
  let plan: TablePlan
  private let source: Interpretation.Source
  private let sign: Int64
  private let balanceSign: Int64
  private let balanceMark: UInt8

  /// What a field that should hold money holds.
  enum Money: Equatable {
    case value(Int64)
    case blank
    case unreadable
  }

  /// Why a row has no amount, and the column at fault.
  struct Fault: Error, Equatable {
    var column: Int
    var reason: String
  }

  init(plan: TablePlan) {
    self.plan = plan
    source = plan.interpretation.source
    sign = plan.interpretation.isInverted ? -1 : 1
    balanceSign = plan.interpretation.isBalanceOpposite ? -1 : 1
    balanceMark = plan.balanceMark ?? plan.decimalMark
  }

  @inline(__always)
  func day(_ row: RowFields) -> Int32? {
    if let split = plan.split { return split.day(of: row) }
    return unsafe plan.day(row[plan.texts.day], order: plan.dateOrder)
  }

  @inline(__always)
  func valueDay(_ row: RowFields) -> Int32 {
    guard let column = plan.texts.valueDay, column < row.count else { return Drafts.noDay }
    return unsafe plan.day(row[column], order: plan.valueOrder) ?? Drafts.noDay
  }

  @inline(__always)
  func money(_ row: RowFields, _ column: Int) -> Money {
    guard column < row.count else { return .blank }
    let field = unsafe row[column]
    if field.count == 0 { return .blank }
    if let parse = unsafe AmountField.parse(field, decimalMark: plan.decimalMark, exponent: plan.exponent(of: column)) {
      if !plan.showsThreeDecimals, unsafe mayBeGrouped(field) { return .unreadable }
      return .value(parse.value)
    }
    return unsafe isNothing(row.trimmed(column)) ? .blank : .unreadable
  }

  /// Three digits behind the decimal mark, and one to three in front of it, the first of them not 0.
  @inline(__always)
  private func mayBeGrouped(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let mark = unsafe field.lastIndex(of: plan.decimalMark), unsafe digits(field, from: mark, by: 1) == 3 else {
      return false
    }
    let front = unsafe digits(field, from: mark, by: -1)
    return unsafe (1...3).contains(front) && field[mark - front] != 48
  }

  /// How many digits follow `place` in that direction.
  private func digits(_ field: UnsafeBufferPointer<UInt8>, from place: Int, by step: Int) -> Int {
    var end = place + step
    while end >= 0, end < field.count, unsafe field[end].isDigit { end += step }
    return (end - place - step) * step
  }

  /// Blank, or a dash that stands for no amount.
  private func isNothing(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    if unsafe BlankField.isBlank(field) || BlankField.isFiller(field) { return true }
    return unsafe BlankField.isDash(field) || field.count == 1 && field[0] == UInt8(ascii: "/")
  }

  /// The balance that the row states; one marked `DR` is owed.
  @inline(__always)
  func balance(_ row: RowFields) -> Int64 {
    guard let column = plan.interpretation.balance, column < row.count else { return Drafts.noBalance }
    let parse = unsafe AmountField.parse(row[column], decimalMark: balanceMark, exponent: plan.exponent(of: column))
    guard let parse else { return Drafts.noBalance }
    return balanceSign &* (parse.flag == .debit ? 0 &- Int64(clamping: parse.value.magnitude) : parse.value)
  }

  /// The amount from the owner's point of view.
  @inline(__always)
  func amount(_ row: RowFields) -> Result<Int64, Fault> {
    var result: Result<Int64, Fault>
    switch source {
    case .signed(let column): result = single(row, column)
    case .marked(let column):
      result = single(row, column).map { value in
        switch unsafe RowReader.mark(of: row[column], decimalMark: plan.decimalMark) {
        case 0: plan.interpretation.inFactor &* value
        case let mark: Int64(mark) &* Int64(clamping: value.magnitude)
        }
      }
    case .flagged(let column, let flag):
      result = single(row, column).flatMap { magnitude in
        let word = row.range(flag)
        var direction = plan.flags.meaning(of: row, word) ?? RowReader.direction(of: row, flag)
        if direction == 0, magnitude != 0 { direction = wordedDirection(row) }
        guard direction != 0 || magnitude == 0 else { return .failure(undirected(row, flag)) }
        return .success(Int64(direction) &* plan.interpretation.inFactor &* magnitude)
      }
    case .worded(let column, let text):
      result = single(row, column).flatMap { magnitude in
        switch plan.words.direction(of: row.string(text)) {
        case .moneyIn: .success(plan.interpretation.inFactor &* magnitude)
        case .moneyOut: .success(0 &- plan.interpretation.inFactor &* magnitude)
        case nil: .failure(undirected(row, text))
        }
      }
    case .inOut(let moneyIn, let moneyOut): result = inOut(row, moneyIn, moneyOut)
    }
    if let fee = plan.interpretation.fee, case .success(let amount) = result {
      switch money(row, fee.column) {
      case .value(let value): result = .success(Values.Money.sum(amount, fee.factor &* value))
      case .blank: break
      case .unreadable: result = .failure(unreadable(row, fee.column))
      }
    }
    guard case .success(let amount) = result else { return result }
    return .success(sign &* amount)
  }

  /// A word of a flag column that says neither: the row's kind and text may.
  private func wordedDirection(_ row: RowFields) -> Int8 {
    let columns = [plan.texts.type].compactMap { $0 } + plan.texts.description
    for column in columns where column < row.count {
      switch plan.words.direction(of: row.string(column)) {
      case .moneyIn: return 1
      case .moneyOut: return -1
      case nil: continue
      }
    }
    return 0
  }

  /// What the marks in an amount's own text say: 1 for `CR` or a plus, -1 for `DR` or a minus, 0 without a mark.
  static func mark(of text: UnsafeBufferPointer<UInt8>, decimalMark: UInt8) -> Int8 {
    guard let parse = unsafe AmountField.parse(text, decimalMark: decimalMark, exponent: 9) else { return 0 }
    switch parse.flag {
    case .credit: return 1
    case .debit: return -1
    case nil: return parse.hasSign ? (parse.value < 0 ? -1 : 1) : 0
    }
  }

  static func direction(of row: RowFields, _ column: Int) -> Int8 { unsafe direction(row.trimmed(column)) }

  static func direction(_ text: UnsafeBufferPointer<UInt8>) -> Int8 {
    switch unsafe FlagWords.direction(text) {
    case .credit: 1
    case .debit: -1
    case nil: 0
    }
  }

  @inline(__always)
  private func single(_ row: RowFields, _ column: Int) -> Result<Int64, Fault> {
    switch money(row, column) {
    case .value(let value): .success(value)
    case .blank: .failure(Fault(column: column, reason: "no amount in '\(plan.name(of: column))'"))
    case .unreadable: .failure(unreadable(row, column))
    }
  }

  private func inOut(_ row: RowFields, _ moneyIn: Int, _ moneyOut: Int) -> Result<Int64, Fault> {
    let factors = plan.interpretation
    switch (money(row, moneyIn), money(row, moneyOut)) {
    case (.value(let value), .blank), (.value(let value), .value(0)): return .success(factors.inFactor &* value)
    case (.blank, .value(let value)), (.value(0), .value(let value)): return .success(factors.outFactor &* value)
    case (.value, .value):
      return .failure(
        Fault(
          column: moneyOut,
          reason: "amounts both in '\(plan.name(of: moneyIn))' and in '\(plan.name(of: moneyOut))'"))
    case (.unreadable, _): return .failure(unreadable(row, moneyIn))
    case (_, .unreadable): return .failure(unreadable(row, moneyOut))
    case (.blank, .blank):
      return .failure(
        Fault(
          column: moneyIn, reason: "no amount in '\(plan.name(of: moneyIn))' or '\(plan.name(of: moneyOut))'"))
    }
  }

  func unreadable(_ row: RowFields, _ column: Int) -> Fault {
    let text = row.string(column)
    let mark = plan.decimalMark == UInt8(ascii: ".") ? "point" : "comma"
    if !plan.showsThreeDecimals, unsafe mayBeGrouped(row[column]) {
      return Fault(
        column: column, reason: "'\(text)' in '\(plan.name(of: column))' may have three decimals, or be thousands")
    }
    return Fault(
      column: column, reason: "'\(text)' in '\(plan.name(of: column))' is no amount with a decimal \(mark)")
  }

  private func undirected(_ row: RowFields, _ column: Int) -> Fault {
    Fault(
      column: column,
      reason: "'\(row.string(column))' in '\(plan.name(of: column))' does not say whether money came in or went out")
  }
}

extension WordColumn {
  @inline(__always)
  func meaning(of row: RowFields, _ range: Range<Int>) -> Meaning? {
    for index in 0..<texts.count where row.holds(texts[index], at: range) { return meanings[index] }
    return nil
  }
}

extension RowFields {
  @inline(__always)
  func holds(_ text: [UInt8], at range: Range<Int>) -> Bool {
    guard text.count == range.count else { return false }
    for offset in 0..<text.count where unsafe text[offset] != bytes[range.lowerBound + offset] { return false }
    return true
  }
}
