/// A calendar day, stored as the number of days since 1970-01-01 (proleptic Gregorian calendar, no time zone).
///
/// The day ↔ civil date arithmetic is Howard Hinnant's `days_from_civil` (howardhinnant.github.io/date_algorithms.html).
@usableFromInline
package struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before it.
  @usableFromInline package let number: Int32

  @inlinable package init(number: Int32) {
    self.number = number
  }

  /// Nil where the calendar has no such day, or the year lies outside 1...9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Day.length(ofMonth: month, year: year)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// Reads `YYYY-MM-DD` and nothing else.
  package init?(iso text: some StringProtocol) {
    let text = String(text)
    self.init(iso: text.utf8.span)
  }

  package init?(iso bytes: Span<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return nil }
    func digits(_ range: Range<Int>) -> Int? {
      var value = 0
      for index in range {
        guard bytes[index].isDigit else { return nil }
        value = value * 10 + Int(bytes[index] - 48)
      }
      return value
    }
    guard let year = digits(0..<4), let month = digits(5..<7), let day = digits(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package var civil: (year: Int, month: Int, day: Int) {
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// 1 is Monday, 7 is Sunday (ISO 8601).
  package var weekday: Int {
    let fromMonday = (Int(number) + 3) % 7
    return (fromMonday < 0 ? fromMonday + 7 : fromMonday) + 1
  }

  // Inlined into other modules, where millions of days are compared.
  @inlinable package static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  @inlinable package static func <= (left: Day, right: Day) -> Bool { left.number <= right.number }
  @inlinable package static func > (left: Day, right: Day) -> Bool { left.number > right.number }
  @inlinable package static func >= (left: Day, right: Day) -> Bool { left.number >= right.number }
  @inlinable package static func == (left: Day, right: Day) -> Bool { left.number == right.number }
  @inlinable package static func + (day: Day, days: Int) -> Day { Day(number: day.number + Int32(days)) }
  @inlinable package static func - (day: Day, days: Int) -> Day { Day(number: day.number - Int32(days)) }
  /// Days from `right` to `left`.
  @inlinable package static func - (left: Day, right: Day) -> Int { Int(left.number) - Int(right.number) }
}

extension Day: CustomStringConvertible {
  /// `YYYY-MM-DD`.
  @usableFromInline
  package var description: String {
    let (year, month, day) = civil
    func padded(_ value: Int, _ width: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }
}
