import Testing

@testable import Statements
@testable import Values

/// Messages as banks write them, against the letter of the standard.
@Suite struct CAMTQuirkTests {
  private func document(_ content: String) -> String { CAMTTests.document(CAMTTests.statement(content)) }

  private func balances(_ opening: String, _ closing: String) -> String {
    CAMTTests.balance("OPBD", opening) + CAMTTests.balance("CLBD", closing)
  }

  @Test func `A reversal that keeps the direction of what it reverses is turned where balances demand it`() throws {
    let reversal = CAMTTests.entry("5.00", "DBIT", rest: "<RvslInd>true</RvslInd>")
    let rows = CAMTTests.entry("3.00") + reversal
    #expect(try reading(document(balances("10.00", "2.00") + rows)).drafts.amounts == [-300, -500])
    let turned = try reading(document(balances("10.00", "12.00") + rows))
    #expect(turned.drafts.amounts == [-300, 500])
    #expect(turned.proof == .totals)
    #expect(try reading(document(balances("10.00", "99.00") + rows)).drafts.amounts == [-300, -500])
    #expect(try reading(document(rows)).drafts.amounts == [-300, -500])
  }

  @Test func `A minus beside CRDT or DBIT is settled by balances or asked`() throws {
    let row = CAMTTests.entry("-5.00", "DBIT")
    #expect(try reading(document(balances("10.00", "5.00") + row)).drafts.amounts == [-500])
    #expect(try reading(document(balances("10.00", "15.00") + row)).drafts.amounts == [500])
    #expect(try reading(document(row)).questions.map(\.code) == ["sign"])
    func answered(_ answer: String) throws -> [Int64] {
      let reading = try reading(document(row), ReadingHints(answers: ["sign": answer]))
      #expect(reading.questions.isEmpty)
      return reading.drafts.amounts
    }
    #expect(try answered("by-type") == [-500])
    #expect(try answered("as-written") == [500])
  }

  @Test(arguments: [
    ("000000000000149.87", "-149.87"), ("149.87000", "-149.87"), ("149", "-149.00"), ("149,87", "-149.87"),
    (" 149.87\n", "-149.87"),
  ])
  func `Amounts`(written: String, amount: String) throws {
    #expect(try reading(document(CAMTTests.entry(written))).rows.first?.contains(" \(amount) ") == true)
  }

  @Test(arguments: [
    "<Dt>2024-05-06</Dt>", "<Dt>2024-05-06Z</Dt>", "<DtTm>2024-05-06T23:59:59.999-05:00</DtTm>",
    "\n  <Dt>\n 2024-05-06\n </Dt>",
  ])
  func `Days`(written: String) throws {
    #expect(try reading(document(CAMTTests.entry("1.00", day: written))).rows == ["4 2024-05-06 -1.00 "])
  }

  @Test func `A day that stands only in the details`() throws {
    let details = "<NtryDtls><TxDtls><RltdDts><IntrBkSttlmDt>2024-05-07</IntrBkSttlmDt></RltdDts></TxDtls></NtryDtls>"
    #expect(try reading(document(CAMTTests.entry("1.00", day: "", rest: details))).rows == ["4 2024-05-07 -1.00 "])
  }

  @Test func `Without a day of their own, entries have the only day of their statement`() throws {
    func text(opening: String) -> String {
      func balance(_ code: String, _ amount: String, _ day: String) -> String {
        """
        <Bal><Tp><CdOrPrtry><Cd>\(code)</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">\(amount)</Amt>\
        <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>\(day)</Dt></Dt></Bal>
        """
      }
      let balances = balance("OPBD", "5.00", opening) + balance("CLBD", "3.50", "2024-05-06")
      return CAMTTests.document(CAMTTests.statement(balances + CAMTTests.entry("1.50", day: "")))
    }
    let ofOneDay = try reading(text(opening: "2024-05-06"))
    #expect(ofOneDay.rows.map { $0.dropFirst(2) } == ["2024-05-06 -1.50 "] && ofOneDay.proof == .totals)
    #expect(try reading(text(opening: "2024-05-05")).rows.isEmpty)
  }

  @Test func `An interim balance by its sub-type parts pages`() throws {
    func balance(_ code: String, _ amount: String, interim: Bool) -> String {
      """
      <Bal><Tp><CdOrPrtry><Cd>\(code)</Cd></CdOrPrtry>\(interim ? "<SubTp><Cd>INTM</Cd></SubTp>" : "")</Tp>\
      <Amt Ccy="CHF">\(amount)</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2024-05-06</Dt></Dt></Bal>
      """
    }
    let pages = [
      balance("OPBD", "1", interim: false) + balance("CLBD", "3", interim: true) + CAMTTests.entry("2", "CRDT"),
      balance("OPBD", "3", interim: true) + balance("CLBD", "7", interim: false) + CAMTTests.entry("4", "CRDT"),
    ]
    let reading = try reading(CAMTTests.document(pages.map { CAMTTests.statement($0) }.joined()))
    #expect(reading.proof == .totals)
    #expect(reading.balances.map { $0.prefix(26) } == ["opening 2024-05-05 1.00 4", "closing 2024-05-06 7.00 7"])
  }

  @Test(arguments: ["<BBAN>0412345</BBAN>", "<PrtryAcct><Id>0412345</Id></PrtryAcct>", "<Othr><Id>0412345</Id></Othr>"])
  func `The account's number in old and new versions`(id: String) throws {
    let text = CAMTTests.document(CAMTTests.statement(CAMTTests.entry("1.00"), account: id))
    #expect(try reading(text).layout.accountNumbers == ["0412345"])
  }

  @Test func `Several documents in one file, and a long envelope`() throws {
    let one = document(CAMTTests.entry("1.00"))
    #expect(try reading(one + "\n" + one).drafts.amounts == [-100, -100])
    let header = (1...60).map { "<h\($0)>x</h\($0)>" }.joined()
    #expect(try reading("<BizMsgEnvlp><AppHdr>\(header)</AppHdr>\n" + one + "</BizMsgEnvlp>").drafts.amounts == [-100])
  }

  @Test func `A batch counts once, and charges do not count beside it`() throws {
    let details = """
      <NtryDtls><TxDtls><Amt Ccy="CHF">1500</Amt><CdtDbtInd>CRDT</CdtDbtInd>\
      <Chrgs><Rcrd><Amt Ccy="CHF">26</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs></TxDtls>\
      <TxDtls><Amt Ccy="EUR">7</Amt></TxDtls></NtryDtls>
      """
    let reading = try reading(document(CAMTTests.entry("1526.00", rest: details)))
    #expect(reading.drafts.amounts == [-152_600])
    #expect(reading.drafts.currency == Currency("CHF"))
  }

  @Test func `An entry in another currency than its account`() throws {
    let account = "<Acct><Id><IBAN>CH1</IBAN></Id><Ccy>EUR</Ccy></Acct>"
    let text = CAMTTests.document("<Stmt>\(account)" + CAMTTests.entry("1.00") + "</Stmt>")
    #expect(try reading(text).drafts.currencies == [Currency("CHF")])
  }
}
