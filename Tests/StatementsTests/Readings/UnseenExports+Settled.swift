@testable import Statements

/// What sellers are paid: amounts before and after what is taken from them, and the words of their processors.
extension Export {
  static let settled = afterCharges + wordsOfKinds + besideRows + notOfSellers

  private static let notOfSellers = [
    Export(
      name: "a transfer in a bank's column of kinds is no payout",
      text: """
        Date;Type;Libellé;Montant
        02/03/2026;Virement;SALAIRE MARS;1900,00
        13/03/2026;Carte;SUPERETTE;41,00
        14/03/2026;Carte;LIBRAIRIE;12,00
        """, count: 3, sums: ["": "1847.00"], first: "2026-03-02", last: "2026-03-14", asks: ["direction Virement"]),
    Export(
      name: "one's own code of business in all rows says nothing",
      text: """
        Date,Merchant ID,Merchant,MCC,Details,Amount
        2026-03-14,M1,CAFE NORTH,5812,batch 1 12 sales,500.00
        2026-03-15,M1,CAFE NORTH,5812,batch 2 10 sales,410.00
        2026-03-16,M1,CAFE NORTH,5812,batch 3 14 sales,620.00
        """, count: 3, sums: ["": "-1530.00"], first: "2026-03-14", last: "2026-03-16", asks: ["sign"]),
    Export(
      name: "sales and refunds without signs, beside the brands of the customers' cards",
      text: """
        Date,Type,Gross,Fee,Net,Card brand
        2026-03-02,Sale,51.00,1.75,49.25,Visa
        2026-03-03,Refund,21.00,0.90,20.10,Visa
        2026-03-13,Sale,21.00,0.90,20.10,Visa
        2026-03-14,Sale,31.00,1.20,29.80,Visa
        """, count: 4, sums: ["": "79.05"], first: "2026-03-02", last: "2026-03-14"),
    Export(
      name: "a transfer is how customers paid",
      text: """
        REFERENCE,AMOUNT,SETTLED_AMOUNT,FEE,CURRENCY,PAID_ON,CUSTOMER_NAME,PAYMENT_METHOD
        A1,4000.00,3940.00,60.00,NGN,2024-11-22T10:30:00,Ada Obi,ACCOUNT_TRANSFER
        A2,12000.50,11820.25,180.25,NGN,2024-11-22T14:45:00,Ken Eze,CARD
        A3,7000.00,6895.00,105.00,NGN,2024-11-23T09:15:00,Uma Ike,ACCOUNT_TRANSFER
        """, count: 3, sums: ["NGN": "22655.25"], first: "2024-11-22", last: "2024-11-23"),
  ]

  private static let afterCharges = [
    Export(
      name: "what was settled is less by a charge and its tax",
      text: """
        event_type,event_amount,event_settlement_amount,sale_type,event_time,event_currency,service_charge,service_tax
        PAYMENT,1000.00,976.40,CREDIT,2024-07-03 11:20:41,INR,20.00,3.60
        PAYMENT,400.00,390.56,CREDIT,2024-07-03 15:02:10,INR,8.00,1.44
        REFUND,400.00,400.00,DEBIT,2024-07-04 18:12:55,INR,0.00,0.00
        PAYMENT,2500.00,2441.00,CREDIT,2024-07-05 20:31:07,INR,50.00,9.00
        """, count: 4, sums: ["INR": "3407.96"], first: "2024-07-03", last: "2024-07-05"),
    Export(
      name: "the credited amount stands before that of the purchase",
      text: """
        Datum Überweisung;Transaktionsgebühr;Gutgeschriebener Betrag;Betrag Transaktion;Währung;Typ
        04.11.2024;0.40;29.60;30.00;CHF;Zahlung
        06.11.2024;0.15;11.35;11.50;CHF;Zahlung
        15.11.2024;1.05;79.95;81.00;CHF;Zahlung
        """, count: 3, sums: ["CHF": "120.90"], first: "2024-11-04", last: "2024-11-15"),
    Export(
      name: "debit and credit below the kind of card are no directions",
      text: """
        Fecha Venta;Hora;Tipo de Tarjeta;Tipo de Venta;Monto Venta;Comisión + IVA;Monto a Abonar;Fecha Abono
        02/10/2024;10:21;Débito;Venta;$16.000;$240;$15.760;04/10/2024
        02/10/2024;18:47;Crédito;Venta;$42.000;$780;$41.220;04/10/2024
        18/10/2024;12:33;Prepago;Venta;$7.000;$105;$6.895;21/10/2024
        25/10/2024;20:05;Crédito;Venta;$120.000;$2.200;$117.800;28/10/2024
        """, count: 4, sums: ["": "181675.00"], first: "2024-10-02", last: "2024-10-25"),
    Export(
      name: "a deduction makes the net amount, and a refund is no purchase of a card",
      text: """
        İşlem Tipi;Sipariş No;İşlem Tarihi;Kart No;İşlem Tutarı;Kesinti Tutarı;Net Tutar;Para Birimi
        Satış;W1101;05.03.2024 10:12:44;454360******1200;400,00;12,00;388,00;TL
        İade;W1102;11.03.2024 09:05:21;454360******1202;-400,00;-12,00;-388,00;TL
        Satış;W1103;18.03.2024 22:17:50;454360******1203;91,00;2,75;88,25;TL
        Satış;W1104;26.03.2024 13:33:08;454360******1204;2.350,00;70,10;2.279,90;TL
        """, count: 4, sums: ["TRY": "2368.15"], first: "2024-03-05", last: "2024-03-26"),
    Export(
      name: "a payment that failed has neither a fee nor a net amount",
      text: """
        Order ID;Дата створення;Сума;Валюта;Комісія отримувача;Сума до зарахування;Статус;Опис
        11-0;02.09.2024 08:41:12;1000.00;UAH;27.50;972.50;успішно;Оплата замовлення №11
        12-1;05.09.2024 19:03:40;350.00;UAH;9.63;340.37;успішно;Оплата замовлення №12
        13-2;06.09.2024 10:15:01;700.00;UAH;0.00;0.00;неуспішно;Оплата замовлення №13
        14-3;16.09.2024 14:00:09;2100.00;UAH;57.75;2042.25;успішно;Оплата замовлення №14
        """, count: 3, sums: ["UAH": "3355.12"], first: "2024-09-02", last: "2024-09-16"),
    Export(
      name: "a total before the fee, and refunds of which the fee is given back",
      text: """
        Datum;Transaktionsart;Status;Kartentyp;Betrag inkl. MwSt.;MwSt.-Betrag;Trinkgeld;Gebühr;Auszahlung;Auszahlungsdatum
        16.05.2026 11:42;Umsatz;Erfolgreich;VISA;19,50;1,28;0,00;0,27;19,23;18.05.2026
        16.05.2026 12:08;Umsatz;Erfolgreich;MASTERCARD;41,00;2,68;0,00;0,57;40,43;18.05.2026
        16.05.2026 12:55;Umsatz;Fehlgeschlagen;GIROCARD;27,00;1,77;0,00;0,00;0,00;
        17.05.2026 10:20;Umsatz;Erfolgreich;VISA;9,00;0,59;0,00;0,13;8,87;19.05.2026
        17.05.2026 13:31;Rückerstattung;Erfolgreich;MASTERCARD;-41,00;-2,68;0,00;-0,57;-40,43;19.05.2026
        """, count: 4, sums: ["": "28.10"], first: "2026-05-16", last: "2026-05-17"),
    Export(
      name: "payouts beside sales, whose rows repeat the gross amount and the fee",
      text: """
        Date,Réf. transaction,Type de transaction,Type de carte,Description,Montant total,Tip amount,Frais,Virement,Payout ID
        2025-12-23 11:44:43,X1,Sale,VISA,personnalisé,22.00,0.0,0.55,21.45,
        2025-12-23 11:45:02,X1,Virement,,,22.00,,0.55,21.45,1234567
        2025-12-20 11:49:58,X2,Sale,MASTERCARD,personnalisé,45.0,0.0,1.13,43.87,
        2025-12-20 11:50:11,X2,Virement,,,45.0,,1.13,43.87,1234568
        """, count: 4, sums: ["": "130.64"], first: "2025-12-20", last: "2025-12-23", asks: ["sign"]),
  ]

  private static let wordsOfKinds = [
    Export(
      name: "cash that comes in from a sale, and goes out to buy",
      text: """
        Order date,Completion date,Transaction type,Investments,Product Wrapper,Source investment,Amount,Quantity,Price per unit
        28 Mar 2024,28 Mar 2024,Service Fee,Cash,ISA,,"4.40",4.40,1
        14 Mar 2024,14 Mar 2024,Cash In From Sell,Cash,ISA,,"1,200.00",1200.00,1
        5 Mar 2024,6 Mar 2024,Cash Out For Buy,Cash,ISA,,"250.00",250.00,1
        4 Mar 2024,4 Mar 2024,Cash In Regular Savings Plan,Cash,ISA,,"250.00",250.00,1
        """, count: 4, sums: ["": "1195.60"], first: "2024-03-04", last: "2024-03-28"),
    Export(
      name: "notes of credit and debit",
      text: """
        Fecha;Documento;Descripción Motivo;Transacción;Valor Cheque;Valor Total
        02/05/2025;1201;Pago Nomina;Notas Crédito;$ 0,00;$ 4.200.000,00
        05/05/2025;1202;Compra POS Mercado;Notas Débito;$ 0,00;$ 180.000,00
        20/05/2025;1203;Retiro Cajero;Retiro;$ 0,00;$ 300.000,00
        23/05/2025;1204;Consignación en Efectivo;Depósito;$ 0,00;$ 600.000,00
        """, count: 4, sums: ["": "4320000.00"], first: "2025-05-02", last: "2025-05-23"),
    Export(
      name: "tolls on the day on which they are debited",
      text: """
        REF;DATA ENTRADA;ENTRADA;DATA SAÍDA;SAÍDA;IMPORTÂNCIA;TAXA IVA;OPERADOR;TIPO;DATA DÉBITO;CARTÃO
        1;2024-05-03;Norte;2024-05-03;Sul;5,20;23;Auto;Portagens;2024-05-06;****4410
        2;;;2024-05-11;Ponte;2,10;23;Ponte;Portagens;2024-05-13;****4410
        3;;;2024-05-18;Parque;3,70;23;Parques;Parques de estacionamento;2024-05-20;****4410
        4;2024-05-22;Norte;2024-05-22;Sul;5,20;23;Auto;Portagens;2024-05-24;****4410
        5;2024-05-25;Sul;2024-05-25;Norte;5,20;23;Auto;Portagens;2024-05-27;****4410
        """, count: 5, sums: ["": "-21.40"], first: "2024-05-06", last: "2024-05-27"),
    Export(
      name: "codes of lines of business are those of purchases",
      text: """
        Дата i час операції,Деталі операції,MCC,Сума в валюті картки (UAH),Залишок після операції
        01.04.2022 05:27:35,Нарахування,4829,20.00,9000.00
        01.04.2022 15:46:23,Крамниця,5817,-430.00,48000.00
        13.05.2022 17:07:45,Виведення,4829,370.00,66000.00
        14.05.2023 17:30:36,Таксі Місто,4121,-180,100000
        """, count: 4, sums: ["UAH": "-220.00"], first: "2022-04-01", last: "2023-05-14"),
  ]

  private static let besideRows = [
    Export(
      name: "a number in the column of currencies of a row that is shifted",
      text: """
        Time,Category,Amount,Currency,Cash Balance
        2024-03-13,deposits,,500,EUR
        2024-03-14,Card payment,-12.00,EUR,488.00
        2024-03-15,Card payment,-8.00,EUR,480.00
        2024-03-18,Salary,900.00,EUR,1380.00
        """, count: 3, sums: ["EUR": "880.00"], first: "2024-03-14", last: "2024-03-18", rejected: 1),
    Export(
      name: "the symbol of a fund above the table is no currency",
      text: """
        Account Number,Investment Name,Symbol,Shares,Share Price,Total Value,
        12345678,TOTAL BOND FUND,BND,82.1000,72.00,5911.20,

        Account Number,Trade Date,Transaction Type,Investment Name,Symbol,Shares,Share Price,Net Amount,
        12345678,03/14/2024,Funds Received,CASH,,0.0000,0.00,1500.00,
        12345678,03/15/2024,Buy,TOTAL STOCK FUND,VTI,5.0000,255.00,-1275.00,
        12345678,03/21/2024,Dividend,TOTAL BOND FUND,BND,0.0000,0.00,18.40,
        12345678,03/21/2024,Reinvestment,TOTAL BOND FUND,BND,0.2500,73.60,-18.40,
        """, count: 4, sums: ["": "225.00"], first: "2024-03-14", last: "2024-03-21"),
    Export(
      name: "pockets of four currencies, with the balances of all at either end",
      text: """
        Date,Details,GEL,USD,EUR,GBP
        01/11/2025,Balance,210.00,90.00,0.00,0.00
        03/11/2025,Incoming Transfer,,1400.00,,
        05/11/2025,Foreign Exchange,,-600.00,,
        05/11/2025,Foreign Exchange,1600.00,,,
        06/11/2025,Payment - Market,-48.00,,,
        14/11/2025,Outgoing Transfer,-900.00,,,
        21/11/2025,Withdrawal,-200.00,,,
        30/11/2025,Balance,662.00,890.00,0.00,0.00
        """, count: 6, sums: ["GEL": "452.00", "USD": "800.00"], first: "2025-11-03", last: "2025-11-21"),
  ]
}
