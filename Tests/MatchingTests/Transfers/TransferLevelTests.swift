import TestSupport
import Testing

@testable import Matching
@testable import Values

/// What the evidence of two sides of a transfer sums up to: each level alone, at both sides of its bounds.
@Suite struct TransferLevelTests {
  /// A row by what matters to its comparison; without more it says nothing.
  private struct Side {
    var account: Int
    var amount: Int64
    var text: String
    var day: Int32 = 4
    var frequency = 9
    var counterAccount = ""
    var original: Original?
    var mark = TransferRow.Mark.none
    var namedAccount = -1

    func row(_ id: Int64, _ pool: inout TextPool) -> TransferRow {
      TransferRow(
        id: id, account: account, day: day, amount: amount, description: pool.intern(text),
        counterAccount: pool.intern(counterAccount), original: original, mark: mark, namedAccount: namedAccount,
        frequency: frequency)
    }
  }

  /// From the current account to the savings account, as in `TransferHousehold`; 5 is a loan, 6 cash and 7 a card.
  private struct Pair {
    var out = Side(account: 0, amount: -5_000, text: "XQ 77")
    var income = Side(account: 2, amount: 5_000, text: "ZZ 12")

    static let accounts =
      TransferHousehold.accounts
      + ["loan", "cash", "card"].map {
        OwnAccount(name: "Number \($0)", currency: Currency("GBP") ?? .unstated, kind: $0)
      }

    var comparison: TransferComparison {
      var (pool, texts) = (TextPool(), TransferTexts(Pair.accounts))
      let (out, income) = (out.row(1, &pool), income.row(2, &pool))
      return TransferComparison(out, income, Pair.accounts, days: 10, &texts, pool)
    }
  }

  /// Both on one day says 3, and an amount that many rows have says nothing.
  private static func weight(_ change: (inout Pair) -> Void) -> Int {
    var pair = Pair()
    change(&pair)
    return pair.comparison.weight
  }

  /// The same of a rare amount of many digits, which says 6 more: for what speaks against.
  private static func weightOfRare(_ change: (inout Pair) -> Void) -> Int {
    weight {
      ($0.out.amount, $0.income.amount) = (-12_345, 12_345)
      ($0.out.frequency, $0.income.frequency) = (2, 2)
      change(&$0)
    }
  }

  @Test func theSumIsOfItsLevels() {
    #expect(Self.weight { _ in } == 3)
    #expect(Self.weightOfRare { _ in } == 9)
  }

  @Test func anAmountSaysTheMoreTheRarerAndLonger() {
    #expect([1, 2, 3, 8, 9].map { TransferLevels.sameAmount(-12_345, rowsWithIt: $0) } == [6, 6, 2, 2, 0])
    #expect([1, 2, 3, 8, 9].map { TransferLevels.sameAmount(-5_000, rowsWithIt: $0) } == [4, 4, 2, 2, 0])
  }

  @Test func anotherAmountNeedsAReason() {
    #expect(Self.weight { $0.out.amount = -5_150 } == 3 + 1)
    func inEuros(_ change: (inout Pair) -> Void) -> Int {
      Self.weight {
        ($0.income.account, $0.out.amount, $0.income.amount) = (4, -40_000, 46_400)
        change(&$0)
      }
    }
    #expect(inEuros { _ in } == 3)
    let original = Original(amount: -46_400, currency: Currency("EUR") ?? .unstated)
    #expect(inEuros { $0.out.original = original } == 3 + 8)
  }

  /// In working days from the row that the money left by.
  @Test func theNearerTheDayTheMore() {
    #expect((-5...5).map { TransferLevels.days(later: $0) } == [-2, -2, 0, 0, 1, 3, 2, 1, 1, 0, 0])
  }

  @Test(arguments: [
    ("XQ 55512087", 10), ("XQ 2087", 3), ("XQ NEST EGG", 4), ("XQ ROBIN HARTLEY", 2), ("OWN ACCOUNT TRANSFER", 4),
    ("TRANSFER", 2), ("SAVINGS", 4), ("TRANSFER SAVINGS", 5), ("OWN ACCOUNT TRANSFER SAVINGS", 5),
  ])
  func aTextSpeaksForIt(text: String, weight: Int) {
    #expect(Self.weight { $0.out.text = text } == 3 + weight)
  }

  @Test func aNameThatTextsOfAnyAccountHaveSaysLittle() {
    #expect(Self.weight { $0.income.text = "ZZ CURRENT" } == 3 + 1)
  }

  @Test(arguments: [
    (7, "CREDIT CARD PAYMENT", 4), (7, "CARD PAYMENT", 2), (5, "LOAN PAYMENT", 4), (6, "ATM", 4),
  ])
  func wordsFitTheKindOfAccount(account: Int, text: String, weight: Int) {
    #expect(
      Self.weight {
        $0.out.text = text
        $0.income.account = account
      } == 3 + weight)
    // With a savings account they say nothing.
    #expect(Self.weight { $0.out.text = text } == 3)
  }

  @Test func aCardTellsWhatItGot() {
    #expect(Self.weight { ($0.income.account, $0.income.text) = (7, "PAYMENT RECEIVED") } == 3 + 4)
  }

  @Test func whatSpeaksAgainst() {
    #expect(Self.weightOfRare { $0.out.counterAccount = "GB94BARC10201530093459" } == 9 - 8)
    #expect(Self.weightOfRare { $0.out.text = "XQ 20554419" } == 9 - 8)
    #expect(Self.weightOfRare { $0.out.text = "SALARY" } == 9 - 4)
    #expect(Self.weightOfRare { $0.out.mark = .other } == 9 - 3)
    #expect(Self.weightOfRare { $0.out.mark = .otherByPerson } == 9 - 8)
    #expect(Self.weightOfRare { ($0.out.namedAccount, $0.income.text) = (1, "71034468") } == 9 + 10 - 12)
  }

  @Test func rulesAndCategoriesSpeakForIt() {
    #expect(Self.weight { $0.out.namedAccount = 2 } == 3 + 12)
    #expect(Self.weight { $0.income.mark = .transfer } == 3 + 5)
    #expect(Self.weight { ($0.out.mark, $0.income.mark) = (.transfer, .transfer) } == 3 + 5 + 5 + 4)
  }

  // MARK: What sums decide

  /// The account's name 4, the owner's 2, a rare amount of few digits 4, and 3 on one day.
  @Test func aCertainSumLinks() {
    func isCertain(_ day: Int32) -> Bool {
      var pair = Pair()
      (pair.out.frequency, pair.income.frequency, pair.income.day) = (2, 2, day)
      (pair.out.text, pair.income.text) = ("XQ NEST EGG", "ZZ ROBIN HARTLEY")
      return pair.comparison.isCertain
    }
    #expect(isCertain(4) && !isCertain(5))
  }

  /// However much the one row says, the other must have something to say too.
  @Test func oneSideIsNotEnough() {
    func isCertain(_ text: String) -> Bool {
      var pair = Pair()
      (pair.out.frequency, pair.income.frequency) = (2, 2)
      (pair.out.text, pair.income.text) = ("TRANSFER TO NEST EGG ROBIN HARTLEY", text)
      return pair.comparison.isCertain
    }
    #expect(isCertain("TRANSFER") && !isCertain("ZZ CURRENT"))
  }

  @Test func aLikelySumIsAsked() {
    func outcome(_ text: String) -> String {
      var pair = TransferCase()
      pair.add(0, 4, -5_000, "XQ 77")
      pair.add(2, 4, 5_000, text)
      return pair.outcome()
    }
    // 4 and 3, and 1 for a name that any text has.
    #expect(outcome("ZZ CURRENT") == "1?1-2")
    #expect(outcome("ZZ 12") == "")
  }

  /// The day says 3 for the one, and for the other 0 after four working days, 1 after three.
  @Test func aRivalMustBeOutweighed() {
    func outcome(_ day: Int32) -> String {
      var three = TransferCase()
      three.add(0, 4, -5_000, "TRANSFER TO NEST EGG")
      three.add(2, 4, 5_000, "ZZ ROBIN HARTLEY 1")
      three.add(2, day, 5_000, "ZZ ROBIN HARTLEY 2")
      return three.outcome()
    }
    #expect(outcome(8) == "1-2")
    #expect(outcome(7) == "1?1-2,1-3")
  }
}
