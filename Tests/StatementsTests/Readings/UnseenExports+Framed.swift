@testable import Statements

/// Balances and totals among rows, and pages of printed statements that carry them on.
extension Export {
  static let framed = framedRows + carriedPages + namedInRows + sellersAndStates

  private static let framedRows = [
    Export(
      name: "rows of balances and totals whose words nobody knows, by their sums",
      text: """
        Type;Date;Payee;Text;Amount;D/C
        10;01.06.2026;;Zorbo primo;640,30;C
        20;03.06.2026;Chemist;Ref 31568;21,00;D
        20;10.06.2026;City council;Ref 82865;1120,40;C
        20;12.06.2026;Machine;Ref 11344;70,00;D
        20;16.06.2026;Ann;Ref 29901;50,00;C
        82;30.06.2026;;Zorbo ex;91,00;D
        82;30.06.2026;;Zorbo in;1170,40;C
        86;30.06.2026;;Zorbo ultimo;1719,70;C
        """, count: 4, sums: ["": "1079.40"], first: "2026-06-03", last: "2026-06-16", proof: .totals,
      closing: "1719.70"),
    Export(
      name: "a last row with an account's number in place of its texts, beside a cheque with its own",
      text: """
        03/06/2026;-54,10;Carte;;CB MARCHE;;0;Alimentation
        04/06/2026;-715,00;Virement;;VIR LOYER;;0;Logement
        07/06/2026;-125,00;Chèque;0044100;;CHEQUE EMIS 0044100;0;Divers
        26/06/2026;1984,70;Virement;;VIR SALAIRE;;0;Salaire
        28/06/2026;1935,00;;;02114 044182K;;0;
        """, count: 4, sums: ["": "1090.60"], first: "2026-06-03", last: "2026-06-26", rejected: 1),
    Export(
      name: "a last row that is no sum of the rows before it",
      text: """
        Type;Date;Payee;Text;Amount;D/C
        10;01.06.2026;;Zorbo primo;640,30;C
        20;03.06.2026;Chemist;Ref 31568;21,00;D
        20;10.06.2026;City council;Ref 82865;1120,40;C
        20;12.06.2026;Machine;Ref 11344;70,00;D
        20;16.06.2026;Ann;Ref 29901;50,00;C
        82;30.06.2026;;Zorbo ex;91,00;D
        82;30.06.2026;;Zorbo in;1170,40;C
        86;30.06.2026;;Zorbo ultimo;1719,80;C
        """, count: 8, sums: ["": "4518.90"], first: "2026-06-01", last: "2026-06-30"),
    Export(
      name: "a card's balance in a row of its own, with its day in words",
      text: """
        Date, Type, Description, Value, Balance, Account Name, Account Number
        05 Feb 2026,,Balance as at 05 Feb 2026,388.40,,'CARD,'543458******7700
        30 Jan 2026,Fee,'CASH FEE,3.00,,'CARD,'543458******7700
        28 Jan 2026,Purchase,'MARKET 122,63.20,,'CARD,'543458******7700
        24 Jan 2026,Purchase,'BOOKSHOP,17.30,,'CARD,'543458******7700
        20 Jan 2026,Purchase,'AIRWAYS REFUND,-45.00,,'CARD,'543458******7700
        15 Jan 2026,Payment,'DIRECT DEBIT PAYMENT - THANK YOU,-500.00,,'CARD,'543458******7700
        13 Jan 2026,Purchase,'CAFE,28.60,,'CARD,'543458******7700
        """, count: 6, sums: ["": "432.90"], first: "2026-01-13", last: "2026-01-30"),
  ]

  private static let carriedPages = [
    Export(
      name: "a day that goes on behind a page, its balance carried forward",
      text: """
        Statement date 30 May 2026

        Date          Transaction details                        Payments - out  Payments - in       Balance
        30 Apr 2026   BALANCE FORWARD                                                                 588.20
        01 May 2026   SO  RENT                                           950.00
                      POS30APR MARKET                                     23.60
                      POSC30APR CAFE                                       4.10                    389.50 OD
        12 May 2026   DD  POWER                                          112.40
                      SUBTOTAL:                                                                    501.90 OD

        Date          Transaction details                        Payments - out  Payments - in       Balance
        12 May 2026   BALANCE FORWARD                                                              501.90 OD
        12 May 2026   POSC10MAY KITCHEN                                   15.20                    517.10 OD
        23 May 2026   PAYPATH FOODS                                                   2,217.80      1,700.70
        """, count: 6, sums: ["": "1112.50"], first: "2026-05-01", last: "2026-05-23", proof: .balances),
    Export(
      name: "printed days of booking above rows with days of value alone",
      text: """
        Alter Kontostand vom 28.02.2026                                         4.640,10

        Angaben zu den Umsätzen                   Valuta   zu Ihren Lasten  zu Ihren Gunsten

        Buchungsdatum: 03.03.2026
        Wohnbau Nord eG                           03.03.           870,00-
        Dauerauftrag
        MARKT 3312//HAMBURG/DE                    03.03.            45,90-
        Buchungsdatum: 10.03.2026
        KINO                                      10.03.            12,40-
        Sven                                      10.03.                               60,00
        Geburtstag
        Buchungsdatum: 14.03.2026
        Autohaus GmbH                             14.03.         1.040,50-

        Neuer Kontostand vom 31.03.2026                                         2.731,30
        """, count: 5, sums: ["": "-1908.80"], first: "2026-03-03", last: "2026-03-14", proof: .totals),
    Export(
      name: "sums of the statement below printed rows, cut as their columns",
      text: """
        DEL 01/01/26 AL 31/01/26

        FECHA  FECHA   DESCRIPCION                              CARGOS/       ABONOS/         SALDO
        PROC.  VALOR                                               DEBE         HABER      CONTABLE
                       SALDO ANTERIOR                                                      1,804.20
        02ENE  02ENE   ALQUILER                               1,500.00                      304.20
        07ENE  07ENE   HABERES CORP                                        4,200.00      4,504.20
        09ENE  09ENE   RETIRO ATM 221144                         200.00                    4,304.20

        SALDO                TOTAL CARGOS      TOTAL ABONOS    SALDO AL 31ENE
        1,804.20                 1,700.00          4,200.00          4,304.20
        """, count: 3, sums: ["": "2500.00"], first: "2026-01-02", last: "2026-01-09", proof: .balances),
  ]

  private static let namedInRows = [
    Export(
      name: "two accounts whose lines end with their kind and currency",
      text: """
        Konto: CH93 0076 2011 6238 5295 7  Privatkonto CHF
        Datum;Text;Betrag;Saldo
        01.03.2026;Lohn;5200.00;6200.00
        04.03.2026;Markt;-45.60;6154.40
        18.03.2026;Miete;-1850.00;4304.40

        Konto: CH11 0076 2011 6238 5295 8  Währungskonto EUR
        Datum;Text;Betrag;Saldo
        02.03.2026;Gutschrift;300.00;500.00
        20.03.2026;Hotel;-120.00;380.00
        """, count: 5, sums: ["CHF": "3304.40", "EUR": "180.00"], first: "2026-03-01", last: "2026-03-20",
      proof: .balances),
    Export(
      name: "two accounts of one number that the words behind it tell apart",
      text: """
        Account,123456 Savings
        Date,Text,Amount,Balance
        03/16/2026,Interest,2.00,502.00
        03/18/2026,Transfer,-100.00,402.00

        Account,123456 Checking
        Date,Text,Amount,Balance
        03/17/2026,Shop,-20.00,80.00
        03/18/2026,Transfer,100.00,180.00
        """, count: 4, sums: ["": "-18.00"], first: "2026-03-16", last: "2026-03-18", proof: .balances),
    Export(
      name: "rows above the names of the table",
      text: """
        Transaktioner;2026-08-31;;;;
        Preliminära;;;;;
        2026-08-31;;Prel MARKET;;-204,30;
        Datum;;Text;;Belopp;Saldo
        2026-08-29;;KIOSK;;-128,70;19 353,90
        2026-08-25;;Lön;;28 415,00;19 482,60
        2026-08-18;;PRESS;;-89,00;-8 932,40
        """, count: 3, sums: ["": "28197.30"], first: "2026-08-18", last: "2026-08-29", rejected: 1),
  ]

  private static let sellersAndStates = [
    Export(
      name: "a blocked amount with another day than that of booking, in a row without both",
      text: """
        Booking date;Transaction date;Description;Amount;Blocked;Balance
        ;19/03/2026;Hotel;;300.00;
        18/03/2026;17/03/2026;ATM;-200.00;;4754.40
        04/03/2026;04/03/2026;Salary;4500.00;;4954.40
        01/03/2026;28/02/2026;Market;-45.60;;454.40
        """, count: 3, sums: ["": "4254.40"], first: "2026-03-01", last: "2026-03-18", rejected: 1),
    Export(
      name: "a kind that says that it is reserved, without balances",
      text: """
        Date;Type;Description;Amount;Currency
        19.03.2026;Reserverat belopp;Emag;-300,00;SEK
        18.03.2026;Cash;ATM;-200,00;SEK
        04.03.2026;Transfer;Salary;4500,00;SEK
        01.03.2026;Card;Shop;-45,60;SEK
        """, count: 3, sums: ["SEK": "4254.40"], first: "2026-03-01", last: "2026-03-18", pending: 1),
    Export(
      name: "a seller's account beside a balance, what it gives back below zero",
      text: """
        data;operacja;identyfikator zamówienia;kupujący;oferta;kwota;saldo
        16.11.2026 19:10;wypłata środków;;;;-697,10 zł;0,00 zł
        16.11.2026 15:30;wpłata;811a-bd31;Beata;Świeca;88,90 zł;697,10 zł
        15.11.2026 21:18;wpłata;f61f-bd31;Beata;Taca;73,70 zł;608,20 zł
        13.11.2026 03:14;zwrot;51c4-bd31;Beata;Doniczka;-62,50 zł;534,50 zł
        12.11.2026 05:11;wpłata;6662-bd31;Kasia;Doniczka;79,80 zł;597,00 zł
        """, count: 5, sums: ["PLN": "-517.20"], first: "2026-11-12", last: "2026-11-16", proof: .balances),
  ]
}
