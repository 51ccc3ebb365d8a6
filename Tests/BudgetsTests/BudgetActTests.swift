import Testing

@testable import Budgets

/// Ready 500.00 of a balance of 800.00; Food has 200.00 left, Fun is overspent by 30.00, Card owes 100.00 of it all.
@Suite struct BudgetActTests {
  private let today = day("2025-01-20")

  private func book(_ method: BudgetMethod = .zeroBased) -> SampleBook {
    var book = SampleBook(
      policy: BudgetPolicy(method: method, start: day("2025-01-01"), currency: pounds), today: today)
    book.categories = ["Food", "Fun", "New"].map { BudgetCategory(path: $0, kind: .expense) }
    book.categories += [
      BudgetCategory(path: "Income", kind: .income), BudgetCategory(path: "Transfers", kind: .transfer),
    ]
    book.accounts = [("A", Int64(80_000), false), ("Card", -10_000, true)].map {
      SampleBook.Account(
        name: $0.0, currency: pounds, opening: $0.1, openingDay: day("2024-12-31"), onBudget: [OnBudgetSpan()],
        carriesDebt: $0.2)
    }
    book.assigned = [
      AssignedLine(day: day("2025-01-01"), category: "Food", amount: 20_000, currency: pounds),
      AssignedLine(day: day("2025-01-01"), category: "Fun", amount: 10_000, currency: pounds),
    ]
    book.rows = [
      SampleBook.Row(day: day("2025-01-05"), account: "A", parts: [SampleBook.Part(amount: -13_000, category: "Fun")])
    ]
    return book
  }

  private func texts(_ lines: [AssignedLine]) -> [String] {
    lines.map { "\($0.day) \($0.category) \(CurrencyAmount($0.amount, $0.currency).text) \($0.note ?? "-")" }
  }

  private func refusal(_ act: (Budget) throws(ActRefusal) -> [AssignedLine], _ method: BudgetMethod = .zeroBased) throws
    -> ActRefusal?
  {
    let budget = try Budget(book(method).input)
    do throws(ActRefusal) {
      _ = try act(budget)
      return nil
    } catch { return error }
  }

  @Test func assignSetsOrAdds() throws {
    let budget = try Budget(book().input)
    let set = try budget.assign(.exactly(CurrencyAmount(25_000, pounds)), to: "Food", on: today)
    #expect(texts(set) == ["2025-01-01 Food 50.00 GBP -"])
    #expect(
      texts(try budget.assign(.more(CurrencyAmount(2500, pounds)), to: "New", on: today))
        == ["2025-01-01 New 25.00 GBP -"])
    #expect(try budget.assign(.exactly(CurrencyAmount(20_000, pounds)), to: "Food", on: today) == [])
    #expect(
      texts(try budget.assign(.exactly(CurrencyAmount(15_000, pounds)), to: "Food", on: today))
        == ["2025-01-01 Food -50.00 GBP -"])
    #expect(try budget.assign(.more(CurrencyAmount(100, pounds)), to: "hold", on: today).count == 1)
    #expect(try budget.assign(.more(CurrencyAmount(100, pounds)), to: "Debt:Card", on: today).count == 1)
    // What is planned to come in is not taken from ready.
    #expect(try budget.assign(.exactly(CurrencyAmount(900_000, pounds)), to: "Income", on: today).count == 1)
    let next = try budget.assign(.more(CurrencyAmount(100, pounds)), to: "Food", on: day("2025-02-11"))
    #expect(next.first?.day == day("2025-02-01"))
    let after = try budget.with(assigned: budget.input.assigned + set)
    #expect(after.figures(of: 0, in: pounds)?.ready?.ready == 45_000)
  }

  @Test func movesAreOneLineFromReadyAndTwoBetweenCategories() throws {
    let budget = try Budget(book().input)
    #expect(budget.figures(of: 0, in: pounds)?.ready?.ready == 50_000)
    let amount = CurrencyAmount(4000, pounds)
    #expect(
      texts(try budget.move(amount, from: "Food", to: "New", on: today))
        == ["2025-01-01 Food -40.00 GBP to New", "2025-01-01 New 40.00 GBP from Food"])
    #expect(
      texts(try budget.move(amount, from: "ready", to: "Fun", on: today)) == ["2025-01-01 Fun 40.00 GBP from ready"])
    #expect(
      texts(try budget.move(amount, from: "Food", to: "ready", on: today)) == ["2025-01-01 Food -40.00 GBP to ready"])
  }

  @Test func coverMovesWhatIsLacking() throws {
    let budget = try Budget(book().input)
    let lines = try budget.cover("Fun", currency: pounds, on: today)
    #expect(texts(lines) == ["2025-01-01 Fun 30.00 GBP from ready"])
    let after = try budget.with(assigned: budget.input.assigned + lines).figures(of: 0, in: pounds)
    #expect(after?.overspent == 0 && after?.ready?.ready == 47_000)
    #expect(
      texts(try budget.cover("Fun", from: "Food", currency: pounds, on: today))
        == ["2025-01-01 Food -30.00 GBP to Fun", "2025-01-01 Fun 30.00 GBP from Food"])
    #expect(
      try Budget(book(.envelope).input).cover("Fun", from: "Food", currency: pounds, on: today).count == 2)
  }

  @Test func refusals() throws {
    let (much, some) = (CurrencyAmount(50_001, pounds), CurrencyAmount(100, pounds))
    let (food, ready) = (CurrencyAmount(20_000, pounds), CurrencyAmount(50_000, pounds))
    #expect(
      try refusal { b throws(ActRefusal) in try b.assign(.more(much), to: "Food", on: today) }
        == .tooLittle("ready", there: ready, asked: much))
    #expect(
      try refusal { b throws(ActRefusal) in try b.move(much, from: "Food", to: "Fun", on: today) }
        == .tooLittle("Food", there: food, asked: much))
    #expect(
      try refusal { b throws(ActRefusal) in try b.assign(.exactly(CurrencyAmount(-1, pounds)), to: "Food", on: today) }
        == .tooLittle("Food", there: food, asked: CurrencyAmount(20_001, pounds)))
    #expect(
      try refusal { b throws(ActRefusal) in try b.assign(.more(some), to: "Food", on: day("2024-12-31")) }
        == .outside(day("2024-12-31")))
    #expect(
      try refusal { b throws(ActRefusal) in try b.assign(.more(some), to: "Fod", on: today) } == .unknownCategory("Fod")
    )
    #expect(
      try refusal { b throws(ActRefusal) in try b.assign(.more(some), to: "ready", on: today) }
        == .unknownCategory("ready"))
    #expect(
      try refusal { b throws(ActRefusal) in try b.assign(.more(some), to: "Transfers", on: today) }
        == .transfer("Transfers"))
    #expect(
      try refusal { b throws(ActRefusal) in try b.move(some, from: "Food", to: "Income", on: today) }
        == .income("Income"))
    #expect(
      try refusal { b throws(ActRefusal) in try b.move(some, from: "Food", to: "Food", on: today) }
        == .sameCategory("Food"))
    #expect(
      try refusal { b throws(ActRefusal) in try b.move(CurrencyAmount(0, pounds), from: "Food", to: "Fun", on: today) }
        == .notPositive(CurrencyAmount(0, pounds)))
    #expect(
      try refusal { b throws(ActRefusal) in try b.cover("Food", currency: pounds, on: today) }
        == .nothingToCover("Food", remaining: food))
    #expect(
      try refusal({ b throws(ActRefusal) in try b.cover("Fun", currency: pounds, on: today) }, .percentage)
        == .coverFrom(.percentage))
    #expect(
      try refusal({ b throws(ActRefusal) in try b.move(some, from: "ready", to: "Fun", on: today) }, .envelope)
        == .noReady(.envelope))
  }

  @Test func allThatThereIsCanBeTaken() throws {
    let budget = try Budget(book().input)
    #expect(try budget.move(CurrencyAmount(20_000, pounds), from: "Food", to: "Fun", on: today).count == 2)
    #expect(try budget.move(CurrencyAmount(50_000, pounds), from: "ready", to: "Fun", on: today).count == 1)
    #expect(try budget.assign(.more(CurrencyAmount(50_000, pounds)), to: "Food", on: today).count == 1)
  }

  @Test func forceGoesOn() throws {
    let much = CurrencyAmount(1_000_000, pounds)
    let budget = try Budget(book().input)
    #expect(try budget.assign(.more(much), to: "Food", on: today, force: true).count == 1)
    #expect(try budget.move(much, from: "Food", to: "Fun", on: today, force: true).count == 2)
  }

  /// Every refusal says something else, and what there is.
  @Test func refusalsSpeak() {
    let some = CurrencyAmount(100, pounds)
    let all: [ActRefusal] = [
      .outside(today), .unknownCategory("A"), .transfer("A"), .income("A"), .tooLittle("A", there: some, asked: some),
      .noReady(.envelope), .coverFrom(.envelope), .nothingToCover("A", remaining: some), .notPositive(some),
      .sameCategory("A"),
    ]
    #expect(Set(all.map(\.message)).count == all.count)
    #expect(ActRefusal.tooLittle("Food", there: some, asked: some).message == "'Food' has 1.00 GBP, not 1.00 GBP")
    #expect(all.compactMap(\.remedy).count == 6)
  }

  @Test func nextTellsOfPlansWhoseDayHasPassed() throws {
    var book = book()
    book.policy.categories = [
      CategoryLine(
        category: "New",
        plan: PlanTemplate([PlanTemplate.Term(.by(100, day: day("2024-06-01"), everyMonths: nil), pounds)]))
    ]
    let next = try Budget(book.input).next(on: today)
    #expect(next.lines == [] && next.passed == [BudgetNext.Passed(category: "New", day: day("2024-06-01"))])
  }

  @Test func beyondGrantsAll() throws {
    var book = book()
    book.policy.categories = [
      CategoryLine(category: "New", plan: PlanTemplate([PlanTemplate.Term(.amount(90_000), pounds)]))
    ]
    let budget = try Budget(book.input)
    let grant = try #require(try budget.next(on: today).grants.first)
    #expect(grant.wanted == 90_000 && grant.granted == 50_000)
    #expect(texts(try budget.next(on: today, beyond: true).lines) == ["2025-01-01 New 900.00 GBP plan"])
  }
}
