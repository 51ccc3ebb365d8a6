import TestSupport
import Testing

@testable import Matching
@testable import Values

/// Lines that stand in a file twice though its running balance counts them once.
@Suite struct DoubledLineTests {
  private static let week = BalanceTieTests.week

  private static func repeats(_ rows: [Row], order: RowOrder = .oldestFirst) -> [DoubledLines.Repeat] {
    DoubledLines(Drafts(rows, order: order)).repeats
  }

  private static func file(_ places: [Int]) -> [Row] { places.map { week[$0] } }

  @Test func aLineThatTheChainCountsOnceIsFound() {
    #expect(Self.repeats(Self.file([0, 1, 2, 2, 3, 4])) == [.init(draft: 3, original: 2)])
    #expect(Self.repeats(Self.file([0, 1, 2, 3, 4, 4])) == [.init(draft: 5, original: 4)])
    #expect(
      Self.repeats(Self.file([0, 1, 1, 1, 2, 3, 4])) == [.init(draft: 2, original: 1), .init(draft: 3, original: 1)])
    #expect(Self.repeats(Self.file([4, 3, 3, 2, 1, 0]), order: .newestFirst) == [.init(draft: 2, original: 1)])
  }

  /// The next page begins with the last rows of the one before.
  @Test func aPageThatRepeatsTheOneBeforeIsFound() {
    let pages = Self.repeats(Self.file([0, 1, 2, 3, 1, 2, 3, 4]))
    #expect(pages == [.init(draft: 4, original: 1), .init(draft: 5, original: 2), .init(draft: 6, original: 3)])
    let newest = Self.repeats(Self.file([4, 3, 2, 3, 2, 1, 0]), order: .newestFirst)
    #expect(newest == [.init(draft: 3, original: 1), .init(draft: 4, original: 2)])
  }

  @Test func twoRealRowsStay() {
    let coffee = Row(1, -300, "Coffee")
    // Two coffees have two balances.
    #expect(Self.repeats(BalanceTieTests.chained(1_000, [coffee, coffee, coffee])).isEmpty)
    // A refund between two purchases leads back to the same balance.
    let refunded = [Row(1, -100, "Tea"), coffee, Row(1, 300, "Coffee"), coffee, Row(2, -50, "Bun")]
    #expect(Self.repeats(BalanceTieTests.chained(1_000, refunded)).isEmpty)
    // Also in a file that has another line twice.
    var rows = BalanceTieTests.chained(1_000, refunded)
    rows.insert(rows[0], at: 1)
    rows.insert(rows[5], at: 6)
    #expect(Self.repeats(rows) == [.init(draft: 6, original: 5)])
  }

  /// A bank that states the balance after a batch, or of the day, proves nothing by it.
  @Test func balancesOfABatchProveNothing() {
    var rows = BalanceTieTests.chained(
      1_000, [Row(1, -100, "Tea"), Row(2, -300, "Coffee"), Row(2, -300, "Coffee"), Row(3, -50, "Bun")])
    rows[1].balance = rows[2].balance
    #expect(Self.repeats(rows).isEmpty)
    #expect(Self.repeats([rows[1], rows[2]]).isEmpty)
  }

  /// In another order of the day both are real rows: only the last balance does not follow.
  @Test func anOrderOfTheDayMayExplainBoth() {
    let tea = Row(1, 200, "Tea", balance: 1_000)
    let day = [Row(1, -200, "Coffee", balance: 800), tea, tea, Row(1, -100, "Bun", balance: 900)]
    #expect(Self.repeats(day + [Row(2, -50, "Soup", balance: 850)]).isEmpty)
    #expect(Self.repeats(day + [Row(2, -50, "Soup", balance: 849)]).isEmpty)
  }

  /// The first line has nothing before it that its balance could follow from.
  @Test func theFirstLineProvesNothing() {
    #expect(Self.repeats(Self.file([0, 0, 1, 2])).isEmpty)
  }

  /// Rows without a balance are part of the way from one balance to the next.
  @Test func aRowWithoutABalanceIsPassed() {
    var rows = Self.file([0, 1, 2, 2, 3, 4])
    rows[1].balance = Drafts.noBalance
    #expect(Self.repeats(rows) == [.init(draft: 3, original: 2)])
  }

  /// The repeated line is a duplicate, of the same row as the first where that is decided.
  @Test func theDoubledLineFollowsTheFirst() {
    let drafts = Drafts(Self.file([0, 1, 2, 2, 3, 4]))
    let doubled = DoubledLines(drafts)
    for (verdict, counterpart) in [(.new, 0), (.duplicate, 7), (.settles, 7), (.suspected, 0)] as [(Verdict, Int64)] {
      var verdicts = Verdicts(count: 5)
      verdicts.verdicts[2] = verdict
      verdicts.counterparts[2] = verdict == .new ? 0 : 7
      verdicts.evidence = [.init(draft: 0, reasons: ["first"]), .init(draft: 4, reasons: ["last"])]
      let all = doubled.adding(to: verdicts, of: drafts)
      #expect(all.verdicts[2...3] == [verdict, .duplicate])
      #expect(all.counterparts[3] == counterpart)
      #expect(all.evidence.map(\.draft) == [0, 3, 5])
    }
  }

  /// In a book that has the row: both lines are duplicates of it, and no row nearby is taken for the second one.
  @Test func aDoubledLineTakesNoOtherRow() {
    var book = TinyBook()
    book.take(Self.file([0, 1, 2, 3]))
    let verdicts = book.take(Self.file([0, 1, 2, 3, 3, 4]))
    #expect(verdicts.verdicts == [.duplicate, .duplicate, .duplicate, .duplicate, .duplicate, .new])
    #expect(Array(verdicts.counterparts) == [1, 2, 3, 4, 4, 0])
    #expect(book.transactions.count == 5)
  }

  /// What the statement without its doubled line lacks is said all the same.
  @Test func aRowThatTheFileLacksIsSaid() {
    var book = TinyBook()
    book.take(Self.file([0, 1, 2, 3, 4]) + [Row(Self.week[2].day, -1_234, "Gone")])
    let verdicts = book.take(Self.file([0, 1, 2, 2, 3, 4]))
    #expect(verdicts.verdicts.allSatisfy { $0 == .duplicate })
    #expect(verdicts.unlisted == [6])
  }
}
