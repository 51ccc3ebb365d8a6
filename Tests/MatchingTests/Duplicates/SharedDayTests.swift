import TestSupport
import Testing

@testable import Matching
@testable import Values

/// A day on which one statement ends and the next begins: does it stand in both whole, or in two parts?
@Suite struct SharedDayTests {
  private static let coffee = Row(7, -280, "COFFEE")
  private static let tram = Row(7, -190, "TRAM")

  /// What is asked of the rows of day 7, with which the first statement ends and the second begins.
  private static func verdicts(
    _ ends: [Row], _ begins: [Row], order: RowOrder = .oldestFirst, before: [Row] = [], after: [Row] = []
  ) -> [Verdict] {
    var book = TinyBook()
    book.take([Row(1, -11_111, "RENT")] + before + ends)
    let rows = begins + after + [Row(14, -22_222, "POWER")]
    let verdicts = book.take(order == .newestFirst ? rows.reversed() : rows, order: order).verdicts
    return Array((order == .newestFirst ? verdicts.reversed() : verdicts)[..<begins.count])
  }

  /// Weekly exports that share a day list it twice.
  @Test func aDayThatBothListInTheSameWayIsWhole() {
    let day = [Self.coffee, Self.coffee, Self.tram]
    for order in [RowOrder.oldestFirst, .newestFirst] {
      #expect(Self.verdicts(day, day, order: order) == [.duplicate, .duplicate, .duplicate])
    }
  }

  /// There and back again: two rows may be the morning and the afternoon of two kinds, too.
  @Test func twoRowsAreAsked() {
    let pair = [Self.coffee, Self.tram]
    #expect(Self.verdicts(pair, pair) == [.suspected, .suspected])
  }

  /// The coffee of the morning, and that of the afternoon.
  @Test func rowsOfOneKindAreAsked() {
    #expect(Self.verdicts([Self.coffee], [Self.coffee]) == [.suspected])
    let coffees = [Self.coffee, Self.coffee, Self.coffee]
    #expect(Self.verdicts(coffees, coffees) == [.suspected, .suspected, .suspected])
  }

  /// What both have is the middle of the day; the first row of the one and the last of the other only look the same.
  @Test func aDayInAnotherOrderIsAsked() {
    #expect(Self.verdicts([Self.coffee, Self.tram], [Self.tram, Self.coffee]).contains(.suspected))
    #expect(Self.verdicts([Self.coffee, Self.tram], [Self.coffee, Self.tram], order: .mixed).contains(.suspected))
  }

  @Test func aDayThatIsLongerOnOneSideIsAsked() {
    let bus = Row(7, -170, "BUS")
    #expect(Self.verdicts([Self.coffee, Self.tram, bus], [Self.coffee, Self.tram]) == [.suspected, .suspected])
    #expect(Self.verdicts([Self.coffee, Self.tram], [Self.coffee, Self.tram, bus]) == [.suspected, .suspected, .new])
  }

  /// A row of an odd amount that stands on one day only ties both statements together up to its place.
  @Test func anOddAmountTiesTheDay() {
    let shop = Row(7, -1_234, "SHOP")
    #expect(Self.verdicts([Self.coffee, shop], [Self.coffee, shop, Self.tram]) == [.duplicate, .duplicate, .new])
    #expect(
      Self.verdicts([Self.coffee, shop, Self.tram], [Self.coffee, shop, Self.tram, Self.tram])
        == [.duplicate, .duplicate, .suspected, .new])
    // A round price, three digits with a zero among them, stands for nothing.
    let round = Row(7, -12_000, "SHOP")
    #expect(Self.verdicts([Self.coffee, round], [Self.coffee, round, Self.tram]) == [.suspected, .suspected, .new])
  }

  /// How often an odd amount may stand elsewhere: not even once more, in the book or in the statement.
  @Test func anOddAmountThatRepeatsTiesNothing() {
    let shop = Row(7, -1_234, "SHOP")
    for (before, after) in [([Row(3, -1_234, "SHOP")], []), ([], [Row(9, -1_234, "SHOP")])] {
      #expect(
        Self.verdicts([Self.coffee, shop], [Self.coffee, shop, Self.tram], before: before, after: after)
          == [.suspected, .suspected, .new])
    }
    // With another text it is another row.
    #expect(
      Self.verdicts([Self.coffee, shop], [Self.coffee, shop, Self.tram], before: [Row(3, -1_234, "OTHER")])
        == [.duplicate, .duplicate, .new])
  }

  /// A day inside one of the statements is listed whole by it.
  @Test func aDayInsideAStatementIsNotAsked() {
    var book = TinyBook()
    book.take([Row(1, -11_111, "RENT"), Self.coffee])
    #expect(book.take([Row(6, -33_333, "BOOK"), Self.coffee, Row(14, -22_222, "POWER")]).verdicts[1] == .duplicate)
  }

  /// The statement before begins where this one ends.
  @Test func theOtherEndIsAskedTheSameWay() {
    func verdicts(_ ends: [Row]) -> [Verdict] {
      var book = TinyBook()
      book.take([Self.coffee, Self.tram, Self.tram, Row(14, -22_222, "POWER")])
      return Array(book.take([Row(1, -11_111, "RENT")] + ends).verdicts.dropFirst())
    }
    #expect(verdicts([Self.coffee, Self.tram, Self.tram]) == [.duplicate, .duplicate, .duplicate])
    #expect(verdicts([Self.tram, Self.tram]) == [.suspected, .suspected])
  }

  /// Of equal rows the one nearest to the other statement is the likeliest to be in it too.
  @Test func theOutermostOfEqualRowsIsAsked() {
    var book = TinyBook()
    book.take([Self.coffee, Row(14, -22_222, "POWER")])
    let verdicts = book.take([Row(1, -11_111, "RENT"), Self.coffee, Self.coffee])
    #expect(verdicts.verdicts == [.new, .new, .suspected])
    #expect(Array(verdicts.counterparts) == [0, 0, 1])
  }

  /// A balance of both says which row it is.
  @Test func aBalanceTiesTheDay() {
    var coffee = Self.coffee
    coffee.balance = 5_000
    #expect(Self.verdicts([coffee], [coffee, Self.tram]) == [.duplicate, .new])
  }
}
