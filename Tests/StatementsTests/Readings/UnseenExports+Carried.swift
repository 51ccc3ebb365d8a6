@testable import Statements

extension Export {
  /// Words with two meanings, sections that end, lists that repeat rows, and numbers that commas or blanks cut.
  static let carried: [Export] = [
    Export(
      name: "rows by the word for what is carried over, which may be transfers: without balances nothing tells",
      text: """
        Buchungstag;Verwendungszweck;Betrag
        02.05.2025;LADEN;-45,10
        05.05.2025;Übertrag;-200,00
        08.05.2025;Gehalt;1800,00
        15.05.2025;Übertrag;500,00
        """, count: 2, sums: ["": "1754.90"], first: "2025-05-02", last: "2025-05-08", rejected: 2),
    Export(
      name: "the same beside balances, which move by them",
      text: """
        Buchungstag;Buchungstext;Betrag;Saldo
        02.05.2025;Kartenzahlung;-45,10;954,90
        05.05.2025;Übertrag;-200,00;754,90
        08.05.2025;Gutschrift;1800,00;2554,90
        15.05.2025;Übertrag;500,00;3054,90
        """, count: 4, sums: ["": "2054.90"], first: "2025-05-02", last: "2025-05-15", proof: .balances),
    Export(
      name: "the same as the oldest row of all, whose balance it is",
      text: """
        Buchungstag;Buchungstext;Betrag;Saldo
        08.05.2025;Gutschrift;1800,00;14255,00
        05.05.2025;Kartenzahlung;-45,00;12455,00
        01.05.2025;Vortrag;12500,00;12500,00
        """, count: 2, sums: ["": "1755.00"], first: "2025-05-05", last: "2025-05-08", proof: .balances),
    Export(
      name: "the same as the oldest row, whose balance is another",
      text: """
        Buchungstag;Buchungstext;Betrag;Saldo
        02.05.2025;Übertrag;-200,00;754,90
        08.05.2025;Gutschrift;1800,00;2554,90
        12.05.2025;Kartenzahlung;-12,00;2542,90
        """, count: 3, sums: ["": "1588.00"], first: "2025-05-02", last: "2025-05-12", proof: .balances),
    Export(
      name: "the same first, of which nothing tells what it is",
      text: """
        Buchungstag;Text;Betrag
        03.05.2025;Übertrag;200,00
        10.05.2025;Zinsen;1,25
        11.05.2025;Laden;-50,00
        """, count: 2, sums: ["": "-48.75"], first: "2025-05-10", last: "2025-05-11", rejected: 1),
    Export(
      name: "a pocket of one row, whose balance is its amount",
      text: """
        Date,Description,Amount,Currency,Balance
        2025-05-02,Shop,-45.10,EUR,54.90
        2025-05-05,Bob,20.00,EUR,74.90
        2025-05-08,Client,180.00,USD,180.00
        2025-05-12,Fuel,-12.00,EUR,62.90
        """, count: 4, sums: ["EUR": "-37.10", "USD": "180.00"], first: "2025-05-02", last: "2025-05-12",
      proof: .balances),
    Export(
      name: "the header again behind what was declined: those below may be declined as well",
      text: """
        Declined transactions
        Date;Description;Amount
        2025-05-01;Casino;-500.00
        2025-05-02;Casino;-400.00

        Date;Description;Amount
        2025-05-02;Shop;-45.10
        2025-05-08;Salary;1800.00

        Booked transactions
        2025-05-09;Cafe;-4.00
        """, count: 1, sums: ["": "-4.00"], first: "2025-05-09", last: "2025-05-09", rejected: 2),
    Export(
      name: "fees below what was declined",
      text: """
        Date;Description;Amount
        2025-05-02;Shop;-45.10
        2025-05-08;Salary;1800.00

        Declined transactions
        2025-05-01;Casino;-500.00

        Fees
        2025-05-12;Monthly;-12.00
        """, count: 3, sums: ["": "1742.90"], first: "2025-05-02", last: "2025-05-12"),
    Export(
      name: "activity below what is pending",
      text: """
        Date;Description;Amount
        Pending transactions
        2025-05-16;Shop;-80.00
        Account activity
        2025-05-02;Ann;-45.10
        2025-05-08;Cid;180.00
        """, count: 2, sums: ["": "134.90"], first: "2025-05-02", last: "2025-05-08", pending: 1),
    Export(
      name: "a list of cheques that are rows above",
      text: """
        Date,Description,Amount
        2025-05-02,Shop,-45.10
        2025-05-05,Check,-20.00
        2025-05-08,Salary,1800.00
        2025-05-15,Check,-30.00

        Checks paid
        Date,Check number,Amount
        2025-05-05,1021,-20.00
        2025-05-15,1022,-30.00
        """, count: 6, sums: ["": "1654.90"], first: "2025-05-02", last: "2025-05-15", asks: ["tables"]),
    Export(
      name: "a card whose limit is 0 is none on credit",
      text: """
        Карта;*1234

        Дата;Описание;Сумма;Валюта
        01.03.2025;Мария;1500.00;RUB
        04.03.2025;Олег;300.00;RUB
        08.03.2025;Анна;250.00;RUB
        12.03.2025;Иван;1200.00;RUB
        15.03.2025;Мария;-700.00;RUB
        20.03.2025;Пётр;90.00;RUB

        Кредитный лимит: 0,00 RUB
        """, count: 6, sums: ["RUB": "-2640.00"], first: "2025-03-01", last: "2025-03-20", asks: ["sign"]),
    Export(
      name: "córdobas beside the amounts below Spanish headers",
      text: """
        Fecha,Descripción,Monto
        02/05/2025,Tienda,"-C$450.10"
        13/05/2025,Planilla,"C$18,000.00"
        15/05/2025,Luz,"-C$120.00"
        """, count: 3, sums: ["NIO": "17429.90"], first: "2025-05-02", last: "2025-05-15"),
    Export(
      name: "a kind that says returned moved money",
      text: """
        Date,Type,Name,Amount
        2025-05-02,Sent,Ann,-45.10
        2025-05-05,Received,Bob,20.00
        2025-05-15,Returned,Dan,30.00
        2025-05-16,Paid,Shop,-8.00
        """, count: 4, sums: ["": "-3.10"], first: "2025-05-02", last: "2025-05-16"),
    Export(
      name: "a refund that was cancelled, beside one that came",
      text: """
        Date;Description;Purchases;Refunds;Status
        2025-05-02;Shop;45.00;;Completed
        2025-05-03;Zoo;20.00;;Completed
        2025-05-05;Boots;;12.00;Cancelled
        2025-05-09;Zoo;;20.00;Completed
        """, count: 3, sums: ["": "-45.00"], first: "2025-05-02", last: "2025-05-09"),
    Export(
      name: "months in words against the day of the report",
      text: """
        Statement period: April 2025 - July 2025

        Date,Description,Amount
        03/04/2025,Shop,-45.10
        03/05/2025,Cafe,-20.00
        03/06/2025,Client,1800.00
        03/07/2025,Fuel,-12.00

        Report run: 07/15/2025 10:33 AM
        """, count: 4, sums: ["": "1722.90"], first: "2025-03-04", last: "2025-03-07", asks: ["date_order"]),
    Export(
      name: "a dispute that was rejected leaves its purchase, and a payment that failed moved nothing",
      text: """
        Date,Description,Amount,Status
        2025-05-02,Shop,-45.00,Completed
        2025-05-03,Zoo,-20.00,Payment failed
        2025-05-05,Hotel,-12.00,Dispute rejected
        2025-05-09,Client,200.00,Completed
        """, count: 3, sums: ["": "143.00"], first: "2025-05-02", last: "2025-05-09", asks: ["state Dispute rejected"]),
    Export(
      name: "a note on disputes is none on booking, and a dash is no mark",
      text: """
        Date,Description,Amount,Note
        2025-05-02,Shop,-45.00,*
        2025-05-03,Zoo,-20.00,-
        2025-05-05,Hotel,-12.00,
        2025-05-09,Client,200.00,

        * Dispute pending
        - Pending transactions are not shown
        """, count: 4, sums: ["": "123.00"], first: "2025-05-02", last: "2025-05-09"),
    Export(
      name: "what came for a card is none of its purchases",
      text: """
        Cashback for card **** 4410

        Date,Store,Amount
        2025-05-02,Shop,1.20
        2025-05-03,Zoo,2.00
        2025-05-05,Hotel,3.00
        2025-05-09,Fuel,1.00
        """, count: 4, sums: ["": "-7.20"], first: "2025-05-02", last: "2025-05-09", asks: ["sign"]),
    Export(
      name: "a pair in the currency behind it, beside what it is worth",
      text: """
        Date,Description,Debit,Credit,Currency,EUR equivalent
        2025-06-01,Grocer,20.00,,EUR,20.00
        2025-06-02,Salary,,1500.00,EUR,1500.00
        2025-06-03,Hotel,100.00,,USD,92.00
        2025-06-16,Kiosk,4.00,,EUR,4.00
        """, count: 4, sums: ["EUR": "1476.00", "USD": "-100.00"], first: "2025-06-01", last: "2025-06-16"),
    Export(
      name: "a second line of a text is no title of other rows",
      text: """
        Date;Description;Amount
        2025-05-02;Shop;-45.10
        2025-05-08;Salary;1800.00

        Pending transactions
        2025-05-12;Hotel;-12.00
        Foreign transaction fee
        2025-05-13;Cafe;-2.00
        """, count: 2, sums: ["": "1754.90"], first: "2025-05-02", last: "2025-05-08", pending: 2),
    Export(
      name: "titles between signs",
      text: """
        Date;Description;Amount
        2025-05-02;Shop;-45.10
        *** DECLINED TRANSACTIONS ***
        2025-05-12;Hotel;-12.00
        """, count: 1, sums: ["": "-45.10"], first: "2025-05-02", last: "2025-05-02"),
    Export(
      name: "kinds that say cancelled and reversed moved nothing",
      text: """
        Date,Type,Name,Amount
        2025-05-02,Sent,Ann,-45.00
        2025-05-05,Received,Bob,105.00
        2025-05-15,Cancelled,Dan,-30.00
        2025-05-16,Reversed,Eve,-11.00
        """, count: 2, sums: ["": "60.00"], first: "2025-05-02", last: "2025-05-05"),
    Export(
      name: "months of an offer tell nothing of the rows",
      text: """
        Interest rates change from July 2025
        Valid until September 2025

        Date,Description,Amount
        05/07/2025,Shop,-45.10
        06/08/2025,Cafe,-20.00
        06/09/2025,Client,1800.00
        """, count: 3, sums: ["": "1734.90"], first: "2025-05-07", last: "2025-06-09", asks: ["date_order"]),
    Export(
      name: "kinds of account, each with its currency behind",
      text: """
        Nro.;Tipo Mov.;Fecha;Est;Monto;Tipo Cuenta
        1;Depósito;16/04/2025;Terminada;100.000,00;Inversion Pais Pesos
        2;Extracción;12/04/2025;Terminada;-50.000,00;Inversion Pais Pesos
        3;Compra;11/04/2025;Cancelada;-14,30;Inversion Pais Dolares
        4;Suscripción;10/04/2025;Terminada;-50,00;Inversion Pais Dolares
        """, count: 3, sums: ["": "49950.00"], first: "2025-04-10", last: "2025-04-16",
      asks: ["currency Inversion Pais Pesos", "currency Inversion Pais Dolares"]),
    Export(
      name: "a currency for each side of a pair, and one row of an exchange",
      text: """
        DATE;ACTIVITY NAME;DEBIT;DEBIT CURRENCY;CREDIT;CREDIT CURRENCY
        19/03/2025;Shop;-42.00;CHF;;
        19/03/2025;Refund;;;51.00;CHF
        18/03/2025;Bar;-29.00;EUR;;
        17/03/2025;Exchange;-95.00;CHF;100.00;EUR
        16/03/2025;Insurer;-275.00;CHF;;
        15/03/2025;Train;-66.00;EUR;;
        14/03/2025;Friend;;;1200.00;CHF
        12/03/2025;Market;-34.00;CHF;;
        """, count: 7, sums: ["CHF": "900.00", "EUR": "-95.00"], first: "2025-03-12", last: "2025-03-19", rejected: 1),
    Export(
      name: "states of something else than the row",
      text: """
        Date,Description,Amount,Dispute status
        2025-05-02,Shop,-45.00,None
        2025-05-03,Zoo,-20.00,Rejected
        2025-05-05,Hotel,-12.00,None
        2025-05-09,Client,200.00,None
        """, count: 4, sums: ["": "123.00"], first: "2025-05-02", last: "2025-05-09"),
    Export(
      name: "two words of a column that nobody knows",
      text: """
        Date,Description,Amount,Plan
        2025-05-02,Shop,-45.00,Basic
        2025-05-03,Zoo,-20.00,Cancelled
        2025-05-05,Hotel,-12.00,Basic
        2025-05-09,Client,200.00,Basic
        """, count: 4, sums: ["": "123.00"], first: "2025-05-02", last: "2025-05-09"),
    Export(
      name: "a line right below a row that is pending is its text",
      text: """
        Pending transactions
        Date;Description;Amount
        2025-05-02;Shop;-45.10
        Paid online
        2025-05-08;Zoo;-8.00
        """, count: 0, sums: [:], first: nil, last: nil, pending: 2),
    Export(
      name: "a note on what is left out",
      text: """
        *** Pending transactions not included ***
        Date;Description;Amount
        2025-05-02;Shop;-45.10
        2025-05-08;Zoo;-8.00
        """, count: 2, sums: ["": "-53.10"], first: "2025-05-02", last: "2025-05-08"),
    Export(
      name: "a word within another leaves nothing out",
      text: """
        Дата;Описание;Сумма
        02.05.2025;Магазин;-45,10
        14.05.2025;Зарплата;900,00

        Безналичные операции в обработке
        15.05.2025;Кафе;-8,00
        """, count: 2, sums: ["": "854.90"], first: "2025-05-02", last: "2025-05-14", pending: 1),
    Export(
      name: "purchases below what was declined",
      text: """
        Date;Description;Amount

        Declined transactions
        2025-05-01;Casino;-500.00

        Purchases
        2025-05-12;Shop;-12.00
        2025-05-13;Zoo;-8.00
        """, count: 2, sums: ["": "-20.00"], first: "2025-05-12", last: "2025-05-13"),
  ]

  /// What is stated above the rows, as a comma or a blank within the number cut it: `closing` is all that is asked of
  /// these. Where a comma may part two numbers, no balance is stated.
  static let cutBalances: [Export] = [
    ("Closing balance: $1,250", "1250.00"), ("Closing balance: 1,250,000", "1250000.00"),
    ("Closing balance: 1,250.50 as of 13 July 2025", "1250.50"), ("Closing balance: 1 250.50 as of 13 July", "1250.50"),
    ("Closing balance: 12 250.40 as of 2025-07-13", "12250.40"), ("Closing balance: 500,978", nil),
    ("Closing balance: 950,001 Main Branch", nil), ("Closing balance: R 2,712,00", nil),
  ].map { line, closing in
    Export(
      name: line,
      text: """
        Account statement
        \(line)

        Date,Description,Amount
        2025-07-02,Shop,-45.10
        2025-07-03,Zoo,-20.00
        2025-07-08,Client,200.00
        """, count: 3, sums: ["": "134.90"], first: "2025-07-02", last: "2025-07-08", closing: closing)
  }
}
