import TestSupport
import Testing

@testable import Matching
@testable import Pipeline
@testable import Rules
@testable import Values

@Suite struct PlannerTests {
  @Test func aDoubledLineIsADuplicateAndNoBreak() {
    let doubled = Row(2, 5_000, "Alex", balance: 13_450)
    let drafts = Drafts([
      Row(1, -300, "Coffee", balance: 9_700), Row(1, -1_250, "Lunch", balance: 8_450), doubled, doubled,
      Row(2, -300, "Coffee", balance: 13_150), Row(4, -77, "Bun", balance: 13_073),
    ])
    let planner = Planner(matcher: nil, settleDays: 14, calendar: nil, tolerance: 0)
    let facts = AccountFacts(name: "A", known: Known(rows: [], covered: []), bookBefore: 10_000, openingDay: nil)
    let plan = planner.plan(drafts, of: facts)
    #expect(plan.verdicts.verdicts == [.new, .new, .new, .duplicate, .new, .new])
    #expect(plan.verdicts.counterparts[3] == 0)
    #expect(plan.verdicts.reasons[3] == ["the running balance counts the row once: it is on line 4 already"])
    #expect(plan.balances.findings.isEmpty)
    #expect(plan.balances.checks.map(\.balance) == [8_450, 13_150, 13_073])
    // Without the balances nobody can tell.
    let plain = Planner(matcher: nil, settleDays: 14, calendar: nil, tolerance: nil).plan(drafts, of: facts)
    #expect(plain.verdicts.verdicts.allSatisfy { $0 == .new })
  }
}
