import Values

/// Expected days: every so many weeks, or on one day of every so many months, numbered by slots.
struct Schedule {
  /// What stays the same from month to month.
  enum Rule { case day, weekday, lastWeekday }

  let interval: RecurringInterval
  /// Of slot 0.
  private let origin: Occurrence
  private let rule: Rule

  /// What happened on a day is in slot 0.
  init(_ interval: RecurringInterval, from origin: Occurrence, rule: Rule = .day) {
    self.interval = interval
    self.origin = origin
    self.rule = rule
  }

  /// Schedules with the same phase expect the same days.
  var phase: Int {
    guard let months = interval.months else { return Int(origin.day.number) % interval.days }
    return origin.month % months * 32 + origin.dayOfMonth
  }

  /// The last day of a month stands for days that it does not have.
  func day(_ slot: Int) -> Day {
    guard let months = interval.months else { return origin.day + slot * interval.days }
    let month = origin.month + slot * months
    let first = Schedule.first(of: month)
    let length = Schedule.first(of: month + 1) - first
    let week =
      switch rule {
      case .day: first + (min(origin.dayOfMonth, length) - 1)
      case .weekday: first + (origin.dayOfMonth - 1) / 7 * 7
      case .lastWeekday: first + (length - 7)
      }
    return rule == .day ? week : week + (origin.day.weekday - week.weekday + 7) % 7
  }

  /// The first day of a month since the year 0; of the next one in the calendar's reach outside of it.
  private static func first(of month: Int) -> Day {
    let place = month - firstMonth
    if firstDays.indices.contains(place) { return firstDays[place] }
    return Day(year: max(1, min(month / 12, 9999)), month: month % 12 + 1, day: 1) ?? Day(number: 0)
  }

  /// Those of the years that books are about are counted once.
  private static let firstMonth = 1970 * 12
  private static let firstDays = (firstMonth..<2200 * 12).map {
    Day(year: $0 / 12, month: $0 % 12 + 1, day: 1) ?? Day(number: 0)
  }

  /// The slot whose day is nearest.
  func slot(of occurrence: Occurrence) -> Int {
    let (distance, length): (Int, Int) =
      if let months = interval.months {
        ((occurrence.month - origin.month) * 31 + occurrence.dayOfMonth - origin.dayOfMonth, months * 31)
      } else {
        (occurrence.day - origin.day, interval.days)
      }
    let shifted = distance + length / 2
    return (shifted >= 0 ? shifted : shifted - length + 1) / length
  }

  /// Whether a row is as near to an expected day as bookings come.
  func isOn(_ occurrence: Occurrence) -> Bool {
    offset(of: occurrence, in: slot(of: occurrence)) <= interval.tolerance
  }

  /// How many days a booking lies off its slot; none where a weekend moved it off a day of a month.
  func offset(of occurrence: Occurrence, in slot: Int) -> Int {
    let expected = day(slot)
    let days = occurrence.day - expected
    switch interval.months == nil ? 1 : expected.weekday {
    case 6: return min(abs(days), abs(days - 2), abs(days + 1))
    case 7: return min(abs(days), abs(days - 1), abs(days + 2))
    default: return abs(days)
    }
  }
}
