import Testing
import Values

@testable import Budgets

/// Amounts in other currencies, by day.
@Suite struct RatesTests {
  private func rates(_ lines: (day: Int32, from: String, to: String, digits: Int64, decimals: Int)...) -> Rates {
    var rates = Rates()
    for line in lines {
      rates.add(
        Rates.Rate(day: Day(number: line.day), digits: line.digits, decimals: line.decimals),
        of: Currency(line.from)!, in: Currency(line.to)!)
    }
    return rates
  }

  private func converted(_ rates: Rates, _ amount: Int64, _ from: String, _ to: String, _ day: Int32) -> Int64? {
    rates.converted(amount, from: Currency(from)!, to: Currency(to)!, on: Day(number: day))
  }

  @Test func theLastRateUpToTheDayHolds() {
    let rates = rates((20, "EUR", "GBP", 85, 2), (10, "EUR", "GBP", 9, 1), (20, "EUR", "GBP", 86, 2))
    #expect(converted(rates, 1000, "EUR", "GBP", 9) == nil)
    #expect(converted(rates, 1000, "EUR", "GBP", 10) == 900)
    #expect(converted(rates, 1000, "EUR", "GBP", 19) == 900)
    #expect(converted(rates, 1000, "EUR", "GBP", 20) == 860)
    #expect(converted(rates, 1000, "GBP", "GBP", 1) == 1000)
    #expect(converted(rates, 1000, "USD", "GBP", 30) == nil)
  }

  /// 860 pence are 10 euros where 10 euros are 860 pence.
  @Test func aRateHoldsTheOtherWayRound() {
    let rates = rates((10, "EUR", "GBP", 86, 2))
    #expect(converted(rates, 860, "GBP", "EUR", 10) == 1000)
    #expect(converted(rates, -861, "GBP", "EUR", 10) == -1001)
  }

  /// Half a minor unit goes away from zero; the digits are those of each currency.
  @Test func digitsAreThoseOfTheCurrency() {
    let rates = rates((10, "JPY", "GBP", 5_087, 6), (10, "KWD", "JPY", 50_155, 2))
    #expect(converted(rates, 1_000, "JPY", "GBP", 10) == 509)
    #expect(converted(rates, -1_000, "JPY", "GBP", 10) == -509)
    #expect(converted(rates, 1_000, "KWD", "JPY", 10) == 502)
    #expect(converted(rates, 501_550, "JPY", "KWD", 10) == 1_000_000)
  }
}
