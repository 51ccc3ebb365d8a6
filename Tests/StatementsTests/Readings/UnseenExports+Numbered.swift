@testable import Statements

/// Days in the numbers of rows, entries over several lines, balances by their words, and what a column is without a name.
extension Export {
  static let numbered = daysInNumbers + overLines + balancesByWords + netAndInstalments

  private static let daysInNumbers = [
    Export(
      name: "numbers that count the days of the year",
      text: """
        Date,Ref,Details,Amount
        03/04/2026,FT26093AAB1,Shop,-5.20
        05/04/2026,FT26095XX,Cafe,-7.80
        06/05/2026,FT26126K,Pay,100.00
        """, count: 3, sums: ["": "87.00"], first: "2026-04-03", last: "2026-05-06"),
    Export(
      name: "numbers that hold year, month and day behind a branch",
      text: """
        Date,Details,Amount,Id
        04/03/2026,Shop,-5.20,017-260403-1
        04/05/2026,Cafe,-7.80,017-260405-4
        05/06/2026,Pay,100.00,112-260506-2
        """, count: 3, sums: ["": "87.00"], first: "2026-04-03", last: "2026-05-06"),
    Export(
      name: "numbers of which one holds another day",
      text: """
        Date,Ref,Details,Amount
        03/04/2026,FT26093AAB1,Shop,-5.20
        05/04/2026,FT26095XX,Cafe,-7.80
        06/05/2026,FT26127K,Pay,100.00
        """, count: 3, sums: ["": "87.00"], first: nil, last: nil, asks: ["date_order"]),
    Export(
      name: "an Amharic header, and numbers that hold days of the usual calendar",
      text: """
        ቀን,የማጣቀሻ ቁጥር,መግለጫ,ወጪ,ገቢ,ቀሪ ሂሳብ
        07/01/2026,FT26007KX1,ደመወዝ,,"9,500.00","9,910.75"
        09/01/2026,FT26009QQ7,ኤቲኤም,"1,000.00",,"8,910.75"
        14/01/2026,FT26014M22,ኢትዮ ቴሌኮም,300.00,,"8,610.75"
        """, count: 3, sums: ["": "8200.00"], first: "2026-01-07", last: "2026-01-14", proof: .balances),
  ]

  private static let overLines = [
    Export(
      name: "printed entries whose amounts stand on their second lines",
      text: """
        Ancien solde au 31/03/2026                                     410,50

        Date        Valeur      Nature des opérations            Débit        Crédit
        02/04/2026  02/04/2026  VIREMENT EN VOTRE FAVEUR
                                SALAIRE NORD SA                               1 830,00
        07/04/2026  08/04/2026  PAIEMENT PAR CARTE
                                MARCHÉ NORD                      46,30
        09/04/2026  09/04/2026  PRELEVEMENT EUROPEEN
                                ÉNERGIE SUD
                                CONTRAT 44                       71,90
        17/04/2026  17/04/2026  FRAIS DE TENUE DE COMPTE          2,60

        Nouveau solde au 30/04/2026                                    2 119,70
        """, count: 4, sums: ["": "1709.20"], first: "2026-04-02", last: "2026-04-17", proof: .totals,
      closing: "2119.70"),
    Export(
      name: "printed rows of which each second one leaves out its day",
      text: """
        Date        Details                        Out          In
        02/04/2026  WAGES NORTH                             1830.00
                    MARKET                       46.30
        09/04/2026  POWER                        71.90
                    MARKET                       12.00
        17/04/2026  FEES                          2.60
        """, count: 5, sums: ["": "1697.20"], first: "2026-04-02", last: "2026-04-17"),
    Export(
      name: "lines below the rows that say that money was received",
      text: """
        Data;Descrizione;Dettaglio;Data valuta;Importo
        28/05/26;Rossi;;28/05/26;253.00
        ;Importo ricevuto;253,00 CHF;;
        ;Ns.rif: 44;;;
        02/05/26;Bianchi;;02/05/26;253.00
        ;Importo ricevuto;253,00 CHF;;
        01/05/26;Neri;;01/05/26;-25.00
        ;Spese;25,00- CHF;;
        20/04/26;Verdi;;20/04/26;110.00
        ;Importo ricevuto;110,00 CHF;;
        19/04/26;Verdi;;20/04/26;90.00
        """, count: 5, sums: ["": "681.00"], first: "2026-04-19", last: "2026-05-28"),
  ]

  private static let balancesByWords = [
    Export(
      name: "balances in the column of amounts by words in any order",
      text: """
        Data;Histórico;Valor;Saldo
        02/01/2026;PIX ENVIADO JOANA;-134,56;1.000,00
        13/01/2026;TED RECEBIDA CLIENTE;250,00;1.250,00
        13/01/2026;SALDO FINAL DISPONIVEL;1.250,00;
        14/01/2026;TARIFA PACOTE;-9,90;1.240,10
        """, count: 3, sums: ["": "105.54"], first: "2026-01-02", last: "2026-01-14", proof: .balances),
    Export(
      name: "abbreviated balances beside the rows",
      text: """
        Data;Lançamento;Valor (R$);Saldo (R$)
        01/03/2026;RSHOP PARQUE;-35,00;
        01/03/2026;INT TED 826757;-1.013,21;
        01/03/2026;SDO CTA/APL AUTOMATICAS;;5.309,37
        29/03/2026;REMUNERACAO/SALARIO;3.563,08;
        """, count: 3, sums: ["BRL": "2514.87"], first: "2026-03-01", last: "2026-03-29"),
    Export(
      name: "a payment of a balance, which states none",
      text: """
        Fecha;Concepto;Importe
        14/03/2026;Saldo factura anterior;-120,00
        15/03/2026;Nómina;900,00
        16/03/2026;Compra tarjeta;-20,00
        """, count: 3, sums: ["": "760.00"], first: "2026-03-14", last: "2026-03-16"),
  ]

  private static let netAndInstalments = [
    Export(
      name: "a seller's commissions are taken from what a column without a role then has",
      text: """
        Data,Tip,ID comanda,Client,Suma,Comision,Net,Moneda
        03.06.2026,Plata,4411,Ana Pop,235.00,5.03,229.97,RON
        04.06.2026,Plata,4412,Ion Dan,118.50,2.79,115.71,RON
        11.06.2026,Plata,4417,Ana Dumitru,64.99,1.75,63.24,RON
        15.06.2026,Decontare,Decontare OP 20,Transfer,-408.92,0.00,-408.92,RON
        """, count: 4, sums: ["RON": "0.00"], first: "2026-06-03", last: "2026-06-15"),
    Export(
      name: "tarjeta-norte.csv",
      text: """
        Fecha transacción;Descripción;Valor;Número de cuotas;Tasa
        03/04/2026;ALMACEN NORTE;$ 187.450,00;1;
        14/04/2026;ALKOSTO MEDELLIN;$ 1.299.900,00;12;25,41 %
        16/04/2026;CARULLA;$ 64.320,00;1;
        20/04/2026;PAGO PSE;-$ 320.000,00;;
        30/04/2026;CUOTA DE MANEJO;$ 32.900,00;;
        """, count: 5, sums: ["": "-1264570.00"], first: "2026-04-03", last: "2026-04-30"),
    Export(
      name: "quetzals and dollars, each with what was charged and paid",
      text: """
        Fecha,Comercio,Cargo Q,Abono Q,Cargo US$,Abono US$
        04/03/2026,SUPER NORTE,84.60,,,
        15/03/2026,SU PAGO GRACIAS,,90.00,,
        16/03/2026,LIBROS.COM,,,7.83,
        17/03/2026,SU PAGO GRACIAS,,,,5.00
        21/03/2026,DEVOLUCION,,12.00,,
        """, count: 5, sums: ["GTQ": "17.40", "USD": "-2.83"], first: "2026-03-04", last: "2026-03-21"),
    Export(
      name: "contributions to a pension of which an employer pays a part",
      text: """
        Tarikh;Urusniaga;Majikan (RM);Ahli (RM);Jumlah (RM)
        14/01/2026;CARUMAN DIS-25;715.00;605.00;1,320.00
        28/02/2026;DIVIDEN 2025;0.00;388.62;388.62
        02/04/2026;PENGELUARAN AKAUN;0.00;-200.00;-200.00
        """, count: 3, sums: ["MYR": "1508.62"], first: "2026-01-14", last: "2026-04-02"),
  ]
}
