@testable import Statements
@testable import Values

extension Export {
  /// More conventions of accounts and cards, one a file.
  static let conventions: [Export] = [
    Export(
      name: "balances in a summary above and in a dated line",
      text: """
        Description,,Summary Amt.
        Beginning balance as of 01/02/2024,,"1,000.00"
        Total credits,,"500.00"
        Total debits,,"-120.50"
        Ending balance as of 01/30/2024,,"1,379.50"

        Date,Description,Amount,Running Bal.
        01/02/2024,Beginning balance as of 01/02/2024,,"1,000.00"
        01/05/2024,"GROCER 01/04 PURCHASE",-120.50,"879.50"
        01/30/2024,"PAYROLL DES:DIR DEP",500.00,"1,379.50"

        """, count: 2, sums: ["": "379.50"], first: "2024-01-05", last: "2024-01-30", proof: .balances),
    Export(
      name: "payments of a card negative, told by words",
      text: """
        Date,Description,Card Member,Account #,Amount
        01/28/2024,AUTOPAY PAYMENT - THANK YOU,J DOE,-11001,-1200.00
        01/25/2024,SUPERMARKET 123,J DOE,-11001,85.20
        01/22/2024,AIRLINE,J DOE,-11001,420.00
        01/20/2024,COFFEE,J DOE,-11001,5.75

        """, count: 4, sums: ["": "689.05"], first: "2024-01-20", last: "2024-01-28"),
    Export(
      name: "no header, amount second, a column of stars",
      text: """
        "01/15/2024","-12.50","*","","PURCHASE AUTHORIZED ON 01/13 SHOP"
        "01/14/2024","2000.00","*","","ACME PAYROLL"
        "01/13/2024","-100.00","*","","ATM WITHDRAWAL"

        """, count: 3, sums: ["": "1887.50"], first: "2024-01-13", last: "2024-01-15"),
    Export(
      name: "amount in the currency of the account and in a foreign one",
      text: """
        "Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"
        "2024-01-03","Cafe Uno","","MasterCard Payment","-","-4.5","-4.5","EUR","1.0"
        "2024-01-05","Boss GmbH","DE89370400440532013000","Income","Salary","2500.0","","",""
        "2024-01-09","Diner NYC","","MasterCard Payment","-","-18.31","-20.0","USD","0.9155"

        """, count: 3, sums: ["EUR": "2477.19"], first: "2024-01-03", last: "2024-01-09"),
    Export(
      name: "many empty columns, newest first",
      text: """
        TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number,Merchant,Total fees
        CARD-1,21-03-2024,-12.40,EUR,Card transaction,,987.60,,,,,,,Shop,0.00
        TRANSFER-2,15-03-2024,1000.00,EUR,Received money,INV 1,1000.00,,,,Boss,,,,0.00

        """, count: 2, sums: ["EUR": "987.60"], first: "2024-03-15", last: "2024-03-21", proof: .balances),
    Export(
      name: "one signed column and two for in and out say the same",
      text: """
        Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
        tx_1,13/01/2024,10:00:00,Card payment,Tesco,,Groceries,-12.00,GBP,-12.00,GBP,,,,TESCO STORES,,-12.00,
        tx_2,14/01/2024,10:00:00,Faster payment,Boss,,Income,100.00,GBP,100.00,GBP,,,,BOSS,,,100.00
        tx_3,15/01/2024,10:00:00,Card payment,Bistro,,Eating out,-17.10,GBP,-20.00,EUR,,,,BISTRO,,-17.10,

        """, count: 3, sums: ["GBP": "70.90"], first: "2024-01-13", last: "2024-01-15"),
    Export(
      name: "no header, plus signs, balance last",
      text: """
        24/01/2024,"-12.50","SHOP SYDNEY","+987.50"
        23/01/2024,"+1000.00","Salary","+1000.00"
        22/01/2024,"-1.00","Coffee","+0.00"

        """, count: 3, sums: ["": "986.50"], first: "2024-01-22", last: "2024-01-24", proof: .balances),
    Export(
      name: "no header, three columns",
      text: """
        21/01/2024,-12.50,SHOP
        20/01/2024,100.00,PAY
        13/01/2024,-7.00,CAFE

        """, count: 3, sums: ["": "80.50"], first: "2024-01-13", last: "2024-01-21"),
    Export(
      name: "padded fields, zeros on the other side, years of two digits",
      text: """
          Date     ,Narration                                                     ,Value Dat,Debit Amount       ,Credit Amount      ,Chq/Ref Number   ,Closing Balance

          01/04/24  ,UPI-GROCER         ,01/04/24 ,          250.00 ,            0.00 ,0000409200000001       ,      9750.00  
          13/04/24  ,SALARY APR         ,13/04/24 ,            0.00 ,        50000.00 ,0000409200000002       ,     59750.00  

        """, count: 2, sums: ["": "49750.00"], first: "2024-04-01", last: "2024-04-13", proof: .balances),
    Export(
      name: "rows not booked yet have no booking day",
      text: """
        Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
        TOPUP,Current,2024-01-02 10:00:00,2024-01-02 10:00:01,Top-up,100.00,0.00,EUR,COMPLETED,100.00
        CARD_PAYMENT,Current,2024-01-03 10:00:00,2024-01-04 10:00:01,Shop,-10.00,0.00,EUR,COMPLETED,90.00
        CARD_PAYMENT,Current,2024-01-05 10:00:00,,Hotel,-40.00,0.00,EUR,PENDING,
        CARD_PAYMENT,Current,2024-01-05 11:00:00,,Scam,-70.00,0.00,EUR,REVERTED,

        """, count: 2, sums: ["EUR": "90.00"], first: "2024-01-02", last: "2024-01-04", pending: 1, proof: .balances),
    Export(
      name: "dates with the signs of year, month and day",
      text: """
        取引日,お取引内容,お引出し,お預入れ,残高
        2024年1月5日,電気料金,"4,200",,"95,800"
        2024年1月25日,給与振込,,"280,000","375,800"

        """, count: 2, sums: ["": "275800.00"], first: "2024-01-05", last: "2024-01-25", proof: .balances),
    Export(
      name: "a line for spreadsheets above the header",
      text: """
        sep=;
        Datum;Omschrijving;Bedrag
        13-01-2024;Winkel;-12,50
        14-01-2024;Loon;1.000,00

        """, count: 2, sums: ["": "987.50"], first: "2024-01-13", last: "2024-01-14"),
    Export(
      name: "debit and credit as Soll and Haben",
      text: """
        Buchungstag;Wertstellung;Empfänger;Verwendungszweck;Umsatz;S/H;Währung
        15.01.2024;15.01.2024;Vermieter;Miete;800,00;S;EUR
        16.01.2024;16.01.2024;Firma;Gehalt;2.000,00;H;EUR

        """, count: 2, sums: ["EUR": "1200.00"], first: "2024-01-15", last: "2024-01-16"),
    Export(
      name: "money out negative in a column of its own",
      text: """
        Dato;Forklaring;Rentedato;Ut fra konto;Inn på konto
        13.01.2024;Varekjøp Kiwi;13.01.2024;-123,40;
        15.01.2024;Lønn;15.01.2024;;30 000,00

        """, count: 2, sums: ["": "29876.60"], first: "2024-01-13", last: "2024-01-15"),
    Export(
      name: "two balances",
      text: """
        Consultar saldos e movimentos - 20-02-2024
        Conta;0123456789 - EUR - Conta Base
        Data de início;01-01-2024
        Data de fim;20-02-2024

        Data mov.;Data-valor;Descrição;Débito;Crédito;Saldo contabilístico;Saldo disponível;Categoria
        05-01-2024;05-01-2024;COMPRA LIDL;12,30;;987,70;987,70;Diversos
        19-02-2024;19-02-2024;ORDENADO;;1.000,00;1.987,70;1.987,70;Diversos

        """, count: 2, sums: ["EUR": "987.70"], first: "2024-01-05", last: "2024-02-19", proof: .balances),
  ]
}
