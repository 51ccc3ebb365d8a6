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
  ]
}
