import Values

/// Runs at one interval that follow each other: a series with changes of amount or booking day, or interrupted.
struct Chain {
  private(set) var runs: [Run]
  let first: Occurrence
  private(set) var last: Occurrence
  /// Of days.
  private var days: Int
  private var amounts: Int

  init(_ run: Run) {
    runs = [run]
    (first, last) = (run.occurrences[0], run.occurrences[run.occurrences.count - 1])
    days = run.evidence
    amounts = run.amounts
  }

  var evidence: Int { days + min(amounts, Evidence.amounts) + Evidence.prior }

  var interval: RecurringInterval { runs[0].schedule.interval }
  var schedule: Schedule { runs[runs.count - 1].schedule }
  var occurrences: [Occurrence] { runs.flatMap(\.occurrences) }
  var count: Int { runs.reduce(0) { $0 + $1.occurrences.count } }
  /// Slots within runs that have no row.
  var missing: Int { runs.reduce(0) { $0 + $1.missing } }
  /// Whether nothing is missing or changed, and amounts are near each other.
  var isSmooth: Bool { runs.count == 1 && missing == 0 && amounts >= 0 && days > (count - 1) * 10 }

  /// Whether the other can be the same series later on: equal amounts whenever it goes on; like ones within two
  /// intervals, or on an expected day.
  func isContinued(by other: Chain) -> Bool {
    guard other.first.day > last.day, interval == other.interval else { return false }
    let gap = other.first.day - last.day
    guard 2 * gap > interval.days else { return false }
    switch AmountStep(last.amount, other.first.amount) {
    case .equal: return true
    case .near, .similar, .alike: return gap <= 2 * interval.days + interval.tolerance || schedule.isOn(other.first)
    case .far: return schedule.isOn(other.first)
    case .apart: return false
    }
  }

  mutating func append(_ other: Chain) {
    let skipped = max(0, schedule.slot(of: other.first) - schedule.slot(of: last) - 1)
    let isOnDay = schedule.isOn(other.first)
    days += other.days + (isOnDay ? max(skipped * Evidence.missing, Evidence.change) : Evidence.change)
    amounts += other.amounts + Evidence.amount(AmountStep(last.amount, other.first.amount))
    runs += other.runs
    last = other.last
  }

  /// Joins each chain to the latest one that it continues, of a few.
  static func joined(_ chains: [Chain]) -> [Chain] {
    var joined: [Chain] = []
    for chain in chains.sorted(by: { $0.first.day < $1.first.day }) {
      let earlier = joined.indices.suffix(32).last { joined[$0].isContinued(by: chain) }
      if let earlier { joined[earlier].append(chain) } else { joined.append(chain) }
    }
    return joined
  }
}
