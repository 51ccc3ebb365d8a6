import Values

/// Whether the bank's ids can be trusted to name one transaction for ever.
///
/// Some banks number the rows of each export anew, some write a mandate's id on every payment, some change their ids
/// one day. Ids count only where known rows and drafts that agree in day and amount carry the same id, no id stands
/// for two different rows, and hardly a row that the statement must list comes back with another id.
struct References {
  let areStable: Bool
  private let drafts: [TextID]
  private let ids: KnownIDs

  init(_ drafts: Drafts, _ known: Known, _ coverage: Coverage) {
    self.drafts = drafts.references
    ids = KnownIDs(drafts, known, coverage)
    areStable = !drafts.references.isEmpty && ids.areUnique && References.proveStable(drafts, known, ids)
  }

  /// The draft's id, 0 where it has none or ids are not to be trusted.
  func trusted(_ draft: Int) -> TextID { areStable ? drafts[draft] : 0 }
  func trusted(_ row: KnownRow) -> TextID { areStable ? row.reference : 0 }

  /// Whether trusted ids say that the two are different transactions.
  func contradict(_ draft: Int, _ row: KnownRow) -> Bool {
    guard areStable, drafts[draft] != 0, row.reference != 0, drafts[draft] != row.reference else { return false }
    return !ids.renamed.contains(row.transaction) || ids.holder(of: drafts[draft]) != nil
  }

  /// Whether a trusted id says that the two are one.
  func prove(_ draft: Int, _ row: KnownRow) -> Bool { trusted(draft) != 0 && trusted(draft) == trusted(row) }

  private static func proveStable(_ drafts: Drafts, _ known: Known, _ ids: KnownIDs) -> Bool {
    var (agreeing, alike) = (0, 0)
    var seen = [UInt32](repeating: 0, count: drafts.texts.count)
    for draft in 0..<drafts.count {
      let reference = Int(drafts.references[draft])
      guard reference != 0 else { continue }
      let earlier = Int(seen[reference]) - 1
      if earlier >= 0, drafts.days[earlier] != drafts.days[draft] || drafts.amounts[earlier] != drafts.amounts[draft] {
        return false
      }
      seen[reference] = UInt32(draft + 1)
      guard let holder = ids.holder(of: drafts.references[draft]) else {
        alike += hasTwin(draft, drafts, known) ? 1 : 0
        continue
      }
      let row = known.rows[holder]
      if row.amount == drafts.amounts[draft] {
        agreeing += row.day == drafts.days[draft] ? 1 : 0
      } else if row.isCurrent, row.status != .pending, !hasChangedAmount(draft, row, drafts) {
        return false
      }
    }
    return agreeing > 0 && agreeing >= alike && agreeing >= ids.renamed.count * EvidenceLevels.idsPerRenamed
  }

  /// Whether only the amount of a row with that id differs.
  private static func hasChangedAmount(_ draft: Int, _ row: KnownRow, _ drafts: Drafts) -> Bool {
    row.day == drafts.days[draft] && row.description == drafts.descriptions[draft]
  }

  /// Whether a draft looks just like a known row with another id.
  private static func hasTwin(_ draft: Int, _ drafts: Drafts, _ known: Known) -> Bool {
    known.rows.indices(day: drafts.days[draft], amount: drafts.amounts[draft]).prefix(16).contains {
      let row = known.rows[$0]
      return row.reference != 0 && row.description == drafts.descriptions[draft] && row.status != .pending
    }
  }
}

/// Which known transaction has which id of the bank, in any of its faces.
private struct KnownIDs {
  /// By id: the first known row with it, plus one.
  private var holders: [UInt32]
  /// False where an id stands for transactions of different amounts.
  private(set) var areUnique = true
  /// Transactions that the statement must list, but not by an id that they have; a draft with a new id looks the same.
  private(set) var renamed: Set<Int64> = []

  init(_ drafts: Drafts, _ known: Known, _ coverage: Coverage) {
    holders = Array(repeating: 0, count: drafts.references.isEmpty ? 0 : drafts.texts.count)
    guard !drafts.references.isEmpty else { return }
    for (index, row) in known.rows.enumerated() where row.reference != 0 {
      let holder = holders[Int(row.reference)]
      if holder == 0 {
        holders[Int(row.reference)] = UInt32(index + 1)
      } else if known.rows[Int(holder) - 1].transaction != row.transaction {
        areUnique = areUnique && known.rows[Int(holder) - 1].amount == row.amount
      }
    }
    findRenamed(drafts, known, coverage)
  }

  func holder(of id: TextID) -> Int? {
    let holder = holders.isEmpty ? 0 : holders[Int(id)]
    return holder == 0 ? nil : Int(holder) - 1
  }

  /// A statement that lacks most of these rows in any form is a part of the account, and says nothing about their ids.
  private mutating func findRenamed(_ drafts: Drafts, _ known: Known, _ coverage: Coverage) {
    var listed: Set<Int64> = []
    var new: Set<DayAndAmount> = []
    for draft in 0..<drafts.count where drafts.references[draft] != 0 {
      if let holder = holder(of: drafts.references[draft]) {
        listed.insert(known.rows[holder].transaction)
      } else {
        new.insert(DayAndAmount(day: drafts.days[draft], amount: drafts.amounts[draft]))
      }
    }
    guard !new.isEmpty else { return }
    let unlisted = known.rows.filter {
      $0.isCurrent && $0.reference != 0 && $0.status != .pending && !listed.contains($0.transaction)
        && coverage.statementMayList($0.day)
    }
    let twins = unlisted.filter { new.contains(DayAndAmount(day: $0.day, amount: $0.amount)) }
    guard twins.count * 2 >= unlisted.count else { return }
    // On a day that the statement may begin or end within, rows of rare amounts tell.
    let days = Set(twins.filter { coverage.statementMustList($0.day) || EvidenceLevels.isOdd($0.amount) }.map(\.day))
    renamed = Set(twins.filter { days.contains($0.day) }.map(\.transaction))
  }

  private struct DayAndAmount: Hashable {
    var day: Int32
    var amount: Int64
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
    let lower = countOfPrefix { $0.isBefore(day, amount) }
    var upper = lower
    while upper < count, self[upper].day == day, self[upper].amount == amount { upper += 1 }
    return lower..<upper
  }

  /// The rows of one day.
  func indices(day: Int32) -> Range<Int> {
    let lower = countOfPrefix { $0.day < day }
    var upper = lower
    while upper < count, self[upper].day == day { upper += 1 }
    return lower..<upper
  }

  /// The index of the first row on or after a day.
  func start(ofDay day: Int) -> Int { countOfPrefix { Int($0.day) < day } }
}
