@testable import Statements

extension Export {
  /// Rows that failed or wait, told by a column of reasons, a result, a mark or a title; and lines that only sound so.
  static let failures: [Export] =
    ofReasons + ofResults + ofMarks + ofTitles + notTitles + oldestUnconfirmed + otherBalances + otherCurrencies

  /// Of three rows the second failed.
  private static func failed(_ name: String, _ header: String, _ values: [String], asks: [String] = []) -> Export {
    Export(
      name: name,
      text: """
        Date,Text,Amount,\(header)
        2024-06-14,Garden,-40.10,\(values[0])
        2024-06-19,Fuel,-71.30,\(values[1])
        2024-06-23,Books,-9.90,\(values[2])

        """, count: asks.isEmpty ? 2 : 3, sums: ["": asks.isEmpty ? "-50.00" : "-121.30"], first: "2024-06-14",
      last: "2024-06-23", asks: asks)
  }

  private static let ofReasons = [
    failed("a reason below Decline reason", "Decline reason", ["", "Over the limit", ""]),
    failed("a reason, and dashes where there is none", "Failure reason", ["-", "Over the limit", "-"]),
    failed("a day below Rejection date", "Rejection date", ["", "2024-06-20", ""]),
    failed("a reason in German", "Ablehnungsgrund", ["", "Kontodeckung", ""]),
    failed("a message of a state", "Status message", ["", "Insufficient funds", ""]),
  ]

  private static let ofResults = [
    failed("OK and KO", "Esito", ["OK", "KO", "OK"]),
    failed("approved and not covered", "Response", ["Approved", "Insufficient funds", "Approved"]),
    failed("a result of which authorized is the good one", "Resultado", ["Autorizada", "Denegada", "Autorizada"]),
    failed("false below Success", "Success", ["true", "false", "true"]),
    failed("true below isDeleted", "isDeleted", ["false", "true", "false"]),
    failed("a kind that says that it failed", "Type", ["Purchase", "Declined purchase", "Purchase"]),
    failed("states in Macedonian", "Статус", ["Извршена", "Одбиена", "Извршена"]),
    failed("codes of states that nobody knows", "Status", ["S", "F", "S"], asks: ["state S", "state F"]),
  ]

  private static let ofMarks: [Export] = [
    Export(
      name: "a mark in front of texts, which a note explains",
      text: """
        Buchungstag;Beschreibung;Betrag
        28.06.2024;* Markt Nord;-41,00
        25.06.2024;Film;-12,00
        21.06.2024;Lohn;2.400,00

        * noch nicht gebucht
        """, count: 2, sums: ["": "2388.00"], first: "2024-06-21", last: "2024-06-25", pending: 1),
    Export(
      name: "a letter as mark",
      text: """
        Date,Description,Amount,Flag
        06/28/2024,Fuel,-41.00,P
        06/14/2024,Film,-12.00,
        06/21/2024,Books,-9.00,

        P = pending
        """, count: 2, sums: ["": "-21.00"], first: "2024-06-14", last: "2024-06-21", pending: 1),
    Export(
      name: "two marks, one of which waits, explained in a sentence",
      text: """
        Date,Description,Amount,Note
        06/28/2024,Fuel,-41.00,*
        06/14/2024,Film,-12.00,
        06/21/2024,Books,-9.00,**

        * These transactions have not been posted yet
        ** Paid each month
        """, count: 2, sums: ["": "-21.00"], first: "2024-06-14", last: "2024-06-21", pending: 1),
  ]

  /// Two booked rows, and two below a title.
  private static func titled(_ titles: String..., pending: Int) -> Export {
    Export(
      name: "rows below \(titles.joined(separator: ", "))",
      text: """
        Date,Description,Amount
        2024-06-14,Garden,-88.00
        2024-06-18,Film,-15.00

        \(titles.joined(separator: "\n\n"))
        2024-06-28,Fuel,-41.00
        2024-06-29,Books,-63.00

        """, count: 2, sums: ["": "-103.00"], first: "2024-06-14", last: "2024-06-18", pending: pending)
  }

  private static let ofTitles: [Export] = [
    titled("Declined", pending: 0), titled("Declined authorizations", pending: 0),
    titled("Failed payments", pending: 0), titled("Abgelehnte Zahlungen", pending: 0), titled("Holds", pending: 2),
    titled("Pending transactions", "Card purchases", pending: 2),
    titled("Declined transactions", "Purchases", pending: 0),
    Export(
      name: "titles of kinds within pending and within posted rows",
      text: """
        PENDING TRANSACTIONS

        Purchases
        Date,Description,Amount
        06/28/2024,Fuel,-41.00

        Payments
        06/30/2024,ONLINE PAYMENT,200.00

        POSTED TRANSACTIONS

        Purchases
        06/14/2024,Garden,-88.00

        Payments
        06/15/2024,ONLINE PAYMENT,50.00
        """, count: 2, sums: ["": "-38.00"], first: "2024-06-14", last: "2024-06-15", pending: 2),
  ]

  /// A line above the table that says what it leaves out.
  private static let notTitles: [Export] = [
    "Pending transactions hidden", "No pending transactions", "Vorgemerkte Umsätze werden nicht angezeigt",
    "Opérations en attente non affichées", "Movimientos pendientes no incluidos", "Reserveringen worden niet getoond",
    "Vorgemerkte Umsätze: nein", "Pending transactions\nNo pending transactions",
  ].map { line in
    Export(
      name: "rows below \(line)",
      text: """
        Account 12-3456
        \(line)
        Date;Description;Amount
        28/06/2024;Fuel;-41.00
        14/06/2024;Wage;1800.00

        """, count: 2, sums: ["": "1759.00"], first: "2024-06-14", last: "2024-06-28")
  }

  /// Amounts have no sign, and no balance stands before the oldest row.
  private static let oldestUnconfirmed: [Export] = [
    ("Fixed deposit 331", "first_sign"), ("Payroll tax", "first_sign"), ("Refund to customer 55", "first_sign"),
    ("Deposit from a guest", nil), ("Card purchase ink", nil),
  ].map { text, question in
    let isOut = text.hasPrefix("Card")
    return Export(
      name: "the oldest row says \(text)",
      text: """
        Date,Details,Amount,Balance
        2024-03-01,\(text),200.00,4800.00
        2024-03-04,Deposit Ada,500.00,5300.00
        2024-03-05,Card purchase paper,70.00,5230.00
        2024-03-08,Deposit Bo,300.00,5530.00
        2024-03-11,Withdrawal,1100.00,4430.00

        """, count: 5, sums: ["": isOut ? "-570.00" : "-170.00"], first: "2024-03-01", last: "2024-03-11",
      proof: .balances, asks: [question].compactMap { $0 })
  }

  /// Lines that state something else than what the account has.
  private static let otherBalances: [Export] =
    [
      ("Saldo actual;934.00\nSaldo promedio;812.00", "934.00"), ("Solde: 934,00\nSolde moyen: 812,00", "934.00"),
      ("Saldo contable: 934.00\nSaldo retenido: 50.00", "934.00"),
      ("Kontostand: 934,00\nKontostand inkl. vorgemerkter Umsätze: 900,00", "934.00"),
    ].map { lines, closing in
      Export(
        name: "balances above the table: \(lines)",
        text: """
          \(lines)
          Date;Description;Amount
          2024-06-14;Wage;100.00
          2024-06-18;Interest;-20.00

          """, count: 2, sums: ["": "80.00"], first: "2024-06-14", last: "2024-06-18", closing: closing)
    }
    + [
      ("Saldo final: 1.250,75", "1250.75"), ("Kontostand: 250,75 EUR", "250.75"),
      ("Solde au 31/03/2024 : 1 250,75 EUR", "1250.75"),
    ].map { line, closing in
      Export(
        name: "a decimal comma that parts fields: \(line)",
        text: """
          \(line)
          Fecha,Concepto,Importe
          01/03/2024,Nomina,"1.200,00"
          15/03/2024,Luz,"-83,25"

          """, count: 2, sums: [line.contains("EUR") ? "EUR" : "": "1116.75"], first: "2024-03-01", last: "2024-03-15",
        closing: closing)
    } + [
      Export(
        name: "the day of a balance in front of it",
        text: """
          Balance as of: 15 May 2024,1234.50
          Date,Description,Amount
          02/05/2024,Rent,-800.00
          13/05/2024,Wage,2100.00

          """, count: 2, sums: ["": "1300.00"], first: "2024-05-02", last: "2024-05-13", closing: "1234.50")
    ]

  private static let otherCurrencies: [Export] = [
    "Tipo de cambio USD: 17.05", "Exchange rate: 1 USD = 0.92", "Equivalent in USD: 1012.00",
    "Overseas fees are shown in USD",
  ].map { line in
    Export(
      name: "a currency that is not the account's: \(line)",
      text: """
        Account: 12345678
        \(line)

        Date;Description;Amount
        2024-06-14;Wage;100.00
        2024-06-18;Interest;-20.00

        """, count: 2, sums: ["": "80.00"], first: "2024-06-14", last: "2024-06-18")
  }
}
