@testable import Statements

extension Export {
  /// Tables of few rows, in which each has to speak for itself.
  static let excerpts: [Export] = splitThousands + namedCurrencies + words + headerless

  private static let splitThousands: [Export] = [
    Export(
      name: "thousands without quotes in the one row, with a unit",
      text: """
        이용일,가맹점,이용금액,할부,업종
        2024-03-13,가게,12,300원,0,식당
        """, count: 1, sums: ["KRW": "-12300"], first: "2024-03-13", last: "2024-03-13"),
    Export(
      name: "thousands without quotes in the balance of every row",
      text: """
        Date,Text,Debit,Credit,Balance
        2024-03-13,Shop,12.00,,2,988.00
        2024-03-14,Wage,,1,100.00,4,088.00
        2024-03-15,Cafe,3.00,,4,085.00
        """, count: 3, sums: ["": "1085.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "millions without quotes beside a minus",
      text: """
        Date,Text,Amount,Note
        2024-03-13,Plot,-1,250,000.00,paid
        2024-03-14,Wage,900.00,March
        """, count: 2, sums: ["": "-1249100.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a number of three digits behind each amount, without a name",
      text: """
        Date,Text,Amount
        2024-03-13,Shop,-12,345
        2024-03-14,Wage,-10,678
        """, count: 2, sums: ["": "-22.00"], first: "2024-03-13", last: "2024-03-14"),
  ]

  private static let namedCurrencies: [Export] = [
    Export(
      name: "an abbreviation of letters in the header's brackets",
      text: """
        Ref,Completion Time,Details,Amount (KSh)
        A11,2024-03-13 10:00:00,Shop,-120.00
        A12,2024-03-14 11:00:00,Friend,300.00
        A13,2024-03-15 11:00:00,Shop,-20.00
        """, count: 3, sums: ["KES": "160.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "an abbreviation of letters behind a comma in the header",
      text: """
        Дата;Опис;Тип;Сума, грн
        13.03.2024;Крамниця;Витрата;12,00
        14.03.2024;Фірма;Дохід;100,00
        """, count: 2, sums: ["UAH": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a code in small letters in the header's brackets",
      text: """
        date,text,amount (chf)
        2024-03-13,Shop,-12.00
        2024-03-14,Wage,100.00
        2024-03-15,Shop,-13.00
        """, count: 3, sums: ["CHF": "75.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a word in the header's brackets that is a code in capitals",
      text: """
        Date,Text,Amount (all)
        2024-03-13,Shop,-12.00
        2024-03-14,Wage,100.00
        2024-03-15,Shop,-13.00
        """, count: 3, sums: ["": "75.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a currency that a long line above calls so",
      text: """
        Promet po racunu broj 1100223344 za period od 01.03.2024. do 31.03.2024. Valuta EUR OIB 12345678901
        Datum valute;Opis;Isplate;Uplate
        13.03.2024;Dućan;12,00;
        14.03.2024;Plaća;;100,00
        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a code among the words of a long line above",
      text: """
        Please note that transfers in EUR and other currencies take two days
        Date;Text;Amount
        13.03.2024;Shop;-12,00
        14.03.2024;Wage;100,00
        15.03.2024;Shop;-13,00
        """, count: 3, sums: ["": "75.00"], first: "2024-03-13", last: "2024-03-15"),
  ]

  private static let words: [Export] = [
    Export(
      name: "deposits of a broker's client in German",
      text: """
        Datum;Typ;Wert;Buchungswährung;Notiz
        2024-03-13;Einlage;1.000,00;EUR;
        2024-03-14;Einlage;50,00;EUR;
        """, count: 2, sums: ["EUR": "1050.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "money that comes in and goes out without cash in Czech",
      text: """
        Datum;Typ pohybu;Objem;Měna;Zpráva
        13.03.2024;Bezhotovostní platba;12,00;CZK;nákup
        14.03.2024;Bezhotovostní příjem;100,00;CZK;mzda
        """, count: 2, sums: ["CZK": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a payment on the statement of a card in Turkish",
      text: """
        Kart Türü / No:;Bir Kart / **** 1111;

        Tarih;Açıklama;Tutar
        13.03.2024;DÜKKAN;65,00 TL
        14.03.2024;Puan ile Ödeme;-33,00 TL
        """, count: 2, sums: ["TRY": "-32.00"], first: "2024-03-13", last: "2024-03-14", asks: ["sign"]),
    Export(
      name: "payments of a bill among purchases that are positive, of a card most likely",
      text: """
        Date;Description;Amount
        2024-03-01;Direct Debit Alpha;-80.00
        2024-03-02;Harbour;12.50
        2024-03-03;Bluebell;13.50
        2024-03-04;Norden;14.50
        2024-03-05;Quarry;15.50
        2024-03-06;Lantern;16.50
        2024-03-07;Orchard;17.50
        2024-03-08;Pebble;18.50
        2024-03-09;Meadow;19.50
        2024-04-01;Direct Debit Beta;-60.00
        """, count: 10, sums: ["": "-12.00"], first: "2024-03-01", last: "2024-04-01", asks: ["sign"]),
    Export(
      name: "direct debits among few rows that come in",
      text: """
        Date;Description;Amount
        2024-03-01;Direct Debit Alpha;-80.00
        2024-03-02;Harbour;12.50
        2024-03-03;Bluebell;13.50
        2024-03-04;Norden;14.50
        2024-04-01;Direct Debit Beta;-60.00
        """, count: 5, sums: ["": "-99.50"], first: "2024-03-01", last: "2024-04-01"),
    Export(
      name: "one row, of which a word says the opposite",
      text: """
        Könyvelés dátuma;Összeg;Közlemény
        2024-03-13;18 000;Márciusi bérleti díj
        """, count: 1, sums: ["": "18000.00"], first: "2024-03-13", last: "2024-03-13", asks: ["sign"]),
    Export(
      name: "debits and credits in Macedonian, without a balance",
      text: """
        Датум;Опис;Долгува;Побарува
        13.03.2024;Продавница;12,00;
        14.03.2024;Плата;;100,00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "debits and credits in Bengali, without a balance",
      text: """
        তারিখ;বিবরণ;ডেবিট;ক্রেডিট
        13.03.2024;aaa;12,00;
        14.03.2024;bbb;;100,00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "payments in a column of kinds in Turkish",
      text: """
        Tarih;İşlem Türü;Açıklama;Tutar
        13.03.2024;Ödeme;Fatura;65,00
        14.03.2024;Maaş;Firma;933,00
        """, count: 2, sums: ["": "868.00"], first: "2024-03-13", last: "2024-03-14"),
  ]

  private static let headerless: [Export] = [
    Export(
      name: "no header, and rows that are counted twice over",
      text: """
        1;13.03.2024;13.03.2024;Dućan;HR11;12,49;;9.987,51;ZAGREB;211
        2;14.03.2024;14.03.2024;Plaća;HR12;;3.177,94;13.165,45;SPLIT;212
        """, count: 2, sums: ["": "3165.45"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "no header, and whole amounts of which each row fills one",
      text: """
        2024-03-13,コンビニ,1200,,98800
        2024-03-14,給与,,5000,103800
        2024-03-15,電気,300,,103500
        """, count: 3, sums: ["": "3500.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "no header, whole amounts beside zeros, and no balance",
      text: """
        2024-03-13,aaa,1414,0
        2024-03-14,bbb,0,5000
        2024-03-15,ccc,300,0
        """, count: 3, sums: ["": "3286.00"], first: "2024-03-13", last: "2024-03-15", asks: ["columns"]),
    Export(
      name: "no header, and the days of the statement in every row",
      text: """
        01/03/2024;31/03/2024;0711;07/03/2024;07/03/2024;Bonifico da Alfa;+;1500,00;EUR
        01/03/2024;31/03/2024;0711;14/03/2024;15/03/2024;Addebito utenze;-;89,90;EUR
        01/03/2024;31/03/2024;0711;22/03/2024;22/03/2024;Prelievo;-;250,00;EUR
        """, count: 3, sums: ["EUR": "1160.10"], first: "2024-03-07", last: "2024-03-22"),
  ]
}
