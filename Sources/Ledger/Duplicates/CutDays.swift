/// Doubts exact pairs on a day on which one statement ends and the next begins, both in the middle of it.
///
/// Coffee of the morning is in the first file, coffee of the afternoon in the second: the rows are equal, and yet two.
/// That the second file leaves out other rows of that morning shows that it is cut. A pair is beyond doubt if an id, a
/// balance or a row that does not repeat ties both files together at or past its place in time; else it is asked.
struct CutDays {
  private let drafts: Drafts
  private let known: Known
  private let pairing: Pairing
  private let references: References

  init(_ exact: ExactPairs, _ drafts: Drafts, _ known: Known) {
    self.drafts = drafts
    self.known = known
    pairing = exact.pairing
    references = exact.references
  }

  func doubt(_ coverage: Coverage, _ verdicts: inout Verdicts) {
    guard coverage.first < coverage.last, drafts.order == .oldestFirst || drafts.order == .newestFirst else { return }
    for isFirst in [true, false] {
      let day = isFirst ? coverage.first : coverage.last
      guard isSeam(day, isFirst), leavesOutRows(day) else { continue }
      for draft in doubtful(day, isFirst) {
        verdicts.verdicts[draft] = .suspected
        let reasons = ["same day, amount and text", "both statements are cut on that day, and such rows repeat"]
        verdicts.evidence.append(.init(draft: draft, reasons: reasons))
      }
    }
  }

  /// Whether every earlier statement of that day only touches it with its other end.
  private func isSeam(_ day: Int32, _ isFirst: Bool) -> Bool {
    let spans = known.covered.filter { $0.contains(day) }
    return !spans.isEmpty
      && spans.allSatisfy {
        isFirst ? $0.upperBound == day && $0.lowerBound < day : $0.lowerBound == day && $0.upperBound > day
      }
  }

  /// Whether the book has rows of that day that the statement does not list, not even changed.
  private func leavesOutRows(_ day: Int32) -> Bool {
    let open = Set(drafts.days.indices.filter { drafts.days[$0] == day && pairing.isFree(draft: $0) }.map(amount))
    return known.rows.indices(day: day).contains {
      known.rows[$0].isCurrent && known.rows[$0].counts && pairing.isFree(row: $0)
        && !open.contains(known.rows[$0].amount)
    }
  }

  private func amount(_ draft: Int) -> Int64 { drafts.amounts[draft] }

  /// Paired rows of the day that nothing ties to the other statement.
  private func doubtful(_ day: Int32, _ isFirst: Bool) -> [Int] {
    let inTime = drafts.days.indices.filter { drafts.days[$0] == day && !drafts.isPending($0) }
    // From the end of the statement inwards: what both files have comes first, then what only this one has.
    let inward = (drafts.order == .oldestFirst) == isFirst ? inTime : inTime.reversed()
    let anchor = inward.lastIndex { !pairing.isFree(draft: $0) && isAnchor($0) }
    var passedNew = anchor == nil
    var found: [Int] = []
    for draft in inward[(anchor.map { $0 + 1 } ?? 0)...] {
      if pairing.isFree(draft: draft) {
        passedNew = true
      } else if passedNew {
        found.append(draft)
      }
    }
    return found
  }

  /// Whether the pair is the same row for certain: by id, by balance, or because such rows do not repeat.
  private func isAnchor(_ draft: Int) -> Bool {
    let row = known.rows[Int(pairing.rows[draft])]
    if references.trusted(draft) != 0, references.trusted(draft) == references.trusted(row) { return true }
    if drafts.balance(draft) != Drafts.noBalance, drafts.balance(draft) == row.balance { return true }
    let alike = known.rows.lazy.filter {
      $0.isCurrent && $0.amount == row.amount && $0.description == row.description && $0.transaction != row.transaction
    }
    guard alike.isEmpty else { return false }
    return !drafts.days.indices.contains {
      $0 != draft && drafts.amounts[$0] == row.amount && drafts.descriptions[$0] == drafts.descriptions[draft]
    }
  }
}
