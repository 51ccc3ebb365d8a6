import Testing

@testable import Statements
@testable import Values

/// QIF as programs and banks write it.
@Suite struct QIFQuirkTests {
  @Test(arguments: [
    ("1/31'19", "2019-01-31"), ("2/ 4'19", "2019-02-04"), (" 2/ 4/19", "2019-02-04"), ("12/31/1998", "1998-12-31"),
    ("12/31'5", "2005-12-31"), ("12/31' 5", "2005-12-31"),
  ])
  func `Dates of the oldest programs`(written: String, day: String) throws {
    let reading = try reading("!Type:Bank\nD\(written)\nT-1.00\n^\nD1/31'19\nT-2.00\n^\n")
    #expect(reading.rows == ["2 \(day) -1.00 ", "5 2019-01-31 -2.00 "])
  }

  @Test(arguments: ["28.02'2009", "28/02/2009", "28-02-2009", "2009-02-28", "28/02/2009 14:30", "2009-02-28T00:00:00"])
  func `Dates day first, ISO, and with a time`(written: String) throws {
    #expect(try reading("!Type:Bank\nD\(written)\nT2,29\n^\n").rows == ["2 2009-02-28 2.29 "])
  }

  @Test(arguments: [
    ("1,234.56", "1234.56"), ("1.234,56", "1234.56"), ("-1'234.56", "-1234.56"), ("(1,234.56)", "-1234.56"),
    ("$12.00", "12.00"), ("-£12.00", "-12.00"), ("12.00-", "-12.00"), ("1 234,5", "1234.50"), ("0.00", "0.00"),
  ])
  func `Amounts`(written: String, amount: String) throws {
    #expect(try reading("!Type:Bank\nD31/01/2024\nT\(written)\nPa\n^\n").rows == ["2 2024-01-31 \(amount) a"])
  }

  @Test func `Either of T and U, and both`() throws {
    let reading = try reading(
      "!Type:Bank\nD31/01/2024\nU-1.00\n^\nD31/01/2024\nU-2.00\nT-2.00\n^\nD31/01/2024\nT\nU-3.00\n^\n")
    #expect(reading.drafts.amounts == [-100, -200, -300])
  }

  @Test func `Records without a mark between them are as many as their dates`() throws {
    let reading = try reading(
      "!Type:Bank\nD31/01/2024\nT-1.00\nPa\nD30/01/2024\nT-2.00\nPb\n\nD29/01/2024\nT-3.00\nPc\n")
    #expect(reading.rows == ["2 2024-01-31 -1.00 a", "5 2024-01-30 -2.00 b", "9 2024-01-29 -3.00 c"])
    #expect(reading.others == ["1 header"])
  }

  @Test(arguments: ["Bank", "bank ", "Cash", "CCard", "Oth A", "Oth L", "Savings", "Credit Card", "Bank Account", ""])
  func `Whatever a bank calls its account`(type: String) throws {
    #expect(try reading("!Type:\(type)\nD31/01/2024\nT-1.00\n^\n").drafts.amounts == [-100])
  }

  @Test func `A whole export: lists, accounts, splits, transfers`() throws {
    let reading = try reading(
      """
      !Type:Tag
      NHome
      ^
      !Type:Cat
      NFood
      DMeals
      E
      ^
      !Option:AutoSwitch
      !Account
      NCurrent
      TBank
      ^
      NCard
      TCCard
      L1,000.00
      ^
      !Clear:AutoSwitch
      !Option:AutoSwitch
      !Account
      NCurrent
      TBank
      ^
      !Type:Bank
      D1/31'24
      U-50.00
      T-50.00
      CX
      N101
      PShop
      LFood
      SFood
      EMeals
      $-30.00
      S[Card]
      $-20.00
      ^
      !Account
      NCard
      TCCard
      ^
      !Type:CCard
      D2/ 1'24
      T20.00
      C*
      PPayment
      L[Current]
      ^
      !Type:Memorized
      KP
      T-9.00
      PRent
      ^
      !Type:Invst
      D2/ 1'24
      NBuy
      YAcme
      T10.00
      ^
      """)
    #expect(
      reading.rows == ["25 2024-01-31 -50.00 Shop", "43 2024-02-01 20.00 Payment", "55 2024-02-01 -10.00 Acme"])
    #expect(reading.texts(\.accountNumbers) == ["Current", "Card", ""])
    #expect(reading.texts(\.categoryHints) == ["Food", "[Current]", ""])
    #expect(reading.drafts.others.filter { $0.disposition == .rejected }.isEmpty)
    #expect(reading.drafts.others.filter { $0.disposition == .ignored }.count == 3)
  }

  @Test func `Dates that tell nothing are asked, and only they`() throws {
    func codes(_ dates: String...) throws -> [String] {
      try reading("!Type:Bank\n" + dates.map { "D\($0)\nT-1.00\n^\n" }.joined()).questions.map(\.code)
    }
    #expect(try codes("03/04/2024", "05/04/2024") == ["date_order"])
    #expect(try codes("03/04/2024", "13/04/2024") == [])
    #expect(try codes("03/04/2024", "04/13/2024") == [])
    #expect(try codes("03.04.2024") == [])
    #expect(try codes("2024-04-03") == [])
  }

  @Test(arguments: [
    (["02/01/2024", "05/01/2024", "09/01/2024", "01/02/2024", "03/02/2024"], "2024-01-02"),
    (["01/02/2024", "01/05/2024", "01/09/2024", "02/01/2024", "02/03/2024"], "2024-01-02"),
  ])
  func `Days that run in one direction in one order alone`(dates: [String], first: String) throws {
    let reading = try reading("!Type:Bank\n" + dates.map { "D\($0)\nT-1.00\n^\n" }.joined())
    #expect(reading.questions.isEmpty)
    #expect(reading.drafts.days.min().map { Day(number: $0).description } == first)
  }

  @Test func `Any line end`() throws {
    let text = "!Type:Bank\nD31/01/2024\nT-1.00\nPa\n^\nD30/01/2024\nT-2.00\nPb\n^\n"
    for end in ["\r", "\r\n"] {
      let bytes = Array(text.utf8).map { $0 == 10 ? Array(end.utf8) : [$0] }.flatMap { $0 }
      #expect(try reading(String(decoding: bytes, as: UTF8.self)).rows == reading(text).rows)
    }
  }
}
