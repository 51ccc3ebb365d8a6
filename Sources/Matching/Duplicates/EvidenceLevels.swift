import Values

/// What speaks for and against two rows being one: the one place where its weights and words are set.
///
/// Weights are added up; a sum of `certain` decides, a sum of `likely` asks, and a pair whose rival is closer than
/// `margin` is a tie, which asks too.
enum EvidenceLevels {
  typealias Level = Matching.Level<Comparison.Words>

  static let certain = 18
  static let likely = 10
  static let margin = 3
  /// A pending row is provisional: absorbed by the wrong booking, it does no lasting harm, since its own booking
  /// still comes as a row.
  static let certainForPending = 14

  /// A bank does not change booked rows by much: they move by a few days.
  static let moveDays: Int32 = 7

  /// The same amount says the more, the fewer rows have it and the more digits it has: 4.99 on a subscription day is
  /// weak, 1,283.17 strong.
  static func sameAmount(_ amount: Int64, rowsWithIt: Int) -> Level {
    Level(weight(ofAmount: amount, rowsWithIt: rowsWithIt)) { _ in "same amount" }
  }
  private static func weight(ofAmount amount: Int64, rowsWithIt: Int) -> Int {
    guard isTelling(amount) else { return weakAmount }
    switch rowsWithIt {
    case ...rowsOfRareAmount: return 8
    case ...5: return 5
    default: return weakAmount
    }
  }
  /// One on each side.
  static let rowsOfRareAmount = 2
  /// A booked row of such an amount on the next day, with the same text, in a statement that should list the known row,
  /// stays below `certain`: it may be the next coffee.
  private static let weakAmount = 2

  /// Whether an amount has four digits or more, zeros at the end not counted.
  static func isTelling(_ amount: Int64) -> Bool { significant(amount) > 999 }
  /// Whether an amount is none of the round prices that are paid twice a day: three digits or more.
  static func isOdd(_ amount: Int64) -> Bool { significant(amount) > 99 }

  /// The amount without its sign and the zeros at its end.
  private static func significant(_ amount: Int64) -> UInt64 {
    var digits = amount.magnitude
    while digits != 0, digits % 10 == 0 { digits /= 10 }
    return digits
  }
  /// A tip or an exchange rate: up to a third more or a tenth less than was held.
  static let nearAmount = Level(3) { $0.amounts }
  static func isNear(held: UInt64, booked: UInt64) -> Bool {
    // No sum of these leaves 64 bits: an amount's magnitude is 2^63 at most.
    booked <= held + held / 3 && booked >= held - held / 10
  }
  /// A hold that was settled with quite another amount (fuel, hotels).
  static let otherAmount = Level(-1) { $0.amounts }

  static func days(_ distance: Int32) -> Level {
    let weight =
      switch distance {
      case 0: 5
      case 1: 4
      case 2: 3
      case 3: 2
      case ...moveDays: 1
      default: 0
      }
    return Level(weight) { $0.days }
  }

  static func text(likeness: Int) -> Level {
    let weight =
      switch likeness {
      case 100: 7
      case alike...: 6
      case 50...: 4
      case someWords...: 1
      default: -2
      }
    return Level(weight) { $0.text() }
  }
  /// Likeness from which on two texts are one, cut or dressed up otherwise.
  static let alike = 75
  /// Likeness below which what texts share is not worth a word.
  static let someWords = 25
  /// The bank has changed this very text into the other one in rows that are certain: then another text says 6.
  static func rewordedElsewhere(_ text: Level) -> Level {
    Level(max(0, 6 - text.weight)) { _ in "the bank has worded other rows anew too" }.whereItDecides
  }
  /// Another text on the same day says nothing where a bank has worded most rows anew, and at least so many.
  static let rowsOfRewording = 20

  /// The statement covers the known row's day, and no other draft is the row: it has changed, or the statement is
  /// older than the row.
  static let rowMustBeListed = Level(4) {
    "the file covers \(Day(number: $0.pair.row.day)), but lacks the book's row"
  }.whereItDecides
  /// An earlier statement covers the draft's day: either the bank added the row late, or the book has it.
  static let draftMustBeKnown = Level(3) {
    "an earlier file covers \(Day(number: $0.pair.draft.day)), but lacks this row"
  }.whereItDecides
  /// Both sides agree in day and amount, which have said so, and only the text differs.
  static let sameDayAndAmount = Level(5) { _ in nil }
  /// A row of a rare amount has moved from that day to the other one too.
  static let othersMoved = Level(4, "another row has moved between these days too").whereItDecides
  /// Where neither side must have the other's day (one statement ends, the next begins), a row may have moved from one
  /// to the other by a few days. That is asked where the amount is rare, or another row has moved so, and the texts are
  /// alike; it is never decided.
  static let seamDays: Int32 = 3
  static func mayHaveMovedOverSeam(distance: Int32, rowsWithAmount: Int, likeness: Int) -> Bool {
    distance <= seamDays && rowsWithAmount <= rowsOfRareAmount && likeness >= alike
  }
  /// A pending row is booked sooner or later.
  static let pendingSettles = Level(5) { $0.pair.settles ? "was pending" : nil }
  /// Some banks date the booking so many days before the authorisation.
  static let daysBeforePending: Int32 = 1
  /// A row that stays pending keeps its amount, and its day to within so many days.
  static let pendingDays: Int32 = 2
  /// Likeness of the texts of a pending row and a booking of another amount.
  static let alikeToSettle = 60
  /// Always said: it opens the question where the amounts differ.
  static let sameReference = Level(20, "same id of the bank")
  static let otherReference = Level(-20, "another id of the bank").whereItDecides
  static let sameBalance = Level(20, "same balance after it").whereItDecides
  /// Ids are stable where so many rows keep theirs for each row that has got another one.
  static let idsPerRenamed = 10

  /// How many rows a bank drops from days that it listed before, and adds to them: a few, and one more for each so many
  /// that there are. Where more are missing, the statement, or the book, is no full listing of these days.
  static let fewDropped = 2
  static let rowsPerDropped = 20
  static let fewAdded = 4
  static let rowsPerAdded = 10

  /// Statement and book are two partial lists where each lacks more than one in so many rows of the other, and so many
  /// in all: a bank does not add, drop or change as many.
  static let missingRate = 10
  static let missingOfPartial = 4
  /// The book has all of the account in days in which it has so many rows of the statement: some look alike by chance.
  static let rowsOfWhole = 10

  /// A statement that dates its rows otherwise, by the value day or by the clock of another time zone, does so by as
  /// many days at most.
  static let shiftDays: Int32 = 3
  /// What shows it: rows of amounts that no other row around has, on several days. Fewer may have moved by themselves.
  static let rowsOfShift = 3
  static let daysOfShift = 2
  /// Enough where not one row stands on the book's day.
  static let rowsOfWholeShift = 2
  /// An amount that more rows have shows nothing.
  static let rowsOfShownAmount = 16
}
