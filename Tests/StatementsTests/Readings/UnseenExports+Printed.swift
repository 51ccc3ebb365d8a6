import Testing

@testable import Statements
@testable import Values

extension Export {
  /// Tables as printed statements have them: days written once, columns parted by blanks, totals between the rows.
  static let printed: [Export] = [
    Export(
      name: "the date of a day in its first row alone",
      text: """
        Day;Text;Amount;Balance
        13.03.2024;Shop;-12,00;988,00
        ;Kiosk;-3,00;985,00
        ;Rail;-5,00;980,00
        14.03.2024;Wage;100,00;1.080,00
        16.03.2024;Shop;-8,00;1.072,00

        """, count: 5, sums: ["": "72.00"], first: "2024-03-13", last: "2024-03-16", proof: .balances),
    Export(
      name: "the date of a day in its first row alone, in a table without a balance",
      text: """
        Day;Text;Amount
        13.03.2024;Shop;-12,00
        ;Kiosk;-3,00
        14.03.2024;Wage;100,00
        ;Shop;-4,00
        16.03.2024;Shop;-8,00
        17.03.2024;Kiosk;-2,00

        """, count: 6, sums: ["": "71.00"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "rows without a date where the others repeat theirs",
      text: """
        Day;Text;Amount
        13.03.2024;Shop;-12,00
        13.03.2024;Kiosk;-3,00
        ;Kiosk;-4,00
        ;Shop;-5,00
        14.03.2024;Wage;100,00

        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-14", rejected: 2),
    Export(
      name: "what may be the sum of a day, in no known words, is not taken for a row of it",
      text: """
        Day;Text;Amount
        13.03.2024;Shop;-12,00
        ;Vesk orra;-12,00
        14.03.2024;Wage;100,00
        ;Vesk orra;100,00
        16.03.2024;Shop;-8,00

        """, count: 3, sums: ["": "80.00"], first: "2024-03-13", last: "2024-03-16", rejected: 2),
    Export(
      name: "totals of each month between the rows",
      text: """
        Date,Description,Amount
        2024-02-14,Grocer,-95.10
        2024-02-16,Salary,1900.00
        ,Total February 2024,1804.90
        2024-03-02,Rent,-600.00
        2024-03-09,Phone,-20.00
        ,Total March 2024,-620.00

        """, count: 4, sums: ["": "1184.90"], first: "2024-02-14", last: "2024-03-09"),
    Export(
      name: "totals of numbered weeks, by their sums",
      text: """
        Datum;Omschrijving;Bedrag
        13-03-2024;Huur;-12,00
        14-03-2024;Loon;100,00
        ;Totaal week 11;88,00
        18-03-2024;Benzine;-8,00
        19-03-2024;Huur;-5,00
        ;Totaal week 12;-13,00

        """, count: 4, sums: ["": "75.00"], first: "2024-03-13", last: "2024-03-19"),
    Export(
      name: "a merchant called Total below the date of its day",
      text: """
        Day;Text;Amount
        13.03.2024;Shop;-12,00
        ;Kiosk;-3,00
        ;Total Energies;-40,00
        14.03.2024;Wage;100,00
        ;Shop;-4,00
        ;Kiosk;-5,00
        16.03.2024;Shop;-8,00

        """, count: 6, sums: ["": "68.00"], first: "2024-03-13", last: "2024-03-16", rejected: 1),
    Export(
      name: "lines with numbers below the rows are none of the last day",
      text: """
        Day;Text;Amount
        13.03.2024;Shop;-12,00
        ;Kiosk;-3,00
        14.03.2024;Wage;100,00
        ;Shop;-4,00
        16.03.2024;Shop;-8,00
        ;Vesk orra;500,00
        ;Minimum due;25,00

        """, count: 3, sums: ["": "80.00"], first: "2024-03-13", last: "2024-03-16", rejected: 3, asks: ["unreadable"]),
    Export(
      name: "two accounts in two currencies under the same header",
      text: """
        Cuenta:,00123456-1
        Moneda:,UYU
        Fecha,Concepto,Débito,Crédito,Saldo
        13/03/2024,Kiosco,12.00,,988.00
        14/03/2024,Sueldo,,100.00,1088.00

        Cuenta:,00123456-2
        Moneda:,USD
        Fecha,Concepto,Débito,Crédito,Saldo
        15/03/2024,Compra,5.00,,45.00
        16/03/2024,Abono,,20.00,65.00

        """, count: 4, sums: ["UYU": "88.00", "USD": "15.00"], first: "2024-03-13", last: "2024-03-16",
      proof: .balances),
    Export(
      name: "a currency in a line between the rows that begins nothing",
      text: """
        Date,Text,Amount
        2024-03-13,Shop,-12.00
        2024-03-14,Hotel,-90.00
        ,USD rate of the day,
        2024-03-15,Wage,100.00

        """, count: 3, sums: ["": "-2.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "columns that blanks part",
      text: """
        Date         Description           Withdrawn     Paid in      Balance
        13 Mar 2024  Corner shop               12.00                   988.00
        14 Mar 2024  Wages                                100.00     1,088.00
        16 Mar 2024  Water board                8.50                 1,079.50
        18 Mar 2024  Corner shop                4.00                 1,075.50

        """, count: 4, sums: ["": "75.50"], first: "2024-03-13", last: "2024-03-18", proof: .balances),
    Export(
      name: "columns that blanks part, under a header of two lines, days without a year",
      text: """
                 RELEVE N° 7 AU 02/01/2024

           DATE                                DATE           DEBIT         CREDIT
          COMPTA    LIBELLE                   VALEUR          EUROS          EUROS
                    SOLDE CREDITEUR AU 03/12/2023                         1 000,00
           13/12    CARTE BOULANGERIE          13/12          12,00
                    42 RUE DU PORT
           14/12    VIREMENT SALAIRE           14/12                        100,00
           16/12    PRLV ENERGIE               16/12           8,50
                    SOLDE CREDITEUR AU 31/12/2023                         1 079,50

        """, count: 3, sums: ["EUR": "79.50"], first: "2023-12-13", last: "2023-12-16"),
    Export(
      name: "columns that blanks part, on two pages",
      text: """
        Statement of account              Page 1

        Date        Description           Out        In   Balance
        13/03/24    Corner shop         12.00              988.00
        14/03/24    Wages                        100.00   1088.00

        Statement of account              Page 2

        Date        Description           Out        In   Balance
        16/03/24    Water board          8.50             1079.50
        18/03/24    Corner shop          4.00             1075.50

        """, count: 4, sums: ["": "75.50"], first: "2024-03-13", last: "2024-03-18", proof: .balances),
    Export(
      name: "a table of reserved amounts above that of booked ones",
      text: """
        Reserverade belopp
        Datum;Text;Belopp
        2024-03-20;Hotell;-99,00

        Bokförda transaktioner
        Datum;Text;Belopp
        2024-03-14;Lön;100,00
        2024-03-13;Köp;-12,00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1),
    Export(
      name: "columns of wide letters that blanks part",
      text: """
        日付        摘要            お支払     お預り     残高
        2024/03/13  スーパー          1,200               98,800
        2024/03/14  給与                        10,000   108,800
        2024/03/16  電気                850              107,950

        """, count: 3, sums: ["": "7950.00"], first: "2024-03-13", last: "2024-03-16", proof: .balances),
    Export(
      name: "one blank behind the dates of a printed table, days of the operation without a year",
      text: """
        LINDEN BANK  CARD REPORT
        ----------------------------------------------------------------------
        OPER  BOOKED   NO     TEXT                         CHARGED     BALANCE
        ----------------------------------------------------------------------
        12MAR 13MAR24 230117 CORNER SHOP                     12.00      988.00
                             LINDEN     XX
        14MAR 14MAR24 268801 WAGES                          100.00CR   1088.00
                             LINDEN     XX
        15MAR 16MAR24 231299 WATER BOARD                      8.50     1079.50
                             LINDEN     XX
        18MAR 18MAR24 214455 CORNER SHOP                      4.00     1075.50

        """, count: 4, sums: ["": "75.50"], first: "2024-03-13", last: "2024-03-18", proof: .balances),
  ]

  /// One question at a time, and none where the file tells.
  static let waitingQuestions: [Export] = [
    Export(
      name: "readings of a sensor",
      text: """
        timestamp,temperature,humidity
        2024-03-13 00:00:00,19.21,45.10
        2024-03-13 00:30:00,19.84,46.35
        2024-03-13 01:00:00,20.02,46.90
        2024-03-13 01:30:00,19.77,45.88

        """, count: 4, sums: ["": "78.84"], first: "2024-03-13", last: "2024-03-13", asks: ["columns"]),
    Export(
      name: "a column for each of two currencies",
      text: """
        Date,Text,EUR,USD
        2024-03-13,Kiosk,-3.00,
        2024-03-14,Top-up,100.00,
        2024-03-15,Metro,,-2.75
        2024-03-16,Top-up,,50.00

        """, count: 4, sums: ["EUR": "97.00", "USD": "47.25"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "amounts in the currency that their header names, beside those paid abroad",
      text: """
        Data,Descrizione,Importo in valuta,Divisa,Cambio,Importo EUR
        13/03/2024,Albergo,-15.00,USD,1.2500,-12.00
        14/03/2024,Storno,125.00,USD,1.2500,100.00

        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a loan that is outstanding as a negative balance",
      text: """
        Date,Type,Amount,Outstanding
        2024-03-13,Loan fee,-12.00,-5012.00
        2024-03-14,Instalment,100.00,-4912.00
        2024-03-15,Instalment,100.00,-4812.00
        2024-03-16,Loan fee,-10.00,-4822.00

        """, count: 4, sums: ["": "178.00"], first: "2024-03-13", last: "2024-03-16", proof: .balances),
    Export(
      name: "a price beside quantities is no amount",
      text: """
        Trade Date,Security,Qty,Price,Consideration
        2024-03-13,ZETA,4,12.50,-50.20
        2024-03-14,ACME,2,9.10,-18.40
        2024-03-15,ZETA,1,13.00,12.80

        """, count: 3, sums: ["": "-55.80"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "the oldest row is called like others whose direction the balance tells",
      text: """
        Kuvo;Tessara;Lumba;Orrest
        13.03.2024;Nomi veska;12,00;988,00
        14.03.2024;Sorrada linn;100,00;1088,00
        16.03.2024;Nomi veska;8,50;1079,50
        17.03.2024;Nomi veska;4,00;1075,50
        18.03.2024;Pagul tera;5,50;1070,00
        19.03.2024;Nomi veska;1,00;1069,00
        21.03.2024;Nomi veska;2,00;1067,00

        """, count: 7, sums: ["": "67.00"], first: "2024-03-13", last: "2024-03-21", proof: .balances),
    Export(
      name: "four days of one month, each of several rows",
      text: """
        Date,Text,Debit,Credit,Balance
        09-03-2024,Shop,4.00,,1061.00
        09-03-2024,Kiosk,5.00,,1065.00
        07-03-2024,Shop,8.00,,1070.00
        07-03-2024,Rail,10.00,,1078.00
        04-03-2024,Wage,,100.00,1088.00
        04-03-2024,Shop,6.00,,988.00
        02-03-2024,Kiosk,3.00,,994.00
        02-03-2024,Shop,3.00,,997.00

        """, count: 8, sums: ["": "61.00"], first: "2024-03-02", last: "2024-03-09", proof: .balances),
    Export(
      name: "a header that names the currency in a word",
      text: """
        Date;Libellé;Montant(EUROS)
        13/03/2024;Librairie;-12,00
        14/03/2024;Salaire;100,00

        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a header with the real balance names no currency",
      text: """
        Fecha;Concepto;Importe;Saldo real
        13/03/2024;Kiosco;-12,00;988,00
        14/03/2024;Nómina;100,00;1088,00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
  ]
}
