import Testing

@testable import Budgets
@testable import Values

@Suite struct CalendarRuleTests {
  /// Every rule with all that it takes, but own spans.
  static let rules: [PeriodRule] = {
    var rules: [PeriodRule] = [.quarterly, .yearly]
    rules += Weekday.allCases.map { .weekly($0) }
    for weeks in [1, 2, 3, 4, 13] { rules.append(.every(weeks: weeks, from: day("2025-01-03"))) }
    for one in 1...30 { for two in (one + 1)...31 { rules.append(.twiceMonthly(one, two)) } }
    for start in 1...31 {
      for weekend in PeriodCalendar.Weekend.allCases { rules.append(.monthly(startDay: start, weekend: weekend)) }
    }
    return rules
  }()

  @Test(arguments: rules)
  func eachDayHasExactlyOnePeriod(_ rule: PeriodRule) throws {
    let calendar = try PeriodCalendar(rule)
    let (first, last) = (day("2019-12-01"), day("2024-03-31"))
    let periods = calendar.periods(from: first, through: last)
    var next = try #require(periods.first?.first)
    #expect(next <= first)
    for (number, period) in periods.enumerated() {
      #expect(period.first == next && period.first <= period.last)
      for day in [period.first, period.last] {
        #expect(calendar.period(containing: day) == period && calendar.period(onOrAfter: day) == period)
      }
      #expect(calendar.count(from: periods[0], through: period.last) == number + 1)
      #expect(number == 0 || calendar.period(before: period) == periods[number - 1])
      #expect(number + 1 == periods.count || calendar.period(after: period) == periods[number + 1])
      next = period.last + 1
    }
    #expect(next > last)
  }

  private func names(_ rule: PeriodRule, _ from: String, _ through: String) throws -> [String] {
    try PeriodCalendar(rule).periods(from: day(from), through: day(through)).map { "\($0.first) \($0.last)" }
  }

  @Test func periodsBeginWhereTheRuleSays() throws {
    // 2025-01-03 is a Friday.
    #expect(
      try names(.weekly(.friday), "2025-01-03", "2025-01-10") == ["2025-01-03 2025-01-09", "2025-01-10 2025-01-16"])
    #expect(
      try names(.every(weeks: 2, from: day("2025-01-03")), "2024-12-20", "2025-01-03")
        == ["2024-12-20 2025-01-02", "2025-01-03 2025-01-16"])
    #expect(
      try names(.twiceMonthly(1, 15), "2024-02-15", "2024-03-01") == ["2024-02-15 2024-02-29", "2024-03-01 2024-03-14"])
    // February 2025 has neither 30 nor 31: the second begins on its last day, the first on the day before.
    #expect(
      try names(.twiceMonthly(30, 31), "2025-02-27", "2025-02-28") == [
        "2025-02-27 2025-02-27", "2025-02-28 2025-03-29",
      ])
    #expect(try names(.quarterly, "2024-11-11", "2024-11-11") == ["2024-10-01 2024-12-31"])
    #expect(try names(.yearly, "2024-02-29", "2024-02-29") == ["2024-01-01 2024-12-31"])
  }

  private func span(_ first: String, _ last: String) -> Period { Period(first: day(first), last: day(last)) }

  @Test func daysBetweenOwnSpansAreOutside() throws {
    let summer = span("2025-06-01", "2025-08-31")
    let spring = span("2025-03-01", "2025-04-30")
    let calendar = try PeriodCalendar(.spans([summer, spring]))
    #expect(calendar.period(containing: day("2025-05-15")) == nil)
    #expect(calendar.period(onOrAfter: day("2025-05-15")) == summer)
    #expect(calendar.period(onOrAfter: day("2025-01-01")) == spring)
    #expect(
      calendar.period(containing: day("2025-02-28")) == nil && calendar.period(containing: day("2025-09-01")) == nil)
    #expect(calendar.period(onOrAfter: day("2025-09-01")) == nil)
    #expect(calendar.period(after: spring) == summer && calendar.period(before: spring) == nil)
    #expect(calendar.periods(from: day("2025-01-01"), through: day("2025-12-31")) == [spring, summer])
    #expect(calendar.count(from: spring, through: day("2025-06-01")) == 2)
  }

  @Test func rulesWithoutPeriodsAreRefused() {
    func fault(_ rule: PeriodRule) -> PeriodRuleFault? {
      do throws(PeriodRuleFault) {
        _ = try PeriodCalendar(rule)
        return nil
      } catch { return error }
    }
    let (may, june) = (span("2025-05-01", "2025-05-31"), span("2025-06-01", "2025-06-30"))
    #expect(fault(.spans([])) == .noSpans)
    #expect(fault(.spans([june, may])) == nil)
    #expect(fault(.spans([june, may, span("2025-05-31", "2025-05-31")])) == .overlap(1, 2))
    #expect(fault(.spans([may, span("2025-06-30", "2025-06-01")])) == .backwards(1))
    #expect(fault(.monthly(startDay: 32, weekend: .none)) == .startDay(32))
    #expect(fault(.every(weeks: 0, from: day("2025-01-03"))) == .weeks(0))
    #expect(fault(.twiceMonthly(15, 15)) == .daysOfMonth(15, 15))
  }

  @Test func weekdaysAreReadShortAndLong() {
    #expect(Weekday(name: "Fri") == .friday && Weekday(name: "sunday") == .sunday && Weekday(name: "fr") == nil)
    #expect(Weekday(rawValue: day("2025-01-03").weekday) == .friday)
  }
}
