import Testing

@testable import Budgets

@Suite struct BudgetValidationTests {
  private let validation = BudgetValidation(
    categories: [
      BudgetCategory(path: "Food", kind: .expense), BudgetCategory(path: "Income", kind: .income),
      BudgetCategory(path: "Transfers", kind: .transfer),
    ], debts: ["Card"], calendar: PeriodCalendar(startDay: 1))

  private func policy(_ method: BudgetMethod = .zeroBased) -> BudgetPolicy {
    BudgetPolicy(method: method, start: day("2025-01-01"), currency: pounds)
  }

  private func facts(_ policy: BudgetPolicy) -> [BudgetProblem.Fact] { validation.problems(in: policy).map(\.fact) }

  private func plan(_ text: String) throws -> PlanTemplate {
    PlanTemplate([try PlanTemplate.Term(parsing: text, currency: pounds)])
  }

  private func targets(_ needs: Int, _ wants: Int, _ savings: Int) throws -> Targets {
    Targets(
      needs: try #require(Percent(hundredths: needs)), wants: try #require(Percent(hundredths: wants)),
      savings: try #require(Percent(hundredths: savings)))
  }

  @Test func aSoundPolicyHasNoProblem() throws {
    var policy = policy()
    policy.methods.append(BudgetPolicy.MethodStart(day: day("2026-01-25"), method: .percentage))
    policy.targets = try targets(5000, 3000, 2000)
    policy.income = [IncomeLine(category: "Income", plan: try plan("3100"), held: .lastDays(5))]
    policy.categories = [
      CategoryLine(category: "Food", plan: try plan("12% of Income"), carry: .reset),
      CategoryLine(category: "Debt:Card", plan: try plan("20"), carry: .keep),
    ]
    #expect(validation.problems(in: policy) == [])
  }

  @Test func namesAreHeldAgainstTheCategories() throws {
    var policy = policy()
    policy.categories = ["Food", "Fod", "Transfers", "Income", "hold", "Food", "Debt:Cart"].map {
      CategoryLine(category: $0)
    }
    policy.categories[0].plan = try plan("5% of Food")
    policy.categories[5].plan = PlanTemplate(try plan("5").terms + plan("5% of Salary").terms)
    policy.income = ["Income", "Food", "ready"].map { IncomeLine(category: $0) }
    #expect(
      validation.problems(in: policy) == [
        BudgetProblem(.expenseCategory("Food"), at: .income(1, .name)),
        BudgetProblem(.reservedName("ready"), at: .income(2, .name)),
        BudgetProblem(.sourceIsNoIncome("Food"), at: .category(0, .plan(0))),
        BudgetProblem(.unknownCategory("Fod"), at: .category(1, .name)),
        BudgetProblem(.transferCategory("Transfers"), at: .category(2, .name)),
        BudgetProblem(.incomeCategory("Income"), at: .category(3, .name)),
        BudgetProblem(.reservedName("hold"), at: .category(4, .name)),
        BudgetProblem(.namedTwice("Food"), at: .category(5, .name)),
        BudgetProblem(.unknownCategory("Salary"), at: .category(5, .plan(1))),
        BudgetProblem(.unknownCategory("Debt:Cart"), at: .category(6, .name)),
      ])
  }

  @Test func targetsSumToTheWhole() throws {
    var percentage = policy(.percentage)
    #expect(facts(percentage) == [.targetsMissing])
    percentage.targets = try targets(5000, 3000, 1999)
    #expect(facts(percentage) == [.targetsSum(9999)])
    #expect(validation.problems(in: percentage)[0].message == "the targets sum to 99.99, not 100")
    percentage.targets = try targets(10_000, 0, 0)
    #expect(facts(percentage) == [])
  }

  @Test func whatAMethodDoesNotHaveIsSaid() throws {
    var zeroBased = policy()
    zeroBased.income = [IncomeLine(category: "Income", plan: try plan("3100"), held: .all)]
    #expect(facts(zeroBased) == [.planUnused] && validation.problems(in: zeroBased)[0].isWarning)
    var envelope = policy(.envelope)
    envelope.income = zeroBased.income
    #expect(facts(envelope) == [.readyUnused])
    envelope.income = [IncomeLine(category: "Income", plan: try plan("share 1"))]
    #expect(facts(envelope) == [.planOfIncome] && !validation.problems(in: envelope)[0].isWarning)
    envelope.income = [IncomeLine(category: "Income", plan: try plan("average 3"))]
    envelope.categories = [CategoryLine(category: "Debt:Card", carry: .reset)]
    #expect(facts(envelope) == [.debtIsKept("Debt:Card")])
  }

  @Test func daysLieInPeriods() throws {
    let spans = [Period(first: day("2025-01-01"), last: day("2025-01-31"))]
    let validation = BudgetValidation(categories: [], calendar: try PeriodCalendar(.spans(spans)))
    var policy = policy()
    policy.start = day("2025-02-01")
    policy.methods.append(BudgetPolicy.MethodStart(day: day("2025-02-02"), method: .envelope))
    policy.methods.append(BudgetPolicy.MethodStart(day: day("2025-02-02"), method: .zeroBased))
    #expect(
      validation.problems(in: policy) == [
        BudgetProblem(.dayOutside(day("2025-02-02")), at: .method(1)),
        BudgetProblem(.dayOutside(day("2025-02-02")), at: .method(2)),
        BudgetProblem(.dayTwice(day("2025-02-02")), at: .method(2)),
        BudgetProblem(.dayOutside(day("2025-02-01")), at: .start),
      ])
    policy.methods = []
    #expect(validation.problems(in: policy).first == BudgetProblem(.noMethod, at: .method(0)))
  }

  @Test func numbersHaveRanges() {
    var policy = policy()
    policy.income = [IncomeLine(category: "Income", held: .lastDays(0))]
    policy.categories = [CategoryLine(category: "Food", remind: [7, -1, 366, 367])]
    #expect(facts(policy) == [.readyDays(0), .reminder(-1), .reminder(367)])
  }

  @Test func linesAreHeldAgainstCategoriesAndCalendar() throws {
    let spans = [
      Period(first: day("2025-01-01"), last: day("2025-01-31")),
      Period(first: day("2025-03-01"), last: day("2099-01-01")),
    ]
    let validation = BudgetValidation(
      categories: [
        BudgetCategory(path: "Food", kind: .expense), BudgetCategory(path: "Income", kind: .income),
        BudgetCategory(path: "Transfers", kind: .transfer),
      ], debts: ["Card"], calendar: try PeriodCalendar(.spans(spans)))
    func line(_ text: String, _ category: String) -> AssignedLine {
      AssignedLine(day: day(text), category: category, amount: 1, currency: pounds)
    }
    let lines = [
      line("2025-01-01", "Food"), line("2025-02-01", "Food"), line("2025-01-01", "Fod"),
      line("2025-01-01", "Transfers"), line("2025-01-01", "hold"), line("2025-01-01", "Debt:Card"),
      line("2025-01-01", "Income"), line("2095-01-01", "Food"), line("2025-01-01", "ready"),
    ]
    #expect(
      validation.problems(in: lines, today: day("2025-01-10")) == [
        BudgetProblem(.dayOutside(day("2025-02-01")), at: .assigned(1)),
        BudgetProblem(.unknownCategory("Fod"), at: .assigned(2)),
        BudgetProblem(.transferCategory("Transfers"), at: .assigned(3)),
        BudgetProblem(.dayTooFar(day("2095-01-01")), at: .assigned(7)),
        BudgetProblem(.unknownCategory("ready"), at: .assigned(8)),
      ])
  }

  @Test func problemsSpeak() {
    let date = day("2025-01-01")
    let facts: [BudgetProblem.Fact] = [
      .unknownCategory("A"), .transferCategory("A"), .incomeCategory("A"), .expenseCategory("A"), .reservedName("A"),
      .namedTwice("A"), .sourceIsNoIncome("A"), .planOfIncome, .planUnused, .readyUnused, .readyDays(0),
      .debtIsKept("A"),
      .reminder(-1), .dayOutside(date), .dayTwice(date), .dayTooFar(date), .noMethod, .targetsMissing, .targetsSum(1),
    ]
    let problems = facts.map { BudgetProblem($0, at: .start) }
    #expect(Set(problems.map(\.message)).count == facts.count)
    #expect(problems.filter(\.isWarning).map(\.fact) == [.planUnused, .readyUnused, .debtIsKept("A")])
    #expect(problems[0].remedy == "Create it: daybook categories add \"A\"")
  }
}
