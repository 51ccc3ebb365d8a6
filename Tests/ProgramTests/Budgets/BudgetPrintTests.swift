import Budgets
import Foundation
import Testing
import Values
import Workspace

@testable import daybook

/// What `budget show` and `budget due` print, held against texts that a person read: files of `fixtures/budget-show`.
/// `DAYBOOK_RECORD=1` writes them anew, to be read again.
@Suite struct BudgetPrintTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../fixtures/budget-show"
  ).standardizedFileURL

  private func expect(_ text: String, is name: String) throws {
    let text = text.shown(on: -1)
    let file = Self.fixtures.appending(path: name)
    if ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] == "1" {
      return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)), "\(name)")
  }

  private func show(_ budget: Budget, _ currency: Currency? = nil) -> BudgetShowReport {
    BudgetShowReport(budget, period: budget.current, currency: currency)
  }

  private func text(_ report: some Report, width: Int = 80) -> String { report.text(Look(terminal: width)) }

  /// Without colours, for which there is no terminal.
  private func lines(_ text: String) -> [Substring] {
    text.shown(on: -1).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: [60, 80, 200])
  func aHouseholdFitsTheTerminal(width: Int) throws {
    let budget = try InventedBudget.household().budget()
    #expect(budget.breaks == [])
    try expect(text(show(budget), width: width), is: "household-\(width).txt")
    try expect(text(BudgetDueReport(budget, period: budget.current), width: width), is: "due-\(width).txt")
  }

  @Test(arguments: [50, 60, 70, 80, 100, 120, 200])
  func noLineIsWiderThanTheTerminal(width: Int) throws {
    for book in try [InventedBudget.household(), .envelopes(), .shares(), .twoCurrencies()] {
      let budget = try book.budget()
      let due = BudgetDueReport(budget, period: budget.current)
      for line in lines(text(show(budget), width: width)) { #expect(displayWidth(String(line)) <= width, "\(line)") }
      for line in lines(text(due, width: max(width, 60))) {
        #expect(displayWidth(String(line)) <= max(width, 60), "\(line)")
      }
    }
  }

  /// 30 categories in ten groups: a line each, one for held or pending where there is any, a header and a total.
  @Test func whatIsAmissStandsFirstAndEachCategoryOnALine() throws {
    let lines = lines(text(show(try InventedBudget.household().budget())))
    #expect(lines[1].hasPrefix("Overspent") && lines[2].hasPrefix("Short of plan"))
    let table = try #require(lines.firstIndex { $0.hasPrefix("CATEGORY") })
    #expect(lines[table...].count { !$0.isEmpty } == 47)
    #expect(table <= 16)
  }

  @Test func wordsFollowTheSign() {
    #expect(ReadyTerm.returned.words(-1, count: 0) == "overspent before")
    #expect(ReadyTerm.returned.words(1, count: 0) == "returned by categories")
    #expect(ReadyTerm.hold.words(-1, count: 0) == "kept for the next period")
    #expect(ReadyTerm.hold.words(1, count: 0) == "kept in the last period")
    #expect(ReadyTerm.uncategorized.words(-1, count: 3) == "without a category (3)")
  }

  @Test func aDayOfAnotherYearSaysSo() {
    #expect(day("2025-06-12").words(beside: day("2025-06-30")) == "12 June")
    #expect(day("2024-12-31").words(beside: day("2025-01-31")) == "31 December 2024")
  }

  /// What has no pieces yet, and what does not fit at all.
  @Test func factsBreakBetweenPiecesAndAreClippedInside() {
    let facts = [
      WrappedFact("Ready", "12.00 in all", ["+20.00 income", "-8.00 planned"]),
      WrappedFact("Seen", "", ["Barclaycard Platinum Travel"]),
    ]
    #expect(
      WrappedFact.lines(facts, width: 27) == [
        "Ready  12.00 in all:", "       +20.00 income,", "       -8.00 planned", "Seen   Barclaycard Platinu…",
      ])
  }

  @Test func everyMethodHasItsWords() throws {
    try expect(text(show(try InventedBudget.shares().budget())), is: "percentage-80.txt")
    try expect(text(show(try InventedBudget.envelopes().budget())), is: "envelope-80.txt")
    try expect(text(show(try InventedBudget.twoCurrencies().budget())), is: "currencies-80.txt")
  }

  @Test func programsGetWhatTheContractNames() throws {
    let budget = try InventedBudget.household().budget()
    try expect(show(budget).csv, is: "household.csv")
    try expect(try JSON.text(show(budget)) + "\n", is: "household.json")
    try expect(try JSON.text(show(try InventedBudget.shares().budget())) + "\n", is: "percentage.json")
    try expect(try JSON.text(show(try InventedBudget.envelopes().budget())) + "\n", is: "envelope.json")
    let due = BudgetDueReport(budget, period: budget.current)
    try expect(due.csv, is: "due.csv")
    try expect(try JSON.text(due) + "\n", is: "due.json")
  }

  @Test func severalCurrenciesAreAnArrayAndOneIsAnObject() throws {
    let budget = try InventedBudget.twoCurrencies().budget()
    let all = try JSONDecoder().decode([BudgetRecord].self, from: Data(try JSON.text(show(budget)).utf8))
    #expect(all.map(\.currency) == ["GBP", "JPY"])
    let one = try JSONDecoder().decode(
      BudgetRecord.self, from: Data(try JSON.text(show(budget, InventedBudget.yen)).utf8))
    #expect(one == all[1])
    #expect(one.categories.map(\.remaining) == ["-1200", "-1200"] && one.overspent == "1200")
  }

  /// Terms in plain words add up to ready, what is assigned later taken off.
  @Test func whatIsPrintedAddsUp() throws {
    let record = BudgetRecord(try #require(try InventedBudget.household().budget().figures(of: 1, in: .pounds)))
    func minor(_ text: String?) throws -> Int64 { try Money.parse(text ?? "", exponent: 2) }
    let terms = try #require(record.terms)
    #expect(try terms.reduce(0) { $0 + (try minor($1.amount)) } == minor(record.ready) + minor(record.assignedLater))
    #expect(terms.map(\.code) == ReadyTerm.allCases.map(\.rawValue))
    #expect(record.categories.allSatisfy { $0.fields.count == BudgetLineRecord.names.count })
  }

  @Test func columnsAreNamedAlikeEverywhere() throws {
    #expect(BudgetLineRecord.columns.map(\.name) == BudgetLineRecord.names)
    #expect(DueRecord.columns.map(\.name) == DueRecord.names)
    #expect(PeriodRecord.columns.map(\.name) == PeriodRecord.names)
    let period = Period(first: day("2025-01-25"), last: day("2025-02-24"))
    let record = PeriodRecord(period, InventedBudget.yen, transactions: 3, income: 2_400, expense: -310)
    #expect(record.fields == ["2025-01-25", "2025-02-24", "JPY", "3", "2400", "-310"])
  }

  @Test func nothingIsSaidPlainly() throws {
    let budget = try InventedBudget(.zeroBased).budget()
    #expect(
      text(show(budget)) == """
        Budget 2025-02-01 to 2025-02-28, GBP, zero-based
        Ready to assign  0.00

        Nothing is planned or spent in this period.

        """)
    #expect(text(BudgetDueReport(budget, period: 0)) == "Nothing is due in this period.\n")
  }
}

extension Currency {
  fileprivate static var pounds: Currency { InventedBudget.pounds }
}
