/// A running balance on its way: the last balance that was stated, and what moved since.
struct BalancePlace {
  var balance = Drafts.noBalance
  var row: Int?
  var sum: Int64 = 0
  var rows = 0

  var expected: Int64 { balance &+ sum }
}

/// Holds a column of balances against a column of amounts: does each balance follow from the one before it?
///
/// Rows that belong to different accounts or currencies have different `groups`; each has a chain of its own. A row
/// without a balance passes its amount on to the next that has one, as banks do that state a balance once a day.
package struct BalanceChain {
  package var amounts: [Int64]
  /// `Drafts.noBalance` where the row has none.
  package var balances: [Int64]
  /// Empty where all rows are of one account and currency.
  package var groups: [Int32]

  package init(amounts: [Int64], balances: [Int64], groups: [Int32] = []) {
    self.amounts = amounts
    self.balances = balances
    self.groups = groups
  }

  package struct Outcome: Equatable {
    /// Links between neighbouring balances that hold, those that do not, and those that hold and move money.
    package var held: Int
    package var broken = 0
    package var telling: Int
    /// The first row, in file order, whose link is broken.
    package var firstBreak: Int?
    /// Rows whose amount no balance covers: behind the last balance of their chain.
    package var uncovered = 0

    package var isWhole: Bool { held > 0 && broken == 0 && uncovered == 0 }

    package init(held: Int = 0, telling: Int = 0) { (self.held, self.telling) = (held, telling) }
  }

  /// The one walk over running balances. `visit` gets each row that states a balance and the place from which the chain
  /// comes there; its balance is `Drafts.noBalance` before the first one. Returns where each group ends.
  @inline(__always)
  static func walk(
    _ rows: some Sequence<Int>, _ amounts: [Int64], _ balances: [Int64], groups: [Int32] = [],
    from start: BalancePlace = BalancePlace(), isBefore: Bool = false, visit: (Int, BalancePlace) -> Void
  ) -> [BalancePlace] {
    var places = Array(repeating: start, count: 1 + Int(groups.max() ?? 0))
    for row in rows {
      let group = groups.isEmpty ? 0 : Int(groups[row])
      if !isBefore {
        places[group].sum &+= amounts[row]
        places[group].rows += 1
      }
      if balances[row] != Drafts.noBalance {
        visit(row, places[group])
        places[group] = BalancePlace(balance: balances[row], row: row)
      }
      if isBefore { places[group].sum &+= amounts[row] }
    }
    return places
  }

  private func rows(newestFirst: Bool) -> StrideTo<Int> {
    newestFirst ? stride(from: amounts.count - 1, to: -1, by: -1) : stride(from: 0, to: amounts.count, by: 1)
  }

  /// Walks the rows in the order of time. `isBefore`: the balance is that before the row's amount.
  package func walk(newestFirst: Bool, isBefore: Bool) -> Outcome {
    var outcome = Outcome()
    let rows = rows(newestFirst: newestFirst)
    let places = BalanceChain.walk(rows, amounts, balances, groups: groups, isBefore: isBefore) { row, place in
      guard place.balance != Drafts.noBalance else { return }
      if place.expected == balances[row] {
        outcome.held += 1
        if place.sum != 0 { outcome.telling += 1 }
      } else {
        outcome.broken += 1
        if outcome.firstBreak == nil { outcome.firstBreak = row }
      }
    }
    outcome.uncovered = places.reduce(0) { $0 + $1.rows }
    return outcome
  }

  /// Whether the rows of each day, in some order, lead from balance to balance, day after day: for exports whose rows
  /// within a day stand in no order. Every row must have a balance, and `days` must not jump back and forth.
  ///
  /// Each row is a step from the balance before it to the balance after it; a day ends where the next one begins.
  package func holdsWithinDays(days: [Int32], newestFirst: Bool) -> Bool {
    guard amounts.count > 1, amounts.contains(where: { $0 != 0 }), !balances.contains(Drafts.noBalance),
      groups.isEmpty || groups.allSatisfy({ $0 == 0 })
    else { return false }
    var last: Int64?
    var from = 0
    let rows = Array(rows(newestFirst: newestFirst))
    while from < rows.count {
      var to = from
      while to < rows.count, days[rows[to]] == days[rows[from]] { to += 1 }
      if to < rows.count, days[rows[to]] < days[rows[from]] { return false }
      guard let way = BalanceSteps.way(over: rows[from..<to], amounts, balances, from: last) else { return false }
      last = way.end
      from = to
    }
    return true
  }

  // MARK: Amounts without a sign

  /// The direction of time in which each balance differs from the one before it by its row's amount, sometimes up and
  /// sometimes down: true for newest first. Nil where there is none, or an amount has a sign.
  ///
  /// `days` must not run the other way: the balances before the rows would be taken for those after them. `fees`: what
  /// was taken besides, none below zero; empty where nothing was.
  package func newestFirstByMagnitudes(days: [Int32], fees: [Int64] = []) -> Bool? {
    guard amounts.count >= 3, amounts.allSatisfy({ $0 >= 0 }), !balances.contains(Drafts.noBalance) else { return nil }
    let steps = DaySteps(days)
    return [false, true].first { newestFirst in
      guard newestFirst ? steps.rising <= steps.falling : steps.falling <= steps.rising else { return false }
      var (up, down, isBroken) = (0, 0, false)
      _ = BalanceChain.walk(rows(newestFirst: newestFirst), amounts, balances) { row, place in
        guard place.balance != Drafts.noBalance else { return }
        let change = balances[row] &- place.balance
        let moved = fees.isEmpty ? change : change &+ fees[row]
        if moved.magnitude != place.sum.magnitude { isBroken = true }
        if change > 0 { up += 1 } else if change < 0 { down += 1 }
      }
      return up > 0 && down > 0 && !isBroken
    }
  }

  /// The same where the balance before each row stands beside that after it: for any number of rows.
  package func newestFirstByMagnitudes(before: [Int64], days: [Int32]) -> Bool? {
    let changes = zip(balances, before).map { $0 &- $1 }
    guard amounts.contains(where: { $0 != 0 }), amounts.allSatisfy({ $0 >= 0 }), !before.contains(Drafts.noBalance),
      !balances.contains(Drafts.noBalance), zip(changes, amounts).allSatisfy({ $0.magnitude == $1.magnitude })
    else { return nil }
    let steps = DaySteps(days)
    let signed = BalanceChain(amounts: changes, balances: balances)
    return [steps.falling > steps.rising, steps.falling <= steps.rising].first {
      signed.walk(newestFirst: $0, isBefore: false).broken == 0
    }
  }
}
