/// A calendar day of the household's year, as a count of days since 1970-01-01.
///
/// The tests have a calendar of their own on purpose: the key must not inherit a fault of the program.
struct CivilDay: Hashable, Comparable {
  let number: Int

  init(number: Int) {
    self.number = number
  }

  /// Months past 12 run on into the next year.
  init(_ year: Int, _ month: Int, _ day: Int) {
    let year = year + (month - 1) / 12
    let month = (month - 1) % 12 + 1
    let before = year - 1
    var days = before * 365 + before / 4 - before / 100 + before / 400 - 719_162
    for earlier in 1..<month { days += CivilDay.length(ofMonth: earlier, year: year) }
    number = days + day - 1
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  var civil: (year: Int, month: Int, day: Int) {
    var year = 1970 + number / 366
    while CivilDay(year + 1, 1, 1) <= self { year += 1 }
    var month = 1
    while month < 12, CivilDay(year, month + 1, 1) <= self { month += 1 }
    return (year, month, number - CivilDay(year, month, 1).number + 1)
  }

  /// 1 is Monday, 7 is Sunday.
  var weekday: Int { (number + 3) % 7 + 1 }

  /// The Friday before where this is a Saturday or a Sunday.
  var workdayBefore: CivilDay { weekday > 5 ? self - (weekday - 5) : self }

  /// `DD.MM.YYYY` and the like; `MMM` is the month's English name, cut to three letters.
  func text(_ pattern: String) -> String {
    let (year, month, day) = civil
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return
      pattern
      .replacing("YYYY", with: String(year))
      .replacing("MMM", with: names[month - 1])
      .replacing("MM", with: twoDigits(month))
      .replacing("DD", with: twoDigits(day))
  }

  var iso: String { text("YYYY-MM-DD") }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }
  static func + (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number + days) }
  static func - (day: CivilDay, days: Int) -> CivilDay { CivilDay(number: day.number - days) }
  static func - (left: CivilDay, right: CivilDay) -> Int { left.number - right.number }
}

/// The budget month of a day: months start on the 25th, or on the Friday before where that is a weekend.
func budgetPeriod(of day: CivilDay) -> CivilDay {
  let (year, month, _) = day.civil
  let starts = (-1...1).map { CivilDay(year - 1, month + 12 + $0, 25).workdayBefore }
  return starts.last { $0 <= day } ?? starts[0]
}
