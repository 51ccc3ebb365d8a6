@testable import Statements

/// Amounts that prices and rates explain, balances in rows of no amount, and rows in coins.
extension Export {
  static let priced = pricesAndRates + zeroBalances + unitsOfCoins

  private static let pricesAndRates = [
    Export(
      name: "shares with many decimals times their price, to which a fee is added",
      text: """
        "date","type","name","shares","price","amount","fee","currency","description"
        "2026-07-01","TRANSFER_INBOUND","","","","750.000000","","EUR","Incoming transfer from IRENE SALAS"
        "2026-07-03","BUY","Copper ETC","0.0031250000","41872.6400000000","-130.85","-1.50","EUR","Buy trade, quantity: 0.003125"
        "2026-07-08","BUY","World Fund","7.1043250000","42.1700000000","-299.59","-1.50","EUR","Buy trade, quantity: 7.104325"
        """, count: 3, sums: ["EUR": "316.56"], first: "2026-07-01", last: "2026-07-08"),
    Export(
      name: "shares times their price at a rate, which with the fee is the amount",
      text: """
        Datum;Konto;Typ av transaktion;Värdepapper/beskrivning;Antal;Kurs;Belopp;Transaktionsvaluta;Courtage;Valutakurs;Instrumentvaluta
        2026-03-20;7741203;Insättning;Direktinsättning;;;18000;SEK;;;
        2026-03-18;7741203;Köp;Brunswick Ore;120;8,15;-9379,08;SEK;39,00;9,55020;USD
        2026-03-11;7741203;Köp;Kirkland Rail;15;21,40;-3104,50;SEK;39,00;9,54985;USD
        """, count: 3, sums: ["SEK": "5516.42"], first: "2026-03-11", last: "2026-03-20"),
  ]

  private static let zeroBalances = [
    Export(
      name: "a balance of each day in a row whose amount is zero",
      text: """
        | data       | lançamentos                | valor (R$) | saldo (R$) |
        | 30/11/2025 | SALDO ANTERIOR             |            | -1.210,40  |
        | 01/12/2025 | PIX RECEBIDO 30/11         | 900,00     |            |
        | 02/12/2025 | IOF                        | -12,60     |            |
        | 05/12/2025 | SALDO TOTAL DISPONÍVEL DIA | 0,00       | -323,00    |
        | 08/12/2025 | PIX QRS PADARIA 08/12      | -27,00     |            |
        | 15/12/2025 | PIX RECEBIDO 15/12         | 1.500,00   |            |
        | 20/12/2025 | SALDO TOTAL DISPONÍVEL DIA | 0,00       | 1.150,00   |
        """, count: 4, sums: ["BRL": "2360.40"], first: "2025-12-01", last: "2025-12-15", proof: .totals,
      closing: "1150.00"),
    Export(
      name: "a balance by its category in a row whose amount is zero",
      text: """
        Data e hora;Categoria;Transação;Descrição;Valor
        01/12/2025 09h15;Impostos;IOF limite da conta;Banco;-R$ 7,15
        05/12/2025 10h00;Saldo Diário;Posição consolidada;Banco;R$ 0,00
        11/12/2025 16h33;Transferência;Pix recebido;Aline Costa;R$ 640,00
        18/12/2025 15h11;Transferência;Pix enviado;Aline Costa;-R$ 90,00
        """, count: 3, sums: ["BRL": "542.85"], first: "2025-12-01", last: "2025-12-18"),
  ]

  private static let ledgerOfCoins = """
    time,type,asset,amount,balance
    2026-03-03 08:20:02,trade,EUR,-410.0000,590.0000
    2026-03-03 08:20:02,trade,BTC,0.0046000000,0.0046000000
    2026-05-02 12:00:00,trade,BTC,-0.0016000000,0.0030000000
    2026-05-02 12:00:00,trade,EUR,155.0000,745.0000
    2026-05-04 12:00:00,withdrawal,EUR,-45.0000,700.0000
    """

  private static let unitsOfCoins = [
    Export(
      name: "rows of coins, of which nothing is known", text: ledgerOfCoins, count: 5,
      sums: ["": "0.00", "EUR": "-300.00"],
      first: "2026-03-03", last: "2026-05-04", proof: .balances, asks: ["currency BTC"]),
    Export(
      name: "rows of coins that a person left out", text: ledgerOfCoins, count: 3, sums: ["EUR": "-300.00"],
      first: "2026-03-03", last: "2026-05-04", proof: .balances, closing: "700.00",
      hints: ReadingHints(answers: ["currency BTC": "none"])),
  ]
}
