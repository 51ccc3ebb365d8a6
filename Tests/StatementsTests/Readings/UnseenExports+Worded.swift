@testable import Statements
@testable import Values

extension Export {
  /// Texts taken from pages: single blanks part days, amounts and words, and stand within these.
  static let worded: [Export] = [
    Export(
      name: "a sign and thousands parted by blanks in front of the words",
      text: """
        ВЫПИСКА
        по счету за период с 11.03.24 по 12.03.24
        Дата Сумма Операция Детали
        12.03.24 - 50,00 ₸ Покупка Паркинг. Оплата парковок
        12.03.24 - 3 330,00 ₸ Покупка market 24
        12.03.24 + 10 000,00 ₸ Пополнение Айгуль М.
        11.03.24 - 6 604,00 ₸ Покупка КАФЕ
        11.03.24 - 2 050,00 ₸ Перевод Данияр Ж.
        """, count: 5, sums: ["KZT": "-2034.00"], first: "2024-03-11", last: "2024-03-12"),
    Export(
      name: "numbers within the words, and amounts of two currencies behind them",
      text: """
        İşlem Tarihi İşlem Açıklaması TL Tutar USD Tutar Bankkart Lira
        KART NO : 1234-####-####-5678 / A***** B****
        13.03.2024 YEMEK SEPET İSTANBUL TR 44,99 0,00
        14.03.2024 KART 12 ARAC ANKARA 41,00 0,00
        15.03.2024 4028 şubeödemeteşekkür ederiz 1.500,00+
        16.03.2024 MARKET 3 İSTANBUL 1.320,50 0,00
        """, count: 4, sums: ["TRY": "93.51"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "amounts without a sign, and balances from the line of the first one on",
      text: """
        ACME BANK
        Date Description Amount Balance
        01 Mar 2024 OPENING BALANCE 1,000.00
        03 Mar 2024 CARD SHOP 12 LEEDS 12.00 988.00
        04 Mar 2024 WAGE ACME LTD 1,100.00 2,088.00
        05 Mar 2024 CASH 4412 HIGH ST 100.00 1,988.00
        06 Mar 2024 REFUND SHOP 5.00 1,993.00
        06 Mar 2024 CLOSING BALANCE 1,993.00
        """, count: 4, sums: ["": "993.00"], first: "2024-03-03", last: "2024-03-06", proof: .balances,
      closing: "1993.00"),
    Export(
      name: "fields that blanks part, as many in each row",
      text: """
        date text amount
        2024-03-13 shop -12.00
        2024-03-14 wage 100.00
        2024-03-15 cafe -3.00
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15"),
  ]
}
