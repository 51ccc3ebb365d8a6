import TestSupport
import Testing

@testable import Matching
@testable import Values

/// What many rows of a statement say of one of them.
@Suite struct ChangedBatchTests {
  private static let rent = Row(1, -77_777, "RENT")
  private static let power = Row(40, -88_888, "POWER")

  /// Rows of amounts that no other row has.
  private static func rows(_ count: Int, on day: Int32, from first: Int64 = -10_001, text: String = "SHOP") -> [Row] {
    (0..<Int64(count)).map { Row(day, first - 137 * $0, text) }
  }

  /// What becomes of `rows` in a book that has `known`, where both lists begin and end with the same rows.
  private static func verdicts(_ known: [Row], _ rows: [Row]) -> [Verdict] {
    var book = TinyBook()
    book.take([rent] + known + [power])
    return Array(book.take([rent] + rows + [power]).verdicts.dropFirst().dropLast())
  }

  // MARK: Full listings

  /// A coffee that has moved by a day, in a list that drops rows of the book and adds others: 2 for the amount, 4 for
  /// the day, 7 for the text, 4 if the statement must list it, and 3 if the book must have it.
  private static func movedCoffee(beside shops: Int, dropped: Int = 0, added: Int = 0) -> Verdict? {
    let shops = rows(shops, on: 5)
    let known = [Row(9, -280, "COFFEE")] + rows(dropped, on: 20, from: -30_001)
    return verdicts(shops + known, shops + [Row(10, -280, "COFFEE")] + rows(added, on: 18, from: -50_001))[shops.count]
  }

  /// Of 40 rows a full listing may drop 4, of 39 it may drop 3.
  @Test func aFullListingDropsFewRows() {
    #expect(Self.movedCoffee(beside: 35, dropped: 4) == .duplicate)
    #expect(Self.movedCoffee(beside: 34, dropped: 4) == .suspected)
  }

  /// Of 30 rows the book may lack 7, of 29 it may lack 6.
  @Test func aFullBookLacksFewRows() {
    #expect(Self.movedCoffee(beside: 22, added: 7) == .duplicate)
    #expect(Self.movedCoffee(beside: 21, added: 7) == .suspected)
  }

  // MARK: Texts

  /// Two rows and one known: the text decides, unless most rows that both have are worded anew.
  private static func decidedByText(reworded: Int, same: Int) -> Bool {
    let same = rows(same, on: 6, from: -50_001)
    let two = [Row(9, -499, "MUSICBOX LONDON"), Row(9, -499, "FILMBOX")]
    let verdicts = verdicts(
      rows(reworded, on: 5) + same + [Row(9, -499, "MUSICBOX")],
      rows(reworded, on: 5, text: "ACQUIRER") + same + two)
    return verdicts.suffix(2) == [.duplicate, .new]
  }

  /// Twenty rows, and half of all: the first and the last row count too.
  @Test func whereMostAreRewordedTextsSayNothing() {
    #expect(Self.decidedByText(reworded: 19, same: 0))
    #expect(!Self.decidedByText(reworded: 20, same: 18))
    #expect(Self.decidedByText(reworded: 20, same: 19))
  }

  // MARK: Days

  /// A coffee that has moved by four days is certain where a row of a rare amount has moved so.
  @Test func aRareRowSpeaksForThoseThatMovedWithIt() {
    func coffee(_ day: Int32, beside other: [Row] = []) -> Verdict? {
      let (before, coffee) = (Row(6, -12_345, "SHOP"), Row(6, -280, "COFFEE"))
      let after = [Row(day, -12_345, "SHOP"), Row(10, -280, "COFFEE")]
      return Self.verdicts([before, coffee] + other, after + other)[1]
    }
    #expect(coffee(10) == .duplicate)
    #expect(coffee(6) == .suspected)
    // With one more row of the amount it is not rare.
    #expect(coffee(10, beside: [Row(30, -12_345, "SHOP")]) == .suspected)
  }

  /// The same from the end of one statement to the beginning of the next, where it is asked.
  @Test func aRareRowSpeaksOverASeamToo() {
    func coffee(_ shop: Row) -> Verdict {
      var book = TinyBook()
      book.take([Row(1, -77_777, "RENT"), Row(3, -280, "COFFEE"), Row(20, -12_345, "SHOP"), Row(20, -280, "COFFEE")])
      return book.take([Row(21, -66_666, "BOOKS"), shop, Row(23, -280, "COFFEE"), Row(40, -88_888, "POWER")])
        .verdicts[2]
    }
    #expect(coffee(Row(23, -12_345, "SHOP")) == .suspected)
    #expect(coffee(Row(23, -12_346, "SHOP")) == .new)
  }

  /// A pending row is booked within the days to settle, which are none at the least and a year at the most.
  @Test func daysToSettleAreBounded() {
    func settles(_ day: Int32, settleDays: Int) -> Bool {
      var book = TinyBook()
      book.take([Row(1, -12_345, "SHOP", isPending: true)])
      return book.take([Row(day, -12_345, "SHOP")], settleDays: settleDays).verdicts == [.settles]
    }
    #expect(settles(1, settleDays: -1) && !settles(2, settleDays: -1))
    #expect(settles(367, settleDays: 1_000) && !settles(368, settleDays: 1_000))
  }

  // MARK: Rivals

  /// Each of two equal rows is compared with others of a crowd, the first with the first ones.
  @Test func equalRowsAreComparedWithOthersOfACrowd() {
    let crowd = ["ANNA", "BERTA"] + Array(repeating: "TRAM", count: 50)
    let verdicts = Self.verdicts(
      crowd.map { Row(20, -250, $0) }, [Row(21, -250, "ANNA"), Row(21, -250, "BERTA"), Row(21, -250, "TRAM")])
    #expect(verdicts.prefix(2) == [.duplicate, .duplicate])
  }

  @Test func aRivalMustBeOutweighed() {
    func isTie(_ weights: [Int], texts: [TextID] = [1, 2], isPending: Bool = false) -> Bool? {
      var graph = CandidateGraph()
      for place in 0...1 {
        graph.add(
          .init(
            draft: 0, row: place, owner: Int32(place), weight: weights[place],
            draftKind: RowKind(day: 9, amount: -250, text: 1),
            rowKind: RowKind(day: 7 + Int32(place), amount: -250, text: texts[place]), isPending: isPending))
      }
      return graph.components().first?.matches().first?.isTie
    }
    #expect(isTie([20, 17]) == false)
    #expect(isTie([20, 18]) == true)
    // Of rows that differ in the day alone the nearer is taken, and of pending rows any.
    #expect(isTie([20, 19], texts: [1, 1]) == false)
    #expect(isTie([20, 20], texts: [1, 1]) == true)
    #expect(isTie([20, 20], isPending: true) == false)
  }

  /// The amount says -1, the text 4, a day that must be listed 4, pending rows 5, and the day 2 or 1.
  @Test func aPendingRowSettlesWithLess() {
    func verdict(_ day: Int32) -> Verdict? {
      Self.verdicts(
        [Row(9, -5_000, "ALPHABETS BRAVO", isPending: true)], [Row(day, -12_345, "ALPHABETS CHARLIE")]
      ).first
    }
    #expect(verdict(12) == .settles)
    #expect(verdict(13) == .suspected)
  }
}
