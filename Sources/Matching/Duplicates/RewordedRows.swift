import Values

extension ChangedRows {
  /// Rows of one day and amount whose day one side must list, in equal number or without a difference among them:
  /// only the text changed.
  mutating func pairReworded(_ verdicts: inout Verdicts) {
    var start = 0
    while start < open.drafts.count {
      let (day, amount) = (drafts.days[open.drafts[start]], drafts.amounts[open.drafts[start]])
      var end = start + 1
      while end < open.drafts.count, drafts.days[open.drafts[end]] == day, drafts.amounts[open.drafts[end]] == amount {
        end += 1
      }
      pairReworded(open.drafts[start..<end], on: day, amount, &verdicts)
      start = end
    }
  }

  private mutating func pairReworded(
    _ sameDayAndAmount: ArraySlice<Int>, on day: Int32, _ amount: Int64, _ verdicts: inout Verdicts
  ) {
    let candidates = open.rows(amount: amount, days: day...day, known)
    guard !candidates.isEmpty else { return }
    let rows = candidates.filter { known.rows[$0].status != .pending && known.rows[$0].isCurrent }
    let group = sameDayAndAmount.filter { !drafts.isPending($0) }
    guard !group.isEmpty, !rows.isEmpty, mustMatch(group, rows, on: day), !isWantedElsewhere(group) else { return }
    for (draft, row) in bestByText(group, rows) { pairReworded(draft, row, &verdicts) }
  }

  /// Whether each row of the smaller side must be one of the other side, and it does not matter which.
  private func mustMatch(_ group: [Int], _ rows: [Int], on day: Int32) -> Bool {
    let rowsMust = coverage.statementMustList(day) && coverage.bookMayHold(day)
    let draftsMust = coverage.bookMustHold(day) && coverage.statementMayList(day)
    if group.count == rows.count { return rowsMust || draftsMust }
    let areAlike =
      group.allSatisfy { drafts.descriptions[$0] == drafts.descriptions[group[0]] }
      && rows.allSatisfy { known.rows[$0].description == known.rows[rows[0]].description }
    return areAlike && (group.count > rows.count ? rowsMust : draftsMust)
  }

  /// Whether a draft's own text stands in an open row of the same amount on a day nearby: then it may be that row,
  /// moved, and the question is for the assignment.
  private func isWantedElsewhere(_ group: [Int]) -> Bool {
    group.contains { draft in
      let day = drafts.days[draft]
      let days = (day - EvidenceLevels.moveDays)...(day + EvidenceLevels.moveDays)
      return open.rows(amount: drafts.amounts[draft], days: days, known).prefix(32).contains {
        known.rows[$0].day != day && known.rows[$0].description == drafts.descriptions[draft]
      }
    }
  }

  private mutating func bestByText(_ group: [Int], _ rows: [Int]) -> [(draft: Int, row: Int)] {
    guard group.count > 1, group.count == rows.count, group.count <= CandidateGraph.Component.limit else {
      return zip(group, rows).map { (draft: $0, row: $1) }
    }
    var edges: [Assignment.Edge] = []
    for draft in group {
      for row in rows {
        let alike = likeness.likeness(drafts.descriptions[draft], known.rows[row].description, in: drafts.texts)
        edges.append(.init(left: draft, right: row, weight: alike + 1))
      }
    }
    return Assignment.best(edges).edges.map { (draft: $0.left, row: $0.right) }
  }
}
