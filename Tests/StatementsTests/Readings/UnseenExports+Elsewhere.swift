@testable import Statements
@testable import Values

extension Export {
  /// Signs that words contradict, currencies of other columns, grouping by lakhs: from Asia, Africa and the North.
  static let elsewhere: [Export] = contradictions + otherColumns + southAsia + charges + twoCurrencies + dressings

  private static let contradictions: [Export] = [
    Export(
      name: "a minus in one of the rows that are all called debit",
      text: """
        Transaction Date,Value Date,Transaction Description,Amount,Debit/Credit
        15/07/2024,15/07/2024,MUZIK BULANAN,15.90-,DR
        20/07/2024,20/07/2024,WAYANG.COM,55.00,DR

        """, count: 2, sums: ["": "-70.90"], first: "2024-07-15", last: "2024-07-20", asks: ["sign"]),
    Export(
      name: "a minus that undoes what its word says, as told",
      text: """
        Date,Text,Amount,D/C
        13/03/2024,Shop,12.00,D
        14/03/2024,Shop,-12.00,D
        15/03/2024,Wage,100.00,C

        """, count: 3, sums: ["": "100.00"], first: "2024-03-13", last: "2024-03-15",
      hints: ReadingHints(answers: ["sign": "reversals"])),
    Export(
      name: "parentheses beside amounts of which only credits have a mark",
      text: """
        Posting Date,Merchant,Amount (SGD)
        2024-03-20,SEAFOOD,120.00
        2024-03-21,PAYMENT - THANK YOU,500.00 CR
        2024-03-22,PHARMACY,(23.50)

        """, count: 3, sums: ["SGD": "403.50"], first: "2024-03-20", last: "2024-03-22"),
    Export(
      name: "a minus where every other amount has a mark",
      text: """
        Date,Text,Amount
        13/03/2024,Shop,-12.00
        14/03/2024,Wage,100.00 CR

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "incoming and outgoing in Russian, and more that comes in",
      text: """
        Дата операции;Статус;Сумма операции;Валюта операции;Категория;Описание
        17.08.2024;OK;-1000,00;RUB;Переводы;Исходящий
        17.08.2024;OK;34000,00;RUB;Переводы;Входящий
        17.08.2024;OK;2600,00;RUB;Переводы;Входящий от друга

        """, count: 3, sums: ["RUB": "35600.00"], first: "2024-08-17", last: "2024-08-17"),
    Export(
      name: "a word for payments either way never turns the signs",
      text: """
        Ngày giao dịch,Nội dung,Số tiền
        2024-05-10,Thanh toan hoa don 12 cho Cong ty A,25000000
        2024-05-11,Tien dien,-500000
        2024-05-12,Thanh toan don hang 7 Cong ty B,100000000

        """, count: 3, sums: ["": "-124500000.00"], first: "2024-05-10", last: "2024-05-12", asks: ["sign"]),
  ]

  private static let otherColumns: [Export] = [
    Export(
      name: "a currency beside what one row cost abroad is not that of all",
      text: """
        Datum,Tid,Titel,Belopp,Balans,Utländska belopp
        2024-08-15,21:30,Avgift,"-39,00","13 034,28",
        2024-08-15,08:38,Plan,"-119,00","13 073,28",
        2024-08-13,20:12,Affär,"-5 058,13","13 192,28","-456,30 EUR"

        """, count: 3, sums: ["": "-5216.13"], first: "2024-08-13", last: "2024-08-15", proof: .balances),
    Export(
      name: "a currency in brackets of full width",
      text: """
        取引日,出金金額（円）,入金金額（円）,変換レート（円）,取引内容
        2024/12/13 14:46:28,-,6,-,ポイントの獲得
        2024/12/13 14:46:27,550,-,-,支払い

        """, count: 2, sums: ["JPY": "-544"], first: "2024-12-13", last: "2024-12-13"),
    Export(
      name: "spent at home and abroad, in two columns that the header calls so",
      text: """
        이용일,이용하신곳,"국내이용금액\n(KRW)","해외이용금액\n(USD)",할부
        2024-05-15,카페,4500,0,일시불
        2024-05-16,마트,"32,000",0,3개월
        2024-05-17,SHOP,0,12.5,일시불
        2024-05-18,서점,-7000,0,일시불
        총계,,"29,500",12.5,

        """, count: 4, sums: ["KRW": "-29500", "USD": "-12.50"], first: "2024-05-15", last: "2024-05-18"),
    Export(
      name: "local and foreign amounts whose headers say nothing else",
      text: """
        Date,Shop,Local (KRW),Abroad (USD)
        2024-05-15,Cafe,-4500,0
        2024-05-16,Market,-32000,0
        2024-05-17,Program,0,-12.5
        2024-05-18,Books,-7000,0

        """, count: 4, sums: ["KRW": "-43500", "USD": "-12.50"], first: "2024-05-15", last: "2024-05-18"),
    Export(
      name: "a month without amounts abroad",
      text: """
        Date,Shop,Local (KRW),Abroad (USD)
        2024-06-15,Cafe,-4800,0
        2024-06-16,Market,-31000,0

        """, count: 2, sums: ["KRW": "-35800"], first: "2024-06-15", last: "2024-06-16"),
    Export(
      name: "the currency that the amount's own header names, not that of a column before it",
      text: """
        Date,Text,Limit (USD),Amount (EUR)
        2024-05-15,Cafe,900.00,-4.50
        2024-05-16,Market,900.00,-32.00
        2024-05-17,Wage,900.00,100.00

        """, count: 3, sums: ["EUR": "63.50"], first: "2024-05-15", last: "2024-05-17"),
  ]

  private static let southAsia: [Export] = [
    Export(
      name: "days up to twelve beside amounts that are grouped by lakhs",
      text: """
        Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance
        01/09/24,NEFT CR MEHTA TRADERS,01/09/24,,"1,23,456.78",N1,"12,03,456.78"
        02/09/24,IMPS RAO FOODS,02/09/24,,"98,000.00",,"13,01,456.78"

        """, count: 2, sums: ["": "221456.78"], first: "2024-09-01", last: "2024-09-02", proof: .balances)
  ]

  /// Charges beside amounts, zeros in the other half of a pair, and signs that an encoding lost.
  private static let charges: [Export] = [
    Export(
      name: "a charge on top of money out, which the balance proves",
      text: """
        SL,Trx ID,Transaction Date,Trx Type,In,Out,Charge,Balance
        1,ABC1,2024-03-15 10:11:12,Send Money,,500.00,5.00,1495.00
        2,ABC2,2024-03-16 10:11:12,Cash In,1000.00,,,2495.00
        3,ABC3,2024-03-17 10:11:12,Cash Out,,2000.00,37.00,458.00

        """, count: 3, sums: ["": "-1542.00"], first: "2024-03-15", last: "2024-03-17", proof: .balances),
    Export(
      name: "a fee in the first row alone, which no balance before it can tell",
      text: """
        Id,Date,Type,To name,Amount,Currency,Fee,Balance
        101,2024-03-15 10:11:12,Transfer,KOFI,-500.00,GHS,5.00,1495.00
        102,2024-03-16 10:11:12,Transfer,ME,1000.00,GHS,0.00,2495.00
        103,2024-03-17 10:11:12,Transfer,AMA,-100.00,GHS,0.00,2395.00

        """, count: 3, sums: ["GHS": "400.00"], first: "2024-03-15", last: "2024-03-17", proof: .balances,
      asks: ["fee"]),
    Export(
      name: "a fee in the first row alone, which the amount in the other currency has not",
      text: """
        "Дата i час операції","Деталі операції","Сума в валюті картки (UAH)","Сума в валюті операції",Валюта,\
        "Сума комісій (UAH)","Залишок після операції"
        "15.03.2024 10:11:12","Крамниця",-250.5,-250.5,UAH,—,9749.5
        "14.03.2024 10:11:12","Готель",-4000.0,-100.0,EUR,—,10000.0
        "13.03.2024 10:11:12","Готівка",-1010.0,-1000.0,UAH,10.0,14000.0

        """, count: 3, sums: ["UAH": "-5260.50"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "zeros where the other column of a pair has the amount, beside the amount in another currency",
      text: """
        Date,Account,Category,Expense amount,Income amount,Currency,In main currency,Main currency
        7/15/24,Cash,Food,12.50,0,EUR,12.50,EUR
        7/16/24,Bank,Salary,0,"1,500.00",EUR,"1,500.00",EUR

        """, count: 2, sums: ["EUR": "1487.50"], first: "2024-07-15", last: "2024-07-16"),
    Export(
      name: "outcome and income, each in its own currency",
      text: """
        date;categoryName;payee;outcomeAccountName;outcome;outcomeCurrencyShortTitle;incomeAccountName;income;incomeCurrencyShortTitle
        2024-07-15;Food;Shop;Card;1250,50;RUB;Card;0;RUB
        2024-07-16;Salary;Firm;Card;0;RUB;Card;50000;RUB

        """, count: 2, sums: ["RUB": "48749.50"], first: "2024-07-15", last: "2024-07-16"),
    Export(
      name: "a foreign amount with its currency beside zeros, on a card whose credits are marked",
      text: """
        "Date","Sr.No.","Transaction Details","Intl.Amount","Amount(in Rs)","BillingAmountSign"
        "15/03/2024","1","BOOKS","0","1250.00",""
        "18/03/2024","2","PAYMENT","0","5000.00","CR"
        "19/03/2024","3","SOFTWARE","20.00 USD","1700.50",""

        """, count: 3, sums: ["": "2049.50"], first: "2024-03-15", last: "2024-03-19"),
    Export(
      name: "a question mark where a minus was lost",
      text: """
        Datum;Typ;Beskrivning;Belopp in;Belopp ut;Valuta
        28.07.2024;Köp;Inbetalning;15 400,00;;SEK
        27.07.2024;Köp;Verkstad;;?1 243,01;SEK
        23.07.2024;Köp;Affär;;?588,25;SEK

        """, count: 3, sums: ["SEK": "13568.74"], first: "2024-07-23", last: "2024-07-28"),
    Export(
      name: "a question mark beside minus signs, in place of something else",
      text: """
        Date,Description,Amount
        2024-03-15,FOOD,?500.00
        2024-03-16,WAGE,1500.00
        2024-03-17,RENT,-800.00
        2024-03-18,BOOKS,-80.00

        """, count: 3, sums: ["": "620.00"], first: "2024-03-16", last: "2024-03-18", rejected: 1),
    Export(
      name: "question marks where the sign of a currency was lost",
      text: """
        Date,Description,Money In,Money Out,Balance
        2024-03-15,FOOD,,?500.00,"?9,500.00"
        2024-03-16,WAGE,"?1,500.00",,"?11,000.00"
        2024-03-17,RENT,,?800.00,"?10,200.00"

        """, count: 3, sums: ["": "200.00"], first: "2024-03-15", last: "2024-03-17"),
  ]

  private static let twoCurrencies: [Export] = [
    Export(
      name: "a pair of columns for each of two currencies",
      text: """
        Fecha,Concepto,Débito CRC,Crédito CRC,Débito USD,Crédito USD
        15/03/2024,TIENDA,12500.00,,,
        16/03/2024,PAGO,,50000.00,,
        17/03/2024,LIBROS,,,25.00,
        18/03/2024,ABONO,,,,100.00

        """, count: 4, sums: ["CRC": "37500.00", "USD": "75.00"], first: "2024-03-15", last: "2024-03-18"),
    Export(
      name: "a pair of columns for each of two currencies, filled with zeros",
      text: """
        Date;Details;Debit (USD);Credit (USD);Debit (LBP);Credit (LBP)
        15/03/2024;Shop;20.00;0.00;0.00;0.00
        16/03/2024;Wage;0.00;0.00;0.00;1500000.00
        17/03/2024;Rent;0.00;0.00;250000.00;0.00

        """, count: 3, sums: ["USD": "-20.00", "LBP": "1250000.00"], first: "2024-03-15", last: "2024-03-17"),
  ]

  /// Bars in dresses, and words where ids are expected.
  private static let dressings: [Export] = [
    Export(
      name: "bars between tildes",
      text: """
        Transaction type~|~Customer~|~DATE~|~Description~|~AMT~|~Debit / Credit
        Domestic~|~A B~|~15/03/2024 10:11:12~|~BOOKS~|~ 1,250.00 ~|~\u{20}
        Domestic~|~A B~|~18/03/2024 00:00:00~|~PAYMENT RECEIVED~|~ 5,000.00 ~|~Cr
        International~|~A B~|~19/03/2024 00:00:00~|~SOFT~WARE~|~ 1,700.50 ~|~\u{20}

        """, count: 3, sums: ["": "2049.50"], first: "2024-03-15", last: "2024-03-19"),
    Export(
      name: "HOLD in place of an id",
      text: """
        Дата;Референс;Описание;Сумма
        05.03.2026;HOLD;Магазин;-500
        16.03.2026;CRD_1;Магазин;-700
        17.03.2026;CRD_2;Зарплата;50000

        """, count: 2, sums: ["": "49300.00"], first: "2026-03-16", last: "2026-03-17", pending: 1),
  ]
}
