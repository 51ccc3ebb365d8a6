import Rules
import Testing
import Values

@testable import Workspace

@Suite struct RuleFilesTests {
  private let categories: Set<String> = ["Food", "Food:Groceries", "Food:Dining", "Transport", "Income"]

  @Test func bothFormsAndTablesInTheOrderOfTheirNames() throws {
    let folder = try Folder([
      "20-food.yaml": """
      rules:
        - name: Supermarkets
          when:
            description: [tesco, "sainsbury's", /\\blidl\\b/]
            account: Everyday
            amount: -300..-1
            not: { description: bank }
          set:
            category: Food:Groceries
            payee: Tesco
            bucket: needs
            tags: [+weekly, -cash]
          examples: { match: ["TESCO STORES 2041"], no_match: ["TESCO BANK"] }
        - stage: first
          when: { any: [{ description: taxi }, { amount: "< -1000" }], direction: out, day: 1..5, weekday: [sat, sun] }
          set: { category: Transport, review: "which trip?" }
      categories:
        Food:Dining: [nandos, "pret a manger", /\\bcafe\\b/]
      """,
      "10-shops.csv": "match,payee,category,bucket,tags\naldi,Aldi,Food:Groceries,needs,+weekly\n\"a, b\",,Food,,\n",
      "notes.txt": "not a rule",
      "layouts/x.yaml": "nonsense: yes",
    ])
    let loaded = try RuleFiles.load(folder: folder.path, knownCategories: categories, accounts: ["Everyday"])
    let book = loaded.book
    #expect(
      book.rules.map(\.name) == [
        "Transport", "aldi", "a, b", "Supermarkets", "Food:Dining: nandos", "Food:Dining: pret a manger",
        "Food:Dining: /\\bcafe\\b/",
      ])
    #expect(book.rules.map(\.line) == [14, 2, 3, 2, 18, 18, 18])
    #expect(book.categories == ["Food:Groceries", "Food", "Transport", "Food:Dining"])
    #expect(book.tags == ["weekly", "cash"])
    #expect(book.rules[0].review == "which trip?")
    #expect(loaded.warnings.isEmpty && loaded.included.isEmpty)
    _ = try Matcher(book, cached: nil)
  }

  @Test func allFaultsInOnePass() throws {
    let folder = try Folder([
      "a.yaml": """
      rules:
        - when: { descripton: x }
          set: { category: Food:Grocery }
        - when: { amount: cheap }
          set: { categroy: Food }
      """,
      "b.yaml": "categories:\n  Foood: [x]\n",
    ])
    let diagnostics = #expect(throws: Diagnostics.self) {
      try RuleFiles.load(folder: folder.path, knownCategories: categories, accounts: [])
    }
    #expect(diagnostics?.all.map { "\($0.line):\($0.column)" } == ["2:13", "3:22", "4:21", "5:12", "2:3"])
    #expect(
      diagnostics?.all[1].remedy
        == "Did you mean 'Food:Groceries'? Or create it: daybook categories add \"Food:Grocery\", or all that are "
        + "missing: daybook rules check --create-categories")
  }

  @Test func categoriesToBeCreatedAreCollected() throws {
    let folder = try Folder(["a.yaml": "categories:\n  New:One: [x, y]\n  Food: [z]\n"])
    let loaded = try RuleFiles.load(
      folder: folder.path, knownCategories: categories, accounts: [], createsCategories: true)
    #expect(loaded.unknownCategories == ["New:One"])
  }

  @Test func withoutAFolderThereAreNoRulesAndAWarning() throws {
    let loaded = try RuleFiles.load(folder: "/nowhere/rules", knownCategories: [], accounts: [])
    #expect(loaded.book.rules.isEmpty && loaded.warnings.count == 1)
  }

  @Test(arguments: [
    "{description: tesco, amount: \"< -50\"}", "description:tesco amount:<-50", "tesco amount:<-50",
    "description:/tes+co/ amount:-100..-50.01 -description:bank",
  ])
  func filters(_ text: String) throws {
    let matcher = try Matcher(RuleFiles.condition(text), cached: nil)
    var drafts = Drafts()
    for (description, amount) in [("TESCO", Int64(-5001)), ("TESCO", -5000), ("ALDI", -9000)] {
      drafts.descriptions.append(drafts.texts.intern(description))
      drafts.amounts.append(amount)
      drafts.days.append(0)
    }
    #expect(matcher.matches(drafts, account: "A") == [true, false, false])
  }

  /// A hundred thousand rules have more values than a file that repeats its parts may have.
  @Test func aLongFileIsNotTakenForARepetition() throws {
    var document = Document(file: "a.yaml", text: "- [" + String(repeating: "a,", count: 600_000) + "a]\n")
    let lists = document.parsed()?.elements.map(\.elements.count)
    #expect(lists == [600_001] && document.faults.isEmpty)
  }
}
