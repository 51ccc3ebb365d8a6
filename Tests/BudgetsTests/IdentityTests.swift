import Testing

@testable import Budgets
@testable import Values

/// Ready and what categories hold are what the accounts hold; where they are not, that is said.
@Suite struct IdentityTests {
  /// Money on an account of which no row speaks: the sums and the balances are not of the same rows.
  @Test func aBalanceWithoutItsRowsIsABreak() throws {
    let currency = try #require(Currency("GBP"))
    let days = try ["2024-12-31", "2025-01-10", "2025-02-20"].map { try #require(Day(iso: $0)) }
    let account = BudgetAccount(
      name: "Current", currency: currency,
      balances: [.init(day: days[0], amount: 1_000), .init(day: days[1], amount: 1_500)])
    let input = BudgetInput(
      policy: BudgetPolicy(method: .zeroBased, start: days[1], currency: currency),
      calendar: PeriodCalendar(startDay: 1), today: days[2], accounts: [account])
    let broken = try Budget(input)
    #expect(broken.breaks.map { "\($0.period.first)" } == ["2025-01-01", "2025-02-01", "2025-03-01"])
    #expect(broken.breaks.allSatisfy { $0.difference == -500 })
    #expect(broken.breaks[0].message.contains("-5.00 more than what is there"))
    var sound = input
    sound.parts = [PartSum(PartGroup(day: days[1], kind: .uncategorized, currency: currency), amount: 500)]
    #expect(try Budget(sound).breaks.isEmpty)
  }
}
