import Foundation
import Testing

/// Two statements meet on a day, each with one coffee: is it the same one?
@Suite struct CutDayTests {
  private static let march = ["2026-03-24,Coffee,-3.50", "2026-03-30,Coffee,-3.50"]
  private static let april = ["2026-03-30,Coffee,-3.50", "2026-04-07,Coffee,-3.50"]

  /// How many coffees of the day there are, and whether that is asked, in either order of the files.
  private func coffees(march: (above: String, below: String), april: String) throws -> [[String]] {
    try [false, true].map { isBackwards in
      let folder = try CommandFolder()
      let header = "Date,Description,Amount"
      let first = ([march.above, header] + Self.march + [march.below]).filter { !$0.isEmpty }
      let second = ([april, header] + Self.april).filter { !$0.isEmpty }
      try folder.write(first.joined(separator: "\n") + "\n", to: "march.csv")
      try folder.write(second.joined(separator: "\n") + "\n", to: "april.csv")
      for name in isBackwards ? ["april.csv", "march.csv"] : ["march.csv", "april.csv"] {
        try folder.daybook("import", name, "--quiet")
      }
      return try folder.values("date").enumerated().filter { $0.element == "2026-03-30" }.map {
        try folder.values("status")[$0.offset]
      }.sorted()
    }
  }

  @Test func nothingTells() throws {
    #expect(try coffees(march: ("", ""), april: "") == [["booked", "held"], ["booked", "held"]])
  }

  @Test func aPeriodThatGoesOnIsNoCut() throws {
    let period = "Period,2026-03-01,2026-03-31"
    #expect(try coffees(march: (period, ""), april: "") == [["booked"], ["booked"]])
    #expect(try coffees(march: ("", ""), april: "Period,2026-03-15,2026-04-30") == [["booked"], ["booked"]])
  }

  @Test func aPeriodThatEndsThatDayMayBeCut() throws {
    let period = "Period,2026-03-01,2026-03-30"
    #expect(try coffees(march: (period, ""), april: "") == [["booked", "held"], ["booked", "held"]])
  }

  @Test func aPeriodOfOtherDaysSaysNothing() throws {
    let period = "Period,2026-03-26,2026-03-31"
    #expect(try coffees(march: (period, ""), april: "") == [["booked", "held"], ["booked", "held"]])
  }

  @Test func aBalanceOfALaterDayIsNoCut() throws {
    let balance = "Balance on 2026-04-02:,93.00"
    #expect(try coffees(march: ("", balance), april: "") == [["booked"], ["booked"]])
  }
}
