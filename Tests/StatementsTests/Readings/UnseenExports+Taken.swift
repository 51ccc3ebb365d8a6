@testable import Statements

/// What only balances or whose a file is tell of its columns: charges, taxes, nets, states, days of posting.
extension Export {
  static let besidesAmounts = takenBesides + ofSellersAndBrokers + owedOnCards + statesAndDays + billsAndEnds

  private static let takenBesides = [
    Export(
      name: "a tax in a column of its own lowers the balance, Spanish",
      text: """
        Fecha;Concepto;Importe;Impuesto;Saldo
        28/01/2024;Depósito;144,20;0,00;5.144,20
        28/02/2024;Intereses a su favor;10,20;2,50;5.151,90
        28/03/2024;Intereses a su favor;10,30;2,60;5.159,60
        28/04/2024;Depósito;169,80;0,00;5.329,40
        28/05/2024;Retiro;-140,20;0,00;5.189,20
        28/06/2024;Intereses a su favor;10,60;2,70;5.197,10
        """, count: 6, sums: ["": "197.10"], first: "2024-01-28", last: "2024-06-28", proof: .balances,
      closing: "5197.10"),
    Export(
      name: "expenses beside amounts with signs, of which the balance tells that they are taken, Greek",
      text: """
        Ημερομηνία;Περιγραφή;Ποσό;Έξοδα;Υπόλοιπο
        04/02/2025;Φαρμακείο;-60,80;;1328,40
        06/02/2025;Μισθοδοσία;2243,40;;3571,80
        10/02/2025;Ανάληψη ΑΤΜ;-100,00;1,50;3470,30
        13/02/2025;Shell;-117,50;;3352,80
        14/02/2025;Ανάληψη ΑΤΜ;-50,00;1,50;3301,30
        """, count: 5, sums: ["": "1912.10"], first: "2025-02-04", last: "2025-02-14", proof: .balances,
      closing: "3301.30"),
    Export(
      name: "the tax that a gross amount holds, of its sign",
      text: """
        Date,Description,Gross,VAT amount
        03/06/2025,IKEA Wembley,-27.60,-4.60
        04/06/2025,Salary Northgate Ltd,2709.40,0.00
        16/06/2025,Boots Pharmacy,-12.00,-2.00
        18/06/2025,Shell Garage,-115.20,-19.20
        """, count: 4, sums: ["": "2554.60"], first: "2025-06-03", last: "2025-06-18"),
  ]

  private static let ofSellersAndBrokers = [
    Export(
      name: "sales and refunds with a fee and a tax, and the net of both, Italian",
      text: """
        Data;Tipo;Descrizione;Lordo;Commissione;Imposta;Netto
        03/10/2025;Vendita;Ordine 7400;77,50;2,50;0,75;74,25
        05/10/2025;Vendita;Ordine 7401;145,30;4,50;1,45;139,35
        17/10/2025;Rimborso;Ordine 7402;-58,40;-1,15;0,00;-57,25
        18/10/2025;Vendita;Ordine 7403;105,60;3,35;1,05;101,20
        """, count: 4, sums: ["": "257.55"], first: "2025-10-03", last: "2025-10-18"),
    Export(
      name: "the fee of a seller as a rate between gross and net, Portuguese",
      text: """
        Data Venda;Modalidade;Bandeira;Valor Bruto;Taxa;Valor Líquido;NSU
        17/04/2026;Crédito;Visa;150,00;1,99;147,02;7123
        17/04/2026;Crédito;Mastercard;320,50;1,99;314,12;7124
        18/04/2026;Débito;Elo;90,00;2,00;88,20;7125
        """, count: 3, sums: ["": "549.34"], first: "2026-04-17", last: "2026-04-18"),
    Export(
      name: "a broker's kinds without signs, Korean",
      text: """
        거래일자,거래구분,적요,금액
        2025.10.04,입금,,"815,700"
        2025.10.18,매수,Apple,"370,800"
        2025.10.21,배당금,Apple,"23,500"
        2025.10.28,매도,Apple,"412,000"
        """, count: 4, sums: ["": "880400.00"], first: "2025-10-04", last: "2025-10-28"),
    Export(
      name: "what a trade opens or closes is no state",
      text: """
        Date/Time,Transaction Code,Symbol,Buy/Sell,Open/Close,Quantity,Price,Fees,Amount,Description
        06/18/2021 11:00 PM,Trade,CLNE,Sell,Open,1,0.95,1.10,95.00,Sold 1 CLNE @ 0.95
        05/20/2021 5:10 PM,Trade,AAPL,Buy,Open,10,120.50,0.10,-1205.00,Bought 10 AAPL @ 120.50
        02/01/2021 9:00 AM,Money Movement,,,,0,,0.00,0.40,INTEREST ON CREDIT BALANCE
        01/02/2021 9:00 AM,Money Movement,,,,0,,0.00,"1,200.00",ACH DEPOSIT
        """, count: 4, sums: ["": "89.20"], first: "2021-01-02", last: "2021-06-18"),
  ]

  private static let owedOnCards = [
    Export(
      name: "what was owed before the rows, paid among them, and what is owed behind them",
      text: """
        Transaction Date,Posting Date,Description,Amount
        ,,Previous balance,370.60
        05/01/2025,05/02/2025,Pret A Manger,126.50
        05/09/2025,05/10/2025,B&Q Trade,88.30
        05/17/2025,05/18/2025,Payment received - thank you,-370.60
        05/26/2025,05/27/2025,Refund B&Q Trade,-23.80
        05/30/2025,05/31/2025,Argos,104.70
        ,,New balance,295.70
        """, count: 5, sums: ["": "74.90"], first: "2025-05-01", last: "2025-05-30", proof: .totals,
      closing: "-295.70"),
    Export(
      name: "purchases, payments and what is owed then, Czech",
      text: """
        Datum;Popis;Nákupy;Platby;Dlužná částka
        04.05.2025;dm drogerie;1 369,90;;10 330,60
        14.05.2025;Cinema City;293,10;;10 623,70
        18.05.2025;Přijatá platba - děkujeme;;10 623,70;0,00
        19.05.2025;Knihy Dobrovský;582,10;;582,10
        """, count: 4, sums: ["": "8378.60"], first: "2025-05-04", last: "2025-05-19", proof: .balances,
      closing: "-582.10"),
    Export(
      name: "net, tax and gross of what was bought with the card above",
      text: """
        Carte n°;7002 11** **** 0045
        Date;Commerçant;Produit;Quantité;Net;Taxe;Brut
        14/05/2025;Total Access;Gazole;30,80;41,00;8,20;49,20
        18/05/2025;Esso Express;SP95;44,60;55,00;11,00;66,00
        21/05/2025;Total Access;Gazole;35,50;47,30;9,46;56,76
        """, count: 3, sums: ["": "-171.96"], first: "2025-05-14", last: "2025-05-21"),
  ]

  private static let statesAndDays = [
    Export(
      name: "of unknown words below a header of states the rare one is asked about",
      text: """
        日付,摘要,金額,状態
        2025/07/04,セブンイレブン,-725,甲乙丙
        2025/07/05,給与,"242,700",甲乙丙
        2025/07/09,ローソン,-980,丁戊己
        2025/07/12,家賃,"-80,000",甲乙丙
        """, count: 4, sums: ["": "160995.00"], first: "2025-07-04", last: "2025-07-12", asks: ["state 丁戊己"]),
    Export(
      name: "a row without its day of posting waits, Korean",
      text: """
        이용일자,전표매입일,적요,금액
        2025.05.27,,계좌유지수수료,"-4,900"
        2025.05.26,,CGV,"-10,900"
        2025.05.23,2025.05.24,쿠팡,"-66,400"
        2025.05.22,2025.05.23,타행입금 김민수,"225,600"
        2025.05.21,2025.05.22,교보문고,"-88,800"
        """, count: 3, sums: ["": "70400.00"], first: "2025-05-21", last: "2025-05-23", pending: 2),
    Export(
      name: "a state in a script of three bytes a letter, Bengali",
      text: """
        তারিখ;বিবরণ;পরিমাণ;অবস্থা
        2025-01-03;দোকান;-12,30;সম্পন্ন
        2025-01-05;বাজার;-7,10;অনুমোদনের অপেক্ষায়
        2025-01-09;বেতন;900,00;সম্পন্ন
        2025-01-14;দোকান;-44,00;সম্পন্ন
        """, count: 3, sums: ["": "843.70"], first: "2025-01-03", last: "2025-01-14", pending: 1),
    Export(
      name: "the booked balance beside what may be drawn, Finnish",
      text: """
        Päivämäärä;Selite;Määrä;Saldo;Käytettävissä
        01.07.2025;Otto automaatti;-50,00;2860,70;3360,70
        02.07.2025;Palkka;2826,20;5686,90;6186,90
        15.07.2025;Vuokra;-1066,80;4620,10;5120,10
        """, count: 3, sums: ["": "1709.40"], first: "2025-07-01", last: "2025-07-15", proof: .balances,
      closing: "4620.10"),
  ]

  private static let billsAndEnds = [
    Export(
      name: "what is to be paid in all, in the column of debits, Arabic",
      text: """
        كشف حساب بطاقة ائتمان
        الرصيد السابق المستحق,"300.00",,,
        تاريخ المعاملة,تاريخ القيد,البيان,مدين (جم),دائن (جم)
        16/01/2026,17/01/2026,فودافون,"313.40",
        17/01/2026,18/01/2026,كارفور المعادي,"1,079.90",
        25/01/2026,25/01/2026,سداد من الحساب الجاري - شكرا,,"250.00"
        ,,الإجمالي المستحق,"1,443.30",
        """, count: 3, sums: ["": "-1143.30"], first: "2026-01-16", last: "2026-01-25", proof: .totals),
    Export(
      name: "a bill's total without a day of purchase, behind which stands the day of the charge, Hebrew",
      text: """
        תאריך עסקה,שם בית העסק,סכום עסקה,סכום חיוב,תאריך חיוב,פירוט נוסף
        05/09/2026,שופרסל דיל,342.80,342.80,10/10/2026,
        07/09/2026,קפה גרג,18.00,18.00,10/10/2026,
        15/09/2026,פז תחנה,50.20,50.20,10/10/2026,
        ,סה"כ לחיוב,,411.00,10/10/2026,
        """, count: 3, sums: ["": "-411.00"], first: "2026-09-05", last: "2026-09-15", proof: .totals),
    Export(
      name: "debits alone, with zeros in the rows of credits, between balances that they do not join",
      text: """
        Opening balance;18230.40
        Date;Text;Debit
        02/02/2026;Supplies;12500.00
        13/02/2026;Invoice 22;0.00
        24/02/2026;Rent;400.00
        Closing balance;31918.20
        """, count: 3, sums: ["": "-12900.00"], first: "2026-02-02", last: "2026-02-24",
      asks: ["totals 31918.20 5330.40"]),
    Export(
      name: "a refund by its kind, of which the state says that it was refunded",
      text: """
        id,created_at,type,status,description,currency,amount,fee,net
        7101,2026-01-29,payment,paid,Order 7425,SAR,692.20,13.10,679.10
        7102,2026-01-24,payment,failed,Order 7362,SAR,139.70,0,0
        7103,2026-01-23,payment,paid,Order 7044,SAR,671.80,12.70,659.10
        7104,2026-01-19,refund,refunded,Order 7485,SAR,-169.20,0,-169.20
        """, count: 3, sums: ["SAR": "1169.00"], first: "2026-01-19", last: "2026-01-29"),
  ]
}
