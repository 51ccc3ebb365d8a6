import Values

/// Holds a column of balances against a column of amounts: does each balance follow from the one before it?
///
/// Rows that belong to different accounts or currencies have different `groups`; each has a chain of its own. A row
/// without a balance passes its amount on to the next that has one, as banks do that state a balance once a day.
struct BalanceChain {
  var amounts: [Int64]
  /// `Drafts.noBalance` where the row has none.
  var balances: [Int64]
  /// Empty where all rows are of one account and currency.
  var groups: [Int32] = []

  struct Outcome: Equatable {
    /// Links between neighbouring balances that hold, those that do not, and those that hold and move money.
    var held = 0
    var broken = 0
    var telling = 0
    /// The first row, in file order, whose link is broken.
    var firstBreak: Int?
    /// Rows whose amount no balance covers: behind the last balance of their chain.
    var uncovered = 0

    var isWhole: Bool { held > 0 && broken == 0 && uncovered == 0 }
  }

  private struct Link {
    var balance = Drafts.noBalance
    var sum: Int64 = 0
    var rows = 0
  }

  /// Walks the rows in the order of time. `isBefore`: the balance is that before the row's amount.
  func walk(newestFirst: Bool, isBefore: Bool) -> Outcome {
    var outcome = Outcome()
    var links: [Link] = Array(repeating: Link(), count: 1 + Int(groups.max() ?? 0))
    for step in 0..<amounts.count {
      let row = newestFirst ? amounts.count - 1 - step : step
      let group = groups.isEmpty ? 0 : Int(groups[row])
      if isBefore {
        BalanceChain.compare(balances[row], row, &links[group], &outcome)
        links[group].sum &+= amounts[row]
        links[group].rows = 0
      } else {
        links[group].sum &+= amounts[row]
        links[group].rows += 1
        BalanceChain.compare(balances[row], row, &links[group], &outcome)
      }
    }
    outcome.uncovered = links.reduce(0) { $0 + $1.rows }
    return outcome
  }

  @inline(__always)
  private static func compare(_ balance: Int64, _ row: Int, _ link: inout Link, _ outcome: inout Outcome) {
    guard balance != Drafts.noBalance else { return }
    if link.balance != Drafts.noBalance {
      if link.balance &+ link.sum == balance {
        outcome.held += 1
        if link.sum != 0 { outcome.telling += 1 }
      } else {
        outcome.broken += 1
        if outcome.firstBreak == nil { outcome.firstBreak = row }
      }
    }
    link = Link(balance: balance, sum: 0, rows: 0)
  }

  /// Whether the rows of each day, in some order, lead from balance to balance, day after day: for exports whose rows
  /// within a day stand in no order. Every row must have a balance, and `days` must not jump back and forth.
  ///
  /// Each row is a step from the balance before it to the balance after it; a day ends where the next one begins.
  func holdsWithinDays(days: [Int32], newestFirst: Bool) -> Bool {
    guard amounts.count > 1, amounts.contains(where: { $0 != 0 }), !balances.contains(Drafts.noBalance),
      groups.isEmpty || groups.allSatisfy({ $0 == 0 })
    else { return false }
    var last: Int64?
    var from = 0
    let rows = newestFirst ? Array((0..<amounts.count).reversed()) : Array(0..<amounts.count)
    while from < rows.count {
      var to = from
      while to < rows.count, days[rows[to]] == days[rows[from]] { to += 1 }
      if to < rows.count, days[rows[to]] < days[rows[from]] { return false }
      guard let end = endOfDay(rows[from..<to], start: last) else { return false }
      last = end
      from = to
    }
    return true
  }

  /// The balance at which a day ends that begins with `start`, or nil where no order of its rows leads there.
  private func endOfDay(_ rows: ArraySlice<Int>, start: Int64?) -> Int64? {
    var steps = BalanceSteps()
    for row in rows { steps.add(BalanceStep(amount: amounts[row], after: balances[row])) }
    guard let ends = steps.ends else { return nil }
    if let begin = ends.start { return start == nil || begin == start ? ends.end : nil }
    // A day that ends with what it began with may begin at any of its balances.
    guard let start else { return rows.last.map { balances[$0] } }
    return rows.contains { balances[$0] == start } ? start : nil
  }
}
