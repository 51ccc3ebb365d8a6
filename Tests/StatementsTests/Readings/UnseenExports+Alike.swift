@testable import Statements
@testable import Values

extension Export {
  /// Rows and columns that look like others: merchants like totals, purchases like instalments, marks of balances.
  static let alike: [Export] = [
    Export(
      name: "a merchant called Total, with a kind beside it",
      text: """
        Date;Type;Libellé;Montant
        13/03/2024;CARTE;TOTAL;-54,00
        14/03/2024;VIREMENT;PAIE;2000,00
        15/03/2024;CARTE;TOTAL LYON 7;-60,00
        16/03/2024;CARTE;TOTAL;-33,00
        """, count: 4, sums: ["": "1853.00"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "a merchant called Total that the balance moves by",
      text: """
        Date,Text,Amount,Balance
        2024-03-13,SHOP,-10.00,990.00
        2024-03-14,TOTAL,-54.00,936.00
        2024-03-15,PAY,2000.00,2936.00
        """, count: 3, sums: ["": "1936.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      closing: "2936.00"),
    Export(
      name: "a row called Total that is no sum of those before it, and nothing beside it tells",
      text: """
        Date,Text,Amount
        2024-03-13,SHOP,-10.00
        2024-03-14,TOTAL,-54.00
        2024-03-15,PAY,2000.00
        """, count: 3, sums: ["": "1936.00"], first: "2024-03-13", last: "2024-03-15", asks: ["total_row"]),
    Export(
      name: "the total of a month among the rows of two",
      text: """
        Date,Description,Amount
        2024-02-13,SHOP,-540.00
        2024-02-21,PAY,2000.00
        2024-03-03,RENT,-700.00
        2024-03-14,GAS,-60.00
        2024-03-31,Total March 2024,-760.00
        2024-04-05,SHOP,-15.00
        """, count: 5, sums: ["": "685.00"], first: "2024-02-13", last: "2024-04-05"),
    Export(
      name: "totals of months for both directions",
      text: """
        Date,Description,Debit,Credit
        2024-02-13,SHOP,540.00,
        2024-02-21,PAY,,2000.00
        2024-02-29,Total February 2024,540.00,2000.00
        2024-03-03,RENT,760.00,
        2024-03-31,Total March 2024,760.00,0.00
        """, count: 3, sums: ["": "700.00"], first: "2024-02-13", last: "2024-03-03"),
    Export(
      name: "what is billed of instalments, beside what was bought, by the rows alone",
      text: """
        İşlem Tarihi;Açıklama;İşlem Tutarı;Taksit;Ekstreye Yansıyan Tutar;Kalan Borç
        13.03.2024;MİGROS;850,00;;850,00;0,00
        14.03.2024;KİTAP;45,00;;45,00;0,00
        15.03.2024;TEKNOSA;12.000,00;2/6;2.000,00;8.000,00
        16.03.2024;ÖDEME - TEŞEKKÜR EDERİZ;-9.000,00;;-9.000,00;0,00
        """, count: 4, sums: ["": "6105.00"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "carried balances in a column of amounts",
      text: """
        Date,Details,Debit,Credit,Balance
        2024-03-03,BALANCE B/D,,10000.00,10000.00
        2024-03-13,SHOP,540.00,,9460.00
        2024-03-14,PAY,,2000.00,11460.00
        2024-03-31,BALANCE C/D,11460.00,,
        """, count: 2, sums: ["": "1460.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances,
      closing: "11460.00"),
    Export(
      name: "marks of the amount and of the balance under names that do not tell which is which",
      text: """
        Date,Details,Amount,Type,Balance,Dr/Cr
        13/03/2024,SHOP,500.00,Debit,200.00,Dr
        15/03/2024,PAY,2000.00,Credit,1800.00,Cr
        18/03/2024,RENT,1500.00,Debit,300.00,Cr
        21/03/2024,POWER,400.00,Debit,100.00,Dr
        """, count: 4, sums: ["": "-400.00"], first: "2024-03-13", last: "2024-03-21", proof: .balances,
      closing: "-100.00"),
    Export(
      name: "a loan by its title alone, whose balance may be what is owed, is asked about",
      text: """
        Home loan 12345678

        Date,Description,Amount,Balance
        2024-03-13,Interest,250.00,99250.00
        2024-03-14,Repayment,-900.00,98350.00
        2024-04-13,Interest,245.00,98595.00
        2024-04-14,Repayment,-900.00,97695.00
        """, count: 4, sums: ["": "-1305.00"], first: "2024-03-13", last: "2024-04-14", proof: .balances,
      closing: "97695.00", asks: ["sign"]),
    Export(
      name: "an account at a bank that is called after mortgages",
      text: """
        Hypothekarbank Beispielstadt AG
        Kontokorrent 12.345.678
        Datum;Text;Betrag;Saldo
        13.03.2024;Laden;-12.00;888.00
        14.03.2024;Lohn;100.00;988.00
        15.03.2024;Gutschrift;5.00;993.00
        """, count: 3, sums: ["": "93.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      closing: "993.00"),
    Export(
      name: "what a broker did in a column of kinds beside another one",
      text: """
        Transaction Date,Action,Symbol,Description,Quantity,Price,Net Amount,Currency,Activity Type
        2024-03-13,Buy,VCN.TO,SOME INDEX ETF,10.00,40.00,-400.00,CAD,Trades
        2024-03-14,CON,,CONT 2024,0.00,0.00,1000.00,CAD,Deposits
        2024-03-15,Sell,VCN.TO,SOME INDEX ETF,-5.00,45.00,225.00,CAD,Trades
        """, count: 3, sums: ["CAD": "825.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "what is billed behind another label of its line",
      text: """
        お支払日,2024/04/26,お支払金額合計,"21,228"

        ご利用日,ご利用店名,ご利用金額(円),支払区分,今回お支払金額(円),備考
        2024/03/13,家電店,"180,000",分割(10),"18,000",
        2024/03/14,本屋,"1,248",1回払,"1,248",
        2024/03/15,駅,"1,980",1回払,"1,980",
        """, count: 3, sums: ["JPY": "-21228"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "rows that end before their balance",
      text: """
        Date,Details,Amount,Balance
        13/03/2024,SHOP,-12.00,888.00
        14/03/2024,PAY,100.00
        14/03/2024,FEE,-1.00,987.00
        15/03/2024,CAFE,-3.00,984.00
        """, count: 4, sums: ["": "84.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      closing: "984.00"),
    Export(
      name: "short days in a column beside whole amounts in thousands are no decimals",
      text: """
        Dags;Vaxtad;Skýring greiðslu;Upphæð;Staða
        24.03.2026;24.03;Hilmar Þór;24.484;242.562
        23.03.2026;23.03;Veitur hf.;-1.948;218.078
        20.03.2026;20.03;Verslun;-9.120;220.026
        """, count: 3, sums: ["": "13416.00"], first: "2026-03-20", last: "2026-03-24", proof: .balances,
      closing: "242562.00"),
    Export(
      name: "three amounts, each with a currency of its name",
      text: """
        Timestamp (UTC),Transaction Description,Currency,Amount,To Currency,To Amount,Native Currency,Native Amount
        2024-03-13 20:46:59,Rides,BRL,-11.35,USD,-2.21,USD,-2.21
        2024-03-14 12:00:00,Refund,BRL,10.00,USD,1.95,USD,1.95
        2024-03-15 12:00:00,Cafe,BRL,-20.00,USD,-3.90,USD,-3.90
        """, count: 3, sums: ["BRL": "-21.35"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a currency whose amount is filled in the rows paid abroad alone",
      text: """
        Datum;Specifikation;Ort;Valuta;Utl.belopp/moms;Belopp
        2024-03-13;STATION;STOCKHOLM;SEK;;-650,00
        2024-03-14;BOOKS;LONDON;GBP;12,34;-150,00
        2024-03-15;CAFE;LUND;SEK;;-50,00
        """, count: 3, sums: ["": "-850.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a currency for each of debit and credit",
      text: """
        DATE;ACTIVITY NAME;DEBIT;DEBIT CURRENCY;CREDIT;CREDIT CURRENCY
        13.03.2024;Boutique;11.32;EUR;;
        14.03.2024;Salaire;;;5200.00;CHF
        15.03.2024;Kiosk;4.00;CHF;;
        """, count: 3, sums: ["CHF": "5196.00", "EUR": "-11.32"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "one line of balances and limits above the rows",
      text: """
        MY ACCOUNT TRANSACTIONS
        Start Date,End Date,Current Balance,Available Credit
        2024-03-01,2024-03-31,1000.00,5000.00
        REF,TRANSACTION DATE,POSTED DATE,TYPE,DESCRIPTION,Category,AMOUNT
        #1,2024-03-13,2024-03-14,PURCHASE,GROCERY,Groceries,50.00
        #2,2024-03-15,2024-03-16,PURCHASE,BOOKS,Books,30.00
        #3,2024-03-18,2024-03-19,PAYMENT,CREDIT CARD PAYMENT,,-100.00
        """, count: 3, sums: ["": "20.00"], first: "2024-03-13", last: "2024-03-18"),
    Export(
      name: "a table of totals by code, below the rows",
      text: """
        Fecha, Código, Descripción, Débito, Crédito, Balance
        13/03/2024, TF, TEF DE VECINA, 0.00, 150.00, 1150.00
        14/03/2024, CP, SUPERMERCADO, 250.00, 0.00, 900.00
        15/03/2024, AT, RETIRO, 500.00, 0.00, 400.00
        Código Totales, Cantidad Débitos, Montos Débitos
        TF, 0, 0.00
        CP, 1, 250.00
        """, count: 3, sums: ["": "-600.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      closing: "400.00"),
  ]
}
