import Values

/// Finds rows whose amount the bank may have changed: of one day and text, single on both sides of days that both list.
struct ChangedAmounts {
  /// By draft.
  private var rows: [Int: [Int]] = [:]

  init(_ open: OpenRows, _ drafts: Drafts, _ known: Known, _ coverage: Coverage, _ likeness: inout TextLikeness) {
    var days: [Int32: [Int]] = [:]
    for index in open.rows {
      let row = known.rows[index]
      if row.isCurrent, row.counts, coverage.bothList(row.day) { days[row.day, default: []].append(index) }
    }
    guard !days.isEmpty else { return }
    for draft in open.drafts where !drafts.isPending(draft) {
      let found = days[drafts.days[draft], default: []].prefix(OpenRows.reach).filter {
        known.rows[$0].amount != drafts.amounts[draft]
          && likeness.likeness(drafts.descriptions[draft], known.rows[$0].description, in: drafts.texts)
            >= EvidenceLevels.alike
      }
      if !found.isEmpty { rows[draft] = found }
    }
  }

  /// Known rows that may be the draft with the amount it had before.
  func rows(of draft: Int) -> [Int] { rows[draft] ?? [] }

  /// Known rows that some draft may be.
  var changeable: Set<Int> { Set(rows.values.joined()) }
}

extension Coverage {
  /// Whether a row of that day, booked by the time of either statement, stands both in the book and in the statement.
  ///
  /// That is so on days within one and not outside of the other, and on a day with which both begin, or end.
  func bothList(_ day: Int32) -> Bool {
    guard statementIsComplete, bookIsComplete, statementMayList(day) else { return false }
    return spans.contains {
      $0.contains(day)
        && ((first < day && day < last) || ($0.lowerBound < day && day < $0.upperBound)
          || (day == first && day == $0.lowerBound) || (day == last && day == $0.upperBound))
    }
  }
}
