@testable import Statements

/// Days of the month below a title, pairs that a balance proves either way, entries that end with their amounts, and
/// rows without any.
extension Export {
  static let ofMonths =
    daysOfMonths + monthsOfOthers + unnamedPairs + amountsLast + withoutAmounts + statesAndMarks + stillToCome
    + measured

  private static let daysOfMonths = [
    Export(
      name: "days of the month below its title",
      text: """
        COOPERATIVA DEL NORTE;;;;
        MES: OCTUBRE 2025;;;;
        DIA;REFERENCIA;DESCRIPCION;CARGO;ABONO;SALDO
        01;;SALDO ANTERIOR;;;1,200.00
        01;10021;PLANILLA;;850.00;2,050.00
        03;10022;SUPER;75.25;;1,974.75
        28;10024;COMISION;2.50;;1,972.25
        """, count: 3, sums: ["": "772.25"], first: "2025-10-01", last: "2025-10-28", proof: .balances,
      closing: "1972.25"),
    Export(
      name: "days of the month below a span over two months",
      text: """
        Statement period,16/09/2025 - 15/10/2025
        Day,Details,Amount,Balance
        16,Shop,-12.00,88.00
        29,Salary,500.00,588.00
        3,Shop,-8.10,579.90
        15,Cafe,-1.10,578.80
        """, count: 4, sums: ["": "478.80"], first: "2025-09-16", last: "2025-10-15", proof: .balances),
    Export(
      name: "printed days of the month",
      text: """
        CUENTA 0011-2234        PERIODO: MAYO 2025

        DIA  DESCRIPCION                    CARGOS        ABONOS         SALDO
             SALDO ANTERIOR                                              500.00
        02   DEPOSITO EN EFECTIVO                         300.00         800.00
        7    CHEQUE 1021                     50.00                       750.00
        15   PAGO LUZ                        25.10                       724.90
        31   COMISION MANEJO                  1.00                       723.90
        """, count: 4, sums: ["": "223.90"], first: "2025-05-02", last: "2025-05-31", proof: .balances),
  ]

  private static let monthsOfOthers = [
    Export(
      name: "titles of months between rows of days",
      text: """
        Konto 4202.44.10000;Brukskonto;NOK;;;
        Dag;Beskrivelse;Type;Ut;Inn;Saldo
        Januar 2026;;;;;
        2.;Husleie januar;Nettgiro;9850,00;;4350,70
        19.;Lønn;Lønn;;31240,00;35590,70
        Februar 2026;;;;;
        2.;Husleie februar;Nettgiro;9850,00;;25740,70
        """, count: 3, sums: ["NOK": "11540.00"], first: "2026-01-02", last: "2026-02-02", proof: .balances),
    Export(
      name: "printed titles of months over New Year",
      text: """
        CUENTA: 417-3044100000               PERIODO: DIC 2025 - ENE 2026

         DIA    DESCRIPCION                           CARGOS          ABONOS           SALDO

          DICIEMBRE 2025
                SALDO ANTERIOR                                                        512.30
         04     COMISION RETIRO                         2.50                          509.80
         30     ABONO HABERES                                       1,900.00        2,409.80

          ENERO 2026
                SALDO ANTERIOR                                                      2,409.80
         02     CARGO AHORRO                        1,000.00                        1,409.80
         31     INTERESES                                               0.90        1,410.70
        """, count: 4, sums: ["": "898.40"], first: "2025-12-04", last: "2026-01-31", proof: .balances),
  ]

  private static let unnamedPairs = [
    Export(
      name: "a card without a header, whose balance grows with what is bought",
      text: """
        04/28/2024,CORNER COFFEE,11.38,,806.32
        04/26/2024,FUEL STOP 01234,56.21,,794.94
        04/22/2024,BOOKSHOP REFUND,,23.16,738.73
        04/21/2024,FUEL STOP 01234,116.55,,761.89
        04/18/2024,PAYMENT - THANK YOU,,600.00,645.34
        04/15/2024,GARDEN CENTRE,19.60,,1245.34
        """, count: 6, sums: ["": "419.42"], first: "2024-04-15", last: "2024-04-28", proof: .balances,
      closing: "-806.32"),
    Export(
      name: "an account without a header, into which more comes than leaves it",
      text: """
        04/28/2024,TRANSFER FROM A,11.38,,888.70
        04/26/2024,TRANSFER FROM B,56.21,,877.32
        04/22/2024,SUPPLIER,,23.16,821.11
        04/21/2024,TRANSFER FROM C,116.55,,844.27
        04/18/2024,TRANSFER FROM D,200.00,,727.72
        """, count: 5, sums: ["": "360.98"], first: "2024-04-18", last: "2024-04-28", proof: .balances,
      closing: "888.70"),
  ]

  private static let amountsLast = [
    Export(
      name: "printed entries of one day, each with its amounts on its last line",
      text: """
        18 December 2025 to 17 January 2026

        Date       Details                                  Paid out       Paid in       Balance
        17 Dec     BALANCE BROUGHT FORWARD                                              1,000.00
        18 Dec     VIS  MARKET
                        OXFORD                                 62.10
                   DD   POWER                                 118.00                      819.90
        20 Dec     CR   NORTH LLP
                        SALARY DEC                                        2,400.00      3,219.90
        22 Dec     ATM  CASH
                        HIGH STREET                           100.00
                   VIS  INT'L 0031415926
                        EUR 120.00 @ 1.1538
                        Visa Rate                             104.00
                   DR   Non-Sterling
                        Transaction Fee                         2.80                    3,013.10
        04 Jan     )))  CAFE
                        OXFORD                                  4.20                    3,008.90
        17 Jan     BALANCE CARRIED FORWARD                                              3,008.90
        """, count: 7, sums: ["": "2008.90"], first: "2025-12-18", last: "2026-01-04", proof: .balances),
    Export(
      name: "printed entries that end with amounts, value days among them, one of them below the day of another",
      text: """
        Konto CHF      IBAN CH9300762011623852957

        Datum       Text                                            Gutschrift      Lastschrift     Valuta          Saldo
        01.09.26    Kontostand                                                                                    2 204.80
        03.09.26    KAUF VOM 02.09.2026
                    MARKT BERN                                                        64.30     03.09.26      2 140.50
        06.09.26    BARGELDBEZUG VOM 06.09.2026
                    AUTOMAT BERN                                                     200.00     06.09.26
                    GELD SENDEN VOM 05.09.2026
                    AN TELEFON                                                        22.80     06.09.26      1 917.70
        13.09.26    GUTSCHRIFT
                    VON URSINA                                        80.00                     13.09.26      1 997.70
        30.09.26    PREIS FÜR KONTOFÜHRUNG                                             5.00     30.09.26      1 992.70
        30.09.26    Kontostand                                                                                    1 992.70
        """, count: 5, sums: ["CHF": "-212.10"], first: "2026-09-03", last: "2026-09-30", proof: .balances),
    Export(
      name: "printed rows below lines of their booking and value days",
      text: """
        Tili       FI21 1234 5600 0007 85                        Valuutta  EUR

        Arkistointitunnus         Saaja / Maksaja                       Tap.                 Määrä
        ------------------------------------------------------------------------------------------
                                  ALKUSALDO 1.8.2026                                       655,10+
        KIRJAUSPÄIVÄ 02.08.26    ARVOPÄIVÄ 02.08.26
          0802393904400001        KAUPPA                                KORTTIOSTO          24,30-
                                  KORTTI 4400 OSTOPVM 010826
          0802393904400002        VUOKRA                                TILISIIRTO         480,00-
                                  SALDO 02.08.                                             150,80+
        KIRJAUSPÄIVÄ 15.08.26    ARVOPÄIVÄ 15.08.26
          0815393904400005        TYÖNANTAJA                            PALKKA           2.210,60+
                                  SALDO 15.08.                                           2.361,40+
        KIRJAUSPÄIVÄ 21.08.26    ARVOPÄIVÄ 21.08.26
          0821393904400007        PUHELIN                               E-LASKU             12,90-
                                  SALDO 21.08.                                           2.348,50+
        ------------------------------------------------------------------------------------------
                                  LOPPUSALDO 31.8.2026                                   2.348,50+
        """, count: 4, sums: ["EUR": "1693.40"], first: "2026-08-02", last: "2026-08-21", proof: .totals),
    Export(
      name: "a second printed account in a currency that its title names",
      text: """
        HKD Statement Savings 239-441000-881
        Date        Transaction Details                         Deposit           Withdrawal          Balance
        31 Dec 25   B/F BALANCE                                                                      5,310.20
        2 Jan 26    AUTOPAY OUT                                                     1,280.00          4,030.20
        5 Jan 26    AUTOPAY IN                                 24,500.00                             28,530.20
        31 Jan 26   C/F BALANCE                                                                     28,530.20

        Foreign Currency Savings 239-441000-888   USD
        Date        Transaction Details                         Deposit           Withdrawal          Balance
        31 Dec 25   B/F BALANCE                                                                      1,020.00
        12 Jan 26   TRANSFER FROM HKD                             500.00                             1,520.00
        22 Jan 26   OVERSEAS TRANSACTION                                               45.00         1,475.00
        31 Jan 26   C/F BALANCE                                                                      1,475.00
        """, count: 4, sums: ["HKD": "23220.00", "USD": "455.00"], first: "2026-01-02", last: "2026-01-22",
      proof: .balances),
    Export(
      name: "days and balances side by side below printed rows",
      text: """
        Statement of March 2024

        Deposits and other additions
        Date    Description                                Amount
        3/1     Payroll                                   $842.10
        3/15    Payroll                                    842.10

        Withdrawals and other subtractions
        Date    Description                                Amount
        3/4     Market                                     $84.10
        3/18    Rent                                       500.00

        Daily ledger balance summary
        Date         Balance    Date         Balance
        3/1         2,962.50    3/4         2,878.40
        3/15        3,720.50    3/18        3,220.50
        """, count: 4, sums: ["": "1100.10"], first: "2024-03-01", last: "2024-03-18"),
    Export(
      name: "days and balances side by side below another table",
      text: """
        Date,Description,Amount,Balance
        03/01/2024,Wage,100.00,1100.00
        03/14/2024,Shop,-20.00,1080.00
        03/15/2024,Cafe,-30.00,1050.00

        Date,Balance,Date,Balance
        03/01/2024,1100.00,03/14/2024,1080.00
        03/15/2024,1050.00,,
        """, count: 3, sums: ["": "50.00"], first: "2024-03-01", last: "2024-03-15", proof: .balances),
  ]

  private static let withoutAmounts = [
    Export(
      name: "a row of words alone in columns of amounts",
      text: """
        Nr,Date,Description,Money In,Money Out,Fee,Balance
        1,2026-07-01,Salary,4000.00,,,4000.00
        2,2026-07-02,Grocer,,-515.00,,3485.00
        3,2026-07-04,Limit exceeded at Kiosk 24,,,,
        4,2026-07-05,Cafe,,-7.50,,3477.50
        """, count: 3, sums: ["": "3477.50"], first: "2026-07-01", last: "2026-07-05", proof: .balances),
    Export(
      name: "an amount in the words of a row alone",
      text: """
        Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net
        2026-09-03,Sale,Order 9001,,USD,$76.00,--,$76.00
        2026-09-03,Fee,Transaction fee,Order 9001,USD,--,-$4.40,-$4.40
        2026-09-03,Marketing,Ads,,USD,--,-$5.00,-$5.00
        2026-09-15,Deposit,$60.00 sent to your bank,,USD,--,--,--
        """, count: 3, sums: ["USD": "66.60"], first: "2026-09-03", last: "2026-09-03", rejected: 1),
  ]

  private static let statesAndMarks = [
    Export(
      name: "states with a note in parentheses",
      text: """
        거래일,승인번호,가맹점명,이용금액(원),매입구분
        2026.04.16 15:30,70717355,영화관,"19,400",승인(미매입)
        2026.04.13 15:29,70643907,서점,"29,700",전표매입
        2026.04.12 21:27,88837457,카페,"7,800",승인(취소)
        2026.04.12 18:08,35488219,마트,"10,600",전표매입
        """, count: 2, sums: ["KRW": "-40300"], first: "2026-04-12", last: "2026-04-13", pending: 1),
    Export(
      name: "Armenian letters for debit and credit",
      text: """
        Ամսաթիվ;Նկարագրություն;Գումար;Դ/Կ
        03.04.26;Կանխիկացում;34000,00;Դ
        15.04.26;Աշխատավարձ;250000,00;Կ
        """, count: 2, sums: ["": "216000.00"], first: "2026-04-03", last: "2026-04-15"),
    Export(
      name: "times in front of days, with a dash between them",
      text: """
        Thời gian,Nội dung,Số tiền,Số dư
        19:23 - 31/03/2026,Cà phê,-106.500đ,423.500đ
        11:43 - 30/03/2026,Chuyển tiền,-645.000đ,530.000đ
        """, count: 2, sums: ["VND": "-751500"], first: "2026-03-30", last: "2026-03-31", proof: .balances),
    Export(
      name: "a line above that names the usual calendar in Amharic",
      text: """
        የሒሳብ መግለጫ (ቀናት እ.ኤ.አ)
        ቀን;ዝርዝር;ወጪ (ብር);ገቢ (ብር);ቀሪ ሒሳብ
        07/01/2026;ሱፐርማርኬት;1,300.20;;31,300.80
        28/01/2026;ደመወዝ;;6,400.00;37,700.80
        """, count: 2, sums: ["ETB": "5099.80"], first: "2026-01-07", last: "2026-01-28", proof: .balances),
    Export(
      name: "an old row that has a word where all others have an id",
      text: """
        Дата,Референс,Приход,Расход,Описание
        13.02.23,HOLD,0,"100,00",КАФЕ
        14.02.23,REF0012,0,"200,40",МАГАЗИН
        25.08.24,REF0019,"800,00",0,ПЕРЕВОД
        """, count: 2, sums: ["": "599.60"], first: "2023-02-14", last: "2024-08-25", pending: 1),
    Export(
      name: "what a seller's customers paid, without signs",
      text: """
        Date,Payment method,Currency,Amount,Status,Consumer name,Settlement amount,Settlement reference
        2026-03-31 17:47:04,ideal,EUR,140.00,paid,M. Jansen,140.00,1007.02
        2026-03-31 14:52:14,banktransfer,EUR,64.90,open,B. Visser,,
        2026-03-28 10:47:10,ideal,EUR,37.20,paid,K. Peeters,37.20,1007.01
        2026-03-26 12:32:01,ideal,EUR,162.00,canceled,B. Visser,,
        """, count: 2, sums: ["EUR": "177.20"], first: "2026-03-28", last: "2026-03-31", pending: 1),
    Export(
      name: "a fee below zero beside a net amount above the gross one",
      text: """
        Date,Type,Currency,Amount,Fee,Net Amount,Notes
        2026-09-10,P2P,USD,-$25.00,$0,-$25.00,tacos
        2026-09-11,P2P,USD,$40.00,$0,$40.00,gas money
        2026-09-13,Purchase,USD,-$9.90,$0,-$9.90,books
        2026-09-14,Cash out,USD,-$200.00,-$3.00,-$197.00,to bank
        """, count: 4, sums: ["USD": "-194.90"], first: "2026-09-10", last: "2026-09-14"),
  ]

  private static let stillToCome = [
    Export(
      name: "instalments of the bills to come",
      text: """
        Cartão:;Visa final 4500;
        lançamentos: compras e saques;;
        data;lançamento;valor
        12/01/2026;MAGAZINE 04/10;219,90
        14/04/2026;POSTO;208,90
        22/04/2026;ESTORNO DROGARIA;-37,80

        compras parceladas - próximas faturas;;
        data;lançamento;valor
        12/01/2026;MAGAZINE 05/10;219,90
        """, count: 3, sums: ["": "-391.00"], first: "2026-01-12", last: "2026-04-22", pending: 1),
    Export(
      name: "a Romanian payment that was declined, without a balance",
      text: """
        Data;Tip tranzacție;Comerciant;Sumă (RON);Sold
        04.04.2026;Plată;MARKET;-91,80;376,10
        31.03.2026;Plată respinsă;BENZINĂRIE;-54,20;-
        30.03.2026;Plată;CINEMA;-32,20;467,90
        19.03.2026;Alimentare;FIRMA;+300,00;500,10
        """, count: 3, sums: ["RON": "176.00"], first: "2026-03-19", last: "2026-04-04", proof: .balances),
    Export(
      name: "kinds that reserve, at the newest end without a balance",
      text: """
        Datum;Text;Typ;Belopp;Saldo
        2026-06-25;RESTAURANG;Reserverat belopp;-312,40 kr;
        2026-06-24;HYRCYKEL;Reserverat belopp;-38,00 kr;
        2026-06-17;Anna;Swish;-371,00 kr;33 179,10 kr
        2026-06-16;Anna;Swish;-90,00 kr;33 550,10 kr
        2026-06-14;Kiosk;Kortköp;-148,90 kr;33 640,10 kr
        2026-06-13;Erik;Swish;238,00 kr;33 789,00 kr
        """, count: 4, sums: ["": "-371.90"], first: "2026-06-13", last: "2026-06-17", pending: 2, proof: .balances),
    Export(
      name: "a blocked amount in a column of its own, without a day of booking",
      text: """
        Data transakcji;Data księgowania;Kontrahent;Kwota transakcji;Kwota blokady;Saldo
        2026-04-29;;SKLEP;;-87,30;
        2026-04-28;2026-04-28;Opłata za kartę;-10,00;;352,60
        2026-04-26;2026-04-26;Piotr;65,00;;362,60
        2026-04-23;2026-04-25;STACJA;-315,60;;297,60
        """, count: 3, sums: ["": "-260.60"], first: "2026-04-23", last: "2026-04-28", pending: 1, proof: .balances),
    Export(
      name: "an unknown state in half of the rows",
      text: """
        Date,Description,Amount,Status
        2026-03-13,Shop,-50.00,settled
        2026-03-14,Fuel,-60.00,settled - voided
        2026-03-15,Wage,2000.00,settled
        2026-03-16,Cafe,-30.00,settled - voided
        """, count: 4, sums: ["": "1860.00"], first: "2026-03-13", last: "2026-03-16",
      asks: ["state settled - voided"]),
    Export(
      name: "words against the signs of amounts that a balance follows",
      text: """
        Date,Description,Amount,Balance
        2026-03-01,TUITION FEE SMITH,300.00,5300.00
        2026-03-03,TUITION FEE LEE,300.00,5600.00
        2026-03-05,SALARY K WU,-1800.00,3800.00
        2026-03-07,TUITION FEE DIAZ,300.00,4100.00
        2026-03-11,SALARY B OTT,-1700.00,2400.00
        """, count: 5, sums: ["": "2600.00"], first: "2026-03-01", last: "2026-03-11", proof: .balances,
      asks: ["sign"]),
  ]

  private static let measured = [
    Export(
      name: "what a sensor measured, with differences and a stand",
      text: """
        Zeitstempel;Sensor;Messwert;Differenz;Stand
        14.01.2026 00:00;Vorlauf 1;-1,40;0,70;1205,20
        14.01.2026 00:30;Vorlauf 2;7,10;-1,90;1203,30
        14.01.2026 01:00;Vorlauf 1;1,60;3,70;1207,00
        """, count: 3, sums: ["": "2.50"], first: "2026-01-14", last: "2026-01-14", proof: .balances,
      asks: ["columns"])
  ]
}
