@testable import Statements
@testable import Values

extension Export {
  /// What categories, shops and customers tell of the direction of money, and what rows and lines beside the table show.
  static let spending: [Export] = [
    Export(
      name:
        "no header, minus in one column and plus in the other: categories of purchases beside the scheme of a card",
      text: """
        13 Mar 25,"CHEMIST, NORTHTOWN",Mastercard,A HOLDER,Shopping,,21.35
        12 Mar 25,"CORNER FOODS",Mastercard,A HOLDER,Groceries,,73.25
        08 Mar 25,"Payment By Direct Debit",n/a,A HOLDER,,-180.40,
        03 Mar 25,"FUEL STOP, SOUTHTOWN",Mastercard,A HOLDER,Automotive,,58.15
        """, count: 4, sums: ["": "27.65"], first: "2025-03-03", last: "2025-03-13"),
    Export(
      name: "one row of a category of purchases among two",
      text: """
        Дата операции;Номер карты;Сумма операции;Валюта операции;Категория;Описание
        13.03.2025 17:23:58;*5736;-450,00;RUB;Мобильная связь;Связной
        08.03.2025 10:47:30;*5450;3000,00;RUB;Переводы;Между счетами
        """, count: 2, sums: ["RUB": "2550.00"], first: "2025-03-08", last: "2025-03-13"),
    Export(
      name: "shops with their places, and no amount with a sign",
      text: """
        Id,CardId,Date,Amount,Currency,MerchantName,MerchantPlace,MerchantCountry,Type
        1,77A1,2025-03-13,41.20,CHF,Tea House,Olten,CHE,merchant
        2,77A1,2025-03-14,12.00,CHF,Tea House,Olten,CHE,merchant
        3,77A1,2025-03-15,7.35,CHF,Tea House,Olten,CHE,merchant
        """, count: 3, sums: ["CHF": "-60.55"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "what customers pay to a shop",
      text: """
        Event;Currency;Amount;Date and time;Customer name;MP-number;Comment;Payment point;MyShop-Number
        Payment;DKK;310,00;2025-03-31T23:21:26;Anna A;xxxx 96;order 1;Stall;93732
        Payment;DKK;640,00;2025-03-30T23:15:16;Bo B;xxxx 65;order 2;Stall;93732
        Payment;DKK;25,00;2025-03-13T20:00:01;Cai C;xxxx 12;order 3;Stall;93732
        """, count: 3, sums: ["DKK": "975.00"], first: "2025-03-13", last: "2025-03-31"),
    Export(
      name: "charges of a processor, whose cards are those of customers",
      text: """
        id,description,seller_message,created,amount,amount_refunded,currency,status,customer_id,captured,card_id
        c1,Entry 316,Payment complete.,2025-03-13 13:12,31.00,0.00,cad,Paid,,true,p1
        c2,Entry 315,Payment complete.,2025-03-14 06:53,18.50,0.00,cad,Paid,,true,p2
        """, count: 2, sums: ["CAD": "49.50"], first: "2025-03-13", last: "2025-03-14"),
    Export(
      name: "a local amount and its currency beside debit, credit and the account's own currency",
      text: """
        Posted Account,Posted Date,Description,Debit Amount,Credit Amount,Balance,Posted Currency,Local Currency Amount,Local Currency
        93-11,13/03/2025,MARKET HALL,36.20,,5120.40,EUR,36.20,EUR
        93-11,14/03/2025,TRANSFER,,450.00,5570.40,EUR,450.00,EUR
        93-11,15/03/2025,UK SHOP,90.00,,5480.40,EUR,75.00,GBP
        """, count: 3, sums: ["EUR": "323.80"], first: "2025-03-13", last: "2025-03-15", proof: .balances,
      closing: "5480.40"),
    Export(
      name: "the number of the account in a sentence, and those of others in a column",
      text: """
        Promet po računu HR1210010051863000160 za razdoblje od 01.03.2025. do 31.03.2025. Valuta EUR OIB 123
        Redni broj;Datum valute;Datum izvršenja;Opis plaćanja;Broj računa;Isplate;Uplate
        1;13.03.2025;13.03.2025;Trgovina;HR99;31,20;
        2;14.03.2025;14.03.2025;Plaća;HR08;;2.410,55
        """, count: 2, sums: ["EUR": "2379.35"], first: "2025-03-13", last: "2025-03-14"),
    Export(
      name: "a row that gives back a fee says nothing of what most rows do",
      text: """
        Data de Compra;Nome no Cartão;Final do Cartão;Categoria;Descrição;Parcela;Valor (em R$)
        13/03/2025;ANA B;3083;Assinaturas;CLUBE PONTOS;3/12;44.90
        14/03/2025;ANA B;3083;-;Pag Fatura Boleto;Única;-120.35
        28/03/2025;ANA B;3083;-;Estorno Tarifa;Única;-60.00
        """, count: 3, sums: ["BRL": "135.45"], first: "2025-03-13", last: "2025-03-28"),
    Export(
      name: "a card's balance below zero is what is owed",
      text: """
        Kreditkartentransaktionen;;Kundennummer: 123 456
        Abrechnungsdatum: 31.03.2025
        Belegdatum;Eingangstag;Verwendungszweck;Betrag;Währung
        13.03.2025;14.03.2025;Eintrag;- 12,34;EUR
        14.03.2025;15.03.2025;Eintrag;12,34;EUR
        15.03.2025;16.03.2025;Eintrag;- 23,45;EUR
        16.03.2025;17.03.2025;Eintrag;3,45;EUR
        Saldo:;;;-20,00;EUR
        """, count: 4, sums: ["EUR": "-20.00"], first: "2025-03-13", last: "2025-03-16"),
    Export(
      name: "the only day stated above is the last one",
      text: """
        Kontoauszug bis: 14.03.2025
        Kontonummer: 1234
        Datum;Buchungstext;Betrag;Valuta
        13.03.25;Eintrag;200.00;13.03.25
        13.03.25;Eintrag;720.00;13.03.25
        14.03.25;Eintrag;-150.00;14.03.25
        """, count: 3, sums: ["": "770.00"], first: "2025-03-13", last: "2025-03-14"),
    Export(
      name: "a row that happens to be the sum of all others, and moves the balance",
      text: """
        Dato;Tekst;Beløb;Saldo;Type
        13-03-2025;OVERFØRSEL A;-2,00;512,10;OVF.
        14-03-2025;OVERFØRSEL B;-30,00;482,10;OVF.
        15-03-2025;RETUR;5,00;401,10;OVF.
        16-03-2025;FRA PETER;40,00;377,48;OVF.
        17-03-2025;MODTAGET RETUR;13,00;390,48;OVF.
        """, count: 5, sums: ["": "26.00"], first: "2025-03-13", last: "2025-03-17"),
    Export(
      name: "the number of an account that begins with zeros speaks of no thousands",
      text: """
        Nummer,"000 412 887"
        Date,Description,Amount
        2025-03-13,Hardware,-42.10
        2025-03-14,Wage,1850.00
        2025-03-15,Bakery,-12.80
        """, count: 3, sums: ["": "1795.10"], first: "2025-03-13", last: "2025-03-15"),
    Export(
      name: "lines below the table whose amounts commas cut",
      text: """
        No. rekening : 0123456789
        Periode : 01/03/2025 - 31/03/2025
        Kode Mata Uang : IDR
        Tanggal,Keterangan,Jumlah,Saldo
        13/03,KARTU DEBIT,"218,696.01 DB","4,901,644.17"
        14/03,TRSF CR,"135,378.80 CR","5,037,022.97"
        28/03,BIAYA ADM,"15,000.00 DB","5,022,022.97"
        Saldo Awal : 5,120,340.18
        Mutasi Debet : 233,696.01,2
        Mutasi Kredit : 135,378.80,1
        Saldo Akhir : 5,022,022.97
        """, count: 3, sums: ["IDR": "-98317.21"], first: "2025-03-13", last: "2025-03-28", proof: .balances,
      closing: "5022022.97"),
    Export(
      name: "a row that failed, and balances before and after it",
      text: """
        Date;Opération;Montant (FCFA);Frais (FCFA);Solde avant;Solde après;Statut
        13/03/2025;Dépôt;44 553;0;87 500;132 053;Succès
        14/03/2025;Paiement marchand;4 135;0;132 053;127 918;Succès
        15/03/2025;Transfert envoyé;42 565;100;127 918;85 253;Succès
        16/03/2025;Transfert envoyé;13 258;100;85 253;85 253;Échec
        17/03/2025;Transfert reçu;69 832;0;85 253;155 085;Succès
        18/03/2025;Retrait;29 650;400;155 085;125 035;Succès
        """, count: 5, sums: ["XOF": "37535"], first: "2025-03-13", last: "2025-03-18", proof: .balances,
      closing: "125035"),
    Export(
      name: "states with the codes of their authorizations",
      text: """
        Fecha;Nº de terminal;Tipo operación;Número de pedido;Resultado operación y código;Importe
        13/03/2025 09:47:23;1;Autorización;E-18;Autorizada 224871;12.00 EUR
        13/03/2025 09:53:16;1;Autorización;E-19;Sin Finalizar 9998;20.50 EUR
        14/03/2025 11:25:31;1;Autorización;E-20;Autorizada 415390;84.00 EUR
        14/03/2025 11:41:20;1;Autorización;E-21;Denegada 190;40.00 EUR
        """, count: 2, sums: ["EUR": "96.00"], first: "2025-03-13", last: "2025-03-14"),
    Export(
      name: "the same figures in two columns, of which one has marks",
      text: """
        Date,Text,Sum,Sum
        13.03.2025,Top up,100.00,100.00CR
        14.03.2025,Hardware,412.00,412.00
        15.03.2025,Top up,1000.00,1000.00CR
        16.03.2025,Charge,,10.00
        """, count: 4, sums: ["": "678.00"], first: "2025-03-13", last: "2025-03-16"),
    Export(
      name: "a balance in a line of its own words",
      text: """
        Compte de Dépôt n° 00123456789;
        Solde au 14/03/2025 1 204,50 €
        Date;Libellé;Débit euros;Crédit euros
        14/03/2025;VIREMENT EMIS;150,00;
        13/03/2025;VIREMENT EN VOTRE FAVEUR;;1875,20
        """, count: 2, sums: ["EUR": "1725.20"], first: "2025-03-13", last: "2025-03-14", closing: "1204.50"),
  ]
}
