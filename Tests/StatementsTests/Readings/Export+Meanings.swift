@testable import Statements

extension Export {
  /// What the rows of the sample mean is what all rows mean.
  static let meanings: [Export] = [
    Export(
      name: "money out marked as debit in its own column, beside a balance",
      text: """
        Date,Details,Withdrawals,Deposits,Balance
        13/03/2026,Shop,12.00 Dr,,88.00 Cr
        14/03/2026,Cafe,3.00 Dr,,85.00 Cr
        17/03/2026,Wage,,100.00 Cr,185.00 Cr
        """, count: 3, sums: ["": "85.00"], first: "2026-03-13", last: "2026-03-17", proof: .balances),
    Export(
      name: "a flag that says neither way, words that do, and a balance",
      text: """
        Date,D/C,Details,Amount,Balance
        13/03/2026,D,Shop,12.00,88.00
        14/03/2026,X,Withdrawal at machine,20.00,68.00
        15/03/2026,D,Shop,8.00,60.00
        17/03/2026,C,Wage,100.00,160.00
        18/03/2026,X,Deposit,5.00,165.00
        """, count: 5, sums: ["": "65.00"], first: "2026-03-13", last: "2026-03-18", proof: .balances),
    Export(
      name: "credits of more than nine billion",
      text: """
        Date,Details,Amount
        13/03/2026,Shop,"12,000,000,000.00"
        17/03/2026,Wage,"20,000,000,000.00 CR"
        """, count: 2, sums: ["": "8000000000.00"], first: "2026-03-13", last: "2026-03-17"),
    Export(
      name: "two days a row without a year, 2025.csv",
      text: """
        Date,Value date,Description,Amount
        03/04,05/04,Shop,-5.00
        06/04,08/04,Cafe,-6.00
        07/04,09/04,Shop,-7.00
        """, count: 3, sums: ["": "-18.00"], first: "2025-04-03", last: "2025-04-07"),
    Export(
      name: "five days of a month that would leap from month to month",
      text: """
        Date,Description,Amount
        03/04/2026,Shop,-5.00
        05/04/2026,Cafe,-6.00
        06/04/2026,Shop,-7.00
        10/04/2026,Cafe,-8.00
        11/04/2026,Shop,-9.00
        """, count: 5, sums: ["": "-35.00"], first: "2026-04-03", last: "2026-04-11"),
    Export(
      name: "five days that may be five months",
      text: """
        Date,Description,Amount
        01/04/2026,Shop,-5.00
        02/04/2026,Cafe,-6.00
        03/04/2026,Shop,-7.00
        04/04/2026,Cafe,-8.00
        05/04/2026,Shop,-9.00
        """, count: 5, sums: ["": "-35.00"], first: "2026-04-01", last: "2026-04-05", asks: ["date_order"]),
    Export(
      name: "days that back and forth contradicts, and dates of each row far apart",
      text: """
        Date,Value Date,Description,Amount
        03/02/2026,05/02/2026,Shop,-5.00
        05/02/2026,06/02/2026,Cafe,-6.00
        01/03/2026,02/03/2026,Shop,-7.00
        """, count: 3, sums: ["": "-18.00"], first: "2026-02-03", last: "2026-03-01"),
    Export(
      name: "a second table whose days no year fits, 2025.csv",
      text: """
        Date,Value date,Description,Amount
        03/04,05/04,Shop,-5.00
        06/04,08/04,Cafe,-6.00

        Datum,Valuta,Text,Betrag,Saldo
        13/01,14/01,Shop,-7.00,5.00
        30/12,31/12,Cafe,-6.00,1.00
        """, count: 2, sums: ["": "-11.00"], first: "2025-04-03", last: "2025-04-06", rejected: 2),
    Export(
      name: "two columns without a header, minus in one and plus in the other",
      text: """
        13/03/2026,Shop,-12.00,
        14/03/2026,Wage,,+100.00
        15/03/2026,Cafe,-3.00,
        """, count: 3, sums: ["": "85.00"], first: "2026-03-13", last: "2026-03-15"),
    Export(
      name: "a pair of columns that holds dashes alone, and the booked one beside it",
      text: """
        交易日期,摘要,交易金额(收入),交易金额(支出),记账金额(收入),记账金额(支出),余额
        2026-03-13,商店,-,-,,12.00,"xx,yy"
        2026-03-14,工资,-,-,100.00,,"xx,yy"
        2026-03-15,商店,-,-,,3.00,"xx,yy"
        """, count: 3, sums: ["": "85.00"], first: "2026-03-13", last: "2026-03-15"),
    Export(
      name: "pending rows that the running balance of a wallet counts",
      text: """
        Date,Name,Status,Amount,Balance
        2026-03-13,Top up,Completed,100.00,100.00
        2026-03-14,Shop,Pending,-12.00,88.00
        2026-03-14,Shop,Completed,-12.00,76.00
        2026-03-14,Reversal,Completed,12.00,88.00
        2026-03-17,Cafe,Completed,-3.00,85.00
        """, count: 5, sums: ["": "85.00"], first: "2026-03-13", last: "2026-03-17", proof: .balances),
    Export(
      name: "pending rows at the end that the balance counts in advance",
      text: """
        Date,Name,Status,Amount,Balance
        2026-03-17,Hotel,Pending,-40.00,45.00
        2026-03-16,Cafe,Completed,-3.00,85.00
        2026-03-14,Shop,Completed,-12.00,88.00
        2026-03-13,Top up,Completed,100.00,100.00
        """, count: 3, sums: ["": "85.00"], first: "2026-03-13", last: "2026-03-16", pending: 1, proof: .balances),
  ]
}
