import Values

/// Pairs what exact pairing left single on both sides: rows that the bank reworded, moved, or booked after they
/// were pending.
struct ChangedRows {
  let drafts: Drafts
  let known: Known
  private(set) var coverage: Coverage
  let references: References
  let settleDays: Int32
  let open: OpenRows
  /// What each side lacked before anything changed was paired.
  private(set) var missing = MissingRows()
  private(set) var pairing: Pairing
  private var chains: DayChains
  let changedAmounts: ChangedAmounts
  var likeness = TextLikeness()
  /// Pairs of texts that the bank is known to have exchanged.
  private var rewordings: Set<Rewording> = []
  private var rewordedRows = 0
  /// From and to which day rows of rare amounts moved.
  private var moves: Set<Move> = []

  init(_ exact: ExactPairs, _ drafts: Drafts, _ known: Known, _ coverage: Coverage, settleDays: Int) {
    self.drafts = drafts
    self.known = known
    self.coverage = coverage
    self.settleDays = Int32(clamping: min(max(0, settleDays), 366))
    references = exact.references
    pairing = exact.pairing
    chains = exact.chains
    let days = max(self.settleDays, EvidenceLevels.moveDays)
    open = OpenRows(drafts, known, pairing, coverage, references, days: days)
    changedAmounts = ChangedAmounts(open, drafts, known, coverage, &likeness)
  }

  mutating func decide(_ verdicts: inout Verdicts) {
    guard !open.isEmpty else { return }
    missing = MissingRows(open, drafts, known, coverage, changedAmounts)
    coverage.assess(missing)
    pairReworded(&verdicts)
    findMoves()
    var graph = CandidateGraph()
    var previous: (draft: Int, rank: Int)?
    for draft in open.drafts where pairing.isFree(draft: draft) {
      let rank = previous.flatMap { haveOneFace($0.draft, draft) ? $0.rank + 1 : nil } ?? 0
      previous = (draft, rank)
      addCandidates(of: draft, rank: rank, to: &graph)
    }
    for component in graph.components() {
      for match in component.matches() { apply(match, &verdicts) }
    }
  }

  private func haveOneFace(_ left: Int, _ right: Int) -> Bool {
    drafts.amounts[left] == drafts.amounts[right] && drafts.days[left] == drafts.days[right]
  }

  /// Pairs a draft with a row that only has another text.
  mutating func pairReworded(_ draft: Int, _ row: Int, _ verdicts: inout Verdicts) {
    guard !references.contradict(draft, known.rows[row]), !chains.proveDifferent(draft, row) else { return }
    pairing.pair(draft: draft, row: row)
    verdicts.verdicts[draft] = .duplicate
    verdicts.counterparts[draft] = known.rows[row].transaction
    rewordings.insert(rewording(draft, row))
    rewordedRows += 1
  }

  /// Whether most rows that both sides have are worded otherwise: then another text says nothing.
  private var rewordsMost: Bool {
    rewordedRows >= EvidenceLevels.rowsOfRewording && rewordedRows * 2 >= pairing.paired
  }

  private struct Rewording: Hashable {
    var from: TextID
    var to: TextID
  }

  private func rewording(_ draft: Int, _ row: Int) -> Rewording {
    Rewording(from: known.rows[row].description, to: drafts.descriptions[draft])
  }

  // MARK: Candidates

  private struct Move: Hashable {
    var from: Int32
    var to: Int32
  }

  /// What a bank does to the rows of a day, such as booking a weekend on Monday, rare amounts show.
  private mutating func findMoves() {
    for draft in open.drafts where pairing.isFree(draft: draft) && !drafts.isPending(draft) {
      let (day, amount) = (drafts.days[draft], drafts.amounts[draft])
      guard open.frequency(ofAmount: amount) == EvidenceLevels.rowsOfRareAmount, EvidenceLevels.isOdd(amount)
      else { continue }
      let days = (day - EvidenceLevels.moveDays)...(day + EvidenceLevels.moveDays)
      for row in open.rows(amount: amount, days: days, known) where known.rows[row].day != day {
        guard known.rows[row].status != .pending, compare(draft, row).weight >= EvidenceLevels.likely else { continue }
        moves.insert(Move(from: known.rows[row].day, to: day))
      }
    }
  }

  private mutating func addCandidates(of draft: Int, rank: Int, to graph: inout CandidateGraph) {
    let rows = open.candidates(
      of: draft, rank: rank, drafts, known, reference: references.trusted(draft),
      days: max(settleDays, EvidenceLevels.moveDays), settleDays: settleDays)
    for row in rows + changedAmounts.rows(of: draft) {
      let face = known.rows[row]
      let sameFace = face.day == drafts.days[draft] && face.amount == drafts.amounts[draft]
      guard pairing.isFree(row: row), !(sameFace && chains.proveDifferent(draft, row)) else { continue }
      let weight = compare(draft, row).weight
      guard weight >= EvidenceLevels.likely else { continue }
      graph.add(
        .init(
          draft: draft, row: row, owner: pairing.owners[row], weight: weight,
          draftKind: RowKind(
            day: drafts.days[draft], amount: drafts.amounts[draft], text: drafts.descriptions[draft]),
          rowKind: RowKind(day: face.day, amount: face.amount, text: face.description),
          isPending: face.status == .pending || drafts.isPending(draft)))
    }
  }

  private mutating func compare(_ draft: Int, _ row: Int) -> Comparison {
    let face = known.rows[row]
    let (day, text) = (drafts.days[draft], drafts.descriptions[draft])
    return Comparison(
      draft: DraftFace(drafts, draft), row: face, settleDays: settleDays,
      likeness: likeness.likeness(text, face.description, in: drafts.texts),
      isRewording: rewordings.contains(rewording(draft, row)) || (rewordsMost && face.day == day),
      frequency: open.frequency(ofAmount: drafts.amounts[draft]),
      rowMustBeListed: coverage.statementMustList(face.day), draftMustBeKnown: coverage.bookMustHold(day),
      onEdge: coverage.statementMayList(face.day) && coverage.bookMayHold(day),
      othersMoved: moves.contains(Move(from: face.day, to: day)),
      maybeChanged: coverage.bothList(day) && changedAmounts.rows(of: draft).contains(row), references: references)
  }

  // MARK: Verdicts

  private mutating func apply(_ match: CandidateGraph.Match, _ verdicts: inout Verdicts) {
    let (draft, row) = (match.edge.draft, match.edge.row)
    let face = known.rows[row]
    let comparison = compare(draft, row)
    pairing.pair(draft: draft, row: row)
    verdicts.counterparts[draft] = face.transaction
    let settles = face.status == .pending && face.isCurrent && !drafts.isPending(draft)
    if comparison.isCertain, !match.isTie {
      verdicts.verdicts[draft] = settles ? .settles : .duplicate
      guard settles else { return }
    } else {
      verdicts.verdicts[draft] = .suspected
    }
    var reasons = comparison.reasons(drafts, &likeness, isTie: match.isTie)
    if match.isTie { reasons.append(tieReason(match)) }
    let rivals = match.rivals.map { rival -> Verdicts.Evidence.Rival in
      rival.draft == draft ? .transaction(known.rows[rival.row].transaction) : .draft(rival.draft)
    }
    verdicts.evidence.append(.init(draft: draft, reasons: reasons, rivals: rivals))
  }

  private func tieReason(_ match: CandidateGraph.Match) -> ValueText {
    guard let rival = match.rivals.first else { return "other rows fit as well" }
    if rival.draft != match.edge.draft { return "line \(drafts.lines[rival.draft]) fits as well" }
    let face = known.rows[rival.row]
    return "the known row of \(Day(number: face.day)) '\(drafts.texts[face.description])' fits as well"
  }
}
