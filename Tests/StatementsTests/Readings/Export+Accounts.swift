@testable import Statements
@testable import Values

extension Export {
  /// Accounts: signed amounts, in and out columns, flags, balances.
  static let accounts: [Export] = [
    Export(
      name: "british, in and out, newest first",
      text: """
        Date,Type,Description,Paid out,Paid in,Balance
        28 Mar 2024,DD,CITY WATER,31.50,,1210.50
        27 Mar 2024,BACS,ACME LTD,,1800.00,1242.00
        25 Mar 2024,POS,CORNER SHOP,12.20,,-558.00
        22 Mar 2024,POS,CORNER SHOP,12.20,,-545.80
        """, count: 4, sums: ["": "1744.10"], first: "2024-03-22", last: "2024-03-28", proof: .balances),
    Export(
      name: "german, semicolons, decimal comma, value day",
      text: """
        Buchungstag;Valuta;Buchungstext;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Währung
        31.01.2024;31.01.2024;Lastschrift;Stadtwerke;Abschlag Januar;-1.085,40;EUR
        15.01.2024;16.01.2024;Gutschrift;Arbeitgeber AG;Gehalt;3.250,00;EUR
        02.01.2024;02.01.2024;Kartenzahlung;Bäckerei;Brot;-7,35;EUR
        """, count: 3, sums: ["EUR": "2157.25"], first: "2024-01-02", last: "2024-01-31"),
    Export(
      name: "french, debit and credit columns with signs",
      text: """
        Date opération;Date valeur;Libellé;Débit;Crédit
        03/02/2024;05/02/2024;CARTE MARCHE;-25,90;
        14/02/2024;14/02/2024;VIREMENT RECU;;1 200,00
        28/02/2024;28/02/2024;PRLV ASSURANCE;-80,00;
        """, count: 3, sums: ["": "1094.10"], first: "2024-02-03", last: "2024-02-28"),
    Export(
      name: "dutch, flag in its own column",
      text: """
        "Datum","Naam","Af Bij","Bedrag (EUR)","Saldo na mutatie"
        "20240301","Huur","Af","950,00","1050,00"
        "20240303","Werkgever","Bij","2400,00","3450,00"
        "20240305","Bakker","Af","4,75","3445,25"
        """, count: 3, sums: ["EUR": "1445.25"], first: "2024-03-01", last: "2024-03-05", proof: .balances),
    Export(
      name: "spanish, trailing minus and stated order",
      text: """
        Fecha;Concepto;Importe;Saldo
        31/05/2024;RECIBO LUZ;45,10-;954,90
        30/05/2024;NOMINA;1.500,00;1.000,00
        29/05/2024;COMPRA MERCADO;30,00-;500,00-
        """, count: 3, sums: ["": "1424.90"], first: "2024-05-29", last: "2024-05-31", proof: .balances),
    Export(
      name: "italian, give and take columns",
      text: """
        Data contabile;Data valuta;Descrizione;Dare;Avere
        13/06/2024;13/06/2024;Prelievo bancomat;100,00;
        27/06/2024;27/06/2024;Stipendio;;1.900,00
        """, count: 2, sums: ["": "1800.00"], first: "2024-06-13", last: "2024-06-27"),
    Export(
      name: "polish, currency behind the amount",
      text: """
        Data operacji;Opis operacji;Kwota;Saldo po operacji
        2024-04-02;Płatność kartą SKLEP;-45,99 PLN;1 954,01 PLN
        2024-04-03;Wynagrodzenie;5 000,00 PLN;6 954,01 PLN
        """, count: 2, sums: ["PLN": "4954.01"], first: "2024-04-02", last: "2024-04-03", proof: .balances),
    Export(
      name: "swiss, apostrophes",
      text: """
        Datum;Text;Belastung CHF;Gutschrift CHF;Saldo CHF
        03.01.2024;Miete;1'850.00;;8'150.00
        25.01.2024;Lohn;;6'400.50;14'550.50
        """, count: 2, sums: ["CHF": "4550.50"], first: "2024-01-03", last: "2024-01-25", proof: .balances),
    Export(
      name: "swedish, minus sign of typography, no-break blanks",
      text: """
        Bokföringsdag;Valutadag;Text;Belopp;Saldo
        2024-02-01;2024-02-01;Hyra;−8 500,00;1 500,00
        2024-02-25;2024-02-25;Lön;31\u{a0}000,00;32\u{a0}500,00
        """, count: 2, sums: ["": "22500.00"], first: "2024-02-01", last: "2024-02-25", proof: .balances),
    Export(
      name: "indian, grouping by lakh, CR and DR behind the balance",
      text: """
        Txn Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance
        01/04/2024,UPI GROCER,"1,250.00",,"2,48,750.00 Cr"
        15/04/2024,SALARY,,"1,00,000.00","3,48,750.00 Cr"
        """, count: 2, sums: ["": "98750.00"], first: "2024-04-01", last: "2024-04-15", proof: .balances),
    Export(
      name: "japanese yen, no decimals",
      text: """
        日付,摘要,お支払金額,お預り金額,残高
        2024/01/05,電気,"4,200",,"95,800"
        2024/01/25,給与,,"280,000","375,800"
        """, count: 2, sums: ["JPY": "275800"], first: "2024-01-05", last: "2024-01-25", proof: .balances,
      hints: ReadingHints(currency: Currency("JPY"))),
    Export(
      name: "brazilian, opening and closing lines prove the totals",
      text: """
        Data;Histórico;Documento;Valor
        29/02/2024;SALDO ANTERIOR;;500,00
        01/03/2024;PIX RECEBIDO;1001;250,00
        15/03/2024;COMPRA CARTAO;1002;-100,00
        31/03/2024;SALDO FINAL;;650,00
        """, count: 2, sums: ["": "150.00"], first: "2024-03-01", last: "2024-03-15", proof: .totals),
    Export(
      name: "czech, one amount, counter account",
      text: """
        Datum zaúčtování;Částka;Měna;Protiúčet;Název protiúčtu;Poznámka
        05.03.2024;-1250,00;CZK;123456789/0800;Nájem;březen
        10.03.2024;32000,00;CZK;987654321/0100;Firma;výplata
        """, count: 2, sums: ["CZK": "30750.00"], first: "2024-03-05", last: "2024-03-10"),
    Export(
      name: "two currencies in one account",
      text: """
        Date,Description,Amount,Currency,Balance
        2024-05-01,Top up,100.00,EUR,100.00
        2024-05-02,Exchange,-50.00,EUR,50.00
        2024-05-02,Exchange,54.00,USD,54.00
        2024-05-03,Diner,-14.00,USD,40.00
        """, count: 4, sums: ["EUR": "50.00", "USD": "40.00"], first: "2024-05-01", last: "2024-05-03",
      proof: .balances),
    Export(
      name: "fee apart from the amount, the balance shows it",
      text: """
        Date,Description,Amount,Fee,Balance
        2024-05-01,Top up,100.00,0.00,100.00
        2024-05-02,ATM,-20.00,1.50,78.50
        2024-05-03,ATM,-20.00,1.50,57.00
        """, count: 3, sums: ["": "57.00"], first: "2024-05-01", last: "2024-05-03", proof: .balances),
    Export(
      name: "american, month first, dollars, parentheses",
      text: """
        "Posting Date","Description","Amount","Balance"
        "06/28/2024","PAYROLL","$2,100.00","$2,950.10"
        "06/27/2024","GROCERY","($49.90)","$850.10"
        "06/26/2024","GAS","($100.00)","$900.00"
        """, count: 3, sums: ["": "1950.10"], first: "2024-06-26", last: "2024-06-28", proof: .balances),
    Export(
      name: "rows of a day in no order, balances tie them",
      text: """
        Date,Details,Amount,Balance
        2024-03-01,B,-20.00,70.00
        2024-03-01,A,-10.00,90.00
        2024-03-01,C,-5.00,65.00
        2024-03-02,E,50.00,105.00
        2024-03-02,D,-10.00,55.00
        """, count: 5, sums: ["": "5.00"], first: "2024-03-01", last: "2024-03-02", proof: .balances),
    Export(
      name: "balance on the last row of each day",
      text: """
        Date,Details,Debit,Credit,Balance
        11/09/2023,Shop,10.00,,
        11/09/2023,Cafe,5.00,,985.00
        14/09/2023,Wages,,500.00,1485.00
        """, count: 3, sums: ["": "485.00"], first: "2023-09-11", last: "2023-09-14", proof: .balances),
  ]
}
