@testable import Statements
@testable import Values

extension Export {
  /// Words that mean one thing on one statement and another elsewhere: what looks like a total, a page, a balance, a state.
  static let doubleMeanings: [Export] = [
    Export(
      name: "authorizations as kinds of rows by which the balance moves",
      text: """
        Data;Typ;Opis;Kwota;Saldo
        13.03.2025;Autoryzacja;SKLEP;-45,50;954,50
        14.03.2025;Autoryzacja;SKLEP;-130,00;824,50
        15.03.2025;Przelew;FIRMA;4800,00;5624,50
        17.03.2025;Autoryzacja;KAWA;-6,00;5618,50
        """, count: 4, sums: ["": "4618.50"], first: "2025-03-13", last: "2025-03-17", proof: .balances),
    Export(
      name: "bills that an account pays by giro",
      text: """
        Bokföringsdag;Text;Belopp
        2025-03-13;Betalt BG 5402-1234;-500,00
        2025-03-14;Betalt PG 42-1;-80,00
        2025-03-17;ICA;-200,00
        2025-03-18;Anna;300,00
        """, count: 4, sums: ["": "-480.00"], first: "2025-03-13", last: "2025-03-18"),
    Export(
      name: "the debt of a card, paid from an account",
      text: """
        Tarih;Açıklama;Tutar;Bakiye
        13.03.2025;Dönem Borcu;-500,00;9500,00
        14.03.2025;Maaş;20000,00;29500,00
        17.03.2025;Market;-100,50;29399,50
        """, count: 3, sums: ["": "19399.50"], first: "2025-03-13", last: "2025-03-17", proof: .balances),
    Export(
      name: "a balance that is moved to another account",
      text: """
        Tanggal;Keterangan;Jumlah;Saldo
        13/03/2025;Setoran;5.000.000,50;5.000.000,50
        14/03/2025;Saldo Dipindahkan;-1.000.000,00;4.000.000,50
        17/03/2025;Tarikan;-500.000,00;3.500.000,50
        """, count: 3, sums: ["": "3500000.50"], first: "2025-03-13", last: "2025-03-17", proof: .balances),
    Export(
      name: "a row without its day, of as much as the rows before it",
      text: """
        Datum;Omschrijving;Bedrag
        13-03-2025;Winkel;-10,00
        14-03-2025;Winkel;-20,00
        17-03-2025;Winkel;-30,00
        ;Bol.com;-60,00
        18-03-2025;Winkel;-5,00
        """, count: 4, sums: ["": "-65.00"], first: "2025-03-13", last: "2025-03-18", rejected: 1),
    Export(
      name: "a shop that is called like a page, and its damaged day",
      text: """
        Date,Text,Amount
        2025-03-13,Market,-10.00
        31.02.2025x,Side 3,-80.00
        2025-03-17,Hillside 7,-12.50
        """, count: 2, sums: ["": "-22.50"], first: "2025-03-13", last: "2025-03-17", rejected: 1),
    Export(
      name: "a refund that failed, of what was bought before",
      text: """
        Date,Merchant,Charged,Refunded,Status
        2025-03-13,Taxi,23.50,,Completed
        2025-03-14,Book Shop,34.90,,Completed
        2025-03-17,Book Shop,,34.90,Failed
        2025-03-18,Market,60.00,,Completed
        """, count: 3, sums: ["": "-118.40"], first: "2025-03-13", last: "2025-03-18"),
    Export(
      name: "thousands behind a year",
      text: """
        Kontobewegungen 2025 T€
        Datum;Text;Betrag
        13.03.2025;Miete;-12,50
        14.03.2025;Lohn;20,00
        """, count: 2, sums: ["": "7.50"], first: "2025-03-13", last: "2025-03-14", asks: ["units"]),
    Export(
      name: "prices of two currencies are amounts where nothing is counted",
      text: """
        Date,Merchant,Price USD,Price EUR
        2025-03-13,Shop,-10.00,
        2025-03-14,Shop,-20.50,
        2025-03-17,Laden,,-4.50
        """, count: 3, sums: ["USD": "-30.50", "EUR": "-4.50"], first: "2025-03-13", last: "2025-03-17"),
    Export(
      name: "labelled amounts with what they were before the exchange below them",
      text: """
        Date: 13.3.2025
        Amount: -1500.00
                (USD 60.50)
        Currency: CZK
        Text: SHOP

        Date: 14.3.2025
        Amount: 4800.00
        Currency: CZK
        Text: WAGE

        """, count: 2, sums: ["CZK": "3300.00"], first: "2025-03-13", last: "2025-03-14"),
    Export(
      name: "one line that begins with its day",
      text: "2025-03-13 RENT -500.00",
      count: 1, sums: ["": "-500.00"], first: "2025-03-13", last: "2025-03-13"),
    Export(
      name: "a wallet's own savings, taken back",
      text: """
        Fecha;Descripción;Monto
        13/03/2025;Retiraste de Mis Metas;500.00
        14/03/2025;Oxxo;-300.00
        17/03/2025;Retiraste de Mis Metas;100.00
        18/03/2025;Walmart;-50.50
        """, count: 4, sums: ["": "249.50"], first: "2025-03-13", last: "2025-03-18"),
    Export(
      name: "the code of a currency in small letters, and a name behind a dash",
      text: """
        Alias;Ahorro - Piso
        Moneda;Eur
        Fecha;Concepto;Importe;Saldo
        13/03/2025;Nómina;100,00;200,00
        14/03/2025;Compra;-20,50;179,50
        """, count: 2, sums: ["EUR": "79.50"], first: "2025-03-13", last: "2025-03-14", proof: .balances),
    Export(
      name: "the yen written as a backslash, and a table of taxes on the same purchases",
      text: """
        ご請求総額,"\\5,500",,,
        <利用明細>,,,,
        ご利用日,ご利用先など,ご利用者,ご利用金額,当月ご請求額
        2025年5月31日,通信,本人,"\\3,500","\\3,500"
        2025年6月8日,書店,本人,"\\2,000","\\2,000"
        ,,,,
        <消費税課税対象の内訳>,,,,
        ご利用日,ご利用店名,ご利用金額,,
        2025年6月8日,書店,\\182,,
        """, count: 2, sums: ["": "-5500.00"], first: "2025-05-31", last: "2025-06-08"),
    Export(
      name: "six digits for a day, below a header of East Asia",
      text: """
        今回ご請求金額,6150,,
        ご利用日,ご利用先,支払方法,ご利用金額
        250518,コンビニ,１回,100
        250607,ホームセンター,１回,6050
        """, count: 2, sums: ["": "-6150.00"], first: "2025-05-18", last: "2025-06-07"),
    Export(
      name: "an amount with the balance behind it is no day of the Republic of China",
      text: """
        CURRENCY: BWP
        DATE        PARTICULARS                                DEBIT        CREDIT         BALANCE
                    BALANCE BROUGHT FORWARD                                               1,420.50
        13/06/2024  SALARY LODGES                                         8,619.30       10,039.80
        13/06/2024  ATM WDL MALL                        1,091.50                          8,948.30
        17/06/2024  ATM WDL MALL                          100.00                          8,848.30
        """, count: 3, sums: ["BWP": "7427.80"], first: "2024-06-13", last: "2024-06-17", proof: .balances),
    Export(
      name: "what an account pays, called payments among purchases, with a balance",
      text: """
        Conta à ordem 0012
        Data;Tipo;Descrição;Montante;Saldo
        13/02/2025;Compra;Loja;45,10;954,90
        14/02/2025;Pagamento;Seguro;300,00;654,90
        17/02/2025;Levantamento;MB;50,00;604,90
        """, count: 3, sums: ["": "-395.10"], first: "2025-02-13", last: "2025-02-17", proof: .balances),
    Export(
      name: "the code that euros were before, and a code of a project, beside the sign of euros",
      text: """
        Data;Descrizione;Importo € (CUP)
        13/02/2025;Bonifico;-45,10
        14/02/2025;Incasso;300,00
        """, count: 2, sums: ["EUR": "254.90"], first: "2025-02-13", last: "2025-02-14"),
    Export(
      name: "a payment without its day that is called like the sum of a bill",
      text: """
        Tarih;Açıklama;Tutar
        13.02.2025;Market;-450,10
        ;Ekstre borcu ödemesi;-1.500,00
        16.02.2025;Maaş;32.000,00
        """, count: 2, sums: ["": "31549.90"], first: "2025-02-13", last: "2025-02-16", rejected: 1),
    Export(
      name: "a reversal beside a row that failed",
      text: """
        Date,Details,Amount,Status
        2025-02-13,Transfer to Ann,-1200.00,Completed
        2025-02-14,Reversal of transfer to Ann,1200.00,Reversed
        2025-02-15,Airtime,-50.00,Failed
        2025-02-16,Deposit,700.00,Completed
        2025-02-17,Shop,-10.00,Completed
        2025-02-18,Shop,-20.00,Completed
        """, count: 5, sums: ["": "670.00"], first: "2025-02-13", last: "2025-02-18"),
    Export(
      name: "what may be overdrawn is no state of rows",
      text: """
        Compte courant, découvert autorisé 2 k€
        Date;Libellé;Montant
        13/02/2025;Magasin;-45,10
        14/02/2025;Salaire;1300,00
        """, count: 2, sums: ["": "1254.90"], first: "2025-02-13", last: "2025-02-14"),
  ]
}
