@testable import Statements

extension Export {
  /// Markets of loans, sellers whose fees are positive, notes that explain a mark, and what stands around tables.
  static let lenders: [Export] = [
    Export(
      name: "kinds of a market of loans",
      text: """
        Booking date;Transaction type;Amount;Loan
        01.05.2018;BUYBACK_PRINCIPAL;10;PL-4
        01.05.2018;BUYBACK_INTEREST;0,25;PL-4
        30.04.2018;REPAYMENT_PRINCIPAL;12;PL-9
        30.04.2018;REPAYMENT_INTEREST;0,40;PL-9
        29.04.2018;INVESTMENT;-10;PL-7
        24.01.2018;FUNDING;900;none
        """, count: 6, sums: ["": "912.65"], first: "2018-01-24", last: "2018-05-01"),
    Export(
      name: "an investment that came back moved nothing, and a deposit names how it came",
      text: """
        Id,Zahlungsdatum,Cashflow-Typ,Cashflow-Status,Projekt,Währung,Betrag,Verfügbar für Investitionen
        A1,18/01/2018,Einzahlung(Bank Transfer),Genehmigt,,EUR,900.0,900.0
        A2,23/01/2018,Investition,Zurückgekehrt,Loan 1,EUR,40.0,
        A3,23/01/2018,Empfehlungsbonus,Genehmigt,Loan 2,EUR,0.75,900.75
        A4,24/01/2018,Auszahlung,Genehmigt,,EUR,-300.0,600.75
        A5,25/01/2018,Investition(Auto Invest),Genehmigt,Loan 3,EUR,-40.0,560.75
        A6,24/02/2018,Zins,Genehmigt,Loan 3,EUR,0.55,107.7
        """, count: 5, sums: ["EUR": "561.30"], first: "2018-01-18", last: "2018-02-24"),
    Export(
      name: "what is paid out is the amount with its tax less a positive fee",
      text: """
        Datum;Zahlungsart;Status;Betrag inkl. MwSt.;MwSt.-Betrag;Trinkgeldbetrag;Währung;Gebühr;Auszahlung
        26.04.2025 18:57;Umsatz;Erfolgreich;30,00;2,73;0,00;EUR;0,42;29,58
        25.04.2025 07:12;Umsatz;Erfolgreich;20,00;1,82;0,00;EUR;0,28;19,72
        24.04.2025 14:49;Rückerstattung;Erfolgreich;-12,00;-1,09;0,00;EUR;0,00;-12,00
        24.04.2025 12:04;Umsatz;Fehlgeschlagen;32,00;2,91;0,00;EUR;0,00;0,00
        23.04.2025 12:04;Umsatz;Erfolgreich;51,00;4,64;0,00;EUR;0,71;50,29
        """, count: 4, sums: ["EUR": "87.59"], first: "2025-04-23", last: "2025-04-26"),
    Export(
      name: "orders and as many refunds, of which each fee is against its sale",
      text: """
        Datum,Typ,Beschreibung,Umsätze,Gutschrift für Versandkosten,Verkaufsgebühren,Andere,Gesamt
        01.03.2025,Bestellung,Tasse,"17,40","0,00","-2,60","0,00","14,80"
        02.03.2025,Erstattung,Tasse,"-12,80","0,00","1,90","0,00","-10,90"
        03.03.2025,Erstattung,Buch,"-24,00","-3,90","4,20","0,00","-23,70"
        04.03.2025,Bestellung,Buch,"12,80","3,90","-2,50","0,00","14,20"
        05.03.2025,Servicegebühr,Monat,"0,00","0,00","0,00","-39,00","-39,00"
        06.03.2025,Erstattung,Lampe,"-16,00","0,00","2,40","0,00","-13,60"
        """, count: 6, sums: ["": "-58.20"], first: "2025-03-01", last: "2025-03-06"),
    Export(
      name: "options are priced for one and traded by the hundred",
      text: """
        TransactionDate,TransactionType,SecurityType,Symbol,Quantity,Amount,Price,Commission,Description
        12/25/24,Sold,EQ,ABC,-20,1118.60,55.93,0.00,ABC INC
        12/20/24,Transfer,,,0,1900.00,0.00,0.00,ACH DEPOSIT
        12/13/24,Sold Short,OPTN,ABC Call,-1,232.35,2.33,0.65,ABC CALL
        12/11/24,Bought,EQ,ABC,20,-1160.00,58.00,0.00,ABC INC
        12/09/24,Dividend,EQ,XYZ,0,63.40,0.00,0.00,XYZ
        """, count: 5, sums: ["": "2154.35"], first: "2024-12-09", last: "2024-12-25"),
    Export(
      name: "a mark that a note below the rows gives its meaning",
      text: """
        "Buchungstag";"Wertstellungstag";"Verwendungszweck";"Umsatz";"Währung";""
        "01.12.2023";"01.12.2023";"RENTE ERSTATTUNG";"118,00";"EUR";"*"
        "01.12.2023";"01.12.2023";"TELEFON LASTSCHRIFT";"-44,00";"EUR";"*"
        "29.11.2023";"29.11.2023";"LADEN KARTENZAHLUNG";"-10,10";"EUR";""
        "28.11.2023";"28.11.2023";"GEHALT";"1500,00";"EUR";""

        * noch nicht ausgeführte Umsätze
        """, count: 2, sums: ["EUR": "1489.90"], first: "2023-11-28", last: "2023-11-29", pending: 2),
    Export(
      name: "the currency of what was paid abroad beside a pair of columns",
      text: """
        Monedha: ALL

        Data e transaksionit;Data e regjistrimit;Përshkrimi;Shuma origjinale;Monedha;Debi;Kredi
        26.05.2024;27.05.2024;ATM;14000.00;ALL;14,000.00;
        21.05.2024;23.05.2024;Rimbursim;2990.00;ALL;;2,990.00
        13.05.2024;14.05.2024;HOTEL;36.20;EUR;3,633.00;
        02.05.2024;03.05.2024;MARKET;800.00;ALL;800.00;
        """, count: 4, sums: ["ALL": "-15443.00"], first: "2024-05-02", last: "2024-05-26"),
    Export(
      name: "balances above the rows whose thousands a blank groups, and one that a comma cut behind a year",
      text: """
        Выписка по счету
        Доступно на 01.07.2024: 118 420,00 KZT
        Доступно на 31.07.2024: 200 570,15 KZT

        Дата;Сумма;Описание
        25.07.2024;-1 484,85 KZT;Покупка
        24.07.2024;-200,00 KZT;Комиссия
        09.07.2024;83 835,00 KZT;Пополнение
        """, count: 3, sums: ["KZT": "82150.15"], first: "2024-07-09", last: "2024-07-25", proof: .totals),
    Export(
      name: "the last day's rows leave out its date, and the balance behind them has it",
      text: """
        Statement Date,31 Jan 2024,,,
        Date,Transaction Details,Deposit,Withdrawal,Balance (HKD)
        2 Jan,B/F BALANCE,,,"60,000.00"
        4 Jan,MARKET,,500.00,
        ,POWER,,400.00,
        ,TRANSFER,,"3,000.00","56,100.00"
        5 Jan,CARD,,"8,000.00",
        ,PHONE,,300.00,"47,800.00"
        31 Jan,SALARY,"28,000.00",,
        ,CREDIT INTEREST,11.00,,"75,811.00"
        31 Jan,C/F BALANCE,,,"75,811.00"
        ,Transaction Summary,"28,011.00","12,200.00",
        """, count: 7, sums: ["HKD": "15811.00"], first: "2024-01-04", last: "2024-01-31", proof: .balances),
    Export(
      name: "a balance in quotes behind a colon",
      text: """
        Currency,: IDR
        Opening Balance,: "48,000,300.00"

        Post Date,Branch,Description,Debit,Credit
        02/05/24,TEBET,SETORAN,"0.00","3,411,000.00"
        13/05/24,PUSAT,PLN,"1,178,000.00","0.00"
        Ending Balance,: "50,233,300.00"
        """, count: 2, sums: ["IDR": "2233000.00"], first: "2024-05-02", last: "2024-05-13", proof: .totals),
    Export(
      name: "a second table of balances alone, whose title says so",
      text: """
        Data;Histórico;Crédito (R$);Débito (R$);Saldo (R$)
        03/02/2025;PIX MERCADO;;-160,00;2.000,00
        13/02/2025;PIX AMIGO;62,00;;2.062,00
        14/02/2025;TARIFA;;-30,00;2.032,00

        Saldos Invest / Plus
        Data;Histórico;Valor (R$)
        28/02/2025;SALDO INVEST;0,00
        """, count: 3, sums: ["BRL": "-128.00"], first: "2025-02-03", last: "2025-02-14", proof: .balances),
    Export(
      name: "balances around the rows tell of a fee besides, whatever its column is called",
      text: """
        Opening Balance,BDT 3450.20,,,
        Date,Id,Type,Amount (BDT),Charge (BDT)
        02/03/2024,7A,Cash In,+8368.00,0.00
        05/03/2024,7B,Send Money,-2774.00,5.00
        16/03/2024,7C,Cash Out,-2738.00,34.20
        Closing Balance,BDT 6267.00,,,
        """, count: 3, sums: ["BDT": "2816.80"], first: "2024-03-02", last: "2024-03-16", proof: .totals),
    Export(
      name: "a line above the rows that has words in front of each day and number",
      text: """
        Nombre,EMPRESA,,,Saldo Inicial,,5000.00
        Fecha,03/12/2024,,,Retenidos y diferidos,,0.00

        Fecha,Referencia,Código,Descripción,Débitos,Créditos,Balance
        01/11/2024,114,TF,VENTA,0.00,309.00,5309.00
        13/11/2024,115,TF,COMPRA,100.00,0.00,5209.00
        14/11/2024,116,TF,COMPRA,9.00,0.00,5200.00
        """, count: 3, sums: ["": "200.00"], first: "2024-11-01", last: "2024-11-14", proof: .balances),
    Export(
      name: "an expense card with kinds of shops and refunds",
      text: """
        Transaction Date,Clearing Date,State,Merchant Name,Merchant Category,Amount,Currency Code,User,Card Last Four
        2025-05-13,,Pending,Rides,Taxi,45.10,USD,Mei,1184
        2025-05-11,2025-05-12,Cleared,Rides,Taxi,51.80,USD,Oscar,1184
        2025-05-11,2025-05-13,Cleared,Drawings,Software,75.00,USD,Oscar,1184
        2025-05-11,2025-05-13,Cleared,Wings,Airlines,-137.20,USD,Oscar,1184
        2025-05-10,2025-05-12,Cleared,Wings,Airlines,159.20,USD,Oscar,1184
        2025-05-08,2025-05-09,Cleared,Lunch,Restaurants,65.90,USD,Oscar,1184
        2025-05-07,2025-05-08,Card declined,Wings,Airlines,347.40,USD,Oscar,1184
        2025-05-02,2025-05-03,Cleared,Servers,Cloud,355.70,USD,Oscar,1184
        """, count: 6, sums: ["USD": "-570.40"], first: "2025-05-02", last: "2025-05-11", pending: 1),
  ]
}
