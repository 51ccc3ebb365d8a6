/// Tells by running balances whether equal rows of a cut day are one row or two.
///
/// Each row leads from the balance before it to the balance after it. If the rows of both sides, equal steps taken
/// once, form one unbroken way, then the bank has both, and rows with different balances are different rows. That
/// can be so only on a day that the statement begins or ends with; on any other day it lists all that the book has.
struct DayChains {
  private let drafts: Drafts
  private let known: Known
  /// The drafts by day, then amount.
  let order: [Int32]
  private let coverage: Coverage
  private var answers: [Int32: Bool] = [:]

  init(_ drafts: Drafts, _ known: Known, _ coverage: Coverage) {
    self.drafts = drafts
    self.known = known
    order = draftsByDayAndAmount(drafts)
    self.coverage = coverage
  }

  /// Whether a draft and a known row of the same day and amount are different rows.
  mutating func proveDifferent(_ draft: Int, _ row: Int) -> Bool {
    let (left, right) = (drafts.balance(draft), known.rows[row].balance)
    guard left != Drafts.noBalance, right != Drafts.noBalance, left != right else { return false }
    return isUnbroken(onDay: drafts.days[draft])
  }

  private mutating func isUnbroken(onDay day: Int32) -> Bool {
    guard !coverage.statementMustList(day) else { return false }
    if let answer = answers[day] { return answer }
    let answer = chain(ofDay: day).isUnbroken
    answers[day] = answer
    return answer
  }

  private func chain(ofDay day: Int32) -> BalanceSteps {
    var steps: [BalanceStep: (drafts: Int, rows: Int)] = [:]
    for index in order.indices(ofDay: day, in: drafts.days) where !drafts.isPending(Int(order[index])) {
      let balance = drafts.balance(Int(order[index]))
      guard balance != Drafts.noBalance else { continue }
      steps[BalanceStep(amount: drafts.amounts[Int(order[index])], after: balance), default: (0, 0)].drafts += 1
    }
    for index in known.rows.indices(day: day) {
      let row = known.rows[index]
      guard row.isCurrent, row.balance != Drafts.noBalance, row.status != .pending else { continue }
      steps[BalanceStep(amount: row.amount, after: row.balance), default: (0, 0)].rows += 1
    }
    var chain = BalanceSteps()
    for (step, counts) in steps { chain.add(step, times: max(counts.drafts, counts.rows)) }
    return chain
  }
}

extension [Int32] {
  /// Where the drafts of one day stand in an order by day.
  fileprivate func indices(ofDay day: Int32, in days: [Int32]) -> Range<Int> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if days[Int(self[middle])] < day { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, days[Int(self[end])] == day { end += 1 }
    return low..<end
  }
}

/// A row as a step from one balance to the next.
struct BalanceStep: Hashable {
  var amount: Int64
  var after: Int64

  var before: Int64 { after &- amount }
}

/// Rows as steps between balances: whether some order of them is one running balance.
///
/// That is Euler's way over a graph whose places are balances: it is connected, and at most one place is left once
/// more often than entered, one entered once more often than left.
struct BalanceSteps {
  private var places: [Int64: Int] = [:]
  private var surplus: [Int] = []
  private var parents: [Int] = []

  mutating func add(_ step: BalanceStep, times: Int = 1) {
    let (from, to) = (place(step.before), place(step.after))
    surplus[from] += times
    surplus[to] -= times
    parents[root(from)] = root(to)
  }

  var isUnbroken: Bool { ends != nil }

  /// The balances at which the way begins and ends; nil where there is no way. Equal (0, 0) placeholders are never
  /// given: a way that returns to where it began has no telling start, and `start` is nil.
  var ends: (start: Int64?, end: Int64?)? {
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
