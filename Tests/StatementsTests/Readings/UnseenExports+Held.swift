@testable import Statements
@testable import Values

extension Export {
  /// Rows that are held, in columns that ask yes or no and below titles with endings of their own.
  static let held: [Export] = [
    Export(
      name: "a column that asks whether a row is booked",
      text: """
        Dato;Tekst;Ut av konto;Inn på konto;Bokført
        16.03.24;Hotell;-50,00;;Nei
        15.03.24;Butikk;-12,00;;Ja
        14.03.24;Lønn;;100,00;Ja
        13.03.24;Kafé;-3,00;;Ja
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", pending: 1),
    Export(
      name: "a column that asks whether a row is pending",
      text: """
        id,date,name,amount,pending
        4,2024-03-16,Hotel,-50.00,true
        3,2024-03-15,Shop,-12.00,false
        2,2024-03-14,Wage,100.00,false
        1,2024-03-13,Cafe,-3.00,false
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", pending: 1),
    Export(
      name: "a ledger that asks whether a row is reconciled, where nothing waits for a bank",
      text: """
        Date,Payee,Amount,Reconciled
        2024-03-15,Shop,-12.00,No
        2024-03-14,Wage,100.00,Yes
        2024-03-13,Cafe,-3.00,Yes
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "held amounts in a table of their own, whose title is in the plural",
      text: """
        Data mov.;Data valor;Descrição;Débito;Crédito;Saldo
        15-03-2024;15-03-2024;LOJA;12,00;;985,00
        14-03-2024;14-03-2024;ORDENADO;;100,00;997,00
        13-03-2024;13-03-2024;CAFE;3,00;;897,00

        Movimentos cativos
        Data;Descrição;Montante cativo;Válido até
        16-03-2024;HOTEL;50,00;25-03-2024
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", pending: 1, proof: .balances,
      closing: "985.00"),
    Export(
      name: "reserved means below the booked rows, in another gender than the word for one row",
      text: """
        Datum\tOpis\tIsplata\tUplata\tStanje
        13.03.2024.\tKAFIĆ\t3,00\t0,00\t897,00
        14.03.2024.\tZARADA\t0,00\t100,00\t997,00
        15.03.2024.\tPRODAVNICA\t12,00\t0,00\t985,00

        Rezervisana sredstva
        Datum\tOpis\tIznos
        16.03.2024.\tHOTEL\t50,00
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", pending: 1, proof: .balances,
      closing: "985.00"),
    Export(
      name: "what is not confirmed below what is billed, under the same header",
      text: """
        Tarjeta;****1234
        Cupo total;$900.000

        Movimientos facturados
        Fecha;Descripción;Cuotas;Monto
        13/03/2024;CAFE;01/01;$3.000
        13/03/2024;COPEC;01/01;$8.000
        14/03/2024;PAGO PESOS TEF;01/01;-$100.000
        15/03/2024;TIENDA;01/01;$12.000
        15/03/2024;LIBRERIA;01/01;$7.000

        Movimientos por facturar (no confirmados)
        Fecha;Descripción;Cuotas;Monto
        16/03/2024;HOTEL;01/01;$50.000
        """, count: 5, sums: ["": "70000.00"], first: "2024-03-13", last: "2024-03-15", pending: 1),
    Export(
      name: "a frozen amount beside one that is processed",
      text: """
        Дата операции;Дата платежа;Статус;Сумма платежа;Валюта платежа;Описание
        16.03.2024;;Заморожено;-50,00;RUB;Отель
        16.03.2024;;В обработке;-7,00;RUB;Такси
        15.03.2024;15.03.2024;Исполнено;-12,00;RUB;Магазин
        14.03.2024;14.03.2024;Исполнено;100,00;RUB;Зарплата
        13.03.2024;13.03.2024;Исполнено;-3,00;RUB;Кафе
        """, count: 3, sums: ["RUB": "85.00"], first: "2024-03-13", last: "2024-03-15", pending: 2),
  ]
}
