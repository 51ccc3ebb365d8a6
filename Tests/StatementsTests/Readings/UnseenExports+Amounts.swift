@testable import Statements
@testable import Values

extension Export {
  /// Several columns of amounts: of two currencies, with and without tax; and columns that only look like balances.
  static let severalAmounts: [Export] = [
    Export(
      name: "currencies behind a dollar sign, and one row of the second",
      text: """
        Kind,Day,Text,CAD$,USD$
        Chequing,3/14/2024,Grocer,-33.10,
        Chequing,3/18/2024,Rent,-900.00,
        Savings,3/21/2024,Transfer,,150.00

        """, count: 3, sums: ["CAD": "-933.10", "USD": "150.00"], first: "2024-03-14", last: "2024-03-21"),
    Export(
      name: "zeros in the column of the other currency, on a card whose purchases are positive",
      text: """
        Fecha,Detalle de la tarjeta,Monto CRC,Monto USD
        13/03/2024,Panaderia,"12,500.00",0.00
        14/03/2024,Musica,0.00,9.50
        15/03/2024,Gracias por su pago,"-40,000.00",0.00
        16/03/2024,Libreria,"8,000.00",0.00

        """, count: 4, sums: ["CRC": "19500.00", "USD": "-9.50"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "a sign that several currencies share beside a currency that only one has",
      text: """
        Fecha;Detalle;Importe $;Importe U$S
        13/03/2024;Panaderia;-120,00;
        14/03/2024;Musica;;-9,50
        15/03/2024;Sueldo;4.000,00;
        16/03/2024;Libreria;-80,00;

        """, count: 4, sums: ["": "3800.00", "USD": "-9.50"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "a shared sign that cannot be the account's",
      text: """
        Fecha;Detalle;Importe $;Importe U$S
        13/03/2024;Panaderia;-120,00;
        14/03/2024;Musica;;-9,50
        15/03/2024;Sueldo;4.000,00;
        16/03/2024;Libreria;-80,00;

        """, count: 4, sums: ["": "3800.00", "USD": "-9.50"], first: "2024-03-13", last: "2024-03-16",
      asks: ["currency $"], hints: ReadingHints(currency: Currency("EUR"))),
    Export(
      name: "a sign with a stroke beside a currency",
      text: """
        Fecha;Detalle;Monto S/;Monto US$
        13/03/2024;Panaderia;-120,00;0,00
        14/03/2024;Musica;0,00;-9,50
        15/03/2024;Sueldo;4.000,00;0,00

        """, count: 3, sums: ["PEN": "3880.00", "USD": "-9.50"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a row that exchanges one currency for another is set aside alone",
      text: """
        Date,Details,EUR,USD
        2024-03-13,Salary,1000.00,
        2024-03-14,Exchange,-100.00,108.00
        2024-03-15,Shop,-12.00,
        2024-03-16,Kiosk,,-20.00
        2024-03-17,Kiosk,,-21.00
        2024-03-18,Shop,-13.00,
        2024-03-19,Shop,-14.00,
        2024-03-20,Shop,-15.00,
        2024-03-21,Shop,-16.00,
        2024-03-22,Shop,-17.00,

        """, count: 9, sums: ["EUR": "913.00", "USD": "-41.00"], first: "2024-03-13", last: "2024-03-22", rejected: 1),
    Export(
      name: "amounts in two currencies in every row, of which one is that above the table",
      text: """
        Compte tenu en;euros
        Solde (EUROS);885,00
        Solde (FRANCS);5805,22

        Date;Libellé;Montant(EUROS);Montant(FRANCS)
        14/03/2001;Boulanger;-15,00;-98,39
        13/03/2001;Salaire;900,00;5903,61

        """, count: 2, sums: ["EUR": "885.00"], first: "2001-03-13", last: "2001-03-14", closing: "885.00"),
    Export(
      name: "currencies of what was paid abroad beside amounts whose header names theirs",
      text: """
        消費日,入帳日,明細,幣別,外幣金額,臺幣金額
        2024/03/13,2024/03/14,書店,TWD,,523
        2024/03/14,2024/03/15,軟體,USD,5.20,166
        2024/03/15,2024/03/15,繳款,TWD,,"-8,450"

        """, count: 3, sums: ["TWD": "7761"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "amounts without the tax and with it",
      text: """
        Datum;Text;Netto;MwSt;Brutto
        13.03.2024;Papier;-100,00;-19,00;-119,00
        14.03.2024;Kunde;500,00;95,00;595,00
        15.03.2024;Buch;-20,00;-1,40;-21,40
        18.03.2024;Porto;-8,50;0,00;-8,50

        """, count: 4, sums: ["": "446.10"], first: "2024-03-13", last: "2024-03-18"),
    Export(
      name: "what remains owed is no balance where it stays nothing",
      text: """
        利用日,利用店名,利用金額,支払総額,4月繰越残高
        2024/03/13,書店,2480,2480,0
        2024/03/14,弁当,520,520,0
        2024/03/16,電気,30000,30000,0

        """, count: 3, sums: ["": "-33000.00"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "a column that repeats the amounts is no balance",
      text: """
        Date,Account,Note,INR,Income/Expense,Amount,Currency
        03/18/2024,Cash,Lunch,180,Expense,180,INR
        03/14/2024,Bank,Pay,45000,Income,45000,INR
        03/13/2024,Cash,Bus,90,Expense,90,INR

        """, count: 3, sums: ["INR": "44730.00"], first: "2024-03-13", last: "2024-03-18"),
    Export(
      name: "what is available is not what is booked",
      text: """
        Account balance:,988.00
        Available balance:,1188.00

        Date,Text,Paid out,Paid in,Balance
        14 Mar 2024,Shop,12.00,,988.00
        13 Mar 2024,Wage,,100.00,1000.00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances,
      closing: "988.00"),
    Export(
      name: "what is available stands above what is booked",
      text: """
        Available balance:,1188.00
        Ledger balance:,988.00

        Date,Text,Amount
        14 Mar 2024,Shop,-12.00
        13 Mar 2024,Wage,100.00
        12 Mar 2024,Rent,-50.00

        """, count: 3, sums: ["": "38.00"], first: "2024-03-12", last: "2024-03-14", closing: "988.00"),
    Export(
      name: "what is available is no balance beside one that runs",
      text: """
        Available balance:,1188.00

        Date,Text,Amount,Balance
        14 Mar 2024,Shop,-12.00,1038.00
        13 Mar 2024,Wage,100.00,1050.00
        12 Mar 2024,Rent,-50.00,950.00

        """, count: 3, sums: ["": "38.00"], first: "2024-03-12", last: "2024-03-14", proof: .balances,
      closing: "1038.00"),
    Export(
      name: "three days of a month in a currency whose countries put the day first",
      text: """
        Account,GB01
        Currency,AED
        Date,Narration,Debit,Credit
        05/03/2024,Shop,180.25,
        07/03/2024,Wage,,900.00
        08/03/2024,Kiosk,10.00,

        """, count: 3, sums: ["AED": "709.75"], first: "2024-03-05", last: "2024-03-08"),
    Export(
      name: "three days of a month in no known currency",
      text: """
        Date,Narration,Debit,Credit
        05/03/2024,Shop,180.25,
        07/03/2024,Wage,,900.00
        08/03/2024,Kiosk,10.00,

        """, count: 3, sums: ["": "709.75"], first: "2024-03-05", last: "2024-03-08", asks: ["date_order"]),
    Export(
      name: "the same day of months that follow one another, in such a currency",
      text: """
        Date,Narration,Debit GBP,Credit GBP
        02/05/2024,Interest,,180.25
        03/05/2024,Interest,,181.00
        04/05/2024,Interest,,182.00

        """, count: 3, sums: ["GBP": "543.25"], first: "2024-05-02", last: "2024-05-04", asks: ["date_order"]),
    Export(
      name: "one payment onto a card, with thanks in German",
      text: """
        Datum,Beschreibung,Karteninhaber,Betrag
        13.03.2024,Laden,E Muster,"23,45"
        14.03.2024,Bahn,E Muster,"59,90"
        15.03.2024,ZAHLUNG/ÜBERWEISUNG ERHALTEN BESTEN DANK,E Muster,"-412,00"
        16.03.2024,Kiosk,E Muster,"12,99"

        """, count: 4, sums: ["": "315.66"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "cells of a page that reach over several rows",
      text: """
        <html><body><table>
        <tr><th rowspan="2">Fecha</th><th rowspan="2">Concepto</th><th colspan="2">EUR</th></tr>
        <tr><th>Importe</th><th>Saldo</th></tr>
        <tr><td>15/03/2024</td><td>Tienda</td><td>-12,00</td><td>1.088,00</td></tr>

        <tr><td rowspan="2">14/03/2024</td><td>Sueldo</td><td>1.000,00</td><td>1.100,00</td></tr>
        <tr><td>Luz</td><td>-50,00</td><td>100,00</td></tr>
        </table></body></html>

        """, count: 3, sums: ["EUR": "938.00"], first: "2024-03-14", last: "2024-03-15", proof: .balances,
      closing: "1088.00"),
    Export(
      name: "what binary fractions leave of decimal ones",
      text: """
        date,text,amount,balance
        2024-03-13,Shop,-12.499999999999998,887.5
        2024-03-14,Wage,100.10000000000001,987.6
        2024-03-15,Cafe,-3.05,984.5500000000001

        """, count: 3, sums: ["": "84.55"], first: "2024-03-13", last: "2024-03-15", proof: .balances, closing: "984.55"
    ),
    Export(
      name: "currencies behind a line in the names of columns",
      text: """
        booked_on,text,amount_eur,balance_eur
        2024-03-13,Shop,-12.50,887.50
        2024-03-14,Wage,100.00,987.50

        """, count: 2, sums: ["EUR": "87.50"], first: "2024-03-13", last: "2024-03-14", proof: .balances,
      closing: "987.50"),
    Export(
      name: "two currencies by their signs in brackets",
      text: """
        Fecha de proceso,Descripción,Soles (S/),Dólares (US$)
        13/03/2024,BODEGA,120.50,
        14/03/2024,MUSICA,,15.99
        15/03/2024,PAGO RECIBIDO,-900.00,
        16/03/2024,LIBRERIA,310.00,
        17/03/2024,CINE,,14.20

        """, count: 5, sums: ["PEN": "469.50", "USD": "-30.19"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "an amount that reaches over two rows of a page is that of the first",
      text: """
        <html><body><table>
        <tr><th>Fecha</th><th>Concepto</th><th>Importe</th></tr>
        <tr><td>15/03/2024</td><td>Tienda</td><td rowspan="2">-12,00</td></tr>
        <tr><td>15/03/2024</td><td>Calle Mayor</td></tr>
        <tr><td>16/03/2024</td><td>Sueldo</td><td>1.000,00</td></tr>
        <tr><td>17/03/2024</td><td>Luz</td><td>-50,00</td></tr>
        </table></body></html>

        """, count: 3, sums: ["": "938.00"], first: "2024-03-15", last: "2024-03-17", rejected: 1),
  ]
}
