import Foundation
import Testing

@testable import Budgets

/// Small charts, held against files of `fixtures/charts` that a person looked at in both themes.
/// `DAYBOOK_RECORD=1 swift test --filter ChartGoldenTests` writes them anew, to be looked at again.
@Suite struct ChartGoldenTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../fixtures/charts"
  ).standardizedFileURL

  static let names = [
    "donut-household", "donut-names", "bars-3", "bars-negative", "lines-3", "budget-household", "flow-household",
    "flow-nothing",
  ]

  @Test(arguments: names)
  func isAsLookedAt(_ name: String) throws {
    let sample = try #require(ChartSamples.all.first { $0.description == name })
    let file = Self.fixtures.appending(path: name + ".svg")
    if ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] == "1" {
      return try sample.chart.svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(sample.chart.svg == (try String(contentsOf: file, encoding: .utf8)), "\(name)")
  }
}
