@testable import Statements
@testable import Values

extension Export {
  /// One for each convention that once was read wrongly, refused or asked about for nothing.
  static let unseen: [Export] =
    balanceRows + marksAndDays + columnsAndSigns + calendarsAndCurrencies + quotesAndSections + fillersAndEras
    + pairs + states + directions + sections + printed + waitingQuestions + pages + severalAmounts + elsewhere
    + statedInRows + foreignPairs + beside + excerpts + besideAmounts + neighbours
    + uncounted + owed + daysAndCurrencies + hunted + held + ofOthers + ofCards + worded + alike + titled + impact
    + rebuilt + witnessed + spending + sides + ends + bills + labels + doubleMeanings + abroad + merchants + lenders
    + carried + cutBalances + failures + shops + vague + wrapped + sided + further + settled + summed
    + numbered + ofMonths + framed + billed + repaid + priced + lent + taxed + entries + kinds + ledgers
    + bazaars + debts + registers + besidesAmounts

  /// Rows that state a balance, and rows of two kinds in one table.
  private static let balanceRows: [Export] = [
    Export(
      name: "opening and closing rows whose words stand in the column of references",
      text: """
        Buchungstag;Valuta;Auftraggeber;Vorgang;Kundenreferenz;Währung;Umsatz;S/H
        14.03.2024;14.03.2024;Laden;Einkauf;;EUR;12,00;S
        13.03.2024;13.03.2024;Firma;Lohn;;EUR;100,00;H

        01.03.2024;;;;Anfangssaldo;EUR;900,00;H
        31.03.2024;;;;Endsaldo;EUR;988,00;H
        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .totals),
    Export(
      name: "opening and closing rows with codes beside the words",
      text: """
        OPEN,20240301,OB,900.00,OPEN BALANCE,,0
        HIST,20240313,,-12.00,Shop,CARD 11,0
        HIST,20240314,,100.00,Wage,MARCH,0
        CLOSE,20240331,CB,988.00,CLOSE BALANCE,,0
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .totals),
    Export(
      name: "a last row without texts, unlike all others",
      text: """
        13/03/2024;-12,00;Carte;;Magasin;;0;Divers
        14/03/2024;-3,00;Carte;;Café;;0;Divers
        15/03/2024;100,00;Virement;;Salaire;;0;Divers
        31/03/2024;985,00;;00123 456789B;;;;
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", rejected: 1),
    Export(
      name: "a last row that leaves out three columns of all others",
      text: """
        13/03/2024;-12,00;Carte;;Magasin;0;Divers
        14/03/2024;-3,00;Carte;;Café;0;Divers
        15/03/2024;100,00;Virement;;Salaire;0;Divers
        31/03/2024;985,00;;;00123 456789B
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", rejected: 1),
    Export(
      name: "a last row that leaves out three columns of all others, and is the only one as short",
      text: """
        13/03/2024;-12,00;Carte;;CB MAGASIN 12;0;Divers
        14/03/2024;-3,00;Carte;;CB CAFE 14;0;Divers
        15/03/2024;100,00;Virement;;VIR SALAIRE;0;Divers
        15/03/2024;-20,00;Carte;;RETRAIT 15;0;Divers
        18/03/2024;-7,50;Carte;;CB MAGASIN 16;0;Divers
        31/03/2024;985,00;;;00123 456789B
        """, count: 5, sums: ["": "57.50"], first: "2024-03-13", last: "2024-03-18", rejected: 1),
    Export(
      name: "labels with a number and a day above the table",
      text: """
        "BLZ:";"12345678";;"Datum:";"05.04.2024"
        "Konto:";"1234567";;"Uhrzeit:";"10:15:00"

        "Buchungstag";"Valuta";"Empfänger";"Verwendungszweck";"Umsatz"
        "14.03.2024";"14.03.2024";"Laden";"Einkauf";"-12,00"
        "13.03.2024";"13.03.2024";"Firma";"Lohn";"100,00"
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "booked and pending tables under the same header",
      text: """
        Booked transactions
        Date;Text;Amount
        13.03.2024;Shop;-12,00
        14.03.2024;Wage;100,00

        Pending transactions
        Date;Text;Amount
        16.03.2024;Hotel;-50,00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1),
    Export(
      name: "pending and booked tables under the same header",
      text: """
        Pending
        Date;Text;Amount
        16.03.2024;Hotel;-50,00

        Posted
        Date;Text;Amount
        13.03.2024;Shop;-12,00
        14.03.2024;Wage;100,00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1),
  ]

  /// Decimal marks, grouping, great amounts, and days that a stated span decides.
  private static let marksAndDays: [Export] = [
    Export(
      name: "a span that runs backwards when the day is read first",
      text: """
        Transactions of the account
        03/08/2024 - 04/05/2024
        Date;Text;Debit;Credit
        03/08/2024;Shop;-12.50;
        """, count: 1, sums: ["": "-12.50"], first: "2024-03-08", last: "2024-03-08"),
    Export(
      name: "a slash between the day and the time",
      text: """
        ID,Details,Date,Currency,Amount
        1,Shop,13-03-2024 / 10:30,EUR,-12.00
        2,Wage,14-03-2024 / 08:05,EUR,100.00
        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "days up to twelve under a header whose language names the day first",
      text: """
        Data,Valor,Identificador,Descrição
        03/03/2024,-12.00,a1,Padaria
        05/03/2024,100.00,a2,Salário
        08/03/2024,-3.00,a3,Café
        """, count: 3, sums: ["": "85.00"], first: "2024-03-03", last: "2024-03-08"),
    Export(
      name: "days up to twelve of three months, which run one way with the month first",
      text: """
        Date,Name,Amount
        5/11/2024,Shop,-12.00
        5/9/2024,Cafe,-3.00
        5/6/2024,Wage,100.00
        5/2/2024,Shop,-1.00
        4/9/2024,Shop,-2.00
        4/7/2024,Cafe,-4.00
        4/2/2024,Shop,-5.00
        3/8/2024,Shop,-6.00
        3/3/2024,Cafe,-7.00
        """, count: 9, sums: ["": "60.00"], first: "2024-03-03", last: "2024-05-11"),
    Export(
      name: "a currency by its name with its unit",
      text: """
        序号,摘要,币别,交易日期,交易金额,账户余额
        1,消费,人民币元,20240313,-12.00,988.00
        2,工资,人民币元,20240314,100.00,1088.00
        """, count: 2, sums: ["CNY": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "balances with another decimal mark than the amounts",
      text: """
        date;label;amount;balance
        2024-03-13;Magasin;"-1 012,00";888.00
        2024-03-14;Salaire;"1 100,00";1988.00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "whole amounts of which only thousands have a mark",
      text: """
        Dagur;Texti;Upphæð
        13.03.2024;Búð;-1.250
        14.03.2024;Gjald;-305
        15.03.2024;Laun;220.000
        16.03.2024;Búð;-4.817
        """, count: 4, sums: ["": "213628.00"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "three decimals in a currency of three",
      text: """
        Date,Description,Debit,Credit,Balance (KWD)
        13/03/2024,Shop,1.250,,98.750
        14/03/2024,Wage,,100.500,199.250
        """, count: 2, sums: ["KWD": "99.250"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "amounts of eleven digits",
      text: """
        Date,Text,Amount
        13/03/2024,Shop,"-12,345,678,901.23"
        14/03/2024,Wage,"1,000,000,000.00"
        """, count: 2, sums: ["": "-11345678901.23"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "thousands not quoted, in the amount and in the balance",
      text: """
        Date,Description,Amount,Balance
        13/03/2024,Shop,-12.00,988.00
        14/03/2024,Rent,-900.00,88.00
        15/03/2024,Wage,2,000.00,2,088.00
        """, count: 3, sums: ["": "1088.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
  ]

  /// What columns are called, what stands in them for nothing, and which sign they have.
  private static let columnsAndSigns: [Export] = [
    Export(
      name: "directions in parentheses, twice",
      text: """
        交易日期,摘要,交易金额(收入),交易金额(支出),记账金额(收入),记账金额(支出),余额
        2024-03-13,商店,,12.00,,12.00,988.00
        2024-03-14,工资,100.00,,100.00,,1088.00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "words that stand for no amount",
      text: """
        Date,Text,Debit,Credit
        13/03/2024,Shop,12.00,NULL
        14/03/2024,Wage,N/A,100.00
        15/03/2024,Cafe,3.00,--
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "amounts spent and refunded",
      text: """
        Date,Merchant,Amount Spent,Amount Refunded
        2024-03-13,Shop,12.00,
        2024-03-14,Shop,,4.00
        """, count: 2, sums: ["": "-8.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "funds out and funds in",
      text: """
        Date, Transaction Details, Funds Out, Funds In
        03/13/2024,Shop,12.00,
        03/14/2024,Wage,,100.00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "source and target amounts of a transfer service",
      text: """
        ID,Status,Direction,Created on,Source amount (after fees),Source currency,Target amount (after fees),Target currency
        1,COMPLETED,OUT,2024-03-15 10:00:00,12.00,EUR,12.00,EUR
        2,COMPLETED,IN,2024-03-14 10:00:00,100.00,EUR,100.00,EUR
        3,CANCELLED,OUT,2024-03-16 10:00:00,7.00,EUR,7.00,EUR
        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-14", last: "2024-03-15"),
    Export(
      name: "no header, debit and credit letters, whole amounts that a balance proves",
      text: """
        "117700";"T";"-1250";"HUF";"20240313";"98750";"Bolt"
        "117700";"J";"+2200";"HUF";"20240314";"100950";"Munka"
        "117700";"T";"-305";"HUF";"20240315";"100645";"Díj"
        """, count: 3, sums: ["HUF": "645.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "a constant number beside the amounts, and a column of zeros",
      text: """
        123-456,,20240313,,-12.00,7777,Shop,0
        123-456,,20240314,,100.00,7777,Wage,0
        123-456,,20240315,,-3.00,7777,Cafe,0
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a payment onto a card, in another language than the header, among a few rows",
      text: """
        date,title,amount
        2024-03-08,Loja,12.00
        2024-03-08,Pagamento recebido,-100.00
        2024-03-06,Estorno Loja,-4.00
        2024-03-03,Padaria,3.00
        """, count: 4, sums: ["": "89.00"], first: "2024-03-03", last: "2024-03-08"),
    Export(
      name: "a balance owed that one row's words tell",
      text: """
        Date,Description,Amount,Balance
        2024-03-15,SHOP,12.00,112.00
        2024-03-16,CAFE,3.00,115.00
        2024-03-17,PAYMENT THANK YOU,-100.00,15.00
        """, count: 3, sums: ["": "85.00"], first: "2024-03-15", last: "2024-03-17", proof: .balances, asks: ["sign"]),
    Export(
      name: "a code at the head of a line that is a currency elsewhere",
      text: """
        ALL,1234,BRANCH
        13/03/2024,-12.00,Shop
        14/03/2024,100.00,Wage
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
  ]

  /// Years of other eras, currencies of the row and of the account, three decimals of which the last is 0.
  private static let calendarsAndCurrencies: [Export] = [
    Export(
      name: "years of the Buddhist era",
      text: """
        วันที่,รายการ,ถอน,ฝาก,คงเหลือ
        13/03/2567,ร้าน,12.00,,988.00
        29/02/2567,เงินเดือน,,100.00,1000.00
        """, count: 2, sums: ["": "88.00"], first: "2024-02-29", last: "2024-03-13", proof: .balances),
    Export(
      name: "years of an emperor",
      text: """
        取引日,お取引内容,お支払金額,お預り金額,差引残高
        R6.3.5,電気,1200,,98800
        R6.3.25,給与,,100000,198800
        """, count: 2, sums: ["": "98800.00"], first: "2024-03-05", last: "2024-03-25", proof: .balances),
    Export(
      name: "years of an emperor in words",
      text: """
        日付,内容,入出金
        平成31年4月30日,店,-1200
        令和6年3月25日,給与,100000
        """, count: 2, sums: ["": "98800.00"], first: "2019-04-30", last: "2024-03-25"),
    Export(
      name: "an amount in the currency of the row, another in that of the account",
      text: """
        datum;bedrag;credit;debet;munt;koers;bedrag in EUR;Handelaar
        15/02/2024;-20,00;;-20,00;USD;1,09;-18,35;Winkel
        24/01/2024;35,77;35,77;;EUR;1;35,77;Betaling
        """, count: 2, sums: ["EUR": "17.42"], first: "2024-01-24", last: "2024-02-15"),
    Export(
      name: "three decimals that end in 0, and a rate that shows the mark",
      text: """
        Date;Amount;Currency;Merchant;Exchange Rate
        2024-03-13;-53.100;CHF;Shop;1.000000
        2024-03-14;-475.000;CHF;Shop;1.000000
        2024-03-15;-12.850;CHF;Shop;0.837934
        """, count: 3, sums: ["CHF": "-540.95"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "three decimals that end in 0, and nothing that shows the mark",
      text: """
        Date;Amount;Currency;Merchant
        2024-03-13;-53.100;CHF;Shop
        2024-03-14;-475.000;CHF;Shop
        """, count: 2, sums: ["CHF": "-528100.00"], first: "2024-03-13", last: "2024-03-14", asks: ["decimal_mark"]),
    Export(
      name: "descriptions that are the letters of flags elsewhere",
      text: """
        Datum;Text;Betrag;Saldo
        13.03.2024;A;-1,00;99,00
        14.03.2024;B;-2,00;97,00
        """, count: 2, sums: ["": "-3.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
  ]

  /// Quotes that close, lines between the rows, and a card that only its columns give away.
  private static let quotesAndSections: [Export] = [
    Export(
      name: "quoted amounts with a currency in front and letters behind",
      text: """
        Date,Details,Amount
        13-Mar-2024,Shop,"₹ 1,23,456.00 Dr"
        14-Mar-2024,Wage,"₹ 2,00,000.00 Cr"
        """, count: 2, sums: ["INR": "76544.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "lines between the rows say what is booked",
      text: """
        Date;Text;Amount
        Pending;;
        16.03.2024;Hotel;-50,00
        Booked;;
        13.03.2024;Shop;-12,00
        14.03.2024;Wage;100,00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1),
    Export(
      name: "instalments, more purchases than payments",
      text: """
        Data;Estabelecimento;Portador;Valor;Parcela
        13/03/2024;LOJA;MARIA;R$ 120,00;1 de 3
        14/03/2024;MERCADO;MARIA;R$ 45,90;-
        15/03/2024;Pagamento de fatura;MARIA;R$ -900,00;-
        """, count: 3, sums: ["BRL": "734.10"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "whole lines in quotes",
      text: #"""
        "Date;""Text"";""Amount"""
        "13.03.2024;""Shop"";""-12,00"""
        "14.03.2024;""Wage"";""100,00"""
        """#, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14"),
  ]
}
