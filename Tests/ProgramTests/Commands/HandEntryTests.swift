import Foundation
import Testing

/// Entries by hand: booked in cash, elsewhere waiting for the bank's row, which takes their place once.
@Suite struct HandEntryTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      """
      accounts:
        - { name: Current, currency: EUR, files: ["current-*.csv"], sign: as-written }
        - { name: Wallet, currency: EUR, kind: cash, files: ["wallet-*.csv"], sign: as-written, opening: { date: 2024-12-31, balance: 50 } }
      """, to: "daybook.yaml")
    try folder.write(
      "rules:\n  - { when: { description: shop }, set: { category: Food, tags: [+bank] } }\n", to: "rules/a.yaml")
  }

  @discardableResult
  private func add(to account: String = "Current", _ day: String, _ amount: String, _ payee: String, _ more: String...)
    throws -> String
  {
    let words = ["--account", account, "--date", day, "--amount", amount, "--payee", payee]
    let ended = try Program.run(["transactions", "add"] + words + more + ["--format", "csv"], in: folder.url)
    #expect(ended.status == 0, "\(ended.stderr)")
    return String(ended.stdout.split(separator: "\n").last?.split(separator: ",")[1] ?? "")
  }

  private func isSound() throws {
    let check = try folder.attempt("check")
    #expect(check.status == 0, "\(check.stdout)\(check.stderr)")
    #expect(try folder.daybook("recategorize", "--format", "json").contains("\"changed\" : 0"))
  }

  @Test func cashIsBookedAtOnce() throws {
    let id = try add(to: "Wallet", "2025-03-04", "-3.20", "Kiosk", "--category", "Food", "--tax", "7", "--tag", "snack")
    #expect(try folder.column(10, "transactions") == ["booked"])
    #expect(try folder.daybook("accounts", "--format", "csv").contains("46.80"))
    #expect(try folder.column(0, "transactions", "--where", "tag:snack tax:7 category:Food payee:kiosk") == [id])
    try isSound()
    try folder.daybook("transactions", "set", id, "--amount", "-3.50", "--date", "2025-03-05", "--quiet")
    #expect(try !folder.daybook("transactions", id, "--format", "json").contains("bank"))
    try isSound()
    try folder.daybook("transactions", "delete", id, "--quiet")
    #expect(try folder.column(0, "transactions").isEmpty)
    try isSound()
    try folder.daybook("undo", "--quiet")
    #expect(try folder.column(3, "transactions", "--where", "tag:snack tax:7") == ["-3.50"])
    try isSound()
  }

  @Test func theBanksRowTakesItsPlace() throws {
    let id = try add("2025-03-04", "-45.00", "Corner Shop", "--category", "Travel", "--note", "party", "--tag", "+mine")
    #expect(try folder.column(10, "transactions") == ["pending"])
    try isSound()
    try folder.take("2025-03-01,RENT,-900.00", "2025-03-07,CRD SHOP 4471,-45.00", from: "current-1.csv")
    let record = try folder.daybook("transactions", id, "--format", "json")
    for said in [
      #""date": "2025-03-07""#, #""description": "CRD SHOP 4471""#, #""payee": "Corner Shop""#,
      #""category": "Travel""#,
      #""note": "party""#, #""status": "booked""#, #""statement": "current-1.csv""#, "mine",
    ] { #expect(record.contains(said), "\(said): \(record)") }
    #expect(try folder.column(0, "transactions").count == 2)
    try isSound()
    // It is the bank's row now: its file again adds nothing, and it cannot be deleted.
    try folder.take(
      "2025-03-01,RENT,-900.00", "2025-03-07,CRD SHOP 4471,-45.00", "2025-03-08,X,-1.00", from: "current-2.csv")
    #expect(try folder.column(0, "transactions").count == 3)
    #expect(try folder.attempt("transactions", "delete", id).status == 64)
    try folder.daybook("undo", "--quiet")
    try folder.daybook("undo", "--quiet")
    #expect(try folder.column(10, "transactions") == ["pending"])
    #expect(try folder.column(6, "transactions") == ["Corner Shop"])
    try isSound()
  }

  /// One to one: what is nearest in days is taken, what is left over waits or is new.
  @Test func eachRowTakesOneEntry() throws {
    let early = try add("2025-03-04", "-10.00", "Early")
    let late = try add("2025-03-10", "-10.00", "Late")
    try add("2025-01-01", "-10.00", "Too long ago")
    try folder.take(
      "2025-03-05,A,-10.00", "2025-03-11,B,-10.00", "2025-03-12,C,-10.01", from: "current-1.csv")
    #expect(try folder.column(6, "transactions", "--where", "id:\(early)") == ["A"])
    #expect(try folder.column(6, "transactions", "--where", "id:\(late)") == ["B"])
    #expect(try folder.column(0, "transactions").count == 4)
    try isSound()
  }

  /// A tie is asked about; accepted, the entry takes the row in.
  @Test func aTieAsks() throws {
    try add("2025-03-04", "-10.00", "One", "--category", "Travel")
    try add("2025-03-08", "-10.00", "Other")
    try folder.take("2025-03-06,ROW,-10.00", from: "current-1.csv")
    let item = try folder.column(0, "review", "list", "--kind", "duplicate")
    #expect(item.count == 1)
    #expect(try folder.column(10, "transactions", "--status", "held") == ["held"])
    try isSound()
    try folder.daybook("review", "accept", item.first ?? "", "--quiet")
    let taken = try folder.column(0, "transactions", "--where", "status:booked")
    #expect(taken.count == 1)
    #expect(try folder.column(6, "transactions", "--where", "status:booked") == ["ROW"])
    #expect(try folder.column(0, "transactions").count == 2)
    try isSound()
    try folder.daybook("undo", "--quiet")
    try folder.daybook("review", "reject", item.first ?? "", "--quiet")
    #expect(try folder.column(0, "transactions", "--status", "pending").count == 2)
    try isSound()
  }

  @Test func whatNeverComesIsAskedAbout() throws {
    try add("2025-01-04", "-10.00", "Never")
    try folder.take("2025-03-06,ROW,-11.00", from: "current-1.csv")
    #expect(try folder.column(0, "review", "list", "--kind", "pending").count == 1)
    try isSound()
  }

  @Test func whatCannotBeEnteredSaysWhy() throws {
    for (words, said) in [
      (["--account", "Curent", "--date", "2025-03-04", "--amount", "1", "--payee", "P"], "'Current'"),
      (["--account", "Current", "--date", "4.3.2025", "--amount", "1", "--payee", "P"], "2025-01-31"),
      (["--account", "Current", "--date", "2025-03-04", "--amount", "1,5", "--payee", "P"], "decimal mark"),
      (["--account", "Current", "--date", "2025-03-04", "--amount", "1", "--payee", ""], "needs a payee"),
      (
        ["--account", "Current", "--date", "2025-03-04", "--amount", "1", "--payee", "P", "--category", "Fod"], "'Food'"
      ),
    ] {
      let refused = try Program.run(["transactions", "add"] + words, in: folder.url)
      #expect(refused.status != 0 && refused.stderr.contains(said), "\(words): \(refused.stderr)")
    }
    #expect(try folder.column(0, "transactions").isEmpty)
  }
}
