@testable import Statements

extension Export {
  /// Directions by the side on which the own account stands, what was exchanged, and fees beside what was paid.
  static let sides: [Export] =
    ofSides + ofExchanges + ofPaidAmounts + ofCardColumns + ofOldestRows + ofWords + ofSellersAndBrokers

  private static let ofSides = [
    Export(
      name: "payment orders without signs, with the own account on either side",
      text: """
        Дата;Счет плательщика;Плательщик;Счет получателя;Получатель;Сумма;Назначение платежа
        04.06.2024;KZ11000A0000000001;ТОО Наш Дом;KZ22000B0000000002;ТОО Бумага;41000,00;Оплата по счету 7
        06.06.2024;KZ33000C0000000003;ТОО Заказчик;KZ11000A0000000001;ТОО Наш Дом;900000,00;Оплата по договору 3
        14.06.2024;KZ11000A0000000001;ТОО Наш Дом;KZ44000D0000000004;Налоговый комитет;12000,00;Налог за май
        24.06.2024;KZ33000C0000000003;ТОО Заказчик;KZ11000A0000000001;ТОО Наш Дом;100000,00;Оплата по договору 4
        """, count: 4, sums: ["": "947000.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "transfers that may all have left the own account",
      text: """
        Date,From account,To account,Amount,Details
        2024-06-04,00110022,33440055,41.00,Rent share
        2024-06-06,00110022,33440066,12.50,Lunch club
        2024-06-14,00110022,33440077,28.00,Team fund
        """, count: 3, sums: ["": "81.50"], first: "2024-06-04", last: "2024-06-14", asks: ["sign"]),
    Export(
      name: "what one payer paid into two accounts of a person, one of which is stated",
      text: """
        Account: 55667788

        Date,From account,To account,Amount,Details
        2024-06-04,11002233,55667788,410.00,Rent May
        2024-06-06,11002233,55667788,120.00,Rent for the garage
        2024-06-14,11002233,99887766,410.00,Rent June
        """, count: 3, sums: ["": "940.00"], first: "2024-06-04", last: "2024-06-14", asks: ["sign"]),
    Export(
      name: "a ledger that debits its bank account with what comes in",
      text: """
        Date;Libellé;Compte débité;Compte crédité;Montant
        04/06/2024;Loyer;613200;512000;41,00
        06/06/2024;Client A;512000;706000;900,00
        24/06/2024;Fournitures;606400;512000;12,00
        """, count: 3, sums: ["": "953.00"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"]),
    Export(
      name: "a row between two other accounts",
      text: """
        Date,From account,To account,Amount,Details
        2024-06-04,00110022,33440055,41.00,A
        2024-06-06,33440066,00110022,12.50,B
        2024-06-14,33440077,33440088,28.00,C
        """, count: 3, sums: ["": "81.50"], first: "2024-06-04", last: "2024-06-14", asks: ["sign"]),
  ]

  private static let ofExchanges = [
    Export(
      name: "what was exchanged between two columns of currencies, in one of a few rows",
      text: """
        თარიღი,დანიშნულება,GEL,USD,EUR
        04/06/2024,"გადახდა - Carrefour",-41.00,,
        06/06/2024,"ხელფასი",2400.00,,
        14/06/2024,"გადახდა - Netflix.com",,-12.00,
        20/06/2024,"კონვერტაცია GEL/USD",-280.00,100.00,
        24/06/2024,"სარგებელი",1.00,,
        """, count: 4, sums: ["GEL": "2360.00", "USD": "-12.00"], first: "2024-06-04", last: "2024-06-24", rejected: 1)
  ]

  private static let ofPaidAmounts = [
    Export(
      name: "a fee that may be a row of its own, or stand in what was drawn",
      text: """
        Datum;Typ;Měna účtu;Částka v měně účtu;Poplatek v měně účtu;Původní měna úhrady;Původní částka úhrady;Popis
        04.06.2024;Platba kartou;CZK;-410,00;0,00;CZK;-410,00;Albert
        06.06.2024;Výběr;CZK;-2000,00;-25,00;CZK;-2000,00;Bankomat
        24.06.2024;Příchozí úhrada;CZK;31000,00;0,00;CZK;31000,00;Mzda
        """, count: 3, sums: ["CZK": "28590.00"], first: "2024-06-04", last: "2024-06-24", asks: ["fee"])
  ]

  private static let ofCardColumns = [
    Export(
      name: "purchases and payments that both left an account",
      text: """
        Date,Text,Purchases,Payments,Deposits
        04.06.2024,A-12,41.00,,
        06.06.2024,B-13,,400.00,
        14.06.2024,C-14,,,1200.00
        20.06.2024,D-15,12.00,,
        """, count: 3, sums: ["": "1147.00"], first: "2024-06-04", last: "2024-06-20", rejected: 1,
      asks: ["columns"])
  ]

  private static let ofOldestRows = [
    Export(
      name: "the oldest row's kind, where the balance tells all others",
      text: """
        日期,类型,金额,余额,对方
        2024-06-04,消费,41.00,1259.00,王小明
        2024-06-06,转账,12.00,1247.00,李华
        2024-06-14,充值,500.00,1747.00,银行
        2024-06-24,退款,41.00,1788.00,王小明
        """, count: 4, sums: ["": "488.00"], first: "2024-06-04", last: "2024-06-24", proof: .balances,
      closing: "1788.00"),
    Export(
      name: "the oldest row's kind, which says nothing",
      text: """
        日期,类型,金额,余额,对方
        2024-06-04,其他,41.00,1259.00,王小明
        2024-06-06,转账,12.00,1247.00,李华
        2024-06-14,充值,500.00,1747.00,银行
        """, count: 3, sums: ["": "529.00"], first: "2024-06-04", last: "2024-06-14", proof: .balances,
      asks: ["first_sign"]),
  ]

  private static let ofWords = [
    Export(
      name: "what was paid into a broker's account has a net amount alone",
      text: """
        Trade Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency
        2024-06-04,Buy,ABC,ABC CORP,5,400.00,-2000.00,-4.10,-2004.10,USD
        2024-06-14,Sell,ABC,ABC CORP,-5,410.00,2050.00,-4.10,2045.90,USD
        2024-06-24,CON,,CONTRIBUTION,0,0,0,0,100.00,USD
        """, count: 3, sums: ["USD": "141.80"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "words of Swahili, with fees on top",
      text: """
        Kumb. Na.,Tarehe na Saa,Maelezo,Aina,Kiasi cha pesa (TZS),Ada ya muamala,Salio la akaunti
        T1,2024-06-04 03:15,Umepokea kutoka kwa A.,Imeingia,"41,000",0,"51,200"
        T2,2024-06-06 04:15,Malipo kwa DUKA,Imetoka,"12,000",150,"39,050"
        T3,2024-06-14 05:15,Kutoa pesa,Imetoka,"20,000",1400,"17,650"
        """, count: 3, sums: ["TZS": "7450.00"], first: "2024-06-04", last: "2024-06-14", proof: .balances),
    Export(
      name: "money in and out in Georgian",
      text: """
        ოპერაციის თარიღი;დანიშნულება;გასული თანხა;შემოსული თანხა
        04.06.2024;ა;41,00;
        06.06.2024;ბ;;400,00
        14.06.2024;გ;12,00;
        """, count: 3, sums: ["": "347.00"], first: "2024-06-04", last: "2024-06-14"),
    Export(
      name: "a balance marked as credit in Hindi",
      text: """
        तारीख,विवरण,राशि (₹),नामे/जमा,शेष
        04-06-2024,वेतन,"1,41,000.00",जमा,"1,51,000.00 जमा"
        14-06-2024,किराया,"28,000.00",नामे,"1,23,000.00 जमा"
        24-06-2024,एटीएम,"12,000.00",नामे,"1,11,000.00 जमा"
        """, count: 3, sums: ["INR": "101000.00"], first: "2024-06-04", last: "2024-06-24", proof: .balances,
      closing: "111000.00"),
  ]

  private static let ofSellersAndBrokers = [
    Export(
      name: "the card with which customers paid is no direction",
      text: """
        Date,Time,Type,Receipt,Amount
        2024-06-14,10:01,card debit,1001,20.00
        2024-06-14,10:07,card credit,1002,50.00
        2024-06-20,11:30,card debit,1003,12.20
        2024-06-24,12:00,card credit,1004,30.00
        """, count: 4, sums: ["": "112.20"], first: "2024-06-14", last: "2024-06-24", asks: ["sign"]),
    Export(
      name: "a correction of an order goes the other way",
      text: """
        Title,Type,Timestamp,Account Currency,Total Amount,Buy / Sell,Ticker,ISIN,Quantity
        Interest,INTEREST_FROM_CASH,2024-06-24T09:14:02.000Z,GBP,1.80,,,,
        Abc,ORDER,2024-06-20T10:22:31.512Z,GBP,410.00,BUY,ABC,GB0000000001,12.5
        Abc,ORDER CORRECTION,2024-06-14T15:00:00.000Z,GBP,41.00,BUY,ABC,GB0000000001,-1
        Ghi,ORDER,2024-06-06T13:40:55.004Z,GBP,120.00,SELL,GHI,GB0000000003,30
        Top up,TOP_UP,2024-06-04T07:55:20.118Z,GBP,400.00,,,,
        """, count: 2, sums: ["GBP": "401.80"], first: "2024-06-04", last: "2024-06-24", rejected: 3,
      asks: ["direction ORDER", "direction ORDER CORRECTION", "unreadable"]),
    Export(
      name: "a seller's sales, of which the word is that for purchases",
      text: """
        Päivä;Selite;Ostot;Palautukset;Tilitys
        14.06.2024;Kortit;200,00;0,00;198,00
        20.06.2024;Kortit;300,00;20,00;277,20
        24.06.2024;Kortit;100,00;0,00;99,00
        """, count: 3, sums: ["": "600.00"], first: "2024-06-14", last: "2024-06-24", asks: ["columns"]),
    Export(
      name: "what is left of a term is no balance",
      text: """
        Tanggal;Keterangan;Jumlah;Sisa tenor
        14/06/2024;Angsuran;-300.000;11
        14/07/2024;Angsuran;-300.000;10
        14/08/2024;Angsuran;-300.000;9
        """, count: 3, sums: ["": "-900000.00"], first: "2024-06-14", last: "2024-08-14"),
    Export(
      name: "a seller's sales with a tax in them, and the scheme of each card",
      text: """
        Datum,Transaktionscode,Transaktionsart,Status,Kartentyp,Betrag inkl. MwSt.,Gebühr,Auszahlung,Auszahlungsdatum,Währung
        14.06.2024,TA1,Zahlung,Erfolgreich,Girocard,"41,00","0,41","40,59",14.06.2024,EUR
        14.06.2024,TA2,Zahlung,Erfolgreich,Girocard,"12,00","0,12","11,88",14.06.2024,EUR
        24.06.2024,TA3,Zahlung,Erfolgreich,Girocard,"28,00","0,28","27,72",24.06.2024,EUR
        """, count: 3, sums: ["EUR": "80.19"], first: "2024-06-14", last: "2024-06-24"),
    Export(
      name: "what a broker's client buys is positive beside withdrawals that are not",
      text: """
        Action,Time,ISIN,Ticker,No. of shares,Price / share,Total,Currency (Total)
        Deposit,2024-06-04 06:40:12,,,,,400.00,EUR
        Market buy,2024-06-06 13:31:05,IE00B0000001,ABC,1.5,140.00,210.00,EUR
        Card debit,2024-06-14 18:02:44,,,,,-24.00,EUR
        Market sell,2024-06-20 15:55:37,IE00B0000001,ABC,1.0,141.00,141.00,EUR
        Withdrawal,2024-06-24 08:20:51,,,,,-150.00,EUR
        """, count: 5, sums: ["EUR": "157.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "orders whose direction another column tells than that of the kinds",
      text: """
        Title,Type,Timestamp,Account Currency,Total Amount,Buy / Sell,Ticker,ISIN,Quantity
        Interest,INTEREST_FROM_CASH,2024-06-24T09:14:02.000Z,GBP,1.80,,,,
        Abc,ORDER,2024-06-20T10:22:31.512Z,GBP,410.00,BUY,ABC,GB0000000001,12.5
        Def,DIVIDEND,2024-06-14T15:00:00.000Z,GBP,41.00,,DEF,GB0000000002,
        Ghi,ORDER,2024-06-06T13:40:55.004Z,GBP,120.00,SELL,GHI,GB0000000003,30
        Top up,TOP_UP,2024-06-04T07:55:20.118Z,GBP,400.00,,,,
        """, count: 5, sums: ["GBP": "152.80"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "amounts of six decimals, with which the balance goes on once they are rounded",
      text: """
        Date;Category;Asset Currency;Cash Flow;Balance
        2024-06-24;Administrative fee;CHF;-2.410000;1.218160
        2024-06-14;Buy;CHF;-441.841100;3.628160
        2024-06-14;Buy;CHF;-2554.710740;445.469260
        2024-06-04;Deposit;CHF;3000.000000;3000.180000
        """, count: 4, sums: ["CHF": "1.04"], first: "2024-06-04", last: "2024-06-24", proof: .balances, closing: "1.22"
    ),
    Export(
      name: "fuel by the card of each vehicle, with the number of its bill",
      text: """
        Kundennummer;Kartennummer;Lieferdatum;Kennzeichen;Annahmestelle;Warenart;Menge;Einzelpreis netto;Netto EUR;MwSt. EUR;Brutto EUR;Rechnungsnummer
        441;700567****071;04.06.2024;HH-XY 210;Aral Autohof;Diesel;41,00;1,400;57,40;10,91;68,31;24-05
        441;700567****071;14.06.2024;HH-XY 210;Aral Autohof;AdBlue;12,00;0,650;7,80;1,48;9,28;24-05
        441;700567****081;24.06.2024;HH-XY 218;Aral Autohof;Diesel;28,00;1,400;39,20;7,45;46,65;24-05
        """, count: 3, sums: ["EUR": "-124.24"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "amounts abroad beside those of one currency, and no balance that tells which are the account's",
      text: """
        Timestamp (UTC),Transaction Description,Currency,Amount,To Currency,To Amount,Native Currency,Native Amount
        2024-06-24 18:02:11,Tesco Stores,GBP,-41.00,,,GBP,-41.00
        2024-06-20 09:44:50,Netflix.com,GBP,-12.00,,,GBP,-12.00
        2024-06-14 20:30:41,Bar Barcelona,EUR,-18.00,GBP,-15.40,GBP,-15.40
        2024-06-04 11:00:09,Topup,GBP,100.00,,,GBP,100.00
        """, count: 4, sums: ["EUR": "-18.00", "GBP": "47.00"], first: "2024-06-04", last: "2024-06-24",
      asks: ["columns"]),
  ]
}
