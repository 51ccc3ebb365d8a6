import TestSupport
import Testing

@testable import Budgets
@testable import Values

@Suite struct BudgetPropertyTests {
  static let books = 60

  /// Ready, what is held and what lines hold are the balances and what is on the way: in every period and currency,
  /// for every policy, where balances and transfers are summed up row by row.
  @Test func whatIsAssignedIsWhatIsThere() throws {
    let seed = RandomBook.seed()
    for number in 0..<UInt64(BudgetPropertyTests.books) {
      let book = RandomBook(seed: seed &+ number).book
      let budget = try Budget(book.input)
      #expect(budget.breaks.isEmpty, "seed \(seed &+ number)")
      for (index, period) in budget.periods.enumerated() {
        let end = min(book.today, period.last)
        for currency in budget.currencies {
          let figures = try #require(budget.figures(of: index, in: currency))
          #expect(
            figures.inTransit == book.inTransit(atEndOf: end, currency, budget.input.accounts),
            "seed \(seed &+ number) \(period)")
          let lines = figures.rows.filter { !$0.isSum }.reduce(0) { $0 + $1.remaining }
          guard let ready = figures.ready else { continue }
          #expect(ready.terms.reduce(0, +) == ready.total)
          #expect(ready.total + ready.hold + lines == figures.balances + figures.inTransit, "seed \(seed &+ number)")
        }
      }
    }
  }

  @Test func parentsAndSharesAddUp() throws {
    let seed = RandomBook.seed()
    for number in 0..<UInt64(BudgetPropertyTests.books) {
      let budget = try Budget(RandomBook(seed: seed &+ number).book.input)
      for index in budget.periods.indices {
        for currency in budget.currencies {
          let figures = try #require(budget.figures(of: index, in: currency))
          for sum in figures.rows where sum.isSum {
            let below = figures.rows.filter { !$0.isSum && $0.category.hasPrefix(sum.category + ":") }
            #expect(!below.isEmpty && sum.spent == below.reduce(0) { $0 + $1.spent })
            #expect(sum.remaining == below.reduce(0) { $0 + $1.remaining })
            #expect(sum.wanted == below.reduce(0) { $0 + $1.wanted })
          }
          let shares = figures.buckets.compactMap(\.share)
          #expect(shares.isEmpty || shares.reduce(0, +) == 1000)
          #expect(figures.buckets.isEmpty || figures.buckets.reduce(0) { $0 + $1.amount } == figures.received)
          let targets = figures.buckets.compactMap(\.target)
          #expect(targets.isEmpty || targets.reduce(0, +) == figures.received)
        }
      }
    }
  }

  /// Over 120 periods: `keep` is one direct sum, `lower-ready` the largest suffix sum, `reset` nothing.
  @Test func whatIsCarriedOverTenYears() throws {
    let seed = RandomBook.seed()
    var random = SeededGenerator(seed: seed)
    var book = SampleBook(
      policy: BudgetPolicy(
        method: .zeroBased, start: day("2015-01-01"), currency: pounds,
        categories: Carry.allCases.map { CategoryLine(category: $0.rawValue, carry: $0) }), today: day("2024-12-31"))
    book.categories = Carry.allCases.map { BudgetCategory(path: $0.rawValue, kind: .expense) }
    book.accounts = [
      SampleBook.Account(
        name: "A", currency: pounds, opening: 0, openingDay: day("2014-12-31"), onBudget: [OnBudgetSpan()])
    ]
    var left: [Carry: [Int64]] = [:]
    for period in book.calendar.periods(from: book.policy.start, through: book.today) {
      for carry in Carry.allCases {
        let (planned, spent) = (Int64(random.below(10_000)), Int64(random.below(10_000)))
        book.assigned.append(
          AssignedLine(day: period.first, category: carry.rawValue, amount: planned, currency: pounds))
        book.rows.append(
          SampleBook.Row(
            day: period.last, account: "A", parts: [SampleBook.Part(amount: -spent, category: carry.rawValue)]))
        left[carry, default: []].append(planned - spent)
      }
    }
    let budget = try Budget(book.input)
    #expect(budget.breaks.isEmpty && left[.keep]?.count == 120)
    for period in 0..<120 {
      let rows = try #require(budget.figures(of: period, in: pounds)).rows
      for carry in Carry.allCases {
        let before = try #require(left[carry]?.prefix(period))
        let suffixes = before.indices.map { before[$0...].reduce(0, +) }
        let expected =
          switch carry {
          case .keep: before.reduce(0, +)
          case .lowerReady: max(0, suffixes.max() ?? 0)
          case .reset: Int64(0)
          }
        #expect(rows.first { $0.category == carry.rawValue }?.carried == expected, "seed \(seed) period \(period)")
      }
    }
  }

  /// Every figure, as text.
  private func all(_ budget: Budget) -> [String] {
    budget.periods.indices.flatMap { index in
      budget.currencies.map { currency in budget.figures(of: index, in: currency).map { "\($0)" } ?? "" }
    }
  }

  @Test func aCalendarChangedAndChangedBackGivesTheFirstFigures() throws {
    let seed = RandomBook.seed()
    var differed = 0
    for number in 0..<UInt64(30) {
      var book = RandomBook(seed: seed &+ number).book
      let (calendar, before) = (book.calendar, all(try Budget(book.input)))
      book.calendar = try PeriodCalendar(.every(weeks: 3, from: book.today))
      if all(try Budget(book.input)) != before { differed += 1 }
      book.calendar = calendar
      book.rows.shuffle()
      book.assigned.shuffle()
      #expect(all(try Budget(book.input)) == before, "seed \(seed &+ number)")
    }
    #expect(differed > 10)
  }

  @Test func nextTwiceChangesNothing() throws {
    let seed = RandomBook.seed()
    var given = 0
    for number in 0..<UInt64(BudgetPropertyTests.books) {
      let book = RandomBook(seed: seed &+ number).book
      let budget = try Budget(book.input)
      for beyond in [false, true] {
        let day = budget.periods[budget.current].first
        let next = try budget.next(on: day, beyond: beyond)
        let after = try budget.with(assigned: book.assigned + next.lines)
        #expect(try after.next(on: day, beyond: beyond).lines == [], "seed \(seed &+ number)")
        #expect(Set(next.lines.map { [$0.category, $0.currency.code] }).count == next.lines.count)
        #expect(next.grants.allSatisfy { $0.granted >= 0 && $0.granted <= $0.wanted })
        given += next.lines.count
        guard !beyond, budget.methods[budget.current] == .zeroBased else { continue }
        for currency in budget.currencies {
          let before = try #require(budget.figures(of: budget.current, in: currency)?.ready).ready
          let left = try #require(after.figures(of: budget.current, in: currency)?.ready).ready
          #expect(left >= min(0, before) && left <= max(0, before), "seed \(seed &+ number) \(currency)")
        }
      }
    }
    #expect(given > 100)
  }

  @Test func aMoveLeavesReadyOfItsPeriod() throws {
    let seed = RandomBook.seed()
    var random = SeededGenerator(seed: seed)
    for number in 0..<UInt64(BudgetPropertyTests.books) {
      let book = RandomBook(seed: seed &+ number, methods: [.zeroBased]).book
      let budget = try Budget(book.input)
      let period = random.below(budget.periods.count)
      let from = RandomBook.expenses[random.below(8)]
      let to = (RandomBook.expenses + ["hold"]).filter { $0 != from }[random.below(8)]
      let amount = CurrencyAmount(Int64(1 + random.below(9_999)), pounds)
      let lines = try budget.move(amount, from: from, to: to, on: budget.periods[period].last, force: true)
      #expect(lines.count == 2 && lines[0].amount == -lines[1].amount)
      let after = try budget.with(assigned: book.assigned + lines)
      let before = budget.figures(of: period, in: pounds)?.ready?.total
      // What is kept for the next period leaves ready as what is planned does.
      #expect(after.figures(of: period, in: pounds)?.ready?.total == before, "seed \(seed &+ number)")
    }
  }
}
