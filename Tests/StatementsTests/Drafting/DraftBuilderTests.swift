import Testing

@testable import Statements
@testable import Values

/// What becomes of the fields of a row, and of the records that are no rows.
struct DraftBuilderTests {
  private func drafts(_ text: String) throws -> Drafts {
    try Export(name: "drafted", text: text, count: 0, sums: [:], first: nil, last: nil).reading().drafts
  }

  @Test func joinsThePartsOfADescriptionOnce() throws {
    let drafts = try drafts(
      """
      Date;Counterparty;Description;Amount
      2024-03-13;Corner Shop;Corner Shop;-5,00
      2024-03-14;Power Ltd;Invoice 7;-6,00
      2024-03-15;;Cash;-7,00
      """)
    #expect(drafts.descriptions.map { drafts.texts[$0] } == ["Corner Shop", "Power Ltd Invoice 7", "Cash"])
    #expect(drafts.counterparties.map { drafts.texts[$0] } == ["Corner Shop", "Power Ltd", ""])
  }

  @Test func keepsRejectedRowsWithPlaceAndReason() throws {
    let drafts = try drafts("Date,Description,Amount\n2024-02-28,Shop,-5.00\n2024-02-30,Cafe,-6.00\n")
    let rejected = try #require(drafts.others.first { $0.disposition == .rejected })
    #expect(rejected.line == 3)
    #expect(rejected.column == 1)
    #expect(rejected.text == "2024-02-30,Cafe,-6.00")
    #expect(rejected.reason == "'2024-02-30' in 'Date' is no date like YYYY-MM-DD")
  }

  @Test func addsTheTextOfContinuingRecords() throws {
    let drafts = try drafts(
      "Date,Description,Withdrawals,Deposits\n18/04/2024,DEBIT PURCHASE,6.50,\n,CARD 1234 CAFE,,\n17/04/2024,PAY,,9.00\n"
    )
    #expect(drafts.descriptions.map { drafts.texts[$0] } == ["DEBIT PURCHASE CARD 1234 CAFE", "PAY"])
  }

  @Test func keepsWhatWasSpentAbroad() throws {
    let drafts = try drafts(
      """
      Date;Description;Original amount;Original currency;Amount;Currency
      21.03.2024;HOTEL ROMA;120,00;EUR;-113,40;CHF
      23.03.2024;TRAIN;40,00;CHF;-40,00;CHF
      """)
    #expect(drafts.originals.first == Original(amount: 12000, currency: Currency("EUR")!))
    #expect(drafts.currency == Currency("CHF"))
  }

  @Test func keepsTheAccountsOfSectionsApart() throws {
    let text = """
      Account number: 11112222
      Date,Description,Amount
      2024-01-13,Rent,-400.00
      Account number: 33334444
      Date,Description,Amount
      2024-01-15,Pay,900.00
      """
    let reading = try Export(name: "sections", text: text, count: 0, sums: [:], first: nil, last: nil).reading()
    let drafts = reading.drafts
    #expect(drafts.accountNumbers.map { drafts.texts[$0] } == ["11112222", "33334444"])
    #expect(reading.layout.accountNumbers == ["11112222", "33334444"])
  }

  @Test func givesEveryTableAllColumns() throws {
    let drafts = try drafts(
      """
      Pending transactions
      Date,Description,Amount
      2024-01-20,Hotel,-200.00

      Posted transactions
      Date,Description,Amount,Balance
      2024-01-15,Pay,900.00,1500.00
      2024-01-13,Rent,-400.00,600.00
      """)
    #expect(drafts.pending == [true, false, false])
    #expect(drafts.balances == [Drafts.noBalance, 150_000, 60_000])
  }
}
