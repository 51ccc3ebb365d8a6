import TestSupport
import Testing

@testable import Matching

/// A booked row whose amount the bank changed, and one that it took back.
@Suite struct ChangedAmountTests {
  private static let before = Row(9, -5_000, "Garage")

  @Test(arguments: [-5_200, 5_000, -5_00, -12_345] as [Int64])
  func anotherAmountIsAsked(amount: Int64) {
    let book = ChangedRowTests.book(with: Self.before)
    let (verdicts, reasons) = ChangedRowTests.judge(book, Row(9, amount, "GARAGE"))
    #expect(verdicts == [.suspected])
    #expect(reasons.first?.first?.hasSuffix(" instead of -50.00") == true)
  }

  /// Listed beside its likeness, the row is another one.
  @Test func aSecondRowIsNew() {
    let book = ChangedRowTests.book(with: Self.before)
    #expect(ChangedRowTests.judge(book, Self.before, Row(9, -5_200, "Garage")).verdicts == [.duplicate, .new])
  }

  @Test func anotherTextOrDayIsNew() {
    let book = ChangedRowTests.book(with: Self.before)
    #expect(ChangedRowTests.judge(book, Row(9, -5_200, "Florist")).verdicts == [.new])
    #expect(ChangedRowTests.judge(book, Row(11, -5_200, "Garage")).verdicts == [.new])
    // Nine of twelve letters are the same text, eight are not.
    let other = ChangedRowTests.book(with: Row(9, -5_000, "Westgarag SAM"))
    #expect(ChangedRowTests.judge(other, Row(9, -5_200, "Westgarag TOM")).verdicts == [.suspected])
  }

  /// Only rows that count have an amount to change.
  @Test(
    arguments: [
      (.reconciled, .suspected), (.held, .new), (.ignored, .new),
    ] as [(KnownRow.Status, Verdict)])
  func rowsThatDoNotCountAreNotAsked(status: KnownRow.Status, verdict: Verdict) {
    var book = ChangedRowTests.book(with: Self.before)
    for place in book.transactions.indices { book.transactions[place].status = status }
    #expect(ChangedRowTests.judge(book, Row(9, -5_200, "Garage")).verdicts == [verdict])
  }

  /// The same days twice, and each list begins and ends with the changed row's day.
  @Test(arguments: [1, 20] as [Int32])
  func onTheFirstAndLastDayToo(day: Int32) {
    let book = ChangedRowTests.book(with: Row(day, -5_000, "Garage"))
    #expect(ChangedRowTests.judge(book, Row(day, -5_200, "Garage")).verdicts == [.suspected])
  }

  /// Where one statement ends and the next begins, each may have one of its own.
  @Test func notWhereStatementsMeet() {
    let book = ChangedRowTests.book(with: Row(20, -5_000, "Garage"))
    var next = book
    let verdicts = next.take([Row(20, -5_200, "Garage"), Row(25, -999, "SHOP 25")]).verdicts
    #expect(verdicts == [.new, .new])
    // Nor where this one ends and the other begins.
    var before = TinyBook()
    before.take([Row(20, -5_000, "Garage"), Row(25, -999, "SHOP 25")])
    #expect(before.take([Row(15, -444, "Early"), Row(20, -5_200, "Garage")]).verdicts == [.new, .new])
  }

  @Test func aRowThatTheNextListLacksIsSaid() {
    var book = ChangedRowTests.book(with: Self.before)
    let number = Int64(1 + (book.transactions.firstIndex { $0.face == Self.before } ?? -1))
    #expect(book.take(ChangedRowTests.background).unlisted == [number])
  }

  /// Older lists, search results, and lists that end or begin with the day, say nothing by what they lack.
  @Test func whatNeedNotBeListedIsNotSaid() {
    let book = ChangedRowTests.book(with: Self.before, Row(1, -444, "Early"), Row(20, -555, "Late"))
    var same = book
    #expect(same.take(ChangedRowTests.background + [Self.before]).unlisted == [])
    var older = book
    #expect(older.take(ChangedRowTests.background.filter { $0.day < 16 }).unlisted == [])
    var search = book
    #expect(search.take(ChangedRowTests.background.filter { $0.day % 4 == 0 }).unlisted == [])
  }
}
