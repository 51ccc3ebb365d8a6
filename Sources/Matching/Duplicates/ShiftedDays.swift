import Values

/// Finds statements that date their rows some days off: by the value day, or by the clock of another time zone.
///
/// Rows of rare amounts tell: where those of several days in a row all stand as far from the book's, all rows of these
/// days do, and the coffee of the 11th is no pair of the book's coffee of the 11th, but of that of the 10th.
struct ShiftedDays {
  /// By draft: how many days later than the book the statement dates it.
  let shifts: [Int32]

  /// Days around the only row that tells: too little to decide by, and enough to doubt.
  let doubtful: ClosedRange<Int32>?

  /// Nil where the statement dates its rows as the book does.
  ///
  /// - Parameter exact: what pairs without a shift; where nothing else may be one row, no more is looked at.
  init?(_ drafts: Drafts, _ known: Known, _ exact: Pairing) {
    guard ShiftedDays.mayBeShifted(drafts, known, exact) else { return nil }
    let runs = ShiftedDays.runs(ShiftedDays.shiftsByDay(drafts, known))
    guard runs.contains(where: { $0.shift != 0 }) else { return nil }
    if runs.count == 1, runs[0].rows < EvidenceLevels.rowsOfWholeShift {
      let (first, last) = (runs[0].days.lowerBound, runs[0].days.upperBound)
      doubtful = (first - EvidenceLevels.shiftDays)...(last + EvidenceLevels.shiftDays)
      shifts = drafts.days.map { _ in 0 }
      return
    }
    doubtful = nil
    shifts = drafts.days.map { day in
      // Of two runs as near, the earlier.
      let nearest = runs.min { $0.distance(to: day) < $1.distance(to: day) }
      guard let nearest, nearest.distance(to: day) <= EvidenceLevels.shiftDays else { return 0 }
      return nearest.shift
    }
  }

  /// The drafts, dated as the book does.
  func dated(_ drafts: Drafts) -> Drafts {
    var dated = drafts
    for draft in dated.days.indices { dated.days[draft] -= shifts[draft] }
    return dated
  }

  /// Asks about rows near the only one that tells: their likeness in the book may be that of another day.
  func doubt(_ verdicts: inout Verdicts, _ drafts: Drafts, _ references: References) {
    guard let doubtful else { return }
    for draft in drafts.days.indices where verdicts.verdicts[draft] == .duplicate {
      guard doubtful.contains(drafts.days[draft]), !drafts.isPending(draft), drafts.balance(draft) == Drafts.noBalance,
        references.trusted(draft) == 0, !EvidenceLevels.isOdd(drafts.amounts[draft])
      else { continue }
      verdicts.verdicts[draft] = .suspected
      let reasons: [ValueText] = [
        "same day and amount", "the file may date its rows otherwise: another row stands on another day",
      ]
      verdicts.evidence.append(.init(draft: draft, reasons: reasons))
    }
  }

  /// Says so beside evidence that speaks of days.
  func explain(_ verdicts: inout Verdicts) {
    for place in verdicts.evidence.indices {
      let shift = shifts[verdicts.evidence[place].draft]
      guard shift != 0 else { continue }
      let days = abs(shift) == 1 ? "1 day" : "\(abs(shift)) days"
      verdicts.evidence[place].reasons.append("the file dates its rows \(days) \(shift > 0 ? "later" : "earlier")")
    }
  }

  /// Whether a row of a rare amount that neither side has on the other's day stands nearby.
  private static func mayBeShifted(_ drafts: Drafts, _ known: Known, _ exact: Pairing) -> Bool {
    guard let first = known.rows.first?.day, let last = known.rows.last?.day else { return false }
    let days = (first - EvidenceLevels.shiftDays)...(last + EvidenceLevels.shiftDays)
    var free: [Int64: [Int32]] = [:]
    for draft in drafts.days.indices where exact.isFree(draft: draft) && days.contains(drafts.days[draft]) {
      guard EvidenceLevels.isOdd(drafts.amounts[draft]) else { continue }
      free[drafts.amounts[draft], default: []].append(drafts.days[draft])
    }
    guard !free.isEmpty else { return false }
    return known.rows.indices.contains { index in
      let row = known.rows[index]
      guard row.isCurrent, exact.isFree(row: index), let days = free[row.amount] else { return false }
      return days.count <= EvidenceLevels.rowsOfShownAmount
        && days.contains { abs($0 - row.day) <= EvidenceLevels.shiftDays }
    }
  }

  /// By the statement's day: how often a row that is the only one of its amount around, on either side, stands how many
  /// days later than in the book.
  private static func shiftsByDay(_ drafts: Drafts, _ known: Known) -> [Int32: [Int32: Int]] {
    var days: [Int64: (drafts: [Int32], rows: [Int32])] = [:]
    for draft in drafts.days.indices where !drafts.isPending(draft) {
      days[drafts.amounts[draft], default: ([], [])].drafts.append(drafts.days[draft])
    }
    for row in known.rows where row.isCurrent && row.status != .pending { days[row.amount]?.rows.append(row.day) }
    var shifts: [Int32: [Int32: Int]] = [:]
    for (amount, days) in days where max(days.drafts.count, days.rows.count) <= EvidenceLevels.rowsOfShownAmount {
      for day in days.drafts {
        let around = (day - EvidenceLevels.moveDays)...(day + EvidenceLevels.moveDays)
        let rows = days.rows.filter(around.contains)
        guard rows.count == 1, abs(day - rows[0]) <= EvidenceLevels.shiftDays else { continue }
        guard days.drafts.count(where: around.contains) == 1 else { continue }
        // Two round prices are soon alike, but not so soon on one day.
        guard day == rows[0] || EvidenceLevels.isOdd(amount) else { continue }
        shifts[day, default: [:]][day - rows[0], default: 0] += 1
      }
    }
    return shifts
  }

  /// Days in a row with one shift.
  private struct Run {
    var days: ClosedRange<Int32>
    var shift: Int32
    var count = 1
    var rows: Int

    func distance(to day: Int32) -> Int32 { max(0, days.lowerBound - day, day - days.upperBound) }
  }

  private static func runs(_ shifts: [Int32: [Int32: Int]]) -> [Run] {
    var runs: [Run] = []
    func append(_ run: Run) {
      guard let last = runs.last, last.shift == run.shift else { return runs.append(run) }
      runs[runs.count - 1].days = last.days.lowerBound...run.days.upperBound
      runs[runs.count - 1].count += run.count
      runs[runs.count - 1].rows += run.rows
    }
    for (day, counts) in shifts.sorted(by: { $0.key < $1.key }) {
      // Of equally frequent shifts the smallest.
      let most = counts.max { ($0.value, -abs($0.key), $0.key) < ($1.value, -abs($1.key), $1.key) }
      guard let most else { continue }
      append(Run(days: day...day, shift: most.key, rows: most.value))
    }
    if runs.count == 1 { return runs }
    let all = runs
    runs = []
    for run in all {
      let isShown = run.rows >= EvidenceLevels.rowsOfShift && run.count >= EvidenceLevels.daysOfShift
      if run.shift == 0 || isShown { append(run) }
    }
    return runs
  }
}
