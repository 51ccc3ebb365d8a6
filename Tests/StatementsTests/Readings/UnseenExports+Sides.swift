@testable import Statements

extension Export {
  /// Directions by the side on which the own account stands, what was exchanged, and fees beside what was paid.
  static let sides: [Export] = ofSides + ofExchanges + ofPaidAmounts

  private static let ofSides = [
    Export(
      name: "payment orders without signs, with the own account on either side",
      text: """
        Дата;Счет плательщика;Плательщик;Счет получателя;Получатель;Сумма;Назначение платежа
        04.06.2024;KZ11000A0000000001;ТОО Наш Дом;KZ22000B0000000002;ТОО Бумага;41000,00;Оплата по счету 7
        06.06.2024;KZ33000C0000000003;ТОО Заказчик;KZ11000A0000000001;ТОО Наш Дом;900000,00;Оплата по договору 3
        14.06.2024;KZ11000A0000000001;ТОО Наш Дом;KZ44000D0000000004;Налоговый комитет;12000,00;Налог за май
        24.06.2024;KZ33000C0000000003;ТОО Заказчик;KZ11000A0000000001;ТОО Наш Дом;100000,00;Оплата по договору 4
        """, count: 4, sums: ["": "947000.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "transfers that all left the own account",
      text: """
        Date,From account,To account,Amount,Details
        2024-06-04,00110022,33440055,41.00,Rent share
        2024-06-06,00110022,33440066,12.50,Lunch club
        2024-06-14,00110022,33440077,28.00,Team fund
        """, count: 3, sums: ["": "-81.50"], first: "2024-06-04", last: "2024-06-14"),
    Export(
      name: "a row between two other accounts",
      text: """
        Date,From account,To account,Amount,Details
        2024-06-04,00110022,33440055,41.00,A
        2024-06-06,33440066,00110022,12.50,B
        2024-06-14,33440077,33440088,28.00,C
        """, count: 3, sums: ["": "81.50"], first: "2024-06-04", last: "2024-06-14", asks: ["sign"]),
  ]

  private static let ofExchanges = [
    Export(
      name: "what was exchanged between two columns of currencies, in one of a few rows",
      text: """
        თარიღი,დანიშნულება,GEL,USD,EUR
        04/06/2024,"გადახდა - Carrefour",-41.00,,
        06/06/2024,"ხელფასი",2400.00,,
        14/06/2024,"გადახდა - Netflix.com",,-12.00,
        20/06/2024,"კონვერტაცია GEL/USD",-280.00,100.00,
        24/06/2024,"სარგებელი",1.00,,
        """, count: 4, sums: ["GEL": "2360.00", "USD": "-12.00"], first: "2024-06-04", last: "2024-06-24", rejected: 1)
  ]

  private static let ofPaidAmounts = [
    Export(
      name: "a fee beside an amount that is what was drawn",
      text: """
        Datum;Typ;Měna účtu;Částka v měně účtu;Poplatek v měně účtu;Původní měna úhrady;Původní částka úhrady;Popis
        04.06.2024;Platba kartou;CZK;-410,00;0,00;CZK;-410,00;Albert
        06.06.2024;Výběr;CZK;-2000,00;-25,00;CZK;-2000,00;Bankomat
        24.06.2024;Příchozí úhrada;CZK;31000,00;0,00;CZK;31000,00;Mzda
        """, count: 3, sums: ["CZK": "28565.00"], first: "2024-06-04", last: "2024-06-24")
  ]
}
