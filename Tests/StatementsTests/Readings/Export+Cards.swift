@testable import Statements
@testable import Values

extension Export {
  /// Cards: who owes whom is not in the digits.
  static let cards: [Export] = [
    Export(
      name: "purchases positive, payments negative, told by words",
      text: """
        Transaction Date,Description,Amount
        01/14/2024,AUTOPAY PAYMENT - THANK YOU,-350.00
        01/15/2024,BOOK STORE,22.50
        01/19/2024,HARDWARE,100.00
        01/20/2024,CAFE,4.25
        """, count: 4, sums: ["": "223.25"], first: "2024-01-14", last: "2024-01-20"),
    Export(
      name: "purchases negative, as in an account",
      text: """
        Date,Merchant,Type,Amount
        2024-02-01,Book Store,Purchase,-22.50
        2024-02-03,Hardware,Purchase,-100.00
        2024-02-10,Payment received,Payment,122.50
        """, count: 3, sums: ["": "0.00"], first: "2024-02-01", last: "2024-02-10"),
    Export(
      name: "all positive, nothing tells",
      text: """
        Date,Card No.,Description,Amount
        2024-02-01,1234,BOOKS,22.50
        2024-02-03,1234,TOOLS,100.00
        """, count: 2, sums: ["": "-122.50"], first: "2024-02-01", last: "2024-02-03", asks: ["sign"]),
    Export(
      name: "answered: as written",
      text: """
        Date,Card No.,Description,Amount
        2024-02-01,1234,BOOKS,22.50
        2024-02-03,1234,TOOLS,100.00
        """, count: 2, sums: ["": "122.50"], first: "2024-02-01", last: "2024-02-03",
      hints: ReadingHints(answers: ["sign": "as-written"])),
    Export(
      name: "credits marked CR, purchases unmarked",
      text: """
        Date,Details,Amount
        18 Jan 2024,BOOKS,22.50
        19 Jan 2024,PAYMENT,100.00 CR
        20 Jan 2024,TOOLS,41.00
        """, count: 3, sums: ["": "36.50"], first: "2024-01-18", last: "2024-01-20"),
    Export(
      name: "debit and credit columns of a card",
      text: """
        Trans. Date,Post Date,Description,Category,Debit,Credit
        2024-03-13,2024-03-14,SHOES,Merchandise,80.00,
        2024-03-20,2024-03-20,MOBILE PYMT,Payment,,80.00
        """, count: 2, sums: ["": "0.00"], first: "2024-03-13", last: "2024-03-20"),
    Export(
      name: "debit word with positive amounts, credit word with negative ones",
      text: """
        Date,Type,Details,Amount
        2024/03/13,DEBIT,SHOES,80.00
        2024/03/15,DEBIT,BREAD,3.00
        2024/03/20,CREDIT,PAYMENT,-80.00
        """, count: 3, sums: ["": "-3.00"], first: "2024-03-13", last: "2024-03-20"),
    Export(
      name: "amount in two currencies, booked one wins",
      text: """
        Date;Description;Original amount;Original currency;Amount;Currency
        21.03.2024;HOTEL ROMA;120,00;EUR;-113,40;CHF
        23.03.2024;TRAIN;40,00;CHF;-40,00;CHF
        """, count: 2, sums: ["CHF": "-153.40"], first: "2024-03-21", last: "2024-03-23"),
    Export(
      name: "pending and declined rows",
      text: """
        Date,Description,Amount,Status
        2024-05-01,Shop,-10.00,Completed
        2024-05-02,Hotel,-200.00,Pending
        2024-05-03,Scam,-999.00,Declined
        2024-05-04,Cafe,-3.00,Completed
        """, count: 2, sums: ["": "-13.00"], first: "2024-05-01", last: "2024-05-04", pending: 1),
    Export(
      name: "what is owed grows with purchases",
      text: """
        Date,Description,Amount,Balance
        2024-05-01,SHOP,10.00,110.00
        2024-05-02,CARD PURCHASE CAFE,5.00,115.00
        2024-05-03,PAYMENT RECEIVED THANK YOU,-100.00,15.00
        2024-05-04,REFUND,-5.00,10.00
        """, count: 4, sums: ["": "90.00"], first: "2024-05-01", last: "2024-05-04", proof: .balances),
  ]
}
