import Testing

@testable import Statements
@testable import Values

@Suite struct QIFTests {
  @Test func `Fields, splits, categories and marks`() throws {
    let reading = try reading(
      """
      !Type:Bank 
      D25/12/2023
      T-1,234.50
      U-1,234.50
      CX
      N1017
      PWinter & Co
      MWinter & Co heating
      LHome:Heating
      ^
      D1/2'24
      T-60.00
      NATM
      PMarket
      SFood
      EApples
      $-40.00
      SGifts
      $-20.00
      ^

      D2/2'24
      T5
      L[Savings]
      ^
      """)
    #expect(
      reading.rows == [
        "2 2023-12-25 -1234.50 Winter & Co heating", "11 2024-02-01 -60.00 Market", "22 2024-02-02 5.00 ",
      ])
    #expect(reading.texts(\.categoryHints) == ["Home:Heating", "Food", "[Savings]"])
    #expect(reading.texts(\.types) == ["", "ATM", ""])
    #expect(reading.others == ["1 header"])
    #expect(reading.drafts.currency == nil)
    #expect(reading.layout.dateFormat == "DD/MM/YYYY")
    #expect(reading.layout.evidence.map(\.because) == ["D/M'YY: line 2 has '25/12/2023'"])
  }

  @Test(arguments: [
    ("3/ 4'05", "2005-03-04", "2005-04-03"), ("03/04/99", "1999-03-04", "1999-04-03"),
    ("3-4-2024", "2024-03-04", "2024-04-03"), ("03-04-05", "2005-03-04", "2005-04-03"),
  ])
  func `An order that nothing decides is asked, and answered`(date: String, monthFirst: String, dayFirst: String) throws
  {
    let text = "!Type:CCard\nD\(date)\nT-1\n^\n"
    #expect(try reading(text).questions.map(\.code) == ["date_order"])
    func day(_ hints: ReadingHints) throws -> String {
      let reading = try reading(text, hints)
      #expect(reading.questions.isEmpty)
      return Day(number: reading.drafts.days[0]).description
    }
    #expect(try day(ReadingHints(dateOrder: "mdy")) == monthFirst)
    #expect(try reading("!Type:Bank\nD13/01/24\nT1\n^\n", ReadingHints(dateOrder: "mdy")).drafts.count == 1)
    #expect(try day(ReadingHints(dateOrder: "mdy", answers: ["date_order": "dmy"])) == dayFirst)
  }

  @Test(arguments: [
    ("2024-03-04", "2024-03-04"), ("20240304", "2024-03-04"), ("04.03.24", "2024-03-04"), ("4.3.2024", "2024-03-04"),
    ("24/31/12", nil), ("31-12-99", "1999-12-31"),
  ])
  func `Dates that leave no doubt`(date: String, day: String?) throws {
    let reading = try reading("!Type:Cash\nD\(date)\nT-1\n^\n")
    #expect(reading.questions.isEmpty)
    #expect(reading.drafts.days.first.map { Day(number: $0).description } == day)
  }

  @Test func `Between dashes the year may stand first, and the span of the file tells`() throws {
    func file(_ dates: String...) -> String { "!Type:Bank\n" + dates.map { "D\($0)\nT1\n^\n" }.joined() }
    #expect(try reading(file("24-12-31")).questions.map(\.code) == ["date_order"])
    let days = try reading(file("01-12-24", "15-12-24", "30-12-24"))
    #expect(days.questions.isEmpty)
    #expect(days.rows.last == "8 2024-12-30 1.00 ")
  }

  @Test func `A date that fits nothing costs its own record`() throws {
    var text = "!Type:Bank\n"
    for day in 13...23 { text += "D\(day)/01/2024\nT-1\n^\n" }
    text += "D01/31/2024\nT-2\n^\nDsoon\nT-3\n^\nD14/01/2024\n^\nD14/01/2024\nTmuch\n^\n"
    let reading = try reading(text)
    #expect(reading.questions.isEmpty)
    #expect(reading.drafts.count == 11)
    #expect(
      reading.others == [
        "1 header", "35 rejected '01/31/2024' is no date like DD/MM/YYYY",
        "38 rejected 'soon' is no date", "41 rejected the transaction has no amount (a line that begins with T)",
        "43 rejected 'much' is no amount",
      ])
  }

  @Test func `Accounts, their balances and their opening records`() throws {
    let reading = try reading(
      """
      !Option:AutoSwitch
      !Account
      NMain account
      TBank
      /12/31/2023
      $250.00
      ^
      !Type:Bank
      D01/01/2023
      T100.00
      POpening Balance
      L[Main account]
      ^
      D01/15/2023
      T150.00
      PPay
      ^
      !Account
      NCard
      TCCard
      ^
      !Type:CCard
      D01/16/2023
      T-20.00
      PShop
      ^
      """)
    #expect(reading.rows == ["14 2023-01-15 150.00 Pay", "23 2023-01-16 -20.00 Shop"])
    #expect(reading.layout.accountNumbers == ["Mainaccount", "Card"])
    #expect(reading.texts(\.accountNumbers) == ["Mainaccount", "Card"])
    #expect(reading.balances == ["closing 2023-12-31 250.00 3", "opening 2023-01-01 100.00 9"])
    #expect(
      reading.others[4] == "9 ignored the account's opening balance, no transaction")
  }

  @Test(arguments: [
    ("Solde initial", "[Compte]", true), ("Saldo inicial", "", true), ("Anfangsbestand", "[Konto]", true),
    ("Übertrag", "[Sparkonto]", false), ("Solde initial", "Divers", false), ("Magasin", "[Compte]", false),
  ])
  func `An opening balance in the language of the program`(payee: String, category: String, isOpening: Bool) throws {
    let record = "D13/03/2024\nT5.00\nP\(payee)\nL\(category)\n^\n"
    let reading = try reading("!Type:Bank\n\(record)D14/03/2024\nT-1.00\nPA\n^\n")
    #expect(reading.rows.count == (isOpening ? 1 : 2))
    #expect(reading.balances == (isOpening ? ["opening 2024-03-13 5.00 2"] : []))
  }

  @Test func `Lists are set aside with a reason`() throws {
    let reading = try reading(
      """
      !Type:Cat
      NFood
      E
      ^
      !Type:Security
      NAcme
      ^
      !Type:Oth L
      D13/2/2024
      T-7
      ^
      """)
    #expect(reading.rows == ["9 2024-02-13 -7.00 "])
    #expect(
      reading.others == [
        "1 header", "2 ignored It belongs to the list 'Cat'", "5 header",
        "6 ignored It belongs to the list 'Security'", "8 header",
      ])
    #expect(throws: ReadingFailure.self) { try self.reading("!Type:Cat\nNFood\n^\n") }
  }

  @Test func `What an investor does moves the cash of the account`() throws {
    let actions = [
      ("Buy", "-10.00"), ("Sell", "10.00"), ("Div", "10.00"), ("IntInc", "10.00"), ("MiscExp", "-10.00"),
      ("XIn", "10.00"), ("XOut", "-10.00"), ("Cash", "10.00"), ("BuyX", nil), ("ReinvDiv", nil), ("ShrsIn", nil),
    ]
    for (action, amount) in actions {
      let reading = try reading("!Type:Invst\nD13/2/2024\nN\(action)\nYAcme\nI5\nQ2\nT10.00\n^\n")
      #expect(reading.rows == (amount.map { ["2 2024-02-13 \($0) Acme"] } ?? []))
      #expect(reading.others.count == (amount == nil ? 2 : 1))
    }
    let other = try reading("!Type:Invst\nD13/2/2024\nNHodl\nYAcme\nT10.00\n^\n")
    #expect(other.others.last == "2 rejected 'Hodl' is no known action of an investor")
  }

  @Test func aYearOfTwoDigitsInFrontOfSlashesIsTold() throws {
    let text = "!Type:Bank\nD13/08/12\nT-1.00\n^\nD13/3/3\nT-2.00\n^\nD13/12/31\nT-3.00\n^\n"
    let drafts = try reading(text).drafts
    #expect(drafts.days.map { Day(number: $0).description } == ["2013-08-12", "2013-03-03", "2013-12-31"])
    // One date alone is rather of the day in front.
    let one = try reading("!Type:Bank\nD13/08/12\nT-1.00\n^\n").drafts
    #expect(one.days.map { Day(number: $0).description } == ["2012-08-13"])
  }

  private func reading(_ text: String, _ hints: ReadingHints = ReadingHints()) throws -> Reading {
    try StatementsTests.reading(text, hints)
  }

  @Test func `A last record without its mark counts only where its line is whole`() throws {
    #expect(try reading("!Type:Bank\nD13/1/24\nT-1\n^\nD14/1/24\nT-25\n").drafts.amounts == [-100, -2500])
    let cut = try reading("!Type:Bank\nD13/1/24\nT-1\n^\nD14/1/24\nT-2")
    #expect(cut.drafts.amounts == [-100])
    #expect(cut.others == ["1 header", "5 rejected the file ends inside this transaction; it may be cut short"])
  }

  @Test func `A file without a header is known by its records`() throws {
    #expect(try reading("D13/01/2024\nT-1.00\nPShop\n^\n").rows == ["1 2024-01-13 -1.00 Shop"])
    #expect(OtherFormats.kind(of: Array("Date,Text\n^\n".utf8)) == nil)
    #expect(OtherFormats.kind(of: Array("Datum;Betrag\n01.02.2024;-1,00\n".utf8)) == nil)
  }

  @Test func `Lines of comment before the header`() throws {
    let reading = try reading("# from an old program\n#\n\n!Type:Bank\nD13/01/2024\nT-1.00\nP#1 Shop\n^\n")
    #expect(reading.rows == ["5 2024-01-13 -1.00 #1 Shop"])
    #expect(reading.others == ["1 preamble", "2 preamble", "4 header"])
  }

  @Test(arguments: ["1/ 1'00", "01/01/2019", "02-02-2019"])
  func `Days that are the same in any order are not asked`(date: String) throws {
    let text = "!Type:Bank\nD\(date)\nT-1.00\n^\n"
    #expect(try reading(text).questions.isEmpty)
    #expect(try reading(text + "D03/04/2019\nT-1.00\n^\n").questions.map(\.code) == ["date_order"])
  }

  @Test func `The balance of an account without rows is not that of the file`() throws {
    let accounts = "!Option:AutoSwitch\n!Account\nNCard\nTCCard\n/1/15/2020\n$-40.50\n^\n!Clear:AutoSwitch\n"
    let rows = "!Account\nNChecking\nTBank\n^\n!Type:Bank\nD1/20/2020\nT-1.00\n^\n"
    #expect(try InspectSummary(reading(accounts + rows)).closingBalance == nil)
    let own = rows.replacing("TBank\n", with: "TBank\n/1/20/2020\n$99.00\n")
    #expect(try InspectSummary(reading(own)).closingBalance == "99.00")
  }

  @Test func `Carriage returns alone end lines too`() throws {
    #expect(
      try reading("!Type:Bank\rD13/01/2024\rT1\r^\rD14/01/2024\rT2\r^\r").rows == [
        "2 2024-01-13 1.00 ", "5 2024-01-14 2.00 ",
      ])
  }
}
