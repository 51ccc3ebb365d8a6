import TestSupport
import Testing

@testable import Matching
@testable import Values

@Suite struct BalanceTieTests {
  /// Rows with the running balance that they make.
  static func chained(_ opening: Int64, _ rows: [Row]) -> [Row] {
    var balance = opening
    return rows.map { row in
      var row = row
      guard !row.isPending else { return row }
      balance += row.amount
      row.balance = balance
      return row
    }
  }

  static func check(
    _ drafts: Drafts, known: Known = Known(rows: [], covered: []), verdicts: Verdicts? = nil, bookBefore: Int64? = nil,
    tolerance: Int64 = 0
  ) -> BalanceReport {
    BalanceTies.check(
      drafts, verdicts ?? Verdicts(count: drafts.count), known: known, bookBefore: bookBefore, tolerance: tolerance)
  }

  static let week = chained(
    10_000,
    [
      Row(1, -300, "Coffee"), Row(1, -1_250, "Lunch"), Row(2, 5_000, "Alex"), Row(2, -300, "Coffee"),
      Row(4, -77, "Bun"),
    ])

  @Test func aWholeChainHasNoFindingsAndOneCheckADay() {
    let report = Self.check(Drafts(Self.week), bookBefore: 10_000)
    #expect(report.findings.isEmpty)
    #expect(report.checks.map(\.day) == [1, 2, 4])
    #expect(report.checks.map(\.balance) == [8_450, 13_150, 13_073])
    #expect(report.impliedOpening == nil)
    #expect(Self.check(Drafts(Self.week)).impliedOpening == .init(day: 0, balance: 10_000))
  }

  @Test func newestFirstAndMixedDaysTie() {
    let newest = Drafts(Self.week.reversed(), order: .newestFirst)
    #expect(Self.check(newest, bookBefore: 10_000).findings.isEmpty)
    #expect(Self.check(newest).checks == Self.check(newest, bookBefore: 10_000).checks)
    #expect(Self.check(newest).checks.map(\.balance) == [8_450, 13_150, 13_073])
    var chance = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      // The rows of each day in any order.
      let mixed = Self.week.shuffled(using: &chance).enumerated().sorted { $0.element.day < $1.element.day }
      let report = Self.check(Drafts(mixed.map(\.element), order: .mixed), bookBefore: 10_000)
      #expect(report.findings.isEmpty)
      #expect(report.checks.map(\.balance) == [8_450, 13_150, 13_073])
    }
  }

  @Test func aMissingRowIsNamedWithItsAmount() throws {
    var rows = Self.week
    rows.remove(at: 2)
    let finding = try #require(Self.check(Drafts(rows)).findings.first)
    #expect(finding.kind == .chainBreak)
    #expect(finding.line == 4)
    #expect(finding.difference == 5_000)
    #expect(
      finding.message.plain
        == "the running balance breaks: 84.50 and -3.00 make 81.50, the bank states 131.50, a difference of 50.00; "
        + "a row of 50.00 is missing before line 4, between 1970-01-02 and 1970-01-03")
  }

  @Test func signsAndSwappedDigitsAreRecognized() throws {
    var rows = Self.week
    rows[2].amount = -5_000
    var finding = try #require(Self.check(Drafts(rows)).findings.first)
    #expect(
      finding.message.plain.hasSuffix(
        "the sign of -50.00 is turned on 1970-01-03 'Alex' (line 4): twice the amount is the difference of 100.00"))
    rows = Self.week
    rows[1].amount = -2_150
    finding = try #require(Self.check(Drafts(rows)).findings.first)
    #expect(
      finding.message.plain.hasSuffix(
        "two digits of -21.50 are swapped on 1970-01-02 'Lunch' (line 3): -12.50 fits, a difference of exactly 9.00"))
    rows = Self.week
    rows.insert(rows[1], at: 2)
    finding = try #require(Self.check(Drafts(rows)).findings.first)
    #expect(
      finding.message.plain.hasSuffix(
        "-12.50 twice: 1970-01-02 'Lunch' (line 3) and 1970-01-02 'Lunch' (line 4); the difference is exactly 12.50"))
  }

  @Test func theBookIsHeldAgainstTheBank() throws {
    let drafts = Drafts(Self.week)
    let opening = try #require(Self.check(drafts, bookBefore: 9_000).findings.first)
    #expect(opening.kind == .openingDiffers)
    #expect(opening.difference == 1_000)
    #expect(Self.check(drafts, bookBefore: 9_000).findings.count == 1)
    #expect(Self.check(drafts, bookBefore: 9_000, tolerance: 1_000).findings.isEmpty)
  }

  @Test func heldRowsAccountForTheGap() throws {
    var verdicts = Verdicts(count: 5)
    verdicts.verdicts[1] = .suspected
    verdicts.counterparts[1] = 7
    verdicts.evidence = [.init(draft: 1, reasons: ["same amount"])]
    let report = Self.check(Drafts(Self.week), verdicts: verdicts, bookBefore: 10_000)
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.kind == .bookDiffers)
    #expect(
      finding.message.plain.hasSuffix("the held row of -12.50 on 1970-01-02 'Lunch' (line 3) accounts for it exactly"))
  }

  @Test func aClosingBalanceIsEnough() throws {
    var drafts = Drafts(Self.week)
    drafts.balances = []
    drafts.statedBalances = [StatedBalance(kind: .closing, day: Day(number: 5), amount: 13_073, line: 9)]
    #expect(Self.check(drafts, bookBefore: 10_000).findings.isEmpty)
    #expect(Self.check(drafts).impliedOpening == .init(day: 0, balance: 10_000))
    #expect(Self.check(drafts).checks == [.init(day: 5, balance: 13_073, line: 9, kind: .closing)])
    drafts.statedBalances[0].amount = 13_373
    let finding = try #require(Self.check(drafts, bookBefore: 10_000).findings.first)
    #expect(finding.kind == .closingDiffers)
    #expect(finding.line == 9)
    #expect(
      finding.message.plain.hasSuffix(
        "-3.00 twice: 1970-01-02 'Coffee' (line 2) and 1970-01-03 'Coffee' (line 5); the difference is exactly 3.00"))
  }

  /// Findings come by line.
  @Test func findingsAreInTheOrderOfTheFile() {
    var rows = Self.week
    rows.remove(at: 2)
    #expect(Self.check(Drafts(rows), bookBefore: 9_000).findings.map(\.line) == [3, 4])
  }

  private static func stated(_ kind: StatedBalance.Kind, _ day: Int32?, _ amount: Int64) -> Drafts {
    var drafts = Drafts(week)
    drafts.balances = []
    drafts.statedBalances = [
      StatedBalance(kind: kind, day: day.map { Day(number: $0) }, amount: amount, line: 9)
    ]
    return drafts
  }

  /// A balance without a day is that before the first row, or after the last one.
  @Test func aBalanceMayLackItsDay() {
    #expect(
      Self.check(Self.stated(.opening, nil, 10_000)).checks
        == [.init(day: 0, balance: 10_000, line: 9, kind: .opening)])
    #expect(
      Self.check(Self.stated(.closing, nil, 13_073)).checks
        == [.init(day: 4, balance: 13_073, line: 9, kind: .closing)])
  }

  /// What the statement begins with comes from a day before its first row, or from one of its last day and later.
  @Test(
    arguments: [
      (.opening, 0, 10_000), (.opening, nil, 10_000), (.opening, 1, nil), (.closing, 4, 6_927), (.closing, nil, 6_927),
      (.closing, 3, nil),
    ] as [(StatedBalance.Kind, Int32?, Int64?)])
  func theBalanceBeforeIsImplied(kind: StatedBalance.Kind, day: Int32?, before: Int64?) {
    #expect(Self.check(Self.stated(kind, day, 10_000)).impliedOpening?.balance == before)
  }

  @Test func theFirstStatementIsHeldAgainstItself() throws {
    var drafts = Drafts(Self.week)
    drafts.balances = []
    drafts.statedBalances = [
      StatedBalance(kind: .opening, day: Day(number: 0), amount: 10_000, line: 1),
      StatedBalance(kind: .closing, day: Day(number: 5), amount: 13_373, line: 9),
    ]
    let report = Self.check(drafts)
    #expect(report.impliedOpening == .init(day: 0, balance: 10_000))
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.kind == .closingDiffers && finding.difference == 300)
  }

  @Test func aGapThatClosesAgainIsOneFinding() {
    var drafts = Drafts(Self.week)
    drafts.balances = []
    drafts.statedBalances = [
      StatedBalance(kind: .closing, day: Day(number: 2), amount: 13_000, line: 4),
      StatedBalance(kind: .closing, day: Day(number: 5), amount: 13_073, line: 9),
    ]
    #expect(Self.check(drafts, bookBefore: 10_000).findings.map(\.line) == [4])
  }

  @Test func pendingRowsDoNotCount() {
    let rows = Self.chained(0, [Row(1, 500, "Alex"), Row(2, -100, "Tea", isPending: true), Row(2, 300, "Kim")])
    #expect(Self.check(Drafts(rows), bookBefore: 0).findings.isEmpty)
  }

  // MARK: Held rows

  /// A statement whose `Lunch` is suspected to be a known row, in a book that has the rows of `knownDays`.
  private static func suspectedLunch(knownDay: Int32) -> (Drafts, Verdicts, Known) {
    var drafts = Drafts(week)
    let text = drafts.texts.intern("LUNCH 0815")
    var verdicts = Verdicts(count: 5)
    verdicts.verdicts[1] = .suspected
    verdicts.counterparts[1] = 7
    verdicts.evidence = [.init(draft: 1, reasons: ["same amount"])]
    return (
      drafts, verdicts,
      Known(rows: [KnownRow(transaction: 7, day: knownDay, amount: -1_250, description: text)], covered: [0...3])
    )
  }

  @Test func balancesDecideWhatIsHeld() {
    // Known on day 2, inside: the bank's chain has room for one lunch.
    var (drafts, verdicts, known) = Self.suspectedLunch(knownDay: 2)
    var decided = BalanceTies.decideHeld(drafts, verdicts, known: known, bookBefore: nil)
    #expect(decided.verdicts[1] == .duplicate)
    #expect(decided.evidence.isEmpty)
    #expect(BalanceTies.decideHeld(drafts, verdicts, known: known, bookBefore: 10_000) == decided)
    // Known on day 0: in the balance before, so the statement's own lunch is another one ...
    (drafts, verdicts, known) = Self.suspectedLunch(knownDay: 0)
    decided = BalanceTies.decideHeld(drafts, verdicts, known: known, bookBefore: 10_000)
    #expect(decided.verdicts[1] == .new)
    #expect(decided.counterparts[1] == 0)
    // ... unless the book is short by just that before the statement begins.
    decided = BalanceTies.decideHeld(drafts, verdicts, known: known, bookBefore: 8_750)
    #expect(decided.verdicts[1] == .duplicate)
    // Nobody knows the balance before: still a question.
    #expect(BalanceTies.decideHeld(drafts, verdicts, known: known, bookBefore: nil) == verdicts)
    // A gap that the row does not explain: still a question.
    #expect(BalanceTies.decideHeld(drafts, verdicts, known: known, bookBefore: 1) == verdicts)
  }
}
