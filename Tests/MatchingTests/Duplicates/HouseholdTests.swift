import TestSupport
import Testing

@testable import Matching
@testable import Values

@Suite struct HouseholdTests {
  enum Order: CaseIterable { case given, backwards, shuffled }

  static let noises: [Noise] = [
    Noise(reworded: 0, moved: 0, late: 0, pending: 0), Noise(), Noise(ids: 1), Noise(ids: 2), Noise(hasBalances: true),
    Noise(pending: 0, rewordsAll: true), Noise(reworded: 20, moved: 20, late: 20, pending: 120, tipped: 250),
  ]

  @Test(arguments: noises.indices)
  func nothingIsLostNothingIsDoubled(level: Int) {
    var total = Outcome()
    for seed in 1...UInt64(householdCount) {
      for order in Order.allCases {
        var household = Household(seed: seed, days: 300, noise: Self.noises[level])
        let outcome = Self.replay(&household, order, seed: seed)
        if outcome.lost > 0 || outcome.doubled > 0 { print("seed \(seed) level \(level) \(order): \(outcome)") }
        total = total + outcome
      }
    }
    print(
      "level \(level), seeds 1...\(householdCount): \(total.rows) rows, lost \(total.lost), doubled \(total.doubled)",
      "(\(total.share(total.doubled))e-5), queued \(total.queued) (\(total.share(total.queued))e-5)")
    #expect(total.share(total.queued) <= 1_500)
    #expect(total.share(total.doubled) <= 20)
    #expect(total.lost == 0)
  }

  static func replay(_ household: inout Household, _ order: Order, seed: UInt64) -> Outcome {
    var exports = household.exports()
    switch order {
    case .given: break
    case .backwards: exports.reverse()
    case .shuffled:
      var chance = SeededGenerator(seed: seed)
      exports.shuffle(using: &chance)
    }
    var book = TracedBook()
    for (place, export) in exports.enumerated() {
      expectSameMoney(book.take(export, reversed: place % 2 == 1), export, in: book, reversed: place % 2 == 1)
      let count = book.book.transactions.count
      let again = book.take(export)
      #expect(book.book.transactions.count == count, "seed \(seed), \(order): importing again adds rows")
      let claimed = again.counterparts.filter { $0 != 0 }
      #expect(Set(claimed).count == claimed.count, "seed \(seed): a transaction absorbed two rows")
    }
    return book.outcome(household.money)
  }

  /// Every booked row that is dropped has the amount of the transaction that absorbed it.
  private static func expectSameMoney(
    _ verdicts: Verdicts, _ export: [(row: Row, truth: Int)], in book: TracedBook, reversed: Bool
  ) {
    let rows = reversed ? export.reversed().map(\.row) : export.map(\.row)
    for (draft, row) in rows.enumerated() where verdicts.verdicts[draft] == .duplicate && !row.isPending {
      #expect(book.book.transactions[Int(verdicts.counterparts[draft]) - 1].face.amount == row.amount)
    }
  }

  /// A first part of one day alone, all of rows that repeat, may be another end of that day: then it asks.
  @Test func halfThenWholeEqualsWhole() {
    var asked = 0
    for seed in 100...120 as ClosedRange<UInt64> {
      var chance = SeededGenerator(seed: seed)
      var noise = Noise(reworded: 0, moved: 0, late: 0, cut: 0)
      noise.hasBalances = seed % 2 == 0
      let household = Household(seed: seed, days: 60, noise: noise)
      let rows = household.listing(at: 70, span: 0...60, withPending: false).map(\.row)
      var whole = TinyBook()
      whole.take(rows)
      var parts = TinyBook()
      let cut = chance.below(rows.count)
      parts.take(Array(rows[..<cut]))
      parts.take(rows.reversed())
      parts.take(rows.shuffled(using: &chance))
      parts.take(Array(rows[(cut / 2)...]))
      let held = parts.transactions.count { $0.status == .held }
      #expect(parts.transactions.count - held == rows.count, "seed \(seed), cut at \(cut)")
      if held > 0 { #expect(rows[cut - 1].day == rows[0].day, "seed \(seed), cut at \(cut)") }
      asked += held
      #expect(whole.transactions.count == rows.count)
    }
    #expect(asked <= 3, "\(asked) asked")
  }

  @Test func halvesCutInADayLoseNothingUnasked() {
    var (halves, missing, asked) = (0, 0, 0)
    for seed in 300...320 as ClosedRange<UInt64> {
      var chance = SeededGenerator(seed: seed)
      let household = Household(seed: seed, days: 40, noise: Noise(reworded: 0, moved: 0, late: 0, pending: 0))
      let rows = household.listing(at: 50, span: 0...40, withPending: false).map(\.row)
      for isBackwards in [false, true] {
        let cut = 5 + chance.below(rows.count - 10)
        let parts = [Array(rows[..<cut]), Array(rows[cut...])]
        var book = TinyBook()
        for part in isBackwards ? parts.reversed() : parts { book.take(part) }
        (halves, missing) = (halves + 1, missing + rows.count - book.transactions.count)
        asked += book.transactions.filter { $0.status == .held }.count
        let count = book.transactions.count
        for part in parts { book.take(part) }
        #expect(book.transactions.count == count, "seed \(seed), cut at \(cut): importing again adds rows")
      }
    }
    print("seeds 300...320: \(halves) books cut in a day, \(missing) rows taken for one, \(asked) asked")
    // What one half has of the day may be all in the other half too; then nothing tells that there are two.
    #expect(missing <= halves / 5)
  }

  @Test func balancesTieWhateverTheCuts() {
    for seed in 200...206 as ClosedRange<UInt64> {
      let noise = Noise(reworded: 0, moved: 0, late: 0, pending: 30, tipped: 0, dropped: 0, hasBalances: true)
      var household = Household(seed: seed, days: 120, noise: noise)
      var book = TinyBook()
      for (place, export) in household.exports().enumerated() {
        let rows = place % 2 == 0 ? export.map(\.row) : export.reversed().map(\.row)
        var drafts = Drafts(rows, order: place % 2 == 0 ? .oldestFirst : .newestFirst)
        guard let first = drafts.days.min() else { continue }
        let known = book.known(for: &drafts)
        let before = book.transactions.filter { $0.status == .booked && $0.face.day < first }
        let balance = before.reduce(100_000) { $0 + $1.face.amount }
        var verdicts = Duplicates.judge(drafts, against: known, settleDays: 14)
        verdicts = BalanceTies.decideHeld(drafts, verdicts, known: known, bookBefore: balance)
        let report = BalanceTies.check(drafts, verdicts, known: known, bookBefore: balance, tolerance: 0)
        #expect(report.findings == [], "seed \(seed), export \(place)")
        let implied = BalanceTies.check(drafts, verdicts, known: known, bookBefore: nil, tolerance: 0).impliedOpening
        #expect(implied.map { $0.balance == balance } ?? true, "seed \(seed), export \(place)")
        book.carryOut(verdicts, rows)
      }
    }
  }
}

/// Households per level and order: enough to notice a change. A change in matching is measured with 40.
let householdCount = 3
