@testable import Statements

extension Export {
  /// Dashes for nothing, years of further eras, magnitudes of which few words tell the direction.
  static let fillersAndEras: [Export] = [
    Export(
      name: "a dash where nothing was paid, in most rows",
      text: """
        Fecha,Descripción,Depósitos,Retiros,Saldo
        28-03-2026,Gasolinera,-,33.83,966.17
        17-03-2026,Intereses,100.00,-,1000.00
        13-03-2026,Recibo,-,100.00,900.00
        """, count: 3, sums: ["": "-33.83"], first: "2026-03-13", last: "2026-03-28", proof: .balances),
    Export(
      name: "days of the Persian calendar",
      text: """
        تاریخ,شرح تراکنش,بدهکار,بستانکار,مانده
        1404/10/15,فروشگاه,1200,,98800
        1404/12/29,حقوق,,100000,198800
        """, count: 2, sums: ["": "98800.00"], first: "2026-01-05", last: "2026-03-20", proof: .balances),
    Export(
      name: "years of the republic, in words",
      text: """
        日期,摘要,提出,存入,餘額
        民國115年01月05日,超商,1200,,98800
        民國115年01月25日,薪資,,100000,198800
        """, count: 2, sums: ["": "98800.00"], first: "2026-01-05", last: "2026-01-25", proof: .balances),
    Export(
      name: "years of the republic, in seven digits",
      text: """
        帳務日期,摘要,支出金額,存入金額,帳戶餘額
        1150105,超商,1200,0,98800
        1150125,薪資,0,100000,198800
        """, count: 2, sums: ["": "98800.00"], first: "2026-01-05", last: "2026-01-25", proof: .balances),
    Export(
      name: "years of the Buddhist era in two digits",
      text: """
        วันที่,รายการ,ถอน,ฝาก,คงเหลือ
        5 ม.ค. 69,ร้าน,12.00,,988.00
        25 ม.ค. 69,เงินเดือน,,100.00,1088.00
        """, count: 2, sums: ["": "88.00"], first: "2026-01-05", last: "2026-01-25", proof: .balances),
    Export(
      name: "seconds since 1970",
      text: """
        created,description,amount,currency
        1767607200,Shop,-12.00,EUR
        1769335200,Wage,100.00,EUR
        """, count: 2, sums: ["EUR": "88.00"], first: "2026-01-05", last: "2026-01-25"),
    Export(
      name: "magnitudes, and words for money in on one row alone",
      text: """
        Status,Transaction Type,Description,Amount (RM),Date
        Success,Payment,Shop,RM12.00,28/3/2026
        Success,Top up,Salary,RM100.00,17/3/2026
        """, count: 2, sums: ["MYR": "112.00"], first: "2026-03-17", last: "2026-03-28", asks: ["sign"]),
    Export(
      name: "the column of times holds the days",
      text: """
        Time,Payee,Total (AUD),Settled Date
        2026-03-13T10:00:00+10:00,Shop,-12.00,2026-03-15
        2026-03-14T10:00:00+10:00,Wage,100.00,2026-03-16
        """, count: 2, sums: ["AUD": "88.00"], first: "2026-03-13", last: "2026-03-14"),
    Export(
      name: "one day of a later year when the year stands in front",
      text: """
        Date,Description,Amount
        26/01/07,Shop,-90.62
        """, count: 1, sums: ["": "-90.62"], first: "2007-01-26", last: "2007-01-26", asks: ["date_order"]),
    Export(
      name: "a turnover below the rows",
      text: """
        Data,Gavėjas,Paaiškinimai,Suma,Valiuta,D/K
        2026-03-13,Shop,Card,12.00,EUR,D
        2026-03-14,Firm,Wage,100.00,EUR,K
        2026-03-31,,Apyvarta,12.00,EUR,D
        """, count: 2, sums: ["EUR": "88.00"], first: "2026-03-13", last: "2026-03-14"),
  ]
}
