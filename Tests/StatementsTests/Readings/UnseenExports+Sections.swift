import Testing

@testable import Statements
@testable import Values

extension Export {
  /// Sections, lines around the table, and fields of several lines.
  static let sections: [Export] = [
    Export(
      name: "a second table whose header takes the line above it",
      text: """
        Date,Description,Amount,
        2024-01-12,Shop,-5.00,x
        2024-01-13,Shop,-6.00,x
        Umsatz,Art,,Notiz
        Datum,Text,Betrag,
        15.01.2024,Laden,"-7,00",x
        16.01.2024,Laden,"-8,00",x
        """, count: 4, sums: ["": "-26.00"], first: "2024-01-12", last: "2024-01-16"),
    Export(
      name: "rows above a header that takes the line above it",
      text: """
        2024-01-12,Shop,-5.00,x
        2024-01-13,Shop,-6.00,x
        2024-01-14,Shop,-6.00,x
        Sale,Kind,,Note
        Date,Description,Amount,
        2024-01-15,Shop,-7.00,x
        2024-01-16,Shop,-8.00,x
        """, count: 5, sums: ["": "-32.00"], first: "2024-01-12", last: "2024-01-16"),
    Export(
      name: "a section of rows that are not yet booked",
      text: """
        Booked transactions
        Date,Details,Amount,Balance
        14/03/2024,Shop,-12.00,988.00
        13/03/2024,Wage,100.00,1000.00

        Not yet booked
        Date,Details,Amount,Balance
        16/03/2024,Hotel,-50.00,

        """, count: 2, sums: ["": "88.00"], first: "2024-03-13", last: "2024-03-14", pending: 1, proof: .balances),
    Export(
      name: "a balance above the table that its commas cut into fields",
      text: """
        Saldo awal : 1,000,000.00
        Tanggal,Keterangan,Jumlah,Saldo
        "13/03/2024","Toko","12,000.00 DB","988,000.00"
        "14/03/2024","Gaji","100,000.00 CR","1,088,000.00"
        Saldo akhir : 1,088,000.00

        """, count: 2, sums: ["": "88000.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "names and days with a second line in their fields",
      text: """
        No.,"Ngày giao dịch/
        Transaction date","Ghi nợ/
        Debit","Ghi có/
        Credit","Số dư/
        Balance",Nội dung
        1,"13/03/2024
        5243.27","12,000","","988,000",Mua hàng
        2,"14/03/2024
        5243.28","","100,000","1,088,000",Lương

        """, count: 2, sums: ["": "88000.00"], first: "2024-03-13", last: "2024-03-14", proof: .balances),
    Export(
      name: "a cancellation listed beside the purchase that it undoes",
      text: """
        이용일자,가맹점명,이용금액,매입상태
        2024.03.13,서점,12000,전표매입
        2024.03.14,식당,30000,전표매입
        2024.03.15,식당,-30000,취소
        2024.03.16,마트,8000,전표매입

        """, count: 4, sums: ["": "-20000.00"], first: "2024-03-13", last: "2024-03-16"),
    Export(
      name: "a declined purchase",
      text: """
        Date,Shop,Amount,Status
        2024-03-13,Books,-12.00,Completed
        2024-03-14,Diner,-30.00,Declined
        2024-03-15,Diner,-30.00,Completed

        """, count: 2, sums: ["": "-42.00"], first: "2024-03-13", last: "2024-03-15"),
    Export(
      name: "a list of invoices",
      text: """
        Invoice no,Customer,Issued,Due,Net,VAT,Gross,State
        1001,Client 1,2024-03-13,2024-04-12,100.00,20.00,120.00,paid
        1002,Client 2,2024-03-14,2024-04-13,50.00,10.00,60.00,paid

        """, count: 2, sums: ["": "150.00"], first: "2024-03-13", last: "2024-03-14", asks: ["columns"]),
    Export(
      name: "amounts in their own currencies beside those in the account's",
      text: """
        Account currency: EUR
        Date;Text;Amount;Currency;Equivalent in EUR;Balance in EUR
        13.03.2024;Shop;-13,00;USD;-12,00;988,00
        14.03.2024;Wage;100,00;EUR;100,00;1088,00
        16.03.2024;Hotel;-60,00;USD;-55,00;1033,00

        """, count: 3, sums: ["EUR": "33.00"], first: "2024-03-13", last: "2024-03-16", proof: .balances),
    Export(
      name: "a reversed ride that the running balance counts, as it counts the return",
      text: """
        Date,Details,Amount,Status,Balance
        13/03/2024,Shop,-12.00,Completed,988.00
        14/03/2024,Wage,100.00,Completed,1088.00
        15/03/2024,Taxi,-30.00,Reversed,1058.00
        15/03/2024,Taxi,30.00,Completed,1088.00
        17/03/2024,Books,-10.00,Completed,1078.00

        """, count: 5, sums: ["": "78.00"], first: "2024-03-13", last: "2024-03-17", proof: .balances),
    Export(
      name: "a declined ride that the running balance does not count",
      text: """
        Date,Details,Amount,Status,Balance
        13/03/2024,Shop,-12.00,Completed,988.00
        14/03/2024,Wage,100.00,Completed,1088.00
        15/03/2024,Taxi,-30.00,Declined,1088.00
        17/03/2024,Books,-10.00,Completed,1078.00

        """, count: 3, sums: ["": "78.00"], first: "2024-03-13", last: "2024-03-17", proof: .balances),
  ]
}

@Suite struct SectionTests {
  private func numbers(_ text: String) throws -> [String] {
    let reading = try StatementReader.read(FileBytes(text.utf8), fileName: "a.csv", hints: ReadingHints())
    #expect(reading.questions.isEmpty)
    #expect(reading.proof == .balances)
    return reading.drafts.accountNumbers.map { reading.drafts.texts[$0] }
  }

  @Test func `A title that names an account, above each table of one header`() throws {
    let text = """
      Compte courant n° 00012345678
      Date;Libellé;Débit;Crédit;Solde
      13/03/2024;Magasin;12,00;;988,00
      14/03/2024;Salaire;;100,00;1088,00

      Livret A n° 00098765432
      Date;Libellé;Débit;Crédit;Solde
      13/03/2024;Virement;;50,00;550,00
      15/03/2024;Virement;20,00;;530,00

      """
    #expect(try numbers(text) == ["00012345678", "00012345678", "00098765432", "00098765432"])
  }

  @Test func `Titles without a number, where the balances of each table are its own`() throws {
    let text = """
      Current
      Date,Details,Amount,Balance
      13/03/2024,Shop,-12.00,988.00
      14/03/2024,Wage,100.00,1088.00

      Savings
      Date,Details,Amount,Balance
      13/03/2024,Transfer,50.00,550.00
      15/03/2024,Transfer,-20.00,530.00

      """
    #expect(try numbers(text) == ["Current", "Current", "Savings", "Savings"])
  }

  @Test func `A column of pockets, each with balances of its own`() throws {
    let text = """
      Date,Pocket,Details,Amount,Balance
      13/03/2024,Main,Shop,-12.00,988.00
      14/03/2024,Main,Wage,100.00,1088.00
      15/03/2024,Holidays,Transfer,50.00,550.00
      15/03/2024,Main,Transfer,-50.00,1038.00
      16/03/2024,Holidays,Hotel,-20.00,530.00

      """
    #expect(try numbers(text) == ["Main", "Main", "Holidays", "Main", "Holidays"])
  }

  @Test func `Titles of parts of one statement, whose balances go on`() throws {
    let text = """
      March
      Date,Details,Amount,Balance
      13/03/2024,Shop,-12.00,988.00
      14/03/2024,Wage,100.00,1088.00

      April
      Date,Details,Amount,Balance
      13/04/2024,Shop,-50.00,1038.00
      15/04/2024,Shop,-20.00,1018.00

      """
    #expect(try numbers(text).isEmpty)
  }

  @Test func `Tables of different headers, each below its account's number`() throws {
    let text = """
      Account number,12345678
      Date,Details,Amount,Balance
      13/03/2024,Shop,-12.00,988.00
      14/03/2024,Wage,100.00,1088.00

      Account number,87654321
      Date,Details,Paid out,Paid in,Balance
      13/03/2024,Transfer,,50.00,550.00
      15/03/2024,Transfer,20.00,,530.00

      """
    #expect(try numbers(text) == ["12345678", "12345678", "87654321", "87654321"])
  }
}
