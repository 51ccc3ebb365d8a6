@testable import Statements

extension Export {
  /// Columns in pairs: balances before and after, money in and out, and columns in which nothing moves; days in names
  /// of files.
  static let pairs: [Export] = balancePairs + moneyPairs + barelyStatedDays

  private static let barelyStatedDays: [Export] = [
    Export(
      name: "rows of a month 2024-04.csv",
      text: "Date,Description,Amount\n03/04/2024,Shop,-5.00\n05/04/2024,Cafe,-6.00\n",
      count: 2, sums: ["": "-11.00"], first: "2024-04-03", last: "2024-04-05"),
    Export(
      name: "rows between 20240301 and 20240412.csv",
      text: "Date,Description,Amount\n03/04/2024,Shop,-5.00\n04/05/2024,Cafe,-6.00\n",
      count: 2, sums: ["": "-11.00"], first: "2024-03-04", last: "2024-04-05"),
    Export(
      name: "rows exported on 2024-04-12.csv",
      text: "Date,Description,Amount\n03/04/2024,Shop,-5.00\n05/04/2024,Cafe,-6.00\n",
      count: 2, sums: ["": "-11.00"], first: "2024-04-03", last: "2024-04-05", asks: ["date_order"]),
    Export(
      name: "one row of another month 2024-04.csv", text: "Date,Description,Amount\n04/03/2024,Shop,-5.00\n",
      count: 1, sums: ["": "-5.00"], first: "2024-03-04", last: "2024-03-04", asks: ["date_order"]),
  ]

  private static let balancePairs: [Export] = [
    Export(
      name: "magnitudes between the balances before and after, words on some rows",
      text: """
        Date,Type,Details,Amount,Balance before,Balance after
        28-Mar-2026,PAYMENT,Shop,12.00,100.00,88.00
        17-Mar-2026,CASH_IN,Wage,40.00,60.00,100.00
        13-Mar-2026,TRANSFER,Rent,30.00,90.00,60.00
        """, count: 3, sums: ["": "-2.00"], first: "2026-03-13", last: "2026-03-28", proof: .balances),
    Export(
      name: "one magnitude between the balances before and after",
      text: """
        Date,Details,Amount,Balance before,Balance after
        13-Mar-2026,Rent,30.00,90.00,60.00
        """, count: 1, sums: ["": "-30.00"], first: "2026-03-13", last: "2026-03-13"),
    Export(
      name: "magnitudes between opening and closing columns, the oldest first",
      text: """
        Date,Details,Opening,Amount,Closing
        2026-03-13,Rent,90.00,30.00,60.00
        2026-03-17,Wage,60.00,40.00,100.00
        2026-03-28,Shop,100.00,12.00,88.00
        """, count: 3, sums: ["": "-2.00"], first: "2026-03-13", last: "2026-03-28", proof: .balances),
    Export(
      name: "two magnitudes between opening and closing columns, of which the second fits as written",
      text: """
        Date,Details,Opening,Amount,Closing
        2026-03-13,Rent,90.00,30.00,60.00
        2026-03-17,Wage,60.00,40.00,100.00
        """, count: 2, sums: ["": "10.00"], first: "2026-03-13", last: "2026-03-17", proof: .balances),
    Export(
      name: "magnitudes and the balances before them alone, the oldest first",
      text: """
        Date,Details,Amount,Balance before
        2026-03-13,Rent,30.00,90.00
        2026-03-17,Gift,40.00,60.00
        2026-03-28,Shop,12.00,100.00
        2026-03-29,Book,5.00,88.00
        """, count: 4, sums: ["": "87.00"], first: "2026-03-13", last: "2026-03-29", asks: ["sign"]),
  ]

  private static let moneyPairs: [Export] = [
    Export(
      name: "signs over the columns of money out and in",
      text: """
        Time,Details,[-],[+],Balance
        28 Mar 26 20:10,Shop,12.00,,88.00
        13 Mar 26 14:22,Wage,,100.00,100.00
        """, count: 2, sums: ["": "88.00"], first: "2026-03-13", last: "2026-03-28", proof: .balances),
    Export(
      name: "a sign over each of two columns, one of them empty",
      text: """
        Datum;Text;+;-
        13.03.2026;Laden;;12,00
        """, count: 1, sums: ["": "-12.00"], first: "2026-03-13", last: "2026-03-13"),
    Export(
      name: "a column of amounts in which nothing moves beside the payments",
      text: """
        Date,Description,Principal,Interest,Payment,Balance
        2026-03-13,Instalment,0.00,0.00,-12.00,988.00
        2026-03-14,Reversal,0.00,0.00,100.00,1088.00
        """, count: 2, sums: ["": "88.00"], first: "2026-03-13", last: "2026-03-14", proof: .balances),
    Export(
      name: "blank fields that a spreadsheet is to take for text",
      text: """
        Txn Date,Description,Debit,Credit,Balance
        ="13-03-2026",="Shop",="12.00",="",="988.00"
        ="14-03-2026",="Wage",="",="100.00",="1088.00"
        """, count: 2, sums: ["": "88.00"], first: "2026-03-13", last: "2026-03-14", proof: .balances),
    Export(
      name: "two columns without a header of which words tell the direction",
      text: """
        2026-03-28,Book store,12.50,
        2026-03-20,Refund shoes,,40.25
        2026-03-17,ACME salary,,100.00
        2026-03-13,Corner shop,9.99,
        """, count: 4, sums: ["": "117.76"], first: "2026-03-13", last: "2026-03-28"),
    Export(
      name: "out, in and left in Uzbek",
      text: """
        Sana,Tavsif,Chiqim,Kirim,Qoldiq
        13.03.2026,Shop,12.00,,988.00
        """, count: 1, sums: ["": "-12.00"], first: "2026-03-13", last: "2026-03-13"),
  ]
}
