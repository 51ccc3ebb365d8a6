import Values

/// A draft's values, beside those of a `KnownRow`.
struct DraftFace {
  var draft: Int
  var day: Int32
  var valueDay: Int32
  var amount: Int64
  var text: TextID
  var balance: Int64
  var isPending: Bool

  init(_ drafts: Drafts, _ draft: Int) {
    self.draft = draft
    day = drafts.days[draft]
    valueDay = drafts.valueDays.isEmpty ? Drafts.noDay : drafts.valueDays[draft]
    amount = drafts.amounts[draft]
    text = drafts.descriptions[draft]
    balance = drafts.balance(draft)
    isPending = drafts.isPending(draft)
  }
}

/// A draft against a known row: the sum of the evidence, and its words.
struct Comparison {
  let draft: DraftFace
  let row: KnownRow
  let settleDays: Int32
  let likeness: Int
  let isRewording: Bool
  let frequency: Int
  let rowMustBeListed, draftMustBeKnown, onEdge, othersMoved, maybeChanged: Bool
  let references: References

  /// The sum of `EvidenceLevels`; 0 where the two cannot be one row.
  var weight: Int { bounds.map { evidence(within: $0).weight } ?? 0 }
  var isCertain: Bool { weight >= certain }

  /// The evidence in words for people, from the draft's point of view; a tie is asked about, certain or not.
  func reasons(_ drafts: Drafts, _ likeness: inout TextLikeness, isTie: Bool = false) -> [ValueText] {
    var words = Words(pair: self, drafts: drafts, likeness: likeness)
    let bars = [EvidenceLevels.likely] + (isTie ? [] : [certain])
    return evidence(within: bounds ?? Int.min...Int.max).reasons(&words, bars: bars)
  }

  private func evidence(within bounds: ClosedRange<Int>) -> Evidence<Words> {
    var evidence = Evidence<Words>(within: bounds)
    let text = EvidenceLevels.text(likeness: likeness)
    evidence.add(amount)
    evidence.add(EvidenceLevels.days(distance))
    if rowMustBeListed { evidence.add(EvidenceLevels.rowMustBeListed) }
    if draftMustBeKnown, !isPending { evidence.add(EvidenceLevels.draftMustBeKnown) }
    evidence.add(text)
    if isRewording { evidence.add(EvidenceLevels.rewordedElsewhere(text)) }
    if othersMoved, !isPending, likeness >= EvidenceLevels.alike { evidence.add(EvidenceLevels.othersMoved) }
    if isSameFace { evidence.add(EvidenceLevels.sameDayAndAmount) }
    if isPending { evidence.add(EvidenceLevels.pendingSettles) }
    if hasSameID { evidence.add(EvidenceLevels.sameReference) }
    if hasOtherID, !isPending { evidence.add(EvidenceLevels.otherReference) }
    if isSameFace, hasSameBalance { evidence.add(EvidenceLevels.sameBalance) }
    return evidence
  }

  /// What the evidence can come to; nil where the two cannot be one row.
  private var bounds: ClosedRange<Int>? {
    // A booked draft is no pending face that its transaction has outgrown.
    guard draft.isPending || row.status != .pending || row.isCurrent else { return nil }
    let isChanged = maybeChanged && !hasOtherID
    guard row.amount == draft.amount || isPending || hasSameID || isChanged else { return nil }
    guard isPending ? fitsSettling : distance <= EvidenceLevels.moveDays || hasSameID else { return nil }
    guard isPending || hasSameID || isChanged || rowMustBeListed || draftMustBeKnown || (isSameFace && onEdge) else {
      let mayHaveMoved =
        EvidenceLevels.mayHaveMovedOverSeam(distance: distance, rowsWithAmount: frequency, likeness: likeness)
        || (othersMoved && likeness >= EvidenceLevels.alike)
      return mayHaveMoved && !hasOtherID ? EvidenceLevels.likely...EvidenceLevels.likely : nil
    }
    // Money is never changed without a question, whatever the id says.
    let most = row.amount != draft.amount && !isPending ? EvidenceLevels.certain - 1 : Int.max
    return (isChanged ? EvidenceLevels.likely : Int.min)...most
  }

  private var isPending: Bool { draft.isPending || row.status == .pending }
  private var certain: Int { isPending ? EvidenceLevels.certainForPending : EvidenceLevels.certain }
  private var isSameFace: Bool { distance == 0 && row.amount == draft.amount }
  private var hasSameID: Bool { references.prove(draft.draft, row) }
  private var hasOtherID: Bool { references.contradict(draft.draft, row) }
  private var hasSameBalance: Bool { draft.balance != Drafts.noBalance && draft.balance == row.balance }
  /// Whether a pending row is booked now.
  var settles: Bool { row.status == .pending && !draft.isPending }

  /// Days between the two; none where the row was booked with the pending row's day as its value day.
  var distance: Int32 { draft.valueDay == row.day ? 0 : abs(draft.day - row.day) }

  /// Whether one side is pending and the other a booking on the same day or up to `settleDays` later, in the same
  /// direction. Some banks date the booking a day before the authorisation.
  private var fitsSettling: Bool {
    guard (draft.amount < 0) == (row.amount < 0) else { return false }
    if draft.isPending, row.status == .pending {
      return row.amount == draft.amount && distance <= EvidenceLevels.pendingDays
    }
    let later = draft.isPending ? row.day - draft.day : draft.day - row.day
    guard (-EvidenceLevels.daysBeforePending...settleDays).contains(later) else { return false }
    return row.amount == draft.amount || likeness >= EvidenceLevels.alikeToSettle
  }

  private var amount: EvidenceLevels.Level {
    if row.amount == draft.amount { return EvidenceLevels.sameAmount(row.amount, rowsWithIt: frequency) }
    let (held, booked) = draft.isPending ? (draft.amount, row.amount) : (row.amount, draft.amount)
    return EvidenceLevels.isNear(held: held.magnitude, booked: booked.magnitude)
      ? EvidenceLevels.nearAmount : EvidenceLevels.otherAmount
  }
}

extension Comparison {
  /// What the words about a comparison are taken from.
  struct Words {
    let pair: Comparison
    let drafts: Drafts
    /// Has both texts by the time that they are compared, so that no copy of it is made.
    var likeness: TextLikeness

    var amounts: ValueText {
      let (now, before) = (pair.draft.amount, pair.row.amount)
      return "\(.amount(now, exponent: drafts.exponent)) instead of \(.amount(before, exponent: drafts.exponent))"
    }

    var days: ValueText {
      let days = pair.draft.day - pair.row.day
      if days == 0 { return "same day" }
      return "\(abs(days)) day\(abs(days) == 1 ? "" : "s") \(days > 0 ? "later" : "earlier")"
    }

    mutating func text() -> ValueText {
      let (now, before) = (pair.draft.text, pair.row.description)
      if now == before { return "same text" }
      if pair.likeness < EvidenceLevels.someWords {
        return "other text: '\(drafts.texts[now])' for '\(drafts.texts[before])'"
      }
      let words = likeness.sharedWords(now, before, in: drafts.texts)
      return "text alike: '\(words.joined(separator: " "))' in both"
    }
  }
}
