@testable import Statements

/// What loans pay back, what is held and what is owed by its name, and whose money a column beside it tells.
extension Export {
  static let repaid = loanParts + namedBalances + daysNotBooked + takenOfSellers + ofInvestors

  private static let loanParts = [
    Export(
      name: "payments of a loan written below zero, whose principal lowers what is owed",
      text: """
        "Date","Transaction Type","Amount","Principal","Interest","Late Fees","Unpaid Principal Balance"
        "06/21/2026","AutoPay Payment","-$180.00","-$139.71","-$40.29","$0.00","$8,933.21"
        "05/21/2026","AutoPay Payment","-$180.00","-$139.05","-$40.95","$0.00","$9,072.92"
        "04/21/2026","Payment - Online","-$400.00","-$358.39","-$41.61","$0.00","$9,211.97"
        """, count: 3, sums: ["": "637.15"], first: "2026-04-21", last: "2026-06-21", proof: .balances,
      closing: "-8933.21"),
    Export(
      name: "rates of a loan, parted into Tilgung and Zinsen",
      text: """
        Datum;Buchungstext;Rate;Tilgung;Zinsen;Restschuld
        30.06.2026;Rate Juni;650,00;320,10;329,90;90.120,40
        31.05.2026;Rate Mai;650,00;318,90;331,10;90.440,50
        30.04.2026;Rate April;650,00;317,70;332,30;90.759,40
        """, count: 3, sums: ["": "956.70"], first: "2026-04-30", last: "2026-06-30", proof: .balances,
      closing: "-90120.40"),
  ]

  private static let namedBalances = [
    Export(
      name: "a balance called Guthaben, which direct debits fill",
      text: """
        Buchungstag;Buchungstext;Betrag EUR;Bausparguthaben EUR
        ;Guthaben am 31.12.2025;;4.120,00
        02.01.2026;Sparbeitrag Lastschrift Januar;80,00;4.200,00
        02.02.2026;Sparbeitrag Lastschrift Februar;80,00;4.280,00
        02.03.2026;Sparbeitrag Lastschrift März;80,00;4.360,00
        01.04.2026;Sparbeitrag Lastschrift April;80,00;4.440,00
        30.06.2026;Kontoentgelt;-9,00;4.431,00
        """, count: 5, sums: ["EUR": "311.00"], first: "2026-01-02", last: "2026-06-30", proof: .balances,
      closing: "4431.00"),
    Export(
      name: "a credit card's balance without a sign, beside columns of charges and payments",
      text: """
        Banco del Bajio - Tarjeta de Credito Oro
        Fecha de corte:,31-MAR-26
        Saldo al corte:,"$1,143.86"

        Fecha Operacion,Fecha Cargo,Comercio,Cargos,Abonos
        06-MAR-26,06-MAR-26,LIBRERIA LEON,$593.50,
        14-MAR-26,15-MAR-26,TELEFONO,$219.50,
        18-MAR-26,18-MAR-26,SU PAGO GRACIAS SPEI,,"$1,500.00"
        26-MAR-26,27-MAR-26,TAXIS,$285.00,
        """, count: 4, sums: ["": "402.00"], first: "2026-03-06", last: "2026-03-26", closing: "-1143.86"),
    Export(
      name: "a credit card's balance in the holder's favour",
      text: """
        Banco del Bajio - Tarjeta de Credito Oro
        Saldo a favor al corte:,"$643.86"

        Fecha Operacion,Fecha Cargo,Comercio,Cargos,Abonos
        06-MAR-26,06-MAR-26,LIBRERIA LEON,$593.50,
        14-MAR-26,15-MAR-26,TELEFONO,$219.50,
        18-MAR-26,18-MAR-26,SU PAGO GRACIAS SPEI,,"$1,500.00"
        """, count: 3, sums: ["": "687.00"], first: "2026-03-06", last: "2026-03-18", closing: "643.86"),
    Export(
      name: "a column, of which no name tells, with the balance before each row",
      text: """
        "Tarehe","Aina","Maelezo","Kiasi (TZS)","Zilizopita","Salio"
        "2026-06-01 08:02:11","Malipo","JUMA","50,000","31,250","81,250"
        "2026-06-01 17:45:30","Lipa","DUKA","20,000","81,250","61,250"
        "2026-06-02 12:12:12","Tuma","ASHA","30,000","61,250","31,250"
        "2026-06-08 10:00:00","Malipo","KILIMO","120,000","31,250","151,250"
        """, count: 4, sums: ["TZS": "120000.00"], first: "2026-06-01", last: "2026-06-08", proof: .balances,
      closing: "151250.00"),
    Export(
      name: "currencies behind the numbers of two accounts, one of which is a word as well",
      text: """
        Consulta de movimientos

        Cuenta Soles;033-3317727;PEN
        Fecha;Movimiento;Cargo;Abono;Saldo
        ;SALDO INICIAL;;;210.35
        03/06/2026;LUZ;97.20;;113.15
        26/06/2026;HABERES;;1,120.00;1,233.15
        ;SALDO FINAL;;;1,233.15

        Cuenta Dólares;133-3317731;USD
        Fecha;Movimiento;Cargo;Abono;Saldo
        ;SALDO INICIAL;;;188.05
        04/06/2026;LIBROS;35.50;;152.55
        15/06/2026;CAMBIO;;30.00;182.55
        ;SALDO FINAL;;;182.55
        """, count: 4, sums: ["PEN": "1022.80", "USD": "-5.50"], first: "2026-06-03", last: "2026-06-26",
      proof: .balances),
  ]

  private static let daysNotBooked = [
    Export(
      name: "purchases whose day of booking is blank wait",
      text: """
        sep=;
        Account number;Purchase date;Booking text;Sector;Amount;Original currency;Rate;Currency;Debit;Credit;Booked
        4321 5678 9012;30.06.2026;BOOKS BASEL;Books;57.90;CHF;;CHF;57.90;;
        4321 5678 9012;27.06.2026;PHONE RENENS;Telecom;39.95;CHF;;CHF;39.95;;29.06.2026
        4321 5678 9012;20.06.2026;DIRECT DEBIT;;;CHF;;CHF;;318.75;20.06.2026
        4321 5678 9012;12.06.2026;AIR ATLANTA;Airlines;412.60;USD;0.9286;CHF;383.14;;14.06.2026
        4321 5678 9012;10.06.2026;LUNCH ZUERICH;Restaurants;14.80;CHF;;CHF;14.80;;13.06.2026
        """, count: 4, sums: ["CHF": "-119.14"], first: "2026-06-10", last: "2026-06-27", pending: 1),
    Export(
      name: "a tax that was held back is booked",
      text: """
        Fecha de operación;Fecha de valor;Concepto;Importe;Divisa
        26/06/2026;26/06/2026;Transferencia emitida ALQUILER;-650;EUR
        22/06/2026;22/06/2026;Retención IRPF intereses;-0,59;EUR
        22/06/2026;22/06/2026;Liquidación intereses cuenta;3,11;EUR
        01/06/2026;01/06/2026;Transferencia recibida NOMINA;1145,90;EUR
        """, count: 4, sums: ["EUR": "498.42"], first: "2026-06-01", last: "2026-06-26"),
    Export(
      name: "what was paid abroad, beside rows at home and a fee without a currency",
      text: """
        Kortnummer: 5413 **** **** 7720
        Datum	Bokfört	Specifikation	Ort	Valuta	Utl. belopp	Belopp
        2026-06-01	2026-06-03	BOKHANDEL	STOCKHOLM	SEK	0	212,30
        2026-06-04	2026-06-06	FLYG	DUBLIN	EUR	129,98	1 488,27
        2026-06-12	2026-06-13	KLÄDER RETUR	STOCKHOLM	SEK	0	-450,00
        2026-06-20	2026-06-21	PROGRAM	SAN FRANCISCO	USD	48,00	512,64
        2026-06-23	2026-06-24	APOTEK	UPPSALA	SEK	0	129,50
        2026-06-25	2026-06-26	ÅRSAVGIFT			0	395,00
        """, count: 6, sums: ["": "-2287.71"], first: "2026-06-01", last: "2026-06-25"),
  ]

  private static let takenOfSellers = [
    Export(
      name: "payments of others that a seller is credited, less the recipient's charge",
      text: """
        ID платежу;Номер замовлення;Дата створення;Статус;Дія;Сума;Валюта;Комісія отримувача;Сума до зарахування;Призначення
        2450011000;ORD-10;10.06.2026 09:00:11;Успішний;Платіж;200,00;UAH;3,00;197,00;Оплата замовлення
        2450011031;ORD-11;10.06.2026 10:07:11;Успішний;Платіж;350,00;UAH;5,25;344,75;Курс
        2450011186;ORD-16;12.06.2026 15:42:11;Неуспішний;Платіж;400,00;UAH;6,00;0,00;Курс
        2450011465;ORD-25;15.06.2026 13:45:11;Успішний;Повернення;-350,00;UAH;0,00;-350,00;Курс
        2450011589;ORD-29;16.06.2026 17:13:11;Очікує підтвердження;Платіж;350,00;UAH;5,25;0,00;Квіти
        2450011620;ORD-30;17.06.2026 18:20:11;Успішний;Платіж;120,00;UAH;1,80;118,20;Квіти
        """, count: 4, sums: ["UAH": "309.95"], first: "2026-06-10", last: "2026-06-17", pending: 1)
  ]

  private static let ofInvestors = [
    Export(
      name: "what an investor bought and sold, in Turkish, and the total of all amounts",
      text: """
        İşlem Tarihi;Menkul Kıymet;İşlem Türü;Adet;Fiyat;Tutar
        03.06.2026;ABCDE.E;ALIŞ;100;31,24;3.124,00
        10.06.2026;ABCDE.E;SATIŞ;40;33,00;1.320,00
        25.06.2026;FGHIJ.E;Temettü;;;125,00
        ;;;;Toplam;4.569,00
        """, count: 3, sums: ["": "-1679.00"], first: "2026-06-03", last: "2026-06-25"),
    Export(
      name: "what an investor bought and sold, in Japanese",
      text: """
        約定日,銘柄コード,銘柄名,取引,数量,単価,受渡金額
        2026/06/03,1001,会社,買,100,250,25000
        2026/06/12,1002,商店,売,50,300,15000
        2026/06/20,1001,会社,配当金,,,350
        """, count: 3, sums: ["": "-9650.00"], first: "2026-06-03", last: "2026-06-20"),
    Export(
      name: "what was sold, by its words in a row that is neither income nor expense",
      text: """
        交易时间,交易分类,交易对方,商品说明,收/支,金额,交易状态
        2026-06-12 21:32:14,日用百货,商店,用品,支出,49.70,交易成功
        2026-06-08 14:16:52,投资理财,基金公司,定期支付平衡基金-卖出至余额,不计收支,16.10,交易成功
        2026-06-05 14:16:52,餐饮,食堂,午餐,支出,20.00,交易成功
        2026-06-02 15:24:35,转账红包,朋友,转账,收入,228.50,交易成功
        """, count: 4, sums: ["": "174.90"], first: "2026-06-02", last: "2026-06-12"),
    Export(
      name: "orders whose direction a second column tells, which nothing else fills",
      text: """
        Title,Type,Timestamp,Account Currency,Total Amount,Buy / Sell,Ticker,Price per Share,Quantity
        Pears,ORDER,2026-05-28T14:40:22.000Z,GBP,40.21,BUY,PEAR,10.0525,4
        Pears,DIVIDEND,2026-05-23T07:10:00.000Z,GBP,1.15,,PEAR,,
        Withdrawal,WITHDRAWAL,2026-05-20T12:44:09.000Z,GBP,100.00,,,,
        Plums,FREESHARE_ORDER,2026-05-09T09:00:00.000Z,GBP,0.00,BUY,PLUM,,4
        Figs,ORDER,2026-05-08T10:15:31.000Z,GBP,118.06,SELL,FIGS,29.5150,4
        Top up,TOP_UP,2026-05-01T08:00:12.000Z,GBP,300.00,,,,
        """, count: 6, sums: ["GBP": "279.00"], first: "2026-05-01", last: "2026-05-28"),
  ]
}
