@testable import Statements

extension Export {
  /// Fees beside amounts, and signs in columns for one direction of money.
  static let fees: [Export] = [
    Export(
      name: "a fee that may or may not be in the amount",
      text: """
        Date,Description,Amount,Fee
        2024-01-13,Shop,-12.50,0.10
        2024-01-14,Wage,100.00,0.00
        """, count: 2, sums: ["": "87.50"], first: "2024-01-13", last: "2024-01-14", asks: ["fee"]),
    Export(
      name: "a column of fees that were never taken",
      text: """
        Date,Description,Amount,Fee
        2024-01-13,Shop,-12.50,0.00
        2024-01-14,Wage,100.00,0.00
        """, count: 2, sums: ["": "87.50"], first: "2024-01-13", last: "2024-01-14"),
    Export(
      name: "a fee on top that no header names and the balance proves",
      text: """
        2024-01-13,Shop,-12.50,0.00,87.50
        2024-01-14,Wage,100.00,0.50,187.00
        2024-01-15,Shop,-20.00,0.00,167.00
        2024-01-16,Shop,-30.00,0.25,136.75
        2024-01-17,Shop,-40.00,0.00,96.75
        """, count: 5, sums: ["": "-3.25"], first: "2024-01-13", last: "2024-01-17", proof: .balances),
    Export(
      name: "fees in rows of their own, which the balance proves",
      text: """
        Date,Description,Money In,Money Out,Fee,Balance
        2024-01-13,Shop,,-12.50,,87.50
        2024-01-14,Wage,100.00,,,187.50
        2024-01-15,Monthly,,,-6.50,181.00
        2024-01-16,Shop,,-20.00,,161.00
        """, count: 4, sums: ["": "61.00"], first: "2024-01-13", last: "2024-01-16", proof: .balances),
    Export(
      name: "fees in rows of their own",
      text: """
        Date,Description,Money In,Money Out,Fee
        2024-01-13,Shop,,12.50,
        2024-01-14,Wage,100.00,,
        2024-01-15,Monthly,,,6.50
        2024-01-16,Shop,,20.00,
        """, count: 4, sums: ["": "61.00"], first: "2024-01-13", last: "2024-01-16"),
    Export(
      name: "gross, fee and net",
      text: """
        Date,Name,Gross,Fee,Net
        2024-01-13,Shop,-12.50,0.00,-12.50
        2024-01-14,Sale,100.00,-3.20,96.80
        """, count: 2, sums: ["": "84.30"], first: "2024-01-13", last: "2024-01-14"),
    Export(
      name: "amount, fee and total",
      text: """
        Date,Name,Amount,Fee,Total
        2024-01-13,Shop,-12.50,0.50,-13.00
        2024-01-14,Sale,100.00,3.20,96.80
        """, count: 2, sums: ["": "83.80"], first: "2024-01-13", last: "2024-01-14"),
    Export(
      name: "amount, tax and total",
      text: """
        Date,Description,Amount,Tax,Total
        2024-01-13,Shop,-10.00,-2.00,-12.00
        2024-01-14,Refund,15.00,3.00,18.00
        """, count: 2, sums: ["": "6.00"], first: "2024-01-13", last: "2024-01-14"),
    Export(
      name: "a gross amount and a fee alone",
      text: """
        Date,Description,Gross amount,Commission
        2024-01-13,Wage,12.50,0.50
        2024-01-14,Shop,-20.00,0.00
        """, count: 2, sums: ["": "-8.00"], first: "2024-01-13", last: "2024-01-14"),
    Export(
      name: "a fee that is a part of the amount by its header",
      text: """
        Datum;Text;Betrag;davon Gebühr
        13.01.2024;Laden;-12,50;0,50
        14.01.2024;Lohn;20,00;0,00
        """, count: 2, sums: ["": "7.50"], first: "2024-01-13", last: "2024-01-14"),
    Export(
      name: "a fee that the balance counts",
      text: """
        Date,Description,Amount,Fee,Balance
        2024-01-13,Shop,-12.50,0.10,87.40
        2024-01-14,Wage,100.00,1.00,186.40
        """, count: 2, sums: ["": "86.40"], first: "2024-01-13", last: "2024-01-14", proof: .balances),
    Export(
      name: "a purchase's fee on a card, answered",
      text: """
        Date,Card No.,Description,Amount,Fee
        2024-02-01,1234,BOOKS,22.50,0.50
        2024-02-03,1234,TOOLS,100.00,0.00
        """, count: 2, sums: ["": "-123.00"], first: "2024-02-01", last: "2024-02-03",
      hints: ReadingHints(answers: ["sign": "inverted", "fee": "on-top"])),
    Export(
      name: "as many negative as positive debits",
      text: """
        Date,Description,Debit,Credit
        2024-01-13,Shop,12.50,
        2024-01-14,Other,-7.00,
        2024-01-15,Wage,,100.00
        """, count: 3, sums: ["": "94.50"], first: "2024-01-13", last: "2024-01-15", asks: ["out_sign"]),
    Export(
      name: "negative and positive debits that a balance explains",
      text: """
        Date,Description,Debit,Credit,Balance
        2024-01-13,Shop,12.50,,87.50
        2024-01-14,Other,-7.00,,94.50
        2024-01-15,Wage,,100.00,194.50
        2024-01-16,Other,-3.00,,197.50
        """, count: 4, sums: ["": "97.50"], first: "2024-01-13", last: "2024-01-16", proof: .balances),
    Export(
      name: "one reversal among many debits",
      text: """
        Date,Description,Debit,Credit
        2024-01-13,A,12.50,
        2024-01-14,B,7.00,
        2024-01-15,C,3.00,
        2024-01-16,D,4.00,
        2024-01-17,A,-12.50,
        """, count: 5, sums: ["": "-14.00"], first: "2024-01-13", last: "2024-01-17"),
    Export(
      name: "a newest row that has no balance yet",
      text: """
        Date,Description,Amount,Balance
        2024-01-16,Shop,-5.00,
        2024-01-15,B,-20.00,80.00
        2024-01-14,C,-10.00,100.00
        """, count: 3, sums: ["": "-35.00"], first: "2024-01-14", last: "2024-01-16", asks: ["open"]),
    Export(
      name: "a newest row that has no balance yet, answered",
      text: """
        Date,Description,Amount,Balance
        2024-01-16,Shop,-5.00,
        2024-01-15,B,-20.00,80.00
        2024-01-14,C,-10.00,100.00
        """, count: 2, sums: ["": "-30.00"], first: "2024-01-14", last: "2024-01-15", pending: 1, proof: .balances,
      hints: ReadingHints(answers: ["open": "pending"])),
  ]
}
