@testable import Statements

extension Export {
  /// Columns and words that no dictionary has, told by what the figures and the rows say.
  static let vague: [Export] =
    ofVagueNames + ofUnknownFlags + ofUnbookedRows + ofOddDays + ofOddAmounts + ofOneCardsRows
    + ofSellersRefunds + ofPesos + ofMarksInCurrencies + ofStatedBalances + thatLookAlike + ofRunningTotals + ofTotals

  private static let ofVagueNames = [
    Export(
      name: "amounts and a balance whose names say neither",
      text: """
        Event Day,Event,Paid By Guest,Kept By Us,Passed On,Held In All
        2024-06-04,Sale,40.00 EUR,-2.00 EUR,38.00 EUR,48.00 EUR
        2024-06-06,Sale,21.00 EUR,-1.40 EUR,19.60 EUR,67.60 EUR
        2024-06-14,Payout,-60.00 EUR,0.00 EUR,-60.00 EUR,7.60 EUR
        2024-06-20,Sale,11.00 EUR,-1.00 EUR,10.00 EUR,17.60 EUR
        2024-06-24,Plan,0.00 EUR,-4.00 EUR,-4.00 EUR,13.60 EUR
        """, count: 5, sums: ["EUR": "3.60"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
    Export(
      name: "a balance that sounds like an account",
      text: """
        Code,Completed At,Narrative,Came In,Went Out,Wallet Stand
        A1,2024-06-24,Salary,4000.00,,4310.00
        A2,2024-06-14,Airtime,,-90.00,310.00
        A3,2024-06-04,Market,,-200.00,400.00
        """, count: 3, sums: ["": "3710.00"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
    Export(
      name: "amounts by how they move the account",
      text: """
        Tag;Vorgang;Gegenstand;Wirkung aufs Konto;Stand danach
        04.06.24;Zufluss;Eigenes Konto;+2'000.00;2'041.00
        14.06.24;Kauf;Anteile;-1'410.00;631.00
        24.06.24;Abgabe;Anteile;-2.10;628.90
        """, count: 3, sums: ["": "587.90"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
  ]

  private static let ofUnknownFlags = [
    Export(
      name: "two words of a direction that nobody knows, in rows that say which",
      text: """
        boekdag;richting;bedrag;mededeling
        04-06-2024;Xa;41,00;IKEA 21
        06-06-2024;Xa;12,00;NETFLIX.COM
        14-06-2024;Xa;28,00;Kapper
        20-06-2024;Yb;30,00;Salaris mei
        24-06-2024;Yb;1400,00;Salaris juni
        """, count: 5, sums: ["": "1349.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "two words of a direction that nobody knows, in rows of which one says which",
      text: """
        boekdag;richting;bedrag;mededeling
        04-06-2024;Xa;41,00;J. Smit
        06-06-2024;Xa;12,00;P. Bakker
        14-06-2024;Yb;28,00;K. de Wit
        24-06-2024;Yb;1400,00;Salaris juni
        """, count: 4, sums: ["": "1481.00"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"]),
    Export(
      name: "two words of a direction that nobody knows, in rows that contradict each other",
      text: """
        boekdag;richting;bedrag;mededeling
        04-06-2024;Xa;41,00;IKEA 21
        06-06-2024;Xa;12,00;LIDL 4
        14-06-2024;Yb;28,00;NETFLIX.COM
        24-06-2024;Yb;1400,00;Salaris juni
        """, count: 4, sums: ["": "1481.00"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"]),
  ]

  private static let ofUnbookedRows = [
    Export(
      name: "pockets, fees on top, and rows that failed or wait without a balance",
      text: """
        Day;Kind;State;Pocket;Amount;Fee;With;Pocket balance
        2024-06-04;Top-up;SETTLED;EUR;400.00;0.00;Card;410.00
        2024-06-06;Card;SETTLED;EUR;-21.00;0.00;Taxi;389.00
        2024-06-08;Convert;SETTLED;EUR;-100.00;1.00;EUR to USD;288.00
        2024-06-08;Convert;SETTLED;USD;110.00;0.00;EUR to USD;110.00
        2024-06-10;Card;REFUSED;EUR;-300.00;0.00;Flight;
        2024-06-14;Card;SETTLED;USD;-40.00;0.50;Hotel;69.50
        2024-06-16;Card;PENDING;EUR;-14.00;0.00;Dinner;
        2024-06-24;Plan;SETTLED;EUR;-8.00;0.00;Plus;280.00
        """, count: 6, sums: ["EUR": "270.00", "USD": "69.50"], first: "2024-06-04", last: "2024-06-24", pending: 1,
      proof: .balances),
    Export(
      name: "rows that wait without a day above the others, below names that nobody knows and a span",
      text: """
        Report from;2024-06-01;to;2024-06-24

        Qstate;Qday;Qkind;Qtext;Qwhat (PLN);Qafter
        Pending;;Card;Bakery;-14,00;
        Booked;2024-06-24;Card;Florist;-21,00;480,00
        Booked;2024-06-14;Fee;Card fee;-5,00;501,00
        Booked;2024-06-04;Card;Garage;-94,00;506,00
        """, count: 3, sums: ["PLN": "-120.00"], first: "2024-06-04", last: "2024-06-24", pending: 1, proof: .balances),
    Export(
      name: "a state with its reason behind a colon",
      text: """
        Date;Text;Amount;Status
        04.06.2024;Baker;-4,00;Completed
        14.06.2024;Garage;-210,00;Declined: insufficient funds
        24.06.2024;Salary;900,00;Completed
        """, count: 2, sums: ["": "896.00"], first: "2024-06-04", last: "2024-06-24"),
  ]

  private static let ofOddDays = [
    Export(
      name: "days of six digits in columns that nobody knows, one of which says that a row waits",
      text: """
        Köpt\tKontoförd\tStälle\tKostnad SEK
        240604\t240605\tHemköp Nord\t41,50
        240606\t240607\tApotek\t28,00
        240614\t240615\tRetur Apotek\t-28,00
        240620\t240621\tInbetalning autogiro, tack!\t-120,00
        240624\tej kontoförd\tSystembolaget\t34,00
        """, count: 4, sums: ["SEK": "78.50"], first: "2024-06-05", last: "2024-06-21", pending: 1),
    Export(
      name: "days without a year below the only name that is known",
      text: """
        Kontoutskrift nr. 6/2024;;Valuta NOK
        Dato;Forklaring;Belastet;Godskrevet;Innestående
        04.06;Husleie;800,00;;222,10
        14.06;Rema 1000;87,20;;134,90
        24.06;Lønn;;4000,00;4134,90
        """, count: 3, sums: ["NOK": "3112.80"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
    Export(
      name: "a word between the day and its time",
      text: """
        Дата;Описание;Сумма
        24.06.2024 в 08:15;Аптека;-41,00
        14.06.2024 в 20:30;Зарплата;900,00
        """, count: 2, sums: ["": "859.00"], first: "2024-06-14", last: "2024-06-24"),
    Export(
      name: "a printed statement with one day and one balance for several rows, which is overdrawn",
      text: """
        Current Account   Pounds Sterling
        1 June 2024 to 30 June 2024

        Date    Type  Details                  Paid out     Paid in      Balance
                      BALANCE BROUGHT FORWARD                             104.66
        04 Jun  S/O   HARBOUR LETTINGS            60.00
                D/D   CITY COUNCIL                13.00                    31.66
        06 Jun  VIS   BAKERY                       4.10                    27.56
        14 Jun  FPO   GARAGE                      50.00                    22.44 OD
        24 Jun  BGC   WAGES                                  300.00
                CHG   OVERDRAFT USAGE FEE          3.75                   273.81
                      BALANCE CARRIED FORWARD                             273.81
        """, count: 6, sums: ["GBP": "169.15"], first: "2024-06-04", last: "2024-06-24", proof: .balances,
      closing: "273.81"),
  ]

  private static let ofOddAmounts = [
    Export(
      name: "marks of debit and credit in parentheses",
      text: """
        Tran Id,Tran Date,Remarks,Amount (Rs.),Balance (Rs.)
        S1,24/06/2024,SMS,17.70 (Dr),1104.30 (Cr)
        S2,14/06/2024,SALARY,900.00 (Cr),1122.00 (Cr)
        S3,04/06/2024,RENT,80.00 (Dr),222.00 (Cr)
        """, count: 3, sums: ["": "802.30"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
    Export(
      name: "a minus in parentheses behind the number",
      text: """
        İşlem Tarihi;Açıklama;Borç Tutarı (TL)
        04/06/2024;MARKET;184,75
        06/06/2024;ŞOK;50,00
        14/06/2024;MARKET İADE;20,00(-)
        24/06/2024;ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ;150,00(-)
        """, count: 4, sums: ["TRY": "-64.75"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "Arabic figures below names that nobody knows",
      text: """
        التاريخ;التفاصيل;قققق;كككك;الرصيد
        ٠٤/٠٦/٢٠٢٤;راتب;;١٢٬٤٠٠٫٠٠;١٥٬٧١٥٫٤٠
        ١٤/٠٦/٢٠٢٤;كهرباء;٦٤٢٫٥٠;;١٥٬٠٧٢٫٩٠
        ٢٤/٠٦/٢٠٢٤;سحب;٢٬٠٠٠٫٠٠;;١٣٬٠٧٢٫٩٠
        """, count: 3, sums: ["": "9757.50"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
    Export(
      name: "whole amounts abroad, nothing but in rows of another currency",
      text: """
        Datum;Bokfört;Text;Valuta;Belopp ute;Belopp
        2024-06-04;2024-06-05;WILLYS;SEK;0;184.35
        2024-06-06;2024-06-07;HOTEL;DKK;140;210.88
        2024-06-14;2024-06-15;ICA;SEK;0;95
        2024-06-24;2024-06-24;BETALT BG DATUM 240624;SEK;0;-400
        """, count: 4, sums: ["": "-90.23"], first: "2024-06-04", last: "2024-06-24"),
  ]

  private static let ofOneCardsRows = [
    Export(
      name: "a payment onto the one card whose number stands in each row, among purchases",
      text: """
        Card Number,Date,Text,Amount
        XX1234,2024-06-04,COSTCO WHOLESALE,31.00
        XX1234,2024-06-06,SUPERMARKET,8.00
        XX1234,2024-06-14,STARBUCKS,6.00
        XX1234,2024-06-24,DD - THANKS,40.00
        """, count: 4, sums: ["": "-85.00"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"]),
    Export(
      name: "purchases with one card, whose number stands in each row",
      text: """
        Item #,Card #,Posting Date,Transaction Amount,Description
        1,'5555000011114444',20240604,31.00,COSTCO WHOLESALE
        2,'5555000011114444',20240614,8.00,SUPERMARKET
        3,'5555000011114444',20240624,6.00,BAKERY
        """, count: 3, sums: ["": "-45.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "a fleet's cards, two plates that are no kinds",
      text: """
        Kartennummer;Lieferdatum;Ort;Warenart;Menge;Bruttobetrag;Währung;Kennzeichen
        70 01;04.06.2024;HAMM;Diesel;412,38;635,06;EUR;HAM-A 41
        70 02;06.06.2024;HAMM;AdBlue;38,10;28,19;EUR;HAM-A 42
        70 01;14.06.2024;SUBEN;Diesel;350,00;550,42;EUR;HAM-A 41
        70 02;24.06.2024;LEHRTE;Diesel;40,00;62,00;EUR;HAM-A 42
        """, count: 4, sums: ["EUR": "-1275.67"], first: "2024-06-04", last: "2024-06-24"),
  ]

  private static let ofSellersRefunds = [
    Export(
      name: "what customers paid to a seller, and what one got back",
      text: """
        Datum,Betaalmethode,Valuta,Bedrag,ID,Omschrijving,Consumentennaam,Uitbetalingsreferentie
        2024-06-04,ideal,EUR,49.00,tr_1,Order 71,J. de Wit,11.2
        2024-06-06,bancontact,EUR,22.00,tr_2,Order 72,K. Smit,11.2
        2024-06-14,refund,EUR,-22.00,re_1,Refund Order 72,K. Smit,11.2
        2024-06-24,ideal,EUR,15.00,tr_3,Order 80,P. Bos,11.2
        """, count: 4, sums: ["EUR": "64.00"], first: "2024-06-04", last: "2024-06-24")
  ]

  private static let ofPesos = [
    Export(
      name: "pesos of the country whose shops and taxes the rows name",
      text: """
        Fecha;Detalle;Importe $;Importe U$S
        04/06/2024;COTO SUC 12;1.200,00;
        06/06/2024;NETFLIX.COM;;9,90
        14/06/2024;EDENOR;800,00;
        24/06/2024;SU PAGO EN PESOS;-2.400,00;
        """, count: 4, sums: ["ARS": "400.00", "USD": "-9.90"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "pesos of a country that one shop alone does not tell",
      text: """
        Fecha;Detalle;Pesos;Dólares
        04/06/2024;TIENDA SUR;1.200,00;
        06/06/2024;NETFLIX.COM;;9,90
        14/06/2024;EDENOR;800,00;
        24/06/2024;SU PAGO EN PESOS;-2.400,00;
        """, count: 4, sums: ["": "400.00", "USD": "-9.90"], first: "2024-06-04", last: "2024-06-24"),
  ]

  private static let ofMarksInCurrencies = [
    Export(
      name: "credits marked beside purchases in two currencies",
      text: """
        Tarjeta 4222-xxxx-xxxx-9001
        Proceso;Concepto;Soles;Dólares
        04-06-2024;PLAZA SUR;128.90;
        06-06-2024;LIBROS;;15.00
        14-06-2024;PAGO BANCA MOVIL;200.00 CR;
        20-06-2024;PAGO BANCA MOVIL;;20.00 CR
        24-06-2024;LUZ DEL SUR;74.50;
        """, count: 5, sums: ["PEN": "-3.40", "USD": "5.00"], first: "2024-06-04", last: "2024-06-24",
      asks: ["sign"]),
    Export(
      name: "credits and debits marked in two currencies",
      text: """
        Fecha;Concepto;Soles;Dólares
        04-06-2024;A. Paz;128.90 DR;
        06-06-2024;B. Sol;;15.00 CR
        14-06-2024;C. Luz;200.00 CR;
        24-06-2024;D. Mar;;20.00 DR
        """, count: 4, sums: ["PEN": "71.10", "USD": "-5.00"], first: "2024-06-04", last: "2024-06-24"),
  ]

  private static let ofStatedBalances = [
    Export(
      name: "a summary of points below the rows",
      text: """
        Date|Description|Amount|Debit / Credit
        04/06/2024|Books|40.00|
        14/06/2024|Shoes|25.00|
        24/06/2024|Payment received|65.00|Cr

        Reward Points Summary
        Opening Balance|Bonus|Redeemed|Closing Balance
        1,204|62|0|1,266
        """, count: 3, sums: ["": "0.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "what a host earned and what was paid out in turn, beside gross earnings of some rows",
      text: """
        Date,Type,Details,Currency,Amount,Paid out,Gross earnings
        06/24/2024,Payout,Transfer to account,USD,,455.90,
        06/24/2024,Reservation,Lakeside,USD,455.90,,470.00
        06/14/2024,Payout,Transfer to account,USD,,203.00,
        06/14/2024,Reservation,Lakeside,USD,236.00,,250.00
        06/14/2024,Adjustment,Towels,USD,-33.00,,
        06/04/2024,Payout,Transfer to account,USD,,210.00,
        06/04/2024,Reservation,Lakeside,USD,110.00,,
        06/04/2024,Reservation,Lakeside,USD,100.00,,
        """, count: 8, sums: ["USD": "0.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "opening and closing rows in Kazakh, in the column of amounts",
      text: """
        Күні;Операция мазмұны;Сомасы
        Кезең басындағы қалдық;;260,00 ₸
        04.06.2024;Magnum;- 80,00 ₸
        24.06.2024;Жалақы;+ 900,00 ₸
        Кезең соңындағы қалдық;;1080,00 ₸
        """, count: 2, sums: ["KZT": "820.00"], first: "2024-06-04", last: "2024-06-24", proof: .totals,
      closing: "1080.00"),
  ]

  /// What looks like the above and means something else.
  private static let thatLookAlike = [
    Export(
      name: "shares that a balance follows, beside the money that bought them",
      text: """
        Tag,Vorgang,Wert,Anteile,Depot danach
        2024-06-04,Kauf,-250.00,2.50,12.50
        2024-06-06,Kauf,-100.00,1.00,13.50
        2024-06-14,Verkauf,150.10,-1.50,12.00
        2024-06-20,Kauf,-30.00,0.30,12.30
        2024-06-24,Verkauf,10.00,-0.10,12.20
        """, count: 5, sums: ["": "-219.90"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "two words below a direction that are at home and abroad",
      text: """
        Date,Text,Amount,Direction
        2024-06-04,NETFLIX.COM,12.99,Domestic
        2024-06-06,LIDL 4,3.00,Domestic
        2024-06-14,HOTEL ROMA,50.00,Foreign
        2024-06-24,GELATERIA,14.00,Foreign
        """, count: 4, sums: ["": "79.99"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"]),
    Export(
      name: "a state of which what stands behind the colon says the opposite",
      text: """
        Date;Text;Amount;Status
        04.06.2024;Baker;-4,00;Completed
        14.06.2024;Garage;-210,00;Completed: reversed
        24.06.2024;Salary;900,00;Completed
        """, count: 3, sums: ["": "686.00"], first: "2024-06-04", last: "2024-06-24",
      asks: ["state Completed: reversed"]),
    Export(
      name: "a customer that is a shop, in columns that nobody knows",
      text: """
        Tag;Text;Xiru;Yalo
        04.06.2024;EDEKA Zahlung Rechnung 881;2500,00;
        14.06.2024;REWE Rechnung 882;700,00;
        24.06.2024;Maria Huber;;1900,00
        """, count: 3, sums: ["": "-1300.00"], first: "2024-06-04", last: "2024-06-24", asks: ["columns"]),
    Export(
      name: "numbers of shares beside two currencies",
      text: """
        Date,Action,Symbol,Quantity,Currency,Amount
        2024-06-04,Buy,AAPL,10,USD,-184.00
        2024-06-06,Buy,MSFT,2,USD,-80.00
        2024-06-14,Deposit,,0,CAD,500.00
        2024-06-24,Fee,,0,CAD,-4.00
        """, count: 4, sums: ["CAD": "496.00", "USD": "-264.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "what was loaded onto a card, whose number stands in each row",
      text: """
        Kartennummer;Datum;Text;Betrag
        1234;04.06.2024;Aufladung A. Berg;50,00
        1234;14.06.2024;Aufladung A. Berg;40,00
        1234;24.06.2024;Aufladung K. Berg;60,00
        """, count: 3, sums: ["": "-150.00"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"]),
    Export(
      name: "two words of a direction of which one is known, and the other may be neither",
      text: """
        Boekdag;Omschrijving;Richting;Bedrag
        04-06-2024;J. Smit;qqq;41,00
        14-06-2024;P. Bakker;in;12,00
        24-06-2024;K. de Wit;in;400,00
        """, count: 2, sums: ["": "412.00"], first: "2024-06-14", last: "2024-06-24", rejected: 1),
  ]

  private static let ofRunningTotals = [
    Export(
      name: "what was spent in shops, and its running total",
      text: """
        Datum;Omschrijving;Bedrag;Cumulatief
        04-06-2024;IKEA 21;41,00;41,00
        06-06-2024;LIDL 4;12,00;53,00
        14-06-2024;NETFLIX.COM;11,00;64,00
        24-06-2024;Shell Noord;50,00;114,00
        """, count: 4, sums: ["": "114.00"], first: "2024-06-04", last: "2024-06-24", proof: .balances, asks: ["sign"])
  ]

  private static let ofTotals = [
    Export(
      name: "a tax of nothing but zeros within the amount",
      text: """
        Day,Kind,Amount,VAT in Amount,WHT Amount
        2024-06-04,Sale,599.00,0.00,0.00
        2024-06-14,Commission,-29.00,0.00,0.00
        2024-06-24,Payment fee,-13.00,0.00,0.00
        """, count: 3, sums: ["": "557.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "a cancelled purchase that a total counts",
      text: """
        이용일자,이용가맹점,이용금액,취소여부
        2024.06.04,스타벅스,"5,900",N
        2024.06.06,이마트,"87,300",N
        2024.06.14,교보문고,"-18,000",Y
        2024.06.24,올리브영,"30,000",N
        합계,,"105,200",
        """, count: 4, sums: ["": "-105200.00"], first: "2024-06-04", last: "2024-06-24", proof: .totals),
  ]
}
