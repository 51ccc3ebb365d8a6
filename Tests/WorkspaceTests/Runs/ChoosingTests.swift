import Ledger
import Testing

@testable import Workspace

@Suite struct ChoosingTests {
  /// Enough for parts of 16,384 and 32,768 drafts and a rest.
  private static func drafts(_ order: RowOrder) -> Drafts {
    var drafts = Drafts()
    drafts.order = order
    for draft in 0..<50_000 {
      drafts.lines.append(UInt32(draft + 2))
      drafts.days.append(Int32(20_000 + draft / 100))
      drafts.amounts.append(-Int64(draft % 977))
      drafts.descriptions.append(drafts.texts.intern("SHOP \(draft % 311) BRANCH"))
    }
    return drafts
  }

  private static func rules() throws -> CompiledRules {
    let folder = try Folder([
      "rules/a.yaml": """
      rules:
        - when: { description: '/shop (\\d+)3 branch/' }
          set: { payee: "Shop $1", tags: [three] }
        - when: { description: "shop 1", amount: <-5 }
          set: { category: Food }
        - when: { description: "shop 7", amount: <-8 }
          set: { ignore: true }
      """
    ])
    return try CompiledRules(
      folder: folder.path + "/rules", under: folder.path, categories: ["Food"], accounts: ["Main"],
      createsCategories: false, cache: RuleCache(folder: folder.path + "/cache"))
  }

  @Test(arguments: [RowOrder.oldestFirst, .newestFirst, .mixed])
  func partsAreTheWholeInTheOrderOfWriting(_ order: RowOrder) throws {
    let rules = try Self.rules()
    let drafts = Self.drafts(order)
    let choosing = Choosing(rules, drafts, account: "Main", Configuration.Stages())
    #expect(choosing.parts.count == 3)
    #expect(choosing.parts.map(\.drafts.count).reduce(0, +) == drafts.count)
    #expect(choosing.parts[0].drafts.contains(order == .newestFirst ? drafts.count - 1 : 0))
    #expect(choosing.parts.last?.drafts.contains(order == .newestFirst ? 0 : drafts.count - 1) == true)
    let whole = rules.matcher.choose(for: drafts, account: "Main")
    #expect(choosing.whole == whole)
    #expect(whole.tags.count > 1_000 && whole.ignored.count > 10 && whole.categories.contains(0))
    for part in choosing.parts {
      let choices = part.choices
      #expect(choices.categories == Array(whole.categories[part.drafts]))
      #expect(choices.payee(of: 5, in: rules.book) == whole.payee(of: part.drafts.lowerBound + 5, in: rules.book))
    }
  }

  @Test func nothingIsChosenOfNothing() throws {
    let rules = try Self.rules()
    #expect(Choosing(rules, Drafts(), account: "Main", Configuration.Stages()).whole == Choices(count: 0))
  }

  @Test func aStageThatIsLeftOutChoosesNothing() throws {
    var stages = Configuration.Stages()
    stages.categorize = nil
    let drafts = Self.drafts(.oldestFirst)
    let choosing = Choosing(try Self.rules(), drafts, account: "Main", stages)
    #expect(choosing.whole == Choices(count: drafts.count))
  }
}
