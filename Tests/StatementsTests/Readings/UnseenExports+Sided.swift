import Values

@testable import Statements

/// What readings of unseen files showed: names of both sides, codes that look like days, words for money that mean
/// currencies as well, what is held, what is cancelled under its own number.
extension Export {
  static let sided = daysThatTell + namesOfSides + moneyOfOneBalance + heldRows + newWords

  private static let daysThatTell = [
    Export(
      name: "the code of a branch is no second column of dates",
      text: """
        Transaction Date,Type,Sort Code,Account,Description,Debit,Credit,Balance
        11/06/2024,DEB,'11-33-44,51234567,BOOKS AND MORE,10.90,,385.00
        11/06/2024,DEB,'11-33-44,51234567,BAKER STREET CAFE,4.10,,395.90
        07/06/2024,DD,'11-33-44,51234567,WATER BOARD,21.00,,400.00
        07/06/2024,DEB,'11-33-44,51234567,LIBRARY,1.00,,421.00
        06/06/2024,BGC,'11-33-44,51234567,WAGES LTD,,310.00,422.00
        06/06/2024,DEB,'11-33-44,51234567,BAKERY,2.00,,112.00
        05/06/2024,DEB,'11-33-44,51234567,GREEN GROCER,12.00,,114.00
        05/06/2024,DEB,'11-33-44,51234567,CINEMA,7.00,,126.00
        """, count: 8, sums: ["": "252.00"], first: "2024-06-05", last: "2024-06-11", proof: .balances),
    Export(
      name: "bills that may come on the same day of every month",
      text: """
        Date,Details,Amount
        01/02/2024,Music,-9.10
        01/03/2024,Films,-12.00
        01/04/2024,Gym,-21.00
        01/05/2024,Cloud,-4.10
        """, count: 4, sums: ["": "-46.20"], first: "2024-01-02", last: "2024-01-05", asks: ["date_order"]),
    Export(
      name: "what is called alike may come every month",
      text: """
        Date,Details,Amount
        01/02/2024,Interest paid,1.20
        01/03/2024,Interest paid,1.30
        01/04/2024,Interest paid,1.25
        01/05/2024,Interest paid,1.40
        """, count: 4, sums: ["": "5.15"], first: "2024-01-02", last: "2024-01-05", asks: ["date_order"]),
  ]

  private static let namesOfSides = [
    Export(
      name: "who pays all rows may be an employer",
      text: """
        Date;Payer;Payee;Amount
        14.06.2024;Chess Club;Anna Ek;41,00
        15.06.2024;Chess Club;Anna and Bo Ek;12,00
        24.06.2024;Chess Club;Bo Ek;4,10
        """, count: 3, sums: ["": "57.10"], first: "2024-06-14", last: "2024-06-24", asks: ["sign"]),
    Export(
      name: "CreditCardTransactions",
      text: """
        06/28/2024\t$-110.00\tONLINE PAYMENT
        06/24/2024\t$-20.00\tHARDWARE 00417 SALEM OR
        06/20/2024\t$149.99\tHARDWARE 00417 SALEM OR
        06/14/2024\t$12.80\tNOODLES 0440 SALEM OR
        06/04/2024\t$-25.00\tONLINE PAYMENT
        """, count: 5, sums: ["": "-7.79"], first: "2024-06-04", last: "2024-06-28"),
    Export(
      name: "CreditCardActivity",
      text: """
        Date,Description,Type,Amount
        06/28/2024,HARDWARE 00417,Sale,-149.99
        06/24/2024,Payment Thank You,Payment,110.00
        06/20/2024,HARDWARE 00417,Return,20.00
        06/14/2024,NOODLES 0440,Sale,-12.80
        """, count: 4, sums: ["": "-32.79"], first: "2024-06-14", last: "2024-06-28"),
    Export(
      name: "the number of one card, of which three digits are hidden",
      text: """
        ブルーカード　様,4980-1234-5678-9***,ブルーカード
        2024/6/4,電気料金,4100,1,1,4100,
        2024/6/14,BOOKS (EXAMPLE),120,1,1,120,
        2024/6/20,スーパー　中央店,2400,1,1,2400,
        """, count: 3, sums: ["": "-6620.00"], first: "2024-06-04", last: "2024-06-20"),
    Export(
      name: "a broker whose card names the shops in which it paid",
      text: """
        Action,Time,ISIN,Ticker,No. of shares,Total,Currency (Total),Merchant name,Merchant category
        Deposit,2024-06-04 09:00:12,,,,400.00,EUR,,
        Market buy,2024-06-06 07:12:33,IE0012345678,ABCD,3,310.50,EUR,,
        Card debit,2024-06-10 11:10:22,,,,-12.35,EUR,Corner Shop,RETAIL
        Dividend (Ordinary),2024-06-16 12:01:44,IE0012345678,ABCD,3,2.18,EUR,,
        Interest on cash,2024-06-18 12:01:44,,,,0.09,EUR,,
        Market sell,2024-06-20 14:31:02,IE0012345678,ABCD,1,104.42,EUR,,
        Withdrawal,2024-06-25 08:30:00,,,,-50.00,EUR,,
        """, count: 7, sums: ["EUR": "133.84"], first: "2024-06-04", last: "2024-06-25"),
    Export(
      name: "a card for trains, with kinds in few words and a row of no amount",
      text: """
        Datum;Check-in;Vertrek;Check-uit;Bestemming;Bedrag;Transactie;Product
        30-06-2024;17:52;Alfa;18:21;Beta;5,60;Check-uit;Reizen op Saldo
        29-06-2024;07:40;;;bij Alfa;20,00;Saldo automatisch opgeladen;
        26-06-2024;17:48;Alfa;18:19;Beta;5,60;Check-uit;Reizen op Saldo
        26-06-2024;08:02;Beta;08:31;Alfa;5,60;Check-uit;Reizen op Saldo
        24-06-2024;17:50;Alfa;;;;Check-in;Reizen op Saldo
        22-06-2024;17:49;Alfa;18:20;Beta;5,60;Check-uit;Reizen op Saldo
        22-06-2024;08:03;Beta;08:32;Alfa;5,60;Check-uit;Reizen op Saldo
        19-06-2024;17:49;Alfa;18:20;Beta;5,60;Check-uit;Reizen op Saldo
        19-06-2024;08:03;Beta;08:32;Alfa;5,60;Check-uit;Reizen op Saldo
        19-06-2024;07:39;;;bij Beta;20,00;Saldo automatisch opgeladen;
        18-06-2024;17:49;Alfa;18:20;Beta;5,60;Check-uit;Reizen op Saldo
        18-06-2024;08:03;Beta;08:32;Alfa;5,60;Check-uit;Reizen op Saldo
        17-06-2024;08:03;Beta;08:32;Alfa;5,60;Check-uit;Reizen op Saldo
        """, count: 12, sums: ["": "-16.00"], first: "2024-06-17", last: "2024-06-30", rejected: 1,
      asks: ["sign"]),
    Export(
      name: "a fleet's card, its headers cut short",
      text: """
        NUM_TARJET;MATRICULA;FEC_OPERAC;NOM_ESTABL;DES_PRODU;NUM_LITROS;IMP_TOTAL;BONIF_TOTAL;IMPORTE
        7000000000001234;1234 ABC;04/06/2024;E.S. NORTE;DIESEL;40,00;60,00;2,00;58,00
        7000000000001234;1234 ABC;14/06/2024;E.S. SUR;DIESEL;41,00;61,50;2,05;59,45
        7000000000001234;1234 ABC;24/06/2024;PEAJE OESTE;AUTOPISTA;1,00;4,10;0,00;4,10
        """, count: 3, sums: ["": "-121.55"], first: "2024-06-04", last: "2024-06-24"),
  ]

  private static let moneyOfOneBalance = [
    Export(
      name: "one amount names its currency, and the balance goes on over all",
      text: """
        Date,Narration,Debit,Credit,Balance
        14/06/2024,Transfer to supplier,40.00,,960.00
        20/06/2024,Customer deposit,,"1,250.00","2,210.00"
        25/06/2024,SMS charges,GHS 5.00,,"2,205.00"
        """, count: 3, sums: ["GHS": "1205.00"], first: "2024-06-14", last: "2024-06-25", proof: .balances,
      closing: "2205.00"),
    Export(
      name: "a word for money that is one for currencies as well",
      text: """
        Waqtiga\tNooca\tCidda\tLacagta\tHaraaga
        2024-06-04T07:41:10\tLacag la helay\tCabdi\t+80.00\t92.90
        2024-06-14T12:05:44\tIibsi\tSuuqa\t-13.75\t79.15
        2024-06-24T18:22:30\tBiil\tKoronto\t-25.00\t54.15
        """, count: 3, sums: ["": "41.25"], first: "2024-06-04", last: "2024-06-24", proof: .balances),
    Export(
      name: "the currency of what was traded is not that of the account",
      text: """
        Client ID,Trade Date,Type,Instrument,Instrument currency,Event,Amount,Conversion Rate
        1000123,30-Jun-2024,Cash amount,,DKK,Custody Fee,"-18,75",1
        1000123,13-Jun-2024,Corporate action,Alpha Corp.,USD,Cash dividend,"43,30",6.5150
        1000123,03-Jun-2024,Trade,Beta A/S,DKK,Buy 2 @ 400 DKK,"-803,00",1
        1000123,02-Jun-2024,Cash amount,,DKK,Deposit,"1000,00",1
        """, count: 4, sums: ["": "221.55"], first: "2024-06-02", last: "2024-06-30"),
    Export(
      name: "pesos of the country whose tolls and taxes are paid",
      text: """
        Tarjeta de crédito Azul

        Tarjeta,Nombre,Fecha,Moneda,Importe
        **** 0417,TELEPEAJE,14/06/2024,Pesos,"156,00"
        **** 0417,APPS EXAMPLE,15/06/2024,Dólares,"3,10"
        **** 0417,HELADERIA PAYSANDU,20/06/2024,Pesos,"410,00"
        **** 0417,REDUC. IVA LEY 17934,24/06/2024,Pesos,"-40,49"
        **** 0417,CAFE CENTRAL,24/06/2024,Pesos,"120,00"
        """, count: 5, sums: ["UYU": "-645.51", "USD": "-3.10"], first: "2024-06-14", last: "2024-06-24"),
  ]

  private static let heldRows = [
    Export(
      name: "what all rows are called may be said of something else",
      text: """
        Transaction Date,Transaction Type,Details,Amount,Paid Status
        04 Jun 2024,Item Price Credit,Sale of item,410.00,Not Paid
        04 Jun 2024,Commission,Commission 10%,-41.00,Not Paid
        14 Jun 2024,Shipping Fee,Shipping,-12.00,Not Paid
        """, count: 3, sums: ["": "357.00"], first: "2024-06-04", last: "2024-06-14", asks: ["states"]),
    Export(
      name: "the balance behind the rows, without a header and under the account's number",
      text: """
        03/06/2024;-36,20;Carte;;CB  MARCHE 01/06/24;0;Divers;
        14/06/2024;-620,00;Virement;;VIR SEPA LOYER;0;Divers;
        17/06/2024;-85,00;Chèque;4410872;CHQ 4410872;0;Divers;
        26/06/2024;1687,00;Virement;;VIR SEPA ECOLE;0;Divers;
        28/06/2024;1781,96;;;00497 004512X;0;;
        """, count: 4, sums: ["": "945.80"], first: "2024-06-03", last: "2024-06-26", rejected: 1),
    Export(
      name: "a payment that was cancelled, to an account that is paid again",
      text: """
        Date,Payee,Account of payee,Amount,Status
        14/06/2024,Landlord,DE89370400440532013000,-410.00,Completed
        15/06/2024,Landlord,DE89370400440532013000,-410.00,Cancelled
        16/06/2024,Anna,DE02120300000000202051,-12.00,Completed
        20/06/2024,Bo,DE02500105170137075030,-4.10,Completed
        24/06/2024,Anna,DE02120300000000202051,-21.00,Completed
        """, count: 4, sums: ["": "-447.10"], first: "2024-06-14", last: "2024-06-24"),
    Export(
      name: "rows that are not called posted, and whose kind says pending",
      text: """
        ,06/28/2024,DISH TV 417,PENDING DEBIT CARD PURCHASE,-64.60
        ,06/28/2024,PET SHOP,PENDING DEBIT CARD PURCHASE,-16.70
        posted,06/24/2024,Student Loans,Loans,-64.46
        posted,06/20/2024,Payroll,Paychecks/Salary,1533.00
        posted,06/14/2024,Corner Shop,Groceries,-12.00
        """, count: 3, sums: ["": "1456.54"], first: "2024-06-14", last: "2024-06-24", pending: 2,
      asks: ["state blank"]),
    Export(
      name: "what is held in all and what may be drawn, below a running balance",
      text: """
        Data Mov.;Data Valor;Descritivo;Montante;Saldo
        30-06-2024;30-06-2024;COMISSÃO;-1,50;78,50
        24-06-2024;23-06-2024;FARMÁCIA;-12,00;80,00
        14-06-2024;14-06-2024;TRF RECEBIDA;60,00;92,00
        ;;Valor cativo;74,70;
        ;;Saldo disponível;;3,80
        """, count: 3, sums: ["": "46.50"], first: "2024-06-14", last: "2024-06-30", proof: .balances, closing: "78.50"),
    Export(
      name: "a row that is cancelled under the number of another waits",
      text: """
        승인일,카드종류,가맹점명,승인금액,승인번호,승인구분
        2024-06-29,카드(0417),카페,"5,900",00400001,정상
        2024-06-25,카드(0417),옷가게,"89,000",00400002,취소
        2024-06-21,카드(0417),옷가게,"89,000",00400002,정상
        2024-06-14,카드(0417),서점,"41,000",00400003,정상
        """, count: 3, sums: ["": "-135900.00"], first: "2024-06-14", last: "2024-06-29", rejected: 1),
  ]

  private static let newWords = [
    Export(
      name: "a sign in brackets in front of each kind",
      text: """
        거래일시,거래구분,거래내용,거래금액(원)
        2024.06.24 22:10:48,[-] 결제,책방,"41,370"
        2024.06.19 13:05:27,[+] 결제취소,책방,"24,900"
        2024.06.14 11:11:40,[+] 충전,은행,"100,000"
        """, count: 3, sums: ["KRW": "83530"], first: "2024-06-14", last: "2024-06-24"),
    Export(
      name: "round prices, of which a seller's fee is taken",
      text: """
        id,description,seller_message,created,amount,amount_refunded,currency,fee,status,customer_email
        ch_1,Entry 316,Payment complete.,2024-06-04 13:12,25.00,0.00,cad,1.03,Paid,
        ch_2,Entry 315,Payment complete.,2024-06-14 06:53,27.50,0.00,cad,1.10,Paid,
        ch_3,Entry 314,Payment complete.,2024-06-24 23:54,10.00,0.00,cad,0.59,Paid,
        """, count: 3, sums: ["CAD": "59.78"], first: "2024-06-04", last: "2024-06-24"),
    Export(
      name: "a purchase that came back, called so in three words",
      text: """
        Data;Estabelecimento;Tipo;Valor
        31/05/2024;BENEFÍCIOS;Disponibilização de Benefício;R$ 880,00
        14/06/2024;RESTAURANTE;Compra;R$ 34,90
        20/06/2024;RESTAURANTE;Estorno de Compra;R$ 34,90
        24/06/2024;PADARIA;Compra;R$ 41,00
        """, count: 4, sums: ["BRL": "839.00"], first: "2024-05-31", last: "2024-06-24"),
    Export(
      name: "the days of the week, none of which is a month elsewhere",
      text: """
        Date,Description,Amount,Balance
        "Fri, Mar 01, 2024",WAGES,410.00,510.00
        "Sat, Mar 02, 2024",BAKERY,-4.10,505.90
        "Mon, Mar 18, 2024",CAFE,-12.00,493.90
        """, count: 3, sums: ["": "393.90"], first: "2024-03-01", last: "2024-03-18", proof: .balances),
    Export(
      name: "the final amount of what is paid in parts",
      text: """
        Date,Description,Amount
        14/06/2024,Initial amount,-410.00
        20/06/2024,Corner Shop,-12.00
        24/06/2024,Final amount,-1500.00
        28/06/2024,Salary,2100.00
        """, count: 4, sums: ["": "178.00"], first: "2024-06-14", last: "2024-06-28"),
    Export(
      name: "Tamil words for both sides",
      text: """
        நாள்,விவரம்,பற்று / வரவு,தொகை
        14/06/2024,சம்பளம்,வரவு,"52,300.00"
        20/06/2024,மின் கட்டணம்,பற்று,"2,180.00"
        24/06/2024,கடை,பற்று,"410.00"
        """, count: 3, sums: ["": "49710.00"], first: "2024-06-14", last: "2024-06-24"),
    Export(
      name: "Belarusian words for both sides, and for what waits",
      text: """
        Дата аперацыі;Тып;Апісанне;Сума;Валюта;Стан
        24.06.2024;Спісанне;Крама;18,40;BYN;У апрацоўцы
        20.06.2024;Спісанне;Аптэка;41,00;BYN;Праведзена
        14.06.2024;Залічэнне;Заработная плата;1 890,00;BYN;Праведзена
        """, count: 2, sums: ["BYN": "1849.00"], first: "2024-06-14", last: "2024-06-20", pending: 1),
    Export(
      name: "months in Māori",
      text: """
        Rā,Whakaahuatanga,Moni,Toenga
        4 Āperira 2024,Koha,$100.00,"$1,000.00"
        31 Māehe 2024,Utu,"$410.00","$900.00"
        27 Māehe 2024,Reti,($60.00),$490.00
        """, count: 3, sums: ["": "450.00"], first: "2024-03-27", last: "2024-04-04", proof: .balances),
    Export(
      name: "months in Hausa",
      text: """
        Kwanan Wata,Bayani,Kuɗin Shiga,Kuɗin Fita,Ragowa
        "1 Satumba, 2024",Albashi,"₦5,000.00",,"₦7,000.00"
        "3 Satumba, 2024",Kasuwa,,₦410.00,"₦6,590.00"
        "2 Oktoba, 2024",Cajin asusu,,₦90.00,"₦6,500.00"
        """, count: 3, sums: ["NGN": "4500.00"], first: "2024-09-01", last: "2024-10-02", proof: .balances),
    Export(
      name: "the balances at both ends, called initial and final amount",
      text: """
        #,Type,Amount,Date,Balance
        1,Bank transfer deposit,"600,00 €",03.06.2024,"631,20 €"
        2,Investment,"100,00 €",13.06.2024,"531,20 €"
        3,Interest,"2,41 €",20.06.2024,"533,61 €"
        ,Initial amount on 03.06.2024,,,"31,20 €"
        ,Final amount on 20.06.2024,,,"533,61 €"
        """, count: 3, sums: ["EUR": "502.41"], first: "2024-06-03", last: "2024-06-20", proof: .balances,
      closing: "533.61"),
    Export(
      name: "the balance brought forward, in Urdu",
      text: """
        تاریخ,تفصیل,نکالی گئی رقم (روپے),جمع شدہ رقم (روپے),بقایا رقم
        01-06-2024,سابقہ بقایا,,,"63,210.40"
        14-06-2024,تنخواہ,,"1,25,000.00","1,88,210.40"
        20-06-2024,بل,"20,000.00",,"1,68,210.40"
        21-06-2024,فوڈ,"1,480.00",,"1,66,730.40"
        24-06-2024,راست ٹرانسفر,,"15,000.00","1,81,730.40"
        """, count: 4, sums: ["PKR": "118520.00"], first: "2024-06-14", last: "2024-06-24", proof: .balances),
    Export(
      name: "what cards paid at the counter, in Italian",
      text: """
        Data contabile;Importo;Divisa;Descrizione;Categoria
        14/06/2024;14,00;EUR;INCAS. TRAMITE P.O.S - DEL 13/06/24 PDV 417;Ricavi - Incasso tramite POS
        14/06/2024;41,00;EUR;INC.POS CARTE CREDIT - DEL 13/06/24 PDV 417;Ricavi - Incasso tramite POS
        15/06/2024;4,10;EUR;INC.POS CARTE CREDIT - DEL 14/06/24 PDV 417;Ricavi - Incasso tramite POS
        """, count: 3, sums: ["EUR": "59.10"], first: "2024-06-14", last: "2024-06-15"),
  ]
}
