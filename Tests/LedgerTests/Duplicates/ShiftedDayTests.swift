import Testing

@testable import Ledger

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
}
