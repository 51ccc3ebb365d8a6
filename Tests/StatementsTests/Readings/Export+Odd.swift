@testable import Statements

extension Export {
  /// Delimiters, headers, dates and tables as few programs write them, and tables that are no statement.
  static let odd: [Export] = [
    Export(
      name: "parted by number signs",
      text: """
        Date#Description#Amount#Balance
        13/01/2025#Shop C#-15.00#985.00
        14/01/2025#Pay#1500.00#2485.00

        """, count: 2, sums: ["": "1485.00"], first: "2025-01-13", last: "2025-01-14", proof: .balances),
    Export(
      name: "parted by single blanks",
      text: """
        Date Description Amount Balance
        13/01/2025 Shop -15.00 985.00
        14/01/2025 Pay 1500.00 2485.00

        """, count: 2, sums: ["": "1485.00"], first: "2025-01-13", last: "2025-01-14", proof: .balances),
    Export(
      name: "days and amounts alone, without a header",
      text: "2025-01-13,-15.00\n2025-01-14,1500.00\n2025-01-15,-3.00\n2025-01-17,-4.20\n", count: 4,
      sums: ["": "1477.80"], first: "2025-01-13", last: "2025-01-17"),
    Export(
      name: "colons in dates, the year first",
      text: "Date,Description,Amount\n2012:03:01,Shop,-12.00\n2012:03:17,Pay,1500.00\n", count: 2,
      sums: ["": "1488.00"], first: "2012-03-01", last: "2012-03-17"),
    Export(
      name: "a day as of another one",
      text: """
        Date,Action,Description,Amount
        04/20/2023,Journal,Transfer to bank,-100.00
        04/17/2023 as of 04/15/2023,Bank Interest,Interest,0.03

        """, count: 2, sums: ["": "-99.97"], first: "2023-04-17", last: "2023-04-20"),
    Export(
      name: "months in Swahili",
      text: """
        Tarehe,Maelezo,Kiasi,Salio
        03 Januari 2025,Mshahara,150000.00,160000.00
        17 Machi 2025,Duka,-4500.00,155500.00
        09 Septemba 2025,Kodi,-50000.00,105500.00

        """, count: 3, sums: ["": "95500.00"], first: "2025-01-03", last: "2025-09-09", proof: .balances),
    Export(
      name: "lost letters in the header",
      text: """
        Date;Libell\u{FFFD};D\u{FFFD}bit;Cr\u{FFFD}\u{FFFD}dit
        13/01/2025;Salaire;;1500,00
        15/01/2025;Loyer;600,00;

        """, count: 2, sums: ["": "900.00"], first: "2025-01-13", last: "2025-01-15"),
    Export(
      name: "a second table with the rows of the first",
      text: """
        Date,Description,Amount
        13/01/2025,Shop,-15.00
        14/01/2025,Pay,1500.00

        By date
        Date,Description,Amount
        13/01/2025,Shop,-15.00
        14/01/2025,Pay,1500.00

        """, count: 4, sums: ["": "2970.00"], first: "2025-01-13", last: "2025-01-14", asks: ["tables"]),
    Export(
      name: "a signed amount against its debit and credit",
      text: """
        date,payee,amount,debit,credit
        2025-01-13,Shop,-45.20,,45.20
        2025-01-14,Pay,1500.00,1500.00,

        """, count: 2, sums: ["": "-1454.80"], first: "2025-01-13", last: "2025-01-14", asks: ["columns"]),
    Export(
      name: "statement figures repeated in every row",
      text: """
        currency,first_day,last_day,income,expenses,booking_date,text,amount
        EUR,2019-11-01,2019-11-30,1500.00,500.00,2019-11-02,Pay,1500.00
        EUR,2019-11-01,2019-11-30,1500.00,500.00,2019-11-10,Rent,-500.00

        """, count: 2, sums: ["EUR": "1000.00"], first: "2019-11-02", last: "2019-11-10"),
    Export(
      name: "whole numbers beside the amounts",
      text: """
        2014-02-10,Interest,FUND A,179,,12.55
        2014-01-16,Reinvestment,FUND B,3,,-81.57
        2014-01-16,Contribution,,,,600.00
        2014-01-14,Reinvestment,FUND C,2,,-54.72
        2014-01-12,Custody,,,,-20.00
        2014-01-07,Buy,FUND C,-300,15.90,-4779.95

        """, count: 6, sums: ["": "-4323.69"], first: "2014-01-07", last: "2014-02-10"),
    Export(
      name: "one kind of rows that says no direction",
      text: """
        Date,Kind,Text,Amount
        2025-01-03,Credit,Pay,1500.00
        2025-01-05,Debit,Shop,60.00
        2025-01-09,Debit,Shop,23.45
        2025-01-11,Adjustment,Correction,5.00

        """, count: 3, sums: ["": "1416.55"], first: "2025-01-03", last: "2025-01-09", rejected: 1,
      asks: ["direction Adjustment"]),
    Export(
      name: "a meter is no account",
      text: """
        Datum;Uhrzeit;Zählerstand;Verbrauch
        01.01.2025;00:00;10234,5;12,3
        02.01.2025;00:00;10246,8;11,9
        03.01.2025;00:00;10258,7;13,1

        """, count: 3, sums: ["": "37.30"], first: "2025-01-01", last: "2025-01-03", proof: .balances, asks: ["columns"]
    ),
    Export(
      name: "a total beneath the rows, in few words",
      text: """
        Date,Description,Amount
        2025-01-13,Shop,-15.00
        2025-01-14,Pay,1500.00
        Transactions Total,,1485.00,

        """, count: 2, sums: ["": "1485.00"], first: "2025-01-13", last: "2025-01-14", proof: .totals),
    Export(
      name: "a row above the first one that can be read",
      text: """
        soon,Shop A,-12.00
        2025-01-13,Shop C,-15.00
        2025-01-12,Pay,1500.00
        2025-01-11,Shop,-3.00

        """, count: 3, sums: ["": "1482.00"], first: "2025-01-11", last: "2025-01-13", rejected: 1),
    Export(
      name: "pending in words that begin with a single letter",
      text: """
        Дата;Описание;Сумма
        28.01.2025;В обработке: Магазин;-220,10
        25.01.2025;Аренда;-6500,00
        20.01.2025;Зарплата;21000,00

        """, count: 2, sums: ["": "14500.00"], first: "2025-01-20", last: "2025-01-25", pending: 1),
  ]
}
