@testable import Statements

extension Export {
  /// Rows that no column calls pending, states that are denied, and days and amounts that the language tells.
  static let states: [Export] = [
    Export(
      name: "a state behind a word for no",
      text: """
        id,name,state,date,amount,currency
        1,Bar,APPROVED,24 lug 2024. 02:59:45,"-3,40 ",EUR
        2,Cinema,NOT APPROVED,22 giu 2024. 19:45:52,"-17,00 ",EUR
        3,Regalo,APPROVED,1 mar 2024. 09:44:27,"20,00 ",EUR

        """, count: 2, sums: ["EUR": "16.60"], first: "2024-03-01", last: "2024-07-24"),
    Export(
      name: "newest rows with neither the balance nor the value day of all others",
      text: """
        LIVS;2024-03-19;-;-196,00;-
        LIVS;2024-03-19;-;-5,00;-
        Hyra;2024-03-18;2024-03-18;-10,00;100,00
        Lön;2024-03-17;2024-03-17;60,00;110,00
        Kaffe;2024-03-16;2024-03-16;-7,50;50,00

        """, count: 3, sums: ["": "42.50"], first: "2024-03-16", last: "2024-03-18", pending: 2, proof: .balances),
    Export(
      name: "newest rows without a balance whose text begins with a state",
      text: """
        Datum,Transaktion,Belopp,Saldo
        2024-05-05,Reservation Kortköp Musik,"-99,00",
        2024-05-03,Reservation Kortköp Livs,"-34,95",
        2024-05-05,Swish inbetalning,"300,00","878,76"
        2024-05-05,Kortköp Bok,"-50,19","578,76"
        2024-05-04,Autogiro Hyra,"-43,00","628,95"

        """, count: 3, sums: ["": "206.81"], first: "2024-05-04", last: "2024-05-05", pending: 2, proof: .balances),
    Export(
      name: "a hotel's reservation among booked rows",
      text: """
        Date,Description,Amount,Balance
        2024-05-05,Reservation Grand Hotel,-99.00,801.00
        2024-05-04,Kiosk,-1.00,900.00
        2024-05-03,Wage,500.00,901.00

        """, count: 3, sums: ["": "400.00"], first: "2024-05-03", last: "2024-05-05", proof: .balances),
    Export(
      name: "years of the Buddhist era in two digits, in numbers alone",
      text: """
        วันที่,รายการ,ถอน,ฝาก,คงเหลือ
        03/09/68,ร้าน,12.00,,988.00
        29/02/67,เงินเดือน,,100.00,1000.00

        """, count: 2, sums: ["": "88.00"], first: "2024-02-29", last: "2025-09-03", proof: .balances),
    Export(
      name: "a balance brought forward in two letters, with an amount of zero",
      text: """
        Txn Date,Particulars,Amount,Balance
        01-Apr-25,B/F,0.00,"5,000.00 Cr"
        04-Apr-25,Grocer,340.00 Dr,"4,660.00 Cr"
        30-Apr-25,Car,"7,000.00 Dr","2,340.00 Dr"

        """, count: 2, sums: ["": "-7340.00"], first: "2025-04-04", last: "2025-04-30", proof: .balances,
      closing: "-2340.00"),
    Export(
      name: "thousands in a language without thousandths",
      text: """
        Dagsetning;Skýring;Upphæð;Staða
        03.02.2025;Laun;612.400;845.120
        05.02.2025;Bónus;-12.890;832.230
        28.02.2025;Veitur;-9.300;822.930

        """, count: 3, sums: ["": "590210.00"], first: "2025-02-03", last: "2025-02-28", proof: .balances),
    Export(
      name: "a last line without its end that leaves out zeros as elsewhere",
      text: """
        Date,Details,Amount,Left
        2024-05-01,Shop,-19.32,9499.41
        2024-05-02,Refund,31.09,8981.04
        2024-05-03,Kiosk,-3.83,6346.37
        2024-05-04,Taxi,-180,1000
        """, count: 4, sums: ["": "-172.06"], first: "2024-05-01", last: "2024-05-04"),
    Export(
      name: "digits of another script",
      text: """
        তারিখ,বিবরণ,উত্তোলন,জমা,স্থিতি
        ০৫/০১/২০২৫,বেতন,,"৪৫,০০০.০০","৫২,৫০০.০০"
        ১৮/০১/২০২৫,বাজার,"৩,২০০.০০",,"৪৯,৩০০.০০"

        """, count: 2, sums: ["": "41800.00"], first: "2025-01-05", last: "2025-01-18", proof: .balances),
    Export(
      name: "Amount and Amount2, of which every row fills one",
      text: """
        Date,Label,Amount,Amount2,Balance
        12/15/2024,Supplier,0.00,33.50,-23.50
        12/16/2024,Customer,"1,533.50",0.00,"1,510.00"
        12/17/2024,Rent,0.00,10.00,"1,500.00"

        """, count: 3, sums: ["": "1490.00"], first: "2024-12-15", last: "2024-12-17", proof: .balances),
    Export(
      name: "Amount and Amount2 that no balance explains",
      text: """
        Date,Label,Amount,Amount2
        12/15/2024,Blue,0.00,33.50
        12/16/2024,Green,"1,533.50",0.00

        """, count: 2, sums: ["": "1500.00"], first: "2024-12-15", last: "2024-12-16", asks: ["columns"]),
    Export(
      name: "what the user of a ledger has ticked off",
      text: """
        Date,Payee,Account,Amount,Cleared
        2025-01-05,Grocer,Checking,-23.40,Uncleared
        2025-01-08,Employer,Checking,2000.00,Cleared
        2025-01-09,Rent,Checking,-900.00,Uncleared

        """, count: 3, sums: ["": "1076.60"], first: "2025-01-05", last: "2025-01-09"),
    Export(
      name: "funds that a bank calls uncleared",
      text: """
        Date,Payee,Amount,Status
        2025-01-08,Employer,2000.00,Cleared
        2025-01-09,Rent,-900.00,Uncleared

        """, count: 1, sums: ["": "2000.00"], first: "2025-01-08", last: "2025-01-08", pending: 1),
    Export(
      name: "years of two digits in front of a month, with decimal commas",
      text: """
        Bogført;Tekst;Beløb
        25/01/31;Løn;15.000,00
        25/01/12;Føtex;-210,95
        25/01/04;Gave;-99,00

        """, count: 3, sums: ["": "14690.05"], first: "2025-01-04", last: "2025-01-31"),
    Export(
      name: "numbers under a header that names both directions",
      text: """
        Kontonummer;Buchungstag;Soll/Haben;Schlüssel;Art;Empfänger
        12345678;25.03.2024;-19,99;20200;Lastschrift;Pizza
        12345678;23.03.2024;-2,37;20080;Debitkartenzahlung;Seife

        """, count: 2, sums: ["": "-22.36"], first: "2024-03-23", last: "2024-03-25"),
    Export(
      name: "as many purchases as payments onto a card",
      text: """
        Date,Description,Amount(GBP)
        Pending,OLDGATE,6.60
        06/06/2024,Train,19.87
        27/05/2024,PAYMENT RECEIVED - THANK YOU,-59.64

        """, count: 2, sums: ["GBP": "39.77"], first: "2024-05-27", last: "2024-06-06", pending: 1),
    Export(
      name: "an account for payments, and one row whose words speak against its sign",
      text: """
        Umsätze Verrechnungskonto

        Buchungstag;Vorgang;Buchungstext;Umsatz in EUR
        17.08.2024;Kupon;Ertrag;1,73
        17.08.2024;Kupon;Ertrag;2,65
        16.08.2024;Wertpapiere;Fonds;-24,99
        13.08.2024;Buchung;Lastschrift Sparplan;25,00

        """, count: 4, sums: ["EUR": "4.39"], first: "2024-08-13", last: "2024-08-17"),
    Export(
      name: "a balance that its header calls owing",
      text: """
        Transaction Date,Merchant,Amount,Balance Owing
        2025-05-02,Grocer,54.10,254.10
        2025-05-06,Payment received,-200.00,54.10
        2025-05-09,Pharmacy,12.00,66.10

        """, count: 3, sums: ["": "133.90"], first: "2025-05-02", last: "2025-05-09", proof: .balances,
      closing: "-66.10"),
    Export(
      name: "a header in Ethiopic letters",
      text: """
        ቀን,መግለጫ,ወጪ,ገቢ,ቀሪ ሂሳብ
        25/01/2017,ደመወዝ,,12000.00,15000.00
        30/01/2017,ግዢ,850.00,,14150.00

        """, count: 2, sums: ["": "11150.00"], first: "2017-01-25", last: "2017-01-30", proof: .balances,
      asks: ["calendar"]),
  ]
}
