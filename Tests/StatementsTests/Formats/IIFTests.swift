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

  /// Sides of transactions: `type account amount memo`, those behind the first one of each group being its splits.
  private func file(accounts: [(String, String)] = [], _ groups: [[String]]) -> String {
    let list = accounts.isEmpty ? "" : "!ACCNT\tNAME\tACCNTTYPE\n"
    let kinds = accounts.map { "ACCNT\t\($0.0)\t\($0.1)\n" }.joined()
    let lines = groups.enumerated().map { day, sides in
      sides.enumerated().map { place, side in
        let parts = side.split(separator: "|", omittingEmptySubsequences: false)
        let list = place == 0 ? "TRNS" : "SPL"
        return
          "\(list)\t\(parts[0])\t7/\(day + 13)/2026\t\(parts[1])\tAnn\t\(parts[2])\t\t\(parts.count > 3 ? parts[3] : "")\n"
      }.joined() + "ENDTRNS\n"
    }
    return list + kinds + Self.header + lines.joined()
  }

  @Test func `Transfers between accounts of the list are rows of both`() throws {
    let reading = try reading(
      file(
        accounts: [("Checking", "BANK"), ("Visa", "CCARD"), ("Food", "EXP")],
        [
          ["CHECK|Checking|-8.25", "CHECK|Food|8.25"], ["TRANSFER|Checking|-300.00|to card", "TRANSFER|Visa|300.00"],
          ["CREDIT CARD|Visa|-41.10", "CREDIT CARD|Food|41.10"],
        ]))
    #expect(reading.layout.accountNumbers == ["Checking", "Visa"])
    #expect(
      reading.rows == [
        "8 2026-07-13 -8.25 Ann", "11 2026-07-14 -300.00 Ann to card", "12 2026-07-14 300.00 Ann to card",
        "14 2026-07-15 -41.10 Ann",
      ])
    #expect(reading.drafts.others.filter { $0.disposition == .rejected }.isEmpty)
  }

  @Test(arguments: [true, false]) func `Invoices and bills move no money`(isListed: Bool) throws {
    let reading = try reading(
      file(
        accounts: isListed ? [("Bank", "BANK"), ("Receivable", "AR"), ("Payable", "AP")] : [],
        [
          ["INVOICE|Receivable|90.00", "INVOICE|Sales|-90.00"], ["PAYMENT|Bank|90.00", "PAYMENT|Receivable|-90.00"],
          ["BILL|Payable|-55.00", "BILL|Rent|55.00"], ["BILLPMT|Bank|-55.00", "BILLPMT|Payable|55.00"],
        ]))
    #expect(reading.drafts.amounts == [90_00, -55_00])
    #expect(reading.layout.accountNumbers.isEmpty)
    #expect(reading.drafts.others.filter { $0.disposition == .rejected }.isEmpty)
  }

  @Test(arguments: [true, false]) func `A journal may name the bank's account in a split`(isListed: Bool) throws {
    let reading = try reading(
      file(
        accounts: isListed ? [("Bank", "BANK")] : [],
        [
          ["GENERAL JOURNAL|Food|12.40", "GENERAL JOURNAL|Bank|-12.40"],
          ["GENERAL JOURNAL|Wages|-900.00", "GENERAL JOURNAL|Bank|900.00"],
          ["GENERAL JOURNAL|Food|7.10", "GENERAL JOURNAL|Bank|-7.10"],
        ]))
    // Without a list the account that all journals share may be wages as well as a bank's.
    #expect(reading.drafts.amounts == (isListed ? [-12_40, 900_00, -7_10] : []))
    #expect(reading.drafts.others.count { $0.disposition == .rejected } == (isListed ? 0 : 3))
  }

  @Test func `What is void is no transaction`() throws {
    let reading = try reading(
      file([["CHECK|Bank|-5.00", "CHECK|Food|5.00"], ["CHECK|Bank|0.00|VOID: rent", "CHECK|Rent|0.00"]]))
    #expect(reading.drafts.amounts == [-5_00])
  }

  @Test(arguments: ["", "dmy", "mdy"]) func `An order of days that nothing tells is asked for`(told: String) throws {
    let text = Self.header + transaction("01/02/2026", "-5.00", "A") + transaction("05/03/2026", "-6.00", "B")
    let reading = try reading(text, ReadingHints(answers: told.isEmpty ? [:] : ["date_order": told]))
    #expect(reading.questions.map(\.code) == (told.isEmpty ? ["date_order"] : []))
    if told == "dmy" { #expect(reading.rows.first == "4 2026-02-01 -5.00 A note") }
    if told == "mdy" { #expect(reading.rows.first == "4 2026-01-02 -5.00 A note") }
  }

  @Test func `Lists of names above other rows are none`() {
    #expect(OtherFormats.kind(of: Array("!Date\tAmount\n01/02/2026\t5.00\n".utf8)) == nil)
    #expect(OtherFormats.kind(of: Array("Date\tAmount\n!TRNS\tAMOUNT\n".utf8)) == nil)
  }
}
