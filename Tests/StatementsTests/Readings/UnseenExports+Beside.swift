@testable import Statements

extension Export {
  /// What other columns, lines and rows of a file tell beside what a column says by itself.
  static let beside: [Export] = [
    Export(
      name: "numbers of accounts that few rows have, each another, are not the statement's",
      text: """
        Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Account No.
        A1,2024-03-13 10:32:00,Pay Bill,Completed,100.00,,100.00,INV-77
        A2,2024-03-14 10:40:00,Till,Completed,20.00,,120.00,
        A3,2024-03-15 10:45:00,Payment,Completed,,30.00,90.00,
        A4,2024-03-16 10:50:00,Pay Bill,Failed,9.00,,90.00,INV-78

        """, count: 3, sums: ["": "90.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "assets of which one is a currency and one is not",
      text: """
        id,time,type,asset,amount,fee
        a1,2024-03-13 10:00:00,spend,EUR,-12.0000,0
        a2,2024-03-13 10:00:00,receive,XYZ1,0.0500,0
        a3,2024-03-14 10:00:00,deposit,EUR,100.0000,0

        """, count: 3, sums: ["EUR": "88.00", "": "0.05"], first: "2024-03-13", last: "2024-03-14",
      asks: ["currency XYZ1"]),
    Export(
      name: "a fee that a pair of columns has left out of another amount",
      text: """
        id,debit,credit,amount,currency,fee,day
        1,0,98,100,INR,2,2024-03-13
        2,10,0,10,INR,0,2024-03-14

        """, count: 2, sums: ["INR": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a fee on top of a pair of columns, by a third after it",
      text: """
        id,debit,credit,paid,currency,fee,day
        1,0,100,98,INR,2,2024-03-13
        2,10,0,10,INR,0,2024-03-14

        """, count: 2, sums: ["INR": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "amounts without signs before a fee, and with signs after it",
      text: """
        id,Description,Amount,Fee,Net,Currency,Created,Type
        1,Invoice,100.00,2.00,98.00,usd,2024-03-13 10:00,charge
        2,Software,10.00,0.00,-10.00,usd,2024-03-14 10:00,fee

        """, count: 2, sums: ["USD": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "credits and debits between the balances at both ends are totals",
      text: """
        OPENING_BALANCE;CREDITS;DEBITS;CLOSING_BALANCE
        10.00;100.00;-12.00;98.00

        DAY;KIND;ID;NET_AMOUNT;OTHER
        13-03-2024;Kauppa;1;-12.00;a
        14-03-2024;Palkkio;2;60.00;b
        15-03-2024;Palkkio;3;40.00;c

        """, count: 3, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-15", proof: .totals),
    Export(
      name: "credits between the balances at both ends of which a row is missing",
      text: """
        OPENING_BALANCE;CREDITS;DEBITS;CLOSING_BALANCE
        10.00;170.00;-12.00;168.00

        DAY;KIND;ID;NET_AMOUNT
        13-03-2024;Shop;1;-12.00
        14-03-2024;Salary;2;100.00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", asks: ["totals 170.00 100.00"]),
    Export(
      name: "debits in parentheses but for the oldest, whose words tell",
      text: """
        Date,Text,Debit,Credit,Balance
        2024-03-13,Withdrawal,12.00,,100.00
        2024-03-14,Sunshine,,100.00,200.00
        2024-03-15,Monthly,(3.00),,197.00

        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "debits in parentheses but for the oldest, of which nothing tells",
      text: """
        Date,Text,Debit,Credit,Balance
        2024-03-13,Moonlight,12.00,,100.00
        2024-03-14,Sunshine,,100.00,200.00
        2024-03-15,Monthly,(3.00),,197.00

        """, count: 3, sums: ["": "109.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      asks: ["first_sign"]),
    Export(
      name: "amounts without a sign beside charges, where the balance rises and falls by both",
      text: """
        Date,Trx,Kind,Amount (Tk),Charge (Tk),Balance (Tk)
        13/03/2024 08:11,K1,Send Money,500.00,5.00,4495.00
        14/03/2024 08:12,K2,Cash Out,1000.00,18.50,3476.50
        15/03/2024 08:13,K3,Add Money,450.00,0.00,3926.50
        16/03/2024 08:14,K4,Received,100.00,2.00,4024.50
        17/03/2024 08:15,K5,Recharge,299.00,0.00,3725.50
        """, count: 5, sums: ["BDT": "-274.50"], first: "2024-03-13", last: "2024-03-17", proof: .balances,
      closing: "3725.50", asks: ["first_sign"]),
    Export(
      name: "a card's repayment in a short form",
      text: """
        Data de Compra;Final do Cartão;Descrição;Parcela;Valor (em R$)
        13/03/2024;0000;PADARIA;1/2;12.00
        14/03/2024;0000;Pag Fatura Boleto;Única;-100.00
        15/03/2024;0000;LIVRARIA;Única;3.00

        """, count: 3, sums: ["BRL": "85.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "deposits by which the balance falls",
      text: """
        Date,Text,Deposits,Balance
        2024-03-13,One,12.00,188.00
        2024-03-14,Two,3.00,185.00
        2024-03-15,Three,5.00,180.00

        """, count: 3, sums: ["": "20.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances, asks: ["sign"]),
    Export(
      name: "two letters in brackets that are a currency",
      text: """
        Tarih;Açıklama;Tutar(TL)
        13.03.2024;Market;-12,00
        14.03.2024;Maaş;100,00

        """, count: 2, sums: ["TRY": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a currency behind its word in a long line",
      text: """
        Izvod prometa po računu HR0000000000000000000 za period od 01.03.2024. do 31.03.2024. Valuta EUR OIB 00000000000
        Redni broj;Datum valute;Datum izvršenja;Opis plaćanja;Isplate;Uplate
        1;13.03.2024;13.03.2024;Trgovina;12,00;
        2;14.03.2024;14.03.2024;Plaća;;100,00

        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a currency beside the balance above the table",
      text: """
        Hesap Sahibi;A B
        Kullanılabilir Bakiye;188,00 TL
        Tarih;Tutar;Açıklama
        13.03.2024;-12,00;Market
        14.03.2024;100,00;Maaş

        """, count: 2, sums: ["TRY": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "commas beside Persian words group thousands",
      text: """
        تاریخ,شرح,واریز,برداشت,موجودی
        1403/01/12,واریز,"۱,۰۰۰",,"۱۱٬۰۰۰"
        1403/01/13,کارمزد,,500,10500

        """, count: 2, sums: ["": "500.00"], first: "2024-03-31", last: "2024-04-01", proof: .balances),
    Export(
      name: "below-another-header-2024-03-01-2024-03-31.csv",
      text: """
        Name;Account;Currency;Previous statement date;Previous closing balance
        A B;12345;CLP;;;
        Date;Text;Debit;Credit;Balance
        14/03;Wage;0.00;100.00;198.00
        13/03;Shop;12.00;0.00;98.00

        """, count: 2, sums: ["CLP": "88"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "a shorter line of days without a number, above rows without a header",
      text: """
        2024-03-01,2024-03-31,'XX00000000000000',REPORT
        15-03-2024,15-03-2024,SHOP ONE,A B,,-12.00,188.00,1
        14-03-2024,14-03-2024,WAGE MARCH,C D,,100.00,200.00,2
        13-03-2024,13-03-2024,CAFE TWO,E F,,-3.00,100.00,3

        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "a total in a row of its own is no half of the amounts",
      text: [
        "id\tdeposit-date\ttotal-amount\tcurrency\tkind\tamount\tposted-date",
        "S1\t2024-03-15\t88.00\tINR\t\t\t",
        "S1\t\t\t\tPrincipal\t100.00\t2024-03-13",
        "S1\t\t\t\tCommission\t-12.00\t2024-03-14", "",
      ].joined(separator: "\n"), count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "fees of payments and of refunds are no amounts beside their nets",
      text: """
        Id,Gross,Fee,Net,Payment Net,Refund Gross,Refund Fee,Refund Net,Day
        1,€100.00,-€1.00,€99.00,€99.00,€0.00,€0.00,€0.00,2024-03-13
        2,-€12.00,€1.00,-€11.00,€0.00,-€12.00,€1.00,-€11.00,2024-03-14

        """, count: 2, sums: ["EUR": "-88.00"], first: "2024-03-13", last: "2024-03-14", asks: ["columns"]),
    Export(
      name: "names that a program gave its fields tell nothing of the language of texts",
      text: """
        BOOKED_ON;ENTRY_KIND;ENTRY_ID;NET_AMOUNT
        13-03-2024;Transferencia recibida;1;88.00

        """, count: 1, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-13"),
    Export(
      name: "an amount settled after the fee",
      text: """
        DAY,KIND,AMOUNT,FEE,SETTLED_AMOUNT,CURRENCY
        2024-03-13 @ 10:30:00,CREDIT,100.00,2.00,98.00,NGN
        2024-03-14 @ 11:30:00,DEBIT,-10.00,0.00,-10.00,NGN

        """, count: 2, sums: ["NGN": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a summary of two lines below the rows",
      text: """
        Date,Text,Code,Withdrawal,Deposit,Balance
        13/03/24,Shop,A,12.00,,"1,098.00"
        14/03/24,Wage,B,,100.00,"1,198.00"
        ,,,,,
        SUMMARY :-,,,,,
        Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal
        "1,110.00",1,1,12.00,100.00,"1,198.00"

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "a narrower summary below rows of which one is missing",
      text: """
        Date;Text;Code;Amount
        13/03/2024;Shop;A;-12.00
        14/03/2024;Wage;B;100.00

        Opening Balance;Credits;Closing Balance
        10.00;170.00;168.00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", asks: ["totals 170.00 100.00"]),
    Export(
      name: "letters that say a direction in another language than the header's",
      text: """
        Date;Text;Who;Amount
        13/03/2024;Rain;A;-12.00
        14/03/2024;Snow;B;100.00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "the same below a header of that language",
      text: """
        Tarih;Açıklama;Kim;Tutar
        13/03/2024;Yağmur;B;12.00
        14/03/2024;Kar;A;100.00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "letters of people beside amounts without signs",
      text: """
        Date;Text;Who;Amount
        13/03/2024;Rain;S;12.00
        14/03/2024;Snow;H;76.00

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", asks: ["sign"]),
    Export(
      name: "a letter that marks some rows, below a name that says nothing of directions",
      text: """
        Date;Text;Cleared;Amount
        13/03/2024;Rain;c;12.00
        14/03/2024;Snow;;70.00
        15/03/2024;Hail;c;6.00

        """, count: 3, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-15", asks: ["sign"]),
    Export(
      name: "a letter that marks money in, below no name",
      text: """
        Date;Text;Amount;
        13/03/2024;Rain;12.00;
        14/03/2024;Snow;106.00;C
        15/03/2024;Hail;6.00;

        """, count: 3, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-15"),
  ]
}
