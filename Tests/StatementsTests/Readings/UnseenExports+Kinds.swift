@testable import Statements

/// Kinds, states and labels of cards, sellers and brokers.
extension Export {
  static let kinds = kindsOfCards + soldAndPaid + endsOfPeriods

  private static let kindsOfCards = [
    Export(
      name: "a credit card's kinds without a sign, which its own charges tell",
      text: """
        Transaction Date,Post Date,Description,Amount,Type,Status
        02/14/2026,,ALDER GROCER OMAHA NE,41.61,Purchase,Pending
        02/12/2026,02/13/2026,NIGHTMUSIC 877-555-0161 NY,9.99,Purchase,Posted
        02/10/2026,02/11/2026,HILL MARKET OMAHA NE,71.42,Purchase,Posted
        02/08/2026,02/10/2026,BOOKS ONLINE WA,24.96,Return,Posted
        02/05/2026,02/05/2026,ONLINE PAYMENT - THANK YOU,512.40,Payment,Posted
        01/31/2026,01/31/2026,INTEREST CHARGE ON CASH ADVANCES,1.18,Interest,Posted
        01/31/2026,01/31/2026,ANNUAL MEMBERSHIP FEE,75.00,Fee,Posted
        01/28/2026,01/29/2026,CASH ADV OMAHA ATM 0042,40.00,Cash Advance,Posted
        01/28/2026,01/29/2026,CASH ADVANCE FEE,8.00,Fee,Posted
        """, count: 8, sums: ["": "331.77"], first: "2026-01-28", last: "2026-02-12", pending: 1),
    Export(
      name: "the currency of each amount behind it, without a name",
      text: """
        Date,Time,Product,ISIN,Venue,Quantity,Price,,Local value,,Value,,Exchange rate,Fee,,Total,,Order ID
        15-01-2026,15:30,ORE INC,US0000000105,XNAS,10,"85,50",USD,"-855,00",USD,"-784,40",EUR,"1,0900","-2,00",EUR,"-786,40",EUR,abc-23
        01-03-2026,10:00,ORE INC,US0000000105,XNAS,-4,"80,00",USD,"320,00",USD,"294,39",EUR,"1,0870","-1,00",EUR,"293,39",EUR,abc-56
        """, count: 2, sums: ["EUR": "-493.01"], first: "2026-01-15", last: "2026-03-01"),
  ]

  private static let soldAndPaid = [
    Export(
      name: "what was sold, fees, postage and what is left, Japanese",
      text: """
        商品ID,商品名,購入完了日,商品代金,販売手数料,配送料,販売利益
        m10012034471,ラック,2026/02/03 21:14:09,5800,580,1450,3770
        m10020377410,漫画 1-20巻,2026/02/05 08:40:55,3200,320,1050,1830
        m10040192228,ソフト,2026/02/17 12:22:31,3980,398,210,3372
        """, count: 3, sums: ["": "8972.00"], first: "2026-02-03", last: "2026-02-17"),
    Export(
      name: "a processor's deposits to the bank, Spanish",
      text: """
        "Fecha","Operación","Moneda","Monto bruto","Comisión","IGV","Monto neto","Estado"
        "03/03/2026","Cargo con tarjeta","PEN","S/ 86.97","-S/ 3.17","-S/ 0.57","S/ 83.23","Aprobado"
        "14/03/2026","Cargo con tarjeta","PEN","S/ 65.76","-S/ 2.44","-S/ 0.44","S/ 62.88","Aprobado"
        "15/03/2026","Cargo con tarjeta","PEN","S/ 94.43","-S/ 3.35","-S/ 0.60","S/ 90.48","Rechazado"
        "16/03/2026","Depósito en cuenta","PEN","-S/ 140.00","S/ 0.00","S/ 0.00","-S/ 140.00","Depositado"
        """, count: 3, sums: ["PEN": "6.11"], first: "2026-03-03", last: "2026-03-16"),
    Export(
      name: "what came back of a purchase stands in its state and in a row of its own, Chinese",
      text: """
        交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号
        2026-09-06 10:36:14,商户消费,书店,书,支出,¥42.50,零钱,支付成功,4200000001
        2026-09-05 20:11:02,书店-退款,书店,书,收入,¥80.00,零钱,已全额退款,5000000001
        2026-09-04 20:10:02,商户消费,书店,书,支出,¥80.00,零钱,已退款￥80.00,4200000002
        """, count: 3, sums: ["CNY": "-42.50"], first: "2026-09-04", last: "2026-09-06"),
  ]

  private static let endsOfPeriods = [
    Export(
      name: "what is added to a debt and taken off it, Dutch",
      text: """
        Overzicht studieschuld;;;;
        Schuld op 01-01-2026;€ 4.100,00;;;
        Datum;Omschrijving;Bij (schuld);Af (schuld);Schuld
        24-01-2026;Lening januari;€ 210,00;;€ 4.310,00
        31-01-2026;Rente januari;€ 9,40;;€ 4.319,40
        10-02-2026;Extra aflossing;;€ 300,00;€ 4.019,40
        24-02-2026;Lening februari;€ 210,00;;€ 4.229,40
        """, count: 4, sums: ["EUR": "-129.40"], first: "2026-01-24", last: "2026-02-24", proof: .balances,
      closing: "-4229.40"),
    Export(
      name: "what is outstanding, with letters that say so",
      text: """
        Loan Account Statement,GL-0041
        Sl,Txn Date,Particulars,Debit,Credit,Outstanding
        1,12/11/2026,DISBURSEMENT GOLD LOAN,"85,000.00",,"85,000.00 Dr"
        2,12/11/2026,PROCESSING FEE,412.50,,"85,412.50 Dr"
        3,14/12/2026,ONLINE PAYMENT,,"2,000.00","83,412.50 Dr"
        """, count: 3, sums: ["": "-83412.50"], first: "2026-11-12", last: "2026-12-14", proof: .balances,
      closing: "-83412.50"),
    Export(
      name: "what is due in brackets behind the new balance, French",
      text: """
        Carte;Mastercard n° 5XXX 4521;;
        Date;Opération;Débit (€);Crédit (€)
        01/09/2026;Ancien solde;364,00;
        02/09/2026;MARCHE BORDEAUX;43,40;
        15/09/2026;PRLV SEPA REGLEMENT;;150,00
        17/09/2026;REMBOURSEMENT LIBRAIRIE;;19,00
        24/09/2026;STATION LORMONT;52,00;
        30/09/2026;Nouveau solde (montant dû);290,40;
        """, count: 4, sums: ["EUR": "73.60"], first: "2026-09-02", last: "2026-09-24", proof: .totals,
      closing: "-290.40"),
    Export(
      name: "what is owed at the end of the period, Swedish",
      text: """
        Köpdatum\tBokförd\tSpecifikation\tUtländskt belopp\tValuta\tBelopp SEK
        2026-03-01\t2026-03-03\tLIVS HELSINGBORG\t\t\t−542,18
        2026-03-02\t2026-03-03\tBRON\t310,00\tDKK\t−479,47
        2026-03-13\t2026-03-15\tBYGG RETUR\t\t\t249,00
        2026-03-28\t2026-03-28\tInbetalning bankgiro\t\t\t4 500,00

        Skuld vid periodens slut\t\t\t\t\t−1 160,53
        """, count: 4, sums: ["SEK": "3727.35"], first: "2026-03-01", last: "2026-03-28"),
    Export(
      name: "the balance of the period before, German",
      text: """
        Buchungsdatum;Buchungsart;Betrag brutto;Verkaufsprovision;MwSt. auf Provision;Auszahlungsbetrag
        01.06.2026;Verkauf;249,00 ;-32,37 ;-6,15 ;210,48 
        08.06.2026;Grundgebühr Juni;0,00 ;-39,95 ;0,00 ;-39,95 
        14.06.2026;Verkauf;34,90 ;-4,54 ;-0,86 ;29,50 
        ;;;;Saldo Vorperiode;12,40 
        """, count: 3, sums: ["": "200.03"], first: "2026-06-01", last: "2026-06-14"),
  ]
}
