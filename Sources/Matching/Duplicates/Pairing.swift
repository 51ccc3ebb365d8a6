import Values

/// Which draft and which known transaction belong together. A transaction has one claim, however many faces it has.
struct Pairing {
  /// By draft: the index of the known row it pairs with, or -1.
  private(set) var rows: [Int32]
  /// By known row: the row that stands for its transaction.
  private(set) var owners: [Int32]
  /// By owner: the draft that claimed it, or -1.
  private(set) var claims: [Int32]
  /// The rows of transactions with more than one face, by owner.
  private(set) var faces: [Int32: [Int32]] = [:]
  private(set) var paired = 0

  init(_ drafts: Drafts, _ known: Known) {
    rows = Array(repeating: -1, count: drafts.count)
    claims = Array(repeating: -1, count: known.rows.count)
    owners = (0..<Int32(known.rows.count)).map { $0 }
    var groups: [Int64: [Int32]] = [:]
    for row in known.rows where !row.isCurrent { groups[row.transaction] = [] }
    guard !groups.isEmpty else { return }
    for (index, row) in known.rows.enumerated() { groups[row.transaction]?.append(Int32(index)) }
    for group in groups.values where group.count > 1 {
      for row in group { owners[Int(row)] = group[0] }
      faces[group[0]] = group
    }
  }

  var isComplete: Bool { paired == rows.count }

  func isFree(row: Int) -> Bool { claims[Int(owners[row])] < 0 }
  func isFree(draft: Int) -> Bool { rows[draft] < 0 }
  /// The draft that claimed the transaction of a row, or -1.
  func claimant(ofRow row: Int) -> Int32 { claims[Int(owners[row])] }

  mutating func pair(draft: Int, row: Int) {
    rows[draft] = Int32(row)
    claims[Int(owners[row])] = Int32(draft)
    paired += 1
  }

  /// Gives a paired draft another row; the row it had is free afterwards.
  mutating func move(draft: Int, to row: Int) {
    claims[Int(owners[Int(rows[draft])])] = -1
    paired -= 1
    pair(draft: draft, row: row)
  }

  /// Writes exact pairs as duplicates; a pending row that is now booked settles.
  func record(in verdicts: inout Verdicts, _ drafts: Drafts, _ known: Known) {
    for draft in 0..<rows.count where rows[draft] >= 0 {
      let row = known.rows[Int(rows[draft])]
      verdicts.counterparts[draft] = row.transaction
      guard row.status == .pending, row.isCurrent, !drafts.isPending(draft) else {
        verdicts.verdicts[draft] = .duplicate
        continue
      }
      verdicts.verdicts[draft] = .settles
      verdicts.evidence.append(.init(draft: draft, reasons: ["same day, amount and text", "now booked"]))
    }
  }
}

extension Drafts {
  /// Whether the bank states the same balance after a draft and a known row.
  func hasBalance(of row: KnownRow, _ draft: Int) -> Bool {
    row.balance != Drafts.noBalance && balance(draft) == row.balance
  }
}
