import Values

/// Reads the days that statement formats write with a fixed order: `20250403...`, `2025-04-03...`, `250403`.
///
/// Between the numbers of a full day, banks also write `/` or `.` instead of the dash.
enum WrittenDay {
  /// Years in which a statement can be written; others are a program's way to say that it knows none.
  static let years = 1900...2199

  /// Year, month and day at the start of `range`, with or without dashes; a time and zone may follow, and do not
  /// move the day: the written one counts.
  static func full(_ text: [UInt8], _ range: Range<Int>) -> Day? {
    let start = range.lowerBound
    let hasDashes = range.count >= 10 && "-/.".utf8.contains(text[start + 4]) && text[start + 7] == text[start + 4]
    let length = hasDashes ? 10 : 8
    guard range.count >= length else { return nil }
    let month = start + (hasDashes ? 5 : 4)
    let day = start + (hasDashes ? 8 : 6)
    guard let y = number(text, start, 4), let m = number(text, month, 2), let d = number(text, day, 2) else {
      return nil
    }
    return years.contains(y) ? Day(year: y, month: m, day: d) : nil
  }

  /// `YYMMDD` at `place`; 80 and later are the years from 1980. Interest has its value on 30 February in some
  /// countries: that is the month's last day.
  static func short(_ text: [UInt8], at place: Int) -> Day? {
    guard let y = number(text, place, 2), let m = number(text, place + 2, 2), let d = number(text, place + 4, 2) else {
      return nil
    }
    return commercial(year: Int(YearEra.common.year(Int32(y))), month: m, day: d)
  }

  /// A day of the calendar in which every month has 30 days.
  static func commercial(year: Int, month: Int, day: Int) -> Day? {
    if month == 2, (29...30).contains(day) {
      return Day(year: year, month: 2, day: 29) ?? Day(year: year, month: 2, day: 28)
    }
    return Day(year: year, month: month, day: day)
  }

  /// The value of `count` digits at `place`.
  static func number(_ text: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= text.count else { return nil }
    var value = 0
    for byte in text[place..<(place + count)] {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    return value
  }
}
