import TestSupport
import Testing

@testable import Rules

@Suite struct SplitTests {
  private func bound(_ text: String) throws -> Split.Size { .amount(try #require(DecimalRange.Bound(text[...]))) }

  private func split(_ sizes: [Split.Size], whole: Int64 = Split.percent) -> Split {
    Split(sizes.map { Split.Part(category: 0, size: $0) }, whole: whole)
  }

  @Test func sharesAreRoundedByTheLargestRemainder() {
    let thirds = split([.share(1), .share(1), .share(1)], whole: 3)
    #expect(thirds.amounts(of: -1000, exponent: 2) == [-334, -333, -333])
    #expect(thirds.amounts(of: 2, exponent: 2) == [1, 1, 0])
    let percent = split([.share(333_333), .share(333_333), .rest])
    #expect(percent.amounts(of: 100, exponent: 2) == [33, 33, 34])
    #expect(split([.share(600_000), .share(400_000)]).amounts(of: -2799, exponent: 2) == [-1679, -1120])
  }

  @Test func amountsComeFirstAndMustFit() throws {
    let mixed = split([try bound("12.00"), .share(500_000), .rest])
    #expect(mixed.amounts(of: -3201, exponent: 2) == [-1200, -1001, -1000])
    #expect(mixed.amounts(of: 1200, exponent: 2) == [1200, 0, 0])
    #expect(mixed.amounts(of: -1199, exponent: 2) == nil)
    #expect(mixed.amounts(of: 0, exponent: 2) == nil)
    #expect(split([try bound("12.50"), .rest]).amounts(of: -100, exponent: 0) == nil)
    #expect(split([try bound("12.00"), .rest]).amounts(of: -100, exponent: 0) == [-12, -88])
  }

  @Test func partsSumToTheLastMinorUnit() throws {
    for seed in UInt64(0)..<400 {
      var random = SeededGenerator(seed: seed)
      let weights = (0...random.below(5)).map { _ in Int64(1 + random.below(1000)) }
      let isPercent = random.below(2) == 0
      var sizes = weights.map { Split.Size.share($0) }
      if isPercent { sizes.append(.rest) }
      if random.below(2) == 0 { sizes.insert(try bound("0.0\(1 + random.below(9))"), at: random.below(sizes.count)) }
      let whole = isPercent ? Split.percent : weights.reduce(0, +)
      let amount = random.below(10) == 0 ? Int64.max - 3 : Int64(10 + random.below(1_000_000))
      for amount in [amount, -amount] {
        let parts = try #require(split(sizes, whole: whole).amounts(of: amount, exponent: 2), "seed \(seed)")
        #expect(parts.reduce(0, +) == amount, "seed \(seed)")
        #expect(parts.allSatisfy { $0 == 0 || ($0 < 0) == (amount < 0) }, "seed \(seed)")
      }
    }
  }

  @Test func aSplitDecidesTheCategoryWhereItFits() throws {
    var book = book([texts("cinema"), texts("cinema")])
    book.rules[0].actions = Rule.Actions()
    book.rules[0].actions.split = Split([
      .init(category: 1, size: try bound("12.00")), .init(category: 0, size: .rest),
    ])
    let matcher = try Matcher(book)
    let drafts = rows([("CINEMA", -3000), ("CINEMA", -900)])
    let choices = matcher.choose(for: drafts, account: "A")
    #expect(choices.map(\.category) == [1, 1] && choices.map(\.categoryRule) == [0, 1])
    #expect(choices.splits == [.init(draft: 0, rule: 0)])
    #expect(matcher.explain(draft: 0, of: drafts, account: "A")[0].value == "split: 12.00 c1, rest c0")
    let small = matcher.explain(draft: 1, of: drafts, account: "A")[0]
    #expect(small.rule == 1 && small.near.map(\.because) == ["the amounts of its split are more than there is"])
  }
}
