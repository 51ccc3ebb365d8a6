@testable import Statements

extension Export {
  /// Lines around the table that state sums of its rows.
  static let totals: [Export] = [
    Export(
      name: "totals above the table tell the sign",
      text: """
        Account,12345678
        Total credits,100.00
        Total debits,19.50
        Date,Description,Amount
        2024-01-13,A,12.50
        2024-01-14,B,-100.00
        2024-01-15,C,7.00
        """, count: 3, sums: ["": "80.50"], first: "2024-01-13", last: "2024-01-15", proof: .totals),
    Export(
      name: "totals below the table tell the sign and the decimal mark",
      text: """
        Datum;Text;Betrag
        13.01.2024;Laden;-1.250
        14.01.2024;Lohn;2.000
        Summe Haben;;2.000,00
        Summe Soll;;1.250,00
        """, count: 2, sums: ["": "750.00"], first: "2024-01-13", last: "2024-01-14", proof: .totals),
    Export(
      name: "labels in one line, totals in the next",
      text: """
        Total débit;Total crédit
        19,50;100,00

        Date;Libellé;Montant
        13/01/2024;A;-12,50
        14/01/2024;B;100,00
        15/01/2024;C;-7,00
        """, count: 3, sums: ["": "80.50"], first: "2024-01-13", last: "2024-01-15", proof: .totals),
    Export(
      name: "label and total in one field, with a count",
      text: """
        Total credits (1): 100.00
        Total debits (2): 19.50
        Date,Description,Amount
        2024-01-13,A,-12.50
        2024-01-14,B,100.00
        2024-01-15,C,-7.00
        """, count: 3, sums: ["": "80.50"], first: "2024-01-13", last: "2024-01-15", proof: .totals),
    Export(
      name: "a total that the rows do not make",
      text: """
        Date,Description,Debit,Credit
        2024-01-13,Rent,400.00,
        2024-01-25,Pay,,900.00
        Total,,400.00,950.00
        """, count: 2, sums: ["": "500.00"], first: "2024-01-13", last: "2024-01-25", asks: ["totals 950.00 900.00"]),
    Export(
      name: "a total that the rows do not make, answered",
      text: """
        Date,Description,Debit,Credit
        2024-01-13,Rent,400.00,
        2024-01-25,Pay,,900.00
        Total,,400.00,950.00
        """, count: 2, sums: ["": "500.00"], first: "2024-01-13", last: "2024-01-25",
      hints: ReadingHints(answers: ["totals 950.00 900.00": "as-read"])),
    Export(
      name: "opening and closing balance tell the sign",
      text: """
        Opening balance,100.00
        Closing balance,39.50
        Date,Description,Amount
        2024-01-13,A,12.50
        2024-01-14,B,41.00
        2024-01-15,C,7.00
        """, count: 3, sums: ["": "-60.50"], first: "2024-01-13", last: "2024-01-15", proof: .totals),
    Export(
      name: "totals tell what negative debits are",
      text: """
        Opening balance,100.00
        Date,Description,Debit,Credit
        2024-01-13,A,12.50,
        2024-01-14,B,-7.00,
        2024-01-15,C,,100.00
        Closing balance,194.50
        """, count: 3, sums: ["": "94.50"], first: "2024-01-13", last: "2024-01-15", proof: .totals),
    Export(
      name: "a total of another kind",
      text: """
        Total fees,3.00
        Number of transactions,7
        Date,Description,Amount
        2024-01-13,A,-12.50
        2024-01-15,C,7.00
        """, count: 2, sums: ["": "-5.50"], first: "2024-01-13", last: "2024-01-15"),
  ]
}

extension Export {
  /// Rows that alone would be read wrongly, and what beside them tells.
  static let doubts: [Export] = [
    Export(
      name: "a last row that is the sum of all others",
      text: """
        Date,Description,Amount
        2024-01-13,A,-12.00
        2024-01-14,B,-15.00
        2024-01-15,C,100.00
        2024-01-31,Period result,73.00
        """, count: 4, sums: ["": "146.00"], first: "2024-01-13", last: "2024-01-31", asks: ["total_row"]),
    Export(
      name: "a last row that is the sum of all others, answered",
      text: """
        Date,Description,Amount
        2024-01-13,A,-12.00
        2024-01-14,B,-15.00
        2024-01-15,C,100.00
        2024-01-31,Period result,73.00
        """, count: 3, sums: ["": "73.00"], first: "2024-01-13", last: "2024-01-15",
      hints: ReadingHints(answers: ["total_row": "total"])),
    Export(
      name: "magnitudes beside a balance that rises and falls",
      text: """
        Date,Description,Amount,Balance
        2024-01-13,Card purchase,12.50,87.50
        2024-01-14,Cafe,7.50,80.00
        2024-01-15,Firm,100.00,180.00
        """, count: 3, sums: ["": "80.00"], first: "2024-01-13", last: "2024-01-15", proof: .balances),
    Export(
      name: "magnitudes beside a balance, newest first, the oldest row open",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Firm,100.00,180.00
        2024-01-14,Cafe,7.50,80.00
        2024-01-13,Shop,12.50,87.50
        """, count: 3, sums: ["": "105.00"], first: "2024-01-13", last: "2024-01-15", proof: .balances,
      asks: ["first_sign"]),
    Export(
      name: "three digits behind the mark where all others have two",
      text: """
        Date,Description,Amount
        2024-01-13,Shop,"-12,50"
        2024-01-14,Cafe,"-1.500,25"
        2024-01-15,Wage,"2,000"
        """, count: 2, sums: ["": "-1512.75"], first: "2024-01-13", last: "2024-01-14", rejected: 1),
    Export(
      name: "some amounts with another currency's sign",
      text: """
        Date,Description,Amount
        2024-01-14,A,$7.50
        2024-01-15,B,-$3.00
        2024-01-15,B,-€3.00
        """, count: 3, sums: ["": "4.50", "EUR": "-3.00"], first: "2024-01-14", last: "2024-01-15"),
    Export(
      name: "tax beside the amount",
      text: """
        Date,Description,VAT,Amount
        2024-01-14,A,1.50,-7.50
        2024-01-15,B,0.60,-3.00
        """, count: 2, sums: ["": "-10.50"], first: "2024-01-14", last: "2024-01-15"),
  ]
}
