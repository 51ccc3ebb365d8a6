import Values

/// A row on a wrong day: it has exactly the difference, and stands behind a balance that counts it, or before one that
/// does not.
///
/// A running balance tells the place of each row: there, only `ChainFaults` moves one.
enum DayCause {
  /// How far banks and people are apart about the day of one row.
  private static let nearness: Int32 = 5

  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    guard gap.line == nil else { return [] }
    return comers(search) + leavers(search)
  }

  /// Rows of other days that belong into the gap's.
  private static func comers(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    let rows = search.outside.filter { $0.amount == gap.difference }
    let exchanged = rows.filter { DayCause.exchanged($0, into: gap.days) != nil }
    let near = rows.filter { isNear($0, gap) }
    let others = search.shown - search.count
    if let row = exchanged.first, let day = DayCause.exchanged(row, into: gap.days) {
      return [cause(search, exchanged, among: others, to: day, by: Likelihood(1))]
    }
    if let row = near.first {
      let day = row.day > gap.days.upperBound ? gap.days.upperBound : gap.days.lowerBound
      return [cause(search, near, among: others, to: day, by: CauseFrequency.nearDay)]
    }
    return []
  }

  /// Rows of the gap's days that belong behind them; where few stand there at all, they are the odd ones themselves.
  private static func leavers(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    let rows = search.inside.filter { $0.amount == 0 &- gap.difference }
    if let row = rows.first, search.count * 20 <= search.shown {
      let day = others(of: row).first { $0 > gap.days.upperBound } ?? gap.days.upperBound &+ 1
      return [cause(search, rows, among: search.count, to: day, by: Likelihood(1))]
    }
    let late = rows.filter { gap.days.upperBound &- $0.day < nearness && $0.day > gap.days.lowerBound }
    guard !late.isEmpty else { return [] }
    return [cause(search, late, among: search.count, to: gap.days.upperBound &+ 1, by: CauseFrequency.lastDay)]
  }

  private static func isNear(_ row: GapRow, _ gap: Gap) -> Bool {
    (row.day > gap.days.upperBound && row.day &- gap.days.upperBound <= nearness)
      || (row.day < gap.days.lowerBound && gap.days.lowerBound &- row.day <= nearness)
  }

  /// The day within the gap that the row has with day and month exchanged, or in the year before or after.
  static func exchanged(_ row: GapRow, into days: ClosedRange<Int32>) -> Int32? {
    others(of: row).first(where: days.contains)
  }

  private static func others(of row: GapRow) -> [Int32] {
    let (year, month, day) = Day(number: row.day).civil
    return [(year, day, month), (year - 1, month, day), (year + 1, month, day)].compactMap {
      Day(year: $0.0, month: $0.1, day: $0.2)?.number
    }
  }

  /// Of a row whose running balance tells between which days it belongs.
  static func cause(of row: GapRow, _ gap: Gap, in days: ClosedRange<Int32>) -> Cause {
    Cause(
      .dayOrder, of: gap, rows: [row], between: nil, remedy: .day(exchanged(row, into: days) ?? days.upperBound),
      weight: CauseFrequency.day,
      message:
        "\(gap.money(row.amount)) on \(gap.name(row)) has the wrong day: by its balance it belongs \(gap.when(days))")
  }

  private static func cause(
    _ search: CauseSearch, _ rows: [GapRow], among count: Int, to day: Int32, by factor: Likelihood
  ) -> Cause {
    Cause(
      .dayOrder, of: search.gap, rows: rows, isOneOf: rows.count > 1, remedy: .day(day),
      weight: (CauseFrequency.day * factor).times(rows.count, in: max(1, count)),
      message: message(search.gap, rows, day))
  }

  private static func message(_ gap: Gap, _ rows: [GapRow], _ day: Int32) -> ValueText {
    let amount = gap.money(rows[0].amount)
    return rows.count == 1
      ? "\(amount) on \(gap.name(rows[0])) has the wrong day: on \(gap.day(day)) the balance ties"
      : "one of \(rows.count) rows of \(amount) has the wrong day, it belongs to \(gap.day(day)): \(gap.names(rows))"
  }
}
