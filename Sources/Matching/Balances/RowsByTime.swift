import Values

/// The rows of a statement in the order in which its running balance counts them, where that is another than by day.
///
/// A row whose day is wrong stands elsewhere, or makes its neighbours' days run backwards; its own balance tells where it
/// belongs: exactly into a jump of the chain.
struct RowsByTime {
  /// A row that stands on a wrong day, and the days into which it belongs.
  struct Moved {
    var draft: Int
    var days: ClosedRange<Int32>
  }

  private(set) var moved: [Moved] = []
  private(set) var breaks: [RunningChain.Break]
  private(set) var ends: [RunningChain.DayEnd]
  /// By time.
  private(set) var path: [Int]
  private let drafts: Drafts

  /// So many rows on wrong days are looked for, and so many breaks are looked at.
  private static let limit = 16

  init(_ drafts: Drafts, _ chain: RunningChain) {
    self.drafts = drafts
    (breaks, ends) = (chain.breaks, chain.ends)
    let booked = drafts.days.indices.filter { !drafts.isPending($0) }
    let days = drafts.days
    path = chain.isBackward ? booked.reversed() : booked
    if RowsByTime.ties(path, drafts) {
      takeAsListed()
    } else if zip(path, path.dropFirst()).contains(where: { days[$0] > days[$1] }) {
      path = path.enumerated().sorted { (days[$0.element], $0.offset) < (days[$1.element], $1.offset) }.map(\.element)
    }
  }

  private static func ties(_ path: [Int], _ drafts: Drafts) -> Bool {
    zip(path, path.dropFirst()).allSatisfy { one, next in
      drafts.balances[one] != Drafts.noBalance && drafts.balances[next] != Drafts.noBalance
        && drafts.balances[one] &+ drafts.amounts[next] == drafts.balances[next]
    }
  }

  /// The chain holds from row to row, though days run backwards: one that stands out is wrong; where several do, days
  /// are of another kind (the purchase's), and only what all rows before and behind agree on is a day's end.
  private mutating func takeAsListed() {
    breaks = []
    let outliers = RowsByTime.outliers(path.map { drafts.days[$0] })
    if outliers.count == 1, path.count > 3 {
      let place = outliers[0]
      let (before, behind) = (place > 0 ? path[place - 1] : nil, place + 1 < path.count ? path[place + 1] : nil)
      let first = before.map { drafts.days[$0] } ?? behind.map { drafts.days[$0] } ?? 0
      moved = [Moved(draft: path[place], days: first...max(first, behind.map { drafts.days[$0] } ?? first))]
    }
    var last = Int32.min
    var least = [Int32](repeating: .max, count: path.count + 1)
    for place in path.indices.reversed() { least[place] = min(least[place + 1], day(of: path[place])) }
    ends = []
    for (place, draft) in path.enumerated() {
      last = max(last, day(of: draft))
      if last < least[place + 1] { ends.append(.init(day: last, balance: drafts.balances[draft], draft: draft)) }
    }
    dropUncertainEnds()
  }

  /// On which of its days a row belongs nobody knows.
  private mutating func dropUncertainEnds() {
    for row in moved { ends.removeAll { row.days.contains($0.day) && $0.day < row.days.upperBound } }
  }

  private func day(of draft: Int) -> Int32 { moved.first { $0.draft == draft }?.days.upperBound ?? drafts.days[draft] }

  /// Places outside the longest run of days that never go back.
  private static func outliers(_ days: [Int32]) -> [Int] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: days.count)
    for (place, day) in days.enumerated() {
      let count = tails.countOfPrefix { days[$0] <= day }
      before[place] = count > 0 ? tails[count - 1] : -1
      if count == tails.count { tails.append(place) } else { tails[count] = place }
    }
    var isIn = [Bool](repeating: false, count: days.count)
    var place = tails.last ?? -1
    while place >= 0 {
      isIn[place] = true
      place = before[place]
    }
    return days.indices.filter { !isIn[$0] }
  }

  // MARK: Rows that stand elsewhere

  /// Puts each row that fits exactly into a jump there.
  mutating func moveRows() {
    while !breaks.isEmpty, moved.count < RowsByTime.limit, let move = fitting() {
      let rest = path.filter { $0 != move.draft }
      let place = move.previous.flatMap { rest.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      let order = rest[..<place] + [move.draft] + rest[place...]
      let days =
        (move.previous ?? move.next).map { drafts.days[$0] }.flatMap { first in
          (move.next ?? move.previous).map { first...max(first, drafts.days[$0]) }
        } ?? 0...0
      var sorted = drafts.selecting(Array(order))
      for known in moved + [Moved(draft: move.draft, days: days)] {
        if let place = order.firstIndex(of: known.draft) {
          sorted.days[place - order.startIndex] = known.days.upperBound
        }
      }
      sorted.order = .oldestFirst
      let chain = RunningChain(sorted)
      guard chain.breaks.count < breaks.count else { return }
      path = Array(order)
      moved.append(Moved(draft: move.draft, days: days))
      breaks = chain.breaks.map {
        .init(draft: path[$0.draft], expected: $0.expected, previous: $0.previous.map { path[$0] })
      }
      ends = chain.ends.map { .init(day: $0.day, balance: $0.balance, draft: path[$0.draft]) }
    }
    dropUncertainEnds()
  }

  private struct Move {
    var draft: Int
    /// The rows between which it belongs.
    var previous: Int?
    var next: Int?
  }

  /// A row beside a break, and the place where its amount and its balance fit.
  private func fitting() -> Move? {
    guard let first = path.first, let last = path.last else { return nil }
    let near = breaks.prefix(RowsByTime.limit)
    let candidates = Set(near.flatMap { [$0.draft, $0.previous].compactMap(\.self) } + [first, last]).sorted()
    for place in near {
      guard let previous = place.previous, drafts.balances[previous] != Drafts.noBalance else { continue }
      let before = drafts.balances[previous]
      let jump = drafts.balances[place.draft] &- before &- drafts.amounts[place.draft]
      let fits = candidates.first {
        $0 != previous && $0 != place.draft && drafts.amounts[$0] == jump && drafts.balances[$0] == before &+ jump
          && drafts.days[$0] != drafts.days[previous] && drafts.days[$0] != drafts.days[place.draft]
      }
      if let fits { return Move(draft: fits, previous: previous, next: place.draft) }
    }
    return fittingAtAnEnd(candidates, first, last)
  }

  private func fittingAtAnEnd(_ candidates: [Int], _ first: Int, _ last: Int) -> Move? {
    for draft in candidates where drafts.balances[draft] != Drafts.noBalance {
      if draft != last, drafts.balances[last] != Drafts.noBalance, drafts.days[draft] != drafts.days[last],
        drafts.balances[last] &+ drafts.amounts[draft] == drafts.balances[draft]
      {
        return Move(draft: draft, previous: last)
      }
      if draft != first, drafts.balances[first] != Drafts.noBalance, drafts.days[draft] != drafts.days[first],
        drafts.balances[first] &- drafts.amounts[first] == drafts.balances[draft]
      {
        return Move(draft: draft, next: first)
      }
    }
    return nil
  }
}
