import Values

/// The rows at one end of a statement that have no running balance yet, where all others have theirs.
struct OpenRows {
  private(set) var rows = 0..<0
  /// Nor do they have the value day that all others have: the bank has not booked them.
  private(set) var areUnvalued = false
  /// They stand in a section of their own below all others, and all are newer than these: payments to come.
  private(set) var areApart = false

  init(_ drafts: Drafts) {
    find(drafts)
    guard rows.isEmpty, let section = OpenRows.lastSection(drafts) else { return }
    (rows, areApart) = (section, true)
  }

  /// The rows below the last line of words between rows, where they are the newest ones and have no balance, and all
  /// others have theirs.
  private static func lastSection(_ drafts: Drafts) -> Range<Int>? {
    guard drafts.balances.count == drafts.count, let last = drafts.lines.last,
      let title = drafts.others.last(where: { $0.line < last && $0.reason == OtherRows.heading })?.line,
      let first = drafts.lines.firstIndex(where: { $0 > title }), first > 1,
      drafts.balances[..<first].allSatisfy({ $0 != Drafts.noBalance }),
      drafts.balances[first...].allSatisfy({ $0 == Drafts.noBalance }),
      drafts.days[first...].min()! > drafts.days[..<first].max()!
    else { return nil }
    return first..<drafts.count
  }

  private mutating func find(_ drafts: Drafts) {
    let balances = drafts.balances
    guard balances.count == drafts.count, drafts.count > 1 else { return }
    func isOpen(_ row: Int) -> Bool { balances[row] == Drafts.noBalance }
    let all = 0..<drafts.count
    if isOpen(0), let first = all.first(where: { !isOpen($0) }) {
      rows = 0..<first
    } else if isOpen(all.upperBound - 1), let last = all.last(where: { !isOpen($0) }) {
      rows = (last + 1)..<all.upperBound
    }
    guard !rows.isEmpty else { return }
    let booked = all.filter { !rows.contains($0) }
    guard booked.count > rows.count, !booked.contains(where: isOpen),
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
