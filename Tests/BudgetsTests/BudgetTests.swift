import Testing

@testable import Budgets
@testable import Values

@Suite struct BudgetTests {
  private func book() -> SampleBook {
    var book = SampleBook(
      policy: BudgetPolicy(method: .zeroBased, start: day("2025-01-01"), currency: pounds), today: day("2025-02-10"))
    book.categories = ["Zoo", "Food", "Food:Dining", "Air", "Air:Long"].map { BudgetCategory(path: $0, kind: .expense) }
    book.accounts = [
      SampleBook.Account(
        name: "Card", currency: pounds, opening: 10_000, openingDay: day("2024-12-31"), onBudget: [OnBudgetSpan()],
        carriesDebt: true)
    ]
    return book
  }

  private func row(_ text: String, _ amount: Int64, _ category: String?) -> SampleBook.Row {
    SampleBook.Row(day: day(text), account: "Card", parts: [SampleBook.Part(amount: amount, category: category)])
  }

  @Test func aBreakIsToldWithItsTerms() throws {
    var input = book().input
    #expect(try Budget(input).breaks == [])
    input.accounts[0].balances.append(BudgetAccount.Balance(day: day("2025-01-31"), amount: 10_007))
    let breaks = try Budget(input).breaks
    #expect(breaks.map(\.period.first) == [day("2025-01-01"), day("2025-02-01"), day("2025-03-01")])
    #expect(breaks.first?.difference == -7 && breaks.first?.balances == 10_007 && breaks.first?.ready == 0)
    #expect(
      breaks.first?.message
        == "period 2025-01-01, GBP: ready 0.00 and 0.00 held are -0.07 more than what is there: "
        + "100.07 on the accounts, 0.00 on the way, 100.00 in categories")
  }

  @Test func whatNobodyHasIsRefused() throws {
    var book = book()
    func failure(_ book: SampleBook) -> BudgetFailure? {
      do throws(BudgetFailure) {
        _ = try Budget(book.input)
        return nil
      } catch { return error }
    }
    let most = AssignedLine(day: day("2025-01-01"), category: "Food", amount: Money.most, currency: pounds)
    book.assigned = [most]
    #expect(failure(book) == nil)
    book.assigned.append(AssignedLine(day: day("2025-01-01"), category: "Zoo", amount: -1, currency: pounds))
    #expect(failure(book) == .tooMuch)
    book.assigned = []
    book.policy.start = day("0900-01-01")
    #expect(failure(book) == .tooManyPeriods(most: Budget.mostPeriods))
    book.calendar = try PeriodCalendar(.spans([Period(first: day("0800-01-01"), last: day("0800-12-31"))]))
    #expect(failure(book) == .startOutside(day("0900-01-01")))
  }

  @Test func rowsStandInTheOrderOfTheText() throws {
    var book = book()
    book.policy.categories = ["Zoo", "Food:Dining", "Food"].map { CategoryLine(category: $0) }
    book.rows = [row("2025-01-05", -5, "Air:Long"), row("2025-01-06", -6, "Air")]
    let figures = try #require(try Budget(book.input).figures(of: 0, in: pounds))
    #expect(
      figures.rows.map { $0.category + ($0.isSum ? " sum" : "") } == [
        "Zoo", "Food sum", "Food:*", "Food:Dining", "Air sum", "Air:*", "Air:Long", "Debt sum", "Debt:Card",
      ])
  }

  @Test func lateRowsChangePastFigures() throws {
    var book = book()
    book.rows = [row("2025-01-05", -500, "Food")]
    let before = try Budget(book.input)
    book.rows.append(row("2025-01-06", -200, "Food"))
    book.rows.append(row("2025-02-03", -100, "Zoo"))
    book.rows.append(row("2025-02-03", -30, nil))
    let after = try Budget(book.input)
    #expect(
      after.changes(since: before).map { "\($0.period.first) \($0.category) \($0.figure) \($0.before) \($0.after)" }
        == [
          "2025-01-01 Food spent 500 700", "2025-01-01 Food remaining -500 -700",
        ])
    #expect(after.changes(since: after) == [] && after.readyChanges(since: after) == [])
    // The card's spending becomes debt; what has no category lowers ready.
    #expect(after.readyChanges(since: before) == [ReadyChange(currency: pounds, before: 0, after: -30)])
  }

  @Test func halfAPercentOfIncomeBesideTheTargetIsOn() throws {
    let half = try #require(Percent(hundredths: 5000))
    let none = try #require(Percent(hundredths: 0))
    func states(_ needs: Int64) -> [BucketFigures.State?] {
      let targets = Targets(needs: half, wants: half, savings: none)
      return BucketFigures.figures(income: 20_000, spent: [needs, 9900, 0, 0], targets: targets).map(\.state)
    }
    #expect(states(10_100) == [.on, .on, .on, nil, nil])
    #expect(states(10_101)[0] == .over && states(9899)[0] == .under)
    #expect(BucketFigures.figures(income: 100, spent: [1, 0, 0, 0], targets: nil).compactMap(\.target) == [])
  }

  @Test func theCurrentPeriodIsThatOfToday() throws {
    var book = book()
    #expect(try Budget(book.input).current == 1)
    book.today = day("2024-11-01")
    #expect(try Budget(book.input).current == 0)
    book.through = day("2025-06-01")
    let budget = try Budget(book.input)
    #expect(budget.period(containing: day("2025-06-30")) == 5 && budget.period(containing: day("2024-12-31")) == nil)
  }
}
