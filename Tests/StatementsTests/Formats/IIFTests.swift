import Testing

@testable import Statements
@testable import Values

/// Intuit's interchange format, whose transactions stand with what other accounts have of them.
@Suite struct IIFTests {
  private static let header = """
    !TRNS\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO
    !SPL\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO
    !ENDTRNS

    """

  private func transaction(_ day: String, _ amount: String, account: String = "Checking", _ name: String) -> String {
    """
    TRNS\tCHECK\t\(day)\t\(account)\t\(name)\t\(amount)\t104\tnote
    SPL\tCHECK\t\(day)\tFood\t\(name)\t7.00\t\t
    ENDTRNS

    """
  }

  @Test func `Each transaction is read once, whatever other accounts have of it`() throws {
    let reading = try reading(
      Self.header + transaction("7/3/26", "-84.21", "\"Corner, Shop\"")
        + transaction("07/15/2026", "\"1,250.40\"", "Wages"))
    #expect(reading.format == "iif")
    #expect(reading.rows == ["4 2026-07-03 -84.21 Corner, Shop note", "7 2026-07-15 1250.40 Wages note"])
    #expect(reading.texts(\.references) == ["104", "104"])
    #expect(reading.layout.accountNumbers.isEmpty)
    #expect(reading.drafts.others.filter { $0.disposition == .rejected }.isEmpty)
    #expect(reading.questions.isEmpty)
  }

  @Test func `Accounts are told apart, and days stand the other way round where they can be nothing else`() throws {
    let reading = try reading(
      Self.header + transaction("03/07/2026", "-5.00", "A") + transaction("25/07/2026", "9.00", account: "Savings", "B")
    )
    #expect(reading.rows == ["4 2026-07-03 -5.00 A note", "7 2026-07-25 9.00 B note"])
    #expect(reading.layout.accountNumbers == ["Checking", "Savings"])
  }

  @Test func `Lists of names above other rows are none`() {
    #expect(OtherFormats.kind(of: Array("!Date\tAmount\n01/02/2026\t5.00\n".utf8)) == nil)
    #expect(OtherFormats.kind(of: Array("Date\tAmount\n!TRNS\tAMOUNT\n".utf8)) == nil)
  }
}
