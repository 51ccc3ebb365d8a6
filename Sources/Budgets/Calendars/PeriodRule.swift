package import Values

/// What makes the first days of periods, as daybook.yaml writes it.
package enum PeriodRule: Hashable, Sendable {
  /// Once a month on a day of 1...31, or the last day of a shorter month; moved off weekends if asked.
  case monthly(startDay: Int, weekend: PeriodCalendar.Weekend)
  case weekly(Weekday)
  /// Every so many weeks; `from` is one of the first days, and the count goes on before it.
  case every(weeks: Int, from: Day)
  /// On two days of each month. A month that lacks the second begins it on its last day, the first at least a day before.
  case twiceMonthly(Int, Int)
  case quarterly
  case yearly
  /// Own spans; the days between them are outside every period.
  case spans([Period])
}

extension PeriodRule {
  /// The rule with spans in order, or why it makes no calendar.
  func checked() throws(PeriodRuleFault) -> PeriodRule {
    switch self {
    case .monthly(let day, _) where !(1...31).contains(day): throw .startDay(day)
    case .every(let weeks, _) where !(1...520).contains(weeks): throw .weeks(weeks)
    case .twiceMonthly(let one, let two) where !(1...30).contains(one) || !(2...31).contains(two) || one >= two:
      throw .daysOfMonth(one, two)
    case .spans(let spans): return .spans(try PeriodRule.inOrder(spans))
    default: return self
    }
  }

  private static func inOrder(_ spans: [Period]) throws(PeriodRuleFault) -> [Period] {
    guard !spans.isEmpty else { throw .noSpans }
    if let wrong = spans.firstIndex(where: { $0.last < $0.first }) { throw .backwards(wrong) }
    let order = spans.indices.sorted { spans[$0].first < spans[$1].first }
    for (one, two) in zip(order, order.dropFirst()) where spans[two].first <= spans[one].last {
      throw .overlap(min(one, two), max(one, two))
    }
    return order.map { spans[$0] }
  }

  /// The first day of the period with a number; nil outside the years 1...9999 or where there is no such span.
  /// First days rise strictly with the number, so that a period can end on the eve of the next.
  func first(_ number: Int) -> Day? {
    switch self {
    case .monthly(let startDay, let weekend):
      return PeriodRule.day(startDay, ofMonth: number).map { PeriodRule.moved($0, weekend) }
    case .weekly(let weekday): return PeriodRule.day(weekday.rawValue - 4 + 7 * number)
    case .every(let weeks, let from): return PeriodRule.day(Int(from.number) + 7 * weeks * number)
    case .twiceMonthly(let one, let two):
      let month = PeriodRule.quotient(number, 2)
      return PeriodRule.day(number - 2 * month == 0 ? one : two, before: number - 2 * month == 0, ofMonth: month)
    case .quarterly: return PeriodRule.day(1, ofMonth: 3 * number)
    case .yearly: return PeriodRule.day(1, ofMonth: 12 * number)
    case .spans(let spans): return spans.indices.contains(number) ? spans[number].first : nil
    }
  }

  /// The number of the last period that begins on the day or before it: at most one less, or two more,
  /// because a first day moves off a weekend by two days at most. Exact for own spans.
  func about(_ day: Day) -> Int {
    let (year, month, dayOfMonth) = day.civil
    let months = year * 12 + month - 1
    switch self {
    case .monthly: return months
    case .weekly(let weekday): return PeriodRule.quotient(Int(day.number) - weekday.rawValue + 4, 7)
    case .every(let weeks, let from): return PeriodRule.quotient(day - from, 7 * weeks)
    case .twiceMonthly(_, let two): return 2 * months + (dayOfMonth >= two ? 1 : 0)
    case .quarterly: return PeriodRule.quotient(months, 3)
    case .yearly: return year
    case .spans(let spans): return spans.countOfPrefix { $0.first <= day } - 1
    }
  }

  private static func moved(_ day: Day, _ weekend: PeriodCalendar.Weekend) -> Day {
    switch (weekend, day.weekday) {
    case (.before, 6), (.before, 7): day - (day.weekday - 5)
    case (.after, 6), (.after, 7): day + (8 - day.weekday)
    default: day
    }
  }

  /// Months count from January of year 0. `before`: another first day follows in the same month.
  private static func day(_ day: Int, before: Bool = false, ofMonth months: Int) -> Day? {
    let year = quotient(months, 12)
    let month = months - 12 * year + 1
    guard (1...9999).contains(year) else { return nil }
    return Day(year: year, month: month, day: min(day, Day.length(ofMonth: month, year: year) - (before ? 1 : 0)))
  }

  private static func day(_ number: Int) -> Day? {
    (-719_162...2_932_896).contains(number) ? Day(number: Int32(number)) : nil
  }

  /// Division toward minus infinity.
  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }
}
