import TestSupport
import Testing

@testable import Statements
@testable import Values

struct BalanceChainTests {
  @Test func followsTheAmounts() {
    let chain = BalanceChain(amounts: [-10, 25, -5], balances: [90, 115, 110])
    let outcome = chain.walk(newestFirst: false, isBefore: false)
    #expect(outcome.isWhole)
    #expect(outcome.held == 2)
    #expect(!chain.walk(newestFirst: true, isBefore: false).isWhole)
  }

  @Test func knowsBalancesBeforeTheRow() {
    let chain = BalanceChain(amounts: [-10, 25, -5], balances: [100, 90, 115])
    #expect(chain.walk(newestFirst: false, isBefore: true).isWhole)
    #expect(!chain.walk(newestFirst: false, isBefore: false).isWhole)
  }

  @Test func namesTheFirstBreak() {
    let chain = BalanceChain(amounts: [-10, 25, -5, 1], balances: [90, 115, 111, 112])
    let outcome = chain.walk(newestFirst: false, isBefore: false)
    #expect(outcome.firstBreak == 2)
    #expect(outcome.held == 2)
    #expect(outcome.broken == 1)
  }

  @Test func passesAmountsOnToTheNextBalance() {
    let none = Drafts.noBalance
    let chain = BalanceChain(amounts: [-10, -5, 20], balances: [90, none, 105])
    #expect(chain.walk(newestFirst: false, isBefore: false).isWhole)
    let open = BalanceChain(amounts: [-10, -5, 20], balances: [90, 85, none])
    #expect(!open.walk(newestFirst: false, isBefore: false).isWhole)
  }

  @Test func keepsAccountsApart() {
    let chain = BalanceChain(amounts: [-10, 5, -20, 5], balances: [90, 5, 70, 10], groups: [0, 1, 0, 1])
    #expect(chain.walk(newestFirst: false, isBefore: false).isWhole)
  }

  @Test func tiesRowsOfADayInAnyOrder() {
    let chain = BalanceChain(amounts: [-20, -10, -5, 50], balances: [70, 90, 65, 115])
    #expect(chain.holdsWithinDays(days: [1, 1, 1, 2], newestFirst: false))
    #expect(!chain.holdsWithinDays(days: [1, 1, 2, 2], newestFirst: true))
    let broken = BalanceChain(amounts: [-20, -10, -5, 50], balances: [70, 90, 66, 116])
    #expect(!broken.holdsWithinDays(days: [1, 1, 1, 2], newestFirst: false))
  }

  /// 100 to 90, and beside it 500, 450 and back: no order of these rows is one running balance.
  @Test func aLoopBesideThePathIsNoProof() {
    let apart = BalanceChain(amounts: [-10, -50, 50], balances: [90, 450, 500])
    #expect(!apart.holdsWithinDays(days: [1, 1, 1], newestFirst: false))
    let joined = BalanceChain(amounts: [-10, -50, 50], balances: [90, 40, 90])
    #expect(joined.holdsWithinDays(days: [1, 1, 1], newestFirst: false))
    // Also on a day that ends where it began.
    let loops = BalanceChain(amounts: [-10, 10, -50, 50], balances: [90, 100, 450, 500])
    #expect(!loops.holdsWithinDays(days: [1, 1, 1, 1], newestFirst: false))
  }

  /// The second day goes from 500 to 450 and back, and never comes from the 100 of the first.
  @Test func aLoopThatNothingLeadsToIsABreak() {
    let drafts = Drafts([
      Row(1, -10, "a", balance: 100), Row(2, 50, "b", balance: 500), Row(2, -50, "c", balance: 450),
    ])
    #expect(!RunningChain(drafts).breaks.isEmpty)
  }
}
