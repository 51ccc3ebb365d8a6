@testable import Statements
@testable import Values

extension Export {
  /// Columns of currencies: names in any script, and what stays open.
  static let currencies: [Export] = [
    Export(
      name: "currencies by their names",
      text: """
        Buchungstag;Text;Betrag;Währung
        13.02.2025;Lohn;2.500,00;Euro
        15.02.2025;Hotel;-180,50;Schweizer Franken
        17.02.2025;Buch;-25,00;US-Dollar

        """, count: 3, sums: ["EUR": "2500.00", "CHF": "-180.50", "USD": "-25.00"], first: "2025-02-13",
      last: "2025-02-17"),
    Export(
      name: "currencies by Arabic names",
      text: """
        التاريخ,الوصف,المبلغ,العملة
        2025-01-14,راتب,1200.500,دينار أردني
        2025-01-15,فندق,-80.00,دولار أمريكي

        """, count: 2, sums: ["JOD": "1200.500", "USD": "-80.00"], first: "2025-01-14", last: "2025-01-15"),
    Export(
      name: "currencies by abbreviations with a full stop",
      text: """
        Дата;Описание;Сумма;Валюта
        14.01.2025;Зарплата;90000,00;руб.
        15.01.2025;Кафе;-50,00;долл. США

        """, count: 2, sums: ["RUB": "90000.00", "USD": "-50.00"], first: "2025-01-14", last: "2025-01-15"),
    Export(
      name: "an Arabic abbreviation beside the amount",
      text: """
        التاريخ,الوصف,المبلغ
        2025-01-14,راتب,د.ا.‏ 1200.500
        2025-01-15,مطعم,د.ا.‏ -4.750

        """, count: 2, sums: ["JOD": "1195.750"], first: "2025-01-14", last: "2025-01-15"),
    Export(
      name: "one currency that nobody knows",
      text: """
        Date,Details,Amount,Currency
        2025-02-13,Pay,3200.00,CHF
        2025-02-15,Hotel,-210.00,***
        2025-02-17,Books,-33.10,EUR

        """, count: 3, sums: ["CHF": "3200.00", "": "-210.00", "EUR": "-33.10"], first: "2025-02-13",
      last: "2025-02-17", asks: ["currency ***"]),
    Export(
      name: "a sign that several currencies share, beside another currency",
      text: """
        Date,Details,Amount,Currency
        2025-02-13,Pay,3200.00,€
        2025-02-15,Hotel,-210.00,$

        """, count: 2, sums: ["EUR": "3200.00", "": "-210.00"], first: "2025-02-13", last: "2025-02-15",
      asks: ["currency $"]),
    Export(
      name: "a sign that several currencies share, alone",
      text: """
        Date,Details,Amount,Currency
        2025-02-13,Pay,3200.00,$
        2025-02-15,Hotel,-210.00,$

        """, count: 2, sums: ["": "2990.00"], first: "2025-02-13", last: "2025-02-15"),
    Export(
      name: "a row that leaves out its currency among several",
      text: """
        Date,Details,Amount,Currency
        2025-02-13,Pay,3200.00,EUR
        2025-02-14,Hotel,-210.00,
        2025-02-15,Books,-20.00,USD
        2025-02-16,Books,-20.00,USD

        """, count: 3, sums: ["EUR": "3200.00", "USD": "-40.00"], first: "2025-02-13", last: "2025-02-16", rejected: 1),
    Export(
      name: "currencies by their numbers",
      text: """
        Date,Details,Amount,Currency
        2025-02-13,Pay,3200.00,978
        2025-02-15,Books,-20.00,840

        """, count: 2, sums: ["EUR": "3200.00", "USD": "-20.00"], first: "2025-02-13", last: "2025-02-15"),
    Export(
      name: "currencies by code and name",
      text: """
        Date,Details,Amount,Currency
        2025-02-13,Pay,3200.00,EUR - Euro
        2025-02-15,Books,-20.00,US Dollar (USD)

        """, count: 2, sums: ["EUR": "3200.00", "USD": "-20.00"], first: "2025-02-13", last: "2025-02-15"),
    Export(
      name: "a sign that several currencies share, beside amounts in another",
      text: """
        Date,Details,Amount
        2025-02-13,Pay,$3200.00
        2025-02-15,Books,-€20.00

        """, count: 2, sums: ["": "3200.00", "EUR": "-20.00"], first: "2025-02-13", last: "2025-02-15",
      asks: ["currency $"], hints: ReadingHints(currency: Currency("EUR"))),
    Export(
      name: "a fee that quantity and price tell of",
      text: """
        Date,Action,Symbol,Quantity,Price,Fees,Amount
        04/18/2023,Sell,AAA,10,73.40,0.01,733.99
        04/19/2023,Buy,BBB,45,73.77,,-3319.65
        04/20/2023,Buy,BBB,2,10.00,,-20.00

        """, count: 3, sums: ["": "-2605.66"], first: "2023-04-18", last: "2023-04-20"),
  ]
}
