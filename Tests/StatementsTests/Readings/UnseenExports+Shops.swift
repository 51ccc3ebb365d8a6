@testable import Statements

extension Export {
  /// What names of shops, of products and of plates say of the direction of money; sums behind the rows.
  static let shops: [Export] =
    ofShops + paidByShops + foundByHunt + ofPaidCards + ofNamedCards + ofFleets + ofCustomersCars + ofDiscounts
    + ofAcquirers
    + summaryLines
    + ofDaysInFront

  private static func signed(
    _ name: String, header: String = "Date,Text,Amount", _ rows: [String], above: String = "", sum: String,
    asks: [String] = []
  ) -> Export {
    Export(
      name: name, text: above + header + "\n" + rows.joined(separator: "\n") + "\n", count: rows.count,
      sums: ["": sum], first: "2024-06-04", last: "2024-06-24", asks: asks)
  }

  private static let ofShops = [
    signed(
      "two purchases from chains, and what paid for them in words that nobody knows",
      ["2024-06-04,NETFLIX.COM,11.90", "2024-06-14,STARBUCKS 2214,6.40", "2024-06-24,SETTLED,-18.30"], sum: "0.00",
      asks: ["sign"]),
    signed(
      "one payment that a chain shop is no proof against",
      ["2024-06-04,M. LINDT,11.90", "2024-06-14,IKEA 31,6.40", "2024-06-24,A. BERG,-18.30"], sum: "0.00",
      asks: ["sign"]),
    signed(
      "a supplier that shops and restaurants pay",
      [
        "2024-06-04,Supermarket Nord,611.00", "2024-06-06,Hotel Post,95.10", "2024-06-14,Restaurant Roma,140.00",
        "2024-06-24,Meadow Dairy,-320.00",
      ], sum: "-526.10", asks: ["sign"]),
    signed(
      "who travels for others, and is paid back", header: "Date,Text,Category,Amount",
      [
        "2024-06-04,Harbour Rail,Travel,61.00", "2024-06-06,Booking.com,Hotels,95.10",
        "2024-06-24,Corner Grill,Restaurants,-20.00",
      ], sum: "136.10", asks: ["sign"]),
    signed(
      "what a chain store's customers brought back", header: "Date,Store,Refund",
      ["2024-06-04,ZARA Nord,11.90", "2024-06-14,ZARA Süd,6.40", "2024-06-24,IKEA,18.30"], sum: "36.60"),
    signed(
      "a purchase and a refund of chains, in words that sellers use as well", header: "Date,Type,Text,Amount",
      ["2024-06-04,Purchase,BURGER KING 12,15.80", "2024-06-24,Refund settled,DECATHLON,-22.10"], sum: "6.30"),
  ]

  /// Who works for shops, lets to them or holds their shares is paid by them.
  private static let paidByShops = [
    signed(
      "what two chains pay for a month of work, and the rent",
      ["2024-06-04,IKEA 31,1411.00", "2024-06-14,STARBUCKS 2214,640.00", "2024-06-24,Flat 4 rent,-800.00"],
      sum: "-1251.00", asks: ["sign"]),
    signed(
      "invoices to chains, and what they cost",
      [
        "2024-06-04,Primark invoice 1017,611.00", "2024-06-06,Decathlon invoice 1018,95.10",
        "2024-06-14,Sephora invoice 1019,140.00", "2024-06-24,Printing works,-320.00",
      ], sum: "-526.10", asks: ["sign"]),
    signed(
      "friends whose names are those of shops",
      ["2024-06-04,From Jane Mango,50.00", "2024-06-06,From Mike Hertz,50.00", "2024-06-24,Boat,-90.00"], sum: "-10.00",
      asks: ["sign"]),
  ]

  /// Cards that money is paid onto, and lines that name other times.
  private static let foundByHunt = [
    signed(
      "a driver's card, onto which fares are paid",
      [
        "2024-06-04,Uber,211.00", "2024-06-11,Uber,164.10", "2024-06-12,Bolt,95.00", "2024-06-14,Glovo,40.00",
        "2024-06-24,Fuel,-60.00",
      ], above: "Prepaid card **** 4410\n", sum: "-450.10", asks: ["sign"]),
    Export(
      name: "what was settled, and a total with the fee of an account whose balance follows",
      text: """
        Date,Text,Settled amount,Fee,Total,Balance
        2024-06-04,Lisboa,-180.00,-3.60,-183.60,816.40
        2024-06-06,K. Berg,100.00,0.00,100.00,916.40
        2024-06-24,T. Ponte,-45.00,0.00,-45.00,871.40
        """, count: 3, sums: ["": "-128.60"], first: "2024-06-04", last: "2024-06-24", proof: .balances,
      closing: "871.40"),
    Export(
      name: "an account for payments out of which its owner's cards are paid",
      text: """
        Cuenta de débito 5512
        Fecha,Concepto,Monto
        04/06/2024,Pago a tu tarjeta de crédito,-2400.00
        11/06/2024,Ana Torres,2000.00
        18/06/2024,Pago a tu tarjeta,-1200.00
        24/06/2024,Rodrigo Salas,650.00
        """, count: 4, sums: ["": "-950.00"], first: "2024-06-04", last: "2024-06-24"),
  ]

  private static let ofPaidCards = [
    signed(
      "a credit card that direct debits are charged to, and its holder pays",
      [
        "2024-06-04,Direct debit Gym,-39.00", "2024-06-06,J. Hill,20.00", "2024-06-14,Direct debit Cover,-22.50",
        "2024-06-18,J. Hill,20.00", "2024-06-24,J. Hill,20.00",
      ], above: "Credit card account\n", sum: "1.50", asks: ["sign"]),
    signed(
      "a card is paid, and what came back is called a purchase",
      [
        "2024-06-04,Glasses,61.00", "2024-06-05,Lamp,21.00", "2024-06-06,Interest charge on purchases,1.10",
        "2024-06-14,Internet purchase,-20.00", "2024-06-24,MOBILE PAYMENT - THANK YOU,-60.00",
      ], sum: "-3.10"),
    signed(
      "a credit card that a direct debit pays, and its fee",
      header: "Date,Text,Kind,Amount",
      ["2024-06-04,Lastschrift,direct-debit,611.00", "2024-06-24,Monthly,card-fee,-11.50"],
      above: "Harbour Gold Credit Card,5301XXXXXXXX4410\n\n", sum: "599.50"),
  ]

  private static let ofNamedCards = [
    Export(
      name: "a scheme in front of a masked number, in every row of a table without a header",
      text: """
        "VISA**** **** **** 4410",2024/06/04,"PETRO-CANADA 13951",80.00,
        "VISA**** **** **** 4410",2024/06/05,"HOTEL DU LAC",80.40,
        "VISA**** **** **** 4410",2024/06/24,"PAIEMENT AUTORISE",,-361.90
        """, count: 3, sums: ["": "201.50"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "the currency of the operation, beside amounts in the account's",
      text: """
        تاريخ العملية,الوصف,عملة العملية,المبلغ بالريال
        04/06/2024,PANDA RETAIL,SAR,312.40
        06/06/2024,APPLE.COM/BILL,USD,37.40
        24/06/2024,سداد البطاقة PAYMENT,SAR,900.00 CR
        """, count: 3, sums: ["": "550.20"], first: "2024-06-04", last: "2024-06-24"),
  ]

  private static let ofFleets = [
    Export(
      name: "fuel that a firm's cards paid, by the plates of its vehicles",
      text: """
        Fecha;Hora;Matrícula;Estación;Producto;Cantidad;Importe
        04/06/2024;09:10;4410KLM;NORTE;GASOLEO;41,10;61,20
        14/06/2024;18:22;4410KLM;SUR;GASOLEO;39,80;59,10
        24/06/2024;07:05;9914BCD;SUR;PEAJE;1,00;8,40
        """, count: 3, sums: ["": "-128.70"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"]),
    Export(
      name: "the same with the numbers of the cards",
      text: """
        Fecha;Tarjeta;Matrícula;Estación;Producto;Cantidad;Importe
        04/06/2024;70030011;4410KLM;NORTE;GASOLEO;41,10;61,20
        14/06/2024;70030011;4410KLM;SUR;GASOLEO;39,80;59,10
        24/06/2024;70030029;9914BCD;SUR;PEAJE;1,00;8,40
        """, count: 3, sums: ["": "-128.70"], first: "2024-06-04", last: "2024-06-24"),
  ]

  /// Words that say one thing on a card and another in an account, or that a tax is on.
  private static let ofTwoMeanings = [
    Export(
      name: "bills that came in and were paid, in an account",
      text: """
        Tanggal;Keterangan;Debet;Kredit;Saldo
        04/06/2024;Tagihan bulan lalu;50000,00;;950000,00
        14/06/2024;Gaji;;300000,00;1250000,00
        24/06/2024;Tagihan bulan ini;60000,00;;1190000,00
        """, count: 3, sums: ["": "190000.00"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
    signed(
      "the tax on a dividend",
      ["2024-06-04,Skatt utdelning,-61.00", "2024-06-14,Utdelning,211.00", "2024-06-24,Bok,-20.00"], sum: "130.00"),
    signed(
      "purchases that a card's holder brought back to chains",
      [
        "2024-06-04,Dentist,61.00", "2024-06-06,Garage,210.00", "2024-06-08,Vet,48.00", "2024-06-14,ZARA Nord,-20.00",
        "2024-06-24,UNIQLO,-30.00",
      ], above: "Card **** 4410\n", sum: "-269.00", asks: ["sign"]),
    Export(
      name: "printed words that end in the letter of a credit",
      text: """
        Statement 2024
        24/07 Supermarket Nord 24.00
        26/07 Compra C 14.00
        28/07 Pharmacy 41.00
        30/07 Payment received 210.00
        """, count: 3, sums: ["": "275.00"], first: "2024-07-24", last: "2024-07-30", rejected: 1, asks: ["sign"]),
    Export(
      name: "rands in front of printed amounts",
      text: """
        04/06/2024 Garden R 1,041.00
        14/06/2024 Salary R 2,000.00
        24/06/2024 Books R 420.00
        """, count: 3, sums: ["ZAR": "3461.00"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"]),
  ]

  private static let ofDiscounts = [
    Export(
      name: "the state in which a city lies, and a discount of what a fleet bought",
      text: """
        Date,Vehicle,Merchant,City,State,Product,Gallons,Gross Amount,Discount,Net Amount
        06/04/2024,104,QT 0822,TULSA,OK,UNL,14.210,$41.10,-$0.70,$40.40
        06/14/2024,102,LOVES 0417,JOPLIN,MO,DSL,31.055,$107.40,-$1.50,$105.90
        06/24/2024,104,CASEYS 3312,TULSA,OK,UNL,13.877,$38.80,-$0.60,$38.20
        """, count: 3, sums: ["": "-184.50"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "the state of a payment, beside the city of the shop",
      text: """
        Fecha,Comercio,Ciudad,Valor,Estado
        04/06/2024,Libros,Cali,-40.10,Aprobada
        14/06/2024,Muebles,Bogotá,-105.90,Rechazada
        24/06/2024,Flores,Cali,-38.20,Aprobada
        """, count: 2, sums: ["": "-78.30"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "the state of a payment in two letters, beside the city of the shop",
      text: """
        Date,Text,City,Amount,State
        2024-06-04,Books,Pisa,-40.10,OK
        2024-06-14,Desk,Siena,-105.90,KO
        2024-06-24,Flowers,Pisa,-38.20,OK
        """, count: 2, sums: ["": "-78.30"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "a discount of what somebody bought, or sold",
      text: """
        Date,Item,Price,Discount,Total
        2024-06-04,Lamp,100.00,-10.00,90.00
        2024-06-14,Desk,200.00,-20.00,180.00
        2024-06-24,Chair,80.00,0.00,80.00
        """, count: 3, sums: ["": "350.00"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"]),
  ]

  private static let ofCustomersCars = [
    Export(
      name: "what was parked, by the customers' plates and cards",
      text: """
        Date,Plate,Card,Lane,Amount
        2024-06-04,AB 12 CDE,4410,2,6.00
        2024-06-14,FG 34 HIJ,9914,1,4.00
        2024-06-24,KL 56 MNO,3321,2,9.00
        """, count: 3, sums: ["": "-19.00"], first: "2024-06-04", last: "2024-06-24", asks: ["sign"])
  ]

  private static let ofDaysInFront = [
    Export(
      name: "printed lines of days without a year, one amount abroad in front of the card's",
      text: """
        Fecha: 22 agosto 2024
        Movimientos
        22/07 Saldo al corte del periodo anterior $ 3,519.70
        22/07 Compra en LIBROS NORTE $ 24.00
        23/07 Compra en PARQUE $ 37.00
        28/07 Pago del resumen - $ 3,519.70
        14/08 Compra en CLAVES* SUB US$ 20.00 $ 341.00
        """, count: 4, sums: ["": "3117.70"], first: "2024-07-22", last: "2024-08-14"),
    Export(
      name: "printed lines whose words end in a letter, and a payment of the card",
      text: """
        Periodo: 23 DIC 2024 - 22 ENE 2025
        23 DIC Otros Plan de pagos fijos - 5/6 $634.30
        24 DIC Casa Norte $489.00
        31 DIC ¡Muchas gracias! Pago a tu tarjeta de crédito - $905.10
        15 ENE Cluster Pte. $1,026.20
        16 ENE Super La Tienda de C $24.00
        """, count: 5, sums: ["": "-1268.40"], first: "2024-12-23", last: "2025-01-16"),
    Export(
      name: "rows without a header and without years, below the span that tells them",
      text: "Periodo 22/07/2024 - 21/08/2024\n22/07\tCompra A\t24.00\n23/07\tCompra B\t37.00\n14/08\tPago\t-61.00\n",
      count: 3, sums: ["": "0.00"], first: "2024-07-22", last: "2024-08-14"),
  ]

  private static let ofAcquirers = [
    Export(
      name: "whether the customers' cards were for credit or debit is no direction",
      text: """
        Data;Bandeira;Modalidade;NSU;Valor Bruto;Descontos;Valor Líquido
        04/06/2024;VISA;CRÉDITO;90144021;350,00;-10,50;339,50
        14/06/2024;ELO;DÉBITO;90144134;80,00;-1,20;78,80
        24/06/2024;MASTERCARD;DÉBITO;90144247;200,00;-3,00;197,00
        """, count: 3, sums: ["": "615.30"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "tips and fees of what was settled to a seller",
      text: """
        ID,Status,Date,Total Amount,Tip Amount,Fee Amount,Settle Amount,Merchant Reference
        8812,completed,2024-06-04T09:12:33Z,85.00,0.00,2.50,82.50,Table 4
        8815,completed,2024-06-14T10:40:02Z,157.50,15.00,4.50,153.00,Table 2
        8819,completed,2024-06-24T08:55:19Z,38.00,0.00,1.00,37.00,Hall
        """, count: 3, sums: ["": "272.50"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "what was paid back to a customer, by its state and its minus",
      text: """
        payment_id,status,method,amount,fee,net,captured_at,payout_date
        a1,captured,card,1600,-58,1542,2024-06-04T09:19:31,2024-07-05
        a2,captured,wallet,1200,-43,1157,2024-06-06T15:11:06,2024-07-05
        a3,refunded,wallet,-800,0,-800,2024-06-24T11:02:36,2024-07-05
        """, count: 3, sums: ["": "1899.00"], first: "2024-07-05", last: "2024-07-05"),
    Export(
      name: "what a marketplace paid to a Korean seller",
      text: """
        정산유형,매출기간,정산일,판매액(A),판매수수료(B),지급액,상태
        주정산,2024-05-27 ~ 2024-06-02,2024-06-04,"812,400","87,700","724,700",지급완료
        주정산,2024-06-03 ~ 2024-06-09,2024-06-24,"645,900","69,800","576,100",지급완료
        """, count: 2, sums: ["": "1300800.00"], first: "2024-06-04", last: "2024-06-24",
      asks: ["columns"]),
    Export(
      name: "fees that are half a percent of each amount as written were taken besides",
      text: """
        Дата;Операция;Сумма;Комиссия
        04.06.2024;Перевод на карту;-646 000,00;3 230,00
        06.06.2024;Перевод на карту;-344 000,00;1 720,00
        24.06.2024;Пополнение;525 000,00;0,00
        """, count: 3, sums: ["": "-469950.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "fees that are half a percent of what was sent are in the amount",
      text: """
        Дата;Операция;Сумма;Комиссия
        04.06.2024;Перевод на карту;-649 230,00;3 230,00
        06.06.2024;Перевод на карту;-345 720,00;1 720,00
        24.06.2024;Пополнение;525 000,00;0,00
        """, count: 3, sums: ["": "-469950.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "by how much the balance moved, in a column that no name calls an amount",
      text: """
        日付,種別,内容,金額,販売手数料,配送料,残高への反映額,残高
        2024/06/04,販売,鞄,6800,-680,-750,5370,6782
        2024/06/14,販売,本,1500,-150,-210,1140,7922
        2024/06/24,支払,書店,-734,0,0,-734,7188
        """, count: 3, sums: ["": "5776.00"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
    Export(
      name: "a charge that was given back, in an account whose balance follows",
      text: """
        Data;Tipo;Descrição;Valor;Saldo
        04/06/2024;Cobrança;Cobrança recebida Marta Prado;180.00;180.00
        06/06/2024;Taxa;Taxa de cobrança;-2.00;178.00
        14/06/2024;Conta;Pagamento de conta;-60.00;118.00
        18/06/2024;Estorno;Estorno cobrança Marta Prado;-180.00;-62.00
        24/06/2024;Cobrança;Cobrança recebida Rui Dias;95.00;33.00
        """, count: 5, sums: ["": "33.00"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
  ]

  private static let summaryLines = [
    Export(
      name: "balances below the rows whose labels end in a currency, the second one what is available",
      text: """
        Data;Descrizione;Dare;Avere
        04/06/2024;LIBRI;60,00;
        24/06/2024;STIPENDIO;;100,00

        ;Saldo contabile al 30/06/2024 EUR;;140,00
        ;Saldo disponibile EUR;;140,00
        """, count: 2, sums: ["": "40.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "the bill before and the new one, without days",
      text: """
        Nomor Kartu;4201-93XX-XXXX-1178

        Tanggal Transaksi;Tanggal Pembukuan;Keterangan;Jumlah (Rp)
        ;;TAGIHAN BULAN LALU;2.487.300
        04/06/2024;06/06/2024;TOKO A;1.875.500
        05/06/2024;08/06/2024;PEMBAYARAN - TERIMA KASIH;2.500.000 CR
        22/06/2024;24/06/2024;TOKO B;78.000
        ;;TAGIHAN BARU;1.940.800
        """, count: 3, sums: ["IDR": "546500.00"], first: "2024-06-04", last: "2024-06-22"),
    Export(
      name: "points that a card earned, below its rows",
      text: """
        Date~Text~Amount~Cr
        04/06/2024~Books~1,000.00~
        14/06/2024~Payment~500.00~Cr
        24/06/2024~Fuel~26.00~

        Opening Bal~Bonus Reward Points Earned~Disbursed~Closing Balance
        0~10~0~10

        IGST~CGST~SGST~Total
        0.00~0.00~0.00~0.00
        """, count: 3, sums: ["": "-526.00"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "a row without a day that begins as a balance does",
      text: """
        Data;Descrizione;Importo
        04/06/2024;LIBRI;-60,00
        ;Saldo dentista;-700,00
        24/06/2024;STIPENDIO;1.300,00
        """, count: 2, sums: ["": "1240.00"], first: "2024-06-04", last: "2024-06-24", rejected: 1),
    Export(
      name: "a sum whose label stands behind it, in one word",
      text: """
        利用日,利用店名,金額,回数,支払金額,備考
        2024/06/04,ドトール,600,1,600,
        2024/06/24,書店,1400,1,1400,
        ,,,,2000,ご利用合計
        """, count: 2, sums: ["": "-2000.00"], first: "2024-06-04", last: "2024-06-24",
      asks: ["sign"]),
  ]
}
