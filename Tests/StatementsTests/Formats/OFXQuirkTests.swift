import Testing

@testable import Statements
@testable import Values

/// Files as banks write them, against the letter of the standard.
@Suite struct OFXQuirkTests {
  private func file(_ rows: String..., list: String = "BANKTRANLIST", statement: String = "STMTRS") -> String {
    "<OFX><\(statement)><CURDEF>EUR<\(list)>\n" + rows.map { "<STMTTRN>\($0)</STMTTRN>\n" }.joined()
      + "</\(list)></\(statement)></OFX>"
  }

  @Test(arguments: [
    ("-$1,250.00", "-1250.00"), ("$-12.50", "-12.50"), ("-R$ 686,50", "-686.50"), ("12.50-", "-12.50"),
    ("(12.50)", "-12.50"), ("($12.50)", "-12.50"), ("1 234,56", "1234.56"), ("1\u{a0}234,56", "1234.56"),
    ("-1\u{202f}234\u{202f}567,8 €", "-1234567.80"), ("1\u{2019}234.56", "1234.56"), ("\u{2212}3,00", "-3.00"),
    ("+5", "5.00"), (" \t7.1\n", "7.10"), ("0.00", "0.00"), ("1,00,000.00", "100000.00"), (".5", "0.50"),
    ("5.", "5.00"),
  ])
  func `Amounts that programs write`(written: String, amount: String) throws {
    let reading = try reading(file("<DTPOSTED>20240301<TRNAMT>\(written)<NAME>a"))
    #expect(reading.rows == ["2 2024-03-01 \(amount) a"])
  }

  @Test(arguments: ["()", "(", "-", "$", "--5", "5-5", "- $", "(5", "1e3", "0x10", "NaN"])
  func `What is no amount stays none`(written: String) throws {
    let reading = try reading(file("<DTPOSTED>20240301<TRNAMT>\(written)<NAME>a"))
    #expect(reading.drafts.count == 0)
    #expect(reading.others[1] == "2 rejected '\(written)' in TRNAMT is no amount")
  }

  @Test(arguments: [
    "20240301", "20240301235959", "202403012359", "20240301000000.000[-5:EST]", "20240301120000[0:GMT]", "2024-03-01",
    "2024-03-01T23:30:00+01:00", "2024/03/01", "2024.03.01", "\n\t 20240301 \n", "20240301240000", "20240301[-3:BRT]",
  ])
  func `The written day counts, whatever stands behind it`(written: String) throws {
    #expect(
      try reading(file("<DTPOSTED>\(written)<TRNAMT>1<NAME>a")).rows.first?.hasSuffix("2024-03-01 1.00 a") == true)
  }

  @Test func `A day of booking that is empty or zero gives way to the owner's day`() throws {
    let reading = try reading(
      file(
        "<DTPOSTED></DTPOSTED><DTUSER>20240302<TRNAMT>-1<NAME>a", "<DTPOSTED>00000000<DTUSER>20240303<TRNAMT>-2<NAME>b",
        "<DTPOSTED>00000000<TRNAMT>-3<NAME>c"))
    #expect(reading.rows == ["2 2024-03-02 -1.00 a", "3 2024-03-03 -2.00 b"])
    #expect(reading.others == ["1 header", "4 rejected the transaction has no date (DTPOSTED)", "5 footer"])
  }

  @Test func `Types that mean money out, and not one amount below zero`() throws {
    func questions(_ rows: String..., statement: String = "STMTRS") throws -> [String] {
      let list = rows.map { "<STMTTRN>\($0)<NAME>a</STMTTRN>\n" }.joined()
      return try reading("<OFX><\(statement)><CURDEF>EUR<BANKTRANLIST>\n\(list)</BANKTRANLIST></\(statement)></OFX>")
        .questions.map(\.code)
    }
    func row(_ type: String, _ amount: String) -> String { "<TRNTYPE>\(type)<DTPOSTED>20240301<TRNAMT>\(amount)" }
    #expect(try questions(row("FEE", "3.00"), row("DEP", "100")) == ["sign"])
    #expect(try questions(row("DIRECTDEBIT", "3.00")) == ["sign"])
    #expect(try questions(row("OUT", "3.00"), row("IN", "4.00")) == ["sign"])
    #expect(try questions(row("CHECK", "3.00"), row("POS", "-4.00")) == [])
    #expect(try questions(row("DEP", "3.00"), row("INT", "4.00")) == [])
    let purchases = [row("OTHER", "3.00"), row("POS", "4.00"), row("OTHER", "5.00")]
    #expect(try questions(purchases[0], purchases[1], purchases[2], statement: "CCSTMTRS") == ["sign"])
    #expect(try questions(purchases[0], purchases[1], purchases[2]) == [])
    let payments = [row("CREDIT", "3.00"), row("CREDIT", "4.00"), row("CREDIT", "5.00")]
    #expect(try questions(payments[0], payments[1], payments[2], statement: "CCSTMTRS") == [])
  }

  @Test func `Securities bought for a positive total are asked`() throws {
    let text = """
      <OFX><INVSTMTRS><CURDEF>USD<INVTRANLIST>
      <BUYSTOCK><INVBUY><INVTRAN><FITID>1<DTTRADE>20240110</INVTRAN><TOTAL>30.25</INVBUY></BUYSTOCK>
      </INVTRANLIST></INVSTMTRS></OFX>
      """
    #expect(try reading(text).questions.map(\.code) == ["sign"])
    #expect(try reading(text, ReadingHints(answers: ["sign": "by-type"])).drafts.amounts == [-3025])
  }

  @Test func `Pending by its list or by its type`() throws {
    let text = file("<TRNTYPE>POS<DTPOSTED>20240301<TRNAMT>-1<NAME>a", list: "BANKTRANLISTP")
    #expect(try reading(text).drafts.pending == [true])
    let held = file(
      "<TRNTYPE>HOLD<DTPOSTED>20240301<TRNAMT>-1<NAME>a", "<TRNTYPE>POS<DTPOSTED>20240301<TRNAMT>-2<NAME>b")
    #expect(try reading(held).drafts.pending == [true, false])
  }

  @Test func `Two documents in one file, the second cut short`() throws {
    let one = file("<DTPOSTED>20240301<TRNAMT>-1<NAME>a")
    let two = "OFXHEADER:100\nDATA:OFXSGML\n\n" + one + "\nOFXHEADER:100\nDATA:OFXSGML\n\n"
    let whole = try reading(two + one)
    #expect(whole.drafts.amounts == [-100, -100])
    #expect(!whole.others.contains { $0.contains("rejected") })
    let cut = try reading(two + one.before("</STMTRS>"))
    #expect(cut.drafts.amounts == [-100, -100])
    #expect(cut.others.last == "12 rejected the file ends without </OFX>; it may be cut short")
  }

  @Test func `Lines before the header, lower case, an attribute and blanks in tags`() throws {
    let reading = try reading(
      """
      Content-Type: application/x-ofx
      Content-Disposition: attachment

      OFXHEADER:100
      DATA:OFXSGML

      <ofx ><stmtrs><curdef>usd</curdef><banktranlist>
      <stmttrn kind="1">
      \t<trntype >debit</trntype >
      \t<dtposted>20240301</dtposted><trnamt>-9.99</trnamt>
      \t<fitid>1</fitid><name>A < B & C
      </stmttrn></banktranlist></stmtrs></ofx>
      """)
    #expect(reading.rows == ["8 2024-03-01 -9.99 A < B & C"])
    #expect(reading.drafts.currency == Currency("USD"))
    #expect(reading.others == ["1 header", "12 footer"])
  }

  @Test func `No CURDEF, but a currency in each transaction`() throws {
    let reading = try reading(
      """
      <OFX><STMTRS><BANKTRANLIST>
      <STMTTRN><DTPOSTED>20250101<TRNAMT>-5<NAME>a<CURRENCY><CURRATE>1.0<CURSYM>BRL</CURRENCY></STMTTRN>
      <STMTTRN><DTPOSTED>20250102<TRNAMT>7<NAME>b<CURRENCY><CURRATE>1.0<CURSYM>BRL</CURRENCY></STMTTRN>
      </BANKTRANLIST></STMTRS></OFX>
      """)
    #expect(reading.rows == ["2 2025-01-01 -5.00 a", "3 2025-01-02 7.00 b"])
    #expect(reading.drafts.currencies == [Currency("BRL"), Currency("BRL")])
  }

  @Test func `Equal ids and equal rows stay as many as they are`() throws {
    let row = "<DTPOSTED>20240301<TRNAMT>-2.40<FITID>7<NAME>Tram"
    #expect(try reading(file(row, row, row)).drafts.amounts == [-240, -240, -240])
  }

  @Test func `A list without transactions is a statement without any`() throws {
    let reading = try reading(
      "<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST><DTSTART>20240301</BANKTRANLIST>"
        + "<LEDGERBAL><BALAMT>1.5<DTASOF>garbage</LEDGERBAL></STMTRS></OFX>")
    #expect(reading.drafts.count == 0)
    #expect(reading.balances == ["closing - 1.50 1"])
  }
}
