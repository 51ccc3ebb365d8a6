@testable import Statements
@testable import Values

extension Export {
  /// What lines between rows, and above them, say of the rows behind.
  static let titled: [Export] = [
    Export(
      name: "titles of sections tell the directions of amounts without signs",
      text: """
        Statement period,03/01/2024 - 03/31/2024
        Beginning balance,"1,000.00"

        Deposits and other credits
        Date,Description,Amount
        03/14/2024,MILL PAY,"1,300.00"
        03/29/2024,INTEREST EARNED,0.40
        Total deposits and other credits,,"1,300.40"

        Withdrawals and other debits
        Date,Description,Amount
        03/03/2024,RENT,900.00
        03/07/2024,GROCER,120.40
        Total withdrawals and other debits,,"1,020.40"

        Ending balance,"1,280.00"
        """, count: 4, sums: ["": "280.00"], first: "2024-03-03", last: "2024-03-29", proof: .totals,
      closing: "1280.00"),
    Export(
      name: "titled sections of a printed card, whose balances are owed",
      text: """
        TARJETA SUR            Corte: 25/03/2024
        Saldo anterior                                 1,200.00
        PAGOS Y ABONOS
        05/03/2024   SU ENTREGA                        1,200.00
        COMPRAS Y CARGOS
        02/03/2024   TIENDA CENTRO                       120.50
        15/03/2024   TREN                              1,480.00
        Saldo al corte                                 1,600.50
        """, count: 3, sums: ["": "-400.50"], first: "2024-03-02", last: "2024-03-15", proof: .totals,
      closing: "-1600.50"),
    Export(
      name: "credits with a minus below their title, purchases without",
      text: """
        Previous balance,500.00
        New balance,420.00

        Date,Description,Amount
        Payments and other credits
        2024-03-04,ORDER 551,-500.00
        2024-03-05,SHOP BACK,-20.00
        Purchases
        2024-03-07,GROCER,400.00
        2024-03-09,TRAIN,40.00
        """, count: 4, sums: ["": "80.00"], first: "2024-03-04", last: "2024-03-09", proof: .totals,
      closing: "-420.00"),
    Export(
      name: "a limit that is authorised, right above the header",
      text: """
        Moeda;EUR
        Descoberto autorizado;500,00
        Data;Descritivo;Débito;Crédito;Saldo
        01-03-2024;Loja;10,00;;990,00
        02-03-2024;Salário;;500,00;1.490,00
        03-03-2024;Renda;400,00;;1.090,00
        """, count: 3, sums: ["EUR": "90.00"], first: "2024-03-01", last: "2024-03-03", proof: .balances,
      closing: "1090.00"),
    Export(
      name: "a sentence about pending transactions, right above the header",
      text: """
        Available balance excludes pending transactions.
        Date,Description,Amount
        2024-03-01,Shop,-10.00
        2024-03-02,Pay,500.00
        """, count: 2, sums: ["": "490.00"], first: "2024-03-01", last: "2024-03-02"),
    Export(
      name: "any title ends the section of what waits",
      text: """
        Date,Description,Amount
        Pending,,
        2024-03-09,Shop,-10.00
        Transactions,,
        2024-03-05,Shop,-20.00
        2024-03-02,Pay,500.00
        """, count: 2, sums: ["": "480.00"], first: "2024-03-02", last: "2024-03-05", pending: 1),
    Export(
      name: "a title that denies the booking in any gender",
      text: """
        Datum;Text;Betrag
        Nicht gebuchte Umsätze;;
        09.03.2024;Laden;-10,00
        Gebuchte Umsätze;;
        05.03.2024;Laden;-20,00
        13.03.2024;Lohn;500,00
        """, count: 2, sums: ["": "480.00"], first: "2024-03-05", last: "2024-03-13", pending: 1),
    Export(
      name: "a section of what was declined",
      text: """
        Date,Description,Amount
        Declined transactions,,
        2024-03-09,Shop,-10.00
        Completed transactions,,
        2024-03-05,Shop,-20.00
        2024-03-02,Pay,500.00
        """, count: 2, sums: ["": "480.00"], first: "2024-03-02", last: "2024-03-05"),
    Export(
      name: "payments to come, below a title that nobody knows",
      text: """
        Datum;Text;Betrag;Saldo
        28.03.2024;Gebühr;-3,25;96,75
        15.03.2024;Lohn;110,00;100,00
        14.03.2024;Laden;-10,00;-10,00

        Morgen und danach
        Datum;Text;Betrag;Saldo
        01.04.2024;Miete;-90,00;
        05.04.2024;Strom;-40,00;
        """, count: 3, sums: ["": "96.75"], first: "2024-03-14", last: "2024-03-28", pending: 2, proof: .balances,
      closing: "96.75"),
    Export(
      name: "titles of sections that are currencies",
      text: """
        Date,Description,Amount
        USD account,,
        2024-03-13,Shop,-42.10
        2024-03-14,Pay,500.00
        EUR account,,
        2024-03-15,Baker,-6.25
        """, count: 3, sums: ["USD": "457.90", "EUR": "-6.25"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a second table in another currency, by its header",
      text: """
        Account number: 100155501
        Date,Description,Amount (USD)
        2024-03-13,Shop,-42.10
        2024-03-14,Pay,500.00

        Account number: 100155502
        Date,Description,Amount (EUR)
        2024-03-15,Baker,-6.25
        2024-03-16,Pay,50.00
        """, count: 4, sums: ["USD": "457.90", "EUR": "43.75"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "totals of each month for both directions, and of all",
      text: """
        Data;Descrizione;Uscite;Entrate
        03/01/2024;Affitto;600,00;
        27/01/2024;Stipendio;;1.540,00
        Totale gennaio;;600,00;1.540,00
        13/02/2024;Affitto;600,00;
        18/02/2024;Spesa;91,75;
        27/02/2024;Stipendio;;1.540,00
        Totale febbraio;;691,75;1.540,00
        Totale generale;;1.291,75;3.080,00
        """, count: 5, sums: ["": "1788.25"], first: "2024-01-03", last: "2024-02-27", proof: .totals),
    Export(
      name: "a sentence that begins with a balance, and holds that of the rows",
      text: """
        Datum,Text,Belastung CHF,Gutschrift CHF
        ,Saldovortrag:,47.11,
        25/01/2024,IHRE ZAHLUNG,,47.11
        24/01/2024,Bahn,42.00,
        09/02/2024,Laden,"999.00",
        ,Saldo welchen wir am 27.02.2024 bei Ihrer Bank belasten,"1,041.00",
        """, count: 3, sums: ["CHF": "-993.89"], first: "2024-01-24", last: "2024-02-09", proof: .totals,
      closing: "-1041.00"),
    Export(
      name: "balances at the end of each day, in rows of their own",
      text: """
        Datum;Text;Betrag
        13.03.2024;Laden;-42,10
        13.03.2024;Saldo per 13.03.2024;957,90
        14.03.2024;Lohn;500,00
        14.03.2024;Saldo per 14.03.2024;1457,90
        """, count: 2, sums: ["": "457.90"], first: "2024-03-13", last: "2024-03-14", closing: "1457.90"),
    Export(
      name: "sums of months that are called by the month alone",
      text: """
        Date,Description,Amount
        2024-03-13,Shop,-42.10
        2024-03-28,Pay,500.00
        2024-03-28,March 2024,457.90
        2024-04-02,Water,-33.30
        2024-04-17,Gym,-75.00
        2024-04-17,April 2024,-108.30
        """, count: 4, sums: ["": "349.60"], first: "2024-03-13", last: "2024-04-17"),
    Export(
      name: "two turnovers with flags between the balances",
      text: """
        Account;Row;Date;Payee;Details;Amount;D/K;Code
        EE100200300400500;10;2024-03-01;;Algsaldo;100,00;K;AS
        EE100200300400500;20;2024-03-03;Shop;Food;30,00;D;MK
        EE100200300400500;20;2024-03-05;Firm;Pay;50,00;K;MK
        EE100200300400500;82;2024-03-31;;Käive;30,00;D;K2
        EE100200300400500;82;2024-03-31;;Käive;50,00;K;K2
        EE100200300400500;86;2024-03-31;;Lõppsaldo;120,00;K;LS
        """, count: 2, sums: ["": "20.00"], first: "2024-03-03", last: "2024-03-05", proof: .totals, closing: "120.00"),
    Export(
      name: "kinds of records in front of names and rows alike",
      text: """
        3,'Number','From','To'
        3,75,'29 March 2024','27 April 2024'
        5,,'Transactions'
        5,'Nr','Date','Description','Amount','Balance'
        5,1,'29 Mar','Monthly fee',-50.00,950.00
        5,2,'01 Apr','Rent',-500.00,450.00
        5,3,'25 Apr','Pay',900.00,1350.00
        6,'END'
        """, count: 3, sums: ["": "350.00"], first: "2024-03-29", last: "2024-04-25", proof: .balances,
      closing: "1350.00"),
    Export(
      name: "the number of a page behind a title that ends in account",
      text: """
                   STATEMENT OF ACCOUNT                        PAGE  1
        NAME    : MRS S A NOBODY                    ACCOUNT NO : 1042-556677-01

        DATE        PARTICULARS                          DEBIT         CREDIT          BALANCE
        03/03/2024  POS SHOP                             10.00                          990.00
        04/03/2024  SALARY                                             500.00         1,490.00
                   STATEMENT OF ACCOUNT                        PAGE  2
        NAME    : MRS S A NOBODY                    ACCOUNT NO : 1042-556677-01

        DATE        PARTICULARS                          DEBIT         CREDIT          BALANCE
        13/03/2024  RENT                                400.00                        1,090.00
        """, count: 3, sums: ["": "90.00"], first: "2024-03-03", last: "2024-03-13", proof: .balances,
      closing: "1090.00"),
    Export(
      name: "a summary of both directions above rows of one",
      text: """
        Deposits,0.00
        Withdrawals,30.00

        Date,Description,Debit amount
        2024-03-13,Shop,10.00
        Fees
        2024-03-14,Fee,20.00
        """, count: 2, sums: ["": "-30.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a holder whose name is a word for what failed elsewhere, right above the header",
      text: """
        Red Cross Society
        Date,Description,Amount
        2024-03-13,Shop,-10.00
        2024-03-14,Gift,20.00
        """, count: 2, sums: ["": "10.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "sections of which one tells no direction",
      text: """
        Deposits
        Date,Description,Amount
        2024-03-13,MILL,100.00
        Withdrawals
        Date,Description,Amount
        2024-03-14,OAK,30.00
        Other
        Date,Description,Amount
        2024-03-15,ELM,5.00
        """, count: 3, sums: ["": "135.00"], first: "2024-03-13", last: "2024-03-15", asks: ["sign"]),
    Export(
      name: "a day and a number below a second table, which has no balances",
      text: """
        Date,Text,Amount,Balance
        2024-03-13,Shop,-10.00,90.00
        2024-03-14,Pay,20.00,110.00

        Date,Text,Amount
        2024-03-14,Coffee,-5.00
        2024-03-14,1234.50,
        """, count: 3, sums: ["": "5.00"], first: "2024-03-13", last: "2024-03-14", rejected: 1, asks: ["open"]),
    Export(
      name: "what was authorised, behind names of shops",
      text: """
        Date,Description,Amount
        2024-03-13,"CAFE #12, AUTH 445566",-10.00
        2024-03-14,Invoice No 12 paid,-20.00
        2024-03-15,Pay,500.00
        """, count: 3, sums: ["": "470.00"], first: "2024-03-13", last: "2024-03-15"),
  ]
}
