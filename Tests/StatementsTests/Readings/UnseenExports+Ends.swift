@testable import Statements
@testable import Values

extension Export {
  /// Lines of the statement among its rows, totals that tell directions, columns that only belong together.
  static let ends: [Export] = [
    Export(
      name: "the line of the statement on top of its rows, as wide as they are",
      text: """
        31-03-2025,01-03-2025,'22 1090 0000 0000 0001 0000 1111,"JAN KOT",PLN,"150,00","226,50",3,
        28-03-2025,28-03-2025,"OPŁATA",,,"-3,50","226,50",1,
        21-03-2025,20-03-2025,"ZAKUP",,,"-20,00","230,00",2,
        14-03-2025,14-03-2025,"WPŁYW",,,"100,00","250,00",3,
        """, count: 3, sums: ["PLN": "76.50"], first: "2025-03-14", last: "2025-03-28", proof: .balances,
      closing: "226.50"),
    Export(
      name: "tabs behind numbers, which commas part",
      text: """
        #账户明细
        记账日,交易日期,交易时间,支出,收入,账户余额,币种,摘要
        20250313\t,20250313\t,08:00:01,12.00,0.00,988.00,人民币,消费
        20250314\t,20250313\t,09:00:02,0.00,100.00,1088.00,人民币,工资
        20250315\t,20250315\t,10:00:03,8.00,0.00,1080.00,人民币,消费
        """, count: 3, sums: ["CNY": "80.00"], first: "2025-03-13", last: "2025-03-15", proof: .balances),
    Export(
      name: "year, month and day in columns of one name",
      text: """
        "口座番号","入払区分","取扱日付　年","取扱日付　月","取扱日付　日","取引名","金額","取引後残高"
        "1111111","出金","2025","03","13","手数料","110","890"
        "1111111","入金","2025","03","14","給与","2000","2890"
        "1111111","出金","2025","03","15","カード","500","2390"
        """, count: 3, sums: ["": "1390.00"], first: "2025-03-13", last: "2025-03-15", proof: .balances),
    Export(
      name: "signs and a currency as the names of two columns",
      text: """
        ID,Time (CET),Type,Details,[-] EUR,[+] EUR,Status,balance,Amount Sent,Currency sent
        1,13 Mar 25 10:05,Purchase,GAMES,12.00,,processed,988.00,10.10,GBP
        2,14 Mar 25 11:21,Receive Money,from Ann,,100.00,processed,1088.00,,
        3,15 Mar 25 12:39,Send Money,to Bob,30.00,,cancelled,1088.00,,
        4,16 Mar 25 12:39,Fee,Fee,3.00,,processed,1085.00,,
        """, count: 3, sums: ["EUR": "85.00"], first: "2025-03-13", last: "2025-03-16", proof: .balances),
    Export(
      name: "totals in many words in place of the day",
      text: """
        Ngày giao dịch,Thay đổi,Số tiền,Mô tả
        13/03/2025,-,"11,000",PHI
        14/03/2025,+,"200,000",LUONG
        15/03/2025,-,"30,000",MUA HANG
        Tổng số tiền ghi nợ,,"41,000",
        Tổng số tiền ghi có,,"200,000",
        """, count: 3, sums: ["": "159000.00"], first: "2025-03-13", last: "2025-03-15", proof: .totals),
    Export(
      name: "contributions and a charge",
      text: """
        Date,Description,Amount,AccountType
        2025-03-30,Service Charge,$-1.25,HSA
        2025-03-22,Individual Contribution,$210.00,HSA
        2025-03-08,Employer Contribution,$99.00,HSA
        """, count: 3, sums: ["": "307.75"], first: "2025-03-08", last: "2025-03-30"),
    Export(
      name: "a purchase and one brought back",
      text: """
        利用日,利用店名・商品名,利用者,支払方法,利用金額,支払手数料,支払総額
        2025/3/1,SHOP,本人,1回払い,3000,0,3000
        2025/3/3,SHOP ヘンピン,本人,1回払い,"▲1,200",0,"▲1,200"
        """, count: 2, sums: ["": "-1800.00"], first: "2025-03-01", last: "2025-03-03"),
    Export(
      name: "states as sentences",
      text: """
        Дата операции;Списание/Зачисление;Сумма в валюте счёта;Статус операции;Комментарий
        13.03.2025;Зачисление;410,00;Выполнено;перевод
        14.03.2025;Списание;-80,00;Выполнено;кофе
        15.03.2025;Зачисление;50,00;Операция отклонена;возврат
        16.03.2025;Списание;-20,00;В обработке;такси
        """, count: 2, sums: ["": "330.00"], first: "2025-03-13", last: "2025-03-14", pending: 1),
    Export(
      name: "an unknown state beside one that is booked and one that waits",
      text: """
        Date,Description,Amount,Status
        2025-03-13,Shop,-12.00,Completed
        2025-03-14,Wage,100.00,Completed
        2025-03-15,Cafe,-3.00,Pending
        2025-03-16,Rent,-50.00,Quibbled
        """, count: 3, sums: ["": "38.00"], first: "2025-03-13", last: "2025-03-16", pending: 1,
      asks: ["state Quibbled"]),
    Export(
      name: "totals of sections tell that they are spent",
      text: """
        Datum;Bokfört;Specifikation;Valuta;Utl. belopp;Belopp
        2025-03-13;2025-03-14;Butik;SEK;0;100
        ;;Summa utgifter/debiteringar;;;100

        Datum;Bokfört;Specifikation;Valuta;Utl. belopp;Belopp
        2025-03-15;2025-03-16;Kort;SEK;0;235
        2025-03-15;2025-03-16;Extrakort;SEK;0;95
        ;;Summa avgifter;;;330
        """, count: 3, sums: ["SEK": "-430.00"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "a card's balance as its purchases are written",
      text: """
        Account Type:,GOLD CREDIT CARD,,
        Statement Balance:,52.90,SGD,
        Transaction Date,Description,Local Currency Type,Transaction Amount(Local)
        ,Previous Balance,,40.00
        13 Mar 2025,SHOP,SGD,38.10
        14 Mar 2025,CAFE,SGD,26.74
        15 Mar 2025,PAYMT THRU E-BANK,SGD,-40.00
        """, count: 3, sums: ["SGD": "-24.84"], first: "2025-03-13", last: "2025-03-15", closing: "-52.90"),
    Export(
      name: "the scheme of a card in each row, in columns without names",
      text: """
        16 Mar 25,"CHEMIST",Mastercard,A USER,Shopping,,12.10
        15 Mar 25,"Payment By Direct Debit",n/a,A USER,,-40.00,
        14 Mar 25,"MARKET",Mastercard,A USER,Groceries,,8.20
        13 Mar 25,"CAFE",Mastercard,A USER,Restaurants,,4.70
        """, count: 4, sums: ["": "15.00"], first: "2025-03-13", last: "2025-03-16"),
    Export(
      name: "a broker's parts of a cent",
      text: """
        OFXHEADER:100
        DATA:OFXSGML

        <OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><CURDEF>USD<INVACCTFROM><BROKERID>b<ACCTID>1</INVACCTFROM>
        <INVTRANLIST><DTSTART>20250301<DTEND>20250331
        <INVBANKTRAN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20250313<TRNAMT>115.8349<FITID>1<NAME>IN</STMTTRN><SUBACCTFUND>CASH</INVBANKTRAN>
        <INVBANKTRAN><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20250314<TRNAMT>-15.005<FITID>2<NAME>OUT</STMTTRN><SUBACCTFUND>CASH</INVBANKTRAN>
        </INVTRANLIST></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1></OFX>
        """, count: 2, sums: ["USD": "100.82"], first: "2025-03-13", last: "2025-03-14", asks: ["decimals"]),
    Export(
      name: "dashes for the amount that each row lacks, parted by single blanks",
      text: """
        交易日期 交易時間 幣別 支出金額 存入金額 餘額 摘要
        2025/03/13 06:48:19 新臺幣 - 2,000.00 3,500.00 轉帳
        2025/03/14 01:22:03 新臺幣 120.00 - 3,380.00 放款
        2025/03/15 01:22:03 新臺幣 80.00 - 3,300.00 放款
        2025/03/16 10:42:56 新臺幣 - 1,100.00 4,400.00 轉帳
        """, count: 4, sums: ["TWD": "2900"], first: "2025-03-13", last: "2025-03-16", proof: .balances),
    Export(
      name: "names that nobody knows below a summary whose names everybody does",
      text: """
        INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE
        0.00;1,210.13;-200.00;1,010.13

        Qa;Qb;Qc;Qd;Qe
        13-03-2025;Transferencia enviada A;162018192302;-200.00;-200.00
        14-03-2025;Ganancia;1744720112053;0.13;-199.87
        15-03-2025;Transferencia recibida B;162553887082;1,210.00;1,010.13
        """, count: 3, sums: ["": "1010.13"], first: "2025-03-13", last: "2025-03-15", proof: .balances),
    Export(
      name: "minus in one column and plus in the other, below names that nobody knows",
      text: """
        Qa,Qb,Qc,Qd,Qe
        Qz,03/21/2025,"FILMS",17.99,
        Qz,03/19/2025,"GROCER",30.77,
        Qz,03/16/2025,"PAYMENT THANK YOU",,-200.05
        Qz,03/07/2025,"HARDWARE",41.98,
        """, count: 4, sums: ["": "109.31"], first: "2025-03-07", last: "2025-03-21"),
    Export(
      name: "figures filled up with zeros, and a plus in front of every balance",
      text: """
           13032025;SEGURO       ;00000000;0000000005000,00;;+0000000061836,00
           14032025;TEF A        ;00000000;;0000001000000,00;+0000001061836,00
           15032025;TARJETA      ;00000000;0000000900000,00;;+0000000161836,00
        """, count: 3, sums: ["": "95000.00"], first: "2025-03-13", last: "2025-03-15", proof: .balances),
  ]
}
