import TestSupport
import Testing

@testable import Matching
@testable import Values

/// Rows that come for days whose balances tie without them are held; what explains itself is not.
@Suite struct LateRowTests {
  /// Days 1 to 30 are listed; the bank's balances of days 10 and 20 tie.
  private static let covered: [ClosedRange<Int32>] = [1...30]
  private static let tied = [
    TiedBalance(day: 10, balance: 100_00, place: "may.csv:11"),
    TiedBalance(day: 20, balance: 50_00, place: "may.csv:21"),
  ]

  private static func held(
    _ rows: Row..., tied: [TiedBalance] = tied, covered: [ClosedRange<Int32>] = covered, opening: Day? = nil,
    tolerance: Int64 = 0, verdicts: (inout Verdicts) -> Void = { _ in }, report: BalanceReport = BalanceReport()
  ) -> Verdicts? {
    var before = Verdicts(count: rows.count)
    verdicts(&before)
    return BalanceTies.holdLate(
      Drafts(rows), before, report, known: Known(rows: [], covered: covered), tied: tied, openingDay: opening,
      tolerance: tolerance)
  }

  @Test func aRowBeforeABalanceThatTiesIsHeldAndSaysWhich() throws {
    let late = try #require(Self.held(Row(5, -700, "BAR"), Row(15, -300, "KIOSK"), Row(25, -100, "CAFE")))
    #expect(late.verdicts == [.suspected, .suspected, .new])
    #expect(Array(late.counterparts) == [0, 0, 0] && late.late == [0, 1])
    #expect(
      late.evidence.map { $0.reasons.map(\.plain) } == [
        ["the balance of 1970-01-11 ties without it: 100.00, stated by may.csv:11"],
        ["the balance of 1970-01-21 ties without it: 50.00, stated by may.csv:21"],
      ])
  }

  @Test func onTheDayOfTheBalanceItIsLateAndBehindItNot() {
    #expect(Self.held(Row(20, -700, "BAR"))?.verdicts == [.suspected])
    #expect(Self.held(Row(21, -700, "BAR")) == nil)
    #expect(Self.held(Row(5, -700, "BAR"), tied: []) == nil)
  }

  /// Rows between two balances that cancel out leave both as they are; so do some up to the tolerance.
  @Test func whatMovesNoBalanceIsNotLate() {
    #expect(Self.held(Row(12, -700, "BAR"), Row(18, 700, "REFUND")) == nil)
    #expect(Self.held(Row(8, -700, "BAR"), Row(12, 700, "REFUND"))?.verdicts == [.suspected, .suspected])
    #expect(Self.held(Row(12, -2, "CENTS"), tolerance: 2) == nil)
    #expect(Self.held(Row(12, -3, "CENTS"), tolerance: 2)?.verdicts == [.suspected])
  }

  @Test func pendingKnownAndHistoricRowsAreNot() {
    #expect(Self.held(Row(5, -700, "BAR", isPending: true)) == nil)
    #expect(Self.held(Row(5, -700, "BAR"), opening: Day(number: 5)) == nil)
    #expect(Self.held(Row(5, -700, "BAR"), opening: Day(number: 4))?.verdicts == [.suspected])
    #expect(Self.held(Row(5, -700, "BAR"), verdicts: { $0.verdicts[0] = .duplicate }) == nil)
  }

  /// A file that fills a gap is not late, and days on which statements begin and end may be cut; behind a balance that a
  /// person tied, all is.
  @Test func daysThatNoStatementListedAreNot() {
    #expect(Self.held(Row(15, -700, "BAR"), covered: [1...12, 18...30]) == nil)
    #expect(Self.held(Row(12, -700, "BAR"), covered: [1...12, 18...30]) == nil)
    let person = Self.tied + [TiedBalance(day: 25, balance: 40_00, place: nil)]
    let late = Self.held(Row(22, -700, "BAR"), tied: person, covered: [1...12])
    #expect(
      late?.evidence.first?.reasons.map(\.plain) == [
        "the balance of 1970-01-26 ties without it: 40.00, as a person stated it"
      ])
  }

  /// The statement that brings a row states balances of its own that tie with it: these days speak for themselves.
  @Test func whatTheStatementsOwnBalancesProveIsNot() {
    var report = BalanceReport()
    report.checks = [.init(day: 15, balance: 90_00, line: 3, kind: .closing)]
    let late = Self.held(Row(14, -700, "BAR"), Row(17, -300, "KIOSK"), report: report)
    #expect(late?.verdicts == [.new, .suspected])
    report.findings = [
      .init(kind: .closingDiffers, line: 3, day: 15, expected: 1, stated: 2, message: "they differ")
    ]
    #expect(Self.held(Row(14, -700, "BAR"), report: report)?.verdicts == [.suspected])
  }
}
