import Testing

@testable import Statements
@testable import Values

@Suite struct AmountProfileTests {
  private let point = UInt8(ascii: ".")
  private let comma = UInt8(ascii: ",")

  @Test func decidesByTheWholeColumn() {
    let profile = AmountProfile(["1,234", "", "56,78", "-9,10", "n/a"])
    #expect(profile.decision == .decided(comma))
    #expect(profile.exclusion(of: point) == FieldSample(line: 3, text: "56,78"))
    #expect(profile.exclusion(of: comma) == nil)
    #expect(profile.count == 4)
    #expect(profile.blank == 1)
    #expect(profile.unparsable == 1)
    #expect(profile.negative == 1)
    #expect(profile.positive == 2)
    #expect(profile.mostDecimals(comma) == 3)
    #expect(profile.parsable(comma) == 3)
    #expect(profile.parsable(point) == 1)
  }

  @Test func leavesThousandsUndecided() {
    #expect(AmountProfile(["1,234", "5,678", "12"]).decision == .undecided)
    #expect(AmountProfile(["1.234"]).decision == .undecided)
    #expect(AmountProfile(["0.123", "4.567"]).decision == .decided(point))
    #expect(AmountProfile(["1,234,567"]).decision == .decided(point))
    #expect(AmountProfile(["1234.567"]).decision == .decided(point))
    #expect(AmountProfile(["1.000,-"]).decision == .decided(comma))
  }

  @Test func tellsOtherOutcomes() {
    #expect(AmountProfile(["12", "-40", "0"]).decision == .unmarked)
    #expect(AmountProfile(["1.50", "2,75"]).decision == .contradiction)
    #expect(AmountProfile(["", "abc"]).decision == .empty)
    #expect(AmountProfile(["", " \u{a0}"]).blank == 2)
  }

  @Test func countsSignsCurrenciesAndFlags() {
    let profile = AmountProfile(["+ £5.00", "£0.00", "(6.00)", "7.00 CR", "8.00 DR", "€9.00"])
    #expect(profile.explicitPlus == 1)
    #expect(profile.zero == 1)
    #expect(profile.negative == 1)
    #expect(profile.positive == 4)
    #expect(profile.credits == 1)
    #expect(profile.debits == 1)
    #expect(profile.currencies.map(\.code) == ["GBP", "EUR"])
    #expect(!profile.isIntegersOnly)
  }

  @Test func suspectsIds() {
    let profile = AmountProfile(["100200300", "100200301"])
    #expect(profile.isIntegersOnly)
    #expect(profile.mostDigits == 9)
  }
}
