@testable import Statements

extension Export {
  /// Preambles, headers or none, footers, other delimiters.
  static let shapes: [Export] = [
    Export(
      name: "no header, amount and balance",
      text: """
        13-02-2024;Kiosk;13-02-2024;-48,00;952,00
        14-02-2024;Cinema;14-02-2024;-79,00;873,00
        20-02-2024;Wage;20-02-2024;2000,00;2873,00
        """, count: 3, sums: ["": "1873.00"], first: "2024-02-13", last: "2024-02-20", proof: .balances),
    Export(
      name: "no header, debit and credit columns, newest first",
      text: """
        03/28/2024,RENT,900.00,,1100.00
        03/27/2024,PAY,,1500.00,2000.00
        03/26/2024,SHOP,25.00,,500.00
        """, count: 3, sums: ["": "575.00"], first: "2024-03-26", last: "2024-03-28", proof: .balances),
    Export(
      name: "label and value above, totals below",
      text: """
        Account statement
        Account holder;J. Doe
        IBAN;DE02 1203 0000 0000 2020 51
        Period;01.03.2024 - 31.03.2024

        Date;Description;Amount;Balance
        04.03.2024;Shop;-12,00;988,00
        11.03.2024;Cafe;-3,00;985,00

        Total;;-15,00;
        """, count: 2, sums: ["": "-15.00"], first: "2024-03-04", last: "2024-03-11", proof: .balances),
    Export(
      name: "two lines of header",
      text: """
        Booking;;Amount;
        Date;Text;Out;In
        21.03.2024;Shop;12,00;
        25.03.2024;Wage;;100,00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-21", last: "2024-03-25"),
    Export(
      name: "header repeated on each page",
      text: """
        Date,Description,Amount
        2024-03-01,A,-1.00
        2024-03-02,B,-2.00
        Date,Description,Amount
        2024-03-03,C,-3.00
        """, count: 3, sums: ["": "-6.00"], first: "2024-03-01", last: "2024-03-03"),
    Export(
      name: "text goes on in the next record",
      text: """
        Date,Value date,Description,Withdrawals,Deposits
        18/04/2024,18/04/2024,DEBIT PURCHASE,6.50,
        ,,CARD 1234 CAFE,,
        17/04/2024,17/04/2024,SALARY,,900.00
        ,,ACME LTD,,
        """, count: 2, sums: ["": "893.50"], first: "2024-04-17", last: "2024-04-18"),
    Export(
      name: "tabs",
      text: "Date\tDescription\tDebit\tCredit\n13 Jan 2024\tShop\t5.00\t\n14 Jan 2024\tPay\t\t20.00\n", count: 2,
      sums: ["": "15.00"], first: "2024-01-13", last: "2024-01-14"),
    Export(
      name: "empty month: a header alone",
      text: "Date,Description,Amount,Balance\n", count: 0, sums: [:], first: nil, last: nil),
    Export(
      name: "day and month cannot be told apart",
      text: """
        Date,Description,Amount
        03/04/2024,Shop,-5.00
        05/06/2024,Cafe,-6.00
        """, count: 2, sums: ["": "-11.00"], first: "2024-04-03", last: "2024-06-05", asks: ["date_order"]),
    Export(
      name: "the stated span tells the order of the date",
      text: """
        Period:,2024-03-01,2024-03-31
        Date,Description,Amount
        03/04/2024,Shop,-5.00
        03/06/2024,Cafe,-6.00
        """, count: 2, sums: ["": "-11.00"], first: "2024-03-04", last: "2024-03-06"),
    Export(
      name: "running through time tells the order of the date",
      text: """
        Date,Description,Amount
        01/02/2024,A,-5.00
        03/02/2024,B,-6.00
        07/02/2024,C,-6.00
        02/03/2024,D,-6.00
        05/03/2024,E,-6.00
        01/04/2024,F,-6.00
        """, count: 6, sums: ["": "-35.00"], first: "2024-02-01", last: "2024-04-01"),
    Export(
      name: "grouping or decimals cannot be told apart",
      text: """
        Date,Description,Amount
        2024-03-13,Car,"-1,234"
        2024-03-14,Boat,"-2,500"
        """, count: 2, sums: ["": "-3734.00"], first: "2024-03-13", last: "2024-03-14", asks: ["decimal_mark"]),
    Export(
      name: "blanks around the delimiters",
      text: """
        Date , Description , Paid Out (NOK) , Paid In (NOK) , Balance (NOK)
        18 Jun 2024 , shop , 272.50 , , 604.32
        17 Jun 2024 , wage , , "1,000.00" , 876.82
        """, count: 2, sums: ["NOK": "727.50"], first: "2024-06-17", last: "2024-06-18", proof: .balances),
    Export(
      name: "kind of row tells the direction",
      text: """
        交易日期,交易说明,金额
        2024-01-13,消费 超市,30.00
        2024-01-15,退货 超市,10.00
        """, count: 2, sums: ["": "-20.00"], first: "2024-01-13", last: "2024-01-15", asks: ["sign"]),
  ]
}
