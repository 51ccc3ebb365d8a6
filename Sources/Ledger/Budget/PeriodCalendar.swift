/// A budget period: the days from `first` to `last`, both inside.
package struct Period: Hashable, Sendable {
  package let first: Day
  package let last: Day

  package init(first: Day, last: Day) {
    self.first = first
    self.last = last
  }
}

/// Where budget periods begin: once a month on a chosen day, moved off weekends if asked.
///
/// A calendar that starts on 25 with `weekend: .before` has the period 2024-05-24 ... 2024-06-24, because 25 May 2024
/// is a Saturday. Only starts are computed and a period ends on the eve of the next start, so periods tile the time
/// without gap or overlap. A start day that a month does not have becomes the month's last day.
package struct PeriodCalendar: Hashable, Sendable {
  /// What happens to a start that falls on a Saturday or Sunday.
  package enum Weekend: String, CaseIterable, Sendable {
    case none
    /// The Friday before.
    case before
    /// The Monday after.
    case after
  }

  package let startDay: Int
  package let weekend: Weekend
  /// Days before it belong to no period; the first period may begin earlier.
  package let from: Day?
  /// Days after it belong to no period; the last period may end later.
  package let to: Day?

  /// `startDay` outside 1...31 is taken as the nearest of them.
  package init(startDay: Int, weekend: Weekend = .none, from: Day? = nil, to: Day? = nil) {
    self.startDay = min(31, max(1, startDay))
    self.weekend = weekend
    self.from = from
    self.to = to
  }

  /// Nil where the day lies outside `from` and `to`.
  package func period(containing day: Day) -> Period? {
    if let from, day < from { return nil }
    if let to, day > to { return nil }
    let (year, month, _) = day.civil
    let months = year * 12 + month - 1
    // A start can move at most two days, so it stays within a month of its own.
    for candidate in stride(from: months + 1, through: months - 2, by: -1) {
      guard let start = start(ofMonth: candidate), start <= day else { continue }
      guard let next = self.start(ofMonth: candidate + 1) else { return nil }
      return Period(first: start, last: next - 1)
    }
    return nil
  }

  /// The day on which the period of a month begins; months count from January of year 0. Nil outside years 1...9999.
  private func start(ofMonth months: Int) -> Day? {
    let (year, month) = (months / 12, months % 12 + 1)
    let clamped = min(startDay, Day.length(ofMonth: month, year: year))
    guard let day = Day(year: year, month: month, day: clamped) else { return nil }
    switch (weekend, day.weekday) {
    case (.before, 6), (.before, 7): return day - (day.weekday - 5)
    case (.after, 6), (.after, 7): return day + (8 - day.weekday)
    default: return day
    }
  }
}

/// The column that the periods stage adds: for each day the number of its period's first day, or `Drafts.noDay`
/// where the calendar has no period for it.
package func periodColumn(days: [Int32], calendar: PeriodCalendar) -> [Int32] {
  guard var low = days.first else { return [] }
  var high = low
  for day in days {
    low = min(low, day)
    high = max(high, day)
  }
  guard Int(high) - Int(low) < 200_000 else { return days.map { calendar.periodStart(of: $0) } }
  var starts: [Int32] = []
  starts.reserveCapacity(Int(high - low) + 1)
  while Int(low) + starts.count <= Int(high) { calendar.appendPeriod(at: low + Int32(starts.count), to: &starts) }
  let first = low
  return days.map { starts[Int($0 - first)] }
}

extension PeriodCalendar {
  fileprivate func periodStart(of day: Int32) -> Int32 {
    period(containing: Day(number: day))?.first.number ?? Drafts.noDay
  }

  /// Appends the starts for `day` and the days after it that share its period, or one day where there is none.
  fileprivate func appendPeriod(at day: Int32, to starts: inout [Int32]) {
    guard let period = period(containing: Day(number: day)) else {
      starts.append(Drafts.noDay)
      return
    }
    let last = min(period.last, to ?? period.last).number
    starts.append(contentsOf: repeatElement(period.first.number, count: Int(last - day) + 1))
  }
}
