import Testing

@testable import Statements
@testable import Values

extension Export {
  /// Web pages and workbooks as XML, as many a bank's `.xls` is, and registers of other programs.
  static let pages: [Export] = [
    Export(
      name: "a web page with a table",
      text: """
        <html><head><style>td { color: #000 }</style><title>Moves</title></head><body>
        <h2>Cuenta ES9121000418450200051332</h2><table border=1>
        <tr><th>Fecha</th><th>Concepto</th><th>Importe</th><th>Saldo</th></tr>
        <tr><td>13/03/2024</td><td><p>Caf&eacute; &amp; T&#233;</p></td><td align=right>-1,50&nbsp;&euro;</td><td>98,50&nbsp;&euro;</td></tr>
        <tr>
          <td>14/03/2024</td>
          <td>N&oacute;mina</td>
          <td>1.200,00&nbsp;&euro;</td>
          <td>1.298,50&nbsp;&euro;</td>
        </tr>
        <tr><td>15/03/2024</td><td>Luz</td><td>-98,50&nbsp;&euro;</td><td>1.200,00&nbsp;&euro;</td></tr>
        </table></body></html>

        """, count: 3, sums: ["EUR": "1100.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "a web page on one line, its end tags left out",
      text: "<table><tr><td>Date<td>Text<td>Amount<tr><td>13/03/2024<td>Shop<td>-1.50"
        + "<tr><td>14/03/2024<td>Wage<td>20.00<tr><td>15/03/2024<td>Shop<td>-2.00</table>",
      count: 3, sums: ["": "16.50"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a workbook as XML, with cells left out",
      text: """
        <?xml version="1.0"?>
        <?mso-application progid="Excel.Sheet"?>
        <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
        <Worksheet ss:Name="Sheet1"><Table>
        <Row><Cell ss:MergeAcross="3"><Data ss:Type="String">Account 0012</Data></Cell></Row>
        <Row><Cell><Data ss:Type="String">Date</Data></Cell><Cell><Data ss:Type="String">Text</Data></Cell><Cell><Data ss:Type="String">Debit</Data></Cell><Cell><Data ss:Type="String">Credit</Data></Cell></Row>
        <Row><Cell><Data ss:Type="DateTime">2024-03-13T00:00:00.000</Data></Cell><Cell><Data ss:Type="String">Shop "A"</Data></Cell><Cell><Data ss:Type="Number">12.5</Data></Cell></Row>
        <Row><Cell><Data ss:Type="DateTime">2024-03-14T00:00:00.000</Data></Cell><Cell><Data ss:Type="String">Wage</Data></Cell><Cell ss:Index="4"><Data ss:Type="Number">100</Data></Cell></Row>
        </Table></Worksheet></Workbook>

        """, count: 2, sums: ["": "87.50"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a register report with balances and its span in place of dates",
      text: """
        Register Report - Last 60 days

        3/1/2024 through 3/31/2024

        ,Date,Account,Num,Description,Category,Clr,Amount
        ,BALANCE 2/29/2024,,,,,,"1,204.55"
        ,3/13/2024,Checking,1001,Shop,Food,R,-12.00
        ,3/14/2024,Checking,,Wage,Pay,R,100.00
        ,3/15/2024,Checking,,Shop,Food,R,-8.00
        ,3/1/2024 - 3/31/2024,,,,,,80.00
        ,BALANCE 3/31/2024,,,,,,"1,284.55"
        ,TOTAL INFLOWS,,,,,,100.00
        ,TOTAL OUTFLOWS,,,,,,-20.00
        ,NET TOTAL,,,,,,80.00

        """, count: 3, sums: ["": "80.00"], first: "2024-03-13", last: "2024-03-15", proof: .totals),
    Export(
      name: "a letter in every row is no currency",
      text: """
        Date,Text,Cleared,Way,Amount
        2024-03-13,Shop,R,QR,-12.00
        2024-03-14,Wage,R,QR,100.00
        2024-03-15,Shop,R,QR,-8.00

        """, count: 3, sums: ["": "80.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a money program's kinds, shortened",
      text: """
        Date,Account,Note,Income/Expense,Amount
        03/13/2024,Bank,Shop,Exp.,12.00
        03/14/2024,Bank,Wage,Income,100.00
        03/15/2024,Bank,Savings,Transfer-Out,8.00

        """, count: 3, sums: ["": "80.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a seller's refunds and transfers to the bank",
      text: """
        date/time,settlement id,type,order id,sku,description,product sales,selling fees,other,total
        "Mar 13, 2024 9:12:01 AM PST",771,Order,113-1,A,Mug,20.00,-3.00,0,17.00
        "Mar 14, 2024 9:12:01 AM PST",771,Order,113-2,A,Mug,20.00,-3.00,0,17.00
        "Mar 15, 2024 9:12:01 AM PST",771,Refund,113-3,A,Mug,-20.00,2.00,0,-18.00
        "Mar 16, 2024 9:12:01 AM PST",771,Order,113-4,A,Mug,40.00,-6.00,0,34.00
        "Mar 17, 2024 9:12:01 AM PST",771,Transfer,,,To your account ending in: 552,0,0,-40.00,-40.00

        """, count: 5, sums: ["": "10.00"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "two fees together part the gross amount from the net one",
      text: """
        Date,Type,Net amount,Final Value Fee - fixed,Final Value Fee - variable,Gross transaction amount
        "Mar 13, 2024",Order,17.10,-0.30,-2.60,20.00
        "Mar 14, 2024",Order,8.40,-0.30,-1.30,10.00
        "Mar 15, 2024",Payout,-20.00,--,--,-20.00
        "Mar 16, 2024",Order,25.80,-0.30,-3.90,30.00

        """, count: 4, sums: ["": "31.30"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "a column of amounts for each of two currencies is no money in and out of one",
      text: """
        Date,Text,EUR,USD
        2024-03-13,Shop,-12.00,
        2024-03-14,Wage,,100.00
        2024-03-15,Shop,-8.00,
        2024-03-16,Rent,,-50.00
        2024-03-17,Wage,70.00,

        """, count: 5, sums: ["EUR": "50.00", "USD": "50.00"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "months as Roman numerals",
      text: """
        Data;Opis;Kwota
        13 III 2024;Sklep;-12,00
        14 III 2024;Sklep;-13,00
        2 IV 2024;Przelew;113,00

        """, count: 3, sums: ["": "88.00"], first: "2024-03-13", last: "2024-04-02"),
  ]
}
