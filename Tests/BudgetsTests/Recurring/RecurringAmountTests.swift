import Testing

@testable import Budgets
@testable import Values

/// Prices that change.
@Suite struct RecurringAmountTests {
  @Test func onePrice() {
    let before = RecurringSample(day: 5, months: 0..<6, amount: -999)
    let changed = before + RecurringSample("2024-07-05 -1299")
    #expect(
      changed.texts("2024-07-10") == ["month -999 changed last 2024-07-05 next 2024-08-05 rows 7 before -999"])
    let settled = changed + RecurringSample("2024-08-05 -1299")
    #expect(settled.texts("2024-08-10") == ["month -1299 ok last 2024-08-05 next 2024-09-05 rows 8"])
    #expect(settled.found("2024-08-10").map(\.range) == [(-1_299)...(-999)])
  }

  @Test func twoPrices() {
    let sample =
      RecurringSample(day: 5, months: 0..<6, amount: -999) + RecurringSample(day: 5, months: 6..<10, amount: -1_199)
      + RecurringSample(day: 5, months: 10..<12, amount: -1_399)
    #expect(sample.texts("2024-12-10") == ["month -1399 ok last 2024-12-05 next 2025-01-06 rows 12"])
  }

  @Test func priceAmongPurchases() {
    var shop = RecurringSample(day: 5, months: 0..<11, amount: -899) + RecurringSample("2024-12-05 -999")
    for index in 0..<20 { shop.add(day("2024-01-09") + index * 17, -Int64(2_500 + index * 613)) }
    #expect(
      shop.texts("2024-12-10") == ["month -899 changed last 2024-12-05 next 2025-01-06 rows 12 before -899"])
    shop.add(day("2025-01-06"), -999)
    #expect(shop.texts("2025-01-10") == ["month -999 ok last 2025-01-06 next 2025-02-05 rows 13"])
  }

  @Test func trials() {
    let free = RecurringSample("2024-03-05 0\n2024-04-05 -999")
    #expect(free.texts("2024-04-10") == ["month -999 changed last 2024-04-05 next 2024-05-05 rows 2 before 0"])
    let later = free + RecurringSample("2024-05-06 -999\n2024-06-05 -999")
    #expect(later.texts("2024-06-10") == ["month -999 ok last 2024-06-05 next 2024-07-05 rows 4"])
    let week = RecurringSample("2024-03-29 -100\n2024-04-05 -999\n2024-05-06 -999\n2024-06-05 -999")
    #expect(week.texts("2024-06-10") == ["month -999 ok last 2024-06-05 next 2024-07-05 rows 4"])
  }

  @Test func foreignPricesDoNotChangeByTheRate() {
    var sample = RecurringSample()
    for (month, cents) in [1_012, 1_021, 1_007, 998, 1_015, 1_010, 1_003].enumerated() {
      sample.add(RecurringSample.weekday(5, month), -Int64(cents))
    }
    #expect(sample.found("2024-07-10").map(\.state) == [.ok])
    sample.add(day("2024-08-05"), -1_250)
    #expect(sample.found("2024-08-10").map(\.before) == [-1_003])
  }

  @Test func nothingAtAll() {
    #expect(RecurringSample(day: 5, months: 0..<6, amount: 0).found("2024-06-10") == [])
  }

  @Test func outermostAmounts() {
    let least = RecurringSample(day: 5, months: 0..<6, amount: .min)
    let sample = least + RecurringSample(day: 9, months: 0..<6, amount: .max)
    #expect(sample.found("2024-06-10").count == 2)
  }
}
