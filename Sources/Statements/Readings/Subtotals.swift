import Values

/// Finds rows of one text that are no transactions, whatever they are called: each is the sum of the rows behind the one
/// before it, as totals of days or weeks are, or is the one before it and that sum, as balances of days are.
enum Subtotals {
  /// So many of them are no chance.
  private static let fewest = 3

  static func settle(_ reading: inout Reading) {
    let drafts = reading.drafts
    guard drafts.currencies.isEmpty, drafts.accountNumbers.isEmpty else { return }
    var rows: [TextID: [Int]] = [:]
    for row in 0..<drafts.count where drafts.descriptions[row] != 0 {
      rows[drafts.descriptions[row], default: []].append(row)
    }
    for (_, named) in rows.sorted(by: { $0.key < $1.key }) {
      // A balance may follow every row.
      guard named.count >= fewest, named.count * 2 <= drafts.count + 1 else { continue }
      let parts = Parts(drafts, named)
      if parts.areSums {
        return reading.drafts.leaveOut(
          named, because: "the sum of the rows before it, as all of its text: a total, no transaction")
      }
      guard let newestFirst = parts.newestFirstOfBalances else { continue }
      reading.drafts.leaveOut(
        named, because: "the balance after the rows before it, as all of its text, no transaction")
      let last = newestFirst ? named[0] : named[named.count - 1]
      if last == (newestFirst ? 0 : drafts.count - 1) {
        reading.drafts.statedBalances.append(
          StatedBalance(
            kind: .closing, day: Day(number: drafts.days[last]), amount: drafts.amounts[last], line: drafts.lines[last])
        )
      }
      return
    }
  }

  /// The rows of one text, and the sums of those between them.
  private struct Parts {
    private let amounts: [Int64]
    /// Before each of them.
    private var sums: [Int64] = []
    private var rows: [Int] = []

    init(_ drafts: Drafts, _ named: [Int]) {
      amounts = named.map { drafts.amounts[$0] }
      for (before, row) in zip([-1] + named, named) {
        sums.append(drafts.amounts[(before + 1)..<row].reduce(0, &+))
        rows.append(row - before - 1)
      }
    }

    /// Each is the sum of the rows before it, some of several.
    var areSums: Bool {
      amounts == sums && !rows.contains(0) && rows.contains { $0 > 1 }
    }

    /// Each follows from its neighbour by the sum between them, in that direction of time; nil where some does not. A
    /// sum that grows by the same each time tells nothing, nor do single rows.
    var newestFirstOfBalances: Bool? {
      let between = sums.dropFirst()
      guard between.count(where: { $0 != 0 }) >= Subtotals.fewest, Set(between.map(\.magnitude)).count > 2,
        rows.dropFirst().contains(where: { $0 > 1 })
      else { return nil }
      return [false, true].first { newestFirst in
        zip(zip(amounts, amounts.dropFirst()), between).allSatisfy { pair, sum in
          newestFirst ? pair.0 == pair.1 &+ sum : pair.1 == pair.0 &+ sum
        }
      }
    }
  }
}
