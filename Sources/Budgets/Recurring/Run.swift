import Values

/// Rows that follow one schedule without a gap of more than one slot.
struct Run {
  /// Two or more, by day.
  let occurrences: [Occurrence]
  let schedule: Schedule
  /// Of days.
  let evidence: Int
  /// Of amounts.
  let amounts: Int
  /// Slots from the first to the last without a row.
  let missing: Int

  /// The runs of rows that may change their schedule on the way.
  static func runs(of occurrences: [Occurrence], every interval: RecurringInterval, against chance: Evidence) -> [Run] {
    guard occurrences.count > 1 else { return [] }
    let run = Run(occurrences, every: interval, against: chance)
    let detours = run.detours
    guard !detours.isEmpty else { return [run] }
    let cuts = [0] + detours.flatMap { [$0.lowerBound, $0.upperBound] } + [occurrences.count]
    return zip(cuts, cuts.dropFirst()).flatMap { begin, end in
      runs(of: Array(occurrences[begin..<end]), every: interval, against: chance)
    }
  }

  /// Rows in succession that have another schedule: two far off their days, or three somewhat.
  private var detours: [Range<Int>] {
    var detours: [Range<Int>] = []
    var (begin, weight) = (0, 0)
    for (place, occurrence) in occurrences.enumerated() {
      let offset = schedule.offset(of: occurrence, in: schedule.slot(of: occurrence))
      if offset > 2 {
        weight += offset > schedule.interval.tolerance ? 3 : 2
      } else {
        if weight >= 6 { detours.append(begin..<place) }
        (begin, weight) = (place + 1, 0)
      }
    }
    if weight >= 6 { detours.append(begin..<occurrences.count) }
    return detours
  }

  /// Takes the schedule that explains most, of the first five days (weekends move bookings to no more) and weekdays.
  private init(_ occurrences: [Occurrence], every interval: RecurringInterval, against chance: Evidence) {
    self.occurrences = occurrences
    var best = Run.fit(of: Schedule(interval, from: occurrences[0]), to: occurrences, chance)
    var phases = InlineArray<5, Int>(repeating: best.schedule.phase)
    var tried = 1
    for origin in occurrences where !best.isExact && tried < phases.count {
      let schedule = Schedule(interval, from: origin)
      let phase = schedule.phase
      guard !phases.indices.contains(where: { phases[$0] == phase }) else { continue }
      phases[tried] = phase
      tried += 1
      let fit = Run.fit(of: schedule, to: occurrences, chance)
      if fit.evidence > best.evidence { best = fit }
    }
    if !best.isExact, interval.months != nil, Run.areOnOneWeekday(occurrences) {
      for rule in [Schedule.Rule.weekday, .lastWeekday] {
        let schedule = Schedule(interval, from: occurrences[0], rule: rule)
        let fit = Run.fit(of: schedule, to: occurrences, chance)
        if fit.evidence > best.evidence { best = fit }
      }
    }
    (schedule, evidence, missing) = (best.schedule, best.evidence, best.missing)
    amounts = (1..<occurrences.count).reduce(0) {
      $0 + Evidence.amount(AmountStep(occurrences[$1 - 1].amount, occurrences[$1].amount))
    }
  }

  /// Four rows or more: fewer may be so by chance.
  private static func areOnOneWeekday(_ occurrences: [Occurrence]) -> Bool {
    occurrences.count > 3 && occurrences.allSatisfy { ($0.day - occurrences[0].day) % 7 == 0 }
  }

  /// One row, for what has a schedule otherwise.
  init(_ occurrence: Occurrence, on schedule: Schedule) {
    occurrences = [occurrence]
    self.schedule = schedule
    (evidence, amounts, missing) = (0, 0, 0)
  }

  /// One row proves nothing: the best one sets the phase.
  private static func fit(
    of schedule: Schedule, to occurrences: [Occurrence], _ chance: Evidence
  ) -> (schedule: Schedule, evidence: Int, missing: Int, isExact: Bool) {
    var (sum, best, missing, isExact) = (0, Int.min, 0, true)
    var slotBefore: Int?
    for occurrence in occurrences {
      let slot = schedule.slot(of: occurrence)
      let offset = schedule.offset(of: occurrence, in: slot)
      let bits = chance.booking(offset: offset, schedule.interval)
      if offset > 0 { isExact = false }
      sum += bits
      best = max(best, bits)
      if let slotBefore {
        missing += max(0, slot - slotBefore - 1)
        if slot == slotBefore { sum += Evidence.stray }
      }
      slotBefore = slot
    }
    return (schedule, sum - best + missing * Evidence.missing, missing, isExact)
  }
}
