package import Lexicon
package import Values

/// What a whole column says about its dates: which orders of day, month and year read all of them, and what excludes
/// the others.
package struct DateProfile: Sendable {
  /// Fields added that are not blank.
  package private(set) var count = 0
  package private(set) var blank = 0
  /// Fields that are a date in no order.
  package private(set) var notDates = 0
  /// The form of most dates.
  package var form: DateForm { forms.max { $0.count < $1.count }?.form ?? DateForm() }
  /// The languages that know all month names of the column; all of them where it has no names.
  package private(set) var languages = MonthLanguages.all

  /// For days that are written without their year; nil where they are no dates.
  package var frame: YearFrame?
  /// For years of two digits.
  package var era = YearEra.common

  private var forms: [FormTally] = []
  private var lastForm = 0
  private var tallies = InlineArray<4, OrderTally>(repeating: OrderTally())
  private var dotted = 0
  private var unpadded = 0
  private var yearFirst = 0
  private var shortYears = 0
  private var firstValues = ValueSet()
  private var lastValues = ValueSet()

  private struct FormTally: Sendable {
    var form: DateForm
    var count: Int
  }

  fileprivate struct OrderTally: Sendable {
    var count = 0
    var excluded: FieldSample?
    var first = Int32.max
    var last = Int32.min
    var previous: Int32?
    var steps = DaySteps()
  }

  package init() {}

  /// How many fields are dates.
  package var dates: Int { count - notDates }

  /// The orders that read every date of the column, the likeliest first: those that the calendar allows, less those
  /// that no bank uses where another is left.
  package var orders: [DateOrder] {
    guard dates > 0 else { return [] }
    var possible = possibleOrders
    if possible.contains(.ymd) { possible.removeAll { $0 == .ydm } }
    if possible.contains(.ymd), yearFirst == dates { return [.ymd] }
    if possible.contains(.dmy), dotted == dates, shortYears == 0 { return [.dmy] }
    if shortYears == dates, possible.count > 1 {
      let isYearLast = firstValues.count >= lastValues.count
      let usual = possible.filter { $0 == .dmy || $0 == .mdy && dotted < dates }
      if isYearLast, !usual.isEmpty, !isLaterYearFirst(usual) { return usual }
      return possible
    }
    return possible
  }

  /// One day alone, of a later year when the year stands in front: `26/01/07` is hardly of 2007. Between dashes it may
  /// stand there whatever the year.
  private func isLaterYearFirst(_ orders: [DateOrder]) -> Bool {
    guard firstValues.count == 1, lastValues.count == 1 else { return false }
    if form.firstSeparator == UInt8(ascii: "-") { return true }
    return orders.allSatisfy { tallies[DateOrder.ymd.index].first > tallies[$0.index].last }
      && tallies[DateOrder.ymd.index].excluded == nil
  }

  /// The orders in which the calendar has a day for every date of the column.
  package var possibleOrders: [DateOrder] {
    dates == 0 ? [] : DateOrder.allCases.filter { tallies[$0.index].excluded == nil }
  }

  /// The first date that cannot be one in `order`.
  package func exclusion(of order: DateOrder) -> FieldSample? { tallies[order.index].excluded }

  /// First and last day as `Day.number`, read in `order`.
  package func days(in order: DateOrder) -> ClosedRange<Int32>? {
    let tally = tallies[order.index]
    return tally.count > 0 ? tally.first...tally.last : nil
  }

  /// How the days follow each other down the column, read in `order`.
  package func steps(in order: DateOrder) -> DaySteps { tallies[order.index].steps }

  /// Every number has its zeros in front.
  package var isPadded: Bool { unpadded == 0 }

  /// `DD/MM/YYYY` and the like.
  package func formName(order: DateOrder) -> String { form.name(order: order, isPadded: unpadded == 0) }

  /// How many dates are days in `order`.
  package func count(in order: DateOrder) -> Int { tallies[order.index].count }

  /// Adds a field; true when it looks like a date, as `DateField.looksLikeDate` tells.
  @discardableResult
  package mutating func add(_ text: UnsafeBufferPointer<UInt8>, line: UInt32) -> Bool {
    if unsafe BlankField.isBlank(text) {
      blank += 1
      return false
    }
    count += 1
    if let numeric = unsafe NumericDate(text) { return unsafe add(numeric, text, line) }
    if let parts = unsafe DateParts(text) {
      let era = era
      return unsafe add(parts, text, line) { parts.day(in: $0, languages: $1, era) }
    }
    if let frame, let parts = unsafe YearFrame.parts(text) {
      return unsafe add(parts, text, line) { frame.day(parts, order: $0, languages: $1) }
    }
    notDates += 1
    return false
  }

  private static let none = Int32.min

  @inline(__always)
  private mutating func add(_ date: NumericDate, _ text: UnsafeBufferPointer<UInt8>, _ line: UInt32) -> Bool {
    let none = DateProfile.none
    let isDate = unsafe add(
      [
        date.day(in: .dmy, era) ?? none, date.day(in: .mdy, era) ?? none,
        date.day(in: .ymd, era) ?? none, date.day(in: .ydm, era) ?? none,
      ],
      isTorn: false, text, line)
    guard isDate else { return false }
    note(date.form, first: date.first, third: date.third, firstWidth: date.firstWidth)
    if date.firstWidth == 1 || date.secondWidth == 1 || date.thirdWidth == 1 { unpadded += 1 }
    return true
  }

  private mutating func add(
    _ parts: DateParts, _ text: UnsafeBufferPointer<UInt8>, _ line: UInt32,
    dayIn: (DateOrder, MonthLanguages) -> Int32?
  ) -> Bool {
    var known = languages
    var isTorn = false
    if parts.form.style == .named {
      let common = languages.intersection(parts.name.languages)
      known = common.isEmpty ? parts.name.languages : common
      // A name of two months shows the order; its day has to wait until other names tell the language.
      isTorn = parts.name.month(in: known) == nil
    }
    let meant = isTorn ? parts.name.firstLanguages : known
    func day(_ order: DateOrder) -> Int32 { dayIn(order, meant) ?? DateProfile.none }
    guard unsafe add([day(.dmy), day(.mdy), day(.ymd), day(.ydm)], isTorn: isTorn, text, line) else { return false }
    languages = known
    let isShort = parts.form.style == .digits && parts.form.yearDigits == 2
    note(
      parts.form, first: isShort ? parts.digits / 10_000 : parts.values[0],
      third: isShort ? parts.digits % 100 : parts.values[2], firstWidth: parts.widths[0])
    if parts.widths[0] == 1 || parts.widths[1] == 1 || parts.widths[2] == 1 { unpadded += 1 }
    return parts.isUnlikeNumber
  }

  /// Adds what a text means in each order; false when it means no day in any.
  @inline(__always)
  private mutating func add(
    _ days: InlineArray<4, Int32>, isTorn: Bool, _ text: UnsafeBufferPointer<UInt8>, _ line: UInt32
  ) -> Bool {
    guard max(max(days[0], days[1]), max(days[2], days[3])) != DateProfile.none else {
      notDates += 1
      return false
    }
    for index in 0..<4 {
      if days[index] != DateProfile.none {
        if !isTorn { tallies[index].add(days[index]) }
      } else if tallies[index].excluded == nil {
        tallies[index].excluded = unsafe FieldSample(line: line, bytes: text)
      }
    }
    return true
  }

  @inline(__always)
  private mutating func note(_ form: DateForm, first: Int32, third: Int32, firstWidth: UInt8) {
    if lastForm < forms.count, forms[lastForm].form == form {
      forms[lastForm].count += 1
    } else {
      noteOther(form)
    }
    if form.firstSeparator == UInt8(ascii: ".") { dotted += 1 }
    if firstWidth >= 3 { yearFirst += 1 }
    if form.yearDigits == 2 { shortYears += 1 }
    firstValues.insert(first)
    lastValues.insert(third)
  }

  private mutating func noteOther(_ form: DateForm) {
    if let index = forms.firstIndex(where: { $0.form == form }) {
      forms[index].count += 1
      lastForm = index
    } else if forms.count < 16 {
      lastForm = forms.count
      forms.append(FormTally(form: form, count: 1))
    }
  }
}

extension DateProfile.OrderTally {
  fileprivate mutating func add(_ day: Int32) {
    count += 1
    first = min(first, day)
    last = max(last, day)
    if let previous { steps.add(from: previous, to: day) }
    previous = day
  }
}

/// Which numbers of 0 to 127 occurred.
private struct ValueSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  mutating func insert(_ value: Int32) {
    if (0..<64).contains(value) { low |= 1 << UInt64(value) }
    if (64..<128).contains(value) { high |= 1 << UInt64(value - 64) }
  }
}

extension DateOrder {
  var index: Int {
    switch self {
    case .dmy: 0
    case .mdy: 1
    case .ymd: 2
    case .ydm: 3
    }
  }
}
