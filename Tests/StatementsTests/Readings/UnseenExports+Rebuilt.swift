@testable import Statements

extension Export {
  /// What exports that were rebuilt from the programs which read them had, and made-up ones of other countries.
  static let rebuilt: [Export] = [
    Export(
      name: "balances of days as rows, under a name that nobody knows",
      text: """
        Date,Description,Amount
        2024-03-01,WATER,-20.00
        2024-03-01,Zum Wert,80.00
        2024-03-02,POWER,-10.00
        2024-03-02,GROCER,-15.00
        2024-03-02,Zum Wert,55.00
        2024-03-13,PAY,100.00
        2024-03-13,Zum Wert,155.00
        2024-03-14,BAKERY,-5.00
        2024-03-14,Zum Wert,150.00
        """, count: 5, sums: ["": "50.00"], first: "2024-03-01", last: "2024-03-14", closing: "150.00"),
    Export(
      name: "a balance that rises by most debits",
      text: """
        Date,Description,Debit,Credit,Balance
        2024-03-03,Hardware,,42.10,957.90
        2024-03-07,Music,,9.95,947.95
        2024-03-13,Power,,118.40,829.55
        2024-03-13,Wage,1850.00,,2679.55
        2024-03-21,Shop,,64.25,2615.30
        """, count: 5, sums: ["": "-1615.30"], first: "2024-03-03", last: "2024-03-21", proof: .balances,
      asks: ["columns"]),
    Export(
      name: "a balance that rises by debits, answered",
      text: """
        Date,Description,Debit,Credit,Balance
        2024-03-03,Hardware,,42.10,957.90
        2024-03-07,Music,,9.95,947.95
        2024-03-13,Power,,118.40,829.55
        2024-03-13,Wage,1850.00,,2679.55
        2024-03-21,Shop,,64.25,2615.30
        """, count: 5, sums: ["": "1615.30"], first: "2024-03-03", last: "2024-03-21", proof: .balances,
      hints: ReadingHints(answers: ["columns": "in:3,out:4"])),
    Export(
      name: "taxes and commissions beside a gross amount",
      text: """
        Trade date,Action,Symbol,Quantity,Price,Gross amount,Commission,Tax
        2024-03-03,Buy,ACME,10,12.50,-125.00,-1.00,0.00
        2024-03-10,Dividend,ACME,10,0.50,5.00,0.00,-0.75
        2024-03-17,Sell,ACME,-4,13.00,52.00,-1.00,-0.30
        2024-03-24,Deposit,,,,500.00,0.00,0.00
        2024-04-02,Dividend,ACME,6,0.50,3.00,0.00,-0.45
        2024-04-09,Buy,ACME,3,12.00,-36.00,-1.00,0.00
        """, count: 6, sums: ["": "394.50"], first: "2024-03-03", last: "2024-04-09"),
    Export(
      name: "a pair of columns that is zero in every row, beside what the fee leaves",
      text: """
        Date,Gross Sales,Service Charges,Partial Refunds,Total Collected,Card Entry Methods,Fees,Net Total,Card Brand,Event
        2024-03-13,$30.00,$0.00,$0.00,$31.16,Tap,-$0.93,$30.23,Visa,Payment
        2024-03-13,$12.00,$0.00,$0.00,$12.96,Tap,-$0.46,$12.50,Visa,Payment
        2024-03-15,-$12.00,$0.00,$0.00,-$12.96,,$0.00,-$12.96,Visa,Refund
        2024-03-20,$50.00,$0.00,$0.00,$51.66,Tap,-$1.44,$50.22,Visa,Payment
        """, count: 4, sums: ["": "79.99"], first: "2024-03-13", last: "2024-03-20"),
    Export(
      name: "quantities beside a total far to the right",
      text: """
        date,type,sku,description,quantity,sales,sales tax,shipping credits,rebates,selling fees,other,total
        2024-03-14,Order,MUG,"Mug, large",1,76.00,6.08,5.00,-4.00,-11.55,0,71.53
        2024-03-15,Refund,MUG,"Mug, large",1,-76.00,-6.08,0,0,9.24,0,-72.84
        2024-03-16,Service Fee,,Subscription,,0,0,0,0,0,-39.99,-39.99
        2024-03-17,Transfer,,To account,,0,0,0,0,0,-100.00,-100.00
        2024-03-18,Order,TOTE,Tote,2,40.00,3.20,0,0,-6.00,0,37.20
        """, count: 5, sums: ["": "-104.10"], first: "2024-03-14", last: "2024-03-18"),
    Export(
      name: "fees that are given back with refunds, below the totals before and after them",
      text: """
        ID,Type,Settled time,Currency,Total settlement amount,Total revenue,Total fees,Seller discounts
        1,Order,2024-03-10,USD,21.10,25.00,-3.90,0.00
        2,Order,2024-03-11,USD,12.70,15.00,-2.30,0.00
        2,Refund,2024-03-12,USD,-12.70,-15.00,2.30,0.00
        3,Order,2024-03-19,USD,84.40,100.00,-15.60,0.00
        """, count: 4, sums: ["USD": "105.50"], first: "2024-03-10", last: "2024-03-19"),
    Export(
      name: "syllables between the ideographs of a header",
      text: """
        お取引日,摘要,お引出しの金額,お預入れの金額,差引残高
        2024/03/28,電気,"5,280",,"580,730"
        2024/03/25,利息,,12,"586,010"
        2024/03/18,返金,,"2,480","585,998"
        2024/03/14,ATM,"20,000",,"583,518"
        """, count: 4, sums: ["": "-22788.00"], first: "2024-03-14", last: "2024-03-28", proof: .balances),
    Export(
      name: "a column without a known name fills the rows that money out leaves blank",
      text: """
        Datum,Text,Zorp,Auszahlung
        13.03.2024,Laden,,12.50
        14.03.2024,Lohn,900.00,
        15.03.2024,Strom,,40.00
        """, count: 3, sums: ["": "847.50"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "rows without an amount whose balance is that before them, the first one among them",
      text: """
        Date,Details,Debit,Credit,Balance
        2024-03-01,Opening bank account,,,500.00
        2024-03-04,CASH,,125.00,625.00
        2024-03-12,ATM,30.00,,595.00
        2024-03-18,A note,,,595.00
        2024-03-20,BILL,5.00,,590.00
        """, count: 3, sums: ["": "90.00"], first: "2024-03-04", last: "2024-03-20", proof: .balances,
      closing: "590.00"),
    Export(
      name: "a row without an amount whose balance lies between",
      text: """
        Date,Details,Debit,Credit,Balance
        2024-03-04,CASH,,125.00,625.00
        2024-03-12,ATM,30.00,,595.00
        2024-03-18,LOST,,,575.00
        2024-03-20,BILL,5.00,,570.00
        """, count: 3, sums: ["": "90.00"], first: "2024-03-04", last: "2024-03-20", rejected: 1, closing: "570.00"),
    Export(
      name: "what is still to come, by the title of its rows",
      text: """
        data;lançamento;valor (R$)
        14/10/2024;PIX TRANSF;-24,00
        15/10/2024;SALARIO;1.000,00
        lançamentos futuros;;
        saídas futuras;;
        04/11/2024;IOF;-11,96
        """, count: 2, sums: ["BRL": "976.00"], first: "2024-10-14", last: "2024-10-15", pending: 1),
    Export(
      name: "amounts with what a card added, and their sum under a name that nobody knows",
      text: """
        Datum;Popis;Suma v EUR;Poplatok EUR;Zorp EUR
        13.02.2024;TESCO;-45,20;0,00;-45,20
        18.02.2024;AMZN;-25,71;0,51;-26,22
        20.02.2024;HOTEL;-81,30;3,00;-84,30
        22.02.2024;MZDA;350,00;0,00;350,00
        """, count: 4, sums: ["EUR": "194.28"], first: "2024-02-13", last: "2024-02-22"),
    Export(
      name: "instalments are of a card",
      text: """
        Fecha,Comercio,Monto,Cuotas
        13/10/2024,DISCO,"3.450,90",1/1
        14/10/2024,LIBRE,"12.900,00",2/6
        15/10/2024,TIENDA,"4.120,35",1/1
        """, count: 3, sums: ["": "-20471.25"], first: "2024-10-13", last: "2024-10-15"),
    Export(
      name: "a card account in Portuguese, onto which its bill is paid",
      text: """
        Movimentos na Conta Cartão Número 4544963354476000;;;
        Moeda:;EUR;;
        Data Lanc.;Data Valor;Descrição;Valor
        31/05/2024;01/06/2024;COMPRA FNAC;135,33
        06/06/2024;18/06/2024;COMPRA IKEA;428,83
        01/06/2024;23/06/2024;PAGAMENTO CARTAO DE CREDITO;-1 374,06
        29/06/2024;29/06/2024;IMPOSTO DO SELO;0,02
        """, count: 4, sums: ["EUR": "809.88"], first: "2024-05-31", last: "2024-06-29"),
    Export(
      name: "symbols of payments are an account's",
      text: """
        Dátum;Suma;Mena;Variabilný symbol;Názov protiúčtu;Správa
        05.07.2024;300,00;EUR;2026002;Nováková;Faktúra
        12.07.2024;200,00;EUR;;Nováková;doplatok
        15.07.2024;-45,90;EUR;;Stanica;nafta
        """, count: 3, sums: ["EUR": "454.10"], first: "2024-07-05", last: "2024-07-15"),
    Export(
      name: "days once, a pair of columns of which rows without a day alone fill one",
      text: """
        Date          Details                          Debit      Credit
        03/02/2024    POS TESCO                        10.00
        04/02/2024    ATM SQUARE                       50.00
                      SALARY ACME                                1900.00
                      DD ELECTRIC                      74.20
        18/02/2024    POS ALDI                         20.00
        20/02/2024    POS LIDL                         31.00
                      FEE                               1.00
        """, count: 7, sums: ["": "1713.80"], first: "2024-02-03", last: "2024-02-20"),
    Export(
      name: "two days once, with the balance of each in its last row",
      text: """
        Date                Details                      Out          In     Balance
        04/03/2024          Alpha                      10.00
                            Beta                        5.00
                            Gamma                                 100.00     1085.00
        18/03/2024          Delta                      20.00
                            Echo                        1.00                 1064.00
        """, count: 5, sums: ["": "64.00"], first: "2024-03-04", last: "2024-03-18", proof: .balances,
      closing: "1064.00"),
    Export(
      name: "days once below names of columns that one blank parts",
      text: """
        Date          Details                   Payments out Payments in     Balance
        3 Feb 2024    POS TESCO GALWAY                 10.00                  990.00
        4 Feb 2024    ATM SQUARE                       50.00
                      SALARY ACME                                1900.00
                      DD ELECTRIC IRELAND              74.20                 2765.80
        18 Feb 2024   POS ALDI                         20.00                 2745.80
        """, count: 5, sums: ["": "1745.80"], first: "2024-02-03", last: "2024-02-18", proof: .balances),
    Export(
      name: "a day once beside single rows of days, whose balance stands in the last row",
      text: """
        Date                Details                                Out          In         Balance
        3 March 2024        BALANCE FORWARD                                                905.60
        3 March 2024        POWER                                  74.20                   831.40
        4 March 2024        FEE                                     4.50                   826.90
        10 March 2024       FEE                                     4.50
                            ALLOWANCE                                        140.00        962.40
        13 March 2024       RENT                                  650.00                   312.40
        16 March 2024       SHOP                                   30.24
                            ALDI                                   40.80                   241.36
        18 March 2024       FEE                                     4.50                   236.86
        """, count: 8, sums: ["": "-668.74"], first: "2024-03-03", last: "2024-03-18", proof: .balances),
    Export(
      name: "the currency below the names of columns, on both pages",
      text: """
        TARIKH    BUTIR URUSNIAGA                       JUMLAH URUSNIAGA      BAKI PENYATA
        MASUK                                                         RM                RM
        01/03/24  PINDAHAN KE AKAUN                              534.05-          1,286.25
        03/03/24  BELIAN DEBIT KAD                                92.61-          1,193.64

        TARIKH    BUTIR URUSNIAGA                       JUMLAH URUSNIAGA      BAKI PENYATA
        MASUK                                                         RM                RM
        14/03/24  BELIAN DEBIT KAD                               134.26-          1,059.38
        26/03/24  GAJI BULANAN                                 4,120.00+          5,179.38
        """, count: 4, sums: ["MYR": "3359.08"], first: "2024-03-01", last: "2024-03-26", proof: .balances),
    Export(
      name: "what waits stands above what is booked, whose header alone names the currency",
      text: """
        Reserverte beløp
        Dato;Brukersted;Beløp
        15.07.2024;SHELL;612,40
        16.07.2024;KIWI;231,90

        Bokførte transaksjoner
        Dato;Brukersted;Beløp i NOK
        12.07.2024;REMA;-216,62
        13.07.2024;LØNN;578,69
        """, count: 2, sums: ["NOK": "362.07"], first: "2024-07-12", last: "2024-07-13", pending: 2),
    Export(
      name: "dashes where a row has no other account",
      text: """
        Uittreksel;Datum;Rekening;Omschrijving;Bedrag;Valuta
        2024/007;26.03.2024;-;Rente;2,08;EUR
        2024/006;24.03.2024;-;SPOOR 72907296;-41,63;EUR
        2024/005;22.03.2024;BE71651952615073;Huur;-780,00;EUR
        2024/004;20.03.2024;-;Kosten;-2,45;EUR
        2024/003;11.03.2024;BE71651514334256;Salaris;2.128,00;EUR
        2024/002;11.03.2024;-;Winkel;-5,00;EUR
        """, count: 6, sums: ["EUR": "1301.00"], first: "2024-03-11", last: "2024-03-26"),
    Export(
      name: "the line of the statement, without a header, counts the rows below it",
      text: """
        2024-09-22,01-09-2024,'64 1500 1878 1018,JAN KOWALSKI,PLN,"1000,00","862,44",2,
        19-09-2024,19-09-2024,Opłata,,,"-100,00","862,44",1,
        18-09-2024,18-09-2024,Spłata,Centrum,98 1090 1489,"-37,56","962,44",2,
        """, count: 2, sums: ["PLN": "-137.56"], first: "2024-09-18", last: "2024-09-19", proof: .balances,
      closing: "862.44"),
    Export(
      name: "an account of stars above the table, with its day and balance",
      text: """
        Compte de chèques;Compte de chèques;****1234;27/04/2024;;2 638,50

        Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro
        27/04/2024;OPERATION;Autre;AVOIR;27,45
        26/04/2024;OPERATION;Autre;LOYER;-720,00
        """, count: 2, sums: ["EUR": "-692.55"], first: "2024-04-26", last: "2024-04-27"),
    Export(
      name: "halves of the day in Greek without full stops",
      text: """
        Ημερομηνία/Ώρα;Περιγραφή;Χ/Π;Ποσό
        23/2/2024 7:27 μμ;ΑΓΟΡΑ;Χ;15,83
        19/2/2024 9:08 πμ;ΦΟΡΤΙΣΗ;Π;335,25
        """, count: 2, sums: ["": "319.42"], first: "2024-02-19", last: "2024-02-23"),
    Export(
      name: "charges and payments in two currencies, in columns of one name",
      text: """
        Tarjeta;**** 4417;;
        Fecha;Descripción;Cargos / Abonos S/;Cargos / Abonos US$
        16/02/2024;MERCADO;184.20;
        19/02/2024;MUSICA;;13.99
        22/02/2024;SU PAGO GRACIAS;-900.00;
        25/02/2024;TIENDA;;42.10
        28/02/2024;GRIFO;120.00;
        """, count: 5, sums: ["PEN": "595.80", "USD": "-56.09"], first: "2024-02-16", last: "2024-02-28"),
    Export(
      name: "references that begin with two capitals are in no currency",
      text: """
        ቀን,ማጣቀሻ,ዝርዝር,ወጪ,ገቢ,ቀሪ ሂሳብ
        13/03/1992,FT25601200,ኪራይ,"8,000.00",,"1,100.00"
        14/03/1992,FT25611201,ስልክ,500.00,,600.00
        15/03/1992,FT25621202,ደመወዝ,,"18,400.00","19,000.00"
        """, count: 3, sums: ["": "9900.00"], first: "1992-03-13", last: "1992-03-15", proof: .balances,
      asks: ["calendar"]),
    Export(
      name: "a first row whose amount is lost, though its balance fits what follows",
      text: """
        Date,Details,Debit,Credit,Balance
        2024-03-01,SALARY,,,500.00
        2024-03-13,ATM,30.00,,470.00
        2024-03-20,BILL,5.00,,465.00
        """, count: 2, sums: ["": "-35.00"], first: "2024-03-13", last: "2024-03-20", rejected: 1, closing: "465.00"),
    Export(
      name: "a lost amount among rows with the newest first",
      text: """
        Date,Details,Debit,Credit,Balance
        2024-03-20,BILL,5.00,,570.00
        2024-03-18,LOST,,,575.00
        2024-03-12,ATM,30.00,,595.00
        2024-03-04,CASH,,125.00,625.00
        """, count: 3, sums: ["": "90.00"], first: "2024-03-04", last: "2024-03-20", rejected: 1),
    Export(
      name: "transfers that grow by what lies between them are no balances",
      text: """
        Date,Details,Amount
        2024-03-13,To savings,-1.00
        2024-03-14,Card fee,-1.00
        2024-03-14,To savings,-2.00
        2024-03-15,Card fee,-1.00
        2024-03-15,To savings,-3.00
        2024-03-16,Card fee,-1.00
        2024-03-16,To savings,-4.00
        2024-03-17,Rent,-20.00
        """, count: 8, sums: ["": "-33.00"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "notes below rows have fewer figures than these",
      text: """
        Date,Details,Amount,Balance
        2024-03-13,SHOP,-10.00,90.00
        2024-03-14,HOTEL,-54.16,35.84
        ,Rate 1.0834,54.16,
        ,Fee included,0.50,
        2024-03-15,CAFE,-5.00,30.84
        2024-03-16,PAY,100.00,130.84
        """, count: 4, sums: ["": "30.84"], first: "2024-03-13", last: "2024-03-16", rejected: 2, closing: "130.84"),
    Export(
      name: "names with a word for the future, and a line that continues a description",
      text: """
        Future Saver Account
        Date,Description,Amount,Balance
        2024-03-13,DIRECT DEBIT,-10.00,90.00
        ,Future Energy Ltd,,
        2024-03-14,CAFE,-5.00,85.00
        2024-03-15,PAY,100.00,185.00
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "instalments of what was sold are no card's",
      text: """
        Data;Descrição;Valor;Parcelas
        13/10/2024;Venda 1001;345,90;1
        14/10/2024;Venda 1002;600,00;3
        15/10/2024;Venda 1003;500,00;2
        """, count: 3, sums: ["": "-1445.90"], first: "2024-10-13", last: "2024-10-15", asks: ["sign"]),
    Export(
      name: "debts that are repaid",
      text: """
        Date,Description,Debit,Credit,Balance
        2024-03-03,Repayment,,42.10,957.90
        2024-04-07,Repayment,,9.95,947.95
        2024-05-13,Repayment,,118.40,829.55
        2024-05-13,Interest,18.50,,848.05
        """, count: 4, sums: ["": "151.95"], first: "2024-03-03", last: "2024-05-13", proof: .balances),
    Export(
      name: "an equivalent below the names of columns is no currency of the rows",
      text: """
        Date;Details;Amount
        Equivalent in USD: 1000.00;;
        13.03.2024;Shop;-12.00
        14.03.2024;Pay;100.00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "taxes that a gross price holds",
      text: """
        Date,Type,Gross,Fee,Taxes
        2024-03-13,Deposit,119.00,1.00,9.00
        2024-03-14,Deposit,238.00,2.00,18.00
        2024-03-15,Withdrawal,-57.00,0.00,0.00
        """, count: 3, sums: ["": "297.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a commission, a tax that was withheld, and what remains",
      text: """
        Data;Operacija;Kiekis;Suma;Komisinis;GPM;Iš viso;Valiuta
        2024-03-05;Pirkimas;120;-2 382,00;-2,10;0,00;-2 384,10;EUR
        2024-03-12;Dividendai;;84,00;0,00;-12,60;71,40;EUR
        2024-03-18;Dividendai;;14,94;0,00;-2,24;12,70;EUR
        2024-03-19;Pirkimas;10;-100,00;-1,00;0,00;-101,00;EUR
        """, count: 4, sums: ["EUR": "-2401.00"], first: "2024-03-05", last: "2024-03-19"),
    Export(
      name: "days once, with a value day in every row",
      text: """
        Date      Value     Description                          Withdrawal      Deposit       Balance
        17/12/24  17/12/24  Shop                                      10.00                     990.00
        19/12/24  19/12/24  Cash Withdrawal                          100.00
                  19/12/24  Transfer to Saver                        300.00
                  19/12/24  GIRO Salary                                         5,120.40     5,710.40
        23/12/24  23/12/24  Cafe                                       5.00                  5,705.40
        """, count: 5, sums: ["": "4705.40"], first: "2024-12-17", last: "2024-12-23", proof: .balances),
    Export(
      name: "amounts abroad, their rate and their currency before those of the account",
      text: """
        TransactionDate,Text,Currency Amount,Currency Rate,Currency,Amount
        27/02/2024,KIWI,"-87,59","1,00",NOK,"-87,59"
        13/02/2024,AMAZON,"-27,24","11,70",EUR,"-318,71"
        14/02/2024,LØNN,"500,00","1,00",NOK,"500,00"
        """, count: 3, sums: ["": "93.70"], first: "2024-02-13", last: "2024-02-27"),
    Export(
      name: "money in and out of the account beside an amount in the currency of the purchase",
      text: """
        Дата;Описание операции;Сумма операции;Валюта операции;Приход в валюте счета;Расход в валюте счета
        13.09.2024;Покупка;-4 500,00;KZT;0,00;-4 500,00
        14.09.2024;Зачисление;385 000,00;KZT;385 000,00;0,00
        15.09.2024;NETFLIX;-9,99;USD;0,00;-4 712,40
        """, count: 3, sums: ["": "375787.60"], first: "2024-09-13", last: "2024-09-15"),
    Export(
      name: "days without a year beside a name for value days and for amounts",
      text: """
        Período: 01/08/2024 a 30/09/2024
        Data;Descrição;Valor
        20/09;SAQUE;-100,00
        14/09;PIX;250,00
        13/09;LOJA;-30,00
        """, count: 3, sums: ["": "120.00"], first: "2024-09-13", last: "2024-09-20"),
    Export(
      name: "directions in parentheses",
      text: """
        Tarjeta;Fecha;Descripcion;Zorp (Db);Blip (Cr)
        **** 9970;15/01/2024;SEGURO;-0.5;
        **** 9970;20/01/2024;GRACIAS;;425.00
        **** 9988;18/01/2024;SUPER;-86.47;
        """, count: 3, sums: ["": "338.03"], first: "2024-01-15", last: "2024-01-20"),
  ]
}
