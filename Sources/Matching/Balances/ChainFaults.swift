import Values

/// The faults of a statement's running balance, one for each thing that went wrong.
///
/// A single balance that is misprinted breaks the chain twice, there and back again; a row on a wrong day up to three
/// times. A break around a record that could not be read is that record's.
struct ChainFaults {
  struct Fault {
    enum Kind: Equatable {
      /// The balance jumps between two rows.
      case jump
      /// The next balance ties again: this one alone is wrong.
      case misprint
      /// This row is no part of the chain, which goes on without it.
      case surplus
      /// This row belongs into these days.
      case wrongDay(ClosedRange<Int32>)
    }

    var place: RunningChain.Break
    var line: UInt32
    /// Stated minus expected; of a row that stands wrong, what the book lacks in its place.
    var difference: Int64
    var kind = Kind.jump
    /// A record between the rows could not be read.
    var isExplained = false
  }

  private(set) var faults: [Fault] = []
  /// The last balance of each day, where rows on wrong days stand right.
  private(set) var ends: [RunningChain.DayEnd]
  /// Drafts by time, those that the bank has not booked yet left out; empty where nothing breaks.
  private(set) var path: [Int] = []
  private let drafts: Drafts

  init(_ drafts: Drafts, _ chain: RunningChain) {
    self.drafts = drafts
    ends = chain.ends
    guard !chain.breaks.isEmpty else { return }
    var order = RowsByTime(drafts, chain)
    order.moveRows()
    (path, ends) = (order.path, order.ends)
    let rejected = drafts.others.filter { $0.disposition == .rejected }.map(\.line).sorted()
    faults = order.moved.map {
      Fault(
        place: .init(draft: $0.draft, expected: drafts.balances[$0.draft], previous: nil), line: drafts.lines[$0.draft],
        difference: drafts.amounts[$0.draft], kind: .wrongDay($0.days))
    }
    for place in order.breaks { add(place, rejected) }
  }

  private mutating func add(_ place: RunningChain.Break, _ rejected: [UInt32]) {
    let difference = drafts.balances[place.draft] &- place.expected
    if let last = faults.last, last.kind == .jump, last.place.draft == place.previous {
      if last.difference == 0 &- difference {
        faults[faults.count - 1].kind = .misprint
        return
      }
      let amount = drafts.amounts[last.place.draft]
      if last.difference &+ difference == 0 &- amount, last.difference != 0 &- amount {
        faults[faults.count - 1].kind = .surplus
        faults[faults.count - 1].difference = 0 &- amount
        return
      }
    }
    faults.append(
      Fault(
        place: place, line: drafts.lines[place.draft], difference: difference, isExplained: isAround(rejected, place)))
  }

  /// By how much the faults of these days move the balances behind them.
  func sum(of days: ClosedRange<Int32>) -> Int64 {
    faults.reduce(0) { sum, fault in
      let day = drafts.days[fault.place.draft]
      switch fault.kind {
      case .misprint: return sum
      case .jump, .surplus: return days.contains(day) ? sum &+ fault.difference : sum
      case .wrongDay(let right):
        return sum &+ (days.contains(right.upperBound) ? fault.difference : 0)
          &- (days.contains(day) ? fault.difference : 0)
      }
    }
  }

  /// The rows between the two balances of a jump, the later one's among them.
  func rows(of fault: Fault) -> ArraySlice<Int> {
    guard fault.kind == .jump, let end = path.firstIndex(of: fault.place.draft) else { return [fault.place.draft] }
    var start = end
    while start > 0, path[start - 1] != fault.place.previous, drafts.balances[path[start - 1]] == Drafts.noBalance {
      start -= 1
    }
    return path[start...end]
  }

  /// Whether a line that could not be read stands between the row and the one before it.
  private func isAround(_ rejected: [UInt32], _ place: RunningChain.Break) -> Bool {
    guard !rejected.isEmpty else { return false }
    let own = drafts.lines[place.draft]
    let neighbours = place.previous.map { [$0] } ?? [place.draft - 1, place.draft + 1]
    return neighbours.contains { neighbour in
      guard drafts.lines.indices.contains(neighbour) else { return false }
      let other = drafts.lines[neighbour]
      return rejected.contains { min(own, other) < $0 && $0 < max(own, other) }
    }
  }
}
