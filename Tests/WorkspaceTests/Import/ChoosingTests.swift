import Rules
import Testing
import Values

@testable import Store
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
  func partsComeInTheOrderOfWritingAndAreTheWhole(_ order: RowOrder) throws {
    let rules = try Self.rules()
    let drafts = Self.drafts(order)
    var choosing = Choosing(rules.matcher, drafts, account: "Main")
    let whole = rules.matcher.choose(for: drafts, account: "Main")
    #expect(whole.tags.count > 1_000 && whole.ignored.count > 10 && whole.categories.contains(0))
    var done = 0
    while let part = choosing.next() {
      let isForward = order != .newestFirst
      #expect(isForward ? part.drafts.lowerBound == done : part.drafts.upperBound == drafts.count - done)
      done += part.drafts.count
      #expect(part.choices.categories == Array(whole.categories[part.drafts]))
      for draft in stride(from: part.drafts.lowerBound, to: part.drafts.upperBound, by: 97) {
        let payee = part.choices.payee(of: draft - part.drafts.lowerBound, in: rules.book)
        #expect(payee == whole.payee(of: draft, in: rules.book))
      }
    }
    #expect(done == drafts.count)
    let all = choosing.finish()
    #expect(all.categoryRules == whole.categoryRules && all.payeeRules == whole.payeeRules)
    #expect(all.tags == whole.tags && all.ignored == whole.ignored)
    for draft in 0..<drafts.count where all.payee(of: draft, in: rules.book) != whole.payee(of: draft, in: rules.book) {
      Issue.record("the payee of \(draft) differs")
    }
  }

  @Test func nothingIsChosenOfNothing() throws {
    var choosing = Choosing(try Self.rules().matcher, Drafts(), account: "Main")
    #expect(choosing.finish() == Choices(count: 0))
  }

  @Test func aStageThatIsLeftOutChoosesNothing() throws {
    let drafts = Self.drafts(.oldestFirst)
    var choosing = Choosing(nil, drafts, account: "Main")
    #expect(choosing.finish() == Choices(count: drafts.count))
  }
}
