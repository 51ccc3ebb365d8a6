@testable import Statements
@testable import Values

extension Export {
  /// What columns say of the account, of days and of balances beside the amounts.
  static let besideAmounts: [Export] = [
    Export(
      name: "an account for payments, called so in every row, with more money in than out",
      text: """
        Account Type,Account Number,Transaction Date,Text,CAD$,USD$
        Chequing,00123-4567890,1/3/2024,JANE ROE,250.00,
        Chequing,00123-4567890,1/16/2024,PLAN,-6.50,
        Chequing,00123-4567890,1/30/2024,ROE,900.00,
        """, count: 3, sums: ["CAD": "1143.50"], first: "2024-01-03", last: "2024-01-30"),
    Export(
      name: "a table of a current account and a card, called so in each row",
      text: """
        Account Type,Account Number,Transaction Date,Text,CAD$,USD$
        Chequing,00123-4567890,1/3/2024,JANE ROE,250.00,
        Visa,4500123456789,1/16/2024,PLAN,-6.50,
        Visa,4500123456789,1/30/2024,ROE,900.00,
        """, count: 3, sums: ["CAD": "1143.50"], first: "2024-01-03", last: "2024-01-30", asks: ["sign"]),
    Export(
      name: "days of trade that are dashes in most rows, beside those of settlement in all",
      text: """
        Date de transaction,Date de règlement,Type,Description,Montant,Devise
        -,2024-03-29,DIVIDENDE,FONDS A,"2,53",CAN
        -,2024-03-28,FRAIS,FRAIS 2024,"-10,25",CAN
        2024-03-25,2024-03-27,ACHAT,FONDS B,"-493,8",CAN
        -,2024-03-20,COTISATION,VIREMENT,500,CAN
        """, count: 4, sums: ["CAD": "-1.52"], first: "2024-03-20", last: "2024-03-29"),
    Export(
      name: "a dated row that states the running balance in words, and no amount",
      text: """
        Date,Type,Description,Value,Balance
        13 Mar 2024,DEB,SHOP,-24.50,1475.50
        14 Mar 2024,FPI,WAGE ACME,2300.00,3775.50
        17 Mar 2024,,Balance as at 17 Mar 2024,,3775.50
        """, count: 2, sums: ["": "2275.50"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "days behind months of letters whose years have lost their zero",
      text: """
        10-Nov-9,-12.50,,,TRANSFER DEBIT,MORTGAGE,
        09-Nov-10,12.50,,,SALARY,ACME,
        04-Nov-11,-100.00,,,TRANSFER DEBIT,SAVINGS,
        28-Oct-10,-20.00,,,TRANSFER DEBIT,SHOP,
        """, count: 3, sums: ["": "-107.50"], first: "2010-10-28", last: "2011-11-04", rejected: 1),
    Export(
      name: "records whose lines are each a label and a value",
      text: """
        From: 01/03/2024 to 31/03/2024

        Account: XXXX XXXX 0123

        Date: 05/03/2024
        Description: DIRECT DEBIT, REF: 12
        Amount: -60.00
        Balance: 1940.00

        Date: 03/03/2024
        Description: WAGE
        Amount: 2000.00
        Balance: 2000.00

        Date: 01/03/2024
        Amount: -12.50
        Balance: 0.00
        """, count: 3, sums: ["": "1927.50"], first: "2024-03-01", last: "2024-03-05", proof: .balances,
      closing: "1940.00"),
    Export(
      name: "numbers of securities below a word that means amounts elsewhere",
      text: """
        Buchung;Valuta;Beschreibung;Valor;ISIN;Anzahl;Trans.-Wert;Währung
        14.03.2024;15.03.2024;Kauf Fonds A;1895681;CH0189956813;2;-1000.50;CHF
        15.03.2024;18.03.2024;Kauf Fonds B;4642930;IE00B4L5Y983;5;-443.20;CHF
        20.03.2024;21.03.2024;Verkauf Fonds B;4642930;IE00B4L5Y983;3;316.00;CHF
        """, count: 3, sums: ["CHF": "-1127.70"], first: "2024-03-14", last: "2024-03-20"),
    Export(
      name: "blanks that never break around the days of the statement",
      text: """
        From:\u{A0}01/03/2024\u{A0}to\u{A0}31/03/2024

        Date,Text,Amount
        05/03/2024,Shop,-12.00
        04/03/2024,Cafe,-3.00
        """, count: 2, sums: ["": "-15.00"], first: "2024-03-04", last: "2024-03-05"),
    Export(
      name: "labelled lines inside the fields of a table",
      text: """
        Date,Text,Amount
        13.03.2024,"Shop
        Name: A
        Ref: 1
        Day: 12.03.2024
        Sum: 12,00",-12.00
        14.03.2024,"Wage
        Name: B
        Ref: 2
        Day: 13.03.2024
        Sum: 100,00",100.00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
  ]
}
