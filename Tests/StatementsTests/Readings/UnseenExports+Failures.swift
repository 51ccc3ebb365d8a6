@testable import Statements

extension Export {
  /// Rows that failed or wait, told by a column of reasons, a result, a mark or a title; and lines that only sound so.
  static let failures: [Export] =
    ofReasons + ofResults + ofMarks + ofTitles + notTitles + oldestUnconfirmed + otherBalances + otherCurrencies
    + cutLines + besideQuantities + cardOfScheme

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

  /// Of three rows the second sounds as if it had failed.
  private static func moved(_ name: String, _ header: String, _ values: [String]) -> Export {
    var export = failed(name, header, values)
    (export.count, export.sums) = (3, ["": "-121.30"])
    return export
  }

  private static let ofReasons = [
    failed("a reason below Decline reason", "Decline reason", ["", "Over the limit", ""]),
    failed("a reason, and dashes where there is none", "Failure reason", ["-", "Over the limit", "-"]),
    failed("a day below Declined at", "Declined at", ["", "2024-06-20", ""]),
    failed("a reason in German", "Ablehnungsgrund", ["", "Kontodeckung", ""]),
    failed("a message of a state", "Status message", ["", "Insufficient funds", ""]),
    failed("a reason, and words for none", "Decline reason", ["N/A", "Over the limit", "N/A"]),
  ]

  private static let ofResults = [
    failed("OK and KO", "Esito", ["OK", "KO", "OK"]),
    failed("approved and not covered", "Response", ["Approved", "Insufficient funds", "Approved"]),
    failed("a result of which authorized is the good one", "Resultado", ["Autorizada", "Denegada", "Autorizada"]),
    failed("false below Success", "Success", ["true", "false", "true"]),
    failed("true below isDeleted", "isDeleted", ["false", "true", "false"]),
    failed("a kind that says that it failed", "Type", ["Purchase", "Declined purchase", "Purchase"]),
    failed("states in Macedonian", "Статус", ["Извршена", "Одбиена", "Извршена"]),
    moved("words that fail elsewhere, in a remark", "Remark", ["", "Insufficient funds", ""]),
    moved("a flag of a limit", "Limit exceeded", ["No", "Yes", "No"]),
    moved("states of a country", "State", ["NV", "CA", "NV"]),
    moved("what was rejected, as a kind", "Type", ["Purchase", "Rejected transfer", "Purchase"]),
    moved("a name that a program gave its field", "isReconciled", ["true", "false", "true"]),
    moved("a day far away", "Cancellation date", ["9999-12-31", "9999-12-31", "9999-12-31"]),
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
    Export(
      name: "two letters as marks, explained in one line above",
      text: """
        P = pending; D = declined
        Date,Description,Amount,Flag
        06/28/2024,Fuel,-41.00,P
        06/14/2024,Film,-12.00,
        06/21/2024,Books,-9.00,D

        """, count: 1, sums: ["": "-12.00"], first: "2024-06-14", last: "2024-06-14", pending: 1),
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
    Export(
      name: "rows behind the title of others than those that failed",
      text: """
        Date,Description,Amount
        Failed transfers,,
        2024-06-28,Fuel,-41.00
        Transfers,,
        2024-06-14,Garden,-88.00
        2024-06-18,Film,-15.00

        """, count: 2, sums: ["": "-103.00"], first: "2024-06-14", last: "2024-06-18"),
    Export(
      name: "an empty section of pending rows",
      text: """
        Date,Description,Amount

        Pending transactions

        Transactions
        2024-06-14,Garden,-88.00
        2024-06-18,Film,-15.00

        """, count: 2, sums: ["": "-103.00"], first: "2024-06-14", last: "2024-06-18"),
    titled("Declined card payments", pending: 0), titled("Failed standing orders", pending: 0),
    titled("Pending transactions - not included in balance", pending: 2),
    titled("Noch nicht gebuchte Umsätze enthalten", pending: 2), titled("Declined", pending: 0),
    titled("Declined authorizations", pending: 0),
    titled("Failed payments", pending: 0), titled("Abgelehnte Zahlungen", pending: 0), titled("Holds", pending: 2),
    titled("Fehlgeschlagene Lastschriften", pending: 0), titled("Declined transactions:", pending: 0),
    titled("Vorgemerkte Umsätze (nicht im Saldo enthalten)", pending: 2),
    titled("Pending transactions - card no 4821", pending: 2),
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
    "Vorgemerkte Umsätze: nein", "Account status: Open\nTransactions",
    "Keine vorgemerkten Umsätze", "Aucune opération en attente", "Nessun movimento in attesa",
    "No declined transactions",
    "Vorgemerkte Umsätze werden nicht exportiert", "Pending transactions 3", "Pending $45.20",
    "Pending transactions (0)",
    "Gebuchte und vorgemerkte Umsätze", "Account open\nPayments",
    "Pending transactions\nNo pending transactions",
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
    ("Deposit into fixed term", "first_sign"), ("Standing order from Eve", "first_sign"),
    ("Cheque paid in", "first_sign"), ("Incoming transfer Eve", nil), ("Deposit from a guest", nil),
    ("Card purchase ink", nil),
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

  private static let otherCurrencies: [Export] =
    [
      Export(
        name: "a currency beside the one amount that was paid abroad",
        text: """
          Datum,Titel,Belopp,Balans,Utländska belopp
          2026-03-15,Avgift,"-39,00","8 034,20",
          2026-03-15,Plan,"-119,00","8 073,20",
          2026-03-15,Plan,"0,00","8 192,20",
          2026-03-13,Hotell,"-512,40","8 192,20","-45,30 EUR"

          """, count: 4, sums: ["": "-670.40"], first: "2026-03-13", last: "2026-03-15", proof: .balances)
    ]
    + [
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

  /// A last line without its end, cut before its amount.
  private static let cutLines: [Export] = [
    ("2;14.03.2025;14.03.2025;REF-3311;Direct debit", 1), ("Total;14.03.2025", 0),
  ].map { line, rejected in
    Export(
      name: "a last line that ends early: \(line)",
      text: """
        Account;Booked;Valued;Reference;Kind;Amount;Currency;Executed;Name
        1;31.03.2025;31.03.2025;REF-1000;Fee;-2,50;EUR;31.03.2025;Bank
        2;28.03.2025;28.03.2025;REF-2177;Card;-57,80;EUR;27.03.2025;Market
        1;25.03.2025;25.03.2025;REF-4412;Transfer;900,00;EUR;25.03.2025;Firm
        \(line)
        """, count: 3, sums: ["EUR": "839.70"], first: "2025-03-25", last: "2025-03-31", rejected: rejected)
  }

  /// A column of counts or limits is no amount beside one with decimals.
  private static let besideQuantities: [Export] =
    [
      ("Cantidad", "1", "12"), ("Límite de crédito", "5000.00", "5000.00"), ("Available credit", "900.00", "880.00"),
    ].map { header, first, second in
      Export(
        name: "a column \(header) beside the amounts",
        text: """
          Fecha|Establecimiento|Tipo|\(header)|Valor USD
          2025-09-14|Tienda|CONSUMO|\(first)|27.10
          2025-09-15|Seguro|CONSUMO|\(second)|32.70
          2025-09-17|PAGO RECIBIDO GRACIAS|PAGO|\(first)|131.80

          """, count: 3, sums: ["USD": "72.00"], first: "2025-09-14", last: "2025-09-17")
    } + [
      Export(
        name: "debit and credit in Czech letters",
        text: """
          Datum zaúčtování;Popis;Částka;MD/D
          26.3.2024;Obchod;110,00;MD
          24.3.2024;Mzda;900,00;D
          23.3.2024;Trh;90,00;MD

          """, count: 3, sums: ["": "700.00"], first: "2024-03-23", last: "2024-03-26")
    ]

  /// The balances of a card are what is owed, though its rows lead from one to the other.
  private static let cardOfScheme: [Export] = [
    Export(
      name: "a card that its scheme and its masked number name",
      text: """
        Northern Visa Platinum 4293-XXXX-XXXX-6605,,,
        Statement Date,"January 16, 2024",,
        ,,,
        Sale Date,Post Date,Description,Amount
        ,,PREVIOUS STATEMENT BALANCE,"14,800.00"
        12/18/23,12/20/23,SUPERMARKET,"2,450.00"
        12/23/23,12/26/23,AIRLINE,"8,990.00"
        12/27/23,12/27/23,PAYMENT - ONLINE BANKING,"-14,000.00"
        01/10/24,01/11/24,LANDMARK,"3,215.00"
        01/13/24,01/15/24,FOOD HALL,519.00
        01/15/24,01/15/24,FINANCE CHARGE,412.00
        ,,BALANCE END,"16,386.00"
        """, count: 6, sums: ["": "-1586.00"], first: "2023-12-20", last: "2024-01-15", proof: .totals)
  ]
}
