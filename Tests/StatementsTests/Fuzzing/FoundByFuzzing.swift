import Testing
import Values

@testable import Statements

/// Inputs that once stopped a run, each as small as shows it.
@Suite("Found by fuzzing")
struct FoundByFuzzing {
  /// All combinations of hundreds of columns for money in, money out, balance and fee were once judged.
  @Test(
    "a table of hundreds of money columns comes to an end", .timeLimit(.minutes(1)),
    arguments: [["Credit", "Debit", "Balance", "Fee"], ["Date", "Amount"], ["Amount"]])
  func manyMoneyColumns(names: [String]) {
    let header = (0..<600).map { names[$0 % names.count] }
    let row = (0..<600).map { names[$0 % names.count] == "Date" ? "2025-01-01" : "\($0).50" }
    let lines = [["Date"] + header, ["2025-01-01"] + row, ["2025-01-02"] + row]
    let text = lines.map { $0.joined(separator: ";") }.joined(separator: "\n")
    _ = try? StatementReader.read(FileBytes(text.utf8), fileName: "wide.csv", hints: ReadingHints())
  }

  /// Each table was once compared with all rows above it, counted anew.
  @Test("a header on each of thousands of pages comes to an end", .timeLimit(.minutes(1)))
  func manyPages() throws {
    let page = (0..<2).map { "2025-01-1\($0),Shop PAGE \($0),-PAGE.5\($0)\n" }.joined()
    let pages = (1...10_000).map { "Date,Text,Amount\n" + page.replacing("PAGE", with: "\($0)") }
    let reading = try StatementReader.read(FileBytes(pages.joined().utf8), fileName: "a.csv", hints: ReadingHints())
    #expect(reading.drafts.count == 20_000)
  }
}
