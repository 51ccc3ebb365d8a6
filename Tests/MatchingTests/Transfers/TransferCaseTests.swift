import TestSupport
import Testing

@testable import Matching
@testable import Values

/// Rows as a test writes them: account, day, minor units, text.
struct TransferCase {
  private var pairing: TransferPairing
  private var count: Int64 = 0

  init(_ accounts: [OwnAccount] = TransferHousehold.accounts) { pairing = TransferPairing(accounts: accounts) }

  mutating func add(
    _ account: Int, _ day: Int32, _ amount: Int64, _ text: String, frequency: Int = 2, counterAccount: String = "",
    original: Original? = nil, mark: TransferRow.Mark = .none, namedAccount: Int = -1
  ) {
    count += 1
    let row = TransferRow(
      id: count, account: account, day: day, amount: amount, description: pairing.texts.intern(text),
      counterAccount: pairing.texts.intern(counterAccount), original: original, mark: mark,
      namedAccount: namedAccount, frequency: frequency)
    _ = pairing.add([row])
  }

  /// Links and questions as numbers of rows.
  mutating func outcome() -> String {
    let verdicts = pairing.decide()
    let links = verdicts.links.map { "\($0.pair.outgoing)-\($0.pair.incoming)" }
    let questions = verdicts.questions.map { question in
      "\(question.row)?" + question.candidates.map { "\($0.pair.outgoing)-\($0.pair.incoming)" }.joined(separator: ",")
    }
    return (links + questions).joined(separator: " ")
  }
}

/// Accounts of `TransferHousehold`: 0 Current, 1 Household, 2 Nest egg (savings), 3 Card, 4 Lindental (EUR).
@Suite struct TransferCaseTests {
  @Test func namedAccountsLink() {
    var named = TransferCase()
    named.add(0, 10, -5_000, "TRANSFER TO NEST EGG", frequency: 9)
    named.add(2, 10, 5_000, "FROM HARBOUR VALE 71034468", frequency: 9)
    #expect(named.outcome() == "1-2")
  }

  @Test func cardBillsLink() {
    var card = TransferCase()
    card.add(0, 22, -28_512, "MERIDIAN CARD PAYMENT")
    card.add(3, 23, 28_512, "PAYMENT RECEIVED - THANK YOU")
    #expect(card.outcome() == "1-2")
  }

  /// Nothing but the amount speaks for it: rare amounts are asked about, common ones are not.
  @Test func aFriendsRepaymentIsNoTransfer() {
    var rare = TransferCase()
    rare.add(3, 10, -3_217, "NANDOS SOHO")
    rare.add(0, 10, 3_217, "ALEX MILLER")
    #expect(rare.outcome() == "1?1-2")
    var common = TransferCase()
    common.add(3, 10, -2_000, "NANDOS SOHO", frequency: 9)
    common.add(0, 10, 2_000, "TRANSFER FROM ALEX MILLER", frequency: 9)
    #expect(common.outcome() == "")
  }

  @Test func threeCandidatesAreOneQuestion() {
    var three = TransferCase()
    three.add(0, 10, -5_000, "OWN ACCOUNT TRANSFER", frequency: 4)
    three.add(1, 10, 5_000, "OWN ACCOUNT TRANSFER", frequency: 4)
    three.add(2, 10, 5_000, "OWN ACCOUNT TRANSFER", frequency: 4)
    three.add(3, 10, 5_000, "OWN ACCOUNT TRANSFER", frequency: 4)
    #expect(three.outcome() == "1?1-2,1-3,1-4")
  }

  /// Two equal transfers between the same accounts: whichever is paired, the money is the same.
  @Test func equalTransfersAreNoTie() {
    var equal = TransferCase()
    for day in [10, 11] as [Int32] {
      equal.add(0, day, -5_000, "TRANSFER TO NEST EGG REF \(day)", frequency: 4)
      equal.add(2, day, 5_000, "FROM 71034468 REF \(day)", frequency: 4)
    }
    #expect(equal.outcome() == "1-2 3-4")
  }

  @Test func weekendsDoNotCount() {
    // Day 1 is a Friday, day 7 the Thursday after: four working days.
    var late = TransferCase()
    late.add(0, 1, -28_517, "TRANSFER TO HOUSEHOLD")
    late.add(1, 7, 28_517, "FROM ROBIN HARTLEY 71034468")
    #expect(late.outcome() == "1-2")
    var tooLate = TransferCase()
    tooLate.add(0, 1, -28_517, "TRANSFER TO HOUSEHOLD")
    tooLate.add(1, 8, 28_517, "FROM ROBIN HARTLEY 71034468")
    #expect(tooLate.outcome() == "")
  }

  @Test func feesAndRatesNeedWords() {
    var fee = TransferCase()
    fee.add(0, 10, -40_150, "WIRE TO 20554419")
    fee.add(1, 11, 40_000, "TRANSFER ROBIN HARTLEY 71034468")
    #expect(fee.outcome() == "1-2")
    var silent = TransferCase()
    silent.add(0, 10, -40_150, "TESCO STORES")
    silent.add(1, 11, 40_000, "ALEX MILLER")
    #expect(silent.outcome() == "")
    var rate = TransferCase()
    rate.add(0, 7, -40_000, "INTERNATIONAL PAYMENT", mark: .transfer)
    rate.add(4, 9, 46_400, "Haushalt", mark: .transfer)
    #expect(rate.outcome() == "1-2")
    var impossible = TransferCase()
    impossible.add(0, 7, -40_000, "INTERNATIONAL PAYMENT", mark: .transfer)
    impossible.add(4, 9, 12_000, "Haushalt", mark: .transfer)
    #expect(impossible.outcome() == "")
  }

  @Test func statedOriginalsLink() {
    var stated = TransferCase()
    let original = Original(amount: -46_400, currency: Currency("EUR") ?? .unstated)
    stated.add(0, 7, -40_000, "INTERNATIONAL PAYMENT", original: original)
    stated.add(4, 9, 46_400, "Überweisung")
    #expect(stated.outcome() == "1-2")
  }

  /// The bank says whose account the money went to: that of somebody else.
  @Test func anotherNumberSpeaksAgainst() {
    var other = TransferCase()
    other.add(0, 10, -28_517, "TRANSFER", counterAccount: "GB94BARC10201530093459")
    other.add(2, 10, 28_517, "TRANSFER")
    #expect(other.outcome() == "")
    var own = TransferCase()
    own.add(0, 10, -28_517, "PAYMENT 1", counterAccount: "DE87999000000417229018")
    own.add(4, 10, 33_000, "Übertrag")
    #expect(own.outcome() == "1-2")
  }

  @Test func rulesThatNameAnAccountDecide() {
    var ruled = TransferCase()
    ruled.add(0, 10, -5_000, "XQ 77", frequency: 9, namedAccount: 2)
    ruled.add(2, 11, 5_000, "ZZ 12", frequency: 9)
    ruled.add(1, 10, 5_000, "TRANSFER", frequency: 9)
    #expect(ruled.outcome() == "1-2")
  }

  /// What a person put into another category is at most asked about.
  @Test func apersonsCategorySpeaksAgainst() {
    var manual = TransferCase()
    manual.add(0, 10, -28_517, "TRANSFER", mark: .otherByPerson)
    manual.add(2, 10, 28_517, "TRANSFER")
    #expect(manual.outcome() == "")
  }

  @Test func ratesAreHeldInWideBands() throws {
    let (gbp, jpy) = (try #require(Currency("GBP")), try #require(Currency("JPY")))
    #expect(ExchangeBands.allow(10_000, of: gbp, becoming: 19_000, of: jpy))
    #expect(!ExchangeBands.allow(10_000, of: gbp, becoming: 1_900_000, of: jpy))
    let most = UInt64(Int64.max)
    #expect(ExchangeBands.allow(most, of: gbp, becoming: most, of: jpy))
    #expect(!ExchangeBands.allow(1, of: gbp, becoming: most, of: jpy))
  }
}
