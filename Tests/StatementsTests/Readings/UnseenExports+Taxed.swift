@testable import Statements

/// Fees with a tax on them or in a currency of their own, and states in place of a day.
extension Export {
  static let taxed = taxesOnFees + statesForDays

  private static let taxesOnFees = [
    Export(
      name: "shares times their price, to which a fee and the tax on it are added",
      text: """
        Fecha,Emisora,Serie,Operación,Títulos,Precio,Importe,Comisión,IVA
        16/01/2026,NORTE,*,Compra,40,52.50,-2104.06,3.50,0.56
        15/02/2026,SUR,B,Compra,150,12.20,-1834.18,3.60,0.58
        20/02/2026,NORTE,*,Dividendo,,,90.00,,
        21/02/2026,NORTE,*,Retención ISR,,,-9.00,,
        01/03/2026,NORTE,*,Venta,20,55.00,1094.20,5.00,0.80
        05/03/2026,,,Depósito,,,6000.00,,
        """, count: 6, sums: ["": "3236.96"], first: "2026-01-16", last: "2026-03-05"),
    Export(
      name: "a broker's net amounts in two currencies with balances that lead nowhere",
      text: """
        Datum;Auftrag #;Transaktionen;Symbol;Name;ISIN;Anzahl;Stückpreis;Kosten;Aufgelaufene Zinsen;Nettobetrag;Währung Nettobetrag;Nettobetrag in der Währung des Kontos;Saldo;Währung
        12-01-2026 14:00:00;77410232;Kauf;WRLD;WORLD FUND;IE00B0000X12;10.0;84.50;8.45;0.00;-853.45;EUR;-812.10;4100.00;CHF
        20-06-2026 11:30:00;77410233;Verkauf;WRLD;WORLD FUND;IE00B0000X12;5.0;91.00;4.55;0.00;450.45;EUR;430.20;4530.20;CHF
        30-06-2026 09:00:00;00000000;Dividende;BERG;BERG SA;CH0000000863;1.0;80.00;28.00;0.00;52.00;CHF;52.00;4582.20;CHF
        30-09-2026 18:00:00;00000000;Depotgebühren;;;;1.0;40.00;3.08;0.00;-43.08;CHF;-43.08;4520.00;CHF
        02-01-2026 08:00:00;00000000;Vergütung;;;;1.0;4000.00;0.00;0.00;4000.00;CHF;4000.00;4000.00;CHF
        """, count: 5, sums: ["CHF": "3627.02"], first: "2026-01-02", last: "2026-09-30"),
    Export(
      name: "the currency of the fee beside that of the amount",
      text: """
        Date,Type,Symbol,Quantity,Price,Amount,Currency,Commission,Commission currency
        2026-03-04,Buy,ORE,10,40.00,-400.00,USD,-1.00,USD
        2026-03-05,Buy,RAIL,5,60.00,-300.00,EUR,-1.00,USD
        2026-03-11,Sell,ORE,10,45.00,450.00,USD,-1.00,USD
        2026-03-19,Sell,RAIL,2,70.00,140.00,EUR,-1.00,USD
        """, count: 4, sums: ["EUR": "-162.00", "USD": "48.00"], first: "2026-03-04", last: "2026-03-19"),
  ]

  private static let statesForDays = [
    Export(
      name: "a row of a page whose cells stand in no row",
      text: """
        <table><tr><th>Date</th><th>Place</th><th>Amount</th><th>Balance</th></tr>
        <tr><td>2026-03-11</td><td>Canteen North</td><td>-14.00</td><td>210.56</td></tr>
        <td>2026-03-06</td><td>Canteen South</td><td>-5.20</td><td>224.56</td></tr>
        <tr><td>2026-03-04</td><td>Top-up</td><td>100.00</td><td>229.76</td></tr></table>
        """, count: 3, sums: ["": "80.80"], first: "2026-03-04", last: "2026-03-11",
      proof: .balances),
    Export(
      name: "a cancelled purchase whose day of booking says so",
      text: """
        "Transaction Type","Origination Date","Posted Date","Description","Amount"
        "Payroll Contribution","11/28/2026","11/28/2026","","$410.00"
        "Debit Card Purchase","11/14/2026","11/17/2026","HILL CLINIC","($31.20)"
        "Debit Card Purchase","11/12/2026","Cancelled","HILL CLINIC","($2.00)"
        "Payroll Contribution","11/14/2026","11/14/2026","","$410.00"
        "Interest Payment","10/31/2026","10/31/2026","Interest payment","$0.03"
        """, count: 4, sums: ["": "788.83"], first: "2026-10-31", last: "2026-11-28"),
  ]
}
