import Values

/// The judge's axis of columns.
enum ColumnAxis {
  typealias Witness = @Sendable (ColumnReading, ColumnCase) -> Testimony

  /// In the order in which their words are given as the reason.
  private static let witnesses: [Witness] = [
    FollowingBalance.testimony, PlainBalance.testimony, BilledSum.testimony, AfterFees.testimony,
    CalledAmounts.testimony, MarkedFigures.testimony, PricedUnits.testimony,
    PairedColumns.testimony, FilledAmounts.testimony, WrittenAsMoney.testimony,
  ]

  /// The candidates by what their columns are called and look like alone, the likeliest first.
  static func ranked(
    _ candidates: [Interpretation], roles: ColumnRoles, currency: Currency? = nil
  ) -> [Interpretation] {
    let columns = ColumnCase(roles: roles, candidates: candidates, currency: currency)
    let sums = candidates.map { candidate in
      let reading = ColumnReading(interpretation: candidate, amounts: [])
      return witnesses.reduce(0) { $0 + $1(reading, columns).bits }
    }
    return candidates.indices.sorted { (-sums[$0], $0) < (-sums[$1], $1) }.map { candidates[$0] }
  }

  /// Readings with the same amounts are one.
  static func verdict(_ readings: [ColumnReading], _ columns: ColumnCase) -> Judge.Verdict {
    Judge.verdict(witnesses.map { witness in readings.map { witness($0, columns) } }) {
      readings[$0].amounts == readings[$1].amounts
    }
  }
}
