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
  let likeness: Int
  let isRewording: Bool
  let frequency: Int
  /// `EvidenceLevels` added up; 0 where the two cannot be one row.
  private(set) var weight = 0

  init(
    draft: DraftFace, row: KnownRow, settleDays: Int32, likeness: Int, isRewording: Bool, frequency: Int,
    rowMustBeListed: Bool, draftMustBeKnown: Bool, onEdge: Bool, othersMoved: Bool,
    maybeChanged: Bool, references: References
  ) {
    self.draft = draft
    self.row = row
    self.likeness = likeness
    self.isRewording = isRewording
    self.frequency = frequency
    // A booked draft is no pending face that its transaction has outgrown.
    guard draft.isPending || row.status != .pending || row.isCurrent else { return }
    let isPending = draft.isPending || row.status == .pending
    let sameId = references.trusted(row) != 0 && references.trusted(draft.draft) == references.trusted(row)
    let isChanged = maybeChanged && !references.contradict(draft.draft, row)
    guard row.amount == draft.amount || isPending || sameId || isChanged else { return }
    guard isPending ? fitsSettling(settleDays) : distance <= EvidenceLevels.moveDays || sameId else { return }
    let sameFace = distance == 0 && row.amount == draft.amount
    guard isPending || sameId || isChanged || rowMustBeListed || draftMustBeKnown || (sameFace && onEdge) else {
      let mayHaveMoved =
        EvidenceLevels.mayHaveMovedOverSeam(distance: distance, rowsWithAmount: frequency, likeness: likeness)
        || (othersMoved && likeness >= EvidenceLevels.alike)
      if mayHaveMoved, !references.contradict(draft.draft, row) { weight = EvidenceLevels.likely }
      return
    }
    var sum = amountWeight + EvidenceLevels.days(distance)
    sum += max(EvidenceLevels.text(likeness: likeness), isRewording ? EvidenceLevels.rewordedElsewhere : Int.min)
    if rowMustBeListed { sum += EvidenceLevels.rowMustBeListed }
    if draftMustBeKnown, !isPending { sum += EvidenceLevels.draftMustBeKnown }
    if othersMoved, !isPending, likeness >= EvidenceLevels.alike { sum += EvidenceLevels.othersMoved }
    if sameFace { sum += EvidenceLevels.sameDayAndAmount }
    if isPending { sum += EvidenceLevels.pendingSettles }
    if sameId { sum += EvidenceLevels.sameReference }
    if references.contradict(draft.draft, row), !isPending { sum += EvidenceLevels.otherReference }
    if sameFace, draft.balance != Drafts.noBalance, draft.balance == row.balance { sum += EvidenceLevels.sameBalance }
    // Money is never changed without a question, whatever the id says.
    if row.amount != draft.amount, !isPending { sum = min(sum, EvidenceLevels.certain - 1) }
    weight = isChanged ? max(EvidenceLevels.likely, sum) : sum
  }

  /// Days between the two; none where the row was booked with the pending row's day as its value day.
  var distance: Int32 { draft.valueDay == row.day ? 0 : abs(draft.day - row.day) }

  /// Whether one side is pending and the other a booking on the same day or up to `settleDays` later, in the same
  /// direction. Some banks date the booking a day before the authorisation.
  private func fitsSettling(_ settleDays: Int32) -> Bool {
    guard (draft.amount < 0) == (row.amount < 0) else { return false }
    if draft.isPending, row.status == .pending {
      return row.amount == draft.amount && distance <= EvidenceLevels.pendingDays
    }
    let later = draft.isPending ? row.day - draft.day : draft.day - row.day
    guard (-EvidenceLevels.daysBeforePending...settleDays).contains(later) else { return false }
    return row.amount == draft.amount || likeness >= EvidenceLevels.alikeToSettle
  }

  private var amountWeight: Int {
    if row.amount == draft.amount { return EvidenceLevels.sameAmount(row.amount, rowsWithIt: frequency) }
    let (held, booked) = draft.isPending ? (draft.amount, row.amount) : (row.amount, draft.amount)
    return EvidenceLevels.isNear(held: held.magnitude, booked: booked.magnitude)
      ? EvidenceLevels.nearAmount : EvidenceLevels.otherAmount
  }

  /// The evidence in words for people, from the draft's point of view.
  func reasons(_ drafts: Drafts, _ likeness: inout TextLikeness) -> [String] {
    var reasons: [String] = []
    if row.amount == draft.amount {
      reasons.append("same amount")
    } else {
      let exponent = drafts.exponent
      let (now, before) = (Money.text(draft.amount, exponent: exponent), Money.text(row.amount, exponent: exponent))
      reasons.append("\(now) instead of \(before)")
    }
    let days = draft.day - row.day
    switch days {
    case 0: reasons.append("same day")
    case 1, -1: reasons.append("1 day \(days > 0 ? "later" : "earlier")")
    default: reasons.append("\(abs(days)) days \(days > 0 ? "later" : "earlier")")
    }
    reasons.append(textReason(drafts, &likeness))
    if row.status == .pending, !draft.isPending { reasons.append("was pending") }
    return reasons
  }

  private func textReason(_ drafts: Drafts, _ likeness: inout TextLikeness) -> String {
    if draft.text == row.description { return "same text" }
    if self.likeness < EvidenceLevels.someWords {
      return "other text: '\(drafts.texts[draft.text])' for '\(drafts.texts[row.description])'"
    }
    let words = likeness.sharedWords(draft.text, row.description, in: drafts.texts)
    return "text alike: '\(words.joined(separator: " "))' in both"
  }
}
