import Values

/// Doubts pairs on a day on which one statement ends and the next begins, perhaps both in the middle of it.
///
/// Coffee of the morning is in the first file, coffee of the afternoon in the second: the rows are equal, and yet two.
/// A pair is beyond doubt if an id, a balance or a row that does not repeat ties both files together at or past its
/// place in time; else it is asked.
struct CutDays {
  private let drafts: Drafts
  private let known: Known
  private let pairing: Pairing
  private let references: References

  init(_ pairing: Pairing, _ references: References, _ drafts: Drafts, _ known: Known) {
    self.drafts = drafts
    self.known = known
    self.pairing = pairing
    self.references = references
  }

  func doubt(_ coverage: Coverage, _ verdicts: inout Verdicts) {
    for isFirst in [true, false] {
      let day = isFirst ? coverage.first : coverage.last
      guard isSeam(day, isFirst, coverage), !isWholeOnBothSides(day, verdicts) else { continue }
      for draft in doubtful(day, isFirst, &verdicts) where verdicts.verdicts[draft] == .duplicate {
        verdicts.verdicts[draft] = .suspected
        let reasons: [ValueText] = [
          "same day and amount", "one statement ends and one begins on that day: each may have one of its own",
        ]
        verdicts.evidence.append(.init(draft: draft, reasons: reasons))
      }
    }
  }

  /// Whether every earlier statement of that day only touches it with its other end.
  private func isSeam(_ day: Int32, _ isFirst: Bool, _ coverage: Coverage) -> Bool {
    let spans = known.covered.filter { $0.contains(day) }
    return !spans.isEmpty
      && spans.allSatisfy {
        // Two statements of the day alone may be the same one.
        guard coverage.first < coverage.last || $0.lowerBound < $0.upperBound else { return false }
        return day == (isFirst ? $0.upperBound : $0.lowerBound)
      }
  }

  /// Whether both sides list the same rows of the day in the same order, three or more and of more than one kind: then
  /// both list it whole. That an afternoon repeats its morning so, or that a day lost at one end what it got at the
  /// other, is too unlikely; a coffee and a tram ticket twice a day are not.
  private func isWholeOnBothSides(_ day: Int32, _ verdicts: Verdicts) -> Bool {
    guard isByTime else { return false }
    let listed = drafts.days.indices.filter { drafts.days[$0] == day && !drafts.isPending($0) }
    // The numbers of transactions follow the order of time.
    let rows = known.rows.indices(day: day).map { known.rows[$0] }
      .filter { $0.isCurrent && $0.status != .pending }.sorted { $0.transaction < $1.transaction }
    let isPaired = listed.allSatisfy { verdicts.verdicts[$0] == .duplicate && !pairing.isFree(draft: $0) }
    guard isPaired, listed.count > 2, listed.count == rows.count, Set(rows.map { Kind($0) }).count > 1 else {
      return false
    }
    let partners = (drafts.order == .newestFirst ? listed.reversed() : listed).map { known.rows[Int(pairing.rows[$0])] }
    return zip(partners, rows).allSatisfy { partner, row in
      partner.day == day && Kind(partner) == Kind(row)
    }
  }

  private var isByTime: Bool { drafts.order == .oldestFirst || drafts.order == .newestFirst }

  /// Paired rows of the day that nothing ties to the other statement.
  private func doubtful(_ day: Int32, _ isFirst: Bool, _ verdicts: inout Verdicts) -> [Int] {
    let inTime = drafts.days.indices.filter { drafts.days[$0] == day && !drafts.isPending($0) }
    let anchors = anchors(among: inTime)
    guard isByTime else {
      return anchors.isEmpty ? inTime.filter { !pairing.isFree(draft: $0) } : []
    }
    // From the end of the statement inwards: what both files have comes first, then what only this one has. So all
    // up to the last row that ties them together is in both.
    let inward = (drafts.order == .oldestFirst) == isFirst ? inTime : inTime.reversed()
    let tied = inward.lastIndex { anchors.contains($0) }.map { $0 + 1 } ?? 0
    pairOutermost(inward.filter { verdicts.verdicts[$0] == .duplicate || verdicts.verdicts[$0] == .new }, &verdicts)
    return inward[tied...].filter { verdicts.verdicts[$0] == .duplicate }
  }

  /// Of equal rows those nearest to the statement's end are the likeliest to be in the other one too: they take the
  /// pairs.
  private func pairOutermost(_ inward: [Int], _ verdicts: inout Verdicts) {
    var equal: [Kind: [Int]] = [:]
    for draft in inward where isPlain(draft) { equal[Kind(drafts, draft), default: []].append(draft) }
    for group in equal.values {
      let pairs = group.filter { verdicts.verdicts[$0] == .duplicate }.map { verdicts.counterparts[$0] }
      for (place, draft) in group.enumerated() {
        verdicts.verdicts[draft] = place < pairs.count ? .duplicate : .new
        verdicts.counterparts[draft] = place < pairs.count ? pairs[place] : 0
      }
    }
  }

  /// Whether nothing but its day, amount and text says which row it is.
  private func isPlain(_ draft: Int) -> Bool {
    drafts.balance(draft) == Drafts.noBalance && references.trusted(draft) == 0
  }

  /// Those whose pair is the same row for certain: by id, by balance, or because such rows do not repeat.
  private func anchors(among listed: [Int]) -> Set<Int> {
    let paired = listed.filter { !pairing.isFree(draft: $0) }
    guard !paired.isEmpty else { return [] }
    let inBook = CutDays.repeated(known.rows.lazy.filter(\.isCurrent).map { Kind($0) })
    let inFile = CutDays.repeated(drafts.days.indices.lazy.map { Kind(drafts, $0) })
    return Set(
      paired.filter { draft in
        let row = known.rows[Int(pairing.rows[draft])]
        if references.prove(draft, row) || drafts.hasBalance(of: row, draft) { return true }
        return row.day == drafts.days[draft] && EvidenceLevels.isOdd(row.amount)
          && !inBook.contains(Kind(row)) && !inFile.contains(Kind(drafts, draft))
      })
  }

  /// Those that come more than once.
  private static func repeated(_ kinds: some Sequence<Kind>) -> Set<Kind> {
    var seen: Set<Kind> = []
    return Set(kinds.filter { !seen.insert($0).inserted })
  }

  /// What repeats from day to day.
  private struct Kind: Hashable {
    var amount: Int64
    var text: TextID

    init(_ row: KnownRow) { (amount, text) = (row.amount, row.description) }
    init(_ drafts: Drafts, _ draft: Int) { (amount, text) = (drafts.amounts[draft], drafts.descriptions[draft]) }
  }
}
