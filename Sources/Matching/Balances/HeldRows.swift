package import Values

extension BalanceTies {
  /// Decides suspected rows that stated balances prove real or doubled; the others stay suspected.
  ///
  /// Between two balances that the bank states, the book's rows must make the difference. If that needs a suspected
  /// row besides the row it is suspected of, it is real (`new`); if it needs only one of them, it is a `duplicate`. A
  /// real row that is suspected of a pending one settles it: should that be wrong, the pending row's own booking still
  /// comes.
  package static func decideHeld(
    _ drafts: Drafts, _ verdicts: Verdicts, known: Known, bookBefore: Int64?
  ) -> Verdicts {
    guard !verdicts.evidence.isEmpty, drafts.count > 0, verdicts.verdicts.contains(.suspected) else { return verdicts }
    let chain = RunningChain(drafts)
    guard chain.breaks.isEmpty else { return verdicts }
    var held = HeldRows(drafts, verdicts, known, chain, bookBefore: bookBefore)
    return held.decided(verdicts)
  }
}

/// Suspected rows as unknowns, and stated balances as the sums that they must make.
private struct HeldRows {
  /// A suspected row and the days of both sides.
  private struct Suspect {
    var draft: Int
    var amount: Int64
    var days: ClosedRange<Int32>
    /// False where its amount is part of the difference whichever way it is decided.
    var isOpen: Bool
    /// False where a statement cut on that day would look the same as a duplicate.
    var mayBeDuplicate: Bool
    /// Whether it is suspected to be a pending row, booked.
    var settles: Bool
  }

  private let drafts: Drafts
  private let movements: BookMovements
  private let known: Known
  private var suspects: [Suspect] = []
  /// Days and what the account held at their end, by day.
  private var anchors: [(day: Int32, balance: Int64)] = []

  init(_ drafts: Drafts, _ verdicts: Verdicts, _ known: Known, _ chain: RunningChain, bookBefore: Int64?) {
    self.drafts = drafts
    self.known = known
    movements = BookMovements(drafts, verdicts, known)
    let eve = movements.first - 1
    if let balance = bookBefore ?? BalanceTies.opening(drafts, chain, movements)?.balance {
      anchors.append((eve, balance))
    }
    for check in BalanceTies.stated(drafts, chain.ends, movements) where check.day > eve {
      if anchors.last?.day != check.day { anchors.append((check.day, check.balance)) }
    }
    addSuspects(verdicts, hasBook: bookBefore != nil)
  }

  private mutating func addSuspects(_ verdicts: Verdicts, hasBook: Bool) {
    var current: [Int64: KnownRow] = [:]
    for row in known.rows where row.isCurrent { current[row.transaction] = row }
    let (first, last) = (movements.first, movements.last)
    for draft in 0..<drafts.count where verdicts.verdicts[draft] == .suspected && !drafts.isPending(draft) {
      let day = drafts.days[draft]
      let row = current[verdicts.counterparts[draft]]
      let rowDay = row?.day ?? day
      let isInside = hasBook ? rowDay <= last : first < rowDay && rowDay <= last
      let settles = row?.status == .pending
      let isOpen = settles || (isInside && (row?.counts ?? false))
      let other = isOpen && !settles ? max(rowDay, first) : day
      suspects.append(
        Suspect(
          draft: draft, amount: drafts.amounts[draft], days: min(day, other)...max(day, other), isOpen: isOpen,
          mayBeDuplicate: !settles && rowDay < last, settles: settles))
    }
  }

  mutating func decided(_ verdicts: Verdicts) -> Verdicts {
    var result = verdicts
    var (settled, start): ([Int], Int) = ([], 0)
    for end in anchors.indices.dropFirst() {
      let days = (anchors[start].day + 1)...anchors[end].day
      // A row whose two days lie on both sides of an anchor is decided with the next one.
      if suspects.contains(where: { $0.days.overlaps(days) && $0.days.upperBound > days.upperBound }) { continue }
      let open = suspects.filter { $0.days.overlaps(days) }
      if !open.isEmpty { decide(open, from: start, to: end, &result, &settled) }
      start = end
    }
    result.evidence.removeAll { settled.contains($0.draft) }
    return result
  }

  private func decide(
    _ group: [Suspect], from start: Int, to end: Int, _ result: inout Verdicts, _ settled: inout [Int]
  ) {
    let (from, to) = (anchors[start], anchors[end])
    let transactions = group.map { result.counterparts[$0.draft] }
    // A statement cut on its last day leaves out known rows of that day: its balance does not say which.
    let isCut =
      to.day >= movements.last
      && movements.unlisted.contains {
        known.rows[$0].day == movements.last && !transactions.contains(known.rows[$0].transaction)
      }
    let open = group.filter(\.isOpen)
    guard !isCut, open.count <= 12, !open.isEmpty else { return }
    var rest = to.balance &- from.balance &- movements.sum(after: from.day, through: to.day)
    for suspect in group where !suspect.isOpen { rest &-= suspect.amount }
    guard let answer = HeldRows.subset(of: open.map(\.amount), making: rest) else { return }
    for (place, suspect) in open.enumerated() {
      switch answer[place] {
      case true? where suspect.settles: result.verdicts[suspect.draft] = .settles
      case true?:
        result.verdicts[suspect.draft] = .new
        result.counterparts[suspect.draft] = 0
        settled.append(suspect.draft)
      case false? where suspect.mayBeDuplicate:
        result.verdicts[suspect.draft] = .duplicate
        settled.append(suspect.draft)
      default: continue
      }
    }
  }

  /// By amount: whether it is in every choice of amounts that makes `sum` (true), in none (false), or in some (nil).
  /// Nil where no choice makes it.
  private static func subset(of amounts: [Int64], making sum: Int64) -> [Bool?]? {
    var (inAny, inAll, found) = (0, -1, false)
    for choice in 0..<(1 << amounts.count) {
      var total: Int64 = 0
      for place in amounts.indices where choice & 1 << place != 0 { total &+= amounts[place] }
      guard total == sum else { continue }
      found = true
      inAny |= choice
      inAll &= choice
    }
    guard found else { return nil }
    return amounts.indices.map { inAll & 1 << $0 != 0 ? true : (inAny & 1 << $0 != 0 ? nil : false) }
  }
}
