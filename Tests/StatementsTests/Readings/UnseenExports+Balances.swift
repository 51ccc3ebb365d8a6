@testable import Statements
@testable import Values

extension Export {
  /// Balances of the statement in every row, rows of a day in another order than the days, and codes of totals.
  static let statedInRows: [Export] = [
    Export(
      name: "opening and closing balances of the statement in every row, two rows",
      text: """
        cuenta;saldo inicial;saldo final;fecha;concepto;importe
        0001;500.00;588.00;2024-03-13;Tienda;-12.00
        0001;500.00;588.00;2024-03-14;Sueldo;100.00
        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", proof: .totals,
      closing: "588.00"),
    Export(
      name: "a closing balance of the statement in every row, more rows",
      text: """
        Account,Closing balance,Date,Text,Amount
        0001,585.00,2024-03-13,Shop,-12.00
        0001,585.00,2024-03-14,Wage,100.00
        0001,585.00,2024-03-15,Cafe,-3.00
        """, count: 3, sums: ["": "85.00"], first: "2024-03-13", last: "2024-03-15", closing: "585.00"),
    Export(
      name: "days newest first, the rows of one day oldest first",
      text: """
        Fecha;Concepto;Importe;Saldo
        15/03/2024;Luz;-40,00;960,00
        15/03/2024;Sueldo;1.000,00;1.960,00
        15/03/2024;Tienda;-12,00;1.948,00
        14/03/2024;Agua;-5,00;1.000,00
        13/03/2024;Gas;-20,00;1.005,00
        """, count: 5, sums: ["": "923.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      closing: "1948.00"),
    Export(
      name: "rows of turnover with a code of their own beside other codes, without a header",
      text: """
        "LT001","10","2024-03-01","","Likutis pradžiai","500.00","EUR","K","AS"
        "LT001","20","2024-03-13","Parduotuvė","Pirkinys","12.00","EUR","D","K"
        "LT001","20","2024-03-14","Darbdavys","Alga","100.00","EUR","K","MK"
        "LT001","20","2024-03-15","Kavinė","Pirkinys","3.00","EUR","D","K"
        "LT001","82","2024-03-31","","Apyvarta","15.00","EUR","D","K2"
        "LT001","82","2024-03-31","","Apyvarta","100.00","EUR","K","K2"
        "LT001","86","2024-03-31","","Likutis pabaigai","585.00","EUR","K","LS"
        """, count: 3, sums: ["EUR": "85.00"], first: "2024-03-13", last: "2024-03-15", proof: .totals,
      closing: "585.00"),
    Export(
      name: "names of money over its currency, the column beside it without a name",
      text: """
        Datum,Tijd,Omschrijving,FX,Mutatie,,Saldo,,Order
        18-03-2024,03:50,Overboeking,,EUR,"26,45",EUR,"27,80",
        16-03-2024,09:12,Dividend,,USD,"0,44",USD,"1,36",
        16-03-2024,09:12,Belasting,,USD,"-0,07",USD,"0,92",
        15-03-2024,15:30,Aandelen,,USD,"-33,90",USD,"-33,90",b-2
        15-03-2024,15:30,Kosten,,EUR,"-1,00",EUR,"31,98",b-2
        """, count: 5, sums: ["EUR": "25.45", "USD": "-33.53"], first: "2024-03-15", last: "2024-03-18"),
    Export(
      name: "balances of an account in another currency, of which there are no rows",
      text: """
        Sąskaitos Nr.,Data,Gavėjas,Paaiškinimai,Suma,Valiuta,D/K
        LT001,2024-03-01,,Likutis pradžiai,500.00,LTL,K
        LT001,2024-03-13,Parduotuvė,Pirkinys,12.00,LTL,D
        LT001,2024-03-14,Darbdavys,Alga,100.00,LTL,K
        LT001,2024-03-31,,Likutis pabaigai,588.00,LTL,K
        LT001,2024-03-01,,Likutis pradžiai,20.00,EUR,K
        LT001,2024-03-31,,Likutis pabaigai,20.00,EUR,K
        """, count: 2, sums: ["LTL": "88.00"], first: "2024-03-13", last: "2024-03-14", closing: "588.00"),
    Export(
      name: "three decimals that end in 0, in a language without thousandths that does not write whole amounts",
      text: """
        Bokföringsdatum;Valutadatum;Verifikationsnummer;Text;Belopp
        2024-03-13;2024-03-13;5484012629;BUTIK;-253.520
        2024-03-14;2024-03-14;5490990789;LÖN;475.000
        """, count: 2, sums: ["": "221480.00"], first: "2024-03-13", last: "2024-03-14", asks: ["decimal_mark"]),
    Export(
      name: "dashes in a column of rates are no minus",
      text: """
        Дата i час операції,Деталі операції,Сума в валюті картки (UAH),Валюта,Курс,Залишок після операції
        13.03.2024 05:27:35,Відсотки за лютий,19.32,UAH,—,1019.32
        """, count: 1, sums: ["UAH": "19.32"], first: "2024-03-13", last: "2024-03-13", closing: "1019.32"),
    Export(
      name: "dashes in a column of notes beside blank ones are no minus",
      text: """
        Date,Description,Amount,Memo
        2024-03-13,Shop,-12.00,-
        2024-03-14,Cafe,-3.00,
        2024-03-15,Shop,-20.00,-
        """, count: 3, sums: ["": "-35.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a fee of the first row alone, which the running balance cannot tell",
      text: """
        Type,Date,Description,Amount,Fee,Currency,Balance
        CARD,2024-03-13,Taxi,-7.35,0.15,EUR,2034.02
        CARD,2024-03-14,Shop,-100.00,0.00,EUR,1934.02
        CARD,2024-03-15,Shop,-20.00,0.00,EUR,1914.02
        """, count: 3, sums: ["EUR": "-127.35"], first: "2024-03-13", last: "2024-03-15", proof: .balances,
      closing: "1914.02", asks: ["fee"]),
    Export(
      name: "apostrophes around accounts, and quotes around amounts with a comma",
      text: """
        Data transakcji,Dane kontrahenta,Tytuł,Nr rachunku,Szczegóły,Nr transakcji,Kwota,Waluta,Uwagi
        2024-03-13,SKLEP,Zakup,'',' ','202403131',"−45,99",PLN,
        2024-03-14,FIRMA,Pensja,'','PRZELEW','202403141',"1000,00",PLN,
        """, count: 2, sums: ["PLN": "954.01"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "no header, and no text in the first row",
      text: """
        2024-03-13,-12.00,
        2024-03-14,0.77,REFUND
        2024-03-15,-1.77,SHOP
        """, count: 3, sums: ["": "-13.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a column that numbers the rows, beside an amount that its header calls by its currency",
      text: """
        No.;Data;Nome;USD;R$
        1;13/03/2024;Compra Loja;0;-100.00
        2;14/03/2024;Pagamento recebido;0;50.00
        """, count: 2, sums: ["BRL": "-50.00"], first: "2024-03-13", last: "2024-03-14"),
    Export(
      name: "a column that numbers the rows, beside debits and credits",
      text: """
        No,Date,Description,Debit,Credit
        1,13/03/2024,Shop,100.00,
        2,14/03/2024,Wage,,50.00
        3,15/03/2024,Cafe,3.00,
        """, count: 3, sums: ["": "-53.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "debits and credits in Vietnamese without its marks",
      text: """
        Ngay,Dien giai,No,Co,So du
        13/03/2024,Mua hang,100000,,900000
        14/03/2024,Luong,,500000,1400000
        15/03/2024,Ca phe,30000,,1370000
        """, count: 3, sums: ["": "370000.00"], first: "2024-03-13", last: "2024-03-15", proof: .balances),
    Export(
      name: "as many rows with thousands that are not quoted as rows without",
      text: """
        Completed Date , Description , Paid Out (SEK) , Paid In (SEK) , Balance (SEK), Category
        14 Mar 2024 , Shop , 272.50 ,  , 604.32, Health
        13 Mar 2024 , Cafe , 84.46 ,  , 1,415.41, Shopping
        """, count: 2, sums: ["SEK": "-356.96"], first: "2024-03-13", last: "2024-03-14", closing: "604.32"),
    Export(
      name: "no header, rows of one day, and balances that follow with either sign",
      text: """
        2024-03-14;Shop;Oak;64.57;0;275.43
        2024-03-14;Corner;Elm;14.76;0;340.00
        2024-03-14;Friends;Ash;41.68;0;354.76
        """, count: 3, sums: ["": "121.01"], first: "2024-03-14", last: "2024-03-14", proof: .balances,
      asks: ["sign"]),
  ]
}
