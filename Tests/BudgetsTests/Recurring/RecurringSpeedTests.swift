import Foundation
import TestSupport
import Testing

@testable import Budgets
@testable import Values

/// Seconds for as many rows as DAYBOOK_ROWS says, in a random order, by how many payees they have.
@Suite(.serialized) struct RecurringSpeedTests {
  static let rows = ProcessInfo.processInfo.environment["DAYBOOK_ROWS"].flatMap { Int($0) } ?? 6_000

  @Test(arguments: [20, 1_000, rows / 3 + 1])
  func rowsAreRead(perPayee: Int) {
    let rows = book(perPayee)
    var found = 0
    let time = ContinuousClock().measure { found = Recurring.found(in: rows, today: day("2024-01-01")).count }
    print("\(rows.count) rows, \(perPayee) a payee: \(found) found in \(time)")
    #expect(found <= rows.count / 2)
  }

  private func book(_ perPayee: Int) -> [PaidRow] {
    var random = SeededGenerator(seed: 7)
    var rows: [PaidRow] = []
    while rows.count < Self.rows { addPayee(perPayee, to: &rows, &random) }
    rows.shuffle(using: &random)
    return rows
  }

  /// One in three is regular; amounts are one, a few or any.
  private func addPayee(_ count: Int, to rows: inout [PaidRow], _ random: inout SeededGenerator) {
    let (payee, price) = ("Payee number \(rows.count)", -Int64(5_000 + random.below(9_000)))
    let (gap, jitter, isRegular) = (random.one(of: [30, 8, 3, 1]), random.below(3), random.below(3) == 0)
    let spread = random.one(of: [1, 3, 4_500, 4_500])
    var next = day("2015-01-01") + random.below(2_000)
    for _ in 0..<count {
      let amount = price + Int64(random.below(spread))
      let id = Int64(rows.count)
      rows.append(PaidRow(id: id, day: next, account: 0, payee: payee, amount: amount))
      next = next + (isRegular ? gap + random.below(jitter + 1) : random.below(2 * gap + 1))
      if next > day("2100-01-01") { next = day("2015-01-01") }
    }
  }
}
