import Values

/// What the book will have in a statement's days once the verdicts are carried out, day by day.
///
/// Counted are booked rows: the new ones and the known ones; a known row that a draft stands for counts on the
/// draft's day, because that is where this statement has it. Held, ignored and pending rows do not count.
struct BookMovements {
  let first: Int32
  let last: Int32
  /// By day from `first`: the sum of what counts.
  private var sums: [Int64]
  /// Known rows in the span that no draft stands for.
  private(set) var unlisted: [Int] = []

  init(_ drafts: Drafts, _ verdicts: Verdicts, _ known: Known) {
    var (first, last) = (drafts.days.first ?? 0, drafts.days.first ?? 0)
    for day in drafts.days {
      first = min(first, day)
      last = max(last, day)
    }
    self.first = first
    self.last = last
    sums = Array(repeating: 0, count: Int(last) - Int(first) + 1)
    guard !known.rows.isEmpty else {
      for draft in 0..<drafts.count where verdicts.verdicts[draft] == .new && !drafts.isPending(draft) {
        sums[Int(drafts.days[draft] - first)] &+= drafts.amounts[draft]
      }
      return
    }
    addAll(drafts, verdicts, known)
  }

  private mutating func addAll(_ drafts: Drafts, _ verdicts: Verdicts, _ known: Known) {
    var current: [Int64: Int] = [:]
    current.reserveCapacity(known.rows.count)
    for (index, row) in known.rows.enumerated() where row.isCurrent { current[row.transaction] = index }
    var listed = [Bool](repeating: false, count: known.rows.count)
    for draft in 0..<drafts.count {
      let row = current[verdicts.counterparts[draft]]
      switch verdicts.verdicts[draft] {
      case .new: if !drafts.isPending(draft) { add(drafts.amounts[draft], on: drafts.days[draft]) }
      case .settles:
        if let row {
          listed[row] = true
          // An entry by hand from before the span is in the balance before it already.
          if known.rows[row].counts, known.rows[row].day < first { continue }
        }
        add(drafts.amounts[draft], on: drafts.days[draft])
      case .duplicate:
        guard let row, known.rows[row].counts, !drafts.isPending(draft) else { continue }
        listed[row] = true
        // One from before the span is in the balance before it already.
        if known.rows[row].day >= first { add(known.rows[row].amount, on: drafts.days[draft]) }
      case .suspected: continue
      }
    }
    for (index, row) in known.rows.enumerated() where row.isCurrent && row.counts && !listed[index] {
      guard first <= row.day, row.day <= last else { continue }
      unlisted.append(index)
      add(row.amount, on: row.day)
    }
  }

  private mutating func add(_ amount: Int64, on day: Int32) { sums[Int(day - first)] &+= amount }

  /// What counts on one day.
  func sum(on day: Int32) -> Int64 { first <= day && day <= last ? sums[Int(day - first)] : 0 }

  /// What counts after one day up to another.
  func sum(after start: Int32, through end: Int32) -> Int64 {
    let lower = max(start &+ 1, first)
    let upper = min(end, last)
    guard lower <= upper else { return 0 }
    return sums[Int(lower - first)...Int(upper - first)].reduce(0, &+)
  }
}

extension KnownRow {
  /// Whether the row is part of the account's balance.
  var counts: Bool { status == .booked || status == .reconciled }
}
