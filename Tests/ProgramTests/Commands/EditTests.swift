import Testing

/// What a person sets in transactions and rows.
@Suite struct EditTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "rules:\n  - { when: { description: [gift, mystery] }, set: { review: \"What was it?\" } }\n", to: "rules/a.yaml")
    try folder.take("2025-05-13,GROCER,-10.00", "2025-05-14,GIFT,0.00", "2025-55-55,MYSTERY,-30.00")
  }

  @Test func aCorrectedRowIsAskedAboutAsAnImportedOne() throws {
    let row = try folder.column(0, "review", "list", "--kind", "row")
    #expect(row.count == 1)
    #expect(try folder.column(0, "review", "list", "--kind", "rule").count == 1)
    try folder.daybook("review", "set", row.first ?? "", "date=2025-05-15", "--quiet")
    let asked = try folder.column(0, "review", "list", "--kind", "rule")
    #expect(asked.count == 2)
    #expect(try folder.daybook("review", "show", asked.last ?? "").contains("What was it?"))
    #expect(try folder.daybook("recategorize", "--format", "json").contains("\"asked\" : 0"))
    try folder.daybook("undo", "--quiet")
    #expect(try folder.column(0, "review", "list", "--kind", "rule").count == 1)
  }

  @Test func nothingIsNotSharedOut() throws {
    let item = try folder.column(0, "review", "list", "--kind", "rule").first ?? ""
    let refused = try folder.attempt("review", "split", item, "Food=1.00", "Home=rest")
    #expect(refused.status == 64)
    #expect(refused.stderr.contains("transaction 2 moves no money"), "\(refused.stderr)")
  }

  @Test func aNoteIsSetAndTakenAway() throws {
    try folder.daybook("transactions", "set", "1", "--note", "for the party", "--quiet")
    #expect(try folder.daybook("transactions", "1", "--format", "json").contains("for the party"))
    try folder.daybook("transactions", "set", "1", "--note", "", "--quiet")
    #expect(try !folder.daybook("transactions", "1", "--format", "json").contains("note"))
  }

  @Test func undoNamesALongCommandInShort() throws {
    let payee = String(repeating: "Long ", count: 200) + "End"
    try folder.daybook("transactions", "set", "1", "--payee", payee, "--quiet")
    let said = try folder.daybook("undo")
    #expect(said.contains("transactions set 1 --payee 'Long ") && said.utf8.count < 120, "\(said)")
    #expect(try folder.daybook("log", "--format", "json").contains(payee))
  }
}
