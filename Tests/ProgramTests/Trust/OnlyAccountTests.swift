import Foundation
import Testing

/// The only account takes any file that is like those before it, and asks about the others.
@Suite struct OnlyAccountTests {
  private static func folder() throws -> TrustFolder {
    let folder = try TrustFolder(accounts: "name: Current, currency: EUR")
    try folder.write(statement(4), to: "inbox/a.csv")
    return folder
  }

  private static func statement(_ month: Int, number: String = "DE89370400440532013000") -> [String] {
    [
      "Account,\(number)", "Date,Description,Amount", "2025-0\(month)-13,Rent,-900.00", "2025-0\(month)-14,Pay,2000.50",
    ]
  }

  @Test func filesLikeThoseBeforeAreTaken() throws {
    let folder = try Self.folder()
    for month in 5...7 { try folder.write(Self.statement(month), to: "inbox/\(month).csv") }
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.booked().count == 8)
    #expect(try folder.waiting().isEmpty)
  }

  @Test func otherBanksAreAskedAbout() throws {
    let folder = try Self.folder()
    try folder.write(["Booked;Text;Value", "2025-05-13;Miete;-100,00", "2025-05-16;Lohn;200,50"], to: "inbox/b.csv")
    try folder.write(["Booked;Text;Value", "2025-06-13;Miete;-100,00", "2025-06-16;Lohn;201,50"], to: "inbox/b2.csv")
    try folder.write(Self.statement(6, number: "DE02120300000000202051"), to: "inbox/c.csv")
    try folder.write(["Day,What,Amount (USD)", "2025-05-13,Rent,-90.00", "2025-05-14,Pay,20.50"], to: "inbox/d.csv")
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.booked().count == 2)
    #expect(try folder.names(in: "inbox") == ["b.csv", "b2.csv", "c.csv", "d.csv"])
    // One question for two files of one bank.
    let waiting = try folder.waiting()
    #expect(waiting.map(\.kind).sorted() == ["account", "account", "file"])
    #expect(waiting.contains { $0.message.contains("DE02120300000000202051") })
    let place = try #require(waiting.firstIndex { $0.message.contains("Booked, Text, Value") })
    #expect(try folder.daybook("review", "accept", "\(place + 1)", "--option", "Current").status == 0)
    #expect(try folder.daybook("run").status == 0)
    #expect(try folder.booked().count == 6)
    #expect(try folder.names(in: "inbox") == ["c.csv", "d.csv"])
  }

  /// Who names the account has answered.
  @Test func theCommandMayNameTheAccount() throws {
    let folder = try Self.folder()
    #expect(try folder.daybook("run").status == 0)
    try folder.write(["Booked;Text;Value", "2025-05-13;Miete;-100,00", "2025-05-16;Lohn;200,50"], to: "b.csv")
    #expect(try folder.daybook("import", "b.csv").status == 65)
    #expect(try folder.daybook("import", "b.csv", "--account", "Current").status == 0)
    #expect(try folder.booked().count == 4)
  }
}
