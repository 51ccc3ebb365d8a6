import Values

/// The runs of a pool at one interval: each takes the rows that follow its last best, until none does.
struct RunSearch {
  /// By day.
  let occurrences: [Occurrence]
  let interval: RecurringInterval
  private var isTaken: [Bool]

  init(_ occurrences: [Occurrence], every interval: RecurringInterval) {
    self.occurrences = occurrences
    self.interval = interval
    isTaken = Array(repeating: false, count: occurrences.count)
  }

  /// Each of two rows or more.
  mutating func runs(against chance: Evidence) -> [Run] {
    var runs: [Run] = []
    for start in occurrences.indices where !isTaken[start] {
      guard let second = follower(of: start) else { continue }
      runs += Run.runs(of: take(from: start, second), every: interval, against: chance)
    }
    return runs
  }

  private mutating func take(from start: Int, _ second: Int) -> [Occurrence] {
    isTaken[start] = true
    var (taken, next) = ([occurrences[start]], Optional(second))
    while let place = next {
      isTaken[place] = true
      taken.append(occurrences[place])
      next = follower(of: place)
    }
    return taken
  }

  /// How far a row may lie off the day that the one before it, off its own day too, would make expected.
  private var reach: Int { interval.tolerance + (interval.months == nil ? 0 : 2) }

  /// Whether the series may have gone on at another day.
  private func hasOther(after place: Int, before end: Day) -> Bool {
    var other = place + 1
    while other < occurrences.count, occurrences[other].day < end {
      defer { other += 1 }
      guard !isTaken[other], (occurrences[other].day - occurrences[place].day) * 2 > interval.days else { continue }
      if AmountStep(occurrences[place].amount, occurrences[other].amount) < .far { return true }
    }
    return false
  }

  /// The row that follows best in the next slot, or in the one after it.
  private func follower(of place: Int) -> Int? {
    let schedule = Schedule(interval, from: occurrences[place])
    var from = place + 1
    for slot in 1...2 {
      let expected = schedule.day(slot)
      let window = expected - reach...expected + reach
      var best: (place: Int, penalty: Int)?
      while from < occurrences.count, occurrences[from].day <= window.upperBound {
        defer { from += 1 }
        guard occurrences[from].day >= window.lowerBound, !isTaken[from] else { continue }
        let step = AmountStep(occurrences[place].amount, occurrences[from].amount)
        let penalty = abs(occurrences[from].day - expected) * 10 - 2 * Evidence.amount(step)
        if penalty < best?.penalty ?? .max { best = (from, penalty) }
      }
      if let best { return best.place }
      if hasOther(after: place, before: schedule.day(slot + 1) - reach) { return nil }
    }
    return nil
  }
}
