/// Finds booked rows that earlier statements listed and a later one, of the same days, does not.
enum UnlistedRows {
  /// - Returns: transactions by day; none where the statement leaves out so many that it is a part of the account.
  static func find(
    _ pairing: Pairing, _ known: Known, _ coverage: Coverage, _ verdicts: Verdicts
  ) -> [Int64] {
    var (listed, free): (Int, [Int64]) = (0, [])
    for (index, row) in known.rows.enumerated() where row.isCurrent {
      guard row.counts, coverage.statementMustList(row.day) else { continue }
      listed += 1
      if pairing.isFree(row: index), coverage.isNewest(row.day) { free.append(row.transaction) }
    }
    guard !free.isEmpty else { return [] }
    let asked = Set(verdicts.counterparts)
    let unlisted = free.filter { !asked.contains($0) }
    return Coverage.isWhole(missing: unlisted.count, of: listed) ? unlisted : []
  }
}

extension Coverage {
  /// Whether no earlier statement of the day goes on for longer: such a one may be newer, and list more.
  func isNewest(_ day: Int32) -> Bool { spans.allSatisfy { !$0.contains(day) || $0.upperBound <= last } }

  /// Whether a statement that lists all but `missing` known rows of its days is a full listing of them.
  static func isWhole(missing: Int, of rows: Int) -> Bool {
    missing <= EvidenceLevels.fewDropped + rows / EvidenceLevels.rowsPerDropped
  }
}
