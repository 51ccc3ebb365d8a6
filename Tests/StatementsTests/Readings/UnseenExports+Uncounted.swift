@testable import Statements
@testable import Values

extension Export {
  /// Rows that the running balance leaves out, whatever they are called, and rows that wait without a word for it.
  static let uncounted: [Export] = [
    Export(
      name: "an unknown word for what failed, whose balance stays as it was",
      text: """
        Namba,Muda,Maelezo,Hali,Kilichoingia,Kilichotoka,Salio
        A5,2024-03-17 10:00:00,Duka,Zimefanyika,,-12.00,973.00
        A4,2024-03-16 10:00:00,Kahawa,Zimekwama,,-50.00,985.00
        A3,2024-03-15 10:00:00,Kahawa,Zimefanyika,,-3.00,985.00
        A2,2024-03-14 10:00:00,Mshahara,Zimefanyika,100.00,,988.00
        A1,2024-03-13 10:00:00,Duka,Zimefanyika,,-12.00,888.00
        """, count: 4, sums: ["": "73.00"], first: "2024-03-13", last: "2024-03-17", pending: 1, proof: .balances,
      closing: "973.00"),
    Export(
      name: "unknown words for what failed and what waits, without a balance",
      text: """
        Date,Text,Amount,Balance,Qazwsx
        2024-03-13,Shop,-12.00,888.00,aaa
        2024-03-14,Wage,100.00,988.00,aaa
        2024-03-15,Cafe,-50.00,,bbb
        2024-03-15,Cafe,-3.00,985.00,aaa
        2024-03-16,Shop,-12.00,973.00,aaa
        2024-03-17,Rent,-20.00,953.00,aaa
        2024-03-18,Bike,-8.00,,ccc
        """, count: 5, sums: ["": "53.00"], first: "2024-03-13", last: "2024-03-17", pending: 2, proof: .balances,
      closing: "953.00"),
    Export(
      name: "a row in the middle that no balance counts, and no word tells",
      text: """
        Date,Text,Amount,Balance
        2024-03-13,Shop,-12.00,888.00
        2024-03-14,Wage,100.00,988.00
        2024-03-15,Hotel,-50.00,
        2024-03-15,Cafe,-3.00,985.00
        2024-03-16,Shop,-12.00,973.00
        2024-03-17,Rent,-20.00,953.00
        """, count: 5, sums: ["": "53.00"], first: "2024-03-13", last: "2024-03-17", pending: 1, proof: .balances,
      closing: "953.00"),
    Export(
      name: "rows without a balance that the next balance counts are booked",
      text: """
        Date,Text,Amount,Balance
        2024-03-13,Shop,-12.00,888.00
        2024-03-14,Wage,100.00,
        2024-03-14,Fee,-1.00,987.00
        2024-03-15,Cafe,-3.00,984.00
        2024-03-16,Shop,-12.00,972.00
        """, count: 5, sums: ["": "72.00"], first: "2024-03-13", last: "2024-03-16", proof: .balances, closing: "972.00"
    ),
    Export(
      name: "a pocket with balances of its own is none of what waits",
      text: """
        Date,Pocket,Text,Amount,Balance
        2024-03-13,Main,Shop,-12.00,888.00
        2024-03-14,Main,Wage,100.00,988.00
        2024-03-15,Side,Gift,5.00,5.00
        2024-03-15,Main,Cafe,-3.00,985.00
        2024-03-16,Main,Shop,-12.00,973.00
        2024-03-17,Side,Gift,5.00,10.00
        """, count: 6, sums: ["": "83.00"], first: "2024-03-13", last: "2024-03-17", proof: .balances),
    Export(
      name: "a word for what waits in place of the value day, and what may be drawn below what is booked",
      text: """
        Data;Valuta;Dare;Avere;Divisa;Descrizione
        13/03/2024;13/03/2024;12,00;;EUR;Negozio
        14/03/2024;14/03/2024;;100,00;EUR;Stipendio
        16/03/2024;prenotata;50,00;;EUR;Albergo
        16/03/2024;;;988,00;EUR;Saldo contabile
        16/03/2024;;;1.088,00;EUR;Disponibilità al
        """, count: 2, sums: ["EUR": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1, closing: "988.00"),
    Export(
      name: "several words for what waits at the end of the text",
      text: """
        "Dato";"Forklaring";"Ut";"Inn"
        "16.03.2024";"Varekjøp HOTELL 12 Reservert transaksjon ";50.5;""
        "15.03.2024";"Varekjøp BUTIKK Dato 14.03";12.25;""
        "14.03.2024";"Lønn";"";100
        "13.03.2024";"Varekjøp BUTIKK Dato 12.03";3.5;""
        """, count: 3, sums: ["": "84.25"], first: "2024-03-13", last: "2024-03-15", pending: 1),
    Export(
      name: "what waits has no day, and a word for it in place of its balance",
      text: """
        "Data operacji","Typ","Kwota","Waluta","Saldo"
        "","Blokada","-50.00","PLN","W rozliczeniu"
        "2024-03-14","Przelew","100.00","PLN","988.00"
        "2024-03-13","Karta","-12.00","PLN","888.00"
        """, count: 2, sums: ["PLN": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1,
      proof: .balances, closing: "988.00"),
    Export(
      name: "a column of blocked amounts beside that of amounts with both signs",
      text: """
        "Data";"Data księgowania";"Tytuł";"Kwota transakcji";"Kwota blokady"
        2024-03-16;;Hotel;;-50,00
        2024-03-15;2024-03-15;Sklep;-12,00;
        2024-03-14;2024-03-14;Pensja;100,00;
        2024-03-13;2024-03-13;Kawa;-3,00;
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", pending: 1),
  ]
}

extension Export {
  /// Found by hunting for silent errors: states, sections and totals that look like something else.
  static let hunted: [Export] = [
    Export(
      name: "a reversed row that the balance counts, and a failed one that it does not",
      text: """
        Date,Remarks,Debit,Credit,Balance,Status
        13/03/2024,SHOP,12.00,,888.00,Successful
        14/03/2024,SENT,20.00,,868.00,Reversed
        14/03/2024,SENT BACK,,20.00,888.00,Successful
        15/03/2024,CAFE,3.00,,888.00,Failed
        15/03/2024,CAFE,3.00,,885.00,Successful
        16/03/2024,WAGE,,100.00,985.00,Successful
        17/03/2024,RENT,50.00,,935.00,Successful
        """, count: 6, sums: ["": "35.00"], first: "2024-03-13", last: "2024-03-17", proof: .balances,
      closing: "935.00"),
    Export(
      name: "a known and an unknown word for what the balance leaves out, beside texts that differ",
      text: """
        Data;Opis;Kwota;Saldo;Status
        2024-03-13;SKLEP;-12,00;888,00;Zrealizowana
        2024-03-14;CZYNSZ;-200,00;888,00;Odrzucona
        2024-03-14;CZYNSZ;-200,00;688,00;Zrealizowana
        2024-03-15;PENSJA;100,00;788,00;Zrealizowana
        2024-03-16;KAWA;-3,00;785,00;Zrealizowana
        2024-03-17;KINO;-20,00;785,00;Qwerty
        2024-03-18;DROGERIA;-8,00;785,00;Qwerty
        """, count: 4, sums: ["": "-115.00"], first: "2024-03-13", last: "2024-03-16", pending: 2, proof: .balances,
      closing: "785.00"),
    Export(
      name: "what may be drawn counts what is held, what is booked does not",
      text: """
        Date,Text,Amount,State,Available balance,Ledger balance
        2024-03-13,Shop,-12.00,Booked,888.00,888.00
        2024-03-14,Wage,100.00,Booked,988.00,988.00
        2024-03-15,Hotel,-50.00,Held,938.00,988.00
        2024-03-16,Cafe,-3.00,Booked,935.00,985.00
        2024-03-17,Rent,-20.00,Booked,915.00,965.00
        """, count: 4, sums: ["": "65.00"], first: "2024-03-13", last: "2024-03-17", pending: 1, proof: .balances,
      closing: "965.00"),
    Export(
      name: "the newest rows leave blank both their balance and one of two days",
      text: """
        Qday,Wday,Text,Amount,Balance
        18-03-2024,,Train,-12.00,
        17-03-2024,,Shop,-4.00,
        15-03-2024,15-03-2024,Tax,-40.00,948.00
        14-03-2024,14-03-2024,Wage,100.00,988.00
        13-03-2024,13-03-2024,Shop,-12.00,888.00
        """, count: 3, sums: ["": "48.00"], first: "2024-03-13", last: "2024-03-15", pending: 2, proof: .balances,
      closing: "948.00"),
    Export(
      name: "the only row is a payment onto a card",
      text: """
        Date,Date processed,Description,Amount
        13 Mar 2024,14 Mar 2024,PAYMENT RECEIVED - THANK YOU,-100.00
        """, count: 1, sums: ["": "100.00"], first: "2024-03-13", last: "2024-03-13", asks: ["sign"]),
    Export(
      name: "an unknown word among known states",
      text: """
        Date,Description,Amount,Status
        2024-03-13,Shop,-12.00,Completed
        2024-03-14,Wage,100.00,Completed
        2024-03-15,Cafe,-3.00,Completed
        2024-03-16,Hotel,-50.00,Zorblax

        """, count: 4, sums: ["": "35.00"], first: "2024-03-13", last: "2024-03-16", asks: ["state Zorblax"]),
    Export(
      name: "a column of currencies beside amounts before and after a fee",
      text: """
        Date,Description,Currency,Gross,Fee,Net,Balance
        2024-03-13,sale,USD,84.00,-4.25,79.75,79.75
        2024-03-14,conversion,USD,-50.00,0.00,-50.00,29.75
        2024-03-14,conversion,EUR,43.34,0.00,43.34,43.34
        """, count: 3, sums: ["USD": "29.75", "EUR": "43.34"], first: "2024-03-13", last: "2024-03-14",
      proof: .balances),
    Export(
      name: "one day of booking for all rows",
      text: """
        Bokföringsdag;Transaktionsdag;Text;Belopp
        2024-03-14;2024-03-12;Butik;-10,00
        2024-03-14;2024-03-13;Café;-20,00
        """, count: 2, sums: ["": "-30.00"], first: "2024-03-14", last: "2024-03-14"),
    Export(
      name: "a failed row that is the oldest",
      text: """
        Receipt,Date,Details,Status,Amount,Balance
        A,2024-03-16,Shop,Completed,-20.00,860.00
        B,2024-03-15,Rent,Completed,-120.00,880.00
        C,2024-03-14,Cafe,Failed,-50.00,1000.00
        """, count: 2, sums: ["": "-140.00"], first: "2024-03-15", last: "2024-03-16", proof: .balances,
      closing: "860.00"),
    Export(
      name: "accounts from and to, of which one is on either side of every row",
      text: """
        Dato;Beskrivelse;Fra konto;Til konto;Inn;Ut
        15.03.2024;Butikk;1111 22 33334;;;-12.5
        14.03.2024;Lønn;9000 11 22222;1111 22 33334;100.25;
        13.03.2024;Sparing;1111 22 33334;9000 33 44444;;-20
        """, count: 3, sums: ["": "67.75"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "three decimals where thousands are written without a mark",
      text: """
        Date;Text;Amount
        15.03.2024;Shop;-12.000
        14.03.2024;Rent;-2500
        13.03.2024;Wage;50631.02
        """, count: 3, sums: ["": "48119.020"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "what a merchant's cards took is money in",
      text: """
        Date,Terminal,Card scheme,Type,Gross amount,Merchant fee,Net amount,Currency
        13/03/2024,T1,VISA,Sale,18.50,0.50,18.00,GBP
        14/03/2024,T1,VISA,Sale,10.00,0.25,9.75,GBP
        15/03/2024,T1,VISA,Refund,-4.00,-0.10,-3.90,GBP
        """, count: 3, sums: ["GBP": "23.85"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "sums of the days below their rows, whatever they are called",
      text: """
        Date,Description,Amount
        2024-03-13,Shop,-12.00
        2024-03-13,Cafe,-3.00
        2024-03-13,Asdfgh,-15.00
        2024-03-14,Wage,100.00
        2024-03-14,Asdfgh,100.00
        2024-03-15,Shop,-2.00
        2024-03-15,Asdfgh,-2.00
        """, count: 4, sums: ["": "83.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a total with what was owed before it",
      text: """
        Data;Descrição;Valor (R$)
        12/03/2024;SALDO ANTERIOR;100,00
        13/03/2024;LOJA;12,00
        14/03/2024;PADARIA;3,00
        15/03/2024;PAGAMENTO RECEBIDO;-100,00
        16/03/2024;VALOR A PAGAR;15,00
        """, count: 3, sums: ["BRL": "85.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a balance of points is none of money",
      text: """
        Date,Text,Points,Points balance,Amount
        2024-03-13,Shop,12,112,-12.00
        2024-03-14,Refund,-5,107,5.50
        2024-03-15,Cafe,3,110,-3.00
        """, count: 3, sums: ["": "-9.50"], first: "2024-03-13", last: "2024-03-15"),
  ]
}
