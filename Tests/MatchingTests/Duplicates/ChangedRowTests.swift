import TestSupport
import Testing

@testable import Matching
@testable import Values

@Suite struct ChangedRowTests {
  /// Days 1 to 20, one telling row a day, so that a statement around them is a full listing.
  static let background = (1...20 as ClosedRange<Int32>).map { Row($0, -1_011 - 137 * Int64($0), "SHOP \($0)") }

  static func book(with rows: Row...) -> TinyBook {
    var book = TinyBook()
    book.take((background + rows).sorted { $0.day < $1.day })
    return book
  }

  static func judge(_ book: TinyBook, _ rows: Row...) -> (verdicts: [Verdict], reasons: [[String]]) {
    var book = book
    let statement = background + rows
    let verdicts = book.take(statement)
    return (Array(verdicts.verdicts.suffix(rows.count)), verdicts.evidence.map { $0.reasons.map(\.plain) })
  }

  @Test func aRewordedRowIsADuplicate() {
    let book = Self.book(with: Row(9, -499, "Musicbox"))
    #expect(Self.judge(book, Row(9, -499, "MB SUBSCRIPTION SERVICES")).verdicts == [.duplicate])
    // Two rows and one known: the likelier text, but the other could be it too.
    let two = Self.judge(book, Row(9, -499, "MUSICBOX LONDON"), Row(9, -499, "FILMBOX"))
    #expect(two.verdicts == [.duplicate, .new])
    let tie = Self.judge(book, Row(9, -499, "AAA"), Row(9, -499, "BBB"))
    #expect(tie.verdicts.contains(.suspected) && tie.verdicts.contains(.new))
    // The header and twenty rows come before the two.
    #expect(tie.reasons.first?.last == "line 23 fits as well")
  }

  @Test func aMovedRowIsADuplicateOrAQuestion() {
    let book = Self.book(with: Row(9, -128_317, "Rent"))
    #expect(Self.judge(book, Row(11, -128_317, "Rent")).verdicts == [.duplicate])
    let other = Self.judge(book, Row(11, -128_317, "Oak Street Estates"))
    #expect(other.verdicts == [.suspected])
    #expect(
      other.reasons == [["same amount", "2 days later", "other text: 'Oak Street Estates' for 'Rent'"]])
  }

  @Test func aLateRowIsNew() {
    #expect(Self.judge(Self.book(), Row(9, -320, "Coffee")).verdicts == [.new])
    #expect(
      Self.judge(Self.book(with: Row(9, -320, "Coffee")), Row(9, -320, "Coffee"), Row(9, -320, "Coffee"))
        .verdicts == [.duplicate, .new])
  }

  @Test func aPendingRowSettlesWithATip() {
    let book = Self.book(with: Row(9, -2_000, "BISTRO ROMA", isPending: true))
    let settled = Self.judge(book, Row(11, -2_300, "Bistro Roma London"))
    #expect(settled.verdicts == [.settles])
    #expect(
      settled.reasons == [
        ["-23.00 instead of -20.00", "2 days later", "text alike: 'BISTRO ROMA' in both", "was pending"]
      ])
    #expect(Self.judge(book, Row(9, -2_000, "BISTRO ROMA", isPending: true)).verdicts == [.duplicate])
    // Another merchant, another amount: nothing to do with it.
    #expect(Self.judge(book, Row(11, -2_300, "Garage")).verdicts == [.new])
  }

  @Test func aListingThatLeavesOutMuchProvesNothing() {
    var book = TinyBook()
    book.take(Self.background + [Row(9, -320, "Coffee")])
    // A search result for coffee: the row of day 10 is not the one of day 9, moved.
    let verdicts = book.take([Row(1, -320, "Coffee"), Row(10, -320, "Coffee"), Row(20, -320, "Coffee")])
    #expect(!verdicts.verdicts.contains(.duplicate))
  }

  @Test func aTransactionAbsorbsOneDraftOfMany() {
    let many = (0..<300).map { _ in Row(100, -250, "TRAM") }
    var book = TinyBook()
    book.take((0..<200).map { Row(100, -250, $0 % 2 == 0 ? "TRAM" : "BUS") })
    book.covered = [90...110]
    let verdicts = book.take(many)
    let claimed = verdicts.counterparts.filter { $0 != 0 }
    #expect(Set(claimed).count == claimed.count)
    #expect(verdicts.verdicts.filter { $0 == .duplicate }.count >= 100)
  }

  /// More equal rows than a draft is compared with, all moved: each is asked about or new, none is decided twice.
  @Test func aMovedCrowdIsAskedOneByOne() {
    var book = TinyBook()
    book.take((0..<600).map { Row(100 + $0 % 3, -250, "TRAM") } + [Row(90, -1_234, "A"), Row(120, -1_235, "B")])
    let crowd = (0..<200).map { _ in Row(105, -250, "TRAM") }
    let verdicts = book.take([Row(90, -1_234, "A")] + crowd + [Row(120, -1_235, "B")])
    let claimed = verdicts.counterparts.filter { $0 != 0 }
    #expect(Set(claimed).count == claimed.count)
    #expect(!verdicts.verdicts[1...200].contains(.duplicate))
    #expect(claimed.count == 202)
  }

  @Test func likenessIsOfWords() {
    var pool = TextPool()
    var likeness = TextLikeness()
    func alike(_ left: String, _ right: String) -> Int {
      likeness.likeness(pool.intern(left), pool.intern(right), in: pool)
    }
    #expect(alike("COFFEE", "Coffee") == 100)
    #expect(alike("CARD PAYMENT TO CAFÉ ROMA 0815", "cafe roma") == 100)
    #expect(alike("AMAZON MARKETPLACE", "AMAZON MKTP DE*2K4RT") >= 40)
    #expect(alike("SAINSBURYS LOCAL", "SAINSBURY") >= 75)
    #expect(alike("NANDOS", "TESCO") == 0)
    #expect(alike("12345", "67890") == 0)
  }

  @Test func theBestAssignmentIsNotGreedy() {
    let edges = [
      Assignment.Edge(left: 0, right: 0, weight: 10), .init(left: 0, right: 1, weight: 9),
      .init(left: 1, right: 0, weight: 9),
    ]
    let best = Assignment.best(edges, lefts: 2, rights: 2)
    #expect(best.partners == [1, 0])
    #expect(best.total == 18)
  }
}
