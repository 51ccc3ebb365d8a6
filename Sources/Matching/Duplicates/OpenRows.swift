import Values

/// What exact pairing left single on both sides, ordered for looking up what may belong together.
struct OpenRows {
  /// Free drafts near a free row, by amount, then day.
  private(set) var drafts: [Int] = []
  /// Free faces near the statement, by amount, then day.
  private(set) var rows: [Int] = []
  /// The same faces by day, and those of them that are pending.
  private var byDay: [Int] = []
  private var pending: [Int] = []
  /// Whether so many rows are pending that each is compared with a few only.
  private var isPendingCrowd = false
  /// The same faces by trusted id.
  private var byReference: [TextID: [Int]] = [:]
  /// How many rows of book and statement have an amount, for amounts of open drafts.
  private var frequencies: [Int64: Int] = [:]

  /// How many rows a draft is compared with.
  static let reach = 48
  /// How many where there are more than that. None of them stands out then, so a few show that there is a doubt, and
  /// time and memory stay small when a hundred thousand rows look alike.
  static let crowdedReach = 8

  /// - Parameter days: how far apart two days may be.
  init(
    _ drafts: Drafts, _ known: Known, _ pairing: Pairing, _ coverage: Coverage, _ references: References, days: Int32
  ) {
    let near = (coverage.first - days)...(coverage.last + days)
    rows = known.rows.indices.filter { near.contains(known.rows[$0].day) && pairing.isFree(row: $0) }
    guard let first = rows.first, let last = rows.last else { return }
    // Known rows come by day.
    let reachable = (known.rows[first].day - days)...(known.rows[last].day + days)
    self.drafts = (0..<drafts.count).filter { pairing.isFree(draft: $0) && reachable.contains(drafts.days[$0]) }
    byDay = rows
    pending = rows.filter { known.rows[$0].status == .pending }
    isPendingCrowd = pending.count + self.drafts.count { drafts.isPending($0) } > 1_000
    for row in rows where references.trusted(known.rows[row]) != 0 {
      byReference[known.rows[row].reference, default: []].append(row)
    }
    sort(drafts, known)
    for draft in self.drafts { frequencies[drafts.amounts[draft], default: 0] += 1 }
    for row in known.rows where row.isCurrent { frequencies[row.amount]? += 1 }
  }

  var isEmpty: Bool { rows.isEmpty || drafts.isEmpty }

  private mutating func sort(_ columns: Drafts, _ known: Known) {
    rows.sort { (known.rows[$0].amount, known.rows[$0].day, $0) < (known.rows[$1].amount, known.rows[$1].day, $1) }
    drafts.sort { (columns.amounts[$0], columns.days[$0], $0) < (columns.amounts[$1], columns.days[$1], $1) }
  }

  func frequency(ofAmount amount: Int64) -> Int { frequencies[amount] ?? 0 }

  /// Faces of an amount between two days.
  func rows(amount: Int64, days: ClosedRange<Int32>, _ known: Known) -> ArraySlice<Int> {
    let lower = rows.countOfPrefix { (known.rows[$0].amount, known.rows[$0].day) < (amount, days.lowerBound) }
    let upper = rows.countOfPrefix { (known.rows[$0].amount, known.rows[$0].day) < (amount, days.upperBound + 1) }
    return rows[lower..<upper]
  }

  /// Whether a draft of an amount is within days of a day.
  func hasDraft(amount: Int64, days: ClosedRange<Int32>, _ columns: Drafts) -> Bool {
    let place = drafts.countOfPrefix { (columns.amounts[$0], columns.days[$0]) < (amount, days.lowerBound) }
    guard place < drafts.count else { return false }
    return columns.amounts[drafts[place]] == amount && columns.days[drafts[place]] <= days.upperBound
  }

  /// Faces that a draft may have been, or become: of its amount; of another one, while one of the two is pending; and
  /// of its id.
  ///
  /// - Parameter rank: place among drafts of the same day and amount; where there are more rows than a draft is
  ///   compared with, each of these drafts gets others, so that none is left over for want of a partner.
  func candidates(
    of draft: Int, rank: Int, _ columns: Drafts, _ known: Known, reference: TextID, days: Int32, settleDays: Int32
  ) -> [Int] {
    let (day, amount) = (columns.days[draft], columns.amounts[draft])
    let near = rows(amount: amount, days: (day - days)...(day + days), known)
    var found =
      near.count > OpenRows.reach ? crowd(around: day, amount, rank: rank, days: days, known) : Array(near)
    found += pendingPartners(of: draft, columns, known, settleDays: settleDays)
    if reference != 0 { found += byReference[reference, default: []].prefix(4) }
    return found
  }

  /// A few of the many faces of an amount, from the day outwards; drafts of one day get others by their rank.
  private func crowd(
    around day: Int32, _ amount: Int64, rank: Int, days: Int32, _ known: Known
  ) -> [Int] {
    var found: [Int] = []
    var skipped = 0
    for distance in 0...days {
      for other in distance == 0 ? [day] : [day - distance, day + distance] {
        let faces = rows(amount: amount, days: other...other, known)
        let start = min(faces.count, max(0, rank - skipped))
        found += faces.dropFirst(start).prefix(OpenRows.crowdedReach - found.count)
        skipped += faces.count
        if found.count == OpenRows.crowdedReach { return found }
      }
    }
    guard found.isEmpty, skipped > 0 else { return found }
    return crowd(around: day, amount, rank: rank % skipped, days: days, known)
  }

  private func pendingPartners(of draft: Int, _ columns: Drafts, _ known: Known, settleDays: Int32) -> [Int] {
    let (day, amount) = (columns.days[draft], columns.amounts[draft])
    let isPending = columns.isPending(draft)
    let rows = isPending ? byDay : pending
    let lower = rows.countOfPrefix { known.rows[$0].day < day - settleDays }
    var found: [Int] = []
    for row in rows[lower...].prefix(256) {
      let face = known.rows[row]
      if face.day > day + settleDays { break }
      guard face.amount != amount, (face.amount < 0) == (amount < 0), (face.status == .pending) != isPending
      else { continue }
      found.append(row)
    }
    guard isPendingCrowd, found.count > OpenRows.reach else { return found }
    found.sort { (abs(known.rows[$0].amount - amount), $0) < (abs(known.rows[$1].amount - amount), $1) }
    return Array(found.prefix(OpenRows.crowdedReach))
  }
}
