import Values

@testable import Statements

/// What readings of unseen files showed: lines that another program has quoted, currencies that share a sign, totals
/// that are not after the fee, parts of collective orders.
extension Export {
  static let wrapped = quotedLines + sharedSigns + totalsOfFees + listedParts

  private static let quotedLines = [
    Export(
      name: "lines that another program has put in quotes, as if commas parted them",
      text: """
        Дата;Операция;Сумма;Валюта;Обороты по счету
        04.06.2024;Плата за карту;-4,00;BYN;-4,00
        "06.06.2024;Магазин ""ЗАРЯ"" ;-41",20;BYN;-41,20
        14.06.2024;Зачисление;410,00;BYN;410,00
        "24.06.2024;Кафе ""У реки""; -12,50;BYN;-12,50"
        """, count: 4, sums: ["BYN": "352.30"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "lines in quotes whose own quotes are doubled",
      text: """
        Date,Payee,Amount,Balance
        2024-06-04,Wage,400.00,500.00
        "2024-06-06,""Shop, High Street"",-12.00,488.00"
        2024-06-14,Cafe,-3.00,485.00
        """, count: 3, sums: ["": "385.00"], first: "2024-06-04", last: "2024-06-14", proof: .balances),
    Export(
      name: "a line in quotes that has a field too many waits",
      text: """
        Datum;Text;Betrag;Saldo
        04.06.2024;Lohn;400,00;500,00
        "06.06.2024;Laden;-12,00;488,00;"
        14.06.2024;Café;-3,00;485,00
        """, count: 2, sums: ["": "397.00"], first: "2024-06-04", last: "2024-06-14", rejected: 1),
    Export(
      name: "a name in quotes above the table, and quotes around texts with commas",
      text: """
        "Banca Lunca" S.A.,,,,
        Data,Detalii,Echivalent MDL,Suma EUR,Sold EUR,Tip
        04/06/2024,"Transfer, Ion",9800.00,500.00,1500.00,Creditare
        14/06/2024,"Factura",2352.00,120.00,1380.00,Debitare
        24/06/2024,"Salariu, Alfa",16660.00,850.00,2230.00,Creditare
        """, count: 3, sums: ["EUR": "1230.00"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
  ]

  private static let sharedSigns = [
    Export(
      name: "dollars in a table below one of shekels",
      text: """
        Charges at home
        Date,Shop,Amount,Notes
        04/06/24,Bakery,₪31.00,
        16/06/24,Returned,₪-12.00,

        Charges abroad
        Date,Shop,Country,Amount,Notes
        08/06/24,OPENAI,US,$20.00,
        19/06/24,BOOKING,NL,$34.10,
        """, count: 4, sums: ["ILS": "73.10"], first: "2024-06-04", last: "2024-06-19",
      asks: ["currency $", "sign"]),
    Export(
      name: "dollars in the file of an account of shekels",
      text: """
        Date,Payee,Amount
        04/06/24,Coffee shop,-$31.00
        16/06/24,Salary,$410.00
        20/06/24,Rent,-$120.00
        """, count: 3, sums: ["ILS": "259.00"], first: "2024-06-04", last: "2024-06-20", asks: ["currency $"],
      hints: ReadingHints(currency: Currency("ILS"))),
    Export(
      name: "lei of the currency that the file states",
      text: """
        Cont;Valuta
        225100012345;MDL

        Data;Descriere;Suma
        04.06.2024;Magazin;-41,00 lei
        14.06.2024;Salariu;4100,00 lei
        24.06.2024;Telefon;-12,00 lei
        """, count: 3, sums: ["MDL": "4047.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "fees lower what came in in one currency alone, which is not that of all rows",
      text: """
        Date,Name,Type,Currency,Gross,Fee,Net
        04/06/2024,Anna,Payment received,EUR,41.00,-1.40,39.60
        14/06/2024,Hosting,Payment sent,USD,-12.00,0.00,-12.00
        24/06/2024,Ben,Payment received,EUR,120.00,-3.70,116.30
        """, count: 3, sums: ["EUR": "155.90", "USD": "-12.00"], first: "2024-06-04", last: "2024-06-24"),
  ]

  private static let totalsOfFees = [
    Export(
      name: "a card's purchases, their fee and the total",
      text: """
        Numero carta;5412 **** **** 0417
        Data acquisto;Esercente;Importo valuta;Divisa;Importo €;Commissione €;Totale a debito €
        04/06/24;CONAD;41,00;EUR;41,00;;41,00
        06/06/24;HOTEL NEW YORK;312,00;USD;288,00;5,04;293,04
        14/06/24;ADDEBITO SALDO MAGGIO;;;-871,00;;-871,00
        20/06/24;BOOKS LONDON;41,00;GBP;48,00;0,84;48,84
        24/06/24;ZALANDO STORNO;-79,00;EUR;-79,00;;-79,00
        28/06/24;QUOTA CARTA;;;2,40;;2,40
        """, count: 6, sums: ["EUR": "564.72"], first: "2024-06-04", last: "2024-06-28"),
    Export(
      name: "what was received before its fee, called the total",
      text: """
        Date,Details,Total,Fee,Amount
        2024-06-04,Received from A. Smith,410.00,4.10,405.90
        2024-06-06,Cafe,-3.00,0.00,-3.00
        2024-06-14,Received from J. Doe,31.00,0.31,30.69
        2024-06-24,Cash out to bank,-100.00,1.00,-101.00
        """, count: 4, sums: ["": "332.59"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "a total that may be before the fee, or after it",
      text: """
        Date,Description,Total,Fee,Amount
        2024-06-04,Ticket: spring,24.00,1.20,22.80
        2024-06-06,Ticket: spring,48.00,2.40,45.60
        2024-06-14,Ticket: jazz,18.00,0.90,17.10
        2024-06-24,Ticket back: jazz,-18.00,0.00,-18.00
        """, count: 4, sums: ["": "67.50"], first: "2024-06-04", last: "2024-06-24", asks: ["columns"]),
  ]

  private static let listedParts = [
    Export(
      name: "fatura-2024-06.csv",
      text: """
        date,title,amount
        2024-06-04,SUPERMERCADO LUA,41.00
        2024-06-06,UBER TRIP,12.40
        2024-06-14,SPOTIFY PREMIUM,20.00
        """, count: 3, sums: ["": "-73.40"], first: "2024-06-04", last: "2024-06-14"),
    Export(
      name: "card-top-ups.csv",
      text: """
        date,title,amount
        2024-06-04,SUPERMERCADO LUA,41.00
        2024-06-06,Loaded,100.00
        2024-06-14,SPOTIFY PREMIUM,20.00
        """, count: 3, sums: ["": "161.00"], first: "2024-06-04", last: "2024-06-14", asks: ["sign"]),
    Export(
      name: "the payments of a collective order below it",
      text: """
        Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung
        2024-06-24;2024-06-24;CHF;-24.00;;;1226.00;N1;Markt
        2024-06-14;2024-06-14;CHF;-150.00;;;1250.00;N2;Sammelauftrag
        2024-06-14;2024-06-14;CHF;;;-100.00;;N2;Versicherung
        2024-06-14;2024-06-14;CHF;;;-50.00;;N2;Verein
        2024-06-04;2024-06-04;CHF;;400.00;;1400.00;N3;Lohn
        """, count: 3, sums: ["CHF": "226.00"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
    Export(
      name: "rows without an amount that do not add up to the one above",
      text: """
        Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung
        2024-06-24;2024-06-24;CHF;-24.00;;;1226.00;N1;Markt
        2024-06-14;2024-06-14;CHF;-150.00;;;1250.00;N2;Sammelauftrag
        2024-06-14;2024-06-14;CHF;;;-100.00;;N2;Versicherung
        2024-06-14;2024-06-14;CHF;;;-41.00;;N2;Verein
        2024-06-04;2024-06-04;CHF;;400.00;;1400.00;N3;Lohn
        """, count: 3, sums: ["CHF": "226.00"], first: "2024-06-04", last: "2024-06-24", rejected: 2),
    Export(
      name: "rows that their texts call not yet booked, behind a gap",
      text: """
        Datum operace;Popis operace;Účet;Částka
        2024-06-24;"OBCHOD  PLATBA KARTOU                 Nezaúčtovaná operace";Běžný;-41,00 CZK
        2024-06-20;"JAN NOVAK  PŘÍCHOZÍ PLATBA            670100 2210 ";Běžný;400,00 CZK
        2024-06-14;"KAFE  PLATBA KARTOU                   ";Běžný;-12,00 CZK
        """, count: 2, sums: ["CZK": "388.00"], first: "2024-06-14", last: "2024-06-20", pending: 1),
    Export(
      name: "trades whose price tells that the fee is on top, in columns of two currencies",
      text: """
        Datum obchodu;Směr;Symbol;Cena;Počet;Měna;Objem v CZK;Poplatky v CZK;Objem v USD;Poplatky v USD;Text
        04.06.2024;Vloženo;;;;CZK;60000,00;;;;Vklad na účet
        06.06.2024;Nákup;AAA;1140,00;20;CZK;-22800,00;-89,00;;;Nákup: AAA
        14.06.2024;Nákup;BBB;70,00;10;USD;;;-700,00;-7,90;Nákup: BBB
        24.06.2024;Převod;;;;USD;;;860,00;;Převod mezi měnami
        """, count: 4, sums: ["CZK": "37111.00", "USD": "152.10"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "a card's balance below its rows, with the mark of a debit",
      text: """
        Date,Description,Amount
        24/06/2024,BUS,SGD 2.40 DR
        20/06/2024,SHOP,SGD 41.00 DR
        14/06/2024,PAYMENT - THANK YOU,SGD 120.00 CR

        Current Balance,SGD 410.40 DR
        """, count: 3, sums: ["SGD": "76.60"], first: "2024-06-14", last: "2024-06-24", closing: "-410.40"),
    Export(
      name: "a state that repeats the kind of its row",
      text: """
        date,merchant,amount,currency,description type,status,kind
        2024-06-24T09:41:02Z,GROCER,31.00,EUR,Purchase (POS),Approved,Payment
        2024-06-20T20:02:51Z,HOSTING,12.00,EUR,Purchase (E-commerce),Approved,Payment
        2024-06-14T18:33:05Z,BOOKSHOP,41.00,EUR,Refund (POS),Refund,Refund
        2024-06-04T08:52:19Z,BANK,100.00,EUR,Cash withdrawal (ATM),Approved,Payment
        """, count: 4, sums: ["EUR": "-102.00"], first: "2024-06-04", last: "2024-06-24",
      asks: ["direction Payment"]),
  ]
}
