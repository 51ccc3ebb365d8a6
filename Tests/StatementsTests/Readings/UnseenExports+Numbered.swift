@testable import Statements

/// Days in the numbers of rows, entries over several lines, balances by their words, and what a column is without a name.
extension Export {
  static let numbered =
    daysInNumbers + overLines + balancesByWords + netAndInstalments + printedBeside + kindsOfTwo + waitingAndPaid
    + shoppers

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
        """, count: 3, sums: ["": "87.00"], first: "2026-04-03", last: "2026-05-06", asks: ["date_order"]),
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
      name: "printed entries in letters of two places",
      text: """
        日付        摘要                                出金          入金
        2026/04/02  給与振込
                    北商事株式会社                                 240,000.00
        2026/04/07  口座振替
                    電力                              7,190.00
        2026/04/09  カード
                    本屋                              1,330.00
        """, count: 3, sums: ["": "231480.00"], first: "2026-04-02", last: "2026-04-09"),
    Export(
      name: "printed rows of which each second one leaves out its day",
      text: """
        Date        Details                        Out          In
        02/04/2026  WAGES NORTH                             1830.00
                    MARKET                       46.30
        09/04/2026  POWER                        71.90
                    MARKET                       12.00
        17/04/2026  FEES                          2.60
        """, count: 3, sums: ["": "1755.50"], first: "2026-04-02", last: "2026-04-17", rejected: 2),
    Export(
      name: "printed notes of a day and a number between the rows",
      text: """
        Date        Details                        Amount      Balance
        02/04/2026  WAGES NORTH                   1830.00      1930.00
        03/04/2026  LIMIT CHANGED
                    NEW LIMIT                                  3000.00
        09/04/2026  POWER                          -71.90      1858.10
        11/04/2026  DECLINED: BOOKS
                    INSUFFICIENT FUNDS              49.99
        17/04/2026  FEES                            -2.60      1855.50
        """, count: 3, sums: ["": "1755.50"], first: "2026-04-02", last: "2026-04-17", rejected: 3,
      asks: ["unreadable"]),
    Export(
      name: "the day once, its balance once, and opening and closing rows with days",
      text: """
        HKD SAVINGS
        Date       Details                               Deposit   Withdrawal      Balance
        30SEP26    BALANCE B/F                                                    1,240.11
        02OCT26    AUTOPAY SALARY                       2,500.00
                   HARBOUR LOGISTICS  REF 12
                   TRANSFER OUT                                       800.00      2,940.11
                   CHAN TAI MAN
        06OCT26    PURCHASE                                            18.60
                   TRANSFER IN                            350.00                  3,271.51
        21OCT26    ATM WITHDRAWAL                                     500.00      2,771.51
        31OCT26    INTEREST                                0.87                   2,772.38
        31OCT26    BALANCE C/F                                                    2,772.38
        """, count: 6, sums: ["HKD": "1532.27"], first: "2026-10-02", last: "2026-10-31", proof: .balances,
      closing: "2772.38"),
    Export(
      name: "the day once, over two pages of which one hands its balance on",
      text: """
        RESUMEN DE CUENTA          PERIODO 01/10/2026 AL 31/10/2026

        FECHA   CONCEPTO                               IMPORTE          SALDO
                SALDO ANTERIOR                                       3.118,44
        01/10   ACREDITACION DE HABERES                4.600,00
                COMPRA VISA DEBITO                       412,37-     7.306,07
        06/10   DEBITO AUTOMATICO                        200,15-
                TRANSF. ENVIADA                        2.000,00-     5.105,92
                TRANSPORTE                                           5.105,92
        BANCO SUR S.A.                 HOJA 2

        FECHA   CONCEPTO                               IMPORTE          SALDO
                TRANSPORTE                                           5.105,92
        16/10   EXTRACCION CAJERO                      1.000,00-     4.105,92
        28/10   COMISION PAQUETE                         900,00-
                IVA 21%                                  189,00-     3.016,92
                SALDO AL 31/10/2026                                  3.016,92
        """, count: 7, sums: ["": "-101.52"], first: "2026-10-01", last: "2026-10-28", proof: .balances,
      closing: "3016.92"),
  ]

  private static let balancesByWords = [
    Export(
      name: "balances in the column of amounts by words in any order",
      text: """
        Data;Histórico;Valor;Saldo
        02/01/2026;PIX ENVIADO JOANA;-87,20;1.000,00
        13/01/2026;TED RECEBIDA CLIENTE;250,00;1.250,00
        13/01/2026;SALDO FINAL DISPONIVEL;1.250,00;
        14/01/2026;TARIFA PACOTE;-11,40;1.238,60
        """, count: 3, sums: ["": "151.40"], first: "2026-01-02", last: "2026-01-14", proof: .balances),
    Export(
      name: "abbreviated balances beside the rows",
      text: """
        Data;Lançamento;Valor (R$);Saldo (R$)
        01/03/2026;RSHOP PRAIA;-12,40;
        01/03/2026;INT TED 104477;-730,15;
        01/03/2026;SDO CTA/APL AUTOMATICAS;;2.204,60
        29/03/2026;REMUNERACAO/SALARIO;2.911,30;
        """, count: 3, sums: ["BRL": "2168.75"], first: "2026-03-01", last: "2026-03-29"),
    Export(
      name: "a row by words for a balance alone, by which the balance moves",
      text: """
        Date;Libellé;Débit;Crédit;Solde
        13/03/2026;VIR SALAIRE;;1000,00;1100,00
        14/03/2026;CARTE MARCHE;50,00;;1050,00
        15/03/2026;SOLDE COMPTE;1050,00;;0,00
        """, count: 3, sums: ["": "-100.00"], first: "2026-03-13", last: "2026-03-15", proof: .balances),
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

  private static let printedBeside = [
    Export(
      name: "printed days with codes behind them, one of which follows numbers in English",
      text: """
        FECHA      DOCUMENTO    DESCRIPCION                     DEBITOS     CREDITOS         SALDO
                                SALDO ANTERIOR                                           1,230.90
        02/10/2026 CH 00001231  CHEQUE PAGADO EN CAJA            250.00                    980.90
        06/10/2026 DP 44120938  DEPOSITO EFECTIVO                            420.00      1,400.90
        09/10/2026 ND 88120011  PAGO ENERGIA                     615.30                    785.60
        15/10/2026 ND 88123450  PAGO PLANILLA                    475.00                    310.60
        21/10/2026 ND 90011238  COMISION                          10.00                    300.60
        """, count: 5, sums: ["": "-930.30"], first: "2026-10-02", last: "2026-10-21", proof: .balances,
      closing: "300.60"),
    Export(
      name: "printed days behind the numbers of the rows",
      text: """
        IZVOD BROJ 6                      Datum izvoda: 30.06.2026.
        R.br. Datum        Opis                        Na teret       U korist          Stanje
              Prethodno stanje                                                          512,30
           1. 03.06.2026.  KUPOVINA SJEVER                84,60                         427,70
                           Kartica 4417
           2. 10.06.2026.  PODIZANJE BANKOMAT            150,00                         277,70
           3. 16.06.2026.  UPLATA PLATE 05/2026                       1.480,00        1.757,70
                           Firma Jug d.d.
           4. 30.06.2026.  NAKNADA                         4,00                       1.753,70
              Novo stanje                                                             1.753,70
        """, count: 4, sums: ["": "1241.40"], first: "2026-06-03", last: "2026-06-30", proof: .balances,
      closing: "1753.70"),
    Export(
      name: "the day of its value alone below each row",
      text: """
        Date/         Description                  Debit/      Running
        Value date                                 Credit      balance
                      Previous balance                         402.15
        02/07/2026    MARKET NORTH                 -12.50      389.65
        02/07/2026
        18/07/2026    ATM WITHDRAWAL               -40.00      349.65
        19/07/2026
        27/07/2026    SALARY                      +240.50      590.15
        27/07/2026
        """, count: 3, sums: ["": "188.00"], first: "2026-07-02", last: "2026-07-27", proof: .balances,
      closing: "590.15"),
    Export(
      name: "accounts in parts, each below its number and its currency",
      text: """
        "Account Number","0212441820018","Account Currency","USD"
        "Date","Narrative","Debit","Credit","Running Balance"
        "01 May 2026","Opening Balance","","","118.44"
        "06 May 2026","MARKET","42.30","","76.14"
        "15 May 2026","SALARY","","650.00","726.14"
        "","Totals","42.30","650.00","726.14"

        "Account Number","0212441820026","Account Currency","ZWG"
        "Date","Narrative","Debit","Credit","Running Balance"
        "01 May 2026","Opening Balance","","","902.10"
        "09 May 2026","AIRTIME","310.00","","592.10"
        "19 May 2026","TRANSFER FROM T MOYO","","1,450.00","2,042.10"
        "","Totals","310.00","1,450.00","2,042.10"
        """, count: 4, sums: ["USD": "607.70", "ZWG": "1140.00"], first: "2026-05-06", last: "2026-05-19",
      proof: .balances),
    Export(
      name: "codes of currencies with the sign of dollars",
      text: """
        "Date","Description","Withdrawals","Deposits","Balance"
        "30/05/2026","SERVICE CHARGE","TTD$ 15.00","","TTD$ 2,280.03"
        "28/05/2026","SALARY","","TTD$ 1,875.30","TTD$ 2,295.03"
        "19/05/2026","BILL PAYMENT","TTD$ 289.00","","TTD$ 419.73"
        """, count: 3, sums: ["TTD": "1571.30"], first: "2026-05-19", last: "2026-05-30", proof: .balances,
      closing: "2280.03"),
  ]

  private static let kindsOfTwo = [
    Export(
      name: "two kinds in words that nobody knows, of which the first row may be either",
      text: """
        Dato,Type,Namn,Sum,Saldo
        02/02/2026,Ramo,Ola,45.00,76.40
        05/02/2026,Tuvo,Butikk,12.50,63.90
        11/02/2026,Tuvo,Vann,8.75,55.15
        16/02/2026,Tuvo,Kari,20.00,35.15
        24/02/2026,Ramo,Nils,180.00,215.15
        """, count: 5, sums: ["": "183.75"], first: "2026-02-02", last: "2026-02-24", proof: .balances,
      asks: ["first_sign"]),
    Export(
      name: "kinds of which one moved either way",
      text: """
        Dato,Type,Namn,Sum,Saldo
        02/02/2026,Ramo,Ola,45.00,76.40
        05/02/2026,Tuvo,Butikk,12.50,63.90
        11/02/2026,Tuvo,Vann,8.75,55.15
        16/02/2026,Tuvo,Kari,20.00,75.15
        24/02/2026,Ramo,Nils,180.00,255.15
        """, count: 5, sums: ["": "223.75"], first: "2026-02-02", last: "2026-02-24", proof: .balances,
      asks: ["first_sign"]),
    Export(
      name: "a wallet's kinds, of which the others moved as they say",
      text: """
        Id,Date,Type,With,Amount (EGP),Balance (EGP)
        71,03/04/2026 9:30,Cash In,Store North,1500.00,1718.40
        72,05/04/2026 10:31,Send Money,0100,300.00,1418.40
        73,14/04/2026 12:33,Receive Money,0102,750.00,2168.40
        74,23/04/2026 14:35,Cash Out,Agent,500.00,1668.40
        """, count: 4, sums: ["EGP": "1450.00"], first: "2026-04-03", last: "2026-04-23", proof: .balances),
  ]

  private static let waitingAndPaid = [
    Export(
      name: "what waits has words in place of its day of posting",
      text: """
        Date d'achat;Date d'inscription;Marchand;Dépenses;Paiements et crédits
        2026-06-24;En attente;PETRO NORD;69,94 $;
        2026-06-19;2026-06-20;PHARMACIE;41,39 $;
        2026-06-18;2026-06-19;MARCHE;20,14 $;
        2026-06-17;2026-06-19;PETRO NORD;56,64 $;
        2026-06-11;2026-06-12;PAIEMENT MERCI;;640,00 $
        2026-06-10;2026-06-10;LIBRAIRIE;45,72 $;
        """, count: 5, sums: ["": "476.11"], first: "2026-06-10", last: "2026-06-19", pending: 1),
    Export(
      name: "how others paid says nothing of the direction",
      text: """
        Référence;Date du paiement;Statut;Nom payeur;Campagne;Moyen de paiement;Montant
        4811200;03/09/2026;Validé;Dupont;Adhésion;Carte bancaire;25,00
        4811297;05/09/2026;Validé;Lefèvre;Adhésion;Carte bancaire;25,00
        4811394;16/09/2026;Validé;Moreau;Don;Carte bancaire;50,00
        4811591;19/09/2026;Refusé;Garnier;Adhésion;Carte bancaire;25,00
        """, count: 3, sums: ["": "100.00"], first: "2026-09-03", last: "2026-09-16", asks: ["sign"]),
    Export(
      name: "what is paid out later has words in place of its day, and was sold",
      text: """
        Date,Payout Date,Details,Amount,Fee,Net
        2026-03-10,2026-03-12,Sale 98,30.00,-1.50,28.50
        2026-03-11,2026-03-13,Sale 99,20.00,-1.00,19.00
        2026-03-12,2026-03-14,Sale 100,20.00,-0.50,19.50
        2026-03-14,Pending,Sale 101,20.00,-1.00,19.00
        """, count: 4, sums: ["": "86.00"], first: "2026-03-10", last: "2026-03-14"),
    Export(
      name: "a payment without its day by a word for what is carried over, which moves the balance",
      text: """
        Fecha;Concepto;Debe;Haber;Saldo
        02/03/2026;NOMINA;;1.000,00;1.100,00
        ;MERCADO;100,00;;1.000,00
        03/03/2026;LUZ;25,00;;975,00
        ;TRANSPORTE;60,00;;915,00
        14/03/2026;AGUA;15,00;;900,00
        """, count: 5, sums: ["": "800.00"], first: "2026-03-02", last: "2026-03-14", proof: .balances),
    Export(
      name: "months in Samoan",
      text: """
        Aso,Faamatalaga,Debit,Credit,Balance
        1 Mati 2026,Vodafone,18.57,,770.33
        4 Mati 2026,Lisi,400.00,,370.33
        15 Aperila 2026,Totogi,,"1,120.00","1,490.33"
        """, count: 3, sums: ["": "701.43"], first: "2026-03-01", last: "2026-04-15", proof: .balances),
  ]

  private static let shoppers = [
    Export(
      name: "extrato_cartao.csv",
      text: """
        Data Transação;Data Lançamento;Comerciante;Compras e encargos;Pagamentos e devoluções
        02-02-2026;03-02-2026;MERCADO NORTE;67,88;
        16-02-2026;17-02-2026;TAXI SUL;8,45;
        19-02-2026;20-02-2026;PAGAMENTO RECEBIDO;;350,00
        23-02-2026;24-02-2026;JUROS;15,40;
        25-02-2026;26-02-2026;DEVOLUCAO LIVROS;;29,99
        ;;Total;91,73;379,99
        """, count: 5, sums: ["": "288.26"], first: "2026-02-02", last: "2026-02-25"),
    Export(
      name: "movimientos_facturados.csv",
      text: """
        Lugar;Fecha;Descripción;Cuotas;Valor cuota
        CONCEPCION;03/05/2026;LIDER EXPRESS;01/01;$32.490
        ;06/05/2026;COPEC RUTA 5;01/01;$40.000
        ;10/05/2026;FALABELLA.COM;02/03;$29.990
        CONCEPCION;16/05/2026;CRUZ VERDE;01/01;$8.760
        ;30/05/2026;PAGO EN LINEA GRACIAS;;-$80.000
        """, count: 5, sums: ["": "-31240.00"], first: "2026-05-03", last: "2026-05-30"),
    Export(
      name: "many purchases without a sign, each with its merchant, which may as well be given back",
      text: """
        Date,Merchant Name or Description,$ Amount
        04/19/2026,NETFLIX.COM,17.99
        04/19/2026,CORNER BOOKS,31.20
        04/20/2026,WALGREENS #771,8.15
        04/21/2026,CHIPOTLE 31,12.60
        04/23/2026,SPOTIFY,10.99
        """, count: 5, sums: ["": "-80.93"], first: "2026-04-19", last: "2026-04-23", asks: ["sign"]),
    Export(
      name: "visa_ventas.csv",
      text: """
        Fecha;Descripción;Valor;Número de cuotas
        03/04/2026;VENTA CREDITO 001;187,00;1
        14/04/2026;VENTA CREDITO 002;1.299,00;12
        16/04/2026;VENTA CREDITO 003;64,00;1
        20/04/2026;PAGO A COMERCIO;-320,00;1
        """, count: 4, sums: ["": "-1230.00"], first: "2026-04-03", last: "2026-04-20", asks: ["sign"]),
    Export(
      name: "a bank's own fee, which is all that its row says",
      text: """
        Transaction Date;Reference;Amount;Description
        2026-04-13;K1;2,300,000;CK A26-ABC123
        2026-04-15;K2;-41,000;SERVICE FEE
        2026-04-17;K3;7,150,000;A26-XYZ789
        """, count: 3, sums: ["": "9409000.00"], first: "2026-04-13", last: "2026-04-17"),
  ]
}
