@testable import Statements

extension Export {
  /// Rows that nothing but their own text, or a blank booking day, calls pending.
  static let waiting: [Export] = [
    Export(
      name: "pending by the first word of the description",
      text: """
        Date,Description,Amount
        2025-01-28,PENDING COFFEE BAR,-4.50
        2025-01-27,PENDING HARDWARE,-31.00
        2025-01-25,GROCERY 12,-56.10
        2025-01-20,SALARY,2100.00

        """, count: 2, sums: ["": "2043.90"], first: "2025-01-20", last: "2025-01-25", pending: 2),
    Export(
      name: "nothing but pending rows",
      text: """
        Date,Description,Amount
        2025-01-28,PENDING COFFEE BAR,-4.50
        2025-01-27,PENDING HARDWARE,-31.00

        """, count: 0, sums: [:], first: nil, last: nil, pending: 2),
    Export(
      name: "pending behind the description",
      text: """
        Date,Description,Debit,Credit
        2025-01-28,COFFEE BAR (pending),4.50,
        2025-01-20,RECORD SHOP,31.00,
        2025-01-10,SALARY,,2100.00

        """, count: 2, sums: ["": "2069.00"], first: "2025-01-10", last: "2025-01-20", pending: 1),
    Export(
      name: "pending in German",
      text: """
        Datum;Verwendungszweck;Betrag
        28.01.2025;Vorgemerkt: Kartenzahlung Bäckerei;-3,20
        25.01.2025;Miete;-650,00
        20.01.2025;Gehalt;2.100,00

        """, count: 2, sums: ["": "1450.00"], first: "2025-01-20", last: "2025-01-25", pending: 1),
    Export(
      name: "a merchant who is called pending",
      text: """
        Date,Description,Amount
        2025-01-28,COFFEE BAR,-4.50
        2025-01-10,PENDING RECORDS LTD,-31.00
        2025-01-08,SHOP PENDING RECORDS,-31.00
        2025-01-05,SALARY,2100.00

        """, count: 4, sums: ["": "2033.50"], first: "2025-01-05", last: "2025-01-28"),
    Export(
      name: "a blank booking day beside a filled other one",
      text: """
        Transaction date,Booking date,Details,Amount
        2025-01-28,,Shop,-12.00
        2025-01-24,2025-01-25,Pay,1500.00
        2025-01-19,2025-01-21,Shop,-14.00

        """, count: 2, sums: ["": "1486.00"], first: "2025-01-19", last: "2025-01-24", pending: 1),
    Export(
      name: "a blank booking day of a row that the balance counts",
      text: """
        Transaction date,Booking date,Details,Amount,Balance
        2025-01-28,2025-01-28,Shop,-12.00,1488.00
        2025-01-26,,Pay,1500.00,1500.00
        2025-01-19,2025-01-21,Shop,-14.00,0.00

        """, count: 3, sums: ["": "1474.00"], first: "2025-01-19", last: "2025-01-28", proof: .balances),
  ]
}
