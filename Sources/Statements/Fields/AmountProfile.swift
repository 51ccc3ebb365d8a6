import Lexicon
package import Values

/// What a whole column says about its amounts: which decimal mark it has, which signs, currencies and flags.
package struct AmountProfile: Sendable {
  /// Fields added that are not blank.
  package private(set) var count = 0
  package private(set) var blank = 0
  /// Fields that are an amount under neither mark.
  package private(set) var unparsable = 0

  /// Fields with a `.` or `,` in them.
  package private(set) var marked = 0
  private var point = MarkTally()
  private var comma = MarkTally()

  package private(set) var negative = 0
  package private(set) var positive = 0
  package private(set) var zero = 0
  /// Fields with a written plus.
  package private(set) var explicitPlus = 0
  package private(set) var credits = 0
  package private(set) var debits = 0
  /// The currencies written beside amounts, in order of appearance, at most eight.
  package private(set) var currencies: [Currency] = []
  /// Fields that are not zero and have no currency beside them.
  package private(set) var bare = 0
  /// Fields that are nothing but ASCII digits, and the most digits of these: ids look like this.
  package private(set) var digitsOnly = 0
  package private(set) var mostDigits = 0

  /// Marked fields whose last digit is 0: three decimals of which the third says nothing look so.
  package private(set) var markedRound = 0
  /// Fields without a mark of one to three digits that are not zero, and those of more digits.
  package private(set) var belowThousand = 0
  package private(set) var ungrouped = 0

  /// Some field is grouped by lakhs: `1,23,456.78`.
  package private(set) var hasLakhs = false
  /// Fields with a question mark in place of a minus.
  private var lostMinuses = 0
  /// Every amount has one: it may as well have been the currency's sign.
  package var isSignLost: Bool { lostMinuses > 0 && lostMinuses + zero >= count - unparsable }
  /// Some amount has a minus or parentheses, which no encoding lost.
  var hasWrittenMinus: Bool { negative > lostMinuses }

  /// Amounts other than zero.
  var moving: Int { negative + positive }
  /// Some of the amounts have a mark of their direction, or a sign.
  var hasDirections: Bool { credits + debits + explicitPlus + negative > 0 }

  private struct MarkTally: Sendable {
    var parsable = 0
    var excluded: FieldSample?
    var mostDecimals = 0
    var withDecimals = 0
    var withThreeDecimals = 0
  }

  package init() {}

  /// What decides, or does not decide, the decimal mark.
  package enum Decision: Equatable, Sendable {
    /// Only this mark reads every amount of the column.
    case decided(UInt8)
    /// No amount has a mark: either reads the same.
    case unmarked
    /// Both marks read every amount, and differently: all are like `1,234`.
    case undecided
    /// Neither mark reads all amounts.
    case contradiction
    /// There is no amount.
    case empty
  }

  package var decision: Decision {
    if count == unparsable { return .empty }
    switch (survives(UInt8(ascii: ".")), survives(UInt8(ascii: ","))) {
    case (true, true): return marked == 0 ? .unmarked : .undecided
    case (true, false): return .decided(UInt8(ascii: "."))
    case (false, true): return .decided(UInt8(ascii: ","))
    case (false, false): return .contradiction
    }
  }

  /// The mark that alone reads the column, where there is one.
  package var decidedMark: UInt8? { if case .decided(let mark) = decision { mark } else { nil } }

  /// Whether every amount of the column can be read with `mark`.
  package func survives(_ mark: UInt8) -> Bool { tally(mark).excluded == nil && count > unparsable }
  /// The first amount that `mark` cannot read though the other one can.
  package func exclusion(of mark: UInt8) -> FieldSample? { tally(mark).excluded }
  /// How many fields are amounts under `mark`.
  package func parsable(_ mark: UInt8) -> Int { tally(mark).parsable }
  /// The most decimals that a field shows under `mark`, zeros at the end included.
  package func mostDecimals(_ mark: UInt8) -> Int { tally(mark).mostDecimals }
  /// How many fields show decimals under `mark`.
  package func withDecimals(_ mark: UInt8) -> Int { tally(mark).withDecimals }
  /// How many fields show three decimals under `mark`.
  package func withThreeDecimals(_ mark: UInt8) -> Int { tally(mark).withThreeDecimals }
  /// Whether all fields are plain digits: numbers of something, perhaps not money.
  package var isIntegersOnly: Bool { count > 0 && digitsOnly == count }

  private func tally(_ mark: UInt8) -> MarkTally { mark == UInt8(ascii: ",") ? comma : point }

  package mutating func add(_ text: UnsafeBufferPointer<UInt8>, line: UInt32) {
    if unsafe BlankField.isBlank(text) {
      blank += 1
      return
    }
    count += 1
    if let plain = unsafe PlainAmount(text) {
      unsafe add(plain, text, line)
    } else if let shape = unsafe AmountShape(text) {
      unsafe add(shape, text, line)
      if shape.hasLostMinus { lostMinuses += 1 }
      if shape.number.isByLakhs, shape.number.decimals(decimalMark: UInt8(ascii: ".")) != nil { hasLakhs = true }
    } else {
      unparsable += 1
    }
  }

  @inline(__always)
  private mutating func add(_ amount: some UnscaledAmount, _ text: UnsafeBufferPointer<UInt8>, _ line: UInt32) {
    let pointDecimals = amount.decimals(decimalMark: UInt8(ascii: "."))
    let commaDecimals = amount.decimals(decimalMark: UInt8(ascii: ","))
    if pointDecimals == nil, commaDecimals == nil {
      unparsable += 1
      return
    }
    unsafe AmountProfile.tally(pointDecimals, in: &point, text, line)
    unsafe AmountProfile.tally(commaDecimals, in: &comma, text, line)
    let isZero = amount.isZero
    if isZero { zero += 1 } else if amount.isNegative { negative += 1 } else { positive += 1 }
    if amount.hasMark {
      marked += 1
      if unsafe text.last(where: { $0.isDigit }) == UInt8(ascii: "0") { markedRound += 1 }
    } else if amount.digits > 3 {
      ungrouped += 1
    } else if !isZero {
      belowThousand += 1
    }
    if amount.hasSign, !amount.isNegative { explicitPlus += 1 }
    if amount.flag == .credit { credits += 1 }
    if amount.flag == .debit { debits += 1 }
    if let currency = amount.currency {
      if currencies.count < 8, !currencies.contains(currency) { currencies.append(currency) }
    } else if !isZero {
      bare += 1
    }
    if unsafe text.allSatisfy({ $0.isDigit }) {
      digitsOnly += 1
      mostDigits = max(mostDigits, text.count)
    }
  }

  @inline(__always)
  private static func tally(
    _ decimals: Int?, in tally: inout MarkTally, _ text: UnsafeBufferPointer<UInt8>, _ line: UInt32
  ) {
    guard let decimals else {
      if tally.excluded == nil { tally.excluded = unsafe FieldSample(line: line, bytes: text) }
      return
    }
    tally.parsable += 1
    tally.mostDecimals = max(tally.mostDecimals, decimals)
    if decimals > 0 { tally.withDecimals += 1 }
    if decimals == 3 { tally.withThreeDecimals += 1 }
  }
}
