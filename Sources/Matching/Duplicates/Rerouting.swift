import Values

extension Pairing {
  /// Finds a row for drafts whose own rows were all claimed, by giving the claimants other faces of their own.
  ///
  /// A transaction that absorbed a moved row has a face on two days, and the first draft to come may have taken it
  /// from the one that needs it. An augmenting path (Kuhn's algorithm) frees it; a key that led nowhere once leads
  /// nowhere again, so the work is linear.
  mutating func reroute(_ drafts: Drafts, _ known: Known, _ references: References, _ texts: inout NormalizedTexts) {
    guard !faces.isEmpty, !isComplete else { return }
    var dead: Set<RowKey> = []
    for draft in 0..<drafts.count where isFree(draft: draft) {
      _ = place(draft, drafts, known, references, &texts, &dead, depth: 0)
    }
  }

  private mutating func place(
    _ draft: Int, _ drafts: Drafts, _ known: Known, _ references: References, _ texts: inout NormalizedTexts,
    _ dead: inout Set<RowKey>, depth: Int
  ) -> Bool {
    let rows = known.rows.indices(day: drafts.days[draft], amount: drafts.amounts[draft])
    guard !rows.isEmpty, depth < 200 else { return false }
    let isPending = drafts.isPending(draft)
    let text = texts.number(of: drafts.descriptions[draft], in: drafts.texts)
    let key = RowKey(day: drafts.days[draft], amount: drafts.amounts[draft], text: text, isPending: isPending)
    guard dead.insert(key).inserted else { return false }
    for row in rows {
      let face = known.rows[row]
      let isAlike = (face.status == .pending) == isPending || (isPending && !face.isCurrent)
      guard isAlike, !references.contradict(draft, face),
        texts.number(of: face.description, in: drafts.texts) == text
      else { continue }
      if !isFree(row: row) {
        guard faces[owners[row]] != nil else { continue }
        let claimant = Int(claimant(ofRow: row))
        guard place(claimant, drafts, known, references, &texts, &dead, depth: depth + 1) else { continue }
      }
      if isFree(draft: draft) { pair(draft: draft, row: row) } else { move(draft: draft, to: row) }
      dead.remove(key)
      return true
    }
    return false
  }
}

/// What an exact pair has in common.
private struct RowKey: Hashable {
  var day: Int32
  var amount: Int64
  var text: TextID
  var isPending: Bool
}
