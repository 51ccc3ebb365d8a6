import Values

@testable import Statements

extension Export {
  /// What was paid abroad beside what the account paid for it, and kinds that leave a direction open.
  static let abroad: [Export] = [
    Export(
      name: "an amount abroad without signs, which is that of the account in rows of its currency",
      text: """
        日期,商戶,貨幣,金額,入賬金額
        2025/02/13,BOOKS US,USD,25.00,-195.40
        2025/02/14,超市,HKD,61.50,-61.50
        2025/02/17,CAFE US,USD,8.00,-62.55
        """, count: 3, sums: ["": "-319.45"], first: "2025-02-13", last: "2025-02-17"),
    Export(
      name: "amounts abroad that a rate turns into those of the account, of which no row is in its currency",
      text: """
        利用日,利用店名,現地金額,通貨,換算レート,利用金額
        2025/02/13,BOOKS US,25.00,USD,150.00,3750
        2025/02/14,CAFE PARIS,10.00,EUR,162.00,1620
        2025/02/17,SHOP US,8.50,USD,151.00,1284
        """, count: 3, sums: ["": "-6654.00"], first: "2025-02-13", last: "2025-02-17"),
    Export(
      name: "kinds of rows that wait, in two words",
      text: """
        Datum;Umsatzart;Verwendungszweck;Betrag
        13.02.2025;Kartenzahlung;Laden;-21,00
        14.02.2025;Gutschrift;Gehalt;1600,00
        15.02.2025;Lastschrift;Miete;-710,00
        17.02.2025;Vorgemerkter Umsatz;Gas;-65,00
        18.02.2025;Reservierung;Hotel;-95,00
        """, count: 3, sums: ["": "869.00"], first: "2025-02-13", last: "2025-02-15", pending: 2),
    Export(
      name: "a payment among purchases and refunds, which may be onto a card",
      text: """
        Tarih;İşlem Tipi;Açıklama;Tutar
        13.02.2025;Alışveriş;Market;150,10
        14.02.2025;Alışveriş;Kafe;30,00
        15.02.2025;Ödeme;Borç ödemesi;1.100,00
        17.02.2025;İade;Mağaza;90,00
        """, count: 4, sums: ["": "-1190.10"], first: "2025-02-13", last: "2025-02-17", asks: ["direction Ödeme"]),
    Export(
      name: "a hold that expired gives nothing back",
      text: """
        Date,Merchant,Amount,Cancelled Amount,Status
        2025-02-13,Taxi,-23.40,,Approved
        2025-02-14,Book Shop,-34.90,,Approved
        2025-02-15,Hotel hold,,-120.00,Expired
        2025-02-18,Market,-60.00,,Approved
        """, count: 3, sums: ["": "-118.30"], first: "2025-02-13", last: "2025-02-18"),
    Export(
      name: "a column of amounts for each of three currencies, of which every row fills one",
      text: """
        Date,Details,GEL,USD,EUR
        13/02/2025,Shop,-22.10,,
        14/02/2025,Exchange,271.50,,
        14/02/2025,Exchange,,-100.00,
        15/02/2025,Hotel,,,-61.40
        17/02/2025,Client,,313.20,
        18/02/2025,Hotel,,,-22.00
        """, count: 6, sums: ["GEL": "249.40", "USD": "213.20", "EUR": "-83.40"], first: "2025-02-13",
      last: "2025-02-18"),
    Export(
      name: "a seller's balance, which falls by every fee",
      text: """
        Time,Transaction Type,Amount,Fee,Balance,Currency
        2025-02-13T08:11:00Z,merchant_payment,8400,84,148316,XOF
        2025-02-14T09:12:00Z,merchant_refund,-2500,0,145816,XOF
        2025-02-15T10:13:00Z,merchant_payment,2600,26,148390,XOF
        2025-02-17T11:14:00Z,bulk_payment,-11500,115,136775,XOF
        2025-02-18T12:15:00Z,merchant_refund,-900,0,135875,XOF
        """, count: 5, sums: ["XOF": "-4125"], first: "2025-02-13", last: "2025-02-18", proof: .balances),
    Export(
      name: "sums of either direction below the rows, in words that nobody knows",
      text: """
        Datum;Text;Betrag
        13.02.2025;Laden;-12,10
        14.02.2025;Lohn;1300,00
        14.02.2025;Anna;20,00
        15.02.2025;Laden;-22,40
        16.02.2025;Peter;30,00
        17.02.2025;Rad;-110,00
        Zugeflossen im Ganzen;;1350,00
        Abgeflossen im Ganzen;;144,50
        """, count: 6, sums: ["": "1205.50"], first: "2025-02-13", last: "2025-02-17"),
    Export(
      name: "an undated row of the amount of the one that came in",
      text: """
        Datum;Text;Betrag
        13.02.2025;Laden;-12,10
        14.02.2025;Lohn;1300,00
        15.02.2025;Laden;-22,40
        17.02.2025;Rad;-110,00
        ;Weiterleitung an das Sparkonto;-1300,00
        """, count: 4, sums: ["": "1155.50"], first: "2025-02-13", last: "2025-02-17", rejected: 1),
    Export(
      name: "what came in, and was passed on to the cent",
      text: """
        Date,Description,Amount
        13/02/2025,Anna Lind,1000.00
        14/02/2025,Peter Hall,150.00
        15/02/2025,Payment to landlord,-1150.00
        18/02/2025,Maria Gomez,80.00
        """, count: 4, sums: ["": "-80.00"], first: "2025-02-13", last: "2025-02-18", asks: ["sign"]),
    Export(
      name: "what may be drawn at either end",
      text: """
        Available balance on 01.02.2025,"1,000.00 ₸"
        Available balance on 28.02.2025,"1,155.50 ₸"

        Date,Text,Amount
        13.02.2025,Shop,-44.50 ₸
        14.02.2025,Wage,200.00 ₸
        """, count: 2, sums: ["KZT": "155.50"], first: "2025-02-13", last: "2025-02-14", proof: .totals,
      closing: "1155.50"),
    Export(
      name: "a last row with an account's number in place of its text, and a balance",
      text: """
        13/02/2025;-19,90;Carte;;CB MAGASIN 12/02/25;0;Divers
        14/02/2025;-65,00;Virement;0004127;VIR LOYER;0;
        17/02/2025;2400,00;Virement;;VIR PAIE;0;
        28/02/2025;3110,17;;;01834 071483K;;
        """, count: 3, sums: ["": "2315.10"], first: "2025-02-13", last: "2025-02-17", rejected: 1),
    Export(
      name: "a balance below the rows, in a column of texts",
      text: """
        Letzter Kontostand;;;;1.000,00;EUR
        Buchungstag;Wert;Umsatzart;Name;Verwendungszweck;Soll;Haben;Währung
        13.02.2025;13.02.2025;Lastschrift;Strom;Abschlag;-87,00;;EUR
        14.02.2025;14.02.2025;Gutschrift;Firma;Lohn;;1.300,00;EUR
        Kontostand;28.02.2025;;;2.213,00;;;EUR
        """, count: 2, sums: ["EUR": "1213.00"], first: "2025-02-13", last: "2025-02-14", proof: .totals,
      closing: "2213.00"),
    Export(
      name: "out of the account and onto it, in those words",
      text: """
        Datum;Beschreibung;Wertstellungsdatum;Aus dem Konto;Auf das Konto
        13.02.2025;Rabatt;13.02.2025;;15
        14.02.2025;Tankstelle;14.02.2025;60;
        17.02.2025;Laden;17.02.2025;120;
        """, count: 3, sums: ["": "-165.00"], first: "2025-02-13", last: "2025-02-17"),
    Export(
      name: "a payment of all that was bought before it",
      text: """
        date,amount,description
        "13/02/2025","€3.50","BOOKS"
        "14/02/2025","€12.00","CAFE"
        "28/02/2025","-€15.50","Payment"
        """, count: 3, sums: ["EUR": "0.00"], first: "2025-02-13", last: "2025-02-28"),
    Export(
      name: "what was paid out to a seller, of what it sold",
      text: """
        date,amount,description
        "13/02/2025","€3.50","Order 1017"
        "14/02/2025","€12.00","Order 1018"
        "28/02/2025","-€15.50","Payment"
        """, count: 3, sums: ["EUR": "0.00"], first: "2025-02-13", last: "2025-02-28", asks: ["sign"]),
    Export(
      name: "what a credit card alone charges, beside amounts without signs",
      text: """
        Trans Date,Post Date,Description,Amount
        "02/13/2025","02/14/2025","DELI",$ 6.10
        "02/14/2025","02/15/2025","MARKET",$ 41.50
        "02/28/2025","02/28/2025","Interest Charge on Purchases",$ 1.20
        """, count: 3, sums: ["": "-48.80"], first: "2025-02-13", last: "2025-02-28"),
    Export(
      name: "days that a date below the rows decides",
      text: """
        Date,Action,Amount
        02/03/2025,Contribution,120.00
        02/05/2025,Distribution,-44.00

        "Downloaded 02/28/2025, 9:11 AM"
        """, count: 2, sums: ["": "76.00"], first: "2025-02-03", last: "2025-02-05"),
    Export(
      name: "an instalment of the year before among days without a year, and the title of a second card's rows",
      text: """
        Data: 07/02/2025 12:28:27
        Situação da Fatura: PAGO
        ANNA LIND;;;7433
        Data;Histórico;Valor(US$);Valor(R$);
        04/02;PADARIA;0,00;20,50
        03/02;CAFETERIA;0,00;18,30
        02/02;LOJA;0,00;7,80
        28/05;LOJA 10/10;0,00;254,40
        15/01;SALDO ANTERIOR;0,00;900,00
        15/01;PAGTO. POR DEB EM C/C;0,00;-900,00
        ANNA LIND;;;1307
        Data;Histórico;Valor(US$);Valor(R$);
        03/02;LIVRARIA;0,00;41,20
        """, count: 6, sums: ["BRL": "557.80"], first: "2024-05-28", last: "2025-02-04"),
    Export(
      name: "states behind a sign that is no letter",
      text: """
        Data,Nome,Importo,Valuta,Stato
        "19 mar 2025, 21:10:05",Farmacia,"-12,40",EUR,❌ Annullato
        "19 mar 2025, 20:21:49",Treno,"-20,90",EUR,✅ Approvato
        "18 mar 2025, 19:05:31",Ricarica,"50,00",EUR,✅ Approvato
        """, count: 2, sums: ["EUR": "29.10"], first: "2025-03-18", last: "2025-03-19"),
    Export(
      name: "a first and a last row with an account's number in place of all texts, and balances",
      text: """
        01/02/2025;1489,60;;00451 098286A
        13/02/2025;-10;Carte;;CB MAGASIN 12/02/25;;0;Divers
        14/02/2025;350;Virement;;;VIR.PERMANENT ANNA;;
        15/02/2025;-16,90;Virement;;PRLV SEPA ASSURANCE;;;
        14/03/2025;43,10;;00451 098286A
        """, count: 3, sums: ["": "323.10"], first: "2025-02-13", last: "2025-02-15", rejected: 2),
    Export(
      name: "córdobas by their sign, which Canada shares",
      text: """
        Estado de cuenta tarjeta;4417-XXXX-XXXX-0926;;;
        Fecha;Referencia;Descripción;Monto C$;Monto US$
        13/02/2025;2554;LIBRERIA;0.00;2.50
        14/02/2025;9886;TIENDA;865.40;0.00
        15/02/2025;8282;TIENDA;657.20;0.00
        17/02/2025;8283;PAGO RECIBIDO GRACIAS;-600.00;0.00
        """, count: 4, sums: ["NIO": "-922.60", "USD": "-2.50"], first: "2025-02-13", last: "2025-02-17"),
    Export(
      name: "a bill that leaves out the payment of the one before",
      text: """
        Cartão Gold
        Data;Descrição;Valor (R$)
        13/02/2025;FARMACIA;86,20
        14/02/2025;PADARIA;192,40
        15/02/2025;PAGAMENTO DEBITO AUTOMATICO;-140,80
        17/02/2025;ESTORNO LOJA;-9,90

        ;Total da fatura;268,70
        """, count: 4, sums: ["BRL": "-127.90"], first: "2025-02-13", last: "2025-02-17"),
    Export(
      name: "what was bought and what was paid onto the card, in two currencies",
      text: """
        Tarjeta de Crédito,4571-XX-XXXX-2209
        Fecha,Descripción,Consumos RD$,Pagos RD$,Consumos US$,Pagos US$
        13/02/2025,LIBRERIA,"3,845.60",,,
        14/02/2025,PAGO RECIBIDO,,"8,200.00",,
        15/02/2025,TIENDA US,,,46.70,
        17/02/2025,PAGO RECIBIDO US,,,,60.00
        """, count: 4, sums: ["DOP": "4354.40", "USD": "13.30"], first: "2025-02-13", last: "2025-02-17"),
    Export(
      name: "a card by the name of its scheme and its limit, whose balances are owed",
      text: """
        Preferred Visa,,,
        Account ending 4410,,,
        Previous balance,,,702.30

        Trans. Date,Post Date,Description,Amount ($)
        02/13/2025,02/14/2025,DRUGSTORE,13.40
        02/14/2025,02/15/2025,GAS,130.50
        02/15/2025,02/15/2025,PAYMENT RECEIVED - THANK YOU,620.00-
        02/17/2025,02/18/2025,BOOKS,165.30

        New balance,,,391.50
        Credit limit,,,5000.00
        """, count: 4, sums: ["": "310.80"], first: "2025-02-13", last: "2025-02-17", proof: .totals),
    Export(
      name: "kinds of a card without signs, a payment and a reversal among them",
      text: """
        Tarjeta Mastercard *4410;;;;
        Fecha;Descripción;Tipo;Cuotas;Valor
        13/02/2025;LIBRERIA;Compra;1;$96.250
        14/02/2025;PAGO PSE;Pago;;$410.000
        15/02/2025;TIENDA;Compra;1;$62.300
        17/02/2025;REVERSO LIBRERIA;Reverso;;$38.450
        18/02/2025;CUOTA DE MANEJO;Cargo;;$27.990
        """, count: 4, sums: ["": "-596540.00"], first: "2025-02-13", last: "2025-02-18", rejected: 1,
      asks: ["direction Pago", "direction Reverso"]),
    Export(
      name: "a current account with what it may be overdrawn by below the rows",
      text: """
        Datum;Text;Betrag
        13.02.2025;Karl Meier;120,00
        14.02.2025;Ida Holm;80,00
        15.02.2025;Tom Berg;95,00
        17.02.2025;Stadtwerke;-60,00
        18.02.2025;Ute Falk;110,00

        Kreditrahmen: 2.000,00 EUR
        """, count: 5, sums: ["": "345.00"], first: "2025-02-13", last: "2025-02-18", asks: ["sign"]),
    Export(
      name: "what a card charges, given back beside purchases with a minus",
      text: """
        Date,Description,Amount
        13/02/2025,MILLER,-20.50
        14/02/2025,FUEL,-45.00
        15/02/2025,CASH ADVANCE FEE,6.00
        15/02/2025,BALANCE TRANSFER FEE,9.00
        17/02/2025,SHOP,-8.00
        """, count: 5, sums: ["": "-58.50"], first: "2025-02-13", last: "2025-02-17", asks: ["sign"]),
    Export(
      name: "a row without its day that is the sum of others, and describes something",
      text: """
        Date,Details,Amount
        13/02/2025,Tenant,100.00
        14/02/2025,Tenant,120.00
        15/02/2025,Tenant,80.00
        17/02/2025,Shop,-20.00
        unknown,Deposit from tenant,300.00
        """, count: 4, sums: ["": "280.00"], first: "2025-02-13", last: "2025-02-17", rejected: 1,
      asks: ["sign"]),
    Export(
      name: "a card's payment of all that was bought before it",
      text: """
        Card ending 4410
        date,amount,description
        "13/02/2025","€3.50","BOOKS"
        "14/02/2025","€12.00","CAFE"
        "28/02/2025","-€15.50","Payment"
        """, count: 3, sums: ["EUR": "0.00"], first: "2025-02-13", last: "2025-02-28"),
    Export(
      name: "what was bought and which bills were paid from a wallet",
      text: """
        Fecha,Detalle,Compras,Pagos
        13/02/2025,Supermercado,1520.50,
        14/02/2025,Luz,,8400.00
        17/02/2025,Kiosco,350.00,
        18/02/2025,Gas,,5200.00
        """, count: 2, sums: ["": "13600.00"], first: "2025-02-14", last: "2025-02-18", rejected: 2,
      asks: ["sign"]),
  ]
}
