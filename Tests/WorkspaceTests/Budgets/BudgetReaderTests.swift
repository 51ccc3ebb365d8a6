import Pipeline
import Testing
import Values

@testable import Budgets
@testable import Workspace

/// budget.yaml as a tree of what is written, with places.
@Suite struct BudgetReaderTests {
  private func read(_ text: String) throws -> WrittenBudget? {
    try BudgetReader.read(Array(text.utf8), file: "budget.yaml")
  }

  @Test func everyKey() throws {
    let text = """
      method: { 2026-01-25: zero-based, 2025-01-25: percentage }
      start: 2025-01-25
      currency: gbp
      assign: auto
      targets: { needs: 50, wants: 33.33, savings: 16.67% }
      income:
        Income:Salary: { plan: 3100, ready: { next: 5 } }
        Income:Side: { ready: next }
        Income: 12
      categories:
        Housing:Rent: { plan: 950, due: 31, remind: [0, 7, 2, 7] }
        Food: 600
        Car: { plan: [1200 by 2026-12-25 every 12 months, "share 1"], due: last friday, carry: keep, remind: [] }
        Gifts: { due: Last, remind: 3, carry: lower-ready }
        Fun:
        Travel:Japan:
          - 30000 JPY
          - share 2
      """
    let budget = try #require(try read(text))
    let day = try #require(Day(iso: "2025-01-25"))
    #expect(budget.methods.map(\.method) == [.percentage, .zeroBased] && budget.methods[0].from == day)
    #expect(budget.methods[0].place == Place(line: 1, column: 35))
    #expect(budget.start == day && budget.startPlace == Place(line: 2, column: 8))
    #expect(budget.currency?.code == "GBP" && budget.assign == .auto)
    #expect(budget.targets.map { [$0.needs, $0.wants, $0.savings].map(\.hundredths) } == [5000, 3333, 1667])
    #expect(budget.income.map(\.category) == ["Income:Salary", "Income:Side", "Income"])
    #expect(budget.income.map(\.ready) == [.next(days: 5), .next(days: nil), .now])
    #expect(budget.income.map { $0.plans.map(\.text) } == [["3100"], [], ["12"]])
    let lines = budget.categories
    #expect(lines.map(\.category) == ["Housing:Rent", "Food", "Car", "Gifts", "Fun", "Travel:Japan"])
    #expect(lines.map(\.due) == [.day(31), nil, .lastWeekday(.friday), .last, nil, nil])
    #expect(lines.map(\.remind) == [[7, 2, 0], [7, 2, 0], [], [3], [7, 2, 0], [7, 2, 0]])
    #expect(lines.map(\.carry) == [nil, nil, .keep, .lowerReady, nil, nil])
    #expect(lines[1].plans == [.init(text: "600", place: Place(line: 12, column: 9))])
    #expect(lines[2].plans.map(\.text) == ["1200 by 2026-12-25 every 12 months", "share 1"])
    #expect(lines[2].plans[1].place == Place(line: 13, column: 53) && lines[2].place == Place(line: 13, column: 3))
    #expect(lines[4].plans.isEmpty && lines[5].plans.map(\.text) == ["30000 JPY", "share 2"])
  }

  /// As a person writes it, with comments and all that is bare.
  @Test func anExample() throws {
    let text = """
      method: zero-based                    # zero-based | envelope | percentage
      start: 2025-01-25                     # the period that holds this day is the first one budgeted
      currency: GBP                         # of plans without a code
      assign: ask
      targets: { needs: 50, wants: 30, savings: 20 }
      income:
        Income:Salary: { plan: 3100, ready: { next: 5 } }
      categories:
        Housing:Rent: { plan: 950, due: 1, remind: [7, 2, 0] }      # due: 1..31, last, last friday
        Food: 600                           # a bare value is its plan
        Car:Insurance: 1200 by 2026-12-25 every 12 months
        Gifts: { plan: average 3, carry: keep }             # carry: keep | reset | lower-ready
        Buffer: up to 500
        Savings:House: 12% of Income:Salary
        Fun: share 1
        Travel:Japan: 30000 JPY
      """
    let budget = try #require(try read(text))
    #expect(budget.categories.count == 8)
    #expect(
      budget.categories.flatMap(\.plans).map(\.text) == [
        "950", "600", "1200 by 2026-12-25 every 12 months", "average 3", "up to 500", "12% of Income:Salary", "share 1",
        "30000 JPY",
      ])
  }

  /// CRLF and byte order mark included, and the least that can stand.
  @Test func defaults() throws {
    let budget = try #require(try read("\u{FEFF}method: envelope\r\nstart: 2025-01-01\r\ncategories:\r\n"))
    #expect(budget.methods == [.init(from: nil, method: .envelope, place: Place(line: 1, column: 9))])
    #expect(budget.assign == .ask && budget.currency == nil && budget.targets == nil)
    #expect(budget.income.isEmpty && budget.categories.isEmpty)
    #expect(try read("# nothing but words\n#method: envelope\n") == nil)
    #expect(try read("") == nil)
  }

  @Test(arguments: [
    ("12% of Income:Salary", "Income:Salary"), ("12% of  My pay ", "My pay"), ("12% of income", nil), ("450", nil),
    ("1200 by 2026-12-25", nil), ("12% of Income", nil), ("12% of INCOME eur", "INCOME eur"),
    ("12% of ", nil), ("5% of A of B", "A of B"), ("5 of A", nil), ("5%\tOF\tA b EUR", "A b EUR"),
    ("5% of income EUR", nil),
  ])
  func whatAPlanSpeaksOf(_ text: String, _ source: String?) {
    let plan = WrittenBudget.Plan(text: text, place: Place())
    #expect(plan.source.map { String(text[$0]) } == source)
  }

  @Test(arguments: [
    ("Food", "Meals"), ("Food:Out", "Fun"), ("Food:Out:Late", "Fun:Late"), ("Food:Inn", "Meals:Inn"),
    ("Foodie", "Foodie"), ("My:Food", "My:Food"),
  ])
  func renames(_ category: String, _ new: String) {
    #expect(CategoryRenames(["Food": "Meals", "Food:Out": "Fun", "My": ""]).renamed(category) == new)
  }
}
