import Testing

@testable import Statements
@testable import Values

/// Exports of banks that exist nowhere: each shows one convention, or several that meet.
struct ExportTests {
  @Test(arguments: Export.all + Export.unseen)
  func reads(_ export: Export) throws {
    let reading = try export.reading()
    let summary = InspectSummary(reading)
    #expect(Set(reading.questions.map(\.code)) == Set(export.asks))
    #expect(summary.transactions == export.count)
    #expect(summary.sums.filter { $0.value != "0.00" } == export.sums.filter { $0.value != "0.00" })
    #expect(summary.firstDate?.description == export.first)
    #expect(summary.lastDate?.description == export.last)
    #expect(summary.pending == export.pending)
    #expect(summary.rejected == export.rejected)
    #expect(reading.proof == export.proof)
    if let closing = export.closing { #expect(summary.closingBalance == closing) }
  }

  @Test func sumsOfEachAccount() throws {
    let export = try #require(Export.printed.first { $0.name.hasPrefix("two accounts in two currencies") })
    let sums = InspectSummary(try export.reading()).accountSums
    #expect(sums.map(\.account) == ["001234561", "001234562"])
    #expect(sums.map(\.currency) == ["UYU", "USD"])
    #expect(sums.map(\.sum) == ["88.00", "15.00"])
  }

  @Test(arguments: Export.all + Export.unseen)
  func eachRecordEndsOnce(_ export: Export) throws {
    let reading = try export.reading()
    let lines = reading.drafts.lines + reading.drafts.others.map(\.line)
    #expect(Set(lines).count == lines.count)
    #expect(reading.drafts.descriptions.count == reading.drafts.count)
  }
}
