import TestSupport
import Testing

@testable import Matching
@testable import Values

@Suite struct ExactPairTests {
  @Test func anEmptyBookMakesEverythingNew() {
    let verdicts = Duplicates.judge(
      Drafts([Row(1, -300, "Coffee")]), against: Known(rows: [], covered: []), settleDays: 14)
    #expect(verdicts.verdicts == [.new])
    #expect(Duplicates.judge(Drafts(), against: Known(rows: [], covered: []), settleDays: 14).verdicts.isEmpty)
  }

  @Test func equalRowsOfOneDayStay() {
    var book = TinyBook()
    let rows = [Row(1, -300, "Coffee"), Row(1, -300, "Coffee"), Row(2, -300, "Coffee")]
    book.take(rows)
    #expect(book.transactions.count == 3)
    #expect(book.take(rows).verdicts == [.duplicate, .duplicate, .duplicate])
    #expect(book.take(rows + [Row(2, -300, "Coffee")]).verdicts == [.duplicate, .duplicate, .duplicate, .new])
    #expect(Set(book.take(rows).counterparts).count == 3)
  }

  @Test func caseAccentsAndPunctuationDoNotMatter() {
    var book = TinyBook()
    book.take([Row(1, -300, "Café-Bar  ŁÓDŹ 12")])
    #expect(book.take([Row(1, -300, "CAFE BAR LODZ 12")]).verdicts == [.duplicate])
  }

  @Test func idsCountOnlyWhereTheyAreStable() {
    var stable = TinyBook()
    stable.take([Row(1, -300, "Coffee", reference: "A"), Row(2, -500, "Tea", reference: "B")])
    let more = [
      Row(1, -300, "Coffee", reference: "A"), Row(2, -500, "Tea", reference: "B"),
      Row(2, -500, "Tea", reference: "C"),
    ]
    #expect(stable.take(more).verdicts == [.duplicate, .duplicate, .new])
    #expect(Array(stable.take([more[2], more[0]]).counterparts) == [3, 1])
    var fresh = TinyBook()
    fresh.take([Row(1, -300, "Coffee", reference: "A1"), Row(2, -500, "Tea", reference: "A2")])
    let again = [Row(1, -300, "Coffee", reference: "B1"), Row(2, -500, "Tea", reference: "B2")]
    #expect(fresh.take(again).verdicts == [.duplicate, .duplicate])
  }

  @Test func aCutDayIsJoinedByItsBalances() {
    var book = TinyBook()
    book.take([Row(1, -500, "Tea", balance: 10_000), Row(2, -300, "Coffee", balance: 9_700)])
    let rest = [Row(2, -300, "Coffee", balance: 9_400), Row(3, -700, "Soup", balance: 8_700)]
    #expect(book.take(rest).verdicts == [.new, .new])
    #expect(book.take([Row(2, -300, "Coffee", balance: 9_700)] + rest).verdicts.allSatisfy { $0 == .duplicate })
  }

  @Test func aTransactionWithTwoFacesAbsorbsOne() {
    var drafts = Drafts([Row(6, -300, "Coffee"), Row(7, -300, "Coffee")])
    let text = drafts.texts.intern("Coffee")
    let known = Known(
      rows: [
        KnownRow(transaction: 1, day: 5, amount: -300, description: text),
        KnownRow(transaction: 1, day: 6, amount: -300, description: text, isCurrent: false),
        KnownRow(transaction: 2, day: 6, amount: -300, description: text),
        KnownRow(transaction: 2, day: 7, amount: -300, description: text, isCurrent: false),
      ], covered: [])
    let verdicts = Duplicates.judge(drafts, against: known, settleDays: 14)
    #expect(verdicts.verdicts == [.duplicate, .duplicate])
    #expect(Array(verdicts.counterparts) == [1, 2])
  }

  @Test func aPendingRowSettles() {
    var book = TinyBook()
    book.take([Row(1, -900, "Rent"), Row(5, -1_000, "SHOP 12 CITY", isPending: true)])
    let verdicts = book.take([Row(4, -1, "Fee"), Row(7, -1_000, "SHOP CITY"), Row(8, -70, "Tea")])
    #expect(verdicts.verdicts == [.new, .settles, .new])
    #expect(book.transactions.count == 4)
    #expect(
      book.take([Row(1, -900, "Rent"), Row(5, -1_000, "SHOP 12 CITY", isPending: true)]).verdicts
        == [.duplicate, .duplicate])
  }
}
