import Values

/// Rows of one payee, account, currency and direction that may hold series: all of them, or those of one amount.
struct Pool {
  /// By day.
  let occurrences: [Occurrence]
  /// Of how many rows these were chosen.
  let among: Int
  let isOneAmount: Bool

  /// What a pool is made of, and how much speaks for it.
  struct Reading {
    var chains: [Chain] = []
    var rest: [Occurrence] = []
    var evidence = 0

    /// Whether everything is one chain that says all it can: nothing else will explain more.
    var isWhole: Bool { chains.count == 1 && rest.isEmpty && chains[0].isSmooth }
  }

  /// The reading at the one interval that explains most; without chains where chance explains more.
  func reading() -> Reading {
    var best = Reading(rest: occurrences)
    guard occurrences.count > 1 else { return best }
    let span = occurrences[occurrences.count - 1].day - occurrences[0].day
    let filled = RecurringInterval.allCases.filter { fills($0, span) }
    guard !filled.isEmpty else { return best }
    let gaps = Gaps(between: occurrences)
    let usual = RecurringInterval(nearest: gaps.median)
    let intervals = filled.filter { $0 == usual } + filled.filter { $0 != usual }
    for interval in intervals where follows(interval, gaps) {
      let reading = reading(every: interval, span)
      if reading.evidence > best.evidence { best = reading }
      if best.isWhole { break }
    }
    return best
  }

  /// Whether rows are neither too many nor too few for the interval.
  private func fills(_ interval: RecurringInterval, _ span: Int) -> Bool {
    let slots = (span + interval.days + interval.tolerance) / interval.days
    guard occurrences.count > 2 || interval == .year || interval == .halfYear else { return false }
    return span + interval.tolerance >= (occurrences.count > 2 ? 2 : 1) * interval.days
      && occurrences.count * 2 <= slots * (isOneAmount ? 6 : 3) && occurrences.count * 2 >= slots
  }

  /// Whether rows follow each other at the interval often enough.
  private func follows(_ interval: RecurringInterval, _ gaps: Gaps) -> Bool {
    let following = isOneAmount ? following(interval) : gaps.count(near: interval)
    return following * 5 >= gaps.count * 2
  }

  /// How many rows have one about an interval later.
  private func following(_ interval: RecurringInterval) -> Int {
    var (count, next) = (0, 0)
    for occurrence in occurrences {
      while next < occurrences.count,
        occurrences[next].day - occurrence.day < interval.days - interval.tolerance - 3
      { next += 1 }
      guard next < occurrences.count else { break }
      if occurrences[next].day - occurrence.day <= interval.days + interval.tolerance + 3 { count += 1 }
    }
    return count
  }

  private func reading(every interval: RecurringInterval, _ span: Int) -> Reading {
    let chance = Evidence(rows: occurrences.count, days: span + interval.days)
    var search = RunSearch(occurrences, every: interval)
    let chains = Chain.joined(search.runs(against: chance).map(Chain.init)).filter(isAccepted)
    var reading = Reading(chains: chains, evidence: chains.reduce(0) { $0 + $1.evidence })
    guard !chains.isEmpty else { return Reading(rest: occurrences) }
    reading.rest = occurrences.without(chains)
    reading.evidence += reading.rest.count * Evidence.extra
    return reading
  }

  /// Two rows are enough for a long interval at one amount where there is nothing else; weekly expenses of varying
  /// amounts are shopping.
  private func isAccepted(_ chain: Chain) -> Bool {
    let least = Evidence.choice(occurrences.count, among: among)
    guard chain.evidence > least, chain.last.amount != 0 else { return false }
    if chain.count == 2 {
      return occurrences.count == 2 && chain.interval.days > 180
        && AmountStep(chain.first.amount, chain.last.amount) <= (chain.interval == .year ? .similar : .near)
    }
    guard chain.missing * 3 < chain.count else { return false }
    guard chain.interval.days < 28, chain.last.amount < 0, !isOneAmount else { return true }
    let amounts = chain.occurrences.map(\.amount)
    let steady = zip(amounts, amounts.dropFirst()).filter { AmountStep($0, $1) <= .near }
    return steady.count * 10 >= (amounts.count - 1) * 7
  }
}

/// The days between rows in succession, counted by their number: all beyond any interval are as one.
private struct Gaps {
  private var counts = Array(repeating: 0, count: Gaps.longest + 1)
  let count: Int

  private static let longest = 400

  /// Two rows at least, by day.
  init(between occurrences: [Occurrence]) {
    count = occurrences.count - 1
    for place in 1...count { counts[min(occurrences[place].day - occurrences[place - 1].day, Gaps.longest)] += 1 }
  }

  var median: Int {
    var before = 0
    return counts.firstIndex { number in
      before += number
      return before > count / 2
    } ?? Gaps.longest
  }

  func count(near interval: RecurringInterval) -> Int {
    let reach = interval.tolerance + 3
    return counts[max(0, interval.days - reach)...(interval.days + reach)].reduce(0, +)
  }
}

extension [Occurrence] {
  func without(_ chains: [Chain]) -> [Occurrence] {
    let taken = Set(chains.flatMap { $0.occurrences.map(\.row) })
    return filter { !taken.contains($0.row) }
  }
}
