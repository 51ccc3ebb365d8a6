import Testing

@testable import daybook

/// The bar of what is spent: honest at both ends, without colour.
@Suite struct BudgetBarTests {
  private func bar(_ spent: Int64, _ available: Int64, _ width: Int = 10) -> String {
    BudgetBar(spent: spent, available: available).text(width: width)
  }

  @Test func itShowsTheShareThatIsSpent() {
    #expect(bar(0, 100) == "..........")
    #expect(bar(50, 100) == "#####.....")
    #expect(bar(100, 100) == "##########")
    #expect(bar(140, 100) == "#######!!!")
    #expect(bar(40, 0) == "!!!!!!!!!!")
    #expect(bar(40, -10) == "!!!!!!!!!!")
  }

  @Test func aLittleIsAlwaysSeen() {
    #expect(bar(1, 1_000_000) == "#.........")
    #expect(bar(999_999, 1_000_000) == "#########.")
    #expect(bar(1_000_001, 1_000_000) == "#########!")
  }

  @Test func aRefundIsNothingSpent() {
    #expect(bar(-500, 100) == "..........")
    #expect(bar(-500, 0) == "")
    #expect(bar(0, 0) == "")
  }

  @Test func theLargestAmountsHaveABarToo() {
    #expect(bar(.max, .max) == "##########")
    #expect(bar(.max / 2, .max) == "#####.....")
    #expect(bar(.max, 1, 6) == "#!!!!!")
  }
}
