import Values

/// Looks for what makes up a gap: it is shown every row around it, keeps the few whose arithmetic fits, and ranks what
/// they could mean.
///
/// The weight of a cause is how often its kind happens times how likely it then makes just this difference (Bayes): of
/// 500 rows one that fits speaks with 1/500, a missing row with how usual its amount is in this account.
package struct CauseSearch {
  let gap: Gap
  /// Rows of the gap's days that count.
  private(set) var count = 0
  /// All rows that count and were shown.
  private(set) var shown = 0
  /// Of these, money in.
  private(set) var incoming = 0
  /// Rows of the gap's days that count and whose amount has to do with the difference.
  private(set) var inside: [GapRow] = []
  /// Rows of other days with exactly the difference, or its opposite.
  private(set) var outside: [GapRow] = []
  /// Rows of the gap's days that wait.
  private(set) var open: [GapRow] = []

  /// Rows of one kind that are kept: who has more has no cause to name.
  private static let limit = 1_000

  package init(_ gap: Gap) { self.gap = gap }

  package mutating func look(at row: GapRow, isInside: Bool) {
    guard row.counts else {
      if isInside, open.count < CauseSearch.limit { open.append(row) }
      return
    }
    shown += 1
    if row.amount > 0 { incoming += 1 }
    if isInside { count += 1 }
    let isEqual = row.amount == gap.difference || row.amount == 0 &- gap.difference
    if isInside {
      if isEqual || isFaulty(row), inside.count < CauseSearch.limit { inside.append(row) }
    } else if isEqual, outside.count < CauseSearch.limit {
      outside.append(row)
    }
  }

  private func isFaulty(_ row: GapRow) -> Bool {
    let wanted = row.amount &+ gap.difference
    return wanted == 0 &- row.amount || WrongAmount.isSwapped(row.amount, wanted)
      || WrongAmount.shift(row.amount, wanted) != nil || Cents.isSmall(gap) && (row.isConverted || gap.line != nil)
  }

  /// The likeliest first; what is much less likely than the first is left out.
  package func causes() -> [Cause] {
    guard gap.difference != 0 else { return [] }
    let all = CauseSearch.finders.flatMap { $0(self) }
    guard let best = all.map(\.weight).max() else { return [] }
    return all.enumerated().filter { $0.element.weight >= best * CauseFrequency.leastShown }
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .prefix(6).map(\.element)
  }

  private static let finders: [@Sendable (CauseSearch) -> [Cause]] = [
    FileCause.causes, OpeningCause.causes, HeldCause.causes, DoubledCause.causes, SignCause.causes, DigitsCause.causes,
    DecimalCause.causes, DayCause.causes, AccountCause.causes, FeeCause.causes, MissingCause.causes, Cents.causes,
  ]

  /// The share of the rows that these are.
  func share(of rows: [GapRow]) -> Likelihood { Likelihood(rows.count, in: max(1, count)) }

  /// How usual another row of this amount is: by the rows that have it, else by its sign and its size, evenly over the
  /// digits that amounts have; whole units are more usual than others, and less than one is rare.
  func usualness(of amount: Int64, beside rows: [GapRow]) -> Likelihood {
    let equal = rows.count { $0.amount == amount }
    let sign = Likelihood((amount > 0 ? incoming : shown - incoming) + 1, in: shown + 2)
    let size = Int(clamping: max(1, amount.magnitude))
    var density = CauseFrequency.lessThanOne.times(1, in: Int(gap.unit))
    if amount.magnitude >= gap.unit {
      density = CauseFrequency.anyAmount.times(1, in: size)
      if amount % gap.unit == 0 { density = density + CauseFrequency.wholeUnits.times(Int(gap.unit), in: size) }
    }
    // A single one is hardly a habit.
    return Likelihood(max(0, 10 * equal - 7), in: 10 * (shown + 1)) + sign * density
  }
}
