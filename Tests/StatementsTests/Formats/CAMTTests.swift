import Testing

@testable import Statements
@testable import Values

@Suite struct CAMTTests {
  static func entry(
    _ amount: String, _ sign: String = "DBIT", status: String = "<Sts>BOOK</Sts>", day: String = "<Dt>2024-05-06</Dt>",
    rest: String = ""
  ) -> String {
    """
    <Ntry><Amt Ccy="CHF">\(amount)</Amt><CdtDbtInd>\(sign)</CdtDbtInd>\(status)<BookgDt>\(day)</BookgDt>\(rest)</Ntry>

    """
  }

  static func balance(_ code: String, _ amount: String, _ sign: String = "CRDT", _ day: String = "2024-05-06") -> String
  {
    """
    <Bal><Tp><CdOrPrtry><Cd>\(code)</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">\(amount)</Amt><CdtDbtInd>\(sign)</CdtDbtInd>\
    <Dt><Dt>\(day)</Dt></Dt></Bal>

    """
  }

  static func statement(_ content: String, account: String = "<IBAN>CH93 0076 2011 6238 5295 7</IBAN>") -> String {
    "<Stmt><Id>1</Id><Acct><Id>\(account)</Id><Ownr><Id><OrgId><Othr><Id>no</Id></Othr></OrgId></Id></Ownr></Acct>\n"
      + content + "</Stmt>\n"
  }

  static func document(_ content: String, message: String = "BkToCstmrStmt") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><\(message)>
    \(content)</\(message)></Document>

    """
  }

  private func lines(_ reading: Reading) -> [Substring] {
    reading.rows.map { $0.drop { $0 != " " }.dropFirst() }
  }

  @Test func `An entry with all its details`() throws {
    let reading = try reading(
      CAMTTests.document(
        CAMTTests.statement(
          CAMTTests.entry(
            "110.00", day: "<DtTm>2024-05-06T23:30:00.000+02:00</DtTm>",
            rest: """
              <ValDt><Dt>2024-05-08</Dt></ValDt><AcctSvcrRef>B-77</AcctSvcrRef>
              <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
              <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
              <AmtDtls><InstdAmt><Amt Ccy="EUR">100.00</Amt></InstdAmt><TxAmt><Amt Ccy="CHF">110.00</Amt></TxAmt></AmtDtls>
              <RltdPties><Dbtr><Pty><Nm>Me</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>CH1</IBAN></Id></DbtrAcct>
              <Cdtr><Pty><Nm>Müller &amp; Cie</Nm><PstlAdr><Ctry>DE</Ctry></PstlAdr></Pty></Cdtr>
              <CdtrAcct><Id><Othr><Id>DE99</Id></Othr></Id></CdtrAcct></RltdPties>
              <RmtInf><Ustrd>Invoice 12</Ustrd><Ustrd>of May</Ustrd></RmtInf></TxDtls></NtryDtls>
              """))))
    #expect(reading.format == "camt")
    #expect(reading.rows == ["4 2024-05-06 -110.00 Müller & Cie Invoice 12 of May"])
    #expect(reading.texts(\.references) == ["B-77"])
    #expect(reading.texts(\.counterparties) == ["Müller & Cie"])
    #expect(reading.texts(\.counterAccounts) == ["DE99"])
    #expect(reading.texts(\.types) == ["PMNT/ICDT/ESCT"])
    #expect(reading.drafts.valueDays == [Day(iso: "2024-05-08")?.number])
    #expect(reading.drafts.originals == [Currency("EUR").map { Original(amount: -10_000, currency: $0) }])
    #expect(reading.layout.accountNumbers == ["CH9300762011623852957"])
    #expect(reading.drafts.currency == Currency("CHF"))
    #expect(reading.others == ["1 header", "12 footer"])
  }

  @Test func `Opening and closing balances prove the rows`() throws {
    func proof(_ closing: String) throws -> Proof {
      try reading(
        CAMTTests.document(
          CAMTTests.statement(
            CAMTTests.balance("OPBD", "10.00", "DBIT") + CAMTTests.balance("CLBD", closing)
              + CAMTTests.balance("CLAV", "9999.00") + CAMTTests.entry("15.50", "CRDT") + CAMTTests.entry("0.25")
              + CAMTTests.entry("7.00", status: "<Sts><Cd>PDNG</Cd></Sts>")))
      ).proof
    }
    #expect(try proof("5.25") == .totals)
    #expect(try proof("5.26") == .none)
  }

  @Test func `Balances of pages and of several statements`() throws {
    let reading = try reading(
      CAMTTests.document(
        CAMTTests.statement(
          CAMTTests.balance("PRCD", "1.00", "CRDT", "2024-05-05") + CAMTTests.balance("ITBD", "2.00")
            + CAMTTests.entry("1.00", "CRDT"))
          + CAMTTests.statement(
            CAMTTests.balance("ITBD", "2.00") + CAMTTests.balance("CLBD", "1.50") + CAMTTests.entry("0.50"))
          + CAMTTests.statement(
            CAMTTests.balance("OPBD", "7") + CAMTTests.balance("CLBD", "7"), account: "<IBAN>CH2</IBAN>")))
    #expect(reading.proof == .totals)
    #expect(
      reading.balances == [
        "opening 2024-05-05 1.00 4", "closing 2024-05-06 1.50 10", "opening 2024-05-06 7.00 14",
        "closing 2024-05-06 7.00 15",
      ])
    #expect(reading.layout.accountNumbers == ["CH9300762011623852957", "CH2"])
  }

  @Test func `Reversals, statuses and what is at fault`() throws {
    let reading = try reading(
      CAMTTests.document(
        CAMTTests.statement(
          CAMTTests.entry("5.00", "CRDT", rest: "<RvslInd>true</RvslInd><AddtlNtryInf>back</AddtlNtryInf>")
            + CAMTTests.entry("6.00", status: "<Sts>PDNG</Sts>") + CAMTTests.entry("7.00", status: "<Sts>INFO</Sts>")
            + CAMTTests.entry("8,00", "XXXX") + CAMTTests.entry("1.2.3")
            + CAMTTests.entry("9", day: "<Dt>2024-13-01</Dt>")
            + CAMTTests.entry("10", day: "") + CAMTTests.entry("11.005") + "<Ntry><Amt>x</Amt>\n"
            + CAMTTests.entry("12.00"))))
    #expect(lines(reading) == ["2024-05-06 5.00 back", "2024-05-06 -6.00 ", "2024-05-06 -12.00 "])
    #expect(reading.drafts.pending == [false, true, false])
    #expect(
      reading.others == [
        "1 header", "6 ignored the entry has the status INFO: it is information, not a booking",
        "7 rejected CdtDbtInd 'XXXX' is neither CRDT nor DBIT", "8 rejected '1.2.3' in Amt is no amount",
        "9 rejected '2024-13-01' is no date", "10 rejected the entry has no date (BookgDt or ValDt)",
        "11 rejected the amount has more decimals than its currency, which has 2",
        "12 rejected the entry has no end tag (</Ntry>); the file may be damaged", "14 footer",
      ])
  }

  @Test func `A batch is one draft, whatever its details`() throws {
    func details(_ text: String) -> String {
      """
      <TxDtls><AmtDtls><TxAmt><Amt Ccy="CHF">1.00</Amt></TxAmt></AmtDtls><RltdPties><Cdtr><Nm>\(text)</Nm></Cdtr></RltdPties>\
      <RmtInf><Ustrd>Part \(text)</Ustrd><Ustrd>Salary</Ustrd></RmtInf></TxDtls>
      """
    }
    let reading = try reading(
      CAMTTests.document(
        CAMTTests.statement(
          CAMTTests.entry(
            "2.00",
            rest: "<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>\(details("a"))\(details("b"))</NtryDtls>"))))
    #expect(lines(reading) == ["2024-05-06 -2.00 Part a Salary Part b"])
    #expect(reading.texts(\.counterparties).joined() == "")
  }

  @Test func `Reports and notifications with namespace prefixes and an envelope`() throws {
    let report = """
      <soap:Envelope xmlns:soap="x"><soap:Body><n:Document xmlns:n='urn:iso:std:iso:20022:tech:xsd:camt.052.001.06'>
      <n:BkToCstmrAcctRpt><n:GrpHdr><n:MsgId>1</n:MsgId></n:GrpHdr><n:Rpt><n:Acct><n:Id><n:Othr><n:Id>A-1</n:Id></n:Othr></n:Id><n:Ccy>SEK</n:Ccy></n:Acct>
      <n:Ntry><n:Amt Ccy='SEK'>3</n:Amt><n:CdtDbtInd>CRDT</n:CdtDbtInd><n:Sts>BOOK</n:Sts><n:ValDt><n:Dt>2024-01-02+01:00</n:Dt></n:ValDt></n:Ntry>
      </n:Rpt></n:BkToCstmrAcctRpt></n:Document></soap:Body></soap:Envelope>
      """
    let read = try reading(report)
    #expect(read.rows == ["3 2024-01-02 3.00 "])
    #expect(read.layout.accountNumbers == ["A-1"])
    #expect(read.drafts.currency == Currency("SEK"))
    let notice = CAMTTests.document(
      "<Ntfctn><Acct><Id><IBAN>CH5</IBAN></Id></Acct>" + CAMTTests.entry("4.00") + "</Ntfctn>",
      message: "BkToCstmrDbtCdtNtfctn")
    #expect(try lines(reading(notice)) == ["2024-05-06 -4.00 "])
  }

  @Test func `Cut short, and without anything to read`() throws {
    let whole = CAMTTests.document(CAMTTests.statement(CAMTTests.entry("1.00") + CAMTTests.entry("2.00")))
    let reading = try reading(whole.before("2.00</Amt>"))
    #expect(lines(reading) == ["2024-05-06 -1.00 "])
    #expect(
      reading.others.suffix(2) == [
        "5 rejected the file ends inside this entry; it may be cut short",
        "5 rejected the file ends without its last end tag; it may be cut short",
      ])
    #expect(throws: ReadingFailure.self) { try StatementsTests.reading(CAMTTests.document("")) }
    #expect(OtherFormats.kind(of: Array("<Document><CstmrCdtTrfInitn></CstmrCdtTrfInitn></Document>".utf8)) == nil)
  }
}
