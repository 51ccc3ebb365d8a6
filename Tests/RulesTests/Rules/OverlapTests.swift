import TestSupport
import Testing

@testable import Rules
@testable import Values

@Suite struct OverlapTests {
  /// Places are lines: rule `n` stands on line `n + 1`.
  private func lines(_ conditions: [Condition]) -> [Int] {
    RuleOverlaps.warnings(in: book(conditions)).map { warning in warning.line == 0 ? 0 : warning.line }
  }

  private func text(_ pattern: String, line: Int) -> Condition {
    .text(.description, [TextPattern(pattern, line: line)])
  }

  @Test(arguments: [
    ("tesco", "tesco", true), ("tesco", "Tésco", true), ("tesco", "tesco metro", true), ("tesco", "my tesco", true),
    ("tesco", "tescobank", false), ("tesco", "tesco*", false), ("tesco*", "tesco*", true),
    ("tesco*", "tescobank", true),
    ("*tesco", "mytesco", true), ("tesco metro", "tesco", false), ("全聯", "全聯福利", true), ("sq *", "sq *coffee", true),
    ("/tesco/", "tesco", false), ("/tesco/", "/tesco/", true), ("tesco", "/tesco/", false),
  ])
  func anEarlierTextHidesALaterOne(_ earlier: String, _ later: String, _ isHidden: Bool) {
    #expect(lines([text(earlier, line: 1), text(later, line: 2)]) == (isHidden ? [2] : []))
  }

  @Test func whatElseAnEarlierRuleAsksLetsTheLaterOneDecide() throws {
    let large = Condition.amount([try #require(DecimalRange("< -100"))])
    #expect(lines([.all([text("tesco", line: 1), large]), text("tesco metro", line: 2)]).isEmpty)
    #expect(lines([text("tesco", line: 1), .all([text("tesco metro", line: 2), large])]) == [2])
    #expect(lines([text("tesco", line: 1), .any([text("tesco", line: 2), large])]).isEmpty)
    #expect(lines([.all([large, .direction(.out)]), .all([large, .direction(.out)])]) == [2])
    #expect(lines([.all([]), large]) == [2])
  }

  @Test func whatTheEarlierRuleLeavesIsLeftToTheLaterOne() {
    var book = book([text("tesco", line: 1), text("tesco", line: 2)])
    book.rules[1].actions.bucket = .needs
    #expect(RuleOverlaps.warnings(in: book).isEmpty)
    book.rules[1].actions.bucket = nil
    #expect(
      RuleOverlaps.warnings(in: book).map(\.message) == [
        "'tesco' is under two categories: 'c0' (test.yaml:1) decides, 'c1' never does"
      ])
  }

  /// Ten times the rules are ten times the work, though all their texts begin alike.
  @Test func thousandsOfTextsAreComparedAtOnce() {
    let texts = (0..<6_000).map { text("shop \($0 % 5_999)", line: $0 + 1) }
    #expect(lines(texts) == [6_000])
  }

  /// What is warned about never decides, whatever the text: tried on texts made of the same words.
  @Test func hiddenRulesNeverDecide() throws {
    let words = ["a", "b", "ab", "ba", "a b", "b a", "ab a", "a*", "*b"]
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      let conditions = (0..<4).map { text(words[random.below(words.count)], line: $0 + 1) }
      let hidden = Set(lines(conditions).map { Int32($0 - 1) })
      let drafts = rows(
        (0..<40).map { _ in
          ((0...random.below(3)).map { _ in ["a", "b", "ab", "ba", "c"][random.below(5)] }.joined(separator: " "), 1)
        })
      let choices = try Matcher(book(conditions)).choose(for: drafts, account: "A")
      #expect(hidden.isDisjoint(with: choices.map(\.categoryRule)), "seed \(seed)")
    }
  }
}
