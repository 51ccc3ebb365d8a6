import TestSupport
import Testing

@testable import Statements
@testable import Values

/// Texts longer than the sample: what it leaves open, the rows behind it decide, near or far.
@Suite struct LongTextTests {
  /// So many rows of 3 April, which is 4 March as well, and then of the days up to 20 April.
  private static func text(ofOneDay rows: Int) -> String {
    var text = "Date,Description,Amount\n"
    for row in 0..<rows { text += "03/04/2025,shop \(row % 90),-\(1 + row % 7).50\n" }
    for day in 4...20 { text += "\(day < 10 ? "0" : "")\(day)/04/2025,shop \(day),-2.50\n" }
    return text
  }

  @Test(arguments: [4_500, 66_000, 70_000])
  func aDayFarBehindTheSampleDecides(rows: Int) throws {
    let text = Array(LongTextTests.text(ofOneDay: rows).utf8)
    let reading = try StatementReader.read(FileBytes(text), fileName: "a.csv", hints: ReadingHints())
    #expect(reading.questions.map(\.code) == [])
    #expect(reading.drafts.count == rows + 17)
    let first = Day(year: 2025, month: 4, day: 3)?.number
    #expect(reading.drafts.days.first == first)
    #expect(reading.drafts.days.last == first.map { $0 + 17 })
  }

  @Test func whatNoRowDecidesIsAsked() throws {
    let rows = LongTextTests.text(ofOneDay: 70_000).split(separator: "\n").prefix(70_001).joined(separator: "\n")
    let reading = try StatementReader.read(FileBytes(rows.utf8), fileName: "a.csv", hints: ReadingHints())
    #expect(reading.questions.map(\.code) == ["date_order"])
  }

  /// The first row's text, as often as there may be rows, is more than any machine has.
  @Test func oneLongTextAmongBlankLinesIsNoMeasureOfAll() throws {
    let long = String(repeating: "x", count: 1_000_000)
    var text = "Date,Description,Amount\n13/04/2025,\(long),-1.00\n" + String(repeating: "\n", count: 5_000)
    for row in 1...30 { text += "14/04/2025,\(row)\(long),-1.00\n" }
    let reading = try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints())
    #expect(reading.drafts.count == 31)
  }

  @Test func thousandsPartedBehindTheSampleAreJoined() throws {
    var text = "Date,Description,Debit,Credit,Balance\n"
    for row in 0..<4_500 { text += "13/04/2025,shop \(row),1,000.00,,\(row % 2),\(100 + row % 900).50\n" }
    let reading = try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints())
    #expect(reading.drafts.count == 4_500)
    #expect(reading.drafts.amounts.allSatisfy { $0 == -100_000 })
  }

  /// What the rows near the sample decide, and a later one contradicts, is decided from all.
  @Test func aRowFarBehindContradicts() throws {
    var text = LongTextTests.text(ofOneDay: 70_000)
    text += "04/21/2025,shop,-2.50\n"
    let reading = try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints())
    #expect(reading.drafts.count + reading.drafts.others.count { $0.disposition == .rejected } == 70_018)
    #expect(reading.drafts.others.contains { $0.disposition == .rejected && $0.text.hasPrefix("04/21/2025") })
  }

  /// Texts are interned chunk by chunk: the same ones have one number, and lines that go on go to the row above them,
  /// also where another chunk begins.
  @Test func everyRowKeepsItsOwnTexts() throws {
    var text = "Date;Reference;Description;Amount\n"
    for row in 0..<9_000 {
      text += "13/04/2025;R\(row);shop \(row % 700);-1.00\n"
      if row % 3 == 0 { text += ";;more \(row);\n" }
    }
    let drafts = try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints()).drafts
    #expect(drafts.count == 9_000)
    for row in 0..<drafts.count {
      let more = row % 3 == 0 ? " more \(row)" : ""
      #expect(drafts.texts[drafts.descriptions[row]] == "shop \(row % 700)\(more)")
      #expect(drafts.texts[drafts.references[row]] == "R\(row)")
      if more.isEmpty, row >= 2_100 { #expect(drafts.descriptions[row] == drafts.descriptions[row - 2_100]) }
    }
  }
}
