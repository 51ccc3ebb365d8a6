import TestSupport
import Testing

@testable import Matching
@testable import Values

/// A bank that changes its ids.
@Suite struct ChangedIdTests {
  private static let days: [Row] = (1...60).flatMap { day in
    [Row(day, -1_011 - 137 * Int64(day), "SHOP \(day)"), Row(day, -280, "COFFEE")]
  }

  /// Rows of days, with ids that `id` gives each by its place in the bank's list.
  private static func listing(_ days: ClosedRange<Int32>, id: (Int) -> String) -> [Row] {
    zip(Self.days.indices, Self.days).filter { days.contains($0.1.day) }.map { place, row in
      var row = row
      row.reference = id(place)
      return row
    }
  }

  @Test(
    arguments: [
      { "2F\($0 * 7_919 % 100_003)" }, { "\(4_009 + $0)" }, { "0000\(4_000 + $0)" }, { "X\($0 % 40)" },
    ] as [@Sendable (Int) -> String])
  func theThirdFileDoublesNothing(id: @Sendable (Int) -> String) {
    var book = TinyBook()
    book.take(Self.listing(1...30) { "\(4_000 + $0)" })
    book.take(Self.listing(20...45, id: id))
    book.take(Self.listing(25...60, id: id))
    #expect(book.transactions.count == 120)
    book.take(Self.listing(1...60) { "\(4_000 + $0)" })
    #expect(book.transactions.count == 120)
  }

  /// Ten rows keep their id for each that has got another one.
  @Test func idsAreStableWhereHardlyOneIsRenamed() {
    func areStable(_ count: Int) -> Bool {
      let rows = Self.days.filter { $0.amount != -280 }.prefix(count + 1).map { row in
        var row = row
        row.reference = row.text
        return row
      }
      var book = TinyBook()
      book.take(rows)
      var drafts = Drafts(rows)
      drafts.references[5] = drafts.texts.intern("RENAMED")
      let known = book.known(for: &drafts)
      return References(drafts, known, Coverage(drafts, known)).areStable
    }
    #expect(areStable(10) && !areStable(9))
  }

  /// A book of before kept no ids of rows that were absorbed: the first file's are all it has.
  @Test func idsThatWereNotKeptDoubleNothing() {
    var book = TinyBook()
    book.take(Self.listing(1...30) { "\(4_000 + $0)" })
    book.take(Self.listing(20...45) { "N\($0)" })
    for place in book.transactions.indices {
      book.transactions[place].faces.removeLast(book.transactions[place].faces.count - 1)
    }
    book.take(Self.listing(25...60) { "N\($0)" })
    #expect(book.transactions.count == 120)
  }

  /// Stable ids tell two coffees of a day on which one statement ends and the next begins.
  @Test func stableIdsStillTellRowsApart() {
    var book = TinyBook()
    book.take(Self.listing(1...30) { "\(4_000 + $0)" })
    let more = Self.listing(28...40) { "\(4_000 + $0)" } + [Row(40, -280, "COFFEE", reference: "9000")]
    book.take(more)
    #expect(book.transactions.count == 81)
    book.take([Row(40, -280, "COFFEE", reference: "9001")] + Self.listing(41...60) { "\(4_000 + $0)" })
    #expect(book.transactions.count == 122)
  }
}
