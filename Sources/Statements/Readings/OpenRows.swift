import Values

/// The rows at one end of a statement that have no running balance yet, where all others have theirs.
struct OpenRows {
  private(set) var rows = 0..<0
  /// Nor do they have the value day that all others have: the bank has not booked them.
  private(set) var areUnvalued = false

  init(_ drafts: Drafts) {
    let balances = drafts.balances
    guard balances.count == drafts.count, drafts.count > 1 else { return }
    func isOpen(_ row: Int) -> Bool { balances[row] == Drafts.noBalance }
    let all = 0..<drafts.count
    if isOpen(0), let first = all.first(where: { !isOpen($0) }) {
      rows = 0..<first
    } else if isOpen(all.upperBound - 1), let last = all.last(where: { !isOpen($0) }) {
      rows = (last + 1)..<all.upperBound
    }
    let booked = all.filter { !rows.contains($0) }
    guard !rows.isEmpty, booked.count > rows.count, !booked.contains(where: isOpen),
      // The open end is the newest one.
      (rows.lowerBound == 0) == (drafts.days[booked[0]] >= drafts.days[booked[booked.count - 1]])
    else {
      rows = 0..<0
      return
    }
    let days = drafts.valueDays
    guard days.count == drafts.count else { return }
    areUnvalued =
      booked.allSatisfy { days[$0] != Drafts.noDay } && rows.allSatisfy { days[$0] == Drafts.noDay }
  }
}
