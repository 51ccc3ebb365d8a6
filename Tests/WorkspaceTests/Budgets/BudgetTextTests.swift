import Testing

@testable import Values
@testable import Workspace

/// Categories that are renamed and merged in a budget.yaml of any layout: every byte outside of the change stays.
@Suite struct BudgetTextTests {
  private static let seeds = (0..<120).map { UInt64(20_261_122 + $0) }

  private func renamed(_ text: String, _ paths: [String: String]) throws -> (
    text: String, dropped: [BudgetText.Dropped]
  ) {
    let budget = try BudgetText(Array(text.utf8), file: "budget.yaml", renames: CategoryRenames(paths))
    let (bytes, dropped) = try budget.renamed()
    return (String(decoding: bytes, as: UTF8.self), dropped)
  }

  private func tree(_ text: String) throws -> YAMLValue? { try YAMLSource(Array(text.utf8), file: "").root }

  @Test(arguments: seeds)
  func aRenameChangesTheNameAlone(_ seed: UInt64) throws {
    print("seed \(seed)")
    let budget = RandomBudget(seed: seed)
    let renames = CategoryRenames(["Food": "Meals & more", "Bob's": "Robin's", "Income:Salary": "Income:Pay"])
    let (text, dropped) = try renamed(budget.text, renames.paths)
    #expect(dropped.isEmpty)
    #expect(text.utf8.elementsEqual(budget.renamed(renames.renamed).utf8), "\(budget.text)\n->\n\(text)")
  }

  /// A line that goes takes its own bytes along: in lines these are known exactly, in braces but for blanks and commas.
  @Test(arguments: seeds)
  func aLineGoesAlone(_ seed: UInt64) throws {
    print("seed \(seed)")
    let budget = RandomBudget(seed: seed)
    let source = try YAMLSource(Array(budget.text.utf8), file: "budget.yaml")
    for name in budget.lines {
      let section = RandomBudget.incomes.contains(name) ? "income" : "categories"
      let path: [YAMLStep] = [.key(section), .key(name)]
      guard let new = try? source.removing(path) else {
        #expect(budget.anchored.contains(name), "\(name) in:\n\(budget.text)")
        continue
      }
      let text = String(decoding: new.bytes, as: UTF8.self)
      let left = budget.pieces.filter { $0.line != name }
      if budget.isFlow[name] == true {
        let withComment = budget.pieces.filter { $0.line != name || $0.isBeside }
        let ways = [left, withComment].map { squeezed($0.map(\.text).joined()) }
        #expect(ways.contains(squeezed(text)), "\(name):\n\(budget.text)\n->\n\(text)")
      } else {
        #expect(text.utf8.elementsEqual(left.map(\.text).joined().utf8), "\(name):\n\(budget.text)\n->\n\(text)")
      }
      #expect(LineChange.lines(of: new.bytes).allSatisfy { !$0.isEmpty })
    }
  }

  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "," } }

  /// A new entry is what was meant, and without it the text is what it was.
  @Test(arguments: seeds)
  func anEntryComesAndGoes(_ seed: UInt64) throws {
    print("seed \(seed)")
    let budget = RandomBudget(seed: seed)
    let source = try YAMLSource(Array(budget.text.utf8), file: "budget.yaml")
    for name in budget.lines {
      let section: YAMLStep = .key(RandomBudget.incomes.contains(name) ? "income" : "categories")
      let new = try source.inserting("New: one", "{ plan: 450, due: 1 }", after: [section, .key(name)])
      #expect(new.written?.at([section, .key("New: one"), .key("plan")]) != nil)
      let changes = LineChange.between(source.bytes, new.bytes)
      #expect(try LineChange.takeBack(changes, in: new.bytes) == source.bytes)
      let back = try new.removing([section, .key("New: one")]).bytes
      let isOpen = source.written?.at([section, .key(name)])?.range.isEmpty == true && budget.isFlow[name] == true
      let isSame = isOpen ? squeezed(back) == squeezed(source.bytes) : back == source.bytes
      #expect(isSame, "\(name):\n\(budget.text)\n->\n\(String(decoding: back, as: UTF8.self))")
    }
  }

  private func squeezed(_ bytes: [UInt8]) -> String { squeezed(String(decoding: bytes, as: UTF8.self)) }

  /// What a command wrote is taken back to the byte, also after a person put lines above and below.
  @Test(arguments: seeds)
  func changesAreTakenBack(_ seed: UInt64) throws {
    print("seed \(seed)")
    let old = Array(RandomBudget(seed: seed).text.utf8)
    let paths = ["Food": "Fun", "Food:Groceries": "Fun", "Income:Salary": "Pay"]
    guard let budget = try? BudgetText(old, file: "budget.yaml", renames: CategoryRenames(paths)),
      let new = try? budget.renamed().bytes
    else { return }
    let changes = LineChange.between(old, new)
    #expect(try LineChange.takeBack(changes, in: new) == old)
    let (above, below) = (Array("# mine\n\n".utf8), Array("\n# mine, too\n".utf8))
    let edited = above + new + below
    guard old.last == 10, new.last == 10 else { return }
    let back = try LineChange.takeBack(changes, in: edited)
    #expect(back == above + old + below, "\(String(decoding: edited, as: UTF8.self)) \(changes)")
  }

  @Test func aMergeKeepsTheLineThatIsThere() throws {
    let text = """
      income: { Income: 3000, Pay: 2 }
      categories:
        # to eat
        Food: 600          # of us all
        Food:Out: { plan: 12% of Food }

        Fun: "1\\u0030% of Food:Out"   # Food
      """
    let (new, dropped) = try renamed(text, ["Food": "Fun", "Food:Out": "Fun", "Pay": "Income"])
    #expect(
      new == """
        income: { Income: 3000 }
        categories:
          # to eat

          Fun: "1\\u0030% of Fun"   # Food
        """)
    #expect(
      dropped == [
        .init(category: "Pay", into: "Income", line: 1), .init(category: "Food", into: "Fun", line: 4),
        .init(category: "Food:Out", into: "Fun", line: 5),
      ])
  }

  /// The first of those that get one name keeps its place and its plan.
  @Test func aMergeIntoACategoryWithoutALineTakesTheFirst() throws {
    let (new, dropped) = try renamed(
      "categories:\r\n  Food: 600\r\n  Food:Out: 20\r\n", ["Food": "Fun", "Food:Out": "Fun"])
    #expect(new == "categories:\r\n  Fun: 600\r\n")
    #expect(dropped.map(\.category) == ["Food:Out"])
  }

  /// The code of a currency after a category is none of its name, but where the category has it.
  @Test func codesAfterCategories() throws {
    let text = "categories: { A: 5% of Food EUR, B: 5% of Fun JPY, C: '5% of  Food:Out JPY' }"
    let new = try renamed(text, ["Food": "Meals", "Fun": "Play", "Fun JPY": "Yen"]).text
    #expect(new == "categories: { A: 5% of Meals EUR, B: 5% of Yen, C: '5% of  Meals:Out JPY' }")
  }

  /// `of income` is all income, whatever is called so.
  @Test func wordsOfPlansAreNoCategories() throws {
    let text = "categories: { A: 12% of income, B: share 1, by: up to 5, C: [12% of  share 1 ] }"
    let paths = ["income": "X", "share 1": "Y", "up to 5": "Z"]
    #expect(try renamed(text, paths).text == text.replacing("of  share 1", with: "of  Y"))
  }

  /// Names that YAML would read as something else come in quotes, in lines and in plans.
  @Test(arguments: ["null", "a # b", "- a", "[a]", "*a", "it's \"it\"", "a\\b", "ü 🍕", "yes", "a, b", "x\ty", "%a"])
  func namesThatNeedQuotes(_ name: String) throws {
    for text in [
      "categories: { Food: 1, B: 5% of Food }", "categories:\n  \"Food\": x\n  B: '5% of Food' # c",
      "categories:\n  'Food':\n    plan: [ \"5% of Food\" ]\n",
    ] {
      let old = try #require(
        try BudgetReader.read(Array(("method: envelope\nstart: 2025-01-01\n" + text).utf8), file: ""))
      let new = try renamed("method: envelope\nstart: 2025-01-01\n" + text, ["Food": name]).text
      let budget = try #require(try BudgetReader.read(Array(new.utf8), file: ""))
      #expect(budget.categories.map(\.category) == old.categories.map { $0.category == "Food" ? name : $0.category })
      #expect(
        budget.categories.flatMap(\.plans).map(\.text)
          == old.categories.flatMap(\.plans).map { $0.text.replacing("Food", with: name) })
    }
  }

  /// What cannot be changed alone is refused with its place, and nothing is changed.
  @Test(arguments: [
    ("categories:\n  ? Food\n  : 600\n", 2, 3), ("categories:\n  Food: &a 600\n  B: *a\n  Fun: 1\n", 2, 3),
  ])
  func whatCannotBeChangedIsSaid(_ text: String, _ line: Int, _ column: Int) throws {
    let error = try #require(throws: Diagnostics.self) { try renamed(text, ["Food": "Fun"]) }
    #expect(error.all.map(\.line) == [line] && error.all.map(\.column) == [column])
    #expect(error.rendered.contains("by hand"))
  }
}
