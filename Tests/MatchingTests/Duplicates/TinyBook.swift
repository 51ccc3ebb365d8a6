import TestSupport

@testable import Matching
@testable import Values

/// A book of one account in memory: it carries out verdicts as the store does.
struct TinyBook {
  struct Transaction {
    var faces: [Row]
    var status: KnownRow.Status
    /// Index of the current face.
    var current = 0

    var face: Row { faces[current] }
  }

  var transactions: [Transaction] = []
  var covered: [ClosedRange<Int32>] = []

  func known(for drafts: inout Drafts) -> Known {
    var rows: [KnownRow] = []
    for (index, transaction) in transactions.enumerated() {
      for (place, face) in transaction.faces.enumerated() {
        let isCurrent = place == transaction.current
        rows.append(
          KnownRow(
            transaction: Int64(index + 1), day: face.day, amount: face.amount,
            description: drafts.texts.intern(face.text), reference: drafts.texts.intern(face.reference),
            balance: face.balance, status: isCurrent || !face.isPending ? transaction.status : .pending,
            isCurrent: isCurrent))
      }
    }
    rows.sort { ($0.day, $0.amount, $0.transaction) < ($1.day, $1.amount, $1.transaction) }
    return Known(rows: rows, covered: covered)
  }

  /// Imports a statement and returns what was decided.
  @discardableResult
  mutating func take(_ rows: [Row], order: RowOrder = .oldestFirst, settleDays: Int = 14) -> Verdicts {
    guard !rows.isEmpty else { return Verdicts(count: 0) }
    var drafts = Drafts(rows, order: order)
    let known = known(for: &drafts)
    let doubled = DoubledLines(drafts)
    var verdicts = Duplicates.judge(doubled.without(drafts), against: known, settleDays: settleDays)
    verdicts = doubled.adding(to: verdicts, of: drafts)
    carryOut(verdicts, rows, isNewestFirst: order == .newestFirst)
    return verdicts
  }

  /// New rows come in the order of time.
  mutating func carryOut(_ verdicts: Verdicts, _ rows: [Row], isNewestFirst: Bool = false) {
    for draft in isNewestFirst ? rows.indices.reversed() : Array(rows.indices) {
      let row = rows[draft]
      let place = Int(verdicts.counterparts[draft]) - 1
      switch verdicts.verdicts[draft] {
      case .new: transactions.append(Transaction(faces: [row], status: row.isPending ? .pending : .booked))
      case .suspected: transactions.append(Transaction(faces: [row], status: .held))
      // A line that the file has twice.
      case .duplicate where place < 0: continue
      case .duplicate:
        if !transactions[place].faces.contains(row) { transactions[place].faces.append(row) }
      case .settles:
        transactions[place].faces.append(row)
        transactions[place].current = transactions[place].faces.count - 1
        transactions[place].status = .booked
      }
    }
    let days = rows.map(\.day)
    if let first = days.min(), let last = days.max() { covered.append(first...last) }
  }
}
