import TestSupport
import Testing
import Values

@testable import Budgets

/// Steps tile a span, whatever the calendar.
@Suite struct ReportStepTests {
  private func day(_ iso: String) -> Day { Day(iso: iso)! }

  @Test(arguments: ReportStep.allCases) func eachDayIsInOneStep(_ step: ReportStep) throws {
    let seed = RandomBook.seed()
    var generator = SeededGenerator(seed: seed)
    let spans = [
      Period(first: day("2025-01-10"), last: day("2025-02-09")),
      Period(first: day("2025-02-20"), last: day("2025-03-01")),
    ]
    for calendar in [try PeriodCalendar(.spans(spans)), PeriodCalendar(startDay: 25, weekend: .before)] {
      for _ in 0..<50 {
        let first = day("2024-12-01") + generator.below(120)
        let last = first + generator.below(200)
        let steps = step.steps(over: first...last, calendar: calendar)
        #expect(steps.first.map { $0.first <= first } == true && steps.last.map { $0.last >= last } == true)
        for (one, next) in zip(steps, steps.dropFirst()) {
          #expect(one.first <= one.last && one.last + 1 == next.first, "seed \(seed)")
        }
        let cut = step.steps(over: first...last, calendar: calendar, from: first, through: last)
        #expect(cut.first?.first == first && cut.last?.last == last && cut.count == steps.count, "seed \(seed)")
      }
    }
  }

  /// Days behind the last own span are one step, which ends with what is asked for.
  @Test func whatFollowsTheLastSpanEnds() throws {
    let calendar = try PeriodCalendar(.spans([Period(first: day("2025-01-01"), last: day("2025-01-31"))]))
    let steps = ReportStep.period.steps(over: day("2024-12-30")...day("2025-03-05"), calendar: calendar)
    #expect(
      steps == [
        Period(first: day("2024-12-30"), last: day("2024-12-31")),
        Period(first: day("2025-01-01"), last: day("2025-01-31")),
        Period(first: day("2025-02-01"), last: day("2025-03-05")),
      ])
  }
}
