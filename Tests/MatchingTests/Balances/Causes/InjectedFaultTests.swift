import Foundation
import TestSupport
import Testing

@testable import Matching
@testable import Values

/// How often the cause of a fault is named, over many faults put into statements of 500 rows.
///
/// `DAYBOOK_INJECTIONS=10000 swift test --filter InjectedFaultTests` takes more of them; the table is printed.
@Suite struct InjectedFaultTests {
  private static let count = ProcessInfo.processInfo.environment["DAYBOOK_INJECTIONS"].flatMap { Int($0) } ?? 1_050
  private static let seed: UInt64 = 1_717

  /// How often the true cause was first, among the first three, and its row the first named.
  struct Reach {
    var all = 0
    var first = 0
    var three = 0
    var row = 0
    var items = 0

    static func + (one: Reach, other: Reach) -> Reach {
      Reach(
        all: one.all + other.all, first: one.first + other.first, three: one.three + other.three,
        row: one.row + other.row, items: one.items + other.items)
    }
  }

  private static func drafts(_ rows: [Row], _ statement: TrueStatement, isNewestFirst: Bool, hasBalances: Bool)
    -> Drafts
  {
    var drafts = Drafts(isNewestFirst ? rows.reversed() : rows, order: isNewestFirst ? .newestFirst : .oldestFirst)
    guard !hasBalances else { return drafts }
    drafts.balances = []
    drafts.statedBalances = [
      StatedBalance(kind: .opening, day: Day(number: statement.first - 1), amount: statement.opening, line: 1),
      StatedBalance(kind: .closing, day: Day(number: statement.last), amount: statement.closing, line: 2),
    ]
    return drafts
  }

  private static func findings(_ drafts: Drafts, bookBefore: Int64) -> [BalanceReport.Finding] {
    BalanceTies.check(
      drafts, Verdicts(count: drafts.count), known: Known(rows: [], covered: []), bookBefore: bookBefore, tolerance: 0
    ).findings
  }

  /// Puts faults of a kind into statements of its own.
  private static func reach(_ kind: InjectedFault.Kind, hasBalances: Bool, _ count: Int, print prints: Bool) -> Reach {
    var chance = SeededGenerator(seed: seed)
    var reach = Reach()
    while reach.all < count {
      let statement = TrueStatement(rows: 500, &chance)
      for _ in 0..<20 where reach.all < count {
        guard let fault = InjectedFault(kind, in: statement, hasBalances: hasBalances, &chance) else { continue }
        let isNewestFirst = chance.below(2) == 0
        let drafts = drafts(fault.rows, statement, isNewestFirst: isNewestFirst, hasBalances: hasBalances)
        let place = isNewestFirst ? fault.rows.count - 1 - fault.place : fault.place
        reach = reach + Self.reach(fault, at: place, drafts, statement, hasBalances: hasBalances, prints)
      }
    }
    return reach
  }

  private static func reach(
    _ fault: InjectedFault, at place: Int, _ drafts: Drafts, _ statement: TrueStatement, hasBalances: Bool,
    _ prints: Bool
  ) -> Reach {
    var reach = Reach(all: 1)
    if hasBalances, let repeated = DoubledLines(drafts).repeats.first {
      // Such a line is left out before balances are held against it.
      let isNamed = fault.kind == .doubled && abs(repeated.draft - place) <= 1
      return Reach(all: 1, first: isNamed ? 1 : 0, three: isNamed ? 1 : 0, row: isNamed ? 1 : 0)
    }
    let findings = findings(drafts, bookBefore: statement.opening)
    reach.items = findings.count
    let causes = findings.count == 1 ? findings[0].causes : []
    let isFirst = causes.first.map { isTrue($0, fault, place, drafts, hasBalances) } ?? false
    reach.first = isFirst ? 1 : 0
    reach.three = causes.prefix(3).contains { isTrue($0, fault, place, drafts, hasBalances) } ? 1 : 0
    reach.row = isFirst && (fault.kind == .lost || causes[0].rows.first == Int64(place)) ? 1 : 0
    if prints, !isFirst {
      print(fault.kind, fault.row, findings.map(\.message), causes.prefix(3).map { ($0.code.rawValue, $0.weight) })
    }
    return reach
  }

  /// With running balances the row is the one, or the place that of the lost row.
  private static func isTrue(
    _ cause: Cause, _ fault: InjectedFault, _ place: Int, _ drafts: Drafts, _ hasBalances: Bool
  ) -> Bool {
    guard cause.code == fault.code else { return false }
    switch fault.kind {
    case .lost: return cause.remedy == .putIn(fault.row.amount) && cause.between?.contains(fault.row.day) ?? false
    case .doubled:
      // Any of equal rows of the day may go.
      return cause.rows.contains {
        drafts.amounts[Int($0)] == fault.row.amount && drafts.days[Int($0)] == fault.row.day
      }
    case .cents where !hasBalances: return true
    default: return hasBalances ? cause.rows == [Int64(place)] : cause.rows.contains(Int64(place))
    }
  }

  private static func table(hasBalances: Bool) -> (kinds: [InjectedFault.Kind: Reach], all: Reach) {
    let each = max(1, count / InjectedFault.Kind.allCases.count / 2)
    var kinds: [InjectedFault.Kind: Reach] = [:]
    var lines = ["\(hasBalances ? "running balances" : "opening and closing"), seed \(seed), \(each) each"]
    let prints = ProcessInfo.processInfo.environment["DAYBOOK_MISSES"] != nil
    for kind in InjectedFault.Kind.allCases {
      let reach = reach(kind, hasBalances: hasBalances, each, print: prints)
      kinds[kind] = reach
      lines.append(line(kind.rawValue, reach))
    }
    let all = kinds.values.reduce(Reach(), +)
    print((lines + [line("all", all)]).joined(separator: "\n"))
    return (kinds, all)
  }

  private static func line(_ name: String, _ reach: Reach) -> String {
    func share(_ part: Int) -> String { String(format: "%6.1f", 100 * Double(part) / Double(reach.all)) }
    return name.padding(toLength: 8, withPad: " ", startingAt: 0)
      + " first\(share(reach.first)) three\(share(reach.three)) row\(share(reach.row)) items \(reach.items)/\(reach.all)"
  }

  @Test func runningBalancesNameTheRow() {
    let (kinds, all) = Self.table(hasBalances: true)
    for (kind, reach) in kinds {
      #expect(reach.three == reach.all, "\(kind): \(reach)")
      #expect(Double(reach.first) >= 0.99 * Double(reach.all), "\(kind): \(reach)")
    }
    #expect(all.items <= all.all)
  }

  @Test func openingAndClosingNameTheCause() {
    let (_, all) = Self.table(hasBalances: false)
    #expect(Double(all.first) >= 0.8 * Double(all.all), "\(all)")
    #expect(Double(all.three) >= 0.95 * Double(all.all), "\(all)")
    #expect(all.items == all.all)
  }

  @Test func cleanStatementsClaimNothing() {
    var chance = SeededGenerator(seed: Self.seed)
    for round in 0..<50 {
      let statement = TrueStatement(rows: 500, &chance)
      for (isNewestFirst, hasBalances) in [(true, true), (true, false), (false, true), (false, false)] {
        let drafts = Self.drafts(statement.rows, statement, isNewestFirst: isNewestFirst, hasBalances: hasBalances)
        #expect(Self.findings(drafts, bookBefore: statement.opening).isEmpty, "seed \(Self.seed), statement \(round)")
      }
    }
  }
}
