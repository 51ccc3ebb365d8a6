@testable import Statements
@testable import Values

extension Export {
  /// Days that are written without their year, and other spare ways to write one.
  static let years: [Export] = [
    Export(
      name: "days without a year, over the turn of the year",
      text: """
        Kontoauszug vom 15.12.2024 bis 14.01.2025

        Datum;Text;Betrag
        16.12.;Miete;-700,00
        30.12.;Laden;-12,00
        02.01.;Gehalt;1000,00
        """, count: 3, sums: ["": "288.00"], first: "2024-12-16", last: "2025-01-02"),
    Export(
      name: "months and days, and the month of the statement",
      text: """
        信用卡对账单（2024年01月）
        交易日,记账日,交易摘要,人民币金额
        ,12/29,还款,-700.00
        01/02,01/03,购物,12.00
        01/05,01/07,购物,20.50
        """, count: 3, sums: ["CNY": "667.50"], first: "2023-12-29", last: "2024-01-07"),
    Export(
      name: "visa-2024-12-20-2025-01-19.csv",
      text: """
        Date,Description,Amount
        Jan 5,Shop,-12.00
        Jan 2,Refund,7.00
        Dec 30,Shop,-20.00
        """, count: 3, sums: ["": "-25.00"], first: "2024-12-30", last: "2025-01-05"),
    Export(
      name: "club-2025.csv",
      text: """
        Date,Description,Amount
        13/01,Shop,-12.00
        28/02,Shop,-20.00
        29/06,Refund,7.00
        """, count: 3, sums: ["": "-25.00"], first: "2025-01-13", last: "2025-06-29"),
    Export(
      name: "months and days with signs",
      text: """
        期間 2025年3月
        日付,内容,お支払金額,お預り金額
        3月13日,スーパー,1200,
        3月25日,給与,,100000
        """, count: 2, sums: ["": "98800.00"], first: "2025-03-13", last: "2025-03-25"),
    Export(
      name: "six digits, the year first",
      text: """
        Date,Narrative,Debit,Credit,Balance
        250113,Shop,12.00,,988.00
        250125,Wage,,100.00,1088.00
        250203,Shop,8.00,,1080.00
        """, count: 3, sums: ["": "80.00"], first: "2025-01-13", last: "2025-02-03", proof: .balances),
    Export(
      name: "the time in front of the date",
      text: """
        Date and time,Description,Debit,Credit
        17:45 13-03-25,Shop,$12.00,
        09:05 28-03-25,Wage,,$100.00
        """, count: 2, sums: ["": "88.00"], first: "2025-03-13", last: "2025-03-28"),
    Export(
      name: "days and months behind an apostrophe, and the period above them",
      text: """
        Periode : 01/12/2025 - 28/02/2026
        Kode Mata Uang : IDR

        Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo
        '13/12,Toko,'0000,700.00 DB,"7,300.00"
        '17/01,Bunga,'0000,"1,200.00 CR","8,500.00"
        """, count: 2, sums: ["IDR": "500.00"], first: "2025-12-13", last: "2026-01-17", proof: .balances),
    Export(
      name: "year, month and day in columns of their own",
      text: """
        操作日(年),操作日(月),操作日(日),摘要,お支払金額,お預り金額,残高
        2025,3,1,スーパー,1200,,98800
        2025,3,13,給与,,100000,198800
        2025,12,5,スーパー,800,,198000
        """, count: 3, sums: ["": "98000.00"], first: "2025-03-01", last: "2025-12-05", proof: .balances),
    Export(
      name: "day, month and year in columns of their own, one of them impossible",
      text: """
        Day,Month,Year,Description,Amount
        13,3,2025,Shop,-12.00
        30,2,2025,Shop,-20.00
        28,2,2025,Shop,-5.00
        """, count: 2, sums: ["": "-17.00"], first: "2025-02-28", last: "2025-03-13", rejected: 1),
  ]

  /// What decides where dates and signs alone leave two readings open.
  static let evidence: [Export] = [
    Export(
      name: "value days a few days behind the booking days",
      text: """
        Date,Value Date,Description,Amount
        03/09/2025,03/10/2025,Shop,-12.00
        05/01/2025,05/02/2025,Shop,-20.00
        """, count: 2, sums: ["": "-32.00"], first: "2025-03-09", last: "2025-05-01"),
    Export(
      name: "value days as far away under either order",
      text: """
        Date,Value Date,Description,Amount
        03/03/2025,05/05/2025,Shop,-12.00
        05/01/2025,02/07/2025,Shop,-20.00
        """, count: 2, sums: ["": "-32.00"], first: "2025-01-05", last: "2025-03-03", asks: ["date_order"]),
    Export(
      name: "a decimal comma where the day comes first",
      text: """
        Date;Libellé;Montant
        03/04/2025;Courses;-12,50
        05/04/2025;Loyer;-700,00
        """, count: 2, sums: ["": "-712.50"], first: "2025-04-03", last: "2025-04-05"),
    Export(
      name: "a decimal comma and days without zeros, as spreadsheets write them anew",
      text: """
        Date;Libellé;Montant
        3/4/2025;Courses;-12,50
        5/4/2025;Loyer;-700,00
        """, count: 2, sums: ["": "-712.50"], first: "2025-04-03", last: "2025-04-05", asks: ["date_order"]),
    Export(
      name: "more positive than negative amounts, and nothing that tells what they are",
      text: """
        Date,Description,Amount
        2025-03-13,Corner,12.00
        2025-03-14,Books,20.00
        2025-03-15,Acme,30.00
        2025-03-16,Jane,-62.00
        2025-03-17,Acme,-10.00
        """, count: 5, sums: ["": "-10.00"], first: "2025-03-13", last: "2025-03-17", asks: ["sign"]),
    Export(
      name: "words of three rows against their signs",
      text: """
        Date,Type,Amount
        2025-03-13,Purchase,12.00
        2025-03-14,Purchase,20.00
        2025-03-15,Other,-30.00
        2025-03-16,Other,-62.00
        2025-03-17,Other,-10.00
        """, count: 5, sums: ["": "-70.00"], first: "2025-03-13", last: "2025-03-17", asks: ["sign"]),
    Export(
      name: "thanks for a payment onto a card",
      text: """
        Datum;Beschreibung;Betrag
        13.03.2025;Acme;12.00
        14.03.2025;Corner;20.00
        15.03.2025;Zahlung - Besten Dank;-32.00
        16.03.2025;Acme;20.00
        27.03.2025;Ihre Zahlung - Besten Dank;-20.00
        """, count: 5, sums: ["": "0.00"], first: "2025-03-13", last: "2025-03-27"),
    Export(
      name: "the amount that was paid beside that of the order",
      text: """
        交易时间,订单标题,收/支,订单金额,实付金额
        2025-03-13 10:11:12,奶茶,支出,¥22.30,¥21.17
        2025-03-14 10:11:12,退款,收入,¥20.00,¥20.00
        """, count: 2, sums: ["": "-1.17"], first: "2025-03-13", last: "2025-03-14"),
    Export(
      name: "rows that end early, an account number in place of a name",
      text: """
        Date,Time,Text,Amount,Balance,Party,Journal,Channel,Note
        20250113,123456,Deposit,+1000.00,1100.00,Jane,369396693,Net,Move
        20250114,132324,Shop,-10.00,1090.00,Corner,369333999,Net,Lunch
        20250115,,Loan,-45.89,1044.11,12341234123412341,111222333
        20250116,,Interest,+0.01,1044.12,--,0000000000,,Interest
        """, count: 4, sums: ["": "944.12"], first: "2025-01-13", last: "2025-01-16", proof: .balances),
    Export(
      name: "amounts in thousands, by the header",
      text: """
        Date,Description,Amount (000s)
        2025-03-13,Plant,-12.5
        2025-03-14,Sales,100
        """, count: 2, sums: ["": "87.50"], first: "2025-03-13", last: "2025-03-14", asks: ["units"]),
    Export(
      name: "amounts in thousands, by a line above",
      text: """
        Beträge in Tsd. EUR
        Datum;Text;Betrag
        13.03.2025;Werk;-12,50
        14.03.2025;Verkauf;100,00
        """, count: 2, sums: ["EUR": "87.50"], first: "2025-03-13", last: "2025-03-14", asks: ["units"]),
    Export(
      name: "amounts in thousands, as told",
      text: """
        in 1000 EUR
        Datum;Text;Betrag
        13.03.2025;Werk;-12,5
        14.03.2025;Verkauf;100,5
        """, count: 2, sums: ["EUR": "88000.00"], first: "2025-03-13", last: "2025-03-14",
      hints: ReadingHints(answers: ["units": "multiple", "decimal_mark": ","])),
  ]
}
