import Foundation
import Testing

/// What `--where` finds, and what it says of what it cannot read.
@Suite struct FilterTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder(accounts: ["Current", "Savings"])
    try folder.write(
      """
      rules:
        - { when: { description: tesco }, set: { category: "Food:Groceries", bucket: needs, tags: [+shop] } }
        - { when: { description: hotel }, set: { category: Travel, tags: [+trip], note: "week in Lisbon" } }
        - { when: { description: dentist }, set: { transfer: Savings } }
      """, to: "rules/a.yaml")
    try folder.take(
      "2025-01-05,TESCO STORES,-60.00", "2025-01-06,LIDL,-12.00", "2025-01-20,HOTEL,-300.00",
      "2025-01-25,SALARY ACME,2000.00", "2025-02-03,DENTIST,-100.00", from: "current-1.csv")
    try folder.take("2025-02-10,BAKER,-3.00", from: "savings-1.csv")
    try folder.daybook("transactions", "set", "2", "--bucket", "wants", "--category", "Food:Dining", "--quiet")
  }

  @Test(arguments: [
    ("tesco or lidl", "1 2"), ("TESCO OR hotel amount:<-100", "1 3"), ("(tesco or hotel) amount:<-100", "3"),
    ("-(tesco or hotel)", "2 4 5 6"), ("-tesco -account:Savings", "2 3 4 5"), ("\"or\" or baker", "6"),
    ("((tesco) or (lidl -lidl))", "1"), ("category:Food -(tesco or amount:5)", "2"),
    ("bucket:wants", "2 3"), ("bucket:needs,wants", "1 2 3"), ("note:lisbon", "3"), ("note:none tag:none", "2 4 5 6"),
    ("tag:trip,shop", "1 3"), ("-tag:none", "1 3"), ("transfer:Savings", "5"), ("-transfer:none", "5"),
    ("statement:savings", "6"), ("statement:current-1.csv id:4..6", "4 5"), ("rule:person", "2"),
    ("rule:rules/a.yaml", "1 3"), ("rule:/a.yaml:3$/", "3"), ("rule:none", "4 5 6"), ("id:2,5..6", "2 5 6"),
    ("period:2025-01-31", "1 2 3 4"), ("period:2025-02", "5 6"), ("period:2025-01-31..2025-02-01", "1 2 3 4 5 6"),
    ("period:none", ""), ("tax:none id:1", "1"), ("{any: [{note: lisbon}, {id: 6}]}", "3 6"),
  ])
  func finds(_ conditions: String, _ numbers: String) throws {
    #expect(try folder.column(0, "transactions", "--where", conditions).joined(separator: " ") == numbers)
  }

  @Test(arguments: [
    ("category:Food|Travel", "'|' joins no conditions", "or"), ("tesco and lidl", "'and' joins no conditions", "all"),
    ("not tesco", "'not' turns no condition around", "-tesco"),
    ("amount<-50", "'amount<-50' has no colon", "amount:<-50"),
    ("categry=Food", "'categry=Food' has no colon", "category:Food"),
    ("categry:Food", "no key 'categry'", "'category'"),
    ("category:Fod", "no category 'Fod'", "'Food'"), ("account:Curent", "no account 'Curent'", "'Current'"),
    ("transfer:Saving", "no account 'Saving'", "'Savings'"), ("tag:tripp", "no tag 'tripp'", "'trip'"),
    ("bucket:need", "bucket cannot be 'need'", "'needs'"), ("status:boked", "status cannot be 'boked'", "'booked'"),
    ("period:soon", "'soon' is no period", "2025-01-31"), ("date:31.1.2025", "'31.1.2025' is no date", "2025-01-31"),
    ("id:x", "'x' is no number", "12..20"), ("amount:50,00", "'00' is no amount", "decimal mark"),
    ("(tesco", "the bracket is not closed", "quotes"), ("tesco)", "the bracket closes none", "quotes"),
    ("tesco or", "nothing follows 'or'", "both sides"), ("or tesco", "nothing is before 'or'", "both sides"),
    ("tesco ()", "nothing in the brackets", "()"),
  ])
  func refuses(_ conditions: String, _ message: String, _ remedy: String) throws {
    for list in [["transactions"], ["review", "list"], ["recategorize", "--dry-run"], ["report", "spending"]] {
      let refused = try Program.run(list + ["--where", conditions], in: folder.url)
      #expect(refused.status == 64, "\(list)")
      #expect(refused.stderr.contains(message) && refused.stderr.contains(remedy), "\(refused.stderr)")
    }
  }

  @Test func dayOptionsSayTheForm() throws {
    for list in ["transactions", "log"] {
      let refused = try folder.attempt(list, "--from", "31.1.2025")
      #expect(refused.status == 64 && refused.stderr.contains("2025-01-31"), "\(refused.stderr)")
    }
  }

  @Test func rulesAskForNothingThatTheBookHas() throws {
    for key in ["category", "status", "id", "period", "bucket", "note", "tax", "transfer", "statement", "rule"] {
      try folder.write("rules:\n  - { when: { \(key): x }, set: { bucket: needs } }\n", to: "rules/b.yaml")
      let refused = try folder.attempt("rules", "check")
      #expect(refused.stderr.contains("rules cannot ask for the \(key)"), "\(refused.stderr)")
    }
  }

  /// Each example of `help filters` works as it stands.
  @Test func examplesOfTheHelpRun() throws {
    let help = try folder.daybook("help", "filters")
    let examples = help.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("daybook ") }
    #expect(examples.count >= 9)
    for example in examples {
      let quoted = example.split(separator: "\"", omittingEmptySubsequences: false)
      let arguments = quoted.enumerated().flatMap { place, part in
        place % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      let ended = try Program.run(Array(arguments.dropFirst()), in: folder.url)
      #expect(ended.status == 0, "\(example): \(ended.stderr)")
    }
  }
}
