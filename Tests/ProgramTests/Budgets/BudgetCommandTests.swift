import Foundation
import Testing

/// A budget on a book of the program's own making, by its commands alone.
@Suite struct BudgetCommandTests {
  private static let accounts = [
    "name: Current, currency: EUR, files: [\"current*\"], opening: { date: 2025-12-31, balance: 500.00 }",
    "name: Card, currency: EUR, kind: card, files: [\"card*\"], opening: { date: 2025-12-31, balance: -100.00 }",
    "name: Savings, currency: EUR, kind: savings, budget: off, category: \"Savings:Investments\"",
  ]
  private static let rules = """
    rules:
      - { when: { description: wages }, set: { category: "Income:Salary" } }
      - { when: { description: landlord }, set: { category: "Home:Rent" } }
      - { when: { description: grocer }, set: { category: "Food:Groceries" } }
      - { when: { description: bistro }, set: { category: "Food:Dining" } }
      - { when: { description: broker }, set: { transfer: Savings } }
      - when: { description: warehouse }
        set:
          split:
            - { amount: 30.00, category: "Food:Groceries" }
            - { category: "Shopping:Gifts", rest: true }
    """
  private static let policy = """
    method: zero-based
    start: 2026-01-01
    currency: EUR
    categories:
      "Home:Rent": { plan: 800, due: 3 }
      Food: 300
      "Shopping:Gifts": share 1
    """

  /// Two months: January's wages 2000.00, rent 800.00, food 250.00 on the card and 30.00 of a split, gifts 20.00.
  private static func folder() throws -> TrustFolder {
    let folder = try TrustFolder(accounts: accounts[0], accounts[1], accounts[2])
    try folder.write(rules, to: "rules/r.yaml")
    try folder.write(policy, to: "budget.yaml")
    try folder.write(
      [
        "Date,Description,Amount", "2026-01-02,WAGES,2000.00", "2026-01-03,LANDLORD,-800.00",
        "2026-01-10,WAREHOUSE,-50.00", "2026-01-20,BROKER,-100.00", "2026-02-02,CASH,-40.00",
      ], to: "inbox/current.csv")
    try folder.write(
      ["Date,Description,Amount", "2026-01-12,GROCER,-170.00", "2026-01-15,BISTRO,-80.00"], to: "inbox/card.csv")
    let run = try folder.daybook("run", "--today", "2026-02-10")
    #expect(run.status == 0, "\(run.stderr)")
    return folder
  }

  private static func show(_ folder: TrustFolder, _ period: String) throws -> [String: Any] {
    let shown = try folder.daybook("budget", "show", "--period", period, "--today", "2026-02-10", "--format", "json")
    #expect(shown.status == 0, "\(shown.stderr)")
    return try #require(JSONSerialization.jsonObject(with: Data(shown.stdout.utf8)) as? [String: Any])
  }

  private static func terms(_ shown: [String: Any]) -> [String: String] {
    let terms = shown["terms"] as? [[String: String]] ?? []
    return Dictionary(terms.map { ($0["code"] ?? "", $0["amount"] ?? "") }) { first, _ in first }
  }

  private static func line(_ shown: [String: Any], _ category: String) -> [String: Any] {
    (shown["categories"] as? [[String: Any]] ?? []).last { $0["category"] as? String == category } ?? [:]
  }

  /// A bad line is said with its place; the figures are those before it, and nothing is written until it is mended.
  @Test func ofFilesWithFaultsTheLastWithoutIsShown() throws {
    let folder = try Self.folder()
    let given = try folder.daybook("budget", "assign", "Food", "300", "--today", "2026-02-10")
    #expect(given.status == 0, "\(given.stderr)")
    let sound = try folder.daybook("budget", "show", "--today", "2026-02-10", "--format", "json")
    let assigned = try folder.text(of: "assigned.csv")
    let faults = [
      ("assigned.csv", assigned + "2026-02-11,Foood,5.00,\n2026-02-12,Food,7.00,\n", "assigned.csv:3:12: error: "),
      ("budget.yaml", Self.policy + "\nbugs: 3\n", "budget.yaml:8:1: error: "),
    ]
    for (file, text, place) in faults {
      let before = try folder.text(of: file)
      try folder.write(text, to: file)
      let shown = try folder.daybook("budget", "show", "--today", "2026-02-11", "--format", "json")
      #expect(shown.stdout == sound.stdout && shown.status == 78, "\(file)")
      #expect(shown.stderr.contains(place) && shown.stderr.contains("is the one of 2026-02-10"), "\(shown.stderr)")
      #expect(try folder.daybook("budget", "due", "--today", "2026-02-11").status == 78)
      let refused = try folder.daybook("budget", "assign", "Food", "400", "--today", "2026-02-11")
      #expect(refused.status == 78 && refused.stderr.contains(place))
      let night = try folder.daybook("run", "--today", "2026-02-11", "--format", "json")
      #expect(night.status == 0 && night.stderr.contains(place), "\(night.stderr)")
      #expect(try folder.text(of: file) == text)
      try folder.write(before, to: file)
      #expect(try folder.daybook("budget", "show", "--today", "2026-02-11").status == 0)
    }
    // What a person writes without faults is taken in by the next night, one without files, too.
    try folder.write(assigned + "2026-02-11,Food,5.00,\n", to: "assigned.csv")
    #expect(try folder.daybook("run", "--today", "2026-02-12").status == 0)
    try folder.write("no budget at all", to: "assigned.csv")
    let shown = try folder.daybook("budget", "show", "--today", "2026-02-12", "--format", "csv")
    #expect(shown.stdout.contains(",Food,EUR,needs,305.00,"), "\(shown.stdout)")
    #expect(shown.stderr.contains("is the one of 2026-02-12"), "\(shown.stderr)")
  }

  @Test func readyFollowsFromTheBook() throws {
    let folder = try Self.folder()
    let next = try folder.daybook("budget", "next", "--period", "2026-01-01", "--today", "2026-02-10")
    #expect(next.status == 0, "\(next.stderr)")
    let january = try Self.show(folder, "2026-01-15")
    // 500.00 - 100.00 before, 2000.00 of wages; all of it is given out.
    #expect(Self.terms(january)["before"] == "400.00" && Self.terms(january)["income"] == "2000.00")
    #expect(Self.terms(january)["planned"] == "-2400.00" && january["ready"] as? String == "0.00")
    let food = Self.line(january, "Food")
    #expect(food["spent"] as? String == "280.00" && food["remaining"] as? String == "20.00")
    #expect(Self.line(january, "Home:Rent")["due_state"] as? String == "paid")
    #expect(Self.line(january, "Shopping:Gifts")["remaining"] as? String == "1280.00")
    // A transfer off the budget is spent on the category of its account.
    #expect(Self.line(january, "Savings:Investments")["remaining"] as? String == "-100.00")
    #expect(january["overspent"] as? String == "100.00")
    // The overspending lowers what February has, and so does cash that nobody has put anywhere.
    let february = try Self.show(folder, "2026-02-15")
    #expect(Self.terms(february)["returned"] == "-100.00" && Self.terms(february)["uncategorized"] == "-40.00")
    #expect(february["ready"] as? String == "-140.00")
  }

  @Test func actsAreLinesThatUndoTakesOut() throws {
    let folder = try Self.folder()
    let period = ["--period", "2026-01-01", "--today", "2026-02-10"]
    func act(_ words: String...) throws -> Program.Outcome {
      try Program.run(["budget"] + words + period, in: folder.url)
    }
    #expect(try act("assign", "Food", "300").status == 0)
    #expect(try act("assign", "Food", "-4.50").stdout.contains("REMAINING"))
    #expect(try act("move", "15.50", "--from", "Food", "--to", "Home:Rent").status == 0)
    #expect(try act("cover", "Savings:Investments").stdout.contains("100.00"))
    let text = try folder.text(of: "assigned.csv")
    #expect(
      text == """
        day,category,amount,note
        2026-01-01,Food,300.00,
        2026-01-01,Food,-4.50,
        2026-01-01,Food,-15.50,to Home:Rent
        2026-01-01,Home:Rent,15.50,from Food
        2026-01-01,Savings:Investments,100.00,from ready

        """)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try folder.daybook("undo").status == 0)
    let left = try folder.text(of: "assigned.csv")
    #expect(left == text.split(separator: "\n").prefix(3).map { $0 + "\n" }.joined())
  }

  /// What changes nothing is no batch: undo takes back what did.
  @Test func nextTwiceIsOneBatch() throws {
    let folder = try Self.folder()
    let next = ["budget", "next", "--period", "2026-01-01", "--today", "2026-02-10"]
    #expect(try Program.run(next, in: folder.url).stdout.contains("Assigned as run 2"))
    let again = try Program.run(next, in: folder.url)
    #expect(again.status == 0 && again.stdout.contains("Nothing changes."), "\(again.stdout)\(again.stderr)")
    #expect(try folder.daybook("undo").stdout.contains("Took back run 2"))
    let left = try folder.text(of: "assigned.csv")
    #expect(!left.contains("2026-01-01"), "\(left)")
  }

  /// A refusal changes nothing, and says what there is.
  @Test(arguments: [
    (["assign", "Fod", "5"], "Did you mean 'Food'?"), (["assign", "Food", "5.123"], "Write:"),
    (["move", "900", "--from", "Food", "--to", "Home:Rent"], "'Food' has"),
    (["assign", "Transfers", "5"], "of kind transfer"), (["assign", "Food", "99999"], "'ready' has"),
  ])
  func whatCannotBeIsSaid(_ words: [String], _ message: String) throws {
    let folder = try Self.folder()
    let outcome = try Program.run(["budget"] + words + ["--today", "2026-01-31"], in: folder.url)
    #expect(outcome.status == 64 && outcome.stderr.contains(message), "\(outcome.stderr)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "assigned.csv").path))
  }

  /// A new name of a category is its name in the budget too, and undo takes that back.
  @Test func theBudgetFollowsARenamedCategory() throws {
    let folder = try Self.folder()
    let policy = Self.policy + "\n  # rent for \"Food\"\n  Travel: 12% of Income:Salary   # half\n"
    try folder.write(policy, to: "budget.yaml")
    let lines = "day,category,amount,note\n2026-01-01,\"Food\",300.00,\"Food, mostly\"\n2026-01-01,Food:Dining,5.00,\n"
    try folder.write(lines, to: "assigned.csv")
    #expect(try folder.daybook("categories", "rename", "Food", "Meals", "--fix-rules").status == 0)
    #expect(try folder.daybook("categories", "rename", "Income:Salary", "Wage").status == 0)
    #expect(
      try folder.text(of: "budget.yaml")
        == policy.replacing("  Food: 300", with: "  Meals: 300").replacing("Income:Salary", with: "Income:Wage"))
    #expect(
      try folder.text(of: "assigned.csv")
        == lines.replacing("\"Food\"", with: "\"Meals\"").replacing("Food:Dining", with: "Meals:Dining"))
    #expect(try folder.daybook("budget", "--today", "2026-02-10").status == 0)
    #expect(try folder.daybook("undo").status == 0 && folder.daybook("undo").status == 0)
    #expect(try folder.text(of: "budget.yaml") == policy && folder.text(of: "assigned.csv") == lines)
  }

  /// A category of which the budget speaks goes nowhere without its lines.
  @Test func aCategoryOfTheBudgetIsMergedOnly() throws {
    let folder = try Self.folder()
    #expect(try folder.daybook("categories", "add", "Fun").status == 0)
    try folder.write(Self.policy + "\n  Fun: 20\n", to: "budget.yaml")
    let dropped = try folder.daybook("categories", "delete", "Fun")
    #expect(dropped.status == 64 && dropped.stderr.contains("the budget has lines of 'Fun'"), "\(dropped.stderr)")
    let merged = try folder.daybook("categories", "delete", "Fun", "--into", "Shopping:Gifts")
    #expect(merged.stdout.contains("the plan of 'Fun' is gone"), "\(merged.stdout)\(merged.stderr)")
    let left = try String(contentsOf: folder.url.appending(path: "budget.yaml"), encoding: .utf8)
    #expect(left == Self.policy + "\n")
  }

  /// Seven and two days before, and on the day; a run tells of it with or without files, and so does `notify`.
  @Test func aRunRemindsOfWhatIsDue() throws {
    let folder = try Self.folder()
    let config = try String(contentsOf: folder.url.appending(path: "daybook.yaml"), encoding: .utf8)
    try folder.write(config + "notify: \"cat > told.json\"\n", to: "daybook.yaml")
    for (today, isDue) in [("2026-02-23", false), ("2026-02-24", true), ("2026-03-01", true), ("2026-03-02", false)] {
      let run = try folder.daybook("run", "--today", today)
      #expect(run.status == 0)
      #expect(run.stdout.contains("Due  Home:Rent 800.00 on 2026-03-03") == isDue, "\(today): \(run.stdout)")
    }
    let told = try String(contentsOf: folder.url.appending(path: "told.json"), encoding: .utf8)
    let due = #""due":[{"amount":"800.00","category":"Home:Rent","due":"2026-03-03","state":"due""#
    #expect(told.contains(due), "\(told)")
    // A budget that cannot be read stops no night.
    try folder.write("method: zero\n", to: "budget.yaml")
    let faulty = try folder.daybook("run", "--today", "2026-03-03")
    #expect(faulty.status == 0 && faulty.stderr.contains("budget.yaml:1:9: error:"), "\(faulty.stderr)")
  }

  /// What has been paid is not reminded of: by a row of the bank, or by a part of one; in its own period alone.
  @Test(arguments: ["2026-03-01,LANDLORD,-800.00", "2026-02-28,LANDLORD,-800.00", "2026-03-02,HOUSE,-810.00"])
  func whatIsPaidIsNotRemindedOf(_ row: String) throws {
    let folder = try Self.folder()
    let split = "split: [{ amount: 800.00, category: \"Home:Rent\" }, { category: \"Shopping:Gifts\", rest: true }]"
    try folder.write("rules: [{ when: { description: house }, set: { \(split) } }]\n", to: "rules/s.yaml")
    try folder.write(["Date,Description,Amount", row], to: "inbox/current-3.csv")
    let run = try folder.daybook("run", "--today", "2026-03-03")
    #expect(run.status == 0 && run.stdout.contains("1 imported"), "\(run.stdout)\(run.stderr)")
    #expect(run.stdout.contains("Home:Rent 800.00 on 2026-03-03") == row.hasPrefix("2026-02"), "\(run.stdout)")
  }

  /// `assign: auto`: the first run of a period gives its money out, the next ones do not.
  @Test func theFirstRunOfAPeriodAssigns() throws {
    let folder = try Self.folder()
    try folder.write(Self.policy.replacing("currency: EUR", with: "currency: EUR\nassign: auto"), to: "budget.yaml")
    let rehearsed = try folder.daybook("run", "--today", "2026-02-10", "--dry-run")
    #expect(rehearsed.status == 0 && !rehearsed.stdout.contains("Budget "), "\(rehearsed.stdout)")
    let first = try folder.daybook("run", "--today", "2026-02-10")
    #expect(first.stdout.contains("Budget  the plans of the period are assigned as run 2"), "\(first.stdout)")
    let file = folder.url.appending(path: "assigned.csv")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("2026-02-01,Home:Rent,800.00,"), "\(text)")
    #expect(try !folder.daybook("run", "--today", "2026-02-11").stdout.contains("Budget "))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    #expect(try folder.daybook("undo").status == 0)
    #expect(try !String(contentsOf: file, encoding: .utf8).contains("Home:Rent"))
  }

  @Test func checkProvesTheBudget() throws {
    let folder = try Self.folder()
    let sound = try folder.daybook("check")
    #expect(sound.status == 0 && !sound.stdout.contains("budget"), "\(sound.stdout)")
    try folder.write("method: zero\n", to: "budget.yaml")
    let noted = try folder.daybook("check")
    #expect(noted.status == 0 && noted.stdout.contains("the budget is not checked"), "\(noted.stdout)")
  }

  /// Each line of the budget.yaml of a new folder can be taken as it is.
  @Test(arguments: ["en", "zh-Hant"])
  func theFirstBudgetIsWhole(_ language: String) throws {
    let scratch = try ScratchFolder()
    #expect(try Program.run(["init", ".", "--categories", language], in: scratch.url).status == 0)
    let none = try Program.run(["budget", "--today", "2026-01-15"], in: scratch.url)
    #expect(none.status == 78 && none.stderr.contains("budget.yaml: error: there is no budget here"))
    let file = scratch.url.appending(path: "budget.yaml")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let taken = lines.map { $0.hasPrefix("# ") && !$0.hasPrefix("#  ") ? String($0) : String($0.dropFirst()) }
    try Data((taken.joined(separator: "\n") + "\n").utf8).write(to: file)
    let shown = try Program.run(["budget", "--today", "2026-01-15"], in: scratch.url)
    #expect(shown.status == 0, "\(shown.stderr)")
    #expect(shown.stdout.contains(language == "en" ? "Food" : "飲食"), "\(shown.stdout)")
  }

  @Test func aFaultyBudgetIsSaidWithItsPlace() throws {
    let folder = try Self.folder()
    try folder.write(Self.policy + "\n  Foood: 20\n  Travel: 12% of Home\n", to: "budget.yaml")
    let shown = try folder.daybook("budget", "--today", "2026-02-10")
    #expect(shown.status == 78)
    #expect(shown.stderr.contains("budget.yaml:8:3: error: no category 'Foood'"), "\(shown.stderr)")
    #expect(shown.stderr.contains("budget.yaml:9:"), "\(shown.stderr)")
  }

  /// What cannot be read is no empty file, which an act would write anew.
  @Test(arguments: ["budget.yaml", "assigned.csv"])
  func aFileThatCannotBeReadIsSaid(_ name: String) throws {
    let folder = try Self.folder()
    let path = folder.url.appending(path: name)
    try? FileManager.default.removeItem(at: path)
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    for words in [["budget"], ["budget", "assign", "Food", "5"]] {
      let outcome = try Program.run(words + ["--today", "2026-02-10"], in: folder.url)
      #expect(outcome.status == 78 && outcome.stderr.contains("\(name): error: this is a folder"), "\(outcome.stderr)")
    }
    let run = try folder.daybook("run", "--today", "2026-02-10")
    #expect(run.status == 0 && run.stderr.contains("this is a folder"), "\(run.stderr)")
  }

  @Test func periodsAreListed() throws {
    let folder = try Self.folder()
    let list = try folder.daybook("periods", "--today", "2026-02-10", "--format", "csv")
    #expect(
      list.stdout == """
        period,last,currency,transactions,income,expense
        2026-01-01,2026-01-31,EUR,6,2000.00,1200.00
        2026-02-01,2026-02-28,EUR,1,0.00,40.00

        """, "\(list.stdout)\(list.stderr)")
  }
}
