/// Whether the bank's ids can be trusted to name one transaction for ever.
///
/// Some banks number the rows of each export anew, some write a mandate's id on every payment. Ids count only where
/// known rows and drafts that agree in day and amount carry the same id, no id stands for two different rows, and
/// rows that look equal seldom have different ids.
struct References {
  let areStable: Bool
  private let drafts: [TextID]

  init(_ drafts: Drafts, _ known: Known) {
    self.drafts = drafts.references
    areStable = !drafts.references.isEmpty && References.proveStable(drafts, known)
  }

  /// The draft's id, 0 where it has none or ids are not to be trusted.
  func trusted(_ draft: Int) -> TextID { areStable ? drafts[draft] : 0 }
  func trusted(_ row: KnownRow) -> TextID { areStable ? row.reference : 0 }

  /// Whether trusted ids say that the two are different transactions.
  func contradict(_ draft: Int, _ row: KnownRow) -> Bool {
    areStable && drafts[draft] != 0 && row.reference != 0 && drafts[draft] != row.reference
  }

  private static func proveStable(_ drafts: Drafts, _ known: Known) -> Bool {
    // By id: the first known row or draft with it, plus one.
    var holders = [UInt32](repeating: 0, count: drafts.texts.count)
    for (index, row) in known.rows.enumerated() where row.reference != 0 {
      let holder = holders[Int(row.reference)]
      if holder == 0 {
        holders[Int(row.reference)] = UInt32(index + 1)
      } else if known.rows[Int(holder) - 1].transaction != row.transaction {
        guard known.rows[Int(holder) - 1].amount == row.amount else { return false }
      }
    }
    var agreeing = 0
    var unknown = 0
    var seen = [UInt32](repeating: 0, count: drafts.texts.count)
    for draft in 0..<drafts.count {
      let reference = Int(drafts.references[draft])
      guard reference != 0 else { continue }
      let earlier = Int(seen[reference]) - 1
      if earlier >= 0, drafts.days[earlier] != drafts.days[draft] || drafts.amounts[earlier] != drafts.amounts[draft] {
        return false
      }
      seen[reference] = UInt32(draft + 1)
      let holder = Int(holders[reference]) - 1
      guard holder >= 0 else {
        unknown += 1
        continue
      }
      let row = known.rows[holder]
      if row.amount == drafts.amounts[draft] {
        agreeing += row.day == drafts.days[draft] ? 1 : 0
      } else if row.isCurrent, row.status != .pending {
        return false
      }
    }
    guard agreeing > 0 else { return false }
    return unknown == 0 || agreeing >= lookalikes(drafts, known, holders)
  }

  /// How many drafts with an id that no known row has look just like a known row with another id.
  private static func lookalikes(_ drafts: Drafts, _ known: Known, _ holders: [UInt32]) -> Int {
    var count = 0
    for draft in 0..<drafts.count {
      let reference = drafts.references[draft]
      guard reference != 0, holders[Int(reference)] == 0 else { continue }
      let alike = known.rows.indices(day: drafts.days[draft], amount: drafts.amounts[draft])
      let twin = alike.prefix(16).contains {
        let row = known.rows[$0]
        return row.reference != 0 && row.description == drafts.descriptions[draft] && row.status != .pending
      }
      count += twin ? 1 : 0
    }
    return count
  }
}

extension KnownRow {
  func isBefore(_ day: Int32, _ amount: Int64) -> Bool {
    self.day < day || (self.day == day && self.amount < amount)
  }
}

extension [KnownRow] {
  /// The rows of one day and amount; the rows are sorted by both.
  func indices(day: Int32, amount: Int64) -> Range<Int> {
    let lower = partition { $0.isBefore(day, amount) }
    var upper = lower
    while upper < count, self[upper].day == day, self[upper].amount == amount { upper += 1 }
    return lower..<upper
  }

  /// The rows of one day.
  func indices(day: Int32) -> Range<Int> {
    let lower = partition { $0.day < day }
    var upper = lower
    while upper < count, self[upper].day == day { upper += 1 }
    return lower..<upper
  }

  /// The index of the first row on or after a day.
  func start(ofDay day: Int) -> Int { partition { Int($0.day) < day } }

  /// The first index for which `isBefore` is false; true for all before it.
  private func partition(_ isBefore: (KnownRow) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
