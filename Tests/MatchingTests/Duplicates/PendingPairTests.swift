import TestSupport
import Testing

@testable import Matching

/// Two pending rows of one amount, and the bookings that follow.
@Suite struct PendingPairTests {
  private static func book(_ left: String, _ right: String) -> TinyBook {
    var book = TinyBook()
    let pending = [Row(9, -2_000, left, isPending: true), Row(9, -2_000, right, isPending: true)]
    book.take((ChangedRowTests.background + pending).sorted { $0.day < $1.day })
    return book
  }

  private static func texts(_ book: TinyBook, _ status: KnownRow.Status) -> [String] {
    book.transactions.filter { $0.face.amount == -2_000 && $0.status == status }.map(\.face.text)
  }

  /// The text decides which of the two was booked; the other goes on waiting.
  @Test func theTextDecides() {
    for (booked, left) in [("BISTRO ROMA LONDON", "GARAGE NORD"), ("GARAGE NORD LONDON", "BISTRO ROMA")] {
      var book = Self.book("BISTRO ROMA", "GARAGE NORD")
      book.take(ChangedRowTests.background + [Row(11, -2_000, booked)])
      #expect(Self.texts(book, .booked) == [booked])
      #expect(Self.texts(book, .pending) == [left])
    }
  }

  /// Where the texts are the same, either is taken without a question: the money is right whichever it is, and the
  /// second booking settles the other one.
  @Test func eitherOfTwoEqualRowsSettles() {
    var book = Self.book("CITYHOP TAXI", "CITYHOP TAXI")
    let one = ChangedRowTests.background + [Row(10, -2_000, "CITYHOP TAXI LONDON")]
    book.take(one)
    #expect(Self.texts(book, .booked) == ["CITYHOP TAXI LONDON"])
    #expect(Self.texts(book, .pending) == ["CITYHOP TAXI"])
    book.take(one + [Row(11, -2_000, "CITYHOP TAXI PARIS")])
    #expect(Self.texts(book, .booked).sorted() == ["CITYHOP TAXI LONDON", "CITYHOP TAXI PARIS"])
    #expect(Self.texts(book, .pending).isEmpty)
    #expect(Self.texts(book, .held).isEmpty)
  }
}
