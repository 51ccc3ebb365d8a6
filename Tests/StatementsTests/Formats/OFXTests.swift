import Testing

@testable import Statements
@testable import Values

@Suite struct OFXTests {
  static let sgml = """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102
    ENCODING:USASCII
    CHARSET:1252

    <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS></SONRS></SIGNONMSGSRSV1>
    <BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP
    <BANKACCTFROM><BANKID>40-11-22<ACCTID>7000 1234<ACCTTYPE>CHECKING</BANKACCTFROM>
    <BANKTRANLIST><DTSTART>20240301<DTEND>20240331
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240302235959.999[-11:XXX]<TRNAMT>-12.5<FITID>A1<NAME>Marrow &amp; Sons<MEMO>MARROW &amp; SONS, Leith</STMTTRN>
    <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20240304<TRNAMT>+1000<FITID>A2<NAME>Pay &lt;March&gt; &#163;1 &euro; &</STMTTRN>
    <STMTTRN><TRNTYPE>XFER<DTPOSTED>20240305<DTAVAIL>20240307<TRNAMT>-.05<FITID>000<NAME>Left<BANKACCTTO><BANKID>1<ACCTID>99887<ACCTTYPE>SAVINGS</BANKACCTTO><MEMO>Right</STMTTRN>
    </BANKTRANLIST>
    <LEDGERBAL><BALAMT>-3.20<DTASOF>20240331170000</LEDGERBAL>
    <AVAILBAL><BALAMT>496.80<DTASOF>20240331170000</AVAILBAL>
    </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
    """

  @Test func `OFX 1 without end tags of leaves`() throws {
    let reading = try reading(OFXTests.sgml)
    #expect(reading.format == "ofx")
    #expect(
      reading.rows == [
        "11 2024-03-02 -12.50 MARROW & SONS, Leith", "12 2024-03-04 1000.00 Pay <March> £1 &euro; &",
        "13 2024-03-05 -0.05 Left Right",
      ])
    #expect(reading.others == ["1 header", "14 footer"])
    #expect(reading.balances == ["closing 2024-03-31 -3.20 15"])
    #expect(reading.texts(\.references) == ["A1", "A2", ""])
    #expect(reading.texts(\.types) == ["DEBIT", "CREDIT", "XFER"])
    #expect(reading.texts(\.counterAccounts) == ["", "", "99887"])
    #expect(reading.drafts.valueDays == [Drafts.noDay, Drafts.noDay, Day(iso: "2024-03-07")?.number])
    #expect(reading.drafts.currency == Currency("GBP"))
    #expect(reading.layout.accountNumbers == ["70001234"])
    #expect(reading.drafts.accountNumbers.isEmpty)
    #expect(reading.drafts.order == .oldestFirst)
    #expect(reading.proof == .none)
    #expect(reading.layout.columns.contains(Layout.Column(name: "FITID", role: "reference")))
  }

  @Test func `The same bytes on one line`() throws {
    let flat = OFXTests.sgml.split(separator: "\n").dropFirst(5).joined()
    let reading = try reading("OFXHEADER:100\r\n\r\n" + flat)
    #expect(reading.rows.map { $0.prefix(12) } == ["3 2024-03-02", "3 2024-03-04", "3 2024-03-05"])
    #expect(reading.others == ["1 header", "3 footer"])
  }

  @Test func `OFX 2 with CDATA, comments, a DOCTYPE and empty elements`() throws {
    let reading = try reading(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE OFX [ <!ENTITY a "<STMTTRN>"> ]>
      <?OFX OFXHEADER="200" VERSION="211"?>
      <!-- <STMTTRN> is not here -->
      <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>NOK</CURDEF>
      <CCACCTFROM><ACCTID>5555</ACCTID></CCACCTFROM>
      <BANKTRANLIST>
      <STMTTRN>
        <TRNTYPE>POS</TRNTYPE><DTPOSTED>20231231</DTPOSTED><TRNAMT>-99,90</TRNAMT><FITID>x</FITID>
        <NAME><![CDATA[Kaffe & <brød>]]></NAME><MEMO/>
      </STMTTRN>
      <STMTTRN><TRNTYPE>POS</TRNTYPE><DTPOSTED>20240101</DTPOSTED><TRNAMT>-1,000</TRNAMT><FITID>y</FITID>
        <NAME>To
           linjer &a;</NAME></STMTTRN>
      </BANKTRANLIST>
      <AVAILBAL><BALAMT>40000</BALAMT><DTASOF>20240102</DTASOF></AVAILBAL>
      </CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
      """)
    #expect(reading.rows == ["8 2023-12-31 -99.90 Kaffe & <brød>", "12 2024-01-01 -1.00 To linjer &a;"])
    #expect(reading.others == ["1 header", "15 footer"])
    #expect(reading.balances.isEmpty, "what a card may still spend is no balance")
    #expect(reading.layout.decimalMark == ",")
  }

  @Test func `Several accounts and currencies in one file`() throws {
    func statement(_ account: String, _ kind: String, _ currency: String, _ amount: String) -> String {
      """
      <STMTTRNRS><STMTRS><CURDEF>\(currency)<BANKACCTFROM><ACCTID>\(account)<ACCTTYPE>\(kind)</BANKACCTFROM><BANKTRANLIST>
      <STMTTRN><TRNTYPE>OTHER<DTPOSTED>20240110<TRNAMT>\(amount)<FITID>\(kind)<NAME>\(kind)</STMTTRN></BANKTRANLIST>
      <LEDGERBAL><BALAMT>\(amount)<DTASOF>20240111</LEDGERBAL></STMTRS></STMTTRNRS>

      """
    }
    let reading = try reading(
      "<OFX><BANKMSGSRSV1>\n" + statement("12", "CHECKING", "JPY", "-1500") + statement("12", "SAVINGS", "JPY", "30")
        + statement("13", "CHECKING", "KWD", "1.005") + "</BANKMSGSRSV1></OFX>")
    #expect(reading.layout.accountNumbers == ["12", "12/SAVINGS", "13"])
    #expect(reading.texts(\.accountNumbers) == ["12", "12/SAVINGS", "13"])
    #expect(reading.drafts.currencies == [Currency("JPY"), Currency("JPY"), Currency("KWD")])
    #expect(reading.drafts.currency == nil)
    #expect(reading.drafts.amounts == [-1_500_000, 30_000, 1005])
    #expect(reading.drafts.statedBalances.map { reading.drafts.texts[$0.accountNumber] } == ["12", "12/SAVINGS", "13"])
  }

  @Test func `A malformed transaction waits, the others go on`() throws {
    func transaction(_ fields: String) -> String { "<STMTTRN><TRNTYPE>DEBIT\(fields)<FITID>1<NAME>x</STMTTRN>\n" }
    let reading = try reading(
      "<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>\n" + transaction("<DTPOSTED>20240230<TRNAMT>-1")
        + transaction("<DTPOSTED>20240229<TRNAMT>-1") + transaction("<DTPOSTED>20240301<TRNAMT>12..5")
        + transaction("<DTPOSTED>20240301") + transaction("<TRNAMT>5") + transaction("<DTPOSTED>20240301<TRNAMT>-1.005")
        + transaction("<DTPOSTED>20240301<TRNAMT>-99999999999999999")
        + transaction("<DTPOSTED>20240302<TRNAMT>-2<CORRECTFITID>9<CORRECTACTION>DELETE")
        + transaction("<DTPOSTED>20240302<TRNAMT>-2<CORRECTFITID>9<CORRECTACTION>REPLACE")
        + "</BANKTRANLIST></STMTRS></OFX>")
    #expect(reading.rows == ["3 2024-02-29 -1.00 x", "10 2024-03-02 -2.00 x"])
    #expect(
      reading.others == [
        "1 header", "2 rejected '20240230' in DTPOSTED is no date", "4 rejected '12..5' in TRNAMT is no amount",
        "5 rejected the transaction has no amount (TRNAMT)", "6 rejected the transaction has no date (DTPOSTED)",
        "7 rejected the amount has more decimals than its currency, which has 2",
        "8 rejected '-99999999999999999' in TRNAMT is no amount",
        "9 rejected the bank takes back an earlier transaction here (CORRECTACTION DELETE)", "11 footer",
      ])
    #expect(reading.drafts.others[1].text.hasPrefix("<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240230"))
    #expect(reading.drafts.others[1].text.hasSuffix("</STMTTRN>"))
  }

  @Test func `What the bank replaces or takes back in the same file counts once or not at all`() throws {
    func transaction(_ fields: String) -> String { "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240302\(fields)</STMTTRN>\n" }
    let list = "<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>%</BANKACCTFROM><BANKTRANLIST>\n"
    let reading = try reading(
      list.replacing("%", with: "1") + transaction("<TRNAMT>-10<FITID>1<NAME>first")
        + transaction("<TRNAMT>-20<FITID>2<NAME>second") + transaction("<TRNAMT>-30<FITID>3<NAME>third")
        + transaction("<TRNAMT>-25<FITID>4<CORRECTFITID>2<CORRECTACTION>REPLACE<NAME>second")
        + transaction("<TRNAMT>-7<FITID>7<CORRECTFITID>7<CORRECTACTION>REPLACE<NAME>itself")
        + transaction("<TRNAMT>-30<FITID>5<CORRECTFITID>3<CORRECTACTION>DELETE<NAME>third")
        + "</BANKTRANLIST></STMTRS><STMTRS>" + list.replacing("%", with: "2").dropFirst(13)
        + transaction("<TRNAMT>-1<FITID>6<CORRECTFITID>1<CORRECTACTION>DELETE<NAME>of another account")
        + "</BANKTRANLIST></STMTRS></OFX>")
    #expect(
      reading.rows == [
        "2 2024-03-02 -10.00 first", "5 2024-03-02 -25.00 second", "6 2024-03-02 -7.00 itself",
      ])
    #expect(
      reading.others.filter { !$0.contains("header") && !$0.contains("footer") } == [
        "3 ignored the bank replaces it on line 5", "4 ignored the bank takes it back on line 7",
        "7 ignored takes back a transaction above (CORRECTACTION DELETE)",
        "9 rejected the bank takes back an earlier transaction here (CORRECTACTION DELETE)",
      ])
  }

  @Test func `Transactions without end tags end where the next begins`() throws {
    let reading = try reading(
      """
      <OFX><STMTRS><BANKTRANLIST>
      <STMTTRN><DTPOSTED>20240101<TRNAMT>1<NAME>a
      <STMTTRN><DTPOSTED>20240102<TRNAMT>2<NAME>b
      </BANKTRANLIST></STMTRS></OFX>
      """)
    #expect(reading.rows == ["2 2024-01-01 1.00 a", "3 2024-01-02 2.00 b"])
  }

  @Test func `A file that is cut short says so and keeps what is whole`() throws {
    let reading = try reading(OFXTests.sgml.before("<FITID>A2"))
    #expect(reading.rows.count == 1)
    #expect(
      reading.others == [
        "1 header", "12 rejected the file ends inside this transaction; it may be cut short",
        "12 rejected the file ends without </OFX>; it may be cut short",
      ])
  }

  @Test func `Pending transactions`() throws {
    let reading = try reading(
      """
      <OFX><CCSTMTRS><CURDEF>USD<BANKTRANLIST>
      <STMTTRN><DTPOSTED>20240101<TRNAMT>-1<NAME>booked</STMTTRN></BANKTRANLIST>
      <BANKTRANLISTP><DTASOF>20240103
      <STMTTRNP><TRNTYPE>POS<DTTRAN>20240102<TRNAMT>-2<NAME>not yet</STMTTRNP></BANKTRANLISTP></CCSTMTRS></OFX>
      """)
    #expect(reading.drafts.pending == [false, true])
    #expect(reading.rows[1] == "4 2024-01-02 -2.00 not yet")
  }

  @Test func `Investments: the money that moves, and what moves none`() throws {
    let reading = try reading(
      """
      <OFX><INVSTMTRS><DTASOF>20240201<CURDEF>USD<INVACCTFROM><BROKERID>b<ACCTID>INV1</INVACCTFROM><INVTRANLIST>
      <BUYSTOCK><INVBUY><INVTRAN><FITID>1<DTTRADE>20240110<DTSETTLE>20240112<MEMO>Acme</INVTRAN><SECID><UNIQUEID>X</SECID><UNITS>3<UNITPRICE>10<TOTAL>-30.25</INVBUY><BUYTYPE>BUY</BUYSTOCK>
      <REINVEST><INVTRAN><FITID>2<DTTRADE>20240111</INVTRAN><TOTAL>-5</REINVEST>
      <INCOME><INVTRAN><FITID>3<DTTRADE>20240112<MEMO>Dividend</INVTRAN><TOTAL>4</INCOME>
      <SELLSTOCK><INVSELL><INVTRAN><FITID>4<DTTRADE>20240113</INVTRAN></INVSELL></SELLSTOCK>
      <INVBANKTRAN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20240114<TRNAMT>100<FITID>5<NAME>Deposit</STMTTRN><SUBACCTFUND>CASH</INVBANKTRAN>
      </INVTRANLIST></INVSTMTRS></OFX>
      """)
    #expect(
      reading.rows == [
        "2 2024-01-10 -30.25 Acme", "4 2024-01-12 4.00 Dividend", "6 2024-01-14 100.00 Deposit",
      ])
    #expect(reading.texts(\.types) == ["BUYSTOCK", "INCOME", "CREDIT"])
    #expect(
      reading.others == [
        "1 header", "3 ignored REINVEST moves securities, not money",
        "5 rejected the transaction has no amount (TOTAL)", "7 footer",
      ])
  }

  @Test func `Signs that contradict the types are asked`() throws {
    let text = """
      <OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>
      <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20240101<TRNAMT>10<NAME>a</STMTTRN>
      <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20240102<TRNAMT>20<NAME>b</STMTTRN>
      </BANKTRANLIST></STMTRS></OFX>
      """
    #expect(try reading(text).questions.map(\.code) == ["sign"])
    func amounts(_ answer: String) throws -> [Int64] {
      let reading = try reading(text, ReadingHints(answers: ["sign": answer]))
      #expect(reading.questions.isEmpty)
      return reading.drafts.amounts
    }
    #expect(try amounts("by-type") == [-1000, 2000])
    #expect(try amounts("as-written") == [1000, 2000])
    #expect(try amounts("inverted") == [-1000, -2000])
  }

  @Test func `One mark before three digits is asked where nothing else tells`() throws {
    func file(_ amounts: String..., currency: String = "EUR") -> String {
      "<OFX><STMTRS><CURDEF>\(currency)<BANKTRANLIST>\n"
        + amounts.map { "<STMTTRN><DTPOSTED>20240101<TRNAMT>\($0)<NAME>a</STMTTRN>\n" }.joined()
        + "</BANKTRANLIST></STMTRS></OFX>"
    }
    #expect(try reading(file("-1,500")).questions.map(\.code) == ["decimal_mark"])
    #expect(try reading(file("-1,500"), ReadingHints(answers: ["decimal_mark": "."])).drafts.amounts == [-150_000])
    #expect(try reading(file("-1,500"), ReadingHints(answers: ["decimal_mark": ","])).drafts.amounts == [-150])
    #expect(try reading(file("-1,500", "2.25")).drafts.amounts == [-150_000, 225])
    #expect(try reading(file("-1,500", "2,25")).drafts.amounts == [-150, 225])
    #expect(try reading(file("-1.500", currency: "KWD")).drafts.amounts == [-1500])
    #expect(try reading(file("-1,500", "-1,234")).drafts.amounts == [-150_000, -123_400], "no euro has three decimals")
    #expect(try reading(file("-1,500", currency: "JPY")).drafts.amounts == [-1500])
    #expect(try reading(file("-1,234", currency: "")).questions.map(\.code) == ["decimal_mark"])
    #expect(try reading(file("-1,234", "2.25", currency: "")).drafts.amounts == [-123_400, 225])
    #expect(try reading(file("-1,234,567.89", "1.234.567,89")).drafts.amounts == [-123_456_789, 123_456_789])
  }

  @Test func `Another currency of one row, and a payee`() throws {
    let reading = try reading(
      """
      <OFX><STMTRS><CURDEF>USD<BANKTRANLIST>
      <STMTTRN><DTPOSTED>20240101<TRNAMT>-5<PAYEE><NAME>Hall<CITY>Oslo</PAYEE><MEMO>Tickets<CURRENCY><CURRATE>0.1<CURSYM>NOK</CURRENCY></STMTTRN>
      <STMTTRN><DTPOSTED>20240102<TRNAMT>-6<NAME>Hotel<ORIGCURRENCY><CURRATE>1.1<CURSYM>EUR</ORIGCURRENCY></STMTTRN>
      </BANKTRANLIST></STMTRS></OFX>
      """)
    #expect(reading.drafts.currencies == [Currency("NOK"), Currency("USD")])
    #expect(reading.rows.map { $0.dropFirst(13) } == ["-5.00 Hall Tickets", "-6.00 Hotel"])
    #expect(reading.texts(\.counterparties) == ["Hall", ""])
  }

  @Test func `An answer without a statement is refused with the bank's reason`() {
    let text = "<OFX><STMTTRNRS><STATUS><CODE>2003<SEVERITY>ERROR<MESSAGE>Account not found</STATUS></STMTTRNRS></OFX>"
    #expect {
      try reading(text)
    } throws: { error in
      let failure = error as? ReadingFailure
      return failure?.code == "no-transactions"
        && failure?.message
          == "the file holds an error of the bank instead of a statement: status 2003 Account not found"
    }
  }
}
