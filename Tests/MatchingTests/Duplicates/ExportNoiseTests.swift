import Foundation
import TestSupport
import Testing

@testable import Matching

/// Books from exports that are each written in another way. `DAYBOOK_REALITIES=50` plays so many lives a noise.
@Suite struct ExportNoiseTests {
  static let realities = ProcessInfo.processInfo.environment["DAYBOOK_REALITIES"].flatMap { UInt64($0) } ?? 1

  static let noises: [(name: String, noise: ExportNoise)] = [
    ("cut texts", ExportNoise(cutTexts: 500)), ("letters", ExportNoise(letters: 500)),
    ("words", ExportNoise(words: 500, late: 10)), ("value days", ExportNoise(valueDays: 300, laterValue: 20)),
    ("most by value day", ExportNoise(valueDays: 500, laterValue: 100)),
    ("days off", ExportNoise(offDays: 200)), ("days off, cut", ExportNoise(offDays: 100, cutDays: 100, late: 10)),
    ("changed amounts", ExportNoise(changedAmounts: 10)),
    ("changed ids", ExportNoise(changedIds: 300)),
    ("changed ids, words", ExportNoise(words: 500, cutDays: 300, changedIds: 300, late: 10)),
    ("weekends", ExportNoise(weekends: 50)), ("months", ExportNoise(isMonthly: true, late: 10)),
    ("cut days", ExportNoise(cutDays: 1000)), ("pumps", ExportNoise(pumps: 700, pending: 60)),
    ("reused ids", ExportNoise(reusedIds: 700, late: 10)), ("new ids", ExportNoise(newIds: 700, late: 10)),
    ("stable ids", ExportNoise(cutDays: 500, stableIds: 700, late: 10)),
    ("late balances", ExportNoise(cutDays: 500, balances: 500, late: 10)),
    ("formats", ExportNoise(cutDays: 300, formats: 500, late: 10, reworded: 10)),
    ("weeks", ExportNoise(isWeekly: true, noons: 100)), ("parts", ExportNoise(parts: 10)),
    ("again", ExportNoise(again: 200)), ("doubled", ExportNoise(balances: 1000, doubled: 300)),
    (
      "all",
      ExportNoise(
        cutTexts: 200, letters: 200, words: 200, valueDays: 50, laterValue: 20, offDays: 30, changedAmounts: 3,
        weekends: 10, cutDays: 300, pumps: 300, pending: 60, changedIds: 200, balances: 300, late: 10, reworded: 10,
        parts: 10, again: 100, doubled: 30)
    ),
  ]

  /// Seeds are none with which matching was measured while it was written: those begin with 9001.
  @Test func nothingIsLostWhateverTheExportsLookLike() {
    var all = Outcome()
    for (index, (name, noise)) in Self.noises.enumerated() {
      var total = Outcome()
      for reality in 0..<Self.realities {
        for order in HouseholdTests.Order.allCases {
          let seed = 70_001 + UInt64(index) + 1_000 * reality
          let outcome = Self.outcome(seed, noise, order)
          if outcome.lost > 0 || outcome.doubled > 0 { print("seed \(seed) \(name) \(order): \(outcome)") }
          total = total + outcome
        }
      }
      print("\(name): \(total)")
      all = all + total
    }
    print("all noises: \(all)")
    // In a million rows there is a day on which nothing at all tells two from one.
    #expect(all.lost <= 3 * (all.rows / 1_000_000))
    #expect(all.share(all.doubled) <= 20)
    #expect(all.share(all.queued) <= 1_500)
    #expect(all.share(all.wrongAtLast) <= 50)
  }

  private static func outcome(_ seed: UInt64, _ noise: ExportNoise, _ order: HouseholdTests.Order) -> Outcome {
    var life = BankLife(seed: seed, days: 120, noise: noise)
    var exports = life.downloads()
    if order == .backwards { exports.reverse() }
    if order == .shuffled { exports.shuffle(using: &life.chance) }
    var book = TracedBook()
    for (place, export) in exports.enumerated() { book.take(export, reversed: place % 2 == 1) }
    return book.outcome(life.money)
  }

  /// A bank that words a whole year otherwise is no thousand questions.
  @Test func aYearThatIsRewordedAtOnceIsNoQuestion() {
    var life = BankLife(seed: 77, days: 365, noise: ExportNoise())
    let rows = life.exports().reduce(into: [Int: Row]()) { rows, export in
      for entry in export { rows[entry.truth] = entry.row }
    }
    let year = rows.sorted { ($0.value.day, $0.key) < ($1.value.day, $1.key) }.map(\.value)
    var book = TinyBook()
    book.take(year)
    var other = year
    for place in other.indices { other[place].text = "ACQ\(10_000 + place) MERCHANT SERVICES" }
    let verdicts = book.take(other).verdicts
    #expect(year.count > 900)
    #expect(verdicts.allSatisfy { $0 == .duplicate })
    #expect(book.transactions.count == year.count)
  }

  /// Thirteen tickets of one price and text: the bank lists two more, rewords all, and takes none back.
  @Test func thirteenTicketsStayThirteen() {
    let tickets = (0..<13).map { _ in Row(10, -250, "CITY TRAM TICKET") }
    var book = TinyBook()
    book.take(ChangedRowTests.background + tickets)
    let more = tickets + [Row(10, -250, "CITY TRAM TICKET"), Row(10, -250, "CITY TRAM TICKET")]
    #expect(book.take(ChangedRowTests.background + more).verdicts.count { $0 == .new } == 2)
    let reworded = more.map { _ in Row(10, -250, "TRAM 4711 ZONE A") }
    #expect(book.take(ChangedRowTests.background + reworded).verdicts.allSatisfy { $0 == .duplicate })
    #expect(book.take(ChangedRowTests.background + tickets).verdicts.allSatisfy { $0 == .duplicate })
    #expect(book.transactions.count == ChangedRowTests.background.count + 15)
  }

  /// Five thousand equal rows on a day are five thousand, also in halves that are cut within the day.
  @Test func fiveThousandEqualRowsStay() {
    let crowd = (0..<5_000).map { _ in Row(10, -250, "TRAM") }
    let rows = [Row(9, -1_234, "A")] + crowd + [Row(11, -1_235, "B")]
    var book = TinyBook()
    book.take(rows)
    #expect(book.transactions.count == rows.count)
    #expect(book.take(rows + [Row(11, -250, "TRAM")]).verdicts.count { $0 == .new } == 1)
    var halves = TinyBook()
    halves.take(Array(rows[..<3_000]))
    halves.take(Array(rows[3_000...]))
    let queued = halves.transactions.count { $0.status == .held }
    #expect(halves.transactions.count == rows.count && queued > 0)
  }
}
