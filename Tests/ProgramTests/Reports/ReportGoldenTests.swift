import Foundation
import Testing

/// What each report of the household prints in each format, held against files below `fixtures/reports`; with
/// DAYBOOK_RECORD=1 they are written.
@Suite struct ReportGoldenTests {
  private static let reports: [(name: String, arguments: [String])] = [
    ("summary", ["summary", "--today", ReportOracle.today]),
    ("spending", ["spending", "--period", "2025-06-01"]),
    ("spending-by-payee", ["spending", "--by", "payee", "--currency", "EUR"]),
    ("trend", ["trend", "--currency", "GBP"]),
    ("trend-in-one-currency", ["trend", "--step", "quarter", "--total", "GBP"]),
    ("budget", ["budget", "--period", "2025-06-01", "--currency", "GBP", "--today", ReportOracle.today]),
    ("balances", ["balances", "--step", "month"]),
    ("net-worth", ["balances", "--step", "month", "--total", "GBP"]),
    ("flow", ["flow", "--period", "2025-06-01"]),
  ]
  private static let rates = """
    # A pound's worth at the end of some months.
    day,currency,in,rate
    2024-12-31,GBP,EUR,1.2094
    2025-06-30,GBP,EUR,1.1670
    2024-12-31,JPY,GBP,0.005087
    2024-12-31,USD,GBP,0.79905
    """

  @Test(arguments: reports) func printsWhatItPrinted(_ report: (name: String, arguments: [String])) throws {
    let demo = try ReportOracle.shared.get().demo
    let rates = demo.folder.appending(path: "rates.csv")
    try Self.rates.write(to: rates, atomically: true, encoding: .utf8)
    for format in ["text", "csv", "json", "svg"] {
      // A picture has one currency.
      let isOne = ["--currency", "--total"].contains { report.arguments.contains($0) }
      let more = format == "svg" && !isOne ? ["--currency", "GBP"] : []
      let shown = try demo.daybook(["report"] + report.arguments + ["--format", format] + more)
      let file = Fixtures.reports.appending(path: "\(report.name).\(format == "text" ? "txt" : format)")
      if ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] == "1" {
        try FileManager.default.createDirectory(at: Fixtures.reports, withIntermediateDirectories: true)
        try shown.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try shown == String(contentsOf: file, encoding: .utf8), "\(file.lastPathComponent)")
    }
  }
}

extension Fixtures {
  fileprivate static let reports = folder.deletingLastPathComponent().appending(path: "reports")
}
