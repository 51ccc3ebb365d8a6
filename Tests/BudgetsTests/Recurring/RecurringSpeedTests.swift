import Foundation
import TestSupport
import Testing

@testable import Budgets
@testable import Values

/// Seconds for as many rows as DAYBOOK_ROWS says, by how many payees they have.
@Suite struct RecurringSpeedTests {
  static let rows = ProcessInfo.processInfo.environment["DAYBOOK_ROWS"].flatMap { Int($0) } ?? 20_000

  @Test(arguments: [20, 1_000, rows / 3 + 1])
  func rowsAreRead(perPayee: Int) {
    var random = SeededGenerator(seed: 7)
    var rows: [RecurringRow] = []
    let start = day("2015-01-01")
    while rows.count < Self.rows {
      let (payee, price) = ("Payee number \(rows.count)", -Int64(100 + random.below(9_000)))
      let (gap, jitter) = (random.one(of: [30, 8, 3, 1]), random.below(6))
      var day = start + random.below(2_000)
      for _ in 0..<perPayee {
        let amount = random.below(3) == 0 ? price - Int64(random.below(400)) : price
        rows.append(
          RecurringRow(
            id: Int64(rows.count), day: day, account: 0, payee: payee, amount: amount, currency: pounds))
        day = day + max(0, gap + random.below(jitter + 1) - jitter / 2)
        if day.civil.year > 2100 { day = start }
      }
    }
    rows.shuffle(using: &random)
    let clock = ContinuousClock()
    var found = 0
    let time = clock.measure { found = Recurring.found(in: rows, today: day("2024-01-01")).count }
    print("\(rows.count) rows, \(perPayee) a payee: \(found) found in \(time)")
    #expect(found <= rows.count / 2)
  }
}
