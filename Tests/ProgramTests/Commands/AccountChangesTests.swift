import Foundation
import Testing

/// An account gets another name, or ends, in the book and in every file that speaks of it, and nothing else changes.
@Suite struct AccountChangesTests {
  private let book: CommandFolder
  private static let rules = """
    # who   pays
    rules:
      - { when: { description: shop, account: [Current, 'Savings'] }, set: { category: Food } }   # Current in words
      - when:
          any:
            - account:   "current"
            - account: Savings
          description: to
        set: { transfer: Current }

    """
  private static let layout = "layouts:\n  - name: card\n    match: { account: Current }\n    columns: { Date: date }\n"

  init() throws {
    book = try CommandFolder(accounts: ["Current", "Savings"])
    try book.write(Self.rules, to: "rules/a.yaml")
    try FileManager.default.createDirectory(
      at: book.url.appending(path: "rules/layouts"), withIntermediateDirectories: true)
    try book.write(Self.layout, to: "rules/layouts/card.yaml")
    try book.take(["2025-05-13,SHOP A,-10.00"], from: "current-1.csv")
    try book.take(["2025-05-14,TO X,-5.00"], from: "savings-1.csv")
  }

  private var files: [String] { ["daybook.yaml", "rules/a.yaml", "rules/layouts/card.yaml"] }

  @Test func aNameChangesEverywhereAndBack() throws {
    let before = try files.map { try book.text(of: $0) }
    let planned = try book.daybook("accounts", "rename", "Current", "Day to day", "--dry-run")
    #expect(planned.contains("rules/a.yaml:3") && planned.contains("nothing was written"), "\(planned)")
    #expect(try files.map { try book.text(of: $0) } == before)
    let said = try book.daybook("accounts", "rename", "Current", "Day to day")
    #expect(said.contains("daybook.yaml:2") && said.contains("rules/layouts/card.yaml:3"), "\(said)")
    let rules = Self.rules.replacing("[Current,", with: "[Day to day,").replacing("\"current\"", with: "\"Day to day\"")
      .replacing("transfer: Current", with: "transfer: Day to day")
    #expect(try book.text(of: "rules/a.yaml") == rules)
    #expect(try book.text(of: "rules/layouts/card.yaml") == Self.layout.replacing("Current", with: "Day to day"))
    #expect(try book.text(of: "daybook.yaml") == before[0].replacing("name: Current", with: "name: Day to day"))
    #expect(try book.values("account") == ["Day to day", "Savings"])
    #expect(try book.values("transfer")[1] == "Day to day")
    try book.daybook("check")
    try book.daybook("rules", "check")
    #expect(try book.daybook("recategorize").contains("0 changed"))
    try book.take(["2025-06-13,SHOP B,-11.00"], from: "current-2.csv")
    #expect(try book.values("account") == ["Day to day", "Savings", "Day to day"])
    try book.daybook("undo", "--quiet")
    try book.daybook("undo", "--quiet")
    #expect(try files.map { try book.text(of: $0) } == before)
    #expect(try book.values("account") == ["Current", "Savings"])
    try book.daybook("check")
  }

  @Test func aNameThatIsTakenOrUnknownIsRefused() throws {
    #expect(try book.attempt("accounts", "rename", "Current", "savings").status == 64)
    #expect(try book.attempt("accounts", "rename", "Current", " ").status == 64)
    let unknown = try book.attempt("accounts", "rename", "Curent", "X")
    #expect(unknown.status == 64 && unknown.stderr.contains("'Current'"), "\(unknown.stderr)")
  }

  @Test func anAccountIsClosedAndOpenedAgain() throws {
    let before = try book.text(of: "daybook.yaml")
    try book.daybook("accounts", "close", "Savings", "--on", "2025-05-31", "--quiet")
    #expect(
      try book.text(of: "daybook.yaml")
        == before.replacing(
          "files: [\"savings-*.csv\"], sign: as-written }",
          with: "files: [\"savings-*.csv\"], sign: as-written, closed: 2025-05-31 }"))
    try book.daybook("accounts", "close", "Savings", "--on", "2025-06-30", "--quiet")
    #expect(try book.text(of: "daybook.yaml").contains("closed: 2025-06-30"))
    try FileManager.default.createDirectory(
      at: book.url.appending(path: "inbox"), withIntermediateDirectories: true)
    try book.daybook("run", "--today", "2025-12-31", "--quiet")
    let late = try book.daybook("review", "list", "--kind", "stale", "--format", "csv")
    #expect(!late.contains("Savings") && late.contains("Current"), "\(late)")
    try book.daybook("undo", "--quiet")
    try book.daybook("undo", "--quiet")
    try book.daybook("undo", "--quiet")
    #expect(try book.text(of: "daybook.yaml") == before)
  }
}
