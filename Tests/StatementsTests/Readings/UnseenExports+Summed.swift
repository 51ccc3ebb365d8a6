@testable import Statements

/// Rows that are known by what they add up to, not by their words; and what a card's or a seller's rows say.
extension Export {
  static let summed = sumsOfRows + balancesAlone + printedDays + paidCards + ofSellersAndHolders + writtenOtherwise

  private static let sumsOfRows = [
    Export(
      name: "what came in and what went out, below a word that nobody knows",
      text: """
        Datum;Text;Ein;Aus;Saldo
        13.03.2026;LADEN;;12,00;988,00
        14.03.2026;LOHN;100,00;;1088,00
        16.03.2026;KIOSK;;3,50;1084,50
        Gesuma;;100,00;15,50;
        """, count: 3, sums: ["": "84.50"], first: "2026-03-13", last: "2026-03-16", proof: .balances),
    Export(
      name: "one word and what came in, another and what went out",
      text: """
        Datum;Text;Betrag;Saldo
        13.03.2026;LOHN;+100,00;1100,00
        14.03.2026;LADEN;-12,00;1088,00
        16.03.2026;ZINS;+0,50;1088,50
        17.03.2026;KIOSK;-3,50;1085,00
        Rezuma;;100,50;
        Gesuma;;15,50;
        """, count: 4, sums: ["": "85.00"], first: "2026-03-13", last: "2026-03-17", proof: .balances),
    Export(
      name: "an undated row that says what it is, of as much as the rows above it",
      text: """
        Date,Text,In,Out
        2026-03-13,Market,30.00,
        2026-03-14,Market,40.00,
        Payout,,,70.00
        """, count: 2, sums: ["": "70.00"], first: "2026-03-13", last: "2026-03-14", rejected: 1),
    Export(
      name: "an undated row of as much as the rows above it, by which the balance moves",
      text: """
        Date,Text,Amount,Balance
        2026-03-13,Market,30.00,130.00
        2026-03-14,Market,40.00,170.00
        Anon,,-70.00,100.00
        """, count: 2, sums: ["": "70.00"], first: "2026-03-13", last: "2026-03-14", rejected: 1),
    Export(
      name: "a closing row with both sums beside its balance",
      text: """
        Date,Details,Paid out,Paid in,Balance
        13 Mar 26,STATEMENT OPENING BALANCE,,,100.00
        14 Mar 26,MARKET,12.00,,88.00
        16 Mar 26,WAGES,,50.00,138.00
        31 Mar 26,STATEMENT CLOSING BALANCE,12.00,50.00,138.00
        """, count: 2, sums: ["": "38.00"], first: "2026-03-14", last: "2026-03-16", proof: .balances,
      closing: "138.00"),
  ]

  private static let balancesAlone = [
    Export(
      name: "a first row of a day and a balance, in words that nobody knows",
      text: """
        De,Stori,Aut,Insait,Stap
        13 Mar 2026,Bipo,,,K88.35
        14 Mar 2026,Pei,,"K1,120.00","K1,208.35"
        16 Mar 2026,Stoa,K146.90,,"K1,061.45"
        17 Mar 2026,Pawa,K100.00,,K961.45
        31 Mar 2026,Nau,,,K961.45
        """, count: 3, sums: ["": "873.10"], first: "2026-03-14", last: "2026-03-17", proof: .balances,
      closing: "961.45"),
    Export(
      name: "a first row that says what moved the money, and has its balance alone",
      text: """
        Date,Text,Withdrawal,Balance
        2026-03-01,Deposit,,500.00
        2026-03-16,Market,20.00,480.00
        2026-03-17,Market,30.00,450.00
        """, count: 2, sums: ["": "-50.00"], first: "2026-03-16", last: "2026-03-17", rejected: 1),
    Export(
      name: "a row that has lost its amount",
      text: """
        Date,Text,Out,In,Balance
        2026-03-01,John Smith,,,500.00
        2026-03-16,Kiosk,20.00,,480.00
        2026-03-17,Garage,30.00,,450.00
        """, count: 2, sums: ["": "-50.00"], first: "2026-03-16", last: "2026-03-17", rejected: 1),
    Export(
      name: "a balance in two languages",
      text: """
        Kont / Compte 00088123456;;;
        Chom kozh / Solde au 01/03/2026;;;500,00

        Deiziad / Date;Titl / Libellé;Dle / Débit;Kred / Crédit
        03/03/2026;PRLV;-94,50;
        14/03/2026;VIR;;+80,00
        Chom nevez / Solde au 31/03/2026;;;485,50
        """, count: 2, sums: ["": "-14.50"], first: "2026-03-03", last: "2026-03-14", proof: .totals),
  ]

  private static let printedDays = [
    Export(
      name: "a day once, where each row moves the balance on",
      text: """
        STATEMENT PERIOD  01 APR 2026 TO 30 APR 2026

        DATE     PARTICULARS                       WITHDRAWALS       DEPOSITS          BALANCE
                 BALANCE B/F                                                         100.00 CR
        01 APR   SALARY                                            1,400.00      1,500.00 CR
        02 APR   MARKET                                  138.50                    1,361.50 CR
                 POWER BILL                               86.00                    1,275.50 CR
        07 APR   ATM                                     200.00                    1,075.50 CR
        30 APR   MONTHLY FEE                               4.50                    1,071.00 CR
                 CREDIT INTEREST                                         0.40      1,071.40 CR
        """, count: 6, sums: ["": "971.40"], first: "2026-04-01", last: "2026-04-30", proof: .balances),
    Export(
      name: "what is planned below the last day moves a balance as well",
      text: """
        Date,Text,Amount,Balance
        2026-03-13,Market,-30.00,970.00
        2026-03-14,Market,-60.00,910.00
        2026-03-16,Market,-40.00,870.00
        ,Planned: Rent,-400.00,470.00
        """, count: 3, sums: ["": "-130.00"], first: "2026-03-13", last: "2026-03-16", rejected: 1, closing: "870.00"),
    Export(
      name: "more text between the rows of one day",
      text: """
        Statement Date   31 Jan 2026

        DATE    TRANSACTION                                     DEBIT       CREDIT       BALANCE

        02/01   TRANSFER CR                                                 850.00
                  TAN M L
                DEBIT CARD 4410                                132.00                   2,718.00
                  GROCER SUBANG
        06/01   DR-ECP 0012                                    188.00                   2,530.00
        27/01   GIRO CREDIT                                               5,000.00
                  SALARY FIRM
                HSG LOAN                                     1,640.00                   5,890.00
        30/01   SERVICE CHARGE                                  10.00
                STAMP DUTY                                       0.15                   5,879.85
        """, count: 7, sums: ["": "3879.85"], first: "2026-01-02", last: "2026-01-30", proof: .balances),
    Export(
      name: "years alone on lines between the rows",
      text: """
        DATE      DETAILS                             OUT           IN       BALANCE
        2024
        27 DEC    BROUGHT FORWARD                                             618.40
        30 DEC    DIRECT DEBIT PHONE                30.00                     588.40
        2025
        02 JAN    STANDING ORDER RENT              500.00                      88.40
        13 JAN    WAGES                                         742.00        830.40
        """, count: 3, sums: ["": "212.00"], first: "2024-12-30", last: "2025-01-13", proof: .balances),
    Export(
      name: "two columns of numbers with one blank between them",
      text: """
        TXN DATE   PARTICULARS                   DEBIT    CREDIT     BALANCE
        02-01-2026 UPI STORES                 1,249.00             21,565.00
        03-01-2026 UPI FRIEND                           4,000.00   25,565.00
        13-01-2026 BY CASH                             15,000.00   40,565.00
        14-01-2026 INSURANCE                 13,218.00             27,347.00
        15-01-2026 ATM                       12,500.00             14,847.00
        """, count: 5, sums: ["": "-7967.00"], first: "2026-01-02", last: "2026-01-15", proof: .balances),
  ]

  private static let paidCards = [
    Export(
      name: "the few rows of a credit card that say that something is paid",
      text: """
        Kreditkarte
        Datum,Text,Betrag
        03.03.2026,KONZERT,41.00
        13.03.2026,HOTEL,120.00
        14.03.2026,Zahlung 03,-150.00
        16.03.2026,GARTEN,19.00
        """, count: 4, sums: ["": "-30.00"], first: "2026-03-03", last: "2026-03-16"),
    Export(
      name: "a prepaid card that is loaded, and pays in a shop",
      text: """
        Prepaid-Karte
        Datum,Text,Betrag
        03.03.2026,Laden,50.00
        13.03.2026,Laden,50.00
        14.03.2026,Zahlung Aral,-35.00
        16.03.2026,Laden,50.00
        """, count: 4, sums: ["": "-115.00"], first: "2026-03-03", last: "2026-03-16", asks: ["sign"]),
    Export(
      name: "a credit card without signs, of which one row says that it is paid",
      text: """
        KREDİ KARTI EKSTRESİ

        İşlem Tarihi;Açıklama;Tutar
        20.03.2026;KAHVE KANYON;212,00
        23.03.2026;BAKKAL;1.480,50
        27.03.2026;PASTANE;389,00
        28.03.2026;ODEME - TESEKKURLER;2.100,00
        30.03.2026;KIRTASIYE;150,00
        """, count: 5, sums: ["": "-131.50"], first: "2026-03-20", last: "2026-03-30", asks: ["sign"]),
    Export(
      name: "a card without signs that is not called a credit card, of which one row says that it is paid",
      text: """
        Tarjeta Norte Oro
        Fecha de cargo,Establecimiento o concepto,Importe
        03/06/2026,TIENDA NORTE,$186.50
        13/06/2026,SU PAGO SPEI GRACIAS,"$500.00"
        17/06/2026,CAFE SUR,$42.00
        22/06/2026,LIBRERIA,$83.00
        24/06/2026,MUSEO,$19.00
        """, count: 5, sums: ["": "169.50"], first: "2026-06-03", last: "2026-06-24", asks: ["sign"]),
    Export(
      name: "a column of kinds goes before the words of a payment onto a card",
      text: """
        Credit card
        Date,Type,Text,Amount
        2026-06-03,Purchase,KIOSK,12.00
        2026-06-13,Payment,PAYMENT - THANK YOU,50.00
        2026-06-14,Refund,GARAGE,30.00
        2026-06-17,Purchase,MUSEUM,9.00
        2026-06-18,Purchase,KIOSK,8.00
        2026-06-22,Purchase,THEATRE,25.00
        """, count: 6, sums: ["": "26.00"], first: "2026-06-03", last: "2026-06-22"),
    Export(
      name: "a month without a payment onto a card, of which it was told that the words tell the signs",
      text: """
        Credit card
        Date,Text,Amount
        2026-06-03,KIOSK,12.00
        2026-06-17,MUSEUM,9.00
        2026-06-22,THEATRE,25.00
        """, count: 3, sums: ["": "-46.00"], first: "2026-06-03", last: "2026-06-22",
      hints: ReadingHints(answers: ["sign": "by-words"])),
    Export(
      name: "a refund in a category of purchases, beside a payment onto the card",
      text: """
        Datum,Beschreibung,Karteninhaber,Betrag,Kategorie
        28/03/2026,FLUG,K. BLUM,"389,90",Reise
        26/03/2026,MARKT,K. BLUM,"63,10",Einkauf-Lebensmittel
        21/03/2026,ZAHLUNG ERHALTEN. BESTEN DANK.,K. BLUM,"-812,40",
        19/03/2026,ONLINE,K. BLUM,"27,90",Einkauf-Online
        09/03/2026,ONLINE,K. BLUM,"-14,90",Einkauf-Online
        05/03/2026,MUSEUM,K. BLUM,"34,60",Freizeit
        """, count: 6, sums: ["": "311.80"], first: "2026-03-05", last: "2026-03-28"),
    Export(
      name: "a payment without a holder, among what the holders of cards bought in shops",
      text: """
        Dato;Forretning;Kortholder;Beløb;Bonus
        06-03-2026;Apotek;Anne Holm;249,50;4,90
        13-03-2026;Bageri;Anne Holm;386,20;3,80
        19-03-2026;Boghandel;Jens Holm;179,90;16,20
        23-03-2026;Betaling via Betalingsservice;;-1.842,10;
        27-03-2026;Boghandel - returnering;Jens Holm;-99,00;-4,90
        """, count: 5, sums: ["": "1125.50"], first: "2026-03-06", last: "2026-03-27"),
  ]

  private static let ofSellersAndHolders = [
    Export(
      name: "what a shop took by its customers' cards",
      text: """
        Credit Card Sales
        Date,Order,Name,Amount
        2026-03-02,1001,Ann Lee,20.00
        2026-03-13,1002,Bob Ray,30.00
        2026-03-14,1003,Cid Fox,30.00
        2026-03-15,1004,Dan Poe,5.00
        """, count: 4, sums: ["": "85.00"], first: "2026-03-02", last: "2026-03-15", asks: ["sign"]),
    Export(
      name: "loads and few payments of a prepaid card with its holder and the shops",
      text: """
        Date,Cardholder,Merchant,Text,Amount
        2026-03-02,Ann Lee,,Pocket money,20.00
        2026-03-13,Ann Lee,,Pocket money,20.00
        2026-03-14,Ann Lee,Home,Rent payment,-50.00
        2026-03-15,Ann Lee,,Pocket money,20.00
        """, count: 4, sums: ["": "-10.00"], first: "2026-03-02", last: "2026-03-15", asks: ["sign"]),
    Export(
      name: "what is to be transferred to a seller, less a charge and its tax",
      text: """
        Fecha de pago;Orden comercio;Pagador;Monto;Comisión;IVA comisión;Monto a transferir
        03-03-2026;OC-1;m@example.cl;$12.990;$383;$73;$12.534
        05-03-2026;OC-2;j@example.cl;$38.900;$1.148;$218;$37.534
        14-03-2026;OC-3;f@example.cl;$24.990;$737;$140;$24.113
        """, count: 3, sums: ["": "74181.00"], first: "2026-03-03", last: "2026-03-14"),
    Export(
      name: "a seller's withdrawal without a sign, of which no fee is taken",
      text: """
        Data;Tipo;Descrição;Valor;Taxa;Valor líquido
        2026-03-03;Venda;Sapato;40,00;1,00;39,00
        2026-03-14;Venda;Meia;10,00;0,50;9,50
        2026-03-16;Venda;Gorro;40,00;1,00;39,00
        2026-03-17;Saque;Banco;50,00;0,00;50,00
        """, count: 4, sums: ["": "37.50"], first: "2026-03-03", last: "2026-03-17"),
    Export(
      name: "what a shop's customers bought, with their names and numbers",
      text: """
        Thời gian,Mã giao dịch,Tên khách hàng,Số điện thoại khách hàng,Số tiền,Mô tả giao dịch,Mã cửa hàng
        16-03-2026 14:44:48,147,Khách A,09xx,"90,000",Mua hàng,K1
        17-03-2026 09:10:00,148,Khách B,09xx,"120,000",Mua hàng,K2
        18-03-2026 09:12:00,149,Khách C,09xx,"70,000",Mua hàng,K2
        """, count: 3, sums: ["": "280000.00"], first: "2026-03-16", last: "2026-03-18"),
  ]

  private static let writtenOtherwise = [
    Export(
      name: "a second line of names above the opening balance",
      text: """
        Datum;;Opis;Promet (EUR);;Stanje
        izvršenja;valute;;Isplata;Uplata;(EUR)
        ;;Početno stanje;;;388,40
        03.03.2026.;01.03.2026.;PEKARA;52,10;;336,30
        10.03.2026.;10.03.2026.;PLAĆA;;1.312,50;1.648,80
        14.03.2026.;14.03.2026.;BANKOMAT;150,00;;1.498,80
        """, count: 3, sums: ["EUR": "1110.40"], first: "2026-03-03", last: "2026-03-14", proof: .balances),
    Export(
      name: "a day without a year below a word for currencies",
      text: """
        Obdobie: 01.03.2026 - 31.03.2026;;;
        Datum;Valuta;Popis;Suma EUR
        03.03.;03.03.;PEKÁREŇ;-45,60
        11.03.;12.03.;VÝPLATA;1544,80
        17.03.;17.03.;BANKOMAT;-100,00
        """, count: 3, sums: ["EUR": "1399.20"], first: "2026-03-03", last: "2026-03-17"),
    Export(
      name: "an amount and another one in parentheses, of which nothing tells which is the account's",
      text: """
        Дата|Сумма|Описание
        31.03.2026|-500,00 KZT|Комиссия
        25.03.2026|318 650,00 KZT|Зарплата
        05.03.2026|-2 514,60 KZT (-4.99 USD)|Покупка
        """, count: 2, sums: ["KZT": "318150.00"], first: "2026-03-25", last: "2026-03-31", rejected: 1),
    Export(
      name: "months in Urdu",
      text: """
        بیلنس,جمع,نکاسی,تفصیل,تاریخ
        "1,300.00","1,000.00","",تنخواہ,1 مارچ 2026
        "1,100.00","","200.00",اے ٹی ایم,14 مارچ 2026
        "1,050.00","","50.00",بل,2 اپریل 2026
        """, count: 3, sums: ["": "750.00"], first: "2026-03-01", last: "2026-04-02", proof: .balances),
    Export(
      name: "the other names of months in Maori",
      text: """
        Rā / Date,Whakamārama / Details,Moni / Amount,Toenga / Balance
        31 Poutūterangi 2026,Toa,-20.00,480.00
        13 Poutūterangi 2026,Utu,100.00,500.00
        2 Huitanguru 2026,Toa,-9.00,400.00
        """, count: 3, sums: ["": "71.00"], first: "2026-02-02", last: "2026-03-31", proof: .balances),
    Export(
      name: "days of the usual calendar, as an Amharic header calls them",
      text: """
        ቀን (እ.ኤ.አ),ዝርዝር,ወጪ (ብር),ገቢ (ብር),ቀሪ ሂሳብ (ብር)
        13/03/2026,ደመወዝ,,"900.00","1,000.00"
        14/03/2026,ኪራይ,"300.00",,"700.00"
        15/03/2026,ክፍያ,"50.00",,"650.00"
        """, count: 3, sums: ["ETB": "550.00"], first: "2026-03-13", last: "2026-03-15", proof: .balances),
  ]
}
