@testable import Statements
@testable import Values

extension Export {
  /// What the account holds at the end, and words and signs that go with it.
  static let closings: [Export] = [
    Export(
      name: "balances before the rows, oldest first",
      text: """
        Datum,Omschrijving,Saldo vooraf,Bedrag
        2024-01-03,Bakker,100.00,-10.00
        2024-01-13,Huur,90.00,-60.00
        2024-01-25,Loon,30.00,500.00

        """, count: 3, sums: ["": "430.00"], first: "2024-01-03", last: "2024-01-25", proof: .balances,
      closing: "530.00"),
    Export(
      name: "a balance before the only row, by its header",
      text: """
        Datum,Omschrijving,Saldo vooraf,Bedrag
        2024-01-03,Bakker,100.00,-10.00

        """, count: 1, sums: ["": "-10.00"], first: "2024-01-03", last: "2024-01-03", closing: "90.00"),
    Export(
      name: "balances before the rows, newest first, without a header",
      text: """
        25-01-2024,Loon,30.00,500.00
        13-01-2024,Huur,90.00,-60.00
        03-01-2024,Bakker,100.00,-10.00

        """, count: 3, sums: ["": "430.00"], first: "2024-01-03", last: "2024-01-25", proof: .balances,
      closing: "530.00"),
    Export(
      name: "a running balance goes before one in the preamble that contradicts it",
      text: """
        Conta;12345
        Saldo;1992,50

        Data;Descrição;Valor;Saldo
        13/01/2024;Aluguel;-400,00;1592,50
        25/01/2024;Mercado;-100,00;1492,50

        """, count: 2, sums: ["": "-500.00"], first: "2024-01-13", last: "2024-01-25", proof: .balances,
      closing: "1492.50"),
    Export(
      name: "lines of balances and of turnover in Lithuanian",
      text: """
        "Sąskaitos Nr.","","Data","Gavėjas","Paaiškinimai","Suma","Valiuta","D/K"
        "LT001","10","2024-01-01","","Likutis pradžiai","100.00","EUR","K"
        "LT001","20","2024-01-13","Nuoma","Nuoma","40.00","EUR","D"
        "LT001","20","2024-01-25","Alga","Alga","900.00","EUR","K"
        "LT001","82","2024-01-31","","Apyvarta","40.00","EUR","D"
        "LT001","82","2024-01-31","","Apyvarta","900.00","EUR","K"
        "LT001","86","2024-01-31","","Likutis pabaigai","960.00","EUR","K"

        """, count: 2, sums: ["EUR": "860.00"], first: "2024-01-13", last: "2024-01-25", proof: .totals,
      closing: "960.00"),
    Export(
      name: "a triangle is a minus",
      text: """
        利用日,利用店名,利用者,利用金額
        2024/01/13,スーパー,本人,3980
        2024/01/25,返品,本人,▲1000

        """, count: 2, sums: ["JPY": "-2980"], first: "2024-01-13", last: "2024-01-25",
      hints: ReadingHints(currency: Currency("JPY"), sign: "inverted")),
    Export(
      name: "money paid and received",
      text: """
        操作日,摘要,支払金額,受取金額,残高
        2024/01/13,家賃,50000,,150000
        2024/01/25,給与,,200000,350000

        """, count: 2, sums: ["": "150000.00"], first: "2024-01-13", last: "2024-01-25", proof: .balances,
      closing: "350000.00"),
  ]
}
