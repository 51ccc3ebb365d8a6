@testable import Statements

extension Export {
  /// What turns the signs of a file, and what must not.
  static let signs: [Export] = strayWords + views + writtenSigns + savings

  private static let strayWords: [Export] = [
    Export(
      name: "one name that is a word for money out in another language",
      text: """
        Date,Description,Amount
        2026-03-13,Harbour Rents,820.00
        2026-03-14,Air Cargo Ltd,64.10
        2026-03-17,Northern Mills,1250.00
        2026-03-19,Blue Door,75.25
        """, count: 4, sums: ["": "2209.35"], first: "2026-03-13", last: "2026-03-19", asks: ["sign"]),
    Export(
      name: "one name that is a word for money out, and a negative amount",
      text: """
        Date,Description,Amount
        2026-03-13,Harbour Rents,820.00
        2026-03-14,The Sale House,64.10
        2026-03-17,Northern Mills,1250.00
        2026-03-19,Blue Door,-75.25
        """, count: 4, sums: ["": "-2058.85"], first: "2026-03-13", last: "2026-03-19", asks: ["sign"]),
    Export(
      name: "a word of another language that several phrases of it confirm",
      text: """
        Date,Description,Amount
        2026-03-13,Compra mercado,-12.00
        2026-03-14,Cajero plaza,-40.00
        2026-03-17,Nomina marzo,1250.00
        2026-03-19,Transferencia,75.00
        2026-03-20,Transferencia,25.00
        """, count: 5, sums: ["": "1298.00"], first: "2026-03-13", last: "2026-03-20"),
    Export(
      name: "deposits, a negative withdrawal and a positive purchase",
      text: """
        Date,Description,Amount
        2026-03-13,Deposit,100.00
        2026-03-14,Deposit,120.00
        2026-03-15,Deposit,90.00
        2026-03-16,Deposit,110.00
        2026-03-17,Deposit,130.00
        2026-03-18,Withdrawal,-50.00
        2026-03-19,Purchase,20.00
        """, count: 7, sums: ["": "520.00"], first: "2026-03-13", last: "2026-03-19", asks: ["sign"]),
    Export(
      name: "all positive, and a few rows that speak of purchases",
      text: """
        Date,Description,Amount
        2026-03-13,Purchase Corner,12.00
        2026-03-14,Purchase Square,40.00
        2026-03-15,Blue Door,31.00
        2026-03-16,Northern Mills,900.00
        2026-03-17,Harbour Rents,820.00
        """, count: 5, sums: ["": "1803.00"], first: "2026-03-13", last: "2026-03-17", asks: ["sign"]),
  ]

  private static let views: [Export] = [
    Export(
      name: "magnitudes of purchases, and of one row that says nothing",
      text: """
        Date,Description,Amount
        2026-03-14,POS Corner,25.00
        2026-03-15,POS Square,40.10
        2026-03-16,POS Blue Door,10.00
        2026-03-17,Northern Mills,1000.00
        """, count: 4, sums: ["": "1075.10"], first: "2026-03-14", last: "2026-03-17", asks: ["sign"]),
    Export(
      name: "magnitudes of kinds that all tell a direction",
      text: """
        Date,Type,Description,Amount
        2026-03-14,DEBIT_CARD,Corner,25.00
        2026-03-15,DEBIT_CARD,Square,40.10
        2026-03-16,ACH_CREDIT,Northern Mills,1000.00
        2026-03-17,ATM,Main street,60.00
        """, count: 4, sums: ["": "874.90"], first: "2026-03-14", last: "2026-03-17"),
    Export(
      name: "a column of payments that may be either",
      text: """
        Date,Tenant,Payment
        2026-03-13,Smith,800.00
        2026-03-14,Jones,750.00
        """, count: 2, sums: ["": "1550.00"], first: "2026-03-13", last: "2026-03-14", asks: ["sign"]),
    Export(
      name: "charges and payouts of a card processor",
      text: """
        id,Type,Description,Amount,Currency,Created
        txn_1,charge,Order 17,120.00,usd,2026-03-13
        txn_2,charge,Order 18,80.00,usd,2026-03-14
        txn_3,charge,Order 19,45.50,usd,2026-03-15
        txn_4,refund,Order 17,-120.00,usd,2026-03-17
        txn_5,payout,To bank,-100.00,usd,2026-03-18
        """, count: 5, sums: ["USD": "25.50"], first: "2026-03-13", last: "2026-03-18"),
    Export(
      name: "charges and payouts in the description alone",
      text: """
        Date,Description,Amount
        2026-03-13,Charge for order 17,120.00
        2026-03-14,Charge for order 18,80.00
        2026-03-17,Refund of order 17,-120.00
        2026-03-18,Payout to bank,-60.00
        """, count: 4, sums: ["": "20.00"], first: "2026-03-13", last: "2026-03-18"),
    Export(
      name: "sales and dividends at a broker",
      text: """
        Date,Type,Symbol,Quantity,Amount
        2026-03-13,Sale,ABC,10,1200.00
        2026-03-14,Sale,DEF,5,800.00
        2026-03-17,Dividend,ABC,,12.50
        2026-03-18,Withdrawal,,,-1500.00
        """, count: 4, sums: ["": "512.50"], first: "2026-03-13", last: "2026-03-18"),
    Export(
      name: "purchases and refunds of a card, positive and negative",
      text: """
        Date,Type,Description,Amount
        2026-03-13,Purchase,Corner,12.00
        2026-03-14,Purchase,Square,40.00
        2026-03-15,Purchase,Blue Door,31.00
        2026-03-16,Refund,Square,-40.00
        """, count: 4, sums: ["": "-43.00"], first: "2026-03-13", last: "2026-03-16"),
  ]

  private static let writtenSigns: [Export] = [
    Export(
      name: "more pluses than minuses, all written",
      text: """
        Date,Text,Amount
        2026-03-13,AAA,+120.00
        2026-03-14,BBB,+80.00
        2026-03-15,CCC,-20.00
        """, count: 3, sums: ["": "180.00"], first: "2026-03-13", last: "2026-03-15"),
    Export(
      name: "one column that is called debit",
      text: """
        Date,Text,Debit
        2026-03-13,AAA,120.00
        2026-03-14,BBB,80.00
        """, count: 2, sums: ["": "-200.00"], first: "2026-03-13", last: "2026-03-14"),
  ]

  private static let savings: [Export] = [
    Export(
      name: "deposits into an account that is declared one of savings",
      text: """
        Date,Description,Amount
        2026-03-13,From current,120.00
        2026-03-31,March,1.20
        """, count: 2, sums: ["": "121.20"], first: "2026-03-13", last: "2026-03-31",
      hints: ReadingHints(kind: "savings")),
    Export(
      name: "deposits below a line that names a savings account",
      text: """
        Easy Savings Account
        Date,Description,Amount
        2026-03-13,From current,120.00
        2026-03-31,March,1.20
        """, count: 2, sums: ["": "121.20"], first: "2026-03-13", last: "2026-03-31"),
    Export(
      name: "deposits that most rows are called",
      text: """
        Date,Description,Amount
        2026-03-13,Deposit,120.00
        2026-03-14,Deposit,20.00
        2026-03-31,March,1.20
        """, count: 3, sums: ["": "141.20"], first: "2026-03-13", last: "2026-03-31"),
  ]
}
