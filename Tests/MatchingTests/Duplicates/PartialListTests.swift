import TestSupport
import Testing

@testable import Matching

/// Two partial lists of one account: an export for each card, what a search finds.
@Suite struct PartialListTests {
  /// Rows of two cards on the same days: coffees of one price with both, and what only one has.
  private static func card(_ number: Int64, days: ClosedRange<Int32> = 1...20) -> [Row] {
    days.flatMap { day in
      [Row(day, -280, "COFFEE"), Row(day, -10_007 - 531 * Int64(day) - 77_000 * number, "SHOP \(number) \(day)")]
    }
  }

  @Test func lookalikesOfTwoCardsAreOneQuestion() throws {
    var book = TinyBook()
    book.take(Self.card(1))
    let verdicts = book.take(Self.card(2))
    let lists = try #require(verdicts.partial)
    #expect(lists.drafts == stride(from: 0, to: 40, by: 2).map { $0 })
    #expect(verdicts.askedTogether == lists.drafts)
    #expect(lists.drafts.allSatisfy { verdicts.verdicts[$0] == .suspected && verdicts.counterparts[$0] != 0 })
    #expect(lists.days == 1...20)
    #expect((lists.listed, lists.unknown) == (36, 18))
    #expect((lists.known, lists.unlisted) == (36, 18))
    // Nothing is lost, and importing again asks nothing.
    #expect(book.transactions.count == 80)
    let again = book.take(Self.card(2))
    #expect(again.verdicts.allSatisfy { $0 == .duplicate })
    #expect(again.partial == nil)
  }

  /// What one side has whole is no partial list.
  @Test func aSearchResultOrAWholeListAsksNothing() {
    let whole = (Self.card(1) + Self.card(2)).sorted { $0.day < $1.day }
    for (first, second) in [(whole, Self.card(2)), (Self.card(1), whole)] {
      var book = TinyBook()
      book.take(first)
      #expect(book.take(second).partial == nil)
      #expect(book.transactions.count == whole.count)
      #expect(!book.transactions.contains { $0.status == .held })
    }
  }

  /// Where the book has the whole account for a while, rows of that while are in it for certain.
  @Test func daysThatTheBookHasWholeAreNotAsked() throws {
    var book = TinyBook()
    book.take((Self.card(1, days: 1...10) + Self.card(2, days: 1...10)).sorted { $0.day < $1.day })
    book.take(Self.card(1))
    let verdicts = book.take(Self.card(2))
    let lists = try #require(verdicts.partial)
    #expect(lists.drafts.map { Self.card(2)[$0].day } == Array(11...20))
    #expect(verdicts.verdicts[..<20].allSatisfy { $0 == .duplicate })
  }

  /// Two lists of `shared` rows that both have, and such as only one has, on the days 2 to 9.
  private static func areTwoLists(shared: Int, known: Int, listed: Int) -> Bool {
    func rows(_ count: Int, _ day: Int32, _ first: Int64) -> [Row] {
      (0..<Int64(count)).map { Row(day, first - 137 * $0, "SHOP \(day)") }
    }
    let (first, last) = (Row(1, -77_777, "RENT"), Row(10, -88_888, "POWER"))
    var book = TinyBook()
    book.take([first] + rows(shared, 3, -10_001) + rows(known, 5, -20_003) + [last])
    return book.take([first] + rows(shared, 3, -10_001) + rows(listed, 7, -30_007) + [last]).partial != nil
  }

  /// Each lacks more than one in ten of the other's rows, and both together four.
  @Test func twoListsLackMany() {
    #expect(Self.areTwoLists(shared: 17, known: 2, listed: 2))
    #expect(!Self.areTwoLists(shared: 18, known: 2, listed: 2))
    #expect(Self.areTwoLists(shared: 7, known: 2, listed: 2))
    #expect(!Self.areTwoLists(shared: 7, known: 2, listed: 1))
  }

  /// Ten rows of the statement show that the book has all of the account, on other days than the first and last one.
  @Test(arguments: [0, 1])
  func tenRowsShowAWholeBook(lacking: Int) throws {
    var book = TinyBook()
    book.take((Self.card(1, days: 2...8) + Self.card(2, days: 2...8)).sorted { $0.day < $1.day })
    book.take(Self.card(1))
    let rows = Self.card(2).filter { lacking == 0 || $0 != Row(5, -280, "COFFEE") }
    let lists = try #require(book.take(rows).partial)
    #expect(lists.drafts.contains { (3...7).contains(rows[$0].day) } == (lacking == 1))
    #expect(lists.drafts.contains { rows[$0].day > 8 })
  }

  /// Where ids are stable, they say which rows are one and which are two.
  @Test func provedRowsAreNotAsked() {
    func card(_ number: Int64) -> [Row] {
      let rows = Self.card(number).filter { $0.text != "COFFEE" || $0.day == 9 }
      let shared = [Row(20, -777_777, "RENT", reference: "R7"), Row(20, -777_778, "POWER", reference: "R8")]
      return shared
        + rows.enumerated().map { place, row in
          var row = row
          row.reference = "\(number)-\(place)"
          return row
        }
    }
    var book = TinyBook()
    book.take(card(1))
    let verdicts = book.take(card(2))
    #expect(verdicts.verdicts.prefix(2) == [.duplicate, .duplicate])
    #expect(verdicts.verdicts.dropFirst(2).allSatisfy { $0 == .new })
    #expect(verdicts.partial == nil)
  }

  /// A balance that both lists state does the same.
  @Test func equalBalancesAreNotAsked() throws {
    func card(_ number: Int64) -> [Row] {
      var rows = Self.card(number)
      rows[8].balance = 5_000
      return rows
    }
    var book = TinyBook()
    book.take(card(1))
    let lists = try #require(book.take(card(2)).partial)
    #expect(!lists.drafts.contains(8) && lists.drafts.contains(10))
  }

  /// A handful of rows that the bank added, dropped or changed make no partial list.
  @Test func aFewMissingRowsAreNoPartialLists() {
    var book = TinyBook()
    book.take(Self.card(1))
    var rows = Self.card(1)
    rows.remove(at: 7)
    rows[21] = Row(11, -5_555, "LATE")
    #expect(book.take(rows).partial == nil)
  }
}
