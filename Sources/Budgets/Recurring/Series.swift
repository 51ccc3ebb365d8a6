import Values

/// A chain with the rows at its ends that only make sense beside it: a trial before, a change of amount or day after.
struct Series {
  private(set) var occurrences: [Occurrence]
  let schedule: Schedule

  private var interval: RecurringInterval { schedule.interval }
  var last: Occurrence { occurrences[occurrences.count - 1] }

  init(_ chain: Chain) {
    occurrences = chain.occurrences
    schedule = chain.schedule
  }

  /// Takes a trial within an interval before the first row: nothing, or a fifth at most where little else is bought.
  mutating func takeTrial(from rest: inout [Occurrence]) {
    let first = occurrences[0]
    let isAlmostAll = rest.count * 4 <= occurrences.count + 2
    let trial = rest.lastIndex {
      $0.day < first.day && first.day - $0.day <= interval.days + interval.tolerance
        && ($0.amount == 0 || isAlmostAll && $0.amount.magnitude <= first.amount.magnitude / 5)
    }
    guard let trial else { return }
    occurrences.insert(rest.remove(at: trial), at: 0)
  }

  /// Takes what comes next: a similar amount on one of the next two expected days, or the same one on another day.
  mutating func takeNext(from rest: inout [Occurrence]) {
    while let next = next(in: rest) { occurrences.append(rest.remove(at: next)) }
  }

  private func next(in rest: [Occurrence]) -> Int? {
    rest.firstIndex { occurrence in
      guard (occurrence.day - last.day) * 2 > interval.days else { return false }
      let slot = schedule.slot(of: occurrence)
      let slots = slot - self.slot
      let isOnDay = schedule.isOn(occurrence)
      switch AmountStep(last.amount, occurrence.amount) {
      case .equal: return slots <= 2 || isOnDay
      case .near: return slots <= 2
      case .similar, .alike, .far: return slots <= 2 && isOnDay
      case .apart: return false
      }
    }
  }

  /// That of the last row, which may be overdue.
  private var slot: Int {
    let slot = schedule.slot(of: last)
    return schedule.day(slot) > last.day + max(interval.days / 3, interval.tolerance) ? slot - 1 : slot
  }

  /// The first expected day after the last row, off weekends as most bookings were.
  var next: Day {
    let next = schedule.day(slot + 1)
    guard interval.months != nil, next.weekday > 5 else { return next }
    var (before, after) = (0, 0)
    for occurrence in occurrences where schedule.isOn(occurrence) {
      let expected = schedule.day(schedule.slot(of: occurrence))
      guard expected.weekday > 5 else { continue }
      if occurrence.day < expected { before += 1 } else if occurrence.day > expected { after += 1 }
    }
    if after > before { return next + (8 - next.weekday) }
    return before > 0 ? next - (next.weekday - 5) : next
  }

  /// Two rows half a year apart prove something only until a third does not come.
  func isProven(on today: Day) -> Bool {
    occurrences.count > 2 || interval != .halfYear || ![.late, .ended].contains(state(on: today))
  }

  func state(on today: Day) -> Recurring.State {
    if today > schedule.day(slot + 2) + interval.tolerance { return .ended }
    if today > next + interval.tolerance { return .late }
    if before != nil { return .changed }
    return today + 7 >= next ? .due : .ok
  }
}
