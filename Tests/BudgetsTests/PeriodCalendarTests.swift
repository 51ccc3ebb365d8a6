import Testing

@testable import Budgets
@testable import Values

@Suite struct PeriodCalendarTests {
  static let rules: [(Int, PeriodCalendar.Weekend)] = (1...31).flatMap { day in
    PeriodCalendar.Weekend.allCases.map { (day, $0) }
  }

  @Test(arguments: rules)
  func periodsTileThirtyYears(startDay: Int, weekend: PeriodCalendar.Weekend) throws {
    let calendar = PeriodCalendar(startDay: startDay, weekend: weekend)
    var day = try #require(Day(iso: "1996-01-01"))
    let end = try #require(Day(iso: "2026-01-01"))
    var period = try #require(calendar.period(containing: day))
    while day < end {
      #expect(period.first <= day && day <= period.last)
      #expect((26...36).contains(period.last - period.first + 1))
      #expect(calendar.period(containing: period.first) == period)
      #expect(calendar.period(containing: period.last) == period)
      #expect(weekend == .none || period.first.weekday < 6)
      let next = try #require(calendar.period(containing: period.last + 1))
      #expect(next.first == period.last + 1)
      day = next.first
      period = next
    }
  }

  @Test func startsAreClampedAndMovedOffWeekends() {
    func first(_ startDay: Int, _ weekend: PeriodCalendar.Weekend, _ day: String) -> String? {
      Day(iso: day).flatMap { PeriodCalendar(startDay: startDay, weekend: weekend).period(containing: $0) }
        .map { "\($0.first) \($0.last)" }
    }
    #expect(first(31, .none, "2024-02-29") == "2024-02-29 2024-03-30")
    #expect(first(25, .before, "2024-05-24") == "2024-05-24 2024-06-24")
    #expect(first(25, .after, "2024-05-25") == "2024-04-25 2024-05-26")
    // The 1st of June 2024 is a Saturday: its period begins in May.
    #expect(first(1, .before, "2024-05-31") == "2024-05-31 2024-06-30")
    // The 31st of August 2024 is a Saturday: its period begins in September.
    #expect(first(31, .after, "2024-09-01") == "2024-07-31 2024-09-01")
  }

  @Test func theColumnIsThePeriodOfEachDay() throws {
    let from = try #require(Day(iso: "2023-03-10"))
    let to = try #require(Day(iso: "2024-11-20"))
    for (startDay, weekend) in Self.rules {
      let calendar = PeriodCalendar(startDay: startDay, weekend: weekend, from: from, to: to)
      let days = Array((from - 40).number...(to + 40).number).reversed() as [Int32]
      let column = periodColumn(days: days, calendar: calendar, outside: .min)
      for (day, first) in zip(days, column) {
        #expect(first == calendar.period(containing: Day(number: day))?.first.number ?? .min)
      }
    }
    #expect(periodColumn(days: [], calendar: PeriodCalendar(startDay: 1), outside: .min) == [])
    let apart: [Int32] = [-700_000, 2_900_000, 0]
    #expect(periodColumn(days: apart, calendar: PeriodCalendar(startDay: 1), outside: .min)[2] == 0)
  }
}
