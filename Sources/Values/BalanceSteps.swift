/// A row as a step from one balance to the next.
package struct BalanceStep: Hashable {
  var amount: Int64
  var after: Int64

  package init(amount: Int64, after: Int64) {
    self.amount = amount
    self.after = after
  }

  var before: Int64 { after &- amount }
}

/// Rows as steps between balances: whether some order of them is one running balance.
///
/// That is Euler's way over a graph whose places are balances: it is connected, and at most one place is left once
/// more often than entered, one entered once more often than left.
package struct BalanceSteps {
  private var places: [Int64: Int] = [:]
  private var surplus: [Int] = []
  private var parents: [Int] = []

  package init() {}

  package mutating func add(_ step: BalanceStep, times: Int = 1) {
    let (from, to) = (place(step.before), place(step.after))
    surplus[from] += times
    surplus[to] -= times
    parents[root(from)] = root(to)
  }

  package var isUnbroken: Bool { ends != nil }

  /// The balances at which the way begins and ends; nil where there is no way. Equal (0, 0) placeholders are never
  /// given: a way that returns to where it began has no telling start, and `start` is nil.
  package var ends: (start: Int64?, end: Int64?)? {
    var (start, end): (Int64?, Int64?) = (nil, nil)
    var component = -1
    for (balance, place) in places {
      let top = find(place)
      if component < 0 { component = top }
      guard component == top else { return nil }
      switch surplus[place] {
      case 0: continue
      case 1 where start == nil: start = balance
      case -1 where end == nil: end = balance
      default: return nil
      }
    }
    return (start, end)
  }

  /// The balances at which a day begins and ends whose rows, in some order, lead on from `start`; nil where no order
  /// does. A day that ends with what it began with may begin at any of its balances.
  static func way(
    over rows: some BidirectionalCollection<Int>, _ amounts: [Int64], _ balances: [Int64], from start: Int64?
  ) -> (start: Int64, end: Int64)? {
    var steps = BalanceSteps()
    for row in rows { steps.add(BalanceStep(amount: amounts[row], after: balances[row])) }
    guard let ends = steps.ends else { return nil }
    if let begin = ends.start, let end = ends.end { return start == nil || begin == start ? (begin, end) : nil }
    guard let balance = start ?? rows.last.map({ balances[$0] }) else { return nil }
    return rows.contains { balances[$0] == balance } ? (balance, balance) : nil
  }

  private mutating func place(_ balance: Int64) -> Int {
    if let place = places[balance] { return place }
    places[balance] = surplus.count
    surplus.append(0)
    parents.append(parents.count)
    return surplus.count - 1
  }

  private func find(_ place: Int) -> Int {
    var place = place
    while parents[place] != place { place = parents[place] }
    return place
  }

  private mutating func root(_ place: Int) -> Int {
    var place = place
    while parents[place] != place {
      parents[place] = parents[parents[place]]
      place = parents[place]
    }
    return place
  }
}
