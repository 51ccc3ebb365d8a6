@testable import Statements
@testable import Values

extension Export {
  /// What belongs to others than the account: payers and their accounts, what processors take, what others owe.
  static let ofOthers: [Export] = [
    Export(
      name: "the account of the other side, which some rows have, below an own account",
      text: """
        رقم الحساب:,SA4405000068200000001234
        التاريخ,البيان,مدين,دائن,الرصيد,الآيبان المقابل
        13/03/2024,متجر,600,,"6,600",
        14/03/2024,مقهى,30,,"6,570",
        15/03/2024,راتب,,"4,000","10,570",SA0380000000608010167519
        16/03/2024,متجر,70,,"10,500",
        """, count: 4, sums: ["": "3300.00"], first: "2024-03-13", last: "2024-03-16", proof: .balances,
      closing: "10500.00"),
    Export(
      name: "a payer's account in each row, beside the payer",
      text: """
        DATE,TYPE,SETTLED,CURRENCY,CUSTOMER_NAME,PAYMENT_METHOD,ACCOUNT_NUMBER
        2024-03-13 10:00,CREDIT,120.50,NGN,Ade Musa,TRANSFER,8012345678
        2024-03-14 11:00,CREDIT,99.00,NGN,Ngozi Obi,CARD,**** **** **** 1234
        2024-03-15 12:00,CREDIT,45.25,NGN,Bola Ige,TRANSFER,9087654321
        """, count: 3, sums: ["NGN": "264.75"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "purchases of a merchant's customers, whose net is lower by the fee",
      text: """
        Nº Lote;Data Movimento;Tipo;Montante Bruto;Comissão;Montante Líquido;Moeda
        L18;13/03/2024;Compra;45,00;0,36;44,64;EUR
        L18;14/03/2024;Compra;120,50;0,96;119,54;EUR
        L18;15/03/2024;Compra;9,90;0,08;9,82;EUR
        L18;16/03/2024;Devolução;-20,00;0,00;-20,00;EUR
        """, count: 4, sums: ["EUR": "154.00"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "gross and net amounts, each with a column for debit and one for credit",
      text: """
        Reference,Date,Type,Gross Debit (GC),Gross Credit (GC),Net Currency,Net Debit (NC),Net Credit (NC),Commission (NC)
        P1,2024-03-13,Settled,,45.99,EUR,,45.10,0.89
        P1,2024-03-14,Refunded,5.00,,EUR,5.10,,0.10
        P2,2024-03-15,Settled,,20.00,EUR,,19.60,0.40
        ,2024-03-16,Fee,,,EUR,2.00,,
        ,2024-03-17,Payout,,,EUR,50.00,,
        """, count: 5, sums: ["EUR": "7.60"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "what is left of each sale, in a word for less",
      text: """
        Státusz;Azonosító;Dátum;Devizanem;Tranzakciós jutalék;Tranzakció összege;Jutalékkal csökkentett összeg;Vásárló
        COMPLETED;914;2024-03-13 14:14:26;HUF;1020,00;38477,00;37457,00;Kiss Anna
        COMPLETED;915;2024-03-14 17:46:13;HUF;177,00;7693,00;7516,00;Nagy Pál
        COMPLETED;916;2024-03-15 09:00:00;HUF;100,00;5000,00;4900,00;Tóth Éva
        """, count: 3, sums: ["HUF": "49873.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a cheque paid in, a debit and a transfer",
      text: """
        Date;Libellé;Montant(EUROS)
        15/03/2024;REMISE CHEQUES R-1;120,00
        14/03/2024;PRLV SEPA LUMIERE;-45,10
        13/03/2024;VIR SEPA DURAND ANNE;250,00
        """, count: 3, sums: ["EUR": "324.90"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a hold that the balance leaves blank, between two rows that it counts, and a pending one",
      text: """
        Date,Name,Type,Status,Currency,Gross,Fee,Net,Balance
        03/13/2024,Ann,Express Checkout,Completed,EUR,100.00,-3.00,97.00,97.00
        03/14/2024,,Hold for Authorization,Completed,EUR,-10.00,0.00,-10.00,
        03/15/2024,,Withdrawal,Completed,EUR,-50.00,0.00,-50.00,47.00
        03/16/2024,Bob,Express Checkout,Pending,EUR,5.00,-0.40,4.60,
        """, count: 2, sums: ["EUR": "47.00"], first: "2024-03-13", last: "2024-03-15", pending: 2, proof: .balances,
      closing: "47.00"),
    Export(
      name: "credits before fees above the rows, and balances to which the rows lead",
      text: """
        INITIAL_BALANCE;CREDITS;DEBITS;FEES;FINAL_BALANCE
        10.000,00;31.901,00;15.000,00;1.212,00;25.689,00

        RELEASE_DATE;MOVEMENT_TYPE;CURRENCY;NET_AMOUNT;PROCESSING_FEE
        13-03-2024 09:38:20;Abono;CLP;31.900,00;-1.212,00
        14-03-2024 15:03:38;Cargo;CLP;-10.000,00;0,00
        15-03-2024 15:03:38;Cargo;CLP;-5.000,00;0,00
        16-03-2024 15:03:38;Abono;CLP;1,00;0,00
        """, count: 4, sums: ["CLP": "15689"], first: "2024-03-13", last: "2024-03-16", proof: .totals,
      closing: "25689"),
    Export(
      name: "a code beside one amount, and a sign that it shares beside all others",
      text: """
        "Fecha","Descripción","Monto ($)","Saldo ($)"
        "13-03-2024","TIENDA","$ -12.990","$ 100.000"
        "14-03-2024","TEF DE PEDRO","CLP 25.000","$ 125.000"
        "15-03-2024","COPEC","- $ 30.000","$ 95.000"
        """, count: 3, sums: ["CLP": "-17990"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      closing: "95000"),
    Export(
      name: "a balance of the day before the last rows is not the closing one",
      text: """
        Date,Description,Amount,Daily Posted Balance
        03/13/2024,INTEREST,$+0.02,$3170.81
        03/14/2024,NEWS,($4),
        03/14/2024,TRANSFER,($25),$3141.81
        03/15/2024,RETURN,$+2.99,
        03/18/2024,PAYROLL,$+3600,
        """, count: 5, sums: ["": "3574.01"], first: "2024-03-13", last: "2024-03-18"),
    Export(
      name: "balances before and after each row in words of the file's language",
      text: """
        Datum;Typ;Protistrana;Účet - číslo;Částka;Počáteční stav;Koncový stav;Měna
        13.03.2024 10:00;Platba;Jan Malý;;500,00;0,00;500,00;CZK
        14.03.2024 10:00;Poplatek;Brána;;-11,50;500,00;488,50;CZK
        15.03.2024 10:00;Výplata;Obchod;123456789;-488,50;488,50;0,00;CZK
        """, count: 3, sums: ["CZK": "0.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      closing: "0.00"),
  ]

  /// What a card's file says of its purchases, and of those that are not booked.
  static let ofCards: [Export] = [
    Export(
      name: "purchases with a day of purchase, and one that is not booked and has no amount of the account",
      text: """
        Account number;Cardholder;Purchase date;Booking text;Amount;Original currency;Currency;Debit;Credit;Booked
        0123 4567;ANN LEE;16.03.2024;Hotel;50.00;EUR;;;;
        0123 4567;ANN LEE;15.03.2024;Shop;11.40;EUR;EUR;11.40;;16.03.2024
        0123 4567;ANN LEE;14.03.2024;Cafe;5.60;EUR;EUR;5.60;;15.03.2024
        0123 4567;ANN LEE;13.03.2024;BANK TRANSFER;300.00;EUR;EUR;;300.00;13.03.2024
        """, count: 3, sums: ["EUR": "283.00"], first: "2024-03-13", last: "2024-03-15", pending: 1),
    Export(
      name: "a date above the table tells the order of those in it",
      text: """
        Statement Date,16/02/2024
        Card Number,XXXX1234

        Date,Details,Amount,Debit /Credit
        01/02/2024,SHOP,219.00,Debit
        02/02/2024,CAFE,450.00,Debit
        03/02/2024,SHOP REVERSAL,450.00,Credit
        """, count: 3, sums: ["": "-219.00"], first: "2024-02-01", last: "2024-02-03"),
    Export(
      name: "an empty column beside one of money out that holds a payment as well",
      text: """
        カード名称,ハルカード
        利用日,ご利用店名及び商品名,利用金額,締前入金額
        2024/03/13,本屋,5000,
        2024/03/14,前回分口座振替金額,-3000,
        2024/03/15,喫茶店,680,
        """, count: 3, sums: ["": "-2680.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "the column of which the sum is what is billed",
      text: """
        お支払日,2024年05月04日
        今回お支払金額,"5,508"

        ご利用年月日,ご利用箇所,ご利用額,払戻額,ご請求額（うち手数料・利息）,支払区分（回数）
        2024/03/13,本屋,"1,249",,"1,187",１回払
        2024/03/14,駅,"4,321",,"4,321",１回払
        """, count: 2, sums: ["": "-5508.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "purchases by the name of their day alone",
      text: """
        消費日,入帳日,消費明細,新臺幣金額
        113/03/13,113/03/14,書店,500
        113/03/14,113/03/15,超商,100
        113/03/15,113/03/16,旅館,120
        """, count: 3, sums: ["TWD": "-720"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a card and its limit in Norwegian, with a return and a payment",
      text: """
        Fjellkort Mastercard - kredittkort
        Kredittgrense:\t40 000,00

        Kjøpsdato\tBokføringsdato\tBeskrivelse\tBeløp i NOK
        16.03.2024\t17.03.2024\tKAFE\t43,65
        15.03.2024\t16.03.2024\tRETUR BUTIKK\t-649,00
        14.03.2024\t15.03.2024\tINNBETALING\t-812,30
        13.03.2024\t14.03.2024\tBUTIKK\t900,00
        """, count: 4, sums: ["NOK": "517.65"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "what is to come, in a title with parentheses and a sum",
      text: """
        Solde au 15/03/2024 : 985,00 €

        Date;Date de valeur;Libellé;Débit (€);Crédit (€)
        15/03/2024;15/03/2024;MAGASIN;12,00;
        14/03/2024;14/03/2024;SALAIRE;;100,00
        13/03/2024;13/03/2024;CAFE;3,00;

        Opérations à venir (carte à débit différé n° X1180) : -50,00 €

        Date;Date de valeur;Libellé;Débit (€);Crédit (€)
        30/04/2024;30/04/2024;HOTEL;50,00;
        """, count: 3, sums: ["EUR": "85.00"], first: "2024-03-13", last: "2024-03-15", pending: 1, closing: "985.00"),
    Export(
      name: "what is to come, in a title whose sum stands in a field of its own",
      text: """
        Date;Libellé;Débit;Crédit
        15/03/2024;MAGASIN;12,00;
        14/03/2024;SALAIRE;;100,00

        Opérations à venir;-50,00;;
        Date;Libellé;Débit;Crédit
        30/04/2024;HOTEL;50,00;
        """, count: 2, sums: ["": "88.00"], first: "2024-03-14", last: "2024-03-15", pending: 1),
    Export(
      name: "the least that is to be paid, below the rows",
      text: """
        Fecha;Detalle;Cuota;Importe
        ;SALDO ANTERIOR;;612,18
        13-Mar-24;SU PAGO EN PESOS;;-612,18
        14-Mar-24;TIENDA;01/03;41,58
        15-Mar-24;CAFE;;3,20
        ;SALDO ACTUAL;;44,78
        ;PAGO MÍNIMO;;10,00
        """, count: 3, sums: ["": "567.40"], first: "2024-03-13", last: "2024-03-15", proof: .totals),
    Export(
      name: "the currency behind the account's number, by its sign",
      text: """
        Hesap No:;0417-6120034 / TL
        Tarih;Açıklama;Tutar
        13.03.2024;Market;-12,00
        14.03.2024;Maaş;100,00
        """, count: 2, sums: ["TRY": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "amounts behind their currency are no column of currencies",
      text: """
        "交易日期","提出","存入","餘額","成交匯率","交易資訊"
        "2024/03/14","USD 1,000.50","−","USD 0.00","−","網銀轉"
        "2024/03/13","−","USD 1,000.00","USD 1,000.50","32.1","台幣存"
        """, count: 2, sums: ["USD": "-0.50"], first: "2024-03-13", last: "2024-03-14", proof: .balances,
      closing: "0.00"),
  ]
}
