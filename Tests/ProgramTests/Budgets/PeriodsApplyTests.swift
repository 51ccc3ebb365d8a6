import Foundation
import TestSupport
import Testing
import Values

/// `periods apply` over calendars of every kind, on a book of days drawn at random.
@Suite struct PeriodsApplyTests {
  private static let calendars = [
    "{ calendar: monthly, start_day: 31, weekend: after }", "{ calendar: weekly, weekday: friday }",
    "{ calendar: every, weeks: 4, from: 2025-03-07 }", "{ calendar: twice-monthly, days: [5, 20] }",
    "{ calendar: quarterly }", "{ calendar: yearly }",
    "{ calendar: spans, spans: [{ first: 2025-01-10, last: 2025-06-14 }, { first: 2025-06-20, last: 2025-12-31 }] }",
  ]

  private static func configuration(_ calendar: String) -> String {
    """
    accounts: [{ name: Current, currency: EUR }]
    stages: { periods: \(calendar) }
    """
  }

  /// `period` of each row by its day, from the list that the program prints.
  private static func periods(_ folder: TrustFolder) throws -> [String] {
    let listed = try folder.daybook("transactions", "--format", "csv", "--quiet").stdout
    let lines = listed.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let names = try #require(lines.first)
    let (day, period) = try (#require(names.firstIndex(of: "date")), #require(names.firstIndex(of: "period")))
    return lines.dropFirst().map { "\($0[day]) \($0[period])" }
  }

  /// Whether the queue says that daybook.yaml has another calendar.
  private static func asks(_ folder: TrustFolder) throws -> Bool {
    try folder.daybook("review", "list", "--kind", "calendar", "--format", "csv").stdout.contains(",calendar,open,")
  }

  @Test func eachCalendarIsAppliedAsAFreshBookHasItAndUndone() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("eachCalendarIsAppliedAsAFreshBookHasItAndUndone: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let days = (0..<60).map { _ in Day(number: 20_089 + Int32(random.below(365))) }.sorted()
    let rows = days.enumerated().map { "\($1),Shop \($0),-\($0 + 1).00" }
    let statement = ["Date,Description,Amount"] + rows
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR")
    try folder.write(PeriodsApplyTests.configuration("{ calendar: monthly, start_day: 1 }"), to: "daybook.yaml")
    try folder.write(statement, to: "statement.csv")
    #expect(try folder.daybook("import", "statement.csv").status == 0)
    for calendar in PeriodsApplyTests.calendars {
      let fresh = try TrustFolder(accounts: "name: Current, currency: EUR")
      try fresh.write(PeriodsApplyTests.configuration(calendar), to: "daybook.yaml")
      try fresh.write(statement, to: "statement.csv")
      #expect(try fresh.daybook("import", "statement.csv").status == 0)
      let before = try PeriodsApplyTests.periods(folder)
      try folder.write(PeriodsApplyTests.configuration(calendar), to: "daybook.yaml")
      #expect(try folder.daybook("run", "--quiet").status == 0)
      #expect(try PeriodsApplyTests.asks(folder), "\(calendar)")
      let rehearsal = try folder.daybook("periods", "apply", "--dry-run")
      #expect(rehearsal.status == 0, "\(calendar): \(rehearsal.stderr)")
      #expect(try PeriodsApplyTests.periods(folder) == before, "\(calendar), seed \(seed)")
      #expect(try folder.daybook("periods", "apply").status == 0)
      let after = try PeriodsApplyTests.periods(folder)
      #expect(after == (try PeriodsApplyTests.periods(fresh)), "\(calendar), seed \(seed)")
      #expect(try !PeriodsApplyTests.asks(folder), "\(calendar)")
      #expect(try folder.daybook("undo").status == 0)
      #expect(try PeriodsApplyTests.periods(folder) == before, "\(calendar), seed \(seed)")
      #expect(try PeriodsApplyTests.asks(folder), "\(calendar)")
      #expect(try folder.daybook("periods", "apply", "--quiet").status == 0)
    }
  }

  @Test func withoutPeriodsThereIsNothingToApply() throws {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR")
    try folder.write(PeriodsApplyTests.configuration("off"), to: "daybook.yaml")
    let applied = try folder.daybook("periods", "apply")
    #expect(applied.status != 0 && applied.stderr.contains("Take 'periods: off' out of its stages."))
  }
}
