import Foundation
import Testing

/// The same bytes are imported once for an account; for another account as the file says, or as a person does.
@Suite struct SameBytesTests {
  private static let interest = ["Date,Description,Amount", "2025-06-15,Fee,-0.05", "2025-06-30,Interest,1.25"]

  private static func folder() throws -> TrustFolder {
    try TrustFolder(
      accounts: "name: Isa, currency: GBP, files: [\"isa-*.csv\"]", "name: Pot, currency: GBP, files: [\"pot-*.csv\"]")
  }

  @Test func twoAccountsAreAskedAboutOnce() throws {
    let folder = try Self.folder()
    for name in ["isa", "pot"] { try folder.write(Self.interest, to: "inbox/\(name)-june.csv") }
    #expect(try folder.daybook("run", "--today", "2025-08-01").status == 0)
    #expect(try folder.booked().count == 2)
    #expect(try folder.names(in: "inbox") == ["pot-june.csv"])
    let waiting = try folder.waiting()
    #expect(waiting.map(\.kind) == ["question"])
    #expect(waiting.first?.message.contains("imported for Isa before") == true)
    #expect(try folder.daybook("review", "accept", "1", "--option", "accounts").status == 0)
    #expect(try folder.booked().count == 4)
    #expect(try folder.names(in: "inbox").isEmpty)
    // What was said of the pair holds for its next month.
    let july = Self.interest.map { $0.replacing("-06-", with: "-07-") }
    for name in ["isa", "pot"] { try folder.write(july, to: "inbox/\(name)-july.csv") }
    #expect(try folder.daybook("run", "--today", "2025-08-01").status == 0)
    #expect(try folder.booked().count == 8)
    #expect(try folder.waiting().isEmpty)
    // Also where one has another name.
    #expect(try folder.daybook("accounts", "rename", "Isa", "Zero").status == 0)
    let august = Self.interest.map { $0.replacing("-06-", with: "-08-") }
    for name in ["isa", "pot"] { try folder.write(august, to: "inbox/\(name)-august.csv") }
    #expect(try folder.daybook("run", "--today", "2025-09-01").status == 0)
    #expect(try folder.booked().count == 12)
    #expect(try folder.waiting().isEmpty)
    // And importing again adds nothing.
    try folder.write(july, to: "pot-again.csv")
    #expect(try folder.daybook("import", "pot-again.csv").status == 0)
    #expect(try folder.daybook("import", "pot-again.csv", "--account", "Zero").status == 0)
    #expect(try folder.booked().count == 12)
    #expect(try folder.daybook("check").status == 0)
  }

  @Test func aRenamedCopyIsNeverBooked() throws {
    let folder = try Self.folder()
    for name in ["isa", "pot"] { try folder.write(Self.interest, to: "inbox/\(name)-june.csv") }
    #expect(try folder.daybook("run", "--today", "2025-08-01").status == 0)
    #expect(try folder.daybook("review", "accept", "1", "--option", "copy").status == 0)
    #expect(try folder.daybook("run", "--today", "2025-08-01").status == 0)
    #expect(try folder.booked().count == 2)
    #expect(try folder.names(in: "inbox").isEmpty)
    #expect(try folder.waiting().isEmpty)
    // A copy says nothing of other months.
    let july = Self.interest.map { $0.replacing("-06-", with: "-07-") }
    for name in ["isa", "pot"] { try folder.write(july, to: "inbox/\(name)-july.csv") }
    #expect(try folder.daybook("run", "--today", "2025-08-01").status == 0)
    #expect(try folder.waiting().map(\.kind) == ["question"])
    #expect(try folder.daybook("import", "inbox/pot-july.csv", "--account", "Pot").status == 65)
  }

  /// A copy that bears the number of the account is its own, whoever had the bytes first.
  @Test func theNumberInTheFileDecides() throws {
    let folder = try TrustFolder(
      accounts: "name: Isa, currency: GBP, files: [\"isa-*.csv\"]", "name: Pot, currency: GBP, number: \"20441177\"")
    let lines = ["Account number,20441177"] + Self.interest
    try folder.write(lines, to: "isa-june.csv")
    #expect(try folder.daybook("import", "isa-june.csv").status == 0)
    try folder.write(lines, to: "june.csv")
    #expect(try folder.daybook("import", "june.csv").status == 0)
    #expect(try folder.booked().count == 4)
    #expect(try folder.waiting().isEmpty)
    #expect(try folder.daybook("check").status == 0)
  }

  /// The number of another account in a row, as that of a transfer, names nobody.
  @Test func aNumberInARowDecidesNothing() throws {
    let folder = try TrustFolder(
      accounts: "name: Isa, currency: GBP, files: [\"isa-*.csv\"]",
      "name: Pot, currency: GBP, files: [\"pot-*.csv\"], number: \"20441177\"")
    let lines = ["Date,Description,Amount", "2025-06-15,To 20441177,-0.05", "2025-06-30,Interest,1.25"]
    for name in ["isa", "pot"] { try folder.write(lines, to: "inbox/\(name)-june.csv") }
    #expect(try folder.daybook("run", "--today", "2025-08-01").status == 0)
    #expect(try folder.booked().count == 2)
    #expect(try folder.waiting().map(\.kind) == ["question"])
  }
}
