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
    if let closing = export.closing { #expect(summary.closingBalance ?? "none" == closing) }
    // Each record ends once.
    let lines = reading.drafts.lines + reading.drafts.others.map(\.line)
    #expect(Set(lines).count == lines.count)
    #expect(reading.drafts.descriptions.count == reading.drafts.count)
  }

  /// A comma may part a number, or two.
  @Test(arguments: Export.cutBalances.filter { $0.closing == nil })
  func statesNoBalance(_ export: Export) throws {
    #expect(InspectSummary(try export.reading()).closingBalance == nil)
  }

  /// Six digits, of which not all are a day.
  @Test func wholeNumbersAreNoDays() throws {
    let text = """
      Ref,Text,Amount
      240604,Baker,-4.00
      249914,Garage,-21.00
      240631,Salary,900.00
      """
    #expect(throws: ReadingFailure.self) { try Export(name: "numbers", text: text, count: 0, sums: [:]).reading() }
  }

  @Test func sumsOfEachAccount() throws {
    let export = try #require(Export.printed.first { $0.name.hasPrefix("two accounts in two currencies") })
    let sums = InspectSummary(try export.reading()).accountSums
    #expect(sums.map(\.account) == ["001234561", "001234562"])
    #expect(sums.map(\.currency) == ["UYU", "USD"])
    #expect(sums.map(\.sum) == ["88.00", "15.00"])
  }

  @Test func eachRowHasTheCurrencyOfItsColumn() throws {
    let export = try #require(Export.severalAmounts.first)
    let drafts = try export.reading().drafts
    #expect((0..<drafts.count).map { drafts.currencies[$0]?.code } == ["CAD", "CAD", "USD"])
  }

  /// The account from which a card's bill is collected is not that of its rows.
  @Test func aNumberInASentenceIsNoAccountOfTheFile() throws {
    let text = """
      Einzug von IBAN DE02120300000000202051 am 02.04.2025
      Datum;Beschreibung;Betrag EUR
      13.03.2025;Markt;45,20
      14.03.2025;Bahn;89,90
      15.03.2025;Rueckgabe;-49,95
      """
    let reading = try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints())
    #expect(reading.layout.accountNumbers.isEmpty)
    #expect(reading.questions.map(\.code) == ["sign"])
  }

  @Test func kindsDescribeWhereEveryDescriptionIsTheSame() throws {
    let text = """
      Date,Action,Description,Amount
      2025-03-13,DIRECT DEBIT HARDWARE,No Description,-42.10
      2025-03-14,DIRECT DEPOSIT ACME,No Description,1850.00
      2025-03-15,DIRECT DEBIT BAKERY,No Description,-12.80
      """
    let drafts = try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints()).drafts
    #expect(drafts.descriptions.first.map { drafts.texts[$0] } == "DIRECT DEBIT HARDWARE")
  }

  @Test func referencesDescribeWhereNothingElseDoes() throws {
    let text = "Fecha,Concepto / Referencia,Cargo,Abono\n14/03/2024,Renta,800.00,\n15/03/2024,Pago,,900.00\n"
    let drafts = try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints()).drafts
    #expect(drafts.descriptions.map { drafts.texts[$0] } == ["Renta", "Pago"])
  }
}
