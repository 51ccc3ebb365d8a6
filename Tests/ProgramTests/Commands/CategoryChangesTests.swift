import Testing

/// Changes of the tree of categories, where they meet what was decided before.
@Suite struct CategoryChangesTests {
  private let folder: CommandFolder

  init() throws { folder = try CommandFolder() }

  private func suggestions() throws -> [String] { try folder.column(0, "review", "list", "--kind", "suggestion") }

  /// The next category gets the number of the one that went, and nothing else of it.
  @Test func aNewCategoryInheritsNoRejection() throws {
    try folder.take("2025-03-01,BLUE DOOR 1,-10.00", "2025-03-02,BLUE DOOR 2,-11.00", from: "march.csv")
    try folder.daybook("categories", "add", "Mine", "--quiet")
    try folder.daybook("transactions", "set", "1", "2", "--category", "Mine", "--quiet")
    try folder.take("2025-04-01,BLUE DOOR 3,-12.00", from: "april.csv")
    let asked = try suggestions()
    #expect(asked.count == 1)
    try folder.daybook("review", "reject", asked.first ?? "", "--quiet")
    try folder.daybook("recategorize", "--quiet")
    #expect(try suggestions().isEmpty)
    try folder.daybook("transactions", "set", "1", "2", "--category", "Food", "--quiet")
    try folder.daybook("categories", "delete", "Mine", "--quiet")
    try folder.daybook("categories", "add", "Another", "--quiet")
    try folder.daybook("transactions", "set", "1", "2", "--category", "Another", "--quiet")
    try folder.take("2025-05-01,BLUE DOOR 4,-13.00")
    #expect(try suggestions().count == 1)
  }

  @Test func anOpenProposalEndsWithItsCategory() throws {
    try folder.take("2025-03-01,BLUE DOOR 1,-10.00", "2025-03-02,BLUE DOOR 2,-11.00", from: "march.csv")
    try folder.daybook("categories", "add", "Mine", "--quiet")
    try folder.daybook("transactions", "set", "1", "2", "--category", "Mine", "--quiet")
    try folder.take("2025-04-01,BLUE DOOR 3,-12.00", from: "april.csv")
    #expect(try suggestions().count == 1)
    try folder.daybook("transactions", "set", "1", "2", "--category", "Food", "--quiet")
    try folder.daybook("categories", "delete", "Mine", "--quiet")
    #expect(try suggestions().isEmpty)
    try folder.daybook("undo", "--quiet")
    #expect(try suggestions().count == 1)
  }

  /// What is below gets the path of the one that goes; its own children come with it.
  @Test func aCategoryGoesIntoTheOneAbove() throws {
    let below = ["Food:Food", "Food:Food:Food", "Food:Food:Food:Zoo", "Food:Food:Zoo"]
    let texts = ["aa", "bb", "cc", "dd"]
    for path in below { try folder.daybook("categories", "add", path, "--quiet") }
    func rules(_ paths: [String]) -> String {
      "categories:\n" + zip(paths, texts).map { "  \($0): [\($1)]\n" }.joined()
    }
    try folder.write(rules(below), to: "rules/a.yaml")
    try folder.take("2025-05-01,AA,-1.00", "2025-05-02,BB,-2.00", "2025-05-03,CC,-3.00", "2025-05-04,DD,-4.00")
    #expect(try folder.categories() == below)
    try folder.daybook("categories", "merge", "Food:Food", "Food", "--fix-rules", "--quiet")
    let merged = ["Food", "Food:Food", "Food:Food:Zoo", "Food:Zoo"]
    #expect(try folder.categories() == merged)
    #expect(try folder.text(of: "rules/a.yaml") == rules(merged))
    try folder.daybook("rules", "check")
    #expect(try folder.daybook("recategorize", "--dry-run").contains(" 0 changed"))
    try folder.daybook("undo", "--quiet")
    #expect(try folder.categories() == below)
    #expect(try folder.text(of: "rules/a.yaml") == rules(below))
  }
}
