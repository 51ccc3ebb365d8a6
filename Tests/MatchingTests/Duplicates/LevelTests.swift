import TestSupport
import Testing

@testable import Matching
@testable import Values

/// What the evidence of two rows sums up to: each level alone, at both sides of its bounds.
@Suite struct LevelTests {
  /// A draft and a known row, by what matters to their comparison.
  private struct Pair {
    var row = Row(10, -12_345, "SHOP")
    var draft = Row(10, -12_345, "SHOP")
    var likeness = 100
    var isRewording = false
    var frequency = 2
    var rowMustBeListed = true
    var draftMustBeKnown = false
    var onEdge = false
    var othersMoved = false
    var maybeChanged = false
    /// Whether the known row is what its transaction shows today.
    var isCurrent = true
    var valueDay = Drafts.noDay
    var settleDays: Int32 = 14
    /// Whether another row proves the bank's ids stable.
    var hasStableIDs = false

    var weight: Int { compared.comparison.weight }

    var reasons: [String] {
      let (comparison, drafts) = compared
      var likeness = TextLikeness()
      return comparison.reasons(drafts, &likeness).map(\.plain)
    }

    private var compared: (comparison: Comparison, drafts: Drafts) {
      let other = Row(30, -99_999, "OTHER", reference: "Z")
      var drafts = Drafts(hasStableIDs ? [draft, other] : [draft])
      var book = TinyBook()
      for row in hasStableIDs ? [row, other] : [row] {
        book.transactions.append(.init(faces: [row], status: row.isPending ? .pending : .booked))
      }
      drafts.valueDays = drafts.days.map { _ in valueDay }
      var known = book.known(for: &drafts)
      known.rows[0].isCurrent = isCurrent
      let comparison = Comparison(
        draft: DraftFace(drafts, 0), row: known.rows[0], settleDays: settleDays, likeness: likeness,
        isRewording: isRewording, frequency: frequency, rowMustBeListed: rowMustBeListed,
        draftMustBeKnown: draftMustBeKnown, onEdge: onEdge, othersMoved: othersMoved,
        maybeChanged: maybeChanged, references: References(drafts, known, Coverage(drafts, known)))
      return (comparison, drafts)
    }
  }

  private static func weight(_ change: (inout Pair) -> Void) -> Int {
    var pair = Pair()
    change(&pair)
    return pair.weight
  }

  /// Amount 8, day 5, text 7, the statement must list it 4, only the text may differ 5.
  @Test func theSumIsOfItsLevels() {
    #expect(Self.weight { _ in } == 29)
    #expect(Self.weight { $0.draftMustBeKnown = true } == 32)
    #expect(Self.weight { $0.othersMoved = true } == 33)
  }

  @Test func anAmountSaysTheMoreTheRarerAndLonger() {
    let byFrequency = [1, 2, 3, 5, 6].map { frequency in Self.weight { $0.frequency = frequency } }
    #expect(byFrequency == [29, 29, 26, 26, 23])
    let byAmount = ([-1_001, -999, -1_000, -100_100, -99_900] as [Int64]).map { amount in
      Self.weight {
        $0.row.amount = amount
        $0.draft.amount = amount
      }
    }
    #expect(byAmount == [29, 23, 23, 29, 23])
    #expect([0, 99, 100, 101, 10_000, 12_300].map(EvidenceLevels.isOdd) == [false, false, false, true, false, true])
  }

  @Test func theNearerTheDayTheMore() {
    let byDay = (10...18 as ClosedRange<Int32>).map { day in Self.weight { $0.draft.day = day } }
    #expect(byDay == [29, 23, 22, 21, 20, 20, 20, 20, 0])
    let before = (3...9 as ClosedRange<Int32>).map { day in Self.weight { $0.draft.day = day } }
    #expect(before == [20, 20, 20, 20, 21, 22, 23])
    // The day that the bank values it by is the day that the book has.
    #expect(Self.weight { ($0.draft.day, $0.valueDay) = (13, 10) } == 29)
  }

  @Test func theLikerTheTextTheMore() {
    let byLikeness = [100, 99, 75, 74, 50, 49, 25, 24, 0].map { likeness in Self.weight { $0.likeness = likeness } }
    #expect(byLikeness == [29, 28, 28, 26, 26, 23, 23, 20, 20])
    // The bank has changed the one text into the other before.
    #expect(Self.weight { ($0.likeness, $0.isRewording) = (0, true) } == 28)
    #expect(Self.weight { ($0.likeness, $0.isRewording) = (100, true) } == 29)
  }

  /// Where other rows moved from that day to this one, a text must be alike to say the same of this row.
  @Test func aBatchThatMovedSpeaksForAlikeTexts() {
    for (likeness, moved) in [(75, 22 + 4 - 1), (74, 20 - 1)] {
      #expect(Self.weight { ($0.draft.day, $0.likeness, $0.othersMoved) = (12, likeness, true) } == moved)
    }
    // Where neither side must have the row, it is asked, for rare amounts within three days or after other rows.
    func overSeam(_ change: (inout Pair) -> Void) -> Int {
      Self.weight {
        $0.rowMustBeListed = false
        $0.draft.day = 13
        change(&$0)
      }
    }
    #expect(overSeam { $0.likeness = 75 } == 10)
    #expect(overSeam { $0.likeness = 74 } == 0)
    #expect(overSeam { $0.frequency = 3 } == 0)
    #expect(overSeam { $0.draft.day = 14 } == 0)
    #expect(overSeam { ($0.draft.day, $0.likeness, $0.othersMoved) = (14, 75, true) } == 10)
    #expect(overSeam { ($0.draft.day, $0.likeness, $0.othersMoved) = (14, 74, true) } == 0)
    #expect(overSeam { $0.draftMustBeKnown = true } == 8 + 2 + 7 + 3)
    // On a day that both sides may list, the same day and amount are enough to weigh the rest.
    #expect(overSeam { ($0.draft.day, $0.onEdge) = (10, true) } == 25)
    #expect(overSeam { $0.onEdge = true } == 10)
  }

  // MARK: Pending rows

  private static func settling(_ held: Int64, _ booked: Int64, _ change: (inout Pair) -> Void = { _ in }) -> Int {
    weight {
      $0.row = Row(10, held, "SHOP", isPending: true)
      $0.draft = Row(11, booked, "SHOP")
      change(&$0)
    }
  }

  /// Day 4, text 7, must be listed 4, pending rows settle 5: 20, and what the amount says.
  @Test func aPendingRowSettlesWithAnotherAmount() {
    #expect(Self.settling(-3_001, -3_001) == 28)
    // A tip of up to a third, or a tenth less.
    #expect([-4_000, -4_001, -2_700, -2_699].map { Self.settling(-3_000, $0) } == [23, 19, 23, 19])
    #expect([4_000, 4_001].map { Self.settling(3_000, $0) } == [23, 19])
    // Money in is no booking of money out.
    #expect(Self.settling(-3_000, 3_000) == 0)
    #expect(Self.settling(3_000, 0) == 19 && Self.settling(-3_000, 0) == 0)
    #expect(Self.settling(0, 3_000) == 19 && Self.settling(0, -3_000) == 0)
    // Another amount wants a text that is alike.
    #expect(Self.settling(-3_000, -3_001) { $0.likeness = 60 } == 20)
    #expect(Self.settling(-3_000, -3_001) { $0.likeness = 59 } == 0)
    #expect(Self.settling(-3_001, -3_001) { $0.likeness = 59 } == 25)
    // The book lacks no row for it that an earlier statement must have.
    #expect(Self.settling(-3_001, -3_001) { ($0.draftMustBeKnown, $0.othersMoved) = (true, true) } == 28)
    #expect(Self.settling(-3_001, -3_001) { $0.rowMustBeListed = false } == 24)
  }

  /// A face that a transaction has outgrown is no pending row any more, but may be a booked one.
  @Test func whatSettledIsNotPending() {
    #expect(Self.settling(-3_001, -3_001) { $0.isCurrent = false } == 0)
    #expect(Self.weight { $0.isCurrent = false } == 29)
  }

  @Test func aBookingComesADayBeforeOrWithinTheDaysToSettle() {
    let byDay = ([8, 9, 10, 16, 17] as [Int32]).map { day in
      Self.settling(-3_001, -3_001) { ($0.draft.day, $0.settleDays) = (day, 6) }
    }
    #expect(byDay == [0, 28, 34, 25, 0])
  }

  @Test func twoPendingRowsAreOneWithinTwoDays() {
    func both(_ day: Int32, _ amount: Int64 = -3_001) -> Int {
      Self.weight {
        $0.row = Row(10, -3_001, "SHOP", isPending: true)
        $0.draft = Row(day, amount, "SHOP", isPending: true)
      }
    }
    #expect([both(8), both(12), both(7), both(13)] == [27, 27, 0, 0])
    #expect(both(10, -3_002) == 0)
  }

  // MARK: Ids and balances

  @Test func idsAndBalancesOutweighTheRest() {
    func withIDs(_ left: String, _ right: String, _ change: (inout Pair) -> Void = { _ in }) -> Int {
      Self.weight {
        $0.hasStableIDs = true
        ($0.row.reference, $0.draft.reference) = (left, right)
        change(&$0)
      }
    }
    #expect(withIDs("A", "A") == 49)
    // Another id on the same day is a bank that has changed it; on another day it is another row.
    #expect(withIDs("A", "B") { $0.draft.day = 11 } == 8 + 4 + 7 + 4 - 20)
    #expect(withIDs("A", "B") { ($0.draft.day, $0.likeness) = (11, 0) } == 8 + 4 - 2 + 4 - 20)
    // An id carries over any distance, but another amount is never taken without a question.
    #expect(withIDs("A", "A") { $0.draft.day = 18 } == 8 + 0 + 7 + 4 + 20)
    #expect(withIDs("A", "A") { $0.draft.amount = -12_346 } == EvidenceLevels.certain - 1)
    #expect(Self.weight { $0.draft.amount = -12_346 } == 0)
    #expect(Self.weight { ($0.row.balance, $0.draft.balance) = (500, 500) } == 49)
    #expect(Self.weight { ($0.row.balance, $0.draft.balance) = (500, 501) } == 29)
    #expect(Self.weight { ($0.row.balance, $0.draft.balance, $0.draft.day) = (500, 500, 11) } == 23)
  }

  // MARK: Words

  @Test func theWordsSayWhatDiffers() {
    func words(_ change: (inout Pair) -> Void) -> [String] {
      var pair = Pair()
      change(&pair)
      return pair.reasons
    }
    #expect(words { _ in } == ["same amount", "same day", "same text"])
    let days = ([8, 9, 11, 12] as [Int32]).map { day in words { $0.draft.day = day }[1] }
    #expect(days == ["2 days earlier", "1 day earlier", "1 day later", "2 days later"])
    #expect(words { $0.draft.amount = -12_300 }[0] == "-123.00 instead of -123.45")
    func text(_ likeness: Int) -> String? { words { ($0.draft.text, $0.likeness) = ("SHOP NORD", likeness) }.last }
    #expect(text(25) == "text alike: 'SHOP' in both")
    #expect(text(24) == "other text: 'SHOP NORD' for 'SHOP'")
  }
}
