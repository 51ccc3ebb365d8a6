import Rules
import Testing
import Values

@testable import Workspace

/// Each action of the language as a person writes it, with what a matching row gets; a row that does not match gets
/// nothing.
@Suite struct ActionCasesTests {
  struct Case: CustomStringConvertible {
    var yaml: String
    var given: @Sendable (Choices, RuleBook) -> Bool
    var description: String { yaml }

    init(_ yaml: String, _ given: @escaping @Sendable (Choices, RuleBook) -> Bool) {
      (self.yaml, self.given) = (yaml, given)
    }
  }

  static let cases = [
    Case("category: Food:Dining") { $1.categories[Int($0[0].category)] == "Food:Dining" },
    Case("payee: The Bar") { $1.payees[Int($0[0].payee)] == "The Bar" },
    Case("payee: $1 of $2") { choices, _ in choices.derivedPayees == ["north of road"] },
    Case("bucket: savings") { choices, _ in Bucket(rawValue: choices[0].bucket) == .savings },
    Case("tags: [+trip, work]") { $0.tags.map { $0.tag } == [0, 1] && $1.tags == ["trip", "work"] },
    Case("note: ask Mira") { choices, book in
      choices.notes.map { book.rules[Int($0.rule)].actions.note } == ["ask Mira"]
    },
    Case("transfer: savings") { choices, book in
      choices.transfers.map { book.rules[Int($0.rule)].actions.transfer } == ["Savings"]
    },
    Case("split: [{ category: Food, amount: 1.00 }, { category: Food:Dining, rest: yes }]") { choices, book in
      choices.splits.map { book.rules[Int($0.rule)].actions.split?.amounts(of: -301, exponent: 2) } == [[-100, -201]]
    },
    Case("split: [{ category: Food, share: 2 }, { category: Food:Dining, share: 1 }]") { choices, book in
      choices.splits.map { book.rules[Int($0.rule)].actions.split?.amounts(of: -301, exponent: 2) } == [[-201, -100]]
    },
    Case("ignore: yes") { choices, _ in choices.ignored.map(\.draft) == [0] },
    Case("review: who is it?") { choices, book in
      choices.reviews.map { book.rules[Int($0.rule)].actions.review } == ["who is it?"]
    },
  ]

  @Test(arguments: cases)
  func actions(_ example: Case) throws {
    let text = "rules:\n  - when: { description: '/bar (\\w+) (\\w+)/' }\n    set: { \(example.yaml) }\n"
    let folder = try Folder(["a.yaml": text])
    let book = try RuleFiles.load(
      folder: folder.path, knownCategories: ["Food", "Food:Dining"], accounts: ["Savings"]
    ).book
    let matcher = try Matcher(book)
    #expect(example.given(matcher.choose(for: drafts("Bar north road"), account: "Current"), book))
    let none = matcher.choose(for: drafts("Pub north road"), account: "Current")
    #expect(none[0].category == -1 && none[0].bucket == 0 && none.tags.isEmpty && none.derivedPayees.isEmpty)
    #expect(none.notes.isEmpty && none.transfers.isEmpty && none.splits.isEmpty && none.ignored.isEmpty)
    #expect(none.reviews.isEmpty && none[0].payee == -1)
  }

  @Test func aTagIsKeptAway() throws {
    let folder = try Folder([
      "a.yaml": """
      rules:
        - { stage: first, when: { description: bar }, set: { tags: [-trip] } }
        - { when: { amount: "< 0" }, set: { tags: [+trip] } }
      """
    ])
    let book = try RuleFiles.load(folder: folder.path, knownCategories: [], accounts: []).book
    let matcher = try Matcher(book)
    #expect(matcher.choose(for: drafts("bar"), account: "").tags.isEmpty)
    #expect(matcher.choose(for: drafts("pub"), account: "").tags.count == 1)
  }

  private func drafts(_ description: String) -> Drafts {
    var drafts = Drafts()
    drafts.currency = Currency("GBP")
    drafts.lines = [2]
    drafts.days = [20_000]
    drafts.amounts = [-301]
    drafts.descriptions = [drafts.texts.intern(description)]
    return drafts
  }
}
