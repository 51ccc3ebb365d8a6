import Values

/// Pairs drafts with known rows of the same day and amount that are the same row, each transaction at most once.
struct ExactPairs {
  private let drafts: Drafts
  private let known: Known
  let references: References
  private(set) var pairing: Pairing
  private(set) var chains: DayChains
  private(set) var texts = NormalizedTexts()

  init(_ drafts: Drafts, _ known: Known, _ coverage: Coverage) {
    self.drafts = drafts
    self.known = known
    references = References(drafts, known, coverage)
    pairing = Pairing(drafts, known)
    chains = DayChains(drafts, known, coverage)
    pairAll()
    pairing.reroute(drafts, known, references, &texts)
  }

  /// What makes two rows of one day and amount the same, strongest first.
  private enum Likeness: CaseIterable {
    case referenceAndText, reference, balanceAndText, balance, text, absorbedText, foldedText, settledText

    /// Whether an id or a balance is what the two have in common; else ids and balances may tell them apart.
    var isProof: Bool {
      self == .referenceAndText || self == .reference || self == .balance || self == .balanceAndText
    }
  }

  /// What a draft and a row must have in common at some likeness.
  private struct Key: Hashable {
    var value: Int64 = 0
    var text: TextID = 0
    var flag = false
  }

  /// Drafts and rows of one day and amount.
  private struct Group {
    var places: Range<Int>
    var rows: Range<Int>
  }

  /// Walks drafts and rows side by side, both by day, then amount.
  private mutating func pairAll() {
    var row = 0
    var place = 0
    while place < chains.order.count, row < known.rows.count {
      let draft = Int(chains.order[place])
      let (day, amount) = (drafts.days[draft], drafts.amounts[draft])
      var end = place + 1
      while end < chains.order.count {
        let next = Int(chains.order[end])
        guard drafts.days[next] == day, drafts.amounts[next] == amount else { break }
        end += 1
      }
      while row < known.rows.count, known.rows[row].isBefore(day, amount) { row += 1 }
      var rowEnd = row
      while rowEnd < known.rows.count, known.rows[rowEnd].day == day, known.rows[rowEnd].amount == amount {
        rowEnd += 1
      }
      if row < rowEnd, !pairPlain(draft, end - place, row, rowEnd - row) {
        pair(Group(places: place..<end, rows: row..<rowEnd))
      }
      place = end
      row = rowEnd
    }
  }

  /// The common case, one draft and one row that agree in all there is.
  private mutating func pairPlain(_ draft: Int, _ drafts: Int, _ row: Int, _ rows: Int) -> Bool {
    guard drafts == 1, rows == 1 else { return false }
    guard self.drafts.descriptions[draft] == known.rows[row].description,
      self.drafts.balance(draft) == known.rows[row].balance, !references.contradict(draft, known.rows[row]),
      self.drafts.isPending(draft) == (known.rows[row].status == .pending), pairing.isFree(row: row)
    else { return false }
    pairing.pair(draft: draft, row: row)
    return true
  }

  private mutating func pair(_ group: Group) {
    var open = group.places.count
    for likeness in Likeness.allCases where open > 0 {
      if group.places.count * group.rows.count <= 64 {
        open -= pairSmall(group, likeness)
      } else {
        open -= pairLarge(group, likeness)
      }
    }
  }

  /// Every draft against every row; returns how many were paired.
  private mutating func pairSmall(_ group: Group, _ likeness: Likeness) -> Int {
    var count = 0
    for place in group.places {
      let draft = Int(chains.order[place])
      guard pairing.isFree(draft: draft), let key = key(ofDraft: draft, likeness) else { continue }
      for row in group.rows where pairing.isFree(row: row) {
        guard key == self.key(ofRow: row, likeness), likeness.isProof || !areDifferent(draft, row) else { continue }
        pairing.pair(draft: draft, row: row)
        count += 1
        break
      }
    }
    return count
  }

  /// The same by hashing, for thousands of equal rows on a day.
  private mutating func pairLarge(_ group: Group, _ likeness: Likeness) -> Int {
    var free: [Key: [Int32]] = [:]
    for row in group.rows.reversed() where pairing.isFree(row: row) {
      if let key = key(ofRow: row, likeness) { free[key, default: []].append(Int32(row)) }
    }
    var count = 0
    for place in group.places {
      let draft = Int(chains.order[place])
      guard pairing.isFree(draft: draft), let key = key(ofDraft: draft, likeness),
        var rows = free.removeValue(forKey: key)
      else { continue }
      while let row = rows.last, !pairing.isFree(row: Int(row)) { rows.removeLast() }
      // Rows that a chain or an id tells apart from the draft are looked past, a few of them.
      let found = rows.indices.reversed().prefix(64).first {
        pairing.isFree(row: Int(rows[$0])) && (likeness.isProof || !areDifferent(draft, Int(rows[$0])))
      }
      if let found {
        pairing.pair(draft: draft, row: Int(rows.remove(at: found)))
        count += 1
      }
      if !rows.isEmpty { free[key] = rows }
    }
    return count
  }

  /// Nil where the draft cannot be paired at this likeness.
  private mutating func key(ofDraft draft: Int, _ likeness: Likeness) -> Key? {
    let (text, isPending) = (drafts.descriptions[draft], drafts.isPending(draft))
    let balance = drafts.balance(draft)
    switch likeness {
    case .referenceAndText:
      // The same id for the same row is no proof of stable ids, but of this row.
      let reference = drafts.references.isEmpty ? 0 : drafts.references[draft]
      return reference == 0 ? nil : Key(value: Int64(reference), text: text, flag: isPending)
    case .reference:
      let reference = references.trusted(draft)
      return reference == 0 ? nil : Key(value: Int64(reference))
    case .balanceAndText: return balance == Drafts.noBalance ? nil : Key(value: balance, text: text, flag: isPending)
    case .balance: return balance == Drafts.noBalance || isPending ? nil : Key(value: balance)
    case .text, .absorbedText: return Key(text: text, flag: isPending)
    case .foldedText: return Key(text: texts.number(of: text, in: drafts.texts), flag: isPending)
    case .settledText: return Key(text: texts.number(of: text, in: drafts.texts), flag: !isPending)
    }
  }

  private mutating func key(ofRow index: Int, _ likeness: Likeness) -> Key? {
    let row = known.rows[index]
    let isPending = row.status == .pending
    switch likeness {
    case .referenceAndText:
      return row.reference == 0 ? nil : Key(value: Int64(row.reference), text: row.description, flag: isPending)
    case .reference:
      let reference = references.trusted(row)
      return reference == 0 ? nil : Key(value: Int64(reference))
    case .balanceAndText:
      guard row.balance != Drafts.noBalance else { return nil }
      return Key(value: row.balance, text: row.description, flag: isPending)
    case .balance: return row.balance == Drafts.noBalance || isPending ? nil : Key(value: row.balance)
    case .text: return row.isCurrent ? Key(text: row.description, flag: isPending) : nil
    case .absorbedText: return Key(text: row.description, flag: isPending)
    case .foldedText: return Key(text: texts.number(of: row.description, in: drafts.texts), flag: isPending)
    case .settledText:
      // A booked draft is no pending face that its transaction has outgrown.
      guard row.isCurrent || !isPending else { return nil }
      return Key(text: texts.number(of: row.description, in: drafts.texts), flag: isPending)
    }
  }

  /// Whether ids or running balances show that two rows that look the same are two.
  private mutating func areDifferent(_ draft: Int, _ row: Int) -> Bool {
    references.contradict(draft, known.rows[row]) || chains.proveDifferent(draft, row)
  }
}
