@testable import Statements
@testable import Values

extension Export {
  /// What stands beside the numbers, and what they add up to.
  static let witnessed: [Export] = [
    Export(
      name: "a column of marks that is the balance's, beside money in and out",
      text: """
        Date opération;Libellé;Débit (TND);Crédit (TND);Solde;Sens
        13/02/2025;PRELEVEMENT EAU;56,549;;63,851;C
        14/02/2025;RETRAIT;100,000;;36,149;D
        15/02/2025;REMISE CHEQUE;;220,500;184,351;C
        16/02/2025;ACHAT;200,000;;15,649;D
        """, count: 4, sums: ["TND": "-136.049"], first: "2025-02-13", last: "2025-02-16", proof: .balances,
      closing: "-15.649"),
    Export(
      name: "a mark beside the amount and one beside the balance",
      text: """
        Data,Descriere,Suma,D/C,Sold,D/C
        2025-02-13,Chirie,500.00,D,100.00,D
        2025-02-14,Salariu,900.00,C,800.00,C
        2025-02-15,Magazin,850.00,D,50.00,D
        """, count: 3, sums: ["": "-450.00"], first: "2025-02-13", last: "2025-02-15", proof: .balances,
      closing: "-50.00"),
    Export(
      name: "newest rows that are not cleared yet may not be booked",
      text: """
        Date,Description,Amount,Cleared
        2025-03-19,Bookshop,-12.99,No
        2025-03-18,Garage,-45.00,No
        2025-03-17,Gym,-75.00,Yes
        2025-03-13,Wage,1850.00,Yes
        2025-03-12,Rent,-900.00,Yes
        """, count: 5, sums: ["": "817.01"], first: "2025-03-12", last: "2025-03-19", asks: ["state No"]),
    Export(
      name: "the sign of escudos as decimal mark",
      text: """
        Data Mov.;Descrição;Débito;Crédito;Saldo
        01-05-2025;SALDO ANTERIOR;;;31.200$50
        13-05-2025;LEVANTAMENTO;5.000$00;;26.200$50
        14-05-2025;COMISSAO;287$50;;25.913$00
        15-05-2025;ORDENADO;;60.000$00;85.913$00
        """, count: 3, sums: ["": "54712.50"], first: "2025-05-13", last: "2025-05-15", proof: .balances),
    Export(
      name: "a letter behind amounts that nothing knows",
      text: """
        Compte : 77 441 20 18;;Devise : XOF;
        Date;Opération;Montant;Frais;Solde
        13/04/2025;Transfert envoyé;-3 500 F;0 F;44 965 F
        14/04/2025;Dépôt;+22 000 F;100 F;66 865 F
        15/04/2025;Paiement marchand;-5 500 F;0 F;61 365 F
        """, count: 3, sums: ["XOF": "12900"], first: "2025-04-13", last: "2025-04-15", proof: .balances),
    Export(
      name: "months that title rows, whose days have no year",
      text: """
        Date,Description,Amount,Balance
        March 2025,,,
        13/03,Hardware,-42.10,957.90
        28/03,Bakery,-12.80,945.10
        April 2025,,,
        02/04,Water,-33.33,911.77
        """, count: 3, sums: ["": "-88.23"], first: "2025-03-13", last: "2025-04-02", proof: .balances),
    Export(
      name: "a closing date in words, which a comma that parts fields cut in two",
      text: """
        Statement closing date: January 31, 2025

        Date,Description,Amount
        12/20,Hardware,-42.10
        01/29,Wage,1850.00
        """, count: 2, sums: ["": "1807.90"], first: "2024-12-20", last: "2025-01-29"),
    Export(
      name: "a period without blanks around its hyphen",
      text: """
        账单周期 2024/12/01-2025/01/31

        日期,摘要,金额
        12/20,超市,-42.10
        01/29,工资,1850.00
        """, count: 2, sums: ["": "1807.90"], first: "2024-12-20", last: "2025-01-29"),
    Export(
      name: "unsigned amounts beside a balance, of which the opening one stands above",
      text: """
        Opening balance,1000.00

        Date,Description,Amount,Balance
        2025-03-13,Hardware,42.10,957.90
        2025-03-14,Wage,1850.00,2807.90
        2025-03-15,Bakery,12.80,2795.10
        """, count: 3, sums: ["": "1795.10"], first: "2025-03-13", last: "2025-03-15", proof: .balances),
    Export(
      name: "a card whose only numbers are called charges",
      text: """
        Date,Description,Charges
        2025-03-13,Hardware,42.10
        2025-03-14,PAYMENT - THANK YOU,(300.00)
        2025-03-15,Bakery,12.80
        """, count: 3, sums: ["": "245.10"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "a table of the balances of days below the sections of a printed statement",
      text: """
        Statement Period: March 1, 2025 - March 31, 2025
        Beginning Balance on March 1           $1,000.00
        Ending Balance on March 31             $2,669.60

        DEPOSITS AND ADDITIONS
        DATE   DESCRIPTION                                       AMOUNT
        03/13  Direct Dep Acme                                $1,850.00
        Total Deposits and Additions                          $1,850.00

        ELECTRONIC WITHDRAWALS
        DATE   DESCRIPTION                                       AMOUNT
        03/03  Hardware House                                    $52.05
        03/13  Electric Utility                                  118.40
        03/28  Bakery                                              9.95
        Total Electronic Withdrawals                            $180.40

        DAILY ENDING BALANCE
        DATE          AMOUNT        DATE          AMOUNT
        03/03        $947.95        03/13       2,679.55
        03/28       2,669.60
        """, count: 4, sums: ["": "1669.60"], first: "2025-03-03", last: "2025-03-28", proof: .totals,
      closing: "2669.60"),
    Export(
      name: "a table of days and balances below that of the rows",
      text: """
        Date,Description,Amount
        2025-03-13,Hardware,-42.10
        2025-03-14,Wage,1850.00
        2025-03-15,Bakery,-12.80

        Daily balances
        Date,,Balance
        2025-03-13,,957.90
        2025-03-14,,2807.90
        2025-03-15,,2795.10
        """, count: 3, sums: ["": "1795.10"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "what is left of sales, tips and refunds after fees, called a payout",
      text: """
        Deposit date,Batch,Gross sales,Tips,Refunds,Fees,Payout,Status
        03/13/2025,44110,"1,130.63",67.84,0.00,-35.53,"1,162.94",Deposited
        03/14/2025,44111,869.94,52.20,-40.78,-28.49,852.87,Deposited
        03/15/2025,44123,765.77,45.95,-53.91,-25.68,732.13,Processing
        Total,,"2,000.57",120.04,-40.78,-64.02,"2,015.81",
        """, count: 2, sums: ["": "2015.81"], first: "2025-03-13", last: "2025-03-14", pending: 1,
      proof: .totals),
    Export(
      name: "what is left of sales after what the header calls debits, with totals of all columns",
      text: """
        Fecha de depósito,Ventas brutas,Propinas,Cargos,Depósito neto
        13/03/2025,"1,130.63",67.84,-35.53,"1,162.94"
        14/03/2025,869.94,52.20,-28.49,893.65
        15/03/2025,765.77,45.95,-25.68,786.04
        Total depositado,"2,766.34",165.99,-89.70,"2,842.63"
        """, count: 3, sums: ["": "2842.63"], first: "2025-03-13", last: "2025-03-15", proof: .totals),
    Export(
      name: "a balance that is the sum of the one before it and both columns is no amount",
      text: """
        Date;Text;Opening balance;Charges;Credits;Closing balance
        13.01.2026;Invoice 1;100000.00;;5156.25;105156.25
        14.01.2026;Bank fee;105156.25;-156.25;;105000.00
        15.01.2026;Supplier;105000.00;-2000.50;;102999.50
        16.01.2026;Card fee;102999.50;-10.50;;102989.00
        """, count: 4, sums: ["": "2989.00"], first: "2026-01-13", last: "2026-01-16", proof: .balances,
      closing: "102989.00"),
    Export(
      name: "balances carried over pages by words that nothing knows, in the column of descriptions",
      text: """
        DATA MOV    DATA VAL    DESCRIÇÃO                           DÉBITO     CRÉDITO         SALDO
        02.03.2024              SALDO INICIAL                                   315,20        315,20
        02.03.2024  02.03.2024  COMPRA LOJA                          20,86                    294,34
        13.03.2024  13.03.2024  COMPRA LOJA                          46,33                    248,01
        14.03.2024  14.03.2024  LEV ATM                              27,83                    220,18
        14.03.2024              ZORP                                            220,18        220,18

        DATA MOV    DATA VAL    DESCRIÇÃO                           DÉBITO     CRÉDITO         SALDO
        14.03.2024              BLIP                                            220,18        220,18
        15.03.2024  15.03.2024  COMPRA LOJA                          20,00                    200,18
        16.03.2024  16.03.2024  ORDENADO                                      1.150,00      1.350,18
        18.03.2024  18.03.2024  LEV ATM                              50,00                  1.300,18
        30.03.2024              SALDO FINAL                                   1.300,18      1.300,18
        """, count: 6, sums: ["": "984.98"], first: "2024-03-02", last: "2024-03-18", pending: 2, proof: .balances,
      closing: "1300.18"),
    Export(
      name: "days as titles of the rows of a wallet, with times",
      text: """
        Bolsillo;;
        Saldo disponible;$ 341.186;
        Moneda;COP;

        miércoles, 19 de marzo de 2025;;
        8:52 p. m.;Te envió Laura;+$ 45.000

        lunes, 17 de marzo de 2025;;
        7:49 p. m.;Compra en TIENDA;-$ 86.178
        6:46 p. m.;Retiro;-$ 100.000
        """, count: 3, sums: ["COP": "-141178.00"], first: "2025-03-17", last: "2025-03-19"),
    Export(
      name: "days as titles in a printed page, with sums of each day",
      text: """
        Wallet of J. Doe
        Opening balance: 13 204,50
        Closing balance: 13 189,34

        5 March 2025
        08:00   Phone   Mobile 0777112233                 − 131,14
        Spent on the day 131,14, received 0,00

        6 March 2025
        09:07   Phone   Mobile 0777112233                 − 115,90
        12:28   Friend                                    + 231,88
        Spent on the day 115,90, received 231,88
        """, count: 3, sums: ["": "-15.16"], first: "2025-03-05", last: "2025-03-06", proof: .totals),
    Export(
      name: "days as titles in a printed page, with a state behind some amounts",
      text: """
        Wallet of J. Doe

        5 March 2025
        08:00   Phone   Mobile 0777112233                 − 131,14
        09:00   Shop    Market                            − 20,00   Pending

        16 March 2025
        09:07   Phone   Mobile 0777112233                 − 115,90
        12:28   Friend                                    + 231,88
        """, count: 3, sums: ["": "-15.16"], first: "2025-03-05", last: "2025-03-16", pending: 1),
    Export(
      name: "days as titles in the column of days",
      text: """
        Date,Description,Amount
        19/03/2025,,
        ,Coffee,-3.50
        ,Wage,1200.00
        17/03/2025,,
        ,Shop,-41.20
        """, count: 3, sums: ["": "1155.30"], first: "2025-03-17", last: "2025-03-19"),
    Export(
      name: "a note below a printed table whose words begin with days and hold amounts",
      text: """
        TARJETA DE CREDITO ORO
        FECHA      COMPROB.  DETALLE                             PESOS     DOLARES
                             SALDO ANTERIOR                    1.220,15       0,00
        13-Mar-25            SU PAGO EN PESOS                 -1.220,15
        14-Mar-25  004412*   TIENDA                              333,33
        15-Mar-25            VIDEO                                            8,99
        16-Mar-25  881250    GARAJE                               39,50
                             SALDO ACTUAL                        372,83       8,99

        Cuotas a vencer   Abril/25  $ 47.916,58
        """, count: 4, sums: ["": "847.32", "USD": "-8.99"], first: "2025-03-13", last: "2025-03-16"),
  ]
}
