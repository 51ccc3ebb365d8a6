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
        """, count: 6, sums: ["": "83.00"], first: "2024-03-13", last: "2024-03-17"),
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
