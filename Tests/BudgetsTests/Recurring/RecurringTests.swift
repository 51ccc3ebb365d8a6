import TestSupport
import Testing

@testable import Budgets
@testable import Values

@Suite struct RecurringTests {
  static let monthly = RecurringSample(day: 5, months: 0..<12, amount: -999)

  @Test func everyInterval() {
    for interval in RecurringInterval.allCases {
      var sample = RecurringSample()
      for slot in 0..<6 {
        if let months = interval.months {
          sample.add(RecurringSample.weekday(10, slot * months), -5_000)
        } else {
          sample.add(day("2024-01-10") + slot * interval.days, -5_000)
        }
      }
      let found = Recurring.found(in: sample.rows, today: sample.rows[5].day + 1)
      #expect(found.map(\.every) == [interval])
      #expect(found.map(\.ids) == [[1, 2, 3, 4, 5, 6]])
      let next = interval.months.map { RecurringSample.weekday(10, 6 * $0) } ?? day("2024-01-10") + 6 * interval.days
      #expect(found.map(\.next) == [next])
    }
  }

  @Test func stateByTheDay() {
    func state(_ today: String) -> Recurring.State? { Self.monthly.found(today).first?.state }
    // Expected on Monday 2025-01-06, for Sunday the 5th.
    #expect(state("2024-12-29") == .ok)
    #expect(state("2024-12-30") == .due)
    #expect(state("2025-01-10") == .due)
    #expect(state("2025-01-11") == .late)
    #expect(state("2025-02-09") == .late)
    #expect(state("2025-02-10") == .ended)
    #expect(Self.monthly.found("2024-12-29").first?.next == day("2025-01-06"))
  }

  @Test func severalOfOnePayee() {
    let other = RecurringSample(day: 5, months: 0..<12, amount: -1_999)
    #expect(
      (Self.monthly + other).texts("2024-12-10") == [
        "month -999 ok last 2024-12-05 next 2025-01-06 rows 12",
        "month -1999 ok last 2024-12-05 next 2025-01-06 rows 12",
      ])
    let sameAmount = RecurringSample(day: 18, months: 0..<12, amount: -999)
    #expect((Self.monthly + sameAmount).found("2024-12-20").map(\.ids.count) == [12, 12])
    #expect((Self.monthly + Self.monthly).found("2024-12-20").map(\.ids.count) == [12, 12])
    let quarterly = RecurringSample(day: 20, months: [1, 4, 7, 10], amount: -2_500)
    #expect((Self.monthly + quarterly).found("2024-12-10").map(\.every) == [.month, .quarter])
  }

  @Test func shoppingIsNone() {
    var sample = RecurringSample()
    for (index, gap) in [0, 2, 5, 3, 9, 1, 4, 6, 2, 8, 3, 5, 7, 2, 4, 10, 3, 1, 6, 5, 2, 7, 4, 3, 8, 2].enumerated() {
      let last = sample.rows.last?.day ?? day("2024-01-03")
      sample.add(last + gap, index % 3 == 0 ? -350 : -Int64(2_000 + index * 137 % 900))
    }
    #expect(sample.texts("2024-06-01") == [])
    // Every Saturday for another amount is shopping as well.
    var weekly = RecurringSample()
    for week in 0..<30 { weekly.add(day("2024-01-06") + 7 * week, -Int64(3_000 + week * 2_731 % 4_000)) }
    #expect(weekly.texts("2024-08-01") == [])
  }

  @Test func amongPurchases() {
    var shop = Self.monthly
    for (index, gap) in [3, 8, 14, 5, 21, 9, 11, 4, 17, 12, 6, 19, 10, 13, 7, 22, 15, 8, 18, 5].enumerated() {
      let last = index == 0 ? day("2024-01-01") : shop.rows[shop.rows.count - 1].day
      shop.add(last + gap, -Int64(1_500 + index * 613))
    }
    #expect(shop.texts("2024-12-10") == ["month -999 ok last 2024-12-05 next 2025-01-06 rows 12"])
  }

  @Test func amountsThatVary() {
    var (salary, power) = (RecurringSample(), RecurringSample())
    for month in 0..<8 {
      salary.add(RecurringSample.weekday(25, month), 240_000 + Int64(month * 7_919 % 30_000))
      power.add(RecurringSample.weekday(14, 3 * month), -Int64(9_000 + month * 3_571 % 5_000))
    }
    #expect(salary.found("2024-08-30").map { "\($0.every) \($0.state) \($0.isMoneyIn)" } == ["month ok true"])
    #expect(power.found("2025-10-20").map { "\($0.every) \($0.state)" } == ["quarter ok"])
    #expect(power.found("2025-10-20").map(\.range) == [(-13_997)...(-9_000)])
  }

  /// Any days, amounts and multiples of intervals, at the ends of the calendar too.
  @Test func anyRows() {
    let seed = RandomBook.seed()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var sample = RecurringSample()
      var next = random.one(of: [day("0001-01-01"), day("9990-01-01"), day("1969-11-30"), day("2199-06-30")])
      let gap = random.one(of: RecurringInterval.allCases).days
      let amounts: [Int64] = [.min, .max, 0, 1, -1, -999, -999, -1_000]
      for _ in 0..<random.below(40) {
        sample.add(next, random.one(of: amounts), isPending: random.below(9) == 0)
        next = min(next + random.one(of: [0, 1, 5, gap, gap, gap, gap + 1, 2 * gap]), day("9999-12-31"))
      }
      let found = Recurring.found(in: sample.rows, today: next)
      #expect(Set(found.flatMap(\.ids)).count == found.flatMap(\.ids).count, "seed \(seed)")
      #expect(found.allSatisfy { $0.range.contains($0.last.amount) }, "seed \(seed)")
    }
  }

  @Test func rowsOfAnyOrder() {
    let rows = (Self.monthly + RecurringSample(day: 5, months: 0..<12, amount: -1_999)).rows
    let found = Recurring.found(in: rows, today: day("2024-12-10"))
    for _ in 0..<20 { #expect(Recurring.found(in: rows.shuffled(), today: day("2024-12-10")) == found) }
    #expect(Recurring.found(in: [], today: day("2024-12-10")) == [])
  }
}
