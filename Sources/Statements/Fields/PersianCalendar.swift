/// Reads days of the solar Hijri calendar of Iran and Afghanistan: 1404/10/15 is the 5th of January 2026.
///
/// Leap years follow the 33-year cycle, which agrees with the observed calendar for all years that are read
/// (K. M. Borkowski, "The Persian calendar for 3000 years", 1996).
enum PersianCalendar {
  /// Years of that calendar that a statement can have: 1962 to 2042 elsewhere.
  static let years: ClosedRange<Int32> = 1341...1420

  /// Years in which no statement was written, of whatever calendar: those of the lunar Hijri one cannot be converted.
  static let unknown: ClosedRange<Int32> = 1421...1500

  /// The day as `Day.number`; nil when the calendar has no such day. `year` is one of `years`.
  static func number(year: Int32, month: Int32, day: Int32) -> Int32? {
    guard month >= 1, month <= 12, day >= 1 else { return nil }
    let start = newYear(year)
    let number = start + (month < 7 ? (month - 1) * 31 : (month - 7) * 30 + 186) + day - 1
    let length: Int32 = month < 7 ? 31 : month < 12 ? 30 : newYear(year + 1) - start - 336
    return day <= length ? number : nil
  }

  /// The first day of the year, as `Day.number`.
  private static func newYear(_ year: Int32) -> Int32 {
    let shifted = year + 1595
    return 365 * shifted + shifted / 33 * 8 + (shifted % 33 + 3) / 4 - 1_075_195
  }
}
