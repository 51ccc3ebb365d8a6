@testable import Statements
@testable import Values

extension Export {
  /// Columns that tell of states and kinds, of other accounts and currencies, of fees.
  static let impact: [Export] = [
    Export(
      name: "a wallet that calls rows memos, which its balance leaves out, and counts what waits",
      text: """
        Date,Name,Status,Gross,Fee,Net,Balance,Impact
        03/21/2024,Shop,Completed,-10.00,0.00,-10.00,90.00,Debit
        03/21/2024,Shop,Completed,-10.00,0.00,-10.00,90.00,Memo
        03/22/2024,Wash,Pending,-8.00,0.00,-8.00,90.00,Memo
        03/22/2024,Hold,Pending,-8.00,0.00,-8.00,82.00,Debit
        03/23/2024,Ann,Completed,50.00,-2.00,48.00,130.00,Credit
        03/24/2024,Invoice,Paid,30.00,,,130.00,Memo
        03/24/2024,Bob,Completed,30.00,-1.00,29.00,159.00,Credit
        03/25/2024,Cafe,Completed,-9.00,0.00,-9.00,150.00,Debit
        """, count: 5, sums: ["": "50.00"], first: "2024-03-21", last: "2024-03-25", pending: 3, proof: .balances,
      closing: "150.00"),
    Export(
      name: "unknown states, of which one has no balances",
      text: """
        Date;Seis;Text;In;Out;Balance
        2024-03-19;Ootab;Cab;;7,40;
        2024-03-17;Kinni;Shop;;16,30;83,70
        2024-03-15;Kinni;Pay;110,00;;100,00
        2024-03-14;Kinni;Shop;;10,00;-10,00
        """, count: 3, sums: ["": "83.70"], first: "2024-03-14", last: "2024-03-17", pending: 1, proof: .balances,
      closing: "83.70"),
    Export(
      name: "1 and 0 below a header that asks",
      text: """
        Date,Description,Amount,Booked
        2024-03-19,Shop,-12.99,0
        2024-03-17,Gym,-75.00,1
        2024-03-13,Pay,500.00,1
        """, count: 2, sums: ["": "425.00"], first: "2024-03-13", last: "2024-03-17", pending: 1),
    Export(
      name: "a mark for what was declined",
      text: """
        Date,Description,Amount,Declined
        2024-03-19,Shop,-12.99,X
        2024-03-17,Gym,-75.00,
        2024-03-13,Pay,500.00,
        """, count: 2, sums: ["": "425.00"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "a mark for what was processed, and nothing for what was not",
      text: """
        Date,Description,Amount,Processed
        2024-03-19,Shop,-12.99,
        2024-03-17,Gym,-75.00,x
        2024-03-13,Pay,500.00,x
        """, count: 2, sums: ["": "425.00"], first: "2024-03-13", last: "2024-03-17", pending: 1),
    Export(
      name: "a state that is denied in front",
      text: """
        日期,摘要,金额,状态
        2024-03-19,商店,-12.99,未完成
        2024-03-17,健身,-75.00,已完成
        2024-03-13,公司,500.00,已完成
        """, count: 2, sums: ["": "425.00"], first: "2024-03-13", last: "2024-03-17", pending: 1),
    Export(
      name: "holds among the kinds of rows",
      text: """
        Date,Merchant,Amount,Type
        2024-03-19,SHOP,-12.99,AUTHORIZATION
        2024-03-17,GYM,-75.00,PURCHASE
        2024-03-15,CAFE,-5.00,PURCHASE
        2024-03-13,SHOP,20.00,REFUND
        """, count: 3, sums: ["": "-60.00"], first: "2024-03-13", last: "2024-03-17", pending: 1),
    Export(
      name: "a reversed row beside the row that takes it back",
      text: """
        Date,Description,Amount,Status
        2024-03-13,Inn Astra,-250.00,Reversed
        2024-03-14,Pay,500.00,Completed
        2024-03-15,Shop,-20.00,Completed
        2024-03-21,Reversal Inn Astra,250.00,Completed
        """, count: 4, sums: ["": "480.00"], first: "2024-03-13", last: "2024-03-21"),
    Export(
      name: "the account that is stated, and a column of others' numbers",
      text: """
        Kontonummer:;DE02 1203 0000 0000 2020 51 / EUR

        Buchungstag;Auftraggeber;Zweck;Kontonummer;Betrag (EUR)
        13.03.2024;Strom AG;Rate;DE89370400440532013000;-12,99
        14.03.2024;Laden;Einkauf;DE75512108001245126199;-9,99
        """, count: 2, sums: ["EUR": "-22.98"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "most rows have an account of their own, beside payees",
      text: """
        Date,Payee,Description,Account,Amount
        2024-03-13,Power,Bill,NL91ABNA0417164300,-12.00
        2024-03-14,Shop,Food,DE89370400440532013000,-9.00
        2024-03-15,Firm,Pay,GB29NWBK60161331926819,500.00
        2024-03-16,Shop,Food,DE89370400440532013000,-7.00
        2024-03-17,Landlord,Rent,FR1420041010050500013M02606,-90.00
        2024-03-18,Cinema,Film,CH9300762011623852957,-8.00
        2024-03-19,Shop,Food,DE89370400440532013000,-6.00
        2024-03-20,Club,Fee,AT611904300234573201,-5.00
        """, count: 8, sums: ["": "363.00"], first: "2024-03-13", last: "2024-03-20"),
    Export(
      name: "net amounts in the currency of the account, beside those of the trade",
      text: """
        Datum;Vorgang;Nettobetrag;Währung Nettobetrag;Nettobetrag in der Währung des Kontos;Saldo;Währung
        15.03.2024;Kauf;-134.00;USD;-125.00;875.00;CHF
        14.03.2024;Verkauf;300.00;USD;300.00;400.00;USD
        14.03.2024;Einzahlung;1000.00;CHF;1000.00;1000.00;CHF
        13.03.2024;Einzahlung;100.00;USD;100.00;100.00;USD
        """, count: 4, sums: ["CHF": "875.00", "USD": "400.00"], first: "2024-03-13", last: "2024-03-15",
      proof: .balances),
    Export(
      name: "an amount of the account beside one of the instrument",
      text: """
        Date;Instrument;Amount;Amount Account Currency;Amount Client Currency
        13-03-2024;Deposit;5000;5000,00;5000,00
        14-03-2024;Fund;-554;-3424,95;-3424,95
        15-03-2024;Fee;-3;-18,53;-18,53
        """, count: 3, sums: ["": "1556.52"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "one balance over rows of several currencies, which are those of purchases",
      text: """
        Account currency: CHF

        Date,Description,Transaction currency,Transaction amount,Debit,Credit,Balance
        2024-03-13,Shop,CHF,42.10,42.10,,957.90
        2024-03-14,Songs,USD,10.94,9.90,,948.00
        2024-03-15,Pay,CHF,500.00,,500.00,1448.00
        2024-03-16,Store,USD,70.68,64.00,,1384.00
        2024-03-17,Gym,CHF,75.00,75.00,,1309.00
        """, count: 5, sums: ["CHF": "309.00"], first: "2024-03-13", last: "2024-03-17", proof: .balances,
      closing: "1309.00"),
    Export(
      name: "units beside money, each with its code",
      text: """
        Time,Kind,In/Out,Amount Fiat,Fiat,Amount Asset,Asset
        2024-03-13,deposit,incoming,500.00,EUR,-,EUR
        2024-03-14,buy,outgoing,100.00,EUR,0.00230429,BTC
        2024-03-15,withdrawal,outgoing,50.00,EUR,-,EUR
        """, count: 3, sums: ["EUR": "350.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "two fees that the balance counts, of which one has no name for it",
      text: """
        Fecha;Tipo;Valor;Comisión;GMF 4x1000;Saldo
        2024-03-13;Recarga;500,00;0,00;0,00;538,20
        2024-03-14;Pago;-87,00;0,00;-0,35;450,85
        2024-03-15;Envío;-150,00;-1,20;-0,60;299,05
        2024-03-16;Recibido;42,00;0,00;0,00;341,05
        2024-03-17;Retiro;-200,00;-6,50;-0,82;133,73
        """, count: 5, sums: ["": "95.53"], first: "2024-03-13", last: "2024-03-17", proof: .balances,
      closing: "133.73"),
    Export(
      name: "a broker's kinds tell each row, though what is paid out has a minus",
      text: """
        Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency
        2024-03-13,,CASH TOP-UP,,,$45.64,USD
        2024-03-14,AAA,BUY - MARKET,0.15,$128.08,$20.00,USD
        2024-03-15,AAA,SELL - MARKET,0.09,$201.80,$18.56,USD
        2024-03-15,AAA,DIVIDEND,,,$1.10,USD
        2024-03-16,AAA,STOCK SPLIT,2,,$0,USD
        2024-03-17,,CASH WITHDRAWAL,,,-$0.34,USD
        """, count: 6, sums: ["USD": "44.96"], first: "2024-03-13", last: "2024-03-17"),
    Export(
      name: "a name that spells both of its letters",
      text: """
        Datum;Omschrijving;Bedrag;Af/Bij
        13.03.2024;Winkel;42,10;A
        14.03.2024;Loon;500,00;B
        15.03.2024;Winkel;9,90;A
        """, count: 3, sums: ["": "448.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "two letters that are said to mean the same tell nothing",
      text: """
        Fecha;Concepto;Importe;Tipo
        13.03.2024;Ferretería Sol;42,10;C
        14.03.2024;Editorial Mar;500,00;A
        15.03.2024;Bodega Luz;9,90;C
        """, count: 3, sums: ["": "552.00"], first: "2024-03-13", last: "2024-03-15", asks: ["sign"]),
    Export(
      name: "decimal commas without quotes between commas",
      text: """
        Datum,Text,Betrag,Saldo
        13.03.2024,Laden,-42,10,957,90
        14.03.2024,Lohn,500,00,1457,90
        15.03.2024,Laden,-9,90,1448,00
        """, count: 3, sums: ["": "448.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      closing: "1448.00"),
    Export(
      name: "magnitudes of one direction, and a newest row without its balance",
      text: """
        Date,Description,Amount,Balance,Status
        2024-03-03,Store,42.10,457.90,Booked
        2024-03-07,Songs,9.90,448.00,Booked
        2024-03-13,Power,118.00,330.00,Booked
        2024-03-21,Baker,30.00,300.00,Booked
        2024-04-05,Cafe,4.00,,Pending
        """, count: 4, sums: ["": "200.00"], first: "2024-03-03", last: "2024-03-21", pending: 1, proof: .balances,
      asks: ["sign"]),
    Export(
      name: "a company called by a word for a sum",
      text: """
        Datum;Empfänger;Betrag
        13.03.2024;Laden;-42,10
        14.03.2024;Lohn;500,00
        15.03.2024;Summe AG;-64,25
        16.03.2024;Bäcker;-12,80
        """, count: 4, sums: ["": "380.85"], first: "2024-03-13", last: "2024-03-16", asks: ["total_row"]),
    Export(
      name: "a wallet of magnitudes with two charges, of which the balance tells all",
      text: """
        DATE,KIND,AMOUNT,FEES,E-LEVY,BAL AFTER
        30-May-2024,PAY,64.95,0.00,0.00,266.64
        26-May-2024,OUT,97.10,0.73,0.00,331.59
        25-May-2024,MOVE,20.00,0.00,0.30,429.42
        22-May-2024,MOVE,321.75,0.00,0.00,449.72
        20-May-2024,OUT,50.00,0.50,0.00,127.97
        18-May-2024,MOVE,100.00,0.00,0.00,178.47
        """, count: 6, sums: ["": "188.17"], first: "2024-05-18", last: "2024-05-30", proof: .balances,
      closing: "266.64",
      asks: ["first_sign"]),
    Export(
      name: "savings that say that money went out",
      text: """
        Caja de Ahorro;4010-998877

        Fecha;Glosa;Importe
        27/02/2024;COMPRA HIPER SUR;467,07
        26/02/2024;RETIRO CAJERO;200,00
        25/02/2024;ABONO PLANILLA;3.000,00
        """, count: 3, sums: ["": "2332.93"], first: "2024-02-25", last: "2024-02-27", asks: ["sign"]),
    Export(
      name: "fees that the balances around the rows count, beside what waits and what failed",
      text: """
        Opening balance,100.00
        Closing balance,138.00

        Date,Text,Amount,Fee,Status
        2024-03-14,A,-50.00,0.00,Pending
        2024-03-13,B,-9.00,0.00,Failed
        2024-03-12,C,-10.00,1.00,Completed
        2024-03-11,D,50.00,1.00,Completed
        """, count: 2, sums: ["": "38.00"], first: "2024-03-11", last: "2024-03-12", pending: 1, proof: .totals,
      closing: "138.00"),
    Export(
      name: "a currency in parentheses behind its name",
      text: """
        Monedha:,LEK (ALL)
        Data,Përshkrimi,Shuma
        13.03.2024,Dyqan,-420.00
        14.03.2024,Paga,5000.00
        """, count: 2, sums: ["ALL": "4580.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a total of amount and tip in every row",
      text: """
        Date,Description,Amount,Tip,Total
        2024-03-13,Cafe,-42.10,-1.10,-43.20
        2024-03-14,Songs,-9.95,0.00,-9.95
        2024-03-15,Pay,850.00,0.00,850.00
        """, count: 3, sums: ["": "796.85"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a mark of a currency that nobody knows, in front of every figure",
      text: """
        Account,3300112244 ZMW
        Opening Balance,"K1,204.66"

        Txn Date,Description,Txn Amount,DR/CR,Running Balance
        02-Jan-24,ATM CASH,K702.99,DR,K501.67
        03-Jan-24,PAY,K588.87,CR,"K1,090.54"
        06-Jan-24,RENT,"K3,500.00",DR,"(K2,409.46)"
        """, count: 3, sums: ["ZMW": "-3614.12"], first: "2024-01-02", last: "2024-01-06", proof: .balances,
      closing: "-2409.46"),
  ]
}
