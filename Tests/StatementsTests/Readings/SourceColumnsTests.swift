import Testing

@testable import Statements
@testable import Values

@Suite struct SourceColumnsTests {
  @Test func columnsAreFoundAgainInTheBytes() throws {
    let rows = ["2025-01-02,\"A, B\",-1.00,food", "2025-01-03,C,-2.00,", "2025-01-04,D,3.00,pay"]
    let text = "Date,Description,Amount,Kind\n" + rows.joined(separator: "\n") + "\n"
    let bytes = Array(text.utf8)
    var reading = try StatementReader.read(FileBytes(bytes), fileName: "a.csv", hints: ReadingHints())
    let lines = Dictionary(uniqueKeysWithValues: zip(reading.drafts.lines, reading.drafts.lines.indices))
    let source = try #require(SourceColumns(FileBytes(bytes), fileName: "a.csv", layout: reading.layout, declared: nil))
    source.fill(&reading.drafts, names: ["kind", "Other"], rows: lines)
    let texts = reading.drafts.sourceColumns.map { column in column.texts.map { reading.drafts.texts[$0] } }
    #expect(texts == [["food", "", "pay"], ["", "", ""]])
  }
}
