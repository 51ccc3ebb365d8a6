import Testing

@testable import Ledger

@Suite struct PlannerTests {
  @Test func aDoubledLineIsADuplicateAndNoBreak() {
    let drafts = Drafts([0, 1, 2, 2, 3, 4].map { BalanceTieTests.week[$0] })
    let planner = Planner(settleDays: 14, calendar: nil, tolerance: 0)
    let facts = AccountFacts(name: "A", known: Known(rows: [], covered: []), bookBefore: 10_000, openingDay: nil)
    let plan = planner.plan(drafts, Choices(count: 0), of: facts)
    #expect(plan.verdicts.verdicts == [.new, .new, .new, .duplicate, .new, .new])
    #expect(plan.verdicts.counterparts[3] == 0)
    #expect(plan.verdicts.reasons[3] == ["the running balance counts the row once: it is on line 4 already"])
    #expect(plan.balances.findings.isEmpty)
    #expect(plan.balances.checks.map(\.balance) == [8_450, 13_150, 13_073])
    // Without the balances nobody can tell.
    let plain = Planner(settleDays: 14, calendar: nil, tolerance: nil).plan(drafts, Choices(count: 0), of: facts)
    #expect(plain.verdicts.verdicts.allSatisfy { $0 == .new })
  }
}
