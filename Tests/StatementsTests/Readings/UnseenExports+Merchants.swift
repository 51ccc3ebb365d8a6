@testable import Statements

extension Export {
  /// What sellers are paid once fees and taxes are taken, the cards of one holder, and lines cut by their places.
  static let merchants: [Export] = [
    Export(
      name: "sales less fees and their tax, of which some were declined",
      text: """
        Fecha;Recibo;Tipo;Marca;Monto total;Comisión;IVA comisión;Depósito neto;Estatus
        20/03/2025;R1;Venta;Visa;$100.00;-$3.60;-$0.58;$95.82;Aprobada
        20/03/2025;R2;Venta;Amex;$250.00;-$9.00;-$1.44;$239.56;Aprobada
        21/03/2025;R3;Venta;Visa;$70.00;$0.00;$0.00;$0.00;Declinada
        22/03/2025;R4;Devolución;Visa;-$50.00;$1.80;$0.29;-$47.91;Aprobada
        23/03/2025;R5;Venta;Visa;$80.00;-$2.88;-$0.46;$76.66;Aprobada
        """, count: 4, sums: ["": "364.13"], first: "2025-03-20", last: "2025-03-23"),
    Export(
      name: "what is paid out is the amount less several deductions, of which nothing says it",
      text: """
        Fecha,Referencia,Monto,Moneda,Medio de pago,Estado,Comisión,IVA,ReteFuente,Monto a desembolsar
        2025-04-07T08:13:47,P1,20000.00,COP,CARD,APPROVED,-600.00,-114.00,-300.00,18986.00
        2025-04-08T09:10:02,P2,41000.00,COP,PSE,APPROVED,-1230.00,-233.70,0.00,39536.30
        2025-04-09T10:00:00,P3,13000.00,COP,PSE,DECLINED,0.00,0.00,0.00,0.00
        2025-04-10T11:30:00,P4,50000.00,COP,CARD,APPROVED,-1500.00,-285.00,-750.00,47465.00
        """, count: 3, sums: ["COP": "105987.30"], first: "2025-04-07", last: "2025-04-10"),
    Export(
      name: "money in is the amount less a fee and a tax on it",
      text: """
        id,type,debit,credit,amount,currency,fee (exclusive tax),tax,created_at
        p1,payment,0.00,976.40,1000.00,INR,20.00,3.60,17/03/2025 09:02:14
        p2,payment,0.00,500.00,500.00,INR,0.00,0.00,17/03/2025 12:12:14
        p3,payment,0.00,1562.24,1600.00,INR,32.00,5.76,18/03/2025 15:15:29
        r1,refund,500.00,0.00,500.00,INR,0.00,0.00,19/03/2025 18:26:52
        """, count: 4, sums: ["INR": "2538.64"], first: "2025-03-17", last: "2025-03-19"),
    Export(
      name: "a card by the last digits in its title, with purchases in shops, two payments and a refund",
      text: """
        AZUL - Movimientos de la tarjeta Azul Clásica **** 4410

        Fecha,Comercio,Tarjeta,Cuotas,Importe
        01/09/2024,Kiosco Sur,Titular,1/1,"80,20"
        03/09/2024,Kiosco Sur,Titular,1/1,"94,00"
        03/09/2024,Librería,Titular,1/1,"420,00"
        04/09/2024,Panadería,Titular,1/1,"22,50"
        07/09/2024,Kiosco Sur,Titular,1/1,"71,30"
        07/09/2024,Panadería,Titular,1/1,"25,00"
        09/09/2024,Su pago,Titular,,"-900,00"
        09/09/2024,Su pago,Titular,,"-120,00"
        10/09/2024,Librería,Titular,1/1,"310,00"
        13/09/2024,Kiosco Sur,Titular,1/1,"88,10"
        16/09/2024,Panadería,Titular,1/1,"19,90"
        19/09/2024,Kiosco Sur,Titular,1/1,"60,00"
        20/09/2024,Panadería,Titular,1/1,"21,00"
        21/09/2024,Librería,Titular,1/1,"105,00"
        30/09/2024,Reintegro IVA,Titular,,"-14,20"
        """, count: 15, sums: ["": "-282.80"], first: "2024-09-01", last: "2024-09-30"),
    Export(
      name: "lines cut by their places, of which the day stands behind other words",
      text: """
        9004410   CTAP 01DIC24 SALDO ANTERIOR                                       1.800,00
        9004410   CTAP 02DIC24 COMPRA LIBRERIA                200,00                1.600,00
        9004410   CTAP 04DIC24 CRED. SUELDO                            41.000,00   42.600,00
        9004410   CTAP 09DIC24 RETIRO CAJERO 12             4.000,00               38.600,00
        9004410   CTAP 13DIC24 DEB. LUZ                     1.100,50               37.499,50
        9004410   CTAP 31DIC24 SALDO FINAL                                         37.499,50
        """, count: 4, sums: ["": "35699.50"], first: "2024-12-02", last: "2024-12-13",
      proof: .balances),
    Export(
      name: "a loan whose balance is owed grows by what is charged",
      text: """
        Date,Details,Charged,Paid,Balance Owed
        26/01/2024,Interest,20.40,,"2,020.40"
        26/01/2024,Transfer from shares,,80.00,"1,940.40"
        23/02/2024,Interest,19.10,,"1,959.50"
        23/02/2024,Transfer from shares,,80.00,"1,879.50"
        """, count: 4, sums: ["": "120.50"], first: "2024-01-26", last: "2024-02-23", proof: .balances),
  ]
}
