import TestSupport
import Testing

@testable import Rules
@testable import Values

/// Actions beside category, payee, bucket and tags, and conditions on what is not in the row itself.
@Suite struct ActionTests {
  private func book(_ actions: [Rule.Actions]) -> RuleBook {
    RuleBook(
      rules: actions.enumerated().map { number, actions in
        Rule(name: "r\(number)", file: "t.yaml", line: number + 1, condition: texts("x"), actions: actions)
      })
  }

  @Test func theFirstNoteAndTransferDecide() throws {
    var first = Rule.Actions()
    first.note = "one"
    var second = Rule.Actions()
    second.note = "two"
    second.transfer = "Savings"
    let matcher = try Matcher(book([first, second]))
    let drafts = rows([("x", -1), ("y", -1)])
    let choices = matcher.choose(for: drafts, account: "Current")
    #expect(choices.notes == [.init(draft: 0, rule: 0)] && choices.transfers == [.init(draft: 0, rule: 1)])
    #expect(matcher.choose(for: drafts, account: "SAVINGS").transfers.isEmpty)
    var decisions: [Int32] = []
    choices.forEachDecision { draft, rule in decisions.append(Int32(draft) * 10 + rule) }
    #expect(decisions == [0, 1])
  }

  @Test func columnsLayoutAndOwnerAreTextsLikeAnyOther() throws {
    let conditions: [Condition] = [
      .column("Merchant Type", [TextPattern("grocery")]), .text(.layout, [TextPattern("meridian")]),
      .text(.owner, [TextPattern("robin")]), .not(.column("Nowhere", [TextPattern("x")])),
    ]
    var drafts = rows([("a", 1), ("b", 1)])
    drafts.sourceColumns = [
      SourceColumn(name: "merchant  type", texts: [drafts.texts.intern("GROCERY STORES"), drafts.texts.intern("Bar")])
    ]
    drafts.layouts = [drafts.texts.intern("Meridian card"), drafts.texts.intern("csv")]
    drafts.owner = drafts.texts.intern("Robin & Mira")
    let expected = [[true, false], [true, false], [true, true], [true, true]]
    for (condition, expected) in zip(conditions, expected) {
      let matcher = try Matcher(
        RuleBook(rules: [
          Rule(name: "r", file: "t", line: 1, condition: condition, actions: Rule.Actions())
        ]))
      #expect(matcher.matches(drafts, account: "A") == expected, "\(condition)")
    }
    let first = try Matcher(
      RuleBook(rules: [
        Rule(name: "r", file: "t", line: 1, condition: .all(conditions), actions: Rule.Actions())
      ]))
    #expect(first.columns == ["Merchant Type", "Nowhere"])
    #expect(first.asks(for: .layout) && first.asks(for: .owner) && !first.asks(for: .type))
    #expect(first.matches(drafts.selecting([1, 0]), account: "A") == [false, true])
  }

  /// Rules of which no two match one draft decide the same in any order.
  @Test func theOrderOfUnrelatedRulesDoesNotMatter() throws {
    for seed in UInt64(0)..<40 {
      var random = SeededGenerator(seed: seed)
      let words = (0..<12).map { "word\($0)" }
      var rules = words.enumerated().map { number, word in
        var actions = Rule.Actions()
        actions.category = Int32(number)
        if number % 3 == 0 { actions.note = word }
        return Rule(name: word, file: "t", line: number, condition: texts(word), actions: actions)
      }
      let drafts = descriptions(words, &random)
      func decided(_ rules: [Rule]) throws -> [[String]] {
        let choices = try Matcher(RuleBook(rules: rules, categories: words)).choose(for: drafts, account: "A")
        let notes = Set(choices.notes.map(\.draft))
        return choices.indices.map { draft in
          [choices[draft].category < 0 ? "" : words[Int(choices[draft].category)], "\(notes.contains(draft))"]
        }
      }
      let before = try decided(rules)
      rules.shuffle(using: &random)
      #expect(try decided(rules) == before, "seed \(seed)")
    }
  }

  private func descriptions(_ words: [String], _ random: inout SeededGenerator) -> Drafts {
    rows((0..<50).map { _ in ("SHOP \(words[random.below(words.count)].uppercased()) \(random.below(9))", -1) })
  }
}
