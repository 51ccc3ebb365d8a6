import Testing

/// Cases that were computed by hand; each folder of fixtures/budgets says its arithmetic in words.
@Suite struct BudgetCaseTests {
  @Test func thereAreCases() { #expect(BudgetCase.names.count >= 15) }

  @Test(arguments: BudgetCase.names)
  func figuresAreThoseComputedByHand(_ name: String) throws {
    #expect(try BudgetCase.run(name) > 3)
  }
}
