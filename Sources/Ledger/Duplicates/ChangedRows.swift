/// Pairs what exact pairing left single on both sides: rows that the bank reworded, moved, or booked after they
/// were pending.
struct ChangedRows {
  let drafts: Drafts
  let known: Known
  private(set) var coverage: Coverage
  let references: References
  let settleDays: Int32
  var pairing: Pairing
  private var chains: DayChains
  var likeness = TextLikeness()
  /// Free drafts that may have changed, by amount, then day.
  private var openDrafts: [Int] = []
  /// Free faces near the statement, by amount, then day.
  private var openRows: [Int] = []
  /// The same faces by day, and those of them that are pending.
  private var openByDay: [Int] = []
  private var openPending: [Int] = []
  /// The same faces by trusted id.
  private var openByReference: [TextID: [Int]] = [:]
  /// How many rows of book and statement have an amount, for amounts of open drafts.
  private var frequencies: [Int64: Int] = [:]
  /// Pairs of texts that the bank is known to have exchanged.
  private var rewordings: Set<UInt64> = []

  init(
    _ drafts: Drafts, _ known: Known, _ pairing: Pairing, _ coverage: Coverage, _ references: References,
    _ chains: DayChains, settleDays: Int
  ) {
    self.drafts = drafts
    self.known = known
    self.pairing = pairing
    self.coverage = coverage
    self.references = references
    self.chains = chains
    self.settleDays = Int32(clamping: max(0, settleDays))
    gather()
  }

  private mutating func gather() {
    let reach = max(settleDays, EvidenceLevels.moveDays)
    let days = (coverage.first &- reach)...(coverage.last &+ reach)
    var rowDays = Int32.max...Int32.max
    for (index, row) in known.rows.enumerated() where days.contains(row.day) && pairing.isFree(row: index) {
      openRows.append(index)
      rowDays = min(rowDays.lowerBound, row.day)...(rowDays.upperBound == .max ? row.day : max(rowDays.upperBound, row.day))
    }
    guard !openRows.isEmpty else { return }
    let near = (rowDays.lowerBound &- reach)...(rowDays.upperBound &+ reach)
    openDrafts = (0..<drafts.count).filter { pairing.isFree(draft: $0) && near.contains(drafts.days[$0]) }
    let (rows, columns) = (known.rows, drafts)
    openByDay = openRows
    openPending = openRows.filter { rows[$0].status == .pending }
    for row in openRows where references.trusted(rows[row]) != 0 {
      openByReference[rows[row].reference, default: []].append(row)
    }
    openRows.sort { (rows[$0].amount, rows[$0].day, $0) < (rows[$1].amount, rows[$1].day, $1) }
    openDrafts.sort {
      (columns.amounts[$0], columns.days[$0], $0) < (columns.amounts[$1], columns.days[$1], $1)
    }
    for draft in openDrafts { frequencies[drafts.amounts[draft], default: 0] += 1 }
    for row in known.rows where row.isCurrent { frequencies[row.amount]? += 1 }
  }

  mutating func decide(_ verdicts: inout Verdicts) {
    guard !openRows.isEmpty, !openDrafts.isEmpty else { return }
    (coverage.statementIsComplete, coverage.bookIsComplete) = completeness()
    pairReworded(&verdicts)
    var candidates = CandidateGraph()
    var (rank, previous) = (0, -1)
    for draft in openDrafts where pairing.isFree(draft: draft) {
      let isEqual =
        previous >= 0 && drafts.amounts[previous] == drafts.amounts[draft] && drafts.days[previous] == drafts.days[draft]
      rank = isEqual ? rank + 1 : 0
      previous = draft
      addCandidates(of: draft, rank: rank, to: &candidates)
    }
    for component in candidates.components() {
      for match in component.matches() { apply(match, &verdicts) }
    }
    verdicts.evidence.sort { $0.draft < $1.draft }
  }

  // MARK: Completeness

  /// A statement that leaves out more known rows than banks change, or a book that lacks more than banks add late,
  /// proves nothing by what it does not list.
  private func completeness() -> (statement: Bool, book: Bool) {
    let listable = known.rows.lazy.filter { $0.isCurrent && $0.status != .pending }.map(\.day)
    let allRows = listable.filter { coverage.statementMustList($0) }.count
    let missingRows = openRows.lazy.filter { row in
      let face = known.rows[row]
      return face.isCurrent && face.status != .pending && coverage.statementMustList(face.day)
        && !hasOpenDraft(amount: face.amount, near: face.day)
    }.count
    let allDrafts = drafts.days.lazy.filter { coverage.bookMustHold($0) }.count
    let missingDrafts = openDrafts.lazy.filter { draft in
      let (day, amount) = (drafts.days[draft], drafts.amounts[draft])
      return coverage.bookMustHold(day) && !drafts.isPending(draft)
        && openRows(amount: amount, days: (day - EvidenceLevels.moveDays)...(day + EvidenceLevels.moveDays)).isEmpty
    }.count
    return (missingRows * 20 <= allRows + 40, missingDrafts * 10 <= allDrafts + 40)
  }

  private func hasOpenDraft(amount: Int64, near day: Int32) -> Bool {
    let from = day - EvidenceLevels.moveDays
    let place = openDrafts.place { (drafts.amounts[$0], drafts.days[$0]) < (amount, from) }
    guard place < openDrafts.count else { return false }
    let draft = openDrafts[place]
    return drafts.amounts[draft] == amount && drafts.days[draft] <= day + EvidenceLevels.moveDays
  }

  // MARK: Reworded rows

  /// Rows of one day and amount whose day one side must list, in equal number or without a difference among them:
  /// only the text changed.
  private mutating func pairReworded(_ verdicts: inout Verdicts) {
    var start = 0
    while start < openDrafts.count {
      let (day, amount) = (drafts.days[openDrafts[start]], drafts.amounts[openDrafts[start]])
      var end = start + 1
      while end < openDrafts.count, drafts.days[openDrafts[end]] == day, drafts.amounts[openDrafts[end]] == amount {
        end += 1
      }
      let group = openDrafts[start..<end].filter { !drafts.isPending($0) }
      let rows = openRows(amount: amount, days: day...day).filter {
        known.rows[$0].status != .pending && known.rows[$0].isCurrent
      }
      if !group.isEmpty, !rows.isEmpty, mustMatch(group, rows, on: day), !isWantedElsewhere(group) {
        for (draft, row) in bestByText(group, rows) { settle(draft, row, &verdicts) }
      }
      start = end
    }
  }

  /// Whether each row of the smaller side must be one of the other side, and it does not matter which.
  private func mustMatch(_ group: [Int], _ rows: [Int], on day: Int32) -> Bool {
    let rowsMust = coverage.statementMustList(day) && coverage.bookMayHold(day)
    let draftsMust = coverage.bookMustHold(day) && coverage.statementMayList(day)
    if group.count == rows.count { return rowsMust || draftsMust }
    let areAlike =
      group.allSatisfy { drafts.descriptions[$0] == drafts.descriptions[group[0]] }
      && rows.allSatisfy { known.rows[$0].description == known.rows[rows[0]].description }
    return areAlike && (group.count > rows.count ? rowsMust : draftsMust)
  }

  /// Whether a draft's own text stands in an open row of the same amount on a day nearby: then it may be that row,
  /// moved, and the question is for the assignment.
  private func isWantedElsewhere(_ group: [Int]) -> Bool {
    group.contains { draft in
      let day = drafts.days[draft]
      let nearby = openRows(amount: drafts.amounts[draft], days: (day - 7)...(day + 7))
      return nearby.prefix(32).contains {
        known.rows[$0].day != day && known.rows[$0].description == drafts.descriptions[draft]
      }
    }
  }

  private mutating func bestByText(_ group: [Int], _ rows: [Int]) -> [(draft: Int, row: Int)] {
    guard group.count > 1, group.count == rows.count, group.count <= CandidateGraph.Component.limit else {
      return zip(group, rows).map { (draft: $0, row: $1) }
    }
    var edges: [Assignment.Edge] = []
    for (left, draft) in group.enumerated() {
      for (right, row) in rows.enumerated() {
        let alike = likeness.likeness(drafts.descriptions[draft], known.rows[row].description, in: drafts.texts)
        edges.append(.init(left: left, right: right, weight: alike + 1))
      }
    }
    let partners = Assignment.best(edges, lefts: group.count, rights: rows.count).partners
    return partners.enumerated().map { (draft: group[$0], row: rows[$1]) }
  }

  private mutating func settle(_ draft: Int, _ row: Int, _ verdicts: inout Verdicts) {
    guard !references.contradict(draft, known.rows[row]), !chains.proveDifferent(draft, row) else { return }
    pairing.pair(draft: draft, row: row)
    verdicts.verdicts[draft] = .duplicate
    verdicts.counterparts[draft] = known.rows[row].transaction
    rewordings.insert(rewording(draft, row))
  }

  /// The texts of both sides as one number.
  private func rewording(_ draft: Int, _ row: Int) -> UInt64 {
    UInt64(drafts.descriptions[draft]) << 32 | UInt64(known.rows[row].description)
  }

  // MARK: Candidates

  /// Open faces of an amount between two days.
  private func openRows(amount: Int64, days: ClosedRange<Int32>) -> ArraySlice<Int> {
    let lower = openRows.place { (known.rows[$0].amount, known.rows[$0].day) < (amount, days.lowerBound) }
    var upper = lower
    while upper < openRows.count, known.rows[openRows[upper]].amount == amount,
      known.rows[openRows[upper]].day <= days.upperBound
    {
      upper += 1
    }
    return openRows[lower..<upper]
  }

  /// How many rows a draft is compared with at most.
  private static let reach = 48

  /// - Parameter rank: place among drafts of the same day and amount; where there are more rows than a draft is
  ///   compared with, each of these drafts gets others, so that none is left over for want of a partner.
  private mutating func addCandidates(of draft: Int, rank: Int, to graph: inout CandidateGraph) {
    let day = drafts.days[draft]
    let days = max(settleDays, EvidenceLevels.moveDays)
    var rows = Array(openRows(amount: drafts.amounts[draft], days: (day - days)...(day + days)))
    if rows.count > ChangedRows.reach {
      rows.sort { (abs(known.rows[$0].day - day), $0) < (abs(known.rows[$1].day - day), $1) }
      let start = rank % rows.count
      rows = Array((rows[start...] + rows[..<start]).prefix(ChangedRows.reach))
    }
    for row in rows { addCandidate(draft, row, to: &graph) }
    for row in pendingPartners(of: draft) { addCandidate(draft, row, to: &graph) }
    let reference = references.trusted(draft)
    guard reference != 0 else { return }
    for row in openByReference[reference, default: []].prefix(4) { addCandidate(draft, row, to: &graph) }
  }

  /// Open rows of another amount that the draft may have been, or become, while one of the two is pending.
  private func pendingPartners(of draft: Int) -> [Int] {
    let (day, amount) = (drafts.days[draft], drafts.amounts[draft])
    let isPending = drafts.isPending(draft)
    let rows = isPending ? openByDay : openPending
    let lower = rows.place { known.rows[$0].day < day - settleDays }
    var found: [Int] = []
    for row in rows[lower...].prefix(1_000) {
      let face = known.rows[row]
      if face.day > day + settleDays { break }
      guard face.amount != amount, (face.amount < 0) == (amount < 0), (face.status == .pending) != isPending
      else { continue }
      found.append(row)
    }
    guard found.count > ChangedRows.reach else { return found }
    found.sort {
      (abs(known.rows[$0].amount - amount), $0) < (abs(known.rows[$1].amount - amount), $1)
    }
    return Array(found.prefix(ChangedRows.reach))
  }

  private mutating func addCandidate(_ draft: Int, _ row: Int, to graph: inout CandidateGraph) {
    let face = known.rows[row]
    let sameFace = face.day == drafts.days[draft] && face.amount == drafts.amounts[draft]
    guard pairing.isFree(row: row), !(sameFace && chains.proveDifferent(draft, row)) else { return }
    let comparison = compare(draft, row)
    guard comparison.weight >= EvidenceLevels.likely else { return }
    graph.add(
      .init(
        draft: draft, row: row, owner: pairing.owners[row], weight: comparison.weight,
        draftKind: RowKind(
          day: drafts.days[draft], amount: drafts.amounts[draft], text: drafts.descriptions[draft]),
        rowKind: RowKind(day: face.day, amount: face.amount, text: face.description),
        isPending: face.status == .pending || drafts.isPending(draft)))
  }

  mutating func compare(_ draft: Int, _ row: Int) -> Comparison {
    let face = known.rows[row]
    return Comparison(
      draft: DraftFace(drafts, draft), row: face, settleDays: settleDays,
      likeness: likeness.likeness(drafts.descriptions[draft], face.description, in: drafts.texts),
      isRewording: rewordings.contains(rewording(draft, row)),
      frequency: frequencies[drafts.amounts[draft]] ?? 0,
      rowMustBeListed: coverage.statementMustList(face.day), draftMustBeKnown: coverage.bookMustHold(drafts.days[draft]),
      onEdge: coverage.statementMayList(face.day) && coverage.bookMayHold(drafts.days[draft]), references: references)
  }

  // MARK: Verdicts

  private mutating func apply(_ match: CandidateGraph.Match, _ verdicts: inout Verdicts) {
    let (draft, row) = (match.edge.draft, match.edge.row)
    let face = known.rows[row]
    let isPending = face.status == .pending || drafts.isPending(draft)
    let certain = isPending ? EvidenceLevels.certainForPending : EvidenceLevels.certain
    let comparison = compare(draft, row)
    pairing.pair(draft: draft, row: row)
    verdicts.counterparts[draft] = face.transaction
    var reasons = comparison.reasons(drafts, &likeness)
    if comparison.weight >= certain, !match.isTie {
      let settles = face.status == .pending && face.isCurrent && !drafts.isPending(draft)
      verdicts.verdicts[draft] = settles ? .settles : .duplicate
      if settles { verdicts.evidence.append(.init(draft: draft, reasons: reasons)) }
      return
    }
    if match.isTie { reasons.append(tieReason(match)) }
    verdicts.verdicts[draft] = .suspected
    verdicts.evidence.append(.init(draft: draft, reasons: reasons))
  }

  private func tieReason(_ match: CandidateGraph.Match) -> String {
    guard let rival = match.rival else { return "other rows fit as well" }
    if rival.draft != match.edge.draft { return "line \(drafts.lines[rival.draft]) fits as well" }
    let face = known.rows[rival.row]
    return "the known row of \(Day(number: face.day)) '\(drafts.texts[face.description])' fits as well"
  }
}

extension [Int] {
  /// The first index of a sorted array for which `isBefore` is false.
  fileprivate func place(after isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
