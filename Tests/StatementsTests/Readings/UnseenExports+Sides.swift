@testable import Statements
@testable import Values

extension Export {
  /// Both sides of a row, tables of other things among rows, totals of parts, days as they are printed, fees of trades.
  static let sides: [Export] = [
    Export(
      name: "the own account in one of two columns, where the money came from and where it went",
      text: """
        Data księgowania;Nadawca / Odbiorca;Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta
        13.03.2025;JAN;'10000000000000000000000001;'10000000000000000000000002;A;80,00;PLN
        14.03.2025;;'10000000000000000000000002;'10000000000000000000000003;B;-1 210,00;PLN
        15.03.2025;EWA;'10000000000000000000000009;'10000000000000000000000002;C;60,00;PLN
        """, count: 3, sums: ["PLN": "-1070.00"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "a fee that was given back says nothing of signs",
      text: """
        Date,Description,Category,Amount,Status
        2025-03-14,ATM Withdrawal,Cash,-60.00,Posted
        2025-03-14,ATM Fee Rebate,Atm Fee,2.00,Posted
        2025-03-13,Interest Paid,Interest Income,0.31,Posted
        """, count: 3, sums: ["": "-57.69"], first: "2025-03-13", last: "2025-03-14"),
    Export(
      name: "a payment onto a card over the internet",
      text: """
        Estado de Cuenta Tarjeta de Crédito
        Fecha,Referencia,Descripción,Monto RD$,Monto US$
        13/03/2025,24392675,LUZ 19635578,"4,045.93",0.00
        14/03/2025,24086672,APPS,0.00,9.99
        15/03/2025,24169496,PAGO RECIBIDO GRACIAS,"(25,000.00)",0.00
        16/03/2025,24059932,PAGO EN LINEA USD,0.00,(520.00)
        17/03/2025,24384311,CARGO POR MORA,750.00,0.00
        """, count: 5, sums: ["DOP": "20204.07", "USD": "510.01"], first: "2025-03-13", last: "2025-03-17"),
    Export(
      name: "the balance of the statement before is no purchase",
      text: """
        Card Number,5521 15XX XXXX 6604
        Statement Date,20 JUN 2024
        Posting Date,Transaction Date,Description,Amount (RM)
        20 MAY,20 MAY,YOUR PREVIOUS STATEMENT BALANCE,"2,310.45"
        22 MAY,21 MAY,FUEL HOUSE,96.40
        29 MAY,28 MAY,PAYMENT - THANK YOU (IBG),"2,310.45CR"
        18 JUN,17 JUN,GROCER,219.33
        ,,YOUR STATEMENT BALANCE,315.73
        """, count: 3, sums: ["MYR": "1994.72"], first: "2024-05-21", last: "2024-06-17", proof: .totals),
    Export(
      name: "how interest was worked out from day to day, below the rows",
      text: """
        Data;Operacijos tipas;Paskirtis;Suma;Likutis
        2025-01-17;Papildymas;Taupymas;+400,00;4 600,00
        2025-02-13;Išmokėjimas;Pervedimas;-350,00;4 250,00
        2025-03-23;Papildymas;Taupymas;+340,00;4 590,00
        Galutinis likutis;4 590,00

        Palūkanų skaičiavimas
        Nuo;Iki;Likutis;Palūkanų norma, %;Palūkanos
        2025-01-01;2025-01-17;4 200,00;2,75;5,06
        2025-01-17;2025-02-13;4 600,00;2,75;8,65
        2025-02-13;2025-03-23;4 250,00;2,75;14,25
        """, count: 3, sums: ["": "390.00"], first: "2025-01-17", last: "2025-03-23", proof: .balances),
    Export(
      name: "totals behind the last day's title are of no day",
      text: """
        Kontoudtog - Kreditkort 4571 XXXX XXXX 9920

        Kategori;Tekst;Beløb
        Torsdag d. 13. marts 2025;;
        Dagligvarer;NETTO;220,21
        Restaurant;CAFE;124,81
        Fredag d. 14. marts 2025;;
        Transport;TANK;582,37
        Indbetaling;BETALINGSSERVICE;-412,35
        ;Køb i alt;927,39
        ;Indbetalinger i alt;-412,35
        """, count: 4, sums: ["": "-515.04"], first: "2025-03-13", last: "2025-03-14"),
    Export(
      name: "a total for each card",
      text: """
        Card,Transaction Date,Merchant,Category,Billing Amount (QAR)
        7825,13-Mar-25,PHONE BILL,Utilities,-256.34
        9036,14-Mar-25,HYPERMARKET,Groceries,-84.40
        9036,15-Mar-25,FUEL STATION,Fuel,-82.38
        ,,Subtotal card 7825,,-256.34
        ,,Subtotal card 9036,,-166.78
        """, count: 3, sums: ["QAR": "-423.12"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "what was paid onto a card in all, above its rows",
      text: """
        TOTALE PAGAMENTI;-132,71
        Carta;**** **** **** 4409
        Data operazione;Descrizione;Rata;Importo in euro
        13/03/2025;STAZIONE;;52,03
        14/03/2025;NEGOZIO;Rata 3/10;89,90
        15/03/2025;PAGAMENTO ESTRATTO CONTO PRECEDENTE - GRAZIE;;-132,71
        16/03/2025;STORNO NEGOZIO;;-23,99
        """, count: 4, sums: ["EUR": "14.77"], first: "2025-03-13", last: "2025-03-16"),
    Export(
      name: "printed columns whose days have no year and no name that is known",
      text: """
        Periodo DEL 01/06/2024 AL 30/06/2024
        OPER     LIQ      DESCRIPCION                                     CARGOS       ABONOS         SALDO
        03/JUN   03/JUN   SPEI ENVIADO BANCO SOL 0744803                1,557.45
        03/JUN   03/JUN   COMISION POR MANEJO DE CUENTA                   180.00                   7,575.03
        06/JUN   06/JUN   SPEI RECIBIDO BANCO LUNA 0748698                           6,316.98     13,892.01
        07/JUN   07/JUN   RETIRO CAJERO AUTOMATICO 7784                 1,529.80                  12,362.21

        Total de Movimientos
        """, count: 4, sums: ["": "3049.73"], first: "2024-06-03", last: "2024-06-07", proof: .balances,
      closing: "12362.21"),
    Export(
      name: "names that stand beside their printed columns",
      text: """
        OPER     LIQ      DESCRIPCION                                     CARGOS       ABONOS         SALDO
        03/06/2024   03/06/2024   SPEI ENVIADO BANCO SOL 0744803                1,557.45               7,755.03
        03/06/2024   03/06/2024   COMISION POR MANEJO DE CUENTA                   180.00               7,575.03
        06/06/2024   06/06/2024   SPEI RECIBIDO BANCO LUNA 0748698                         6,316.98   13,892.01
        17/06/2024   17/06/2024   RETIRO CAJERO AUTOMATICO 7784                 1,529.80              12,362.21
        """, count: 4, sums: ["": "3049.73"], first: "2024-06-03", last: "2024-06-17", proof: .balances,
      closing: "12362.21"),
    Export(
      name: "the price of one share in the account's currency is no amount",
      text: """
        Title,Type,Date,Account Currency,Total Amount,Price per Share in Account Currency,Quantity
        Out,WITHDRAWAL,2025-03-13,GBP,1200.00,,
        In,DEPOSIT,2025-03-14,GBP,800.00,,
        Trust,DIVIDEND,2025-03-15,GBP,14.20,0.0634,421.00
        Fund,DIVIDEND,2025-03-16,GBP,12.50,0.25,50.00
        """, count: 4, sums: ["GBP": "-373.30"], first: "2025-03-13", last: "2025-03-16"),
    Export(
      name: "net and gross, each with a column for either direction",
      text: """
        Type,Booking Date,Gross Currency,Gross Debit (GC),Gross Credit (GC),Net Currency,Net Debit (NC),Net Credit (NC),Markup (NC),Scheme Fees (NC)
        Settled,2025-03-13,USD,,52.40,USD,,52.11,0.28,0.01
        Settled,2025-03-14,USD,,40.10,USD,,39.90,0.17,0.03
        Refunded,2025-03-15,USD,15.00,,USD,15.00,,,
        Settled,2025-03-16,USD,,410.25,USD,,407.32,2.76,0.17
        """, count: 4, sums: ["USD": "484.33"], first: "2025-03-13", last: "2025-03-16"),
    Export(
      name: "one trade whose quantity times price is the amount with its fee",
      text: """
        Date,Action,Symbol,Quantity,Price,Fees,Amount
        03/13/2025,Promotional Award,,,,,$200.00
        03/14/2025,Sell,FB,100,$182.40,$4.05,$18235.95
        03/17/2025,Buy to Close,SMAL,1,$31,$8,-$3108
        03/18/2025,Bank Interest,,,,,$0.05
        """, count: 4, sums: ["": "15328.00"], first: "2025-03-13", last: "2025-03-18"),
    Export(
      name: "a time of the day with its half in front of the day",
      text: """
        Date,Details,Debit,Credit,Balance
        "12:00am Wed 13 March, 2024",Hardware,12.50,,87.50
        "09:15pm Thu 14 March, 2024",Wage,,100.00,187.50
        """, count: 2, sums: ["": "87.50"], first: "2024-03-13", last: "2024-03-14", proof: .balances,
      closing: "187.50"),
    Export(
      name: "amounts of parts of a cent, which no account can hold",
      text: """
        date;description;amount;currency
        2025-03-13;Savings plan;-74,989475;EUR
        2025-03-14;Distribution;2,0151;EUR
        2025-03-15;Deposit;100,00;EUR
        """, count: 3, sums: ["EUR": "27.03"], first: "2025-03-13", last: "2025-03-15", asks: ["decimals"]),
    Export(
      name: "amounts of parts of a cent, answered: rounded",
      text: """
        date;description;amount;currency
        2025-03-13;Savings plan;-74,985;EUR
        2025-03-14;Distribution;2,0149999;EUR
        2025-03-15;Deposit;100,00;EUR
        """, count: 3, sums: ["EUR": "27.02"], first: "2025-03-13", last: "2025-03-15",
      hints: ReadingHints(answers: ["decimals": "round"])),
    Export(
      name: "amounts of parts of a cent, answered: not rounded",
      text: """
        date;description;amount;currency
        2025-03-13;Savings plan;-74,989475;EUR
        2025-03-14;Distribution;2,0151;EUR
        2025-03-15;Deposit;100,00;EUR
        """, count: 1, sums: ["EUR": "100.00"], first: "2025-03-15", last: "2025-03-15", rejected: 2,
      hints: ReadingHints(answers: ["decimals": "exact"])),
    Export(
      name: "rows of securities alone among those of money",
      text: """
        Date,Action,Symbol,Description,Quantity,Price,Amount
        03/13/2025,Credit Interest,,BANK INT,,,$0.05
        03/14/2025,Stock Merger,QQZ,ZETA CORP,100,,
        03/17/2025,Cash Dividend,ICL,CLEAN FUND,,,$2.11
        03/18/2025,Expired,SPY,PUT SPY,-1,,
        03/19/2025,Journal,,JOURNAL TO 4321,,,-$123.45
        """, count: 3, sums: ["": "-121.29"], first: "2025-03-13", last: "2025-03-19"),
    Export(
      name: "balances of which some rows are left out between",
      text: """
        Conto No.;410022/01 CHF;;;
        Data registrazione;Descrizione;Importo;Saldo;Data valuta
        28/03/2025;Plapi;18450.0;251300.40;28/03/2025
        24/03/2025;Probi;18450.0;232850.40;24/03/2025
        19/03/2025;Sami;1920.35;198700.10;19/03/2025
        13/03/2025;Silique;-15.0;195210.75;13/03/2025
        """, count: 4, sums: ["CHF": "38805.35"], first: "2025-03-13", last: "2025-03-28"),
    Export(
      name: "value days and an IBAN, as accounts have them",
      text: """
        IBAN,IT60X0542811101000000123456
        Data contabile,Data valuta,Importo,Descrizione
        31/03/2025,31/03/2025,"2.815,40",Fer
        29/03/2025,29/03/2025,"51,20",Ver
        17/03/2025,17/03/2025,"430,00",Em
        15/03/2025,15/03/2025,"-2,10",Ingi
        """, count: 4, sums: ["": "3294.50"], first: "2025-03-15", last: "2025-03-31"),
    Export(
      name: "days of settlement, as cards have them as well",
      text: """
        Transaction Date,Settlement Date,Description,Amount
        2025-03-13,2025-03-14,Corner,12.00
        2025-03-14,2025-03-15,Books,20.00
        2025-03-15,2025-03-16,Acme,30.00
        2025-03-17,2025-03-18,Jane,-10.00
        """, count: 4, sums: ["": "52.00"], first: "2025-03-13", last: "2025-03-17", asks: ["sign"]),
    Export(
      name: "labels and what they say, above the table",
      text: """
        ,,Lista Movimenti Conto,,,
        Numero Conto,0000012345678,,Data Aggiornamento,,31/03/2025
        Intestatario,A PERSON,,,,
        Data Op.,Data Val.,Causale,Descrizione,Importo,Div.
        28/03/2025,28/03/2025,NEGOZIO,a,-64.00,EUR
        24/03/2025,24/03/2025,RATA,b,-610.20,EUR
        19/03/2025,19/03/2025,GIROCONTO,c,700.00,EUR
        """, count: 3, sums: ["EUR": "25.80"], first: "2025-03-19", last: "2025-03-28"),
    Export(
      name: "what an account is and holds, below its names and above the table",
      text: """
        "Umsätze ab";"Enddatum";"Kontonummer";"Saldo";"Währung"
        "01.03.2025";"31.03.2025";"1234567";"1.234,56";"EUR"

        "Buchungstag";"Wertstellungstag";"Verwendungszweck";"Umsatz";"Währung"
        "28.03.2025";"28.03.2025";"Gehalt";"30,00";"EUR"
        "24.03.2025";"24.03.2025";"Laden";"-30,00";"EUR"
        "19.03.2025";"19.03.2025";"Kiosk";"-10,00";"EUR"
        """, count: 3, sums: ["EUR": "-10.00"], first: "2025-03-19", last: "2025-03-28"),
    Export(
      name: "an automatic payment out of an account",
      text: """
        Date,Description,Check Number,Amount
        03/13/2025,WEB INITIATED PAYMENT AT ENERGY AUTOPAY,,-410.25
        03/14/2025,WEB INITIATED PAYMENT AT P2P,,180.00
        03/17/2025,EARLY PAY: FIRM,,33.40
        03/18/2025,CHECK PAID,1234,-95.00
        """, count: 4, sums: ["": "-291.85"], first: "2025-03-13", last: "2025-03-18"),
    Export(
      name: "value days alone, as cards have them as well",
      text: """
        Datum,Valuta,Details,Betrag CHF
        2025-03-13,2025-03-14,Markt,45.20
        2025-03-14,2025-03-15,Bahn,12.90
        2025-03-15,2025-03-16,Ihr LSV-Einzug,-612.35
        2025-03-16,2025-03-17,Kiosk,6.40
        """, count: 4, sums: ["CHF": "547.85"], first: "2025-03-13", last: "2025-03-16", asks: ["sign"]),
    Export(
      name: "what a restaurant takes in, by its categories, and a balance that follows",
      text: """
        Date,Description,Category,Amount,Balance
        2025-03-13,Takings,Restaurants,310.00,1310.00
        2025-03-14,Takings,Restaurants,280.00,1590.00
        2025-03-15,Baker,Supplies,-90.00,1500.00
        2025-03-16,Takings,Restaurants,163.00,1663.00
        """, count: 4, sums: ["": "663.00"], first: "2025-03-13", last: "2025-03-16", proof: .balances,
      closing: "1663.00"),
    Export(
      name: "categories of what is paid back, without a sign",
      text: """
        Date de paiement;Assuré;Acte;Montant
        05/03/2025;C MOREL;Pharmacie;14,35
        12/03/2025;C MOREL;Pharmacie;17,50
        21/03/2025;H MOREL;Santé;6,12
        """, count: 3, sums: ["": "-37.97"], first: "2025-03-05", last: "2025-03-21", asks: ["sign"]),
    Export(
      name: "a shop called New Balance",
      text: """
        Date,Description,Amount,Balance
        2025-03-13,Wage,2000.00,2120.00
        2025-03-14,NEW BALANCE,-132.00,1988.00
        2025-03-15,Bakery,-12.80,1975.20
        """, count: 3, sums: ["": "1855.20"], first: "2025-03-13", last: "2025-03-15", proof: .balances,
      closing: "1975.20"),
    Export(
      name: "the least balance that is advised, and one that commas cut",
      text: """
        Saldo minimo 50,00 EUR
        Closing balance,1,135.00
        Date,Description,Amount
        2025-03-13,Wage,200.00
        2025-03-14,Hardware,-42.10
        2025-03-15,Bakery,-12.80
        """, count: 3, sums: ["EUR": "145.10"], first: "2025-03-13", last: "2025-03-15", closing: "1135.00"),
    Export(
      name: "a day in the texts of rows whose own days may be read either way",
      text: """
        01/09/2025,"-41.20","SUPERMARKET RICHMOND Card xx1234 Value Date: 30/08/2025","+1820.50"
        02/09/2025,"-6.20","COFFEE CARLTON Card xx1234 Value Date: 31/08/2025","+1814.30"
        03/09/2025,"-30.10","STORE RICHMOND Card xx1234 Value Date: 01/09/2025","+1784.20"
        """, count: 3, sums: ["": "-77.50"], first: "2025-09-01", last: "2025-09-03", proof: .balances,
      closing: "1784.20"),
    Export(
      name: "merchants that begin like a total, below titles of days",
      text: """
        Text;Amount
        Thursday, 13 March 2025;
        Wage;2000,00
        Bakery;-12,00
        Friday, 14 March 2025;
        Sum Up Bistro;-30,00
        Total Energi;-300,00
        """, count: 4, sums: ["": "1658.00"], first: "2025-03-13", last: "2025-03-14"),
  ]
}
