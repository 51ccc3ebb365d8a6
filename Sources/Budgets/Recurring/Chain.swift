import Values

/// Runs at one interval that follow each other: a series with changes of amount or booking day, or interrupted.
struct Chain {
  private(set) var runs: [Run]
  private(set) var evidence: Int

  init(_ run: Run) {
    runs = [run]
    evidence = run.evidence + Evidence.prior
  }

  var interval: RecurringInterval { runs[0].schedule.interval }
  var schedule: Schedule { runs[runs.count - 1].schedule }
  var occurrences: [Occurrence] { runs.flatMap(\.occurrences) }
  var count: Int { runs.reduce(0) { $0 + $1.occurrences.count } }
  var first: Occurrence { runs[0].occurrences[0] }
  var last: Occurrence { runs[runs.count - 1].occurrences[runs[runs.count - 1].occurrences.count - 1] }

  /// Whether the other can be the same series later on: equal amounts whenever it goes on; similar ones within two
  /// intervals; others at once on an expected day.
  func isContinued(by other: Chain) -> Bool {
    guard interval == other.interval, other.first.day > last.day else { return false }
    let gap = other.first.day - last.day
    guard 2 * gap > interval.days else { return false }
    switch AmountStep(last.amount, other.first.amount) {
    case .equal: return true
    case .near, .alike: return gap <= 2 * interval.days + interval.tolerance || isExpecting(other.first)
    case .far: return isExpecting(other.first)
    case .apart: return false
    }
  }

  /// Whether a row is on one of the next two expected days.
  private func isExpecting(_ occurrence: Occurrence) -> Bool {
    let slot = schedule.slot(of: occurrence)
    return slot - schedule.slot(of: last) <= 2
      && schedule.offset(of: occurrence, in: slot) <= interval.tolerance
  }

  mutating func append(_ other: Chain) {
    let isOnDay = isExpecting(other.first)
    evidence += other.evidence - Evidence.prior + Evidence.amount(AmountStep(last.amount, other.first.amount))
    if !isOnDay { evidence += Evidence.change }
    runs += other.runs
  }

  /// Joins each chain to the first earlier one that it continues.
  static func joined(_ chains: [Chain]) -> [Chain] {
    var joined: [Chain] = []
    for chain in chains.sorted(by: { $0.first.day < $1.first.day }) {
      let earlier = joined.indices.last { joined[$0].isContinued(by: chain) }
      if let earlier { joined[earlier].append(chain) } else { joined.append(chain) }
    }
    return joined
  }
}
