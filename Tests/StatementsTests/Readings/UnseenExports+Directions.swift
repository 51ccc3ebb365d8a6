@testable import Statements

extension Export {
  /// Words and letters for the way the money goes, in more languages.
  static let directions: [Export] = [
    Export(
      name: "flags of one Cyrillic letter",
      text: """
        Дата;Основание;Сума;Д/К
        13.03.2024;Магазин;12,00;Д
        14.03.2024;Заплата;100,00;К

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a letter for debit or credit behind amounts and balances",
      text: """
        Buchung;Text;Umsatz;Saldo
        13.03.2024;Laden;12,00 S;2,00 S
        14.03.2024;Lohn;100,00 H;98,00 H

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "kinds beside amounts of which each has a minus",
      text: """
        id,Type,Description,Amount,Created
        a4,refund,Order 31,-96.00,2026-02-17
        a5,payout,To bank,-80.00,2026-02-18

        """, count: 2, sums: ["": "-176.00"], first: "2026-02-17", last: "2026-02-18"),
    Export(
      name: "money in and out in Welsh",
      text: """
        Dyddiad,Disgrifiad,Arian allan,Arian i mewn
        13/03/2024,Siop,12.00,
        14/03/2024,Cyflog,,100.00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "kinds in Irish",
      text: """
        Dáta,Cur Síos,Méid,Cineál
        13/03/2024,Siopa,12.00,Dochar
        14/03/2024,Tuarastal,100.00,Creidmheas

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "names in no known language, of which parts sound like others",
      text: """
        Aradate,Qisgrifi,City olli,City ulli
        13/03/2024,Shop,12.00,
        14/03/2024,Wage,,100.00
        15/03/2024,Shop,3.00,

        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", asks: ["columns"]),
    Export(
      name: "amounts that the header calls used, in Japanese",
      text: """
        利用日,利用店名・商品名,利用者,支払方法,利用金額,支払総額
        2024/03/13,ホンヤ,本人,1回払い,1200,1200
        2024/03/14,シヨクドウ,本人,1回払い,3000,3000

        """, count: 2, sums: ["": "-4200.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "amounts that the header calls charged, in Hebrew, and a refund",
      text: """
        תאריך עסקה,שם בית העסק,סכום חיוב,מטבע חיוב
        13-03-2024,ספר,12.00,₪
        14-03-2024,חנות,30.00,₪
        15-03-2024,חנות,-5.00,₪

        """, count: 3, sums: ["ILS": "-37.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "kinds of trade beside magnitudes, and a withdrawal with its sign",
      text: """
        Action,Time,ISIN,Ticker,Total,Currency (Total)
        Deposit,2024-03-13 10:00:00,,,500.00,EUR
        Market buy,2024-03-14 10:00:00,US0000000001,ABC,300.00,EUR
        Dividend (Ordinary),2024-03-15 10:00:00,US0000000001,ABC,4.00,EUR
        Market sell,2024-03-18 10:00:00,US0000000001,ABC,310.00,EUR
        Limit buy,2024-03-19 10:00:00,US0000000002,DEF,90.00,EUR
        Interest on cash,2024-03-20 10:00:00,,,1.00,EUR
        Withdrawal,2024-03-21 10:00:00,,,-25.00,EUR

        """, count: 7, sums: ["EUR": "400.00"], first: "2024-03-13", last: "2024-03-21"),
    Export(
      name: "money out by its name, beside money in a language that nobody knows",
      text: """
        Date,Details,Paid out,City ulli
        13/03/2024,Shop,12.00,
        14/03/2024,Wage,,100.00
        15/03/2024,Shop,3.00,

        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15"),
  ]
}
