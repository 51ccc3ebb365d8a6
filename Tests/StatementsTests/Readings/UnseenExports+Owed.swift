@testable import Statements
@testable import Values

extension Export {
  /// Cards whose purchases are positive, by what else the file says of them; and tables that only look so.
  static let owed: [Export] = [
    Export(
      name: "a row that pays all that was owed on a card before the rows",
      text: """
        Account Number:,4000000000001111,SGD
        Account Type:,GOLD CARD,

        Transaction Date,Description,Currency,Amount
        ,Previous Balance,,940.25
        14 Mar 2024,NOODLES,SGD,12.00
        15 Mar 2024,E-BANK/HOME/CY,SGD,-940.25
        16 Mar 2024,CAFE,SGD,3.00
        """, count: 3, sums: ["SGD": "925.25"], first: "2024-03-14", last: "2024-03-16"),
    Export(
      name: "all that is to be paid is the sum of the rows",
      text: """
        Statement,March
        2024-03-13,CORNER SHOP,1200
        2024-03-14,CITY TRAM,300
        2024-03-17,CORNER SHOP,-200
        Amount due,,1300
        """, count: 3, sums: ["": "-1300.00"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "what is owed grows by the rows",
      text: """
        Önceki dönem borcu;120,00 TL;;
        Dönem borcu;35,00 TL;;
        İşlem tarihi;Açıklama;Taksit;Tutar (TL)
        13/03/2024;MARKET;;12,00
        14/03/2024;ÖDEME;;-100,00
        15/03/2024;KAHVE;;3,00
        """, count: 3, sums: ["TRY": "85.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "nothing but purchases below the masked number of a card",
      text: """
        A B,4980-12**-****-****,Blue
        2024/03/13,CORNER SHOP,1200,1,1,1200,
        2024/03/14,CITY TRAM,300,1,1,300,
        2024/03/17,CORNER SHOP,200,1,1,200,
        """, count: 3, sums: ["": "-1700.00"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "a credit limit, many purchases, one refund and one payment without a known word",
      text: """
        Moviments
        Límit de crèdit|3.000,00

        Data operació|Comerç|Import (EUR)
        03/03/2024|BOTIGA|12,00
        13/03/2024|TREN|3,00
        14/03/2024|CAFE|4,00
        15/03/2024|BOTIGA|20,00
        16/03/2024|TREN|3,00
        17/03/2024|LIQUIDACIO FEBRER|-100,00
        18/03/2024|CAFE|5,00
        """, count: 7, sums: ["EUR": "53.00"], first: "2024-03-03", last: "2024-03-18"),
    Export(
      name: "a refund of a card tells what its purchases are",
      text: """
        Datum;Karte;Text;Betrag
        13.03.2024;1;ZETTEL MARKT;40,00
        14.03.2024;1;STADTBAHN;3,00
        17.03.2024;1;ZETTEL MARKT;-40,00
        18.03.2024;1;STADTBAHN;3,00
        """, count: 4, sums: ["": "-6.00"], first: "2024-03-13", last: "2024-03-18"),
    Export(
      name: "as many purchases as no card has refunds",
      text: """
        Day;Text;Sum
        13.03.2024;A;-12,00
        13.03.2024;B;30,00
        14.03.2024;C;-3,00
        14.03.2024;D;50,00
        15.03.2024;E;-4,00
        15.03.2024;F;60,00
        16.03.2024;G;-5,00
        16.03.2024;H;7,00
        17.03.2024;I;8,00
        """, count: 9, sums: ["": "131.00"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "magnitudes of a card whose column of kinds says nothing that is known",
      text: """
        Card transactions
        Date,Kind,Text,Amount
        2024-03-13,qwe,Corner,12.00
        2024-03-14,asd,Square,100.00
        2024-03-15,qwe,Corner,3.00
        2024-03-16,qwe,Tram,3.00
        2024-03-17,asd,Square,100.00
        """, count: 5, sums: ["": "-218.00"], first: "2024-03-13", last: "2024-03-17", asks: ["sign"]),
    Export(
      name: "fees that rows of their own take",
      text: """
        ID,Date,Amount,Description,Total fees
        B,17-03-2024,-350.00,Sent money,11.35
        B,17-03-2024,-11.35,Charges for B,0
        A,13-03-2024,20.17,Topped up,0.17
        A,13-03-2024,-0.17,Charges for A,0
        """, count: 4, sums: ["": "-341.35"], first: "2024-03-13", last: "2024-03-17"),
  ]

  /// Days, currencies and lines beside the rows.
  static let daysAndCurrencies: [Export] = [
    Export(
      name: "the days of a calendar that is not read, beside those of the usual one",
      text: """
        Date BS,Date AD,Text,Withdrawal,Deposit
        2080-11-30,2024-03-13,Shop,12.00,
        2080-12-01,2024-03-14,Wage,,100.00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "days between apostrophes, and a key that begins with eight digits",
      text: """
        Cuenta,Fecha,Descripcion,Cargo/Abono,Importe,Saldo,Clave de Rastreo
        '123','13032024',ABONO,+,100.00,988.00,20240312101500ABC0000123456
        '123','14032024',PAGO,-,12.00,976.00,20240313101500ABC0000123457
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances, closing: "976.00"
    ),
    Export(
      name: "one day with its year at the other end",
      text: """
        Date,Text,Amount
        2024-03-16,Cafe,-3.00
        15-03-2024,Shop,-12.00
        2024-03-14,Wage,100.00
        """, count: 3, sums: ["": "85.00"], first: "2024-03-14", last: "2024-03-16"),
    Export(
      name: "a month with a slash in the title",
      text: """
        2024/03 statement
        Date,Text,Amount
        02/27,Shop,-12.00
        03/13,Wage,100.00
        """, count: 2, sums: ["": "88.00"], first: "2024-02-27", last: "2024-03-13"),
    Export(
      name: "the kind of a holder that is a currency elsewhere",
      text: """
        Name :- A B (HUF)
        Date,Text,Debit,Credit
        13-03-2024,Shop,12.00,
        14-03-2024,Wage,,100.00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a currency behind a colon of full width",
      text: """
        币种：人民币
        日期,摘要,金额
        2024-03-13,商店,-12.00
        2024-03-14,工资,100.00
        """, count: 2, sums: ["CNY": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "an amount abroad and its currency between, and a total with a day",
      text: """
        Date,Text,Original amount,Currency,Charged amount
        2024-03-13,Shop,3.00,USD,12.00
        2024-03-14,Cafe,1.00,EUR,4.00
        2024-03-15,Total charge,,,16.00
        """, count: 2, sums: ["": "-16.00"], first: "2024-03-13", last: "2024-03-14", proof: .totals),
    Export(
      name: "amounts of the account that repeat those abroad but for the currency",
      text: """
        Date and time,Text,"Card currency amount, (UAH)",Operation amount,Operation currency
        13.03.2024 10:00:00,Shop,-12.0,-12.0,UAH
        14.03.2024 10:00:00,Wage,100.0,100.0,UAH
        15.03.2024 10:00:00,Book,-80.0,-2.0,USD
        16.03.2024 10:00:00,Cafe,-3.0,-3.0,UAH
        """, count: 4, sums: ["UAH": "5.00"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "the currency in front of the amount abroad, far from that of the account",
      text: """
        Datum;Omschrijving;Debit/Credit;Bedrag;Land;Valuta;Bedrag in oorspronkelijke valuta
        16-03-2024;GEINCASSEERD;C;-100,50;NLD;EUR;-100,50
        15-03-2024;WINKEL;D;70,48;SGP;USD;79,00
        14-03-2024;TRAM;D;3,20;NLD;EUR;3,20

        """, count: 3, sums: ["": "26.82"], first: "2024-03-14", last: "2024-03-16"),
    Export(
      name: "balances with their days above a table are no rows",
      text: """
        Saldo iniziale al:;12.03.2024;900
        Saldo finale al:;31.03.2024;988
        Saldo disponibile al:;31.03.2024;1000

        Data contabile;Descrizione;Accrediti;Addebiti
        13.03.24;Negozio;;-12.00
        14.03.24;Stipendio;100.00;
        ;;;
        ;Operazioni non contabilizzate;;
        Data;Descrizione;Accrediti;Addebiti
        16.03.24;Albergo;;-50.00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1,
      proof: .totals, closing: "988.00"),
    Export(
      name: "texts on a line below each row",
      text: """
        Datum;Valutadatum;Bedrag;Details;Koers
        13/03/2024;14/03/2024;-12,00;;
        ;;;Winkel;Koers##1,05
        14/03/2024;15/03/2024;+100,00;;
        ;;;Loon;Koers##
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
  ]
}
