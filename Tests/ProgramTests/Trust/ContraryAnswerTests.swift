import Foundation
import Testing

/// An answer is remembered until a file or the book speaks against it.
@Suite struct ContraryAnswerTests {
  private static let header = "Date,Description,Amount"

  private static func folder() throws -> TrustFolder {
    try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"*.csv\"]")
  }

  private static func answered() throws -> TrustFolder {
    let folder = try folder()
    try folder.write([header, "03/04/2025,Rent,-900.00", "05/04/2025,Salary,2100.50"], to: "a.csv")
    #expect(try folder.daybook("import", "a.csv", "--today", "2025-04-20").status == 65)
    #expect(try folder.daybook("review", "accept", "1", "--option", "dmy", "--today", "2025-04-20").status == 0)
    #expect(try folder.booked() == ["Current 2025-04-03 -900.00", "Current 2025-04-05 2100.50"])
    return folder
  }

  @Test func anAnswerHoldsWhereNothingContradictsIt() throws {
    let folder = try Self.answered()
    try folder.write([Self.header, "05/06/2025,Rent,-900.00", "07/06/2025,Salary,2100.50"], to: "c.csv")
    #expect(try folder.daybook("import", "c.csv").status == 0)
    #expect(try folder.booked().suffix(2) == ["Current 2025-06-05 -900.00", "Current 2025-06-07 2100.50"])
  }

  /// Answered day first; then a file that fits the month first alone; then one that fits both.
  @Test(arguments: [["04/25/2025", "04/26/2025"], ["04/03/2025", "04/26/2025"]])
  func aFileThatContradictsItReopensIt(_ days: [String]) throws {
    let folder = try Self.answered()
    try folder.write([Self.header, "\(days[0]),Fee,-9.00", "\(days[1]),Wage,21.50"], to: "b.csv")
    _ = try folder.daybook("import", "b.csv", "--today", "2025-05-01")
    try folder.write([Self.header, "05/06/2025,Rent,-90.00", "07/06/2025,Salary,210.50"], to: "c.csv")
    let open = try folder.daybook("import", "c.csv")
    #expect(open.status == 65)
    #expect(open.stderr.contains("'dmy' was answered on 2025-04-20"), "\(open.stderr)")
    #expect(open.stderr.contains("b.csv"), "\(open.stderr)")
    #expect(try !folder.booked().contains { $0.contains("2025-06") || $0.contains("2025-05") })
    // The last word holds from then on.
    let items = try folder.waiting().count
    #expect(try folder.daybook("review", "accept", "\(items + 1)", "--option", "mdy").status == 0)
    try folder.write([Self.header, "08/06/2025,Rent,-91.00", "09/06/2025,Salary,211.50"], to: "d.csv")
    _ = try folder.daybook("import", "d.csv")
    #expect(try folder.booked().contains("Current 2025-05-06 -90.00"))
  }

  /// In one run the contradiction counts, too, whatever the order of the files.
  @Test func inOneRun() throws {
    let folder = try Self.answered()
    try folder.write([Self.header, "02/03/2025,Rent,-90.00", "03/03/2025,Salary,210.50"], to: "inbox/b-open.csv")
    try folder.write([Self.header, "04/03/2025,Fee,-9.00", "04/26/2025,Wage,21.50"], to: "inbox/c-clear.csv")
    #expect(try folder.daybook("run", "--today", "2025-05-01").status == 0)
    #expect(try folder.booked().count == 2)
    #expect(try folder.waiting().count == 2)
  }

  @Test func anAmountThatContradictsItReopensIt() throws {
    let folder = try Self.folder()
    try folder.write([Self.header, "2025-04-13,Rent,-1.000", "2025-04-14,Car,-2.000"], to: "a.csv")
    #expect(try folder.daybook("import", "a.csv").status == 65)
    #expect(try folder.daybook("review", "accept", "1", "--option", ",", "--today", "2025-04-20").status == 0)
    let before = try folder.booked()
    #expect(before == ["Current 2025-04-13 -1000.00", "Current 2025-04-14 -2000.00"])
    let lines = [Self.header, "2025-05-13,Rent,-1.000", "2025-05-14,Car,-2.000", "2025-05-15,Shop,2.55"]
    try folder.write(lines, to: "b.csv")
    let contrary = try folder.daybook("import", "b.csv")
    #expect(contrary.status == 65)
    #expect(contrary.stderr.contains("',' was answered on 2025-04-20"), "\(contrary.stderr)")
    #expect(contrary.stderr.contains("'2.55'"), "\(contrary.stderr)")
    #expect(try folder.booked() == before)
    #expect(try folder.waiting().map(\.kind) == ["question"])
    #expect(try folder.daybook("review", "accept", "2", "--option", ".").status == 0)
    #expect(try folder.booked().suffix(3).map { $0.split(separator: " ")[2] } == ["-1.00", "-2.00", "2.55"])
    #expect(try folder.daybook("check").status == 0)
  }

  /// What daybook.yaml says of dates gives way to rows that allow only the other order.
  @Test func aDeclarationThatAFileContradictsIsAskedAbout() throws {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR, files: [\"*.csv\"], date_order: mdy")
    let rows = ["03/04/2025,Rent,-900.00", "14/04/2025,Shop,-20.00", "15/04/2025,Pay,500.00"]
    try folder.write([Self.header] + rows, to: "inbox/a.csv")
    #expect(try folder.daybook("run", "--strict").status == 3)
    #expect(try folder.booked().isEmpty)
    let waiting = try folder.waiting()
    #expect(waiting.map(\.kind) == ["question"])
    #expect(waiting.first?.message.contains("'mdy' stands in daybook.yaml") == true, "\(waiting)")
    #expect(try folder.daybook("review", "accept", "1", "--option", "dmy").status == 0)
    let booked = ["Current 2025-04-03 -900.00", "Current 2025-04-14 -20.00", "Current 2025-04-15 500.00"]
    #expect(try folder.booked() == booked)
    #expect(try folder.daybook("check").status == 0)
  }

  @Test func aDeclarationHoldsWhereNothingContradictsIt() throws {
    let folder = try TrustFolder(
      accounts: "name: Card, currency: EUR, files: [\"*.csv\"], sign: inverted, date_order: mdy")
    try folder.write([Self.header, "03/04/2025,Shop,9.00", "03/15/2025,Shop,2.50"], to: "inbox/a.csv")
    #expect(try folder.daybook("run", "--strict").status == 0)
    #expect(try folder.booked() == ["Card 2025-03-04 -9.00", "Card 2025-03-15 -2.50"])
  }

  /// An answer to one question does not decide what the next file tells itself.
  @Test func onlyWhatIsOpenIsAnswered() throws {
    let folder = try Self.folder()
    try folder.write([Self.header, "2025-04-13,Rent,-1.000", "2025-04-14,Car,-2.000"], to: "a.csv")
    #expect(try folder.daybook("import", "a.csv").status == 65)
    #expect(try folder.daybook("review", "accept", "1", "--option", ",").status == 0)
    try folder.write([Self.header, "03/04/2025,Rent,-1.000", "05/04/2025,Shop,2.55"], to: "b.csv")
    #expect(try folder.daybook("import", "b.csv").status == 65)
    #expect(try folder.waiting().map(\.kind) == ["question", "question"])
    #expect(try folder.booked().count == 2)
  }

  /// A file of two accounts with a question is imported, archived and done once it is answered.
  @Test func aFileOfTwoAccountsIsAnswered() throws {
    let folder = try TrustFolder(
      accounts: "name: One, currency: EUR, number: DE111111", "name: Two, currency: EUR, number: DE222222")
    let rows = ["DE111111,03/04/2025,Rent,-900.00", "DE222222,05/06/2025,Pay,21.50", "DE222222,05/07/2025,Fee,-2.50"]
    try folder.write(["Account,Date,Description,Amount"] + rows, to: "inbox/both.csv")
    #expect(try folder.daybook("run").status == 0)
    let accepted = try folder.daybook("review", "accept", "1", "--option", "2")
    #expect(accepted.status == 0, "\(accepted.stderr)")
    #expect(try folder.booked().count == 3)
    #expect(try folder.names(in: "inbox").isEmpty)
    #expect(try folder.names(in: "archive/2025").count == 1)
    #expect(try folder.daybook("check").status == 0)
  }
}
