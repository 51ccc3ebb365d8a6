import Testing

@testable import Budgets
@testable import Values

/// Where bookings leave their schedule, and come back.
@Suite struct RecurringCalendarTests {
  @Test func lastDayOfTheMonth() {
    let sample = RecurringSample(
      """
      2023-10-31 -999
      2023-11-30 -999
      2023-12-31 -999
      2024-01-31 -999
      """)
    #expect(sample.found("2024-02-01").map(\.next) == [day("2024-02-29")])
    let more = sample + RecurringSample("2024-02-29 -999")
    #expect(more.found("2024-03-01").map(\.next) == [day("2024-03-31")])
  }

  @Test func leapYears() {
    let sample = RecurringSample("2023-02-28 -5000\n2024-02-29 -5000\n2025-02-28 -5000")
    #expect(sample.texts("2025-03-10") == ["year -5000 ok last 2025-02-28 next 2026-02-28 rows 3"])
    let second = RecurringSample("2024-02-29 -5000\n2025-02-28 -5000")
    #expect(second.texts("2025-03-10").count == 1)
  }

  @Test func beforeWeekends() {
    // The 28th; July's and September's are weekends, and paid on Friday.
    let salary = RecurringSample(
      """
      2024-05-28 250000
      2024-06-28 250000
      2024-07-26 250000
      2024-08-28 250000
      2024-09-27 250000
      2024-10-28 250000
      2024-11-28 250000
      """)
    // The 28th of December is a Saturday.
    #expect(salary.texts("2024-12-01") == ["month 250000 ok last 2024-11-28 next 2024-12-27 rows 7"])
  }

  @Test func weekdaysOfMonths() {
    func weekday(_ weekday: Int, atOrAfter day: Int) -> RecurringSample {
      var sample = RecurringSample()
      for month in 1...12 {
        guard let first = Day(year: 2024, month: month, day: day) else { continue }
        sample.add(first + (weekday + 7 - first.weekday) % 7, 210_000)
      }
      return sample
    }
    // The third Wednesday and the fourth Friday.
    #expect(
      weekday(3, atOrAfter: 15).texts("2024-12-20") == ["month 210000 ok last 2024-12-18 next 2025-01-15 rows 12"])
    #expect(
      weekday(5, atOrAfter: 22).texts("2024-12-28") == ["month 210000 ok last 2024-12-27 next 2025-01-24 rows 12"])
    let lastFriday = RecurringSample(
      """
      2024-03-29 210000
      2024-04-26 210000
      2024-05-31 210000
      2024-06-28 210000
      2024-07-26 210000
      2024-08-30 210000
      """)
    #expect(lastFriday.texts("2024-09-01") == ["month 210000 ok last 2024-08-30 next 2024-09-27 rows 6"])
  }

  @Test func oneMissing() {
    let sample = RecurringSample(day: 5, months: [0, 1, 2, 3, 5, 6, 7], amount: -999)
    #expect(sample.texts("2024-08-10") == ["month -999 ok last 2024-08-05 next 2024-09-05 rows 7"])
  }

  @Test func oneDoubled() {
    let sample = RecurringSample(day: 5, months: 0..<8, amount: -999) + RecurringSample("2024-05-07 -999")
    #expect(sample.texts("2024-08-10") == ["month -999 ok last 2024-08-05 next 2024-09-05 rows 8"])
    let last = RecurringSample(day: 5, months: 0..<8, amount: -999) + RecurringSample("2024-08-07 -999")
    #expect(last.texts("2024-08-10") == ["month -999 ok last 2024-08-05 next 2024-09-05 rows 8"])
  }

  @Test func anotherBookingDay() {
    let sample =
      RecurringSample(day: 5, months: 0..<6, amount: -999) + RecurringSample(day: 20, months: 6..<9, amount: -999)
    #expect(sample.texts("2024-09-25") == ["month -999 ok last 2024-09-20 next 2024-10-21 rows 9"])
    // The first one on another day does not move what is expected.
    let once = RecurringSample(day: 5, months: 0..<6, amount: -999) + RecurringSample("2024-07-17 -999")
    #expect(once.texts("2024-07-20") == ["month -999 ok last 2024-07-17 next 2024-08-05 rows 7"])
  }

  @Test func endedAndRestarted() {
    let sample =
      RecurringSample(day: 5, months: 0..<6, amount: -999) + RecurringSample(day: 5, months: 12..<15, amount: -999)
    #expect(sample.found("2024-12-01").map(\.state) == [.ok])
    #expect(sample.texts("2025-03-10") == ["month -999 ok last 2025-03-05 next 2025-04-07 rows 9"])
  }

  @Test func pendingRowsOnlyFillWhatIsExpected() {
    let known = RecurringSample(day: 5, months: 0..<6, amount: -999)
    let sample = known + RecurringSample("", pending: "2024-07-05 -999")
    #expect(sample.texts("2024-07-20") == ["month -999 ok last 2024-07-05 next 2024-08-05 rows 7"])
    let hold = known + RecurringSample("", pending: "2024-07-05 -100")
    #expect(hold.found("2024-07-06").map(\.state) == [.due])
    var pending = RecurringSample()
    for row in known.rows { pending.add(row.day, row.amount, isPending: true) }
    #expect(pending.found("2024-06-10") == [])
  }

  @Test func twoRowsAreEnoughForAYear() {
    func texts(_ lines: String) -> [String] { RecurringSample(lines).texts("2024-06-01") }
    #expect(texts("2023-05-10 -30000\n2024-05-10 -30000") == ["year -30000 ok last 2024-05-10 next 2025-05-10 rows 2"])
    #expect(texts("2023-05-10 -30000\n2024-05-10 -32000").count == 1)
    #expect(texts("2023-11-10 -30000\n2024-05-10 -30000").count == 1)
    #expect(texts("2023-05-10 -30000\n2024-05-10 -70000") == [])
    #expect(texts("2023-05-10 -30000\n2023-09-01 -1200\n2024-05-10 -30000") == [])
    #expect(texts("2024-04-10 -3000\n2024-05-10 -3000") == [])
  }
}
