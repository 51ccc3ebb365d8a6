/// What makes a draft and a known row of the same day and amount the same row, strongest first.
private enum Likeness: CaseIterable {
  case reference, balanceAndText, balance, text, absorbedText, foldedText, settledText
}

/// What a draft and a row must have in common to be paired at some likeness.
private struct LikenessKey: Hashable {
  var value: Int64
  var text: TextID = 0
  var flag = false
}

extension Pairing {
  /// Pairs drafts with rows of the same day and amount that are alike, each transaction at most once.
  mutating func pairExactly(
    _ drafts: Drafts, _ known: Known, _ references: References, _ chains: inout DayChains,
    _ texts: inout NormalizedTexts
  ) {
    let order = chains.order
    var row = 0
    var place = 0
    while place < order.count, row < known.rows.count {
      let (day, amount) = (drafts.days[Int(order[place])], drafts.amounts[Int(order[place])])
      var end = place + 1
      while end < order.count, drafts.days[Int(order[end])] == day, drafts.amounts[Int(order[end])] == amount {
        end += 1
      }
      while row < known.rows.count, (known.rows[row].day, known.rows[row].amount) < (day, amount) { row += 1 }
      var rowEnd = row
      while rowEnd < known.rows.count, known.rows[rowEnd].day == day, known.rows[rowEnd].amount == amount {
        rowEnd += 1
      }
      if row < rowEnd {
        let group = ExactGroup(
          drafts: drafts, known: known, references: references, order: order[place..<end], rows: row..<rowEnd)
        pair(group, &chains, &texts)
      }
      place = end
      row = rowEnd
    }
  }

  private mutating func pair(_ group: ExactGroup, _ chains: inout DayChains, _ texts: inout NormalizedTexts) {
    var open = group.order.count
    for likeness in Likeness.allCases where open > 0 {
      let byChain = likeness != .reference && likeness != .balance && likeness != .balanceAndText
      if group.order.count * group.rows.count <= 64 {
        open -= pairSmall(group, likeness, byChain, &chains, &texts)
      } else {
        open -= pairLarge(group, likeness, byChain, &chains, &texts)
      }
    }
  }

  /// Every draft against every row; returns how many were paired.
  private mutating func pairSmall(
    _ group: ExactGroup, _ likeness: Likeness, _ byChain: Bool, _ chains: inout DayChains,
    _ texts: inout NormalizedTexts
  ) -> Int {
    var count = 0
    for draft in group.order where isFree(draft: Int(draft)) {
      guard let key = group.key(ofDraft: Int(draft), likeness, &texts) else { continue }
      for row in group.rows where isFree(row: row) {
        guard group.key(ofRow: row, likeness, &texts) == key else { continue }
        if byChain, group.areDifferent(Int(draft), row, &chains) { continue }
        pair(draft: Int(draft), row: row)
        count += 1
        break
      }
    }
    return count
  }

  /// The same by hashing, for thousands of equal rows on a day.
  private mutating func pairLarge(
    _ group: ExactGroup, _ likeness: Likeness, _ byChain: Bool, _ chains: inout DayChains,
    _ texts: inout NormalizedTexts
  ) -> Int {
    var free: [LikenessKey: [Int32]] = [:]
    for row in group.rows.reversed() where isFree(row: row) {
      if let key = group.key(ofRow: row, likeness, &texts) { free[key, default: []].append(Int32(row)) }
    }
    var count = 0
    for draft in group.order where isFree(draft: Int(draft)) {
      guard let key = group.key(ofDraft: Int(draft), likeness, &texts), var rows = free.removeValue(forKey: key)
      else { continue }
      while let row = rows.last, !isFree(row: Int(row)) { rows.removeLast() }
      // Rows that a chain or an id tells apart from the draft are looked past, a few of them.
      let candidates = rows.indices.reversed().prefix(byChain ? 64 : 1)
      let found = candidates.first {
        isFree(row: Int(rows[$0])) && !(byChain && group.areDifferent(Int(draft), Int(rows[$0]), &chains))
      }
      if let found {
        pair(draft: Int(draft), row: Int(rows.remove(at: found)))
        count += 1
      }
      if !rows.isEmpty { free[key] = rows }
    }
    return count
  }
}

/// Drafts and known rows of one day and amount.
private struct ExactGroup {
  let drafts: Drafts
  let known: Known
  let references: References
  let order: ArraySlice<Int32>
  let rows: Range<Int>

  /// Nil where the draft cannot be paired at this likeness.
  func key(ofDraft draft: Int, _ likeness: Likeness, _ texts: inout NormalizedTexts) -> LikenessKey? {
    let (text, isPending) = (drafts.descriptions[draft], drafts.isPending(draft))
    let balance = drafts.balance(draft)
    switch likeness {
    case .reference:
      let reference = references.trusted(draft)
      return reference == 0 ? nil : LikenessKey(value: Int64(reference))
    case .balanceAndText:
      return balance == Drafts.noBalance ? nil : LikenessKey(value: balance, text: text, flag: isPending)
    case .balance: return balance == Drafts.noBalance || isPending ? nil : LikenessKey(value: balance)
    case .text, .absorbedText: return LikenessKey(value: 0, text: text, flag: isPending)
    case .foldedText:
      return LikenessKey(value: 0, text: texts.number(of: text, in: drafts.texts), flag: isPending)
    case .settledText:
      return LikenessKey(value: 0, text: texts.number(of: text, in: drafts.texts), flag: !isPending)
    }
  }

  func key(ofRow index: Int, _ likeness: Likeness, _ texts: inout NormalizedTexts) -> LikenessKey? {
    let row = known.rows[index]
    let isPending = row.status == .pending
    switch likeness {
    case .reference:
      let reference = references.trusted(row)
      return reference == 0 ? nil : LikenessKey(value: Int64(reference))
    case .balanceAndText:
      guard row.balance != Drafts.noBalance else { return nil }
      return LikenessKey(value: row.balance, text: row.description, flag: isPending)
    case .balance:
      return row.balance == Drafts.noBalance || isPending ? nil : LikenessKey(value: row.balance)
    case .text: return row.isCurrent ? LikenessKey(value: 0, text: row.description, flag: isPending) : nil
    case .absorbedText: return LikenessKey(value: 0, text: row.description, flag: isPending)
    case .foldedText:
      return LikenessKey(value: 0, text: texts.number(of: row.description, in: drafts.texts), flag: isPending)
    case .settledText:
      guard row.isCurrent || !isPending else { return nil }
      return LikenessKey(value: 0, text: texts.number(of: row.description, in: drafts.texts), flag: isPending)
    }
  }

  /// Whether ids or running balances show that two rows that look the same are two.
  func areDifferent(_ draft: Int, _ row: Int, _ chains: inout DayChains) -> Bool {
    if references.contradict(draft, known.rows[row]) { return true }
    return chains.proveDifferent(draft, row)
  }
}
