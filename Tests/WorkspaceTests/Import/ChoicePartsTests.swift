import Dispatch
import Pipeline
import Rules
import Testing
import Values

@testable import Store
@testable import Workspace

@Suite struct ChoicePartsTests {
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
    let queue = DispatchQueue(label: "choices")
    let parts = ChoiceParts(rules.matcher, drafts, account: "Main") { work in
      let choices = Background(on: queue, work)
      return { choices.value }
    }
    let whole = rules.matcher.choose(for: drafts, account: "Main")
    #expect(whole.tags.count > 1_000 && whole.ignored.count > 10 && whole.map(\.category).contains(0))
    var done = 0
    for part in parts {
      let isForward = order != .newestFirst
      #expect(isForward ? part.drafts.lowerBound == done : part.drafts.upperBound == drafts.count - done)
      done += part.drafts.count
      #expect(part.choices.map(\.category) == whole[part.drafts].map(\.category))
      for draft in stride(from: part.drafts.lowerBound, to: part.drafts.upperBound, by: 97) {
        let payee = part.choices.payee(of: draft - part.drafts.lowerBound, in: rules.book)
        #expect(payee == whole.payee(of: draft, in: rules.book))
      }
    }
    #expect(done == drafts.count && parts.count == 3)
    let ordered = parts.inDraftOrder
    #expect(ordered.flatMap { $0.choices.map(\.categoryRule) } == whole.map(\.categoryRule))
    #expect(ordered.flatMap { $0.choices.map(\.payeeRule) } == whole.map(\.payeeRule))
    let tagged = ordered.flatMap { part in part.choices.tags.map { $0.draft + part.drafts.lowerBound } }
    #expect(tagged == whole.tags.map(\.draft))
    let ignored = ordered.flatMap { part in part.choices.ignored.map { $0.draft + part.drafts.lowerBound } }
    #expect(ignored == whole.ignored.map(\.draft))
  }

  @Test func nothingIsChosenOfNothing() throws {
    #expect(ChoiceParts(try Self.rules().matcher, Drafts(), account: "Main").isEmpty)
  }

  @Test func aStageThatIsLeftOutChoosesNothing() throws {
    let drafts = Self.drafts(.oldestFirst)
    let parts = ChoiceParts(nil, drafts, account: "Main")
    #expect(parts.allSatisfy { $0.choices == Choices(count: $0.drafts.count) } && parts.count == 3)
  }
}
