package import Values

/// The day of the month on which a category is due.
package enum DueRule: Hashable, Sendable {
  /// 1...31; the last day of a month that is shorter.
  case day(Int)
  case last
  case lastWeekday(Weekday)

  /// Reads `15`, `last` or `last friday`.
  package init(parsing text: some StringProtocol) throws(BudgetTextFault) {
    let words = text.split(separator: " ")
    if words.count == 1, let day = Int(words[0]), (1...31).contains(day) {
      self = .day(day)
    } else if words.count == 1, words[0].lowercased() == "last" {
      self = .last
    } else if words.count == 2, words[0].lowercased() == "last", let weekday = Weekday(name: words[1]) {
      self = .lastWeekday(weekday)
    } else {
      throw BudgetTextFault(.due, offset: 0, length: text.count)
    }
  }

  package var text: String {
    switch self {
    case .day(let day): String(day)
    case .last: "last"
    case .lastWeekday(let weekday): "last " + weekday.name
    }
  }

  /// The due days in a period, in order: usually one, none in many weeks, several in a quarter.
  package func days(in period: Period) -> [Day] {
    var days: [Day] = []
    var (year, month, _) = period.first.civil
    while let first = Day(year: year, month: month, day: 1), first <= period.last {
      let day = day(inMonthFrom: first, length: Day.length(ofMonth: month, year: year))
      if period.contains(day) { days.append(day) }
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
    return days
  }

  private func day(inMonthFrom first: Day, length: Int) -> Day {
    let last = first + (length - 1)
    switch self {
    case .day(let day): return first + (min(day, length) - 1)
    case .last: return last
    case .lastWeekday(let weekday): return last - (last.weekday - weekday.rawValue + 7) % 7
    }
  }
}
