import TestSupport
import Testing

@testable import Matching
@testable import Values

/// Statements that date all their rows some days later or earlier than the book.
@Suite struct ShiftedDayTests {
  /// Coffee every day, and a row of an amount of its own every other day.
  private static func listing(_ days: ClosedRange<Int32>, datedLater shift: Int32 = 0) -> [Row] {
    days.flatMap { day in
      let shop = Row(day + shift, -1_011 - 137 * Int64(day), "SHOP \(day)")
      return [Row(day + shift, -280, "COFFEE")] + (day % 2 == 0 ? [shop] : [])
    }
  }

  @Test(arguments: [-2, -1, 1, 2, 3] as [Int32])
  func anOverlapIsInTheBookOnce(shift: Int32) {
    var book = TinyBook()
    book.take(Self.listing(1...30))
    let verdicts = book.take(Self.listing(20...40, datedLater: shift))
    #expect(verdicts.verdicts.count { $0 == .new } == Self.listing(31...40).count)
    #expect(book.transactions.count == Self.listing(1...40).count)
    let count = book.transactions.count
    for again in [Self.listing(20...40, datedLater: shift), Self.listing(1...30), Self.listing(15...40)] {
      book.take(again)
      #expect(book.transactions.count == count)
    }
  }

  /// Two rows that moved by a day are no statement that is dated otherwise: the coffee stays where it is.
  @Test func rowsThatMovedShiftNothing() {
    var rows = Self.listing(1...30)
    var book = TinyBook()
    book.take(rows)
    for place in rows.indices.filter({ rows[$0].amount != -280 }).prefix(2) { rows[place].day += 1 }
    let verdicts = book.take(rows)
    #expect(verdicts.verdicts.allSatisfy { $0 == .duplicate })
    for (place, row) in rows.enumerated() where row.amount == -280 {
      #expect(book.transactions[Int(verdicts.counterparts[place]) - 1].face.day == row.day)
    }
  }

  // MARK: What shows it

  /// Rows of an amount of their own, one for each day.
  private static func shops(_ days: [Int32], datedLater shift: Int32 = 0) -> [Row] {
    zip(days, 0...).map { day, number in Row(day + shift, -10_011 - 137 * number, "SHOP") }
  }

  private static func coffees(_ days: [Int32]) -> [Row] { days.map { Row($0, -280, "COFFEE") } }

  /// The days on which the book has the coffees of a statement.
  private static func bookedDays(_ known: [Row], _ rows: [Row]) -> [Int32] {
    var book = TinyBook()
    book.take(known.sorted { $0.day < $1.day })
    let rows = rows.sorted { $0.day < $1.day }
    let counterparts = book.take(rows).counterparts
    return zip(rows, counterparts).filter { $0.0.text == "COFFEE" && $0.1 != 0 }
      .map { book.transactions[Int($0.1) - 1].faces[0].day }
  }

  /// Where other rows stand on the book's day, three on two days show that those around them do not.
  @Test(
    arguments: [
      ([12, 12, 14], [12, 13, 17, 19]), ([12, 12, 12], [13, 14, 18, 19]), ([12, 14], [13, 14, 18, 19]),
    ] as [([Int32], [Int32])])
  func threeRowsOnTwoDaysShowIt(shops: [Int32], booked: [Int32]) {
    let same = Row(12, -99_999, "RENT")
    // Rows from day 13 on show it, until day 15: the coffee of day 19 is too far from that.
    let days = Self.bookedDays(
      [same] + Self.shops(shops) + Self.coffees([12, 13, 14, 17, 18, 19]),
      [same] + Self.shops(shops, datedLater: 1) + Self.coffees([13, 14, 18, 19]))
    #expect(days == booked)
  }

  /// Where none does, two rows are enough.
  @Test func twoRowsOfTwoShowIt() {
    #expect(
      Self.bookedDays(Self.shops([4, 6]) + Self.coffees([5, 6]), Self.shops([5, 7]) + Self.coffees([6])) == [5])
  }

  /// Of rows that stand some days off by another number the most decide, and of as many the nearest.
  @Test(arguments: [1, 2])
  func mostRowsShowByHowMuch(others: Int) {
    let days = [4, 4] + Array(repeating: Int32(3), count: others)
    let rows = Self.shops(days).map { Row(5, $0.amount, $0.text) }
    #expect(Self.bookedDays(Self.shops(days) + Self.coffees([3, 4, 5]), rows + Self.coffees([5])) == [4])
  }

  /// An amount that seventeen rows have shows nothing.
  @Test(arguments: [(16, 8), (17, 9)] as [(Int32, Int32)])
  func aCommonAmountShowsNothing(rows: Int32, booked: Int32) {
    let days = (0..<rows).map { $0 * 20 + 8 }
    func rents(_ shift: Int32) -> [Row] { days.map { Row($0 + shift, -12_345, "RENT") } }
    #expect(Self.bookedDays(rents(0) + Self.coffees([8, 9]), rents(1) + Self.coffees([9])) == [booked])
  }

  /// It is said beside other evidence, of the days that are shifted.
  @Test(
    arguments: [
      (-2, "2 days earlier"), (-1, "1 day earlier"), (1, "1 day later"), (2, "2 days later"),
    ] as [(Int32, String)])
  func theWordsSayTheShift(shift: Int32, words: String) throws {
    var book = TinyBook()
    book.take(Self.shops([4, 6]))
    var drafts = Drafts(Self.shops([4, 6], datedLater: shift) + Self.coffees([30]))
    let known = book.known(for: &drafts)
    let shifted = try #require(ShiftedDays(drafts, known, Pairing(drafts, known)))
    var verdicts = Verdicts(count: 3)
    verdicts.evidence = [.init(draft: 0, reasons: []), .init(draft: 2, reasons: [])]
    shifted.explain(&verdicts)
    #expect(verdicts.evidence.map(\.reasons) == [["the file dates its rows \(words)"], []])
  }

  /// A single row decides nothing, but rows within three days of it are asked, for all that says which they are.
  @Test func aSingleRowRaisesADoubt() throws {
    var coffees = Self.coffees(Array(1...12))
    coffees[4].balance = 50_000
    var book = TinyBook()
    book.take((coffees + [Row(5, -12_345, "SHOP"), Row(6, -67_890, "SHOES")]).sorted { $0.day < $1.day })
    let rows = (coffees + [Row(6, -12_345, "SHOP")]).sorted { $0.day < $1.day }
    let verdicts = book.take(rows)
    let asked = zip(rows, verdicts.verdicts).filter { $0.1 == .suspected }.map(\.0.day)
    #expect(asked == [3, 4, 6, 7, 8, 9])
    #expect(try #require(verdicts.evidence.first).reasons.count == 2)
  }
}
