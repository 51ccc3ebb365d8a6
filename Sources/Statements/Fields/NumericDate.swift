import Values

/// Three ASCII numbers with a mark between them, perhaps a time behind: the dates of nearly all statements.
struct NumericDate {
  var first: Int32 = 0
  var second: Int32 = 0
  var third: Int32 = 0
  var firstWidth: UInt8 = 0
  var secondWidth: UInt8 = 0
  var thirdWidth: UInt8 = 0
  var firstMark: UInt8 = 0
  var secondMark: UInt8 = 0
  var hasTime = false

  /// Nil means look closer, not that it is no date.
  @inline(__always)
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count >= 6, text.count <= 30 else { return nil }
    if text.count == 10, unsafe readTen(text) { return }
    var place = 0
    (first, place) = unsafe NumericDate.number(text, from: 0)
    firstWidth = UInt8(truncatingIfNeeded: place)
    guard firstWidth &- 1 < 4 else { return nil }
    firstMark = unsafe text[place]
    guard NumericDate.isMark(firstMark) else { return nil }
    var start = place + 1
    (second, place) = unsafe NumericDate.number(text, from: start)
    secondWidth = UInt8(truncatingIfNeeded: place - start)
    guard secondWidth &- 1 < 2, place + 1 < text.count else { return nil }
    secondMark = unsafe text[place]
    guard secondMark == firstMark else { return nil }
    start = place + 1
    (third, place) = unsafe NumericDate.number(text, from: start)
    thirdWidth = UInt8(truncatingIfNeeded: place - start)
    guard thirdWidth &- 1 < 4 else { return nil }
    if place < text.count {
      guard unsafe NumericDate.isTime(text, from: place) else { return nil }
      hasTime = true
    }
  }

  /// `DD/MM/YYYY` and `YYYY-MM-DD`, without a loop. False means look closer.
  @inline(__always)
  private mutating func readTen(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let mark = unsafe text[2]
    if NumericDate.isMark(mark) {
      guard unsafe text[5] == mark else { return false }
      let century = unsafe NumericDate.two(text, 6)
      let rest = unsafe NumericDate.two(text, 8)
      first = unsafe NumericDate.two(text, 0)
      second = unsafe NumericDate.two(text, 3)
      third = century &* 100 &+ rest
      firstWidth = 2
      thirdWidth = 4
      firstMark = mark
      guard century | rest | first | second >= 0 else { return false }
    } else {
      firstMark = unsafe text[4]
      guard NumericDate.isMark(firstMark), unsafe text[7] == firstMark else { return false }
      let century = unsafe NumericDate.two(text, 0)
      let rest = unsafe NumericDate.two(text, 2)
      second = unsafe NumericDate.two(text, 5)
      third = unsafe NumericDate.two(text, 8)
      first = century &* 100 &+ rest
      firstWidth = 4
      thirdWidth = 2
      guard century | rest | second | third >= 0 else { return false }
    }
    secondWidth = 2
    secondMark = firstMark
    return true
  }

  /// Two digits as a number, negative when they are none.
  @inline(__always)
  private static func two(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int32 {
    let tens = unsafe text[place] &- 48
    let ones = unsafe text[place + 1] &- 48
    return tens < 10 && ones < 10 ? Int32(tens) &* 10 &+ Int32(ones) : -1
  }

  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// The number that begins at `start`, and where it ends.
  @inline(__always)
  private static func number(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> (Int32, Int) {
    var value: Int32 = 0
    var place = start
    while place < text.count, place < start + 5 {
      let digit = unsafe text[place] &- 48
      guard digit < 10 else { break }
      value = value &* 10 &+ Int32(digit)
      place += 1
    }
    return (value, place)
  }

  /// ` 10:15`, `T10:15:30`, `T10:15:30Z` and nothing else.
  private static func isTime(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    let count = text.count - start
    guard count == 6 || count == 9 || count == 10 else { return false }
    guard unsafe text[start] == 0x20 || text[start] == UInt8(ascii: "T") else { return false }
    if count == 10, unsafe text[start + 9] != UInt8(ascii: "Z") { return false }
    for offset in 1..<min(count, 9) {
      let byte = unsafe text[start + offset]
      guard offset % 3 == 0 ? byte == UInt8(ascii: ":") : byte.isDigit else { return false }
    }
    return unsafe text[start + 1] < UInt8(ascii: "3") && text[start + 4] < UInt8(ascii: "6")
  }

  var form: DateForm {
    var form = DateForm()
    form.firstSeparator = firstMark
    form.secondSeparator = secondMark
    let width = max(firstWidth, thirdWidth)
    form.yearDigits = width >= 3 ? width : 2
    form.hasTime = hasTime
    return form
  }

  /// The day in that order as `Day.number`; nil when there is none.
  @inline(__always)
  func day(in order: DateOrder, _ era: YearEra = .common) -> Int32? {
    switch order {
    case .dmy: NumericDate.day(third, thirdWidth, second, secondWidth, first, firstWidth, isFirst: false, era)
    case .mdy: NumericDate.day(third, thirdWidth, first, firstWidth, second, secondWidth, isFirst: false, era)
    case .ymd: NumericDate.day(first, firstWidth, second, secondWidth, third, thirdWidth, isFirst: true, era)
    case .ydm: NumericDate.day(first, firstWidth, third, thirdWidth, second, secondWidth, isFirst: true, era)
    }
  }

  @inline(__always)
  private static func day(
    _ year: Int32, _ yearWidth: UInt8, _ month: Int32, _ monthWidth: UInt8, _ day: Int32, _ dayWidth: UInt8,
    isFirst: Bool, _ era: YearEra
  ) -> Int32? {
    guard monthWidth <= 2, dayWidth <= 2 else { return nil }
    switch yearWidth {
    case 4 where PersianCalendar.years ~= year: return PersianCalendar.number(year: year, month: month, day: day)
    case 4 where PersianCalendar.unknown ~= year: return nil
    case 4: return number(year: DateParts.western(year), month: month, day: day)
    case 2: return number(year: era.year(year), month: month, day: day)
    case 3 where isFirst && DateParts.republican ~= year: return number(year: 1911 + year, month: month, day: day)
    default: return nil
    }
  }

  /// As `Day(year:month:day:)`, for years that are not negative, without its divisions by 400.
  @inline(__always)
  private static func number(year: Int32, month: Int32, day: Int32) -> Int32? {
    guard year >= 1, month >= 1, month <= 12, day >= 1 else { return nil }
    if day > 28 {
      let isLeap = year & 3 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length: Int32 = month == 2 ? (isLeap ? 29 : 28) : 30 + ((month ^ (month >> 3)) & 1)
      guard day <= length else { return nil }
    }
    // Years begin in March, so that the leap day is the last of its year.
    let shifted = UInt32(month <= 2 ? year - 1 : year)
    let century = shifted / 100
    let monthFromMarch = UInt32(month > 2 ? month - 3 : month + 9)
    let days = 1461 * shifted / 4 - century + century / 4 + (153 * monthFromMarch + 2) / 5 + UInt32(day)
    return Int32(days) - 719_469
  }
}
