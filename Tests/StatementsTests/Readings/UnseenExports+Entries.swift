@testable import Statements

/// Text taken from pages: entries of several lines, and words of a header that name more columns than rows have amounts.
extension Export {
  static let entries = severalLines + oneOfTwo

  private static let severalLines = [
    Export(
      name: "a day and words on one line, further words and the amounts below",
      text: """
        Cronologia transazioni - EUR
        Data Descrizione Importo Saldo
        07/07/26 Bonifico eseguito
        ID: TESTA00001
        Forno Rossi SRL
        -41,60 258,40
        09/07/26 Stipendio 1.200,00 1.458,40
        13/07/26 Pagamento con carta
        ID: TESTA00003
        -8,40 1.450,00
        SALDO FINALE 1.450,00
        """, count: 3, sums: ["EUR": "1150.00"], first: "2026-07-07", last: "2026-07-13",
      proof: .balances, closing: "1450.00"),
    Export(
      name: "a day goes on below with another day and more words",
      text: """
        Выписка по счёту за период 01.01.2026 — 15.03.2026
        10.03.2026 09:00 Перевод с карты 600,00
        10.03.2026 123456 Перевод для П. Операция по счету
        07.03.2026 08:00 Отдых 80,00
        07.03.2026 543210 Оплата. Операция по карте
        05.03.2026 08:00 Перевод СБП +9 000,00
        05.03.2026 654321 Перевод. Операция по счету
        """, count: 3, sums: ["": "8320.00"], first: "2026-03-05", last: "2026-03-10"),
    Export(
      name: "two rows below their names, and the number of a page",
      text: """
            Ultime transazioni
            Data Causale Importo Saldo
            31/08/2026 Forno Rossi -61,75 € 4.200,54 EUR
            Data valuta: 31/08/2026 Pagamento con carta
            30/08/2026 Bonifico eseguito -210,00 € 4.262,29 EUR
            Data valuta: 29/08/2026 Lavori
            urgenti
            1/1
        """, count: 2, sums: ["": "-271.75"], first: "2026-08-30", last: "2026-08-31",
      proof: .balances, closing: "4200.54"),
  ]

  private static let oneOfTwo = [
    Export(
      name: "one of two columns and a balance, the minus apart, below a month that titles them",
      text: """
        Statement of account
        January 2026 Statement
        Account # 000-111 January 1, 2026 to January 31, 2026
        Date Description Withdrawals Deposits Balance
        Jan 2 International Transfer 12345 - $120.00 $780.00
        Jan 7 Direct deposit Hill Mill $1,500.00 $2,280.00
        Jan 9 e-Transfer sent to Ann - $310.00 $1,970.00
        Page 1 of 2
        """, count: 3, sums: ["": "1070.00"], first: "2026-01-02", last: "2026-01-09",
      proof: .balances, closing: "1970.00"),
    Export(
      name: "the balance tells in which of two columns an amount stands",
      text: """
        Your statement
        21 December 2025 to 20 January 2026
        Date Payment type and details Paid out Paid in Balance
        20 Dec 25 BALANCE BROUGHT FORWARD 184.20
        27 Dec 25 VIS 0044 
        ORCHARD
        ORCHARD.COM 4.10 180.10
        05 Jan 26 CR HILL MILL
        WAGES JAN 900.00 1,080.10
        20 Jan 26 BAKERY
        LONDON 8.60 1,071.50
        20 Jan 26 BALANCE CARRIED FORWARD 1,071.50
        Hill Bank, registered in England
        """, count: 3, sums: ["": "887.30"], first: "2025-12-27", last: "2026-01-20",
      proof: .balances, closing: "1071.50"),
    Export(
      name: "a day of value between amount and balance, and numbers of other accounts below",
      text: """
        Privatkonto Seite: 1 / 1
        Kontoauszug 01.04.2026 - 30.04.2026 Datum: 01.05.2026
        Datum Text Gutschrift Lastschrift Valuta Saldo
        31.03.26 Kontostand 40 000.00
        09.04.26 ÜBERTRAG AUF KONTO 15 000.00 09.04.26 25 000.00
        CH0000000000000220
        10.04.26 ÜBERTRAG AUS KONTO 21 000.00 10.04.26 46 000.00
        CH0000000000000221
        12.04.26 ÜBERTRAG 30 000.00 12.04.26 16 000.00
        AUF KONTO 11
        13.04.26 GUTSCHRIFT 2 500.00 13.04.26 18 500.00
        30.04.26 Kontostand 18 500.00
        Freundliche Grüsse
        """, count: 4, sums: ["": "-21500.00"], first: "2026-04-09", last: "2026-04-13",
      proof: .balances, closing: "18500.00"),
    Export(
      name: "two days without a year beside each other",
      text: """
        Statement date 15 JUL 2026
        POST DATE TRANS DATE DESCRIPTION AMOUNT (THB)
        07 JUL 06 JUL PAYMENT THANK YOU 900.00 CR
        08 JUL 07 JUL GROCER BANGKOK 268.00
        09 JUL 09 JUL BOOKS BANGKOK 415.00
        """, count: 3, sums: ["THB": "217.00"], first: "2026-07-06", last: "2026-07-09"),
    Export(
      name: "zeros in an address multiply nothing",
      text: """
        Ann Hill,,,
        000 Hill Street,,,
        Date,Description,Amount,Balance
        13/07/2026,Grocer,-26.80,173.20
        14/07/2026,Wages,900.00,1073.20
        15/07/2026,Books,-41.50,1031.70
        """, count: 3, sums: ["": "831.70"], first: "2026-07-13", last: "2026-07-15",
      proof: .balances),
  ]
}
