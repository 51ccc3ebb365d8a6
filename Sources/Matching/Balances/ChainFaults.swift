import Values

/// The breaks of a statement's running balance, one for each fault.
///
/// A single balance that is misprinted breaks the chain twice, there and back again. A break around a record that could
/// not be read is that record's.
struct ChainFaults {
  struct Fault {
    var place: RunningChain.Break
    var line: UInt32
    /// Stated minus expected.
    var difference: Int64
    /// The next balance ties again: this one alone is wrong.
    var isMisprint = false
    /// A record between the rows could not be read.
    var isExplained = false
  }

  private(set) var faults: [Fault] = []
  private let drafts: Drafts

  init(_ drafts: Drafts, _ chain: RunningChain) {
    self.drafts = drafts
    guard !chain.breaks.isEmpty else { return }
    let rejected = drafts.others.filter { $0.disposition == .rejected }.map(\.line).sorted()
    for place in chain.breaks {
      let difference = drafts.balances[place.draft] &- place.expected
      if let last = faults.last, !last.isMisprint, last.place.draft == place.previous,
        last.difference == 0 &- difference
      {
        faults[faults.count - 1].isMisprint = true
      } else {
        faults.append(
          Fault(
            place: place, line: drafts.lines[place.draft], difference: difference,
            isExplained: isAround(rejected, place)))
      }
    }
  }

  /// By how much the breaks of these days move the balances behind them.
  func sum(of days: ClosedRange<Int32>) -> Int64 {
    faults.reduce(0) { sum, fault in
      !fault.isMisprint && days.contains(drafts.days[fault.place.draft]) ? sum &+ fault.difference : sum
    }
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
