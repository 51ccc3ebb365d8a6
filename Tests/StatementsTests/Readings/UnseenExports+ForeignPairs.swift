import Testing
import Values

@testable import Statements

extension Export {
  /// Two amounts in a row, each in a currency that a column of its own names.
  static let foreignPairs: [Export] = [
    Export(
      name: "both amounts before both currencies, one pair called booked",
      text: """
        交易日期,摘要,交易金额,记账金额,交易币种,记账币种
        2023-05-02,书店,-88.20,-88.20,CNY,CNY
        2023-05-04,机场,-25.00,-180.30,USD,CNY
        2023-05-06,公交,-3.00,-3.00,CNY,CNY
        2023-05-08,旅馆,-9000,-430.10,JPY,CNY
        2023-05-11,还款,900.00,900.00,CNY,CNY

        """, count: 5, sums: ["CNY": "198.40"], first: "2023-05-02", last: "2023-05-11"),
    Export(
      name: "the currency of each amount told by its name alone",
      text: """
        Date,Details,Spent amount,Billed amount,Billed currency,Spent currency
        2023-05-02,Books,-88.20,-88.20,CHF,CHF
        2023-05-04,Airport,-25.00,-22.80,CHF,USD
        2023-05-11,Payment,900.00,900.00,CHF,CHF

        """, count: 3, sums: ["CHF": "789.00"], first: "2023-05-02", last: "2023-05-11"),
    Export(
      name: "a pair in one currency, that of most amounts of the other",
      text: """
        Date,Details,Amount,Currency,Amount 2,Currency 2
        2023-05-02,Books,-88.20,CHF,-88.20,CHF
        2023-05-04,Airport,-25.00,USD,-22.80,CHF
        2023-05-11,Payment,900.00,CHF,900.00,CHF

        """, count: 3, sums: ["CHF": "789.00"], first: "2023-05-02", last: "2023-05-11"),
    Export(
      name: "a pair called booked that has two currencies itself",
      text: """
        交易日期,摘要,交易金额,记账金额,交易币种,记账币种
        2023-05-02,书店,-88.20,-88.20,CNY,CNY
        2023-05-04,机场,-25.00,-25.00,USD,USD
        2023-05-08,旅馆,-9000,-64.00,JPY,USD
        2023-05-11,还款,900.00,900.00,CNY,CNY

        """, count: 4, sums: ["CNY": "811.80", "USD": "-89.00"], first: "2023-05-02", last: "2023-05-11"),
    Export(
      name: "a transfer's two sides and the fee of the sender, which came on top of what was sent on",
      text: """
        ID,Status,Direction,Finished on,Source fee amount,Source fee currency,Source name,Source amount (after fees),Source currency,Target name,Target amount (after fees),Target currency,Exchange rate
        T-1,COMPLETED,IN,2023-05-02 10:00:00,,,Works,900.00,CHF,Ann Lee,900.00,CHF,1.0
        T-2,COMPLETED,OUT,2023-05-04 10:00:00,0.40,CHF,Ann Lee,22.80,CHF,Hotel,25.00,EUR,1.1
        T-3,CANCELLED,OUT,2023-05-05 10:00:00,0.40,CHF,Ann Lee,88.20,CHF,Rent,97.00,EUR,1.1
        T-4,COMPLETED,OUT,2023-05-08 10:00:00,0.80,CHF,Ann Lee,60.00,CHF,Rent,66.00,EUR,1.1
        T-5,COMPLETED,OUT,2023-05-11 10:00:00,0.00,CHF,Ann Lee,18.20,CHF,Books,18.20,CHF,1.0

        """, count: 4, sums: ["CHF": "797.80"], first: "2023-05-02", last: "2023-05-11"),
  ]
}

struct ForeignPairTests {
  @Test(arguments: Export.foreignPairs.prefix(3))
  func whatWasPaidAbroadStandsBesideTheAmount(_ export: Export) throws {
    let drafts = try export.reading().drafts
    let row = try #require(
      drafts.descriptions.indices.first { drafts.amounts[$0] == -2280 || drafts.amounts[$0] == -18030 })
    #expect(drafts.originals[row] == Original(amount: -2500, currency: try #require(Currency("USD"))))
  }

  /// A report's own currency beside the amounts of accounts in several.
  @Test func theCurrencyOfAReportIsNotThatOfItsAccounts() throws {
    let export = Export(
      name: "base.csv",
      text: """
        Date,Details,Amount,Currency,Base amount,Base currency
        2023-05-02,Books,-80.00,USD,-74.00,EUR
        2023-05-04,Airport,-25.00,USD,-23.00,EUR
        2023-05-11,Hotel,-9000,JPY,-60.00,EUR

        """, count: 3, sums: [:])
    let reading = try export.reading()
    #expect(reading.questions.contains { $0.code == "columns" } || reading.drafts.amounts[0] == -8000)
  }
}
