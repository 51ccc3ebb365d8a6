/// The running balances of a statement as one chain through time: where it breaks, and what each day ends with.
///
/// The chain is `balance = balance before + amount`, oldest row first or newest first. Where a day's rows stand in
/// another order than the bank booked them, any order of that day that ties will do.
package struct RunningChain {
  package struct Break: Equatable {
    /// The row whose balance is another than the one before it and the amounts since make.
    package var draft: Int
    package var expected: Int64
    /// The row that states the balance before it.
    package var previous: Int?

    package init(draft: Int, expected: Int64, previous: Int?) {
      (self.draft, self.expected, self.previous) = (draft, expected, previous)
    }
  }

  package struct DayEnd: Equatable {
    package var day: Int32
    package var balance: Int64
    package var draft: Int

    package init(day: Int32, balance: Int64, draft: Int) {
      (self.day, self.balance, self.draft) = (day, balance, draft)
    }
  }

  package private(set) var breaks: [Break] = []
  /// By day, ascending: days with a stated balance.
  package private(set) var ends: [DayEnd] = []
  /// The balance before the first row.
  package private(set) var opening: Int64?
  /// Whether time runs against the order of the file.
  package private(set) var isBackward = false

  package var isProved: Bool { !ends.isEmpty && breaks.isEmpty }

  package init(_ drafts: Drafts) {
    guard !drafts.balances.isEmpty else { return }
    let forward = Walk(drafts, stride(from: 0, to: drafts.count, by: 1))
    if forward.breaks.isEmpty, forward.isByDay, drafts.order != .newestFirst || drafts.count < 2 {
      take(forward)
      return
    }
    let backward = Walk(drafts, stride(from: drafts.count - 1, through: 0, by: -1))
    let prefersBackward =
      drafts.order == .newestFirst
      ? backward.breaks.count <= forward.breaks.count : backward.breaks.count < forward.breaks.count
    isBackward = prefersBackward
    let walk = prefersBackward ? backward : forward
    if walk.breaks.isEmpty, walk.isByDay {
      take(walk)
    } else {
      walkByDay(drafts, newestFirst: prefersBackward)
    }
  }

  private mutating func take(_ walk: Walk) {
    breaks = walk.breaks
    ends = walk.ends
    opening = walk.opening
  }

  private mutating func walkByDay(_ drafts: Drafts, newestFirst: Bool) {
    let indices = newestFirst ? Array((0..<drafts.count).reversed()) : Array(0..<drafts.count)
    var days: [Int32: [Int]] = [:]
    for draft in indices where !drafts.isPending(draft) { days[drafts.days[draft], default: []].append(draft) }
    var carried: Int64?
    var previous: Int?
    for day in days.keys.sorted() {
      let walk = DayWalk(drafts, days[day] ?? [], from: carried, previous: previous)
      breaks += walk.breaks
      if opening == nil { opening = walk.opening }
      carried = walk.end
      previous = walk.last ?? previous
      if let end = walk.end, let draft = walk.last { ends.append(DayEnd(day: day, balance: end, draft: draft)) }
    }
  }
}

/// Rows one after the other in a given order.
private struct Walk {
  var breaks: [RunningChain.Break] = []
  var ends: [RunningChain.DayEnd] = []
  var opening: Int64?
  /// Whether days never run backwards.
  var isByDay = true

  init(_ drafts: Drafts, _ indices: some Sequence<Int>, from carried: Int64? = nil, previous: Int? = nil) {
    var day = Int32.min
    let rows = indices.lazy.filter { !drafts.isPending($0) }
    for row in rows {
      isByDay = isByDay && day <= drafts.days[row]
      day = drafts.days[row]
    }
    let start = BalancePlace(balance: carried ?? Drafts.noBalance, row: previous)
    let places = BalanceChain.walk(rows, drafts.amounts, drafts.balances, from: start) { row, place in
      let stated = drafts.balances[row]
      if place.balance == Drafts.noBalance {
        opening = stated &- place.sum
      } else if place.expected != stated {
        breaks.append(.init(draft: row, expected: place.expected, previous: place.row))
      }
      let end = RunningChain.DayEnd(day: drafts.days[row], balance: stated, draft: row)
      if ends.last?.day == end.day { ends[ends.count - 1] = end } else { ends.append(end) }
    }
    // A day whose last rows state no balance ends with the last balance and what came after it.
    if let last = ends.last, last.day == day { ends[ends.count - 1].balance = last.balance &+ places[0].sum }
  }
}

/// The rows of one day, in any order that ties.
private struct DayWalk {
  var breaks: [RunningChain.Break] = []
  var opening: Int64?
  var end: Int64?
  var last: Int?

  init(_ drafts: Drafts, _ indices: [Int], from carried: Int64?, previous: Int?) {
    let walk = Walk(drafts, indices, from: carried, previous: previous)
    opening = walk.opening
    end = walk.ends.last?.balance ?? carried
    last = walk.ends.last?.draft
    guard !walk.breaks.isEmpty else { return }
    let reversed = Walk(drafts, indices.reversed(), from: carried)
    if reversed.breaks.isEmpty {
      (opening, end, last) = (reversed.opening, reversed.ends.last?.balance, reversed.ends.last?.draft)
      return
    }
    breaks = walk.breaks
    reorder(drafts, indices, from: carried)
  }

  private mutating func reorder(_ drafts: Drafts, _ indices: [Int], from carried: Int64?) {
    guard indices.allSatisfy({ drafts.balances[$0] != Drafts.noBalance }) else { return }
    guard let way = BalanceSteps.way(over: indices, drafts.amounts, drafts.balances, from: carried),
      carried != nil || way.start != way.end
    else { return }
    breaks = []
    (opening, end) = (way.start, way.end)
    last = indices.last { drafts.balances[$0] == way.end }
  }
}
