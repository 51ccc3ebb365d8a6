import Foundation
import TestSupport
import Testing

@testable import Matching
@testable import Values

/// What holds for every schedule of imports. `DAYBOOK_SCHEDULES=10000` tries that many; the seed is in what fails.
@Suite struct ScheduleTests {
  static let schedules = ProcessInfo.processInfo.environment["DAYBOOK_SCHEDULES"].flatMap { Int($0) } ?? 45

  /// Noise under which a right answer to each question leaves the true book.
  static let decidable: [ExportNoise] = [
    ExportNoise(), ExportNoise(cutTexts: 400), ExportNoise(letters: 600), ExportNoise(words: 500),
    ExportNoise(cutDays: 700), ExportNoise(reusedIds: 600), ExportNoise(newIds: 600), ExportNoise(stableIds: 600),
    ExportNoise(balances: 500), ExportNoise(formats: 500), ExportNoise(cutDays: 500, stableIds: 500),
    ExportNoise(cutTexts: 200, letters: 200, words: 200), ExportNoise(cutDays: 400, balances: 400),
    ExportNoise(letters: 300, cutDays: 400), ExportNoise(changedIds: 400),
    ExportNoise(cutTexts: 200, cutDays: 400, changedIds: 400),
    ExportNoise(parts: 10), ExportNoise(again: 200), ExportNoise(balances: 1000, doubled: 300),
    ExportNoise(isWeekly: true), ExportNoise(isWeekly: true, noons: 100),
  ]
  /// Noise of which some cannot be decided by anybody, such as a late coffee beside a moved one.
  static let undecidable: [ExportNoise] = [
    ExportNoise(weekends: 100, late: 15), ExportNoise(pumps: 500, pending: 80, late: 15, reworded: 15),
    ExportNoise(cutTexts: 200, words: 200, valueDays: 100, laterValue: 20, cutDays: 300, pending: 60, late: 10),
    ExportNoise(offDays: 100, changedAmounts: 5, cutDays: 100, changedIds: 200, late: 10),
    ExportNoise(valueDays: 300, laterValue: 100, changedIds: 200, balances: 300),
    ExportNoise(changedAmounts: 15), ExportNoise(letters: 300, changedAmounts: 15, changedIds: 300),
    ExportNoise(noons: 1000),
    ExportNoise(offDays: 200, cutDays: 300),
  ]

  @Test func everyScheduleEndsInTheTruth() {
    var all = Outcome()
    for seed in 1...UInt64(Self.schedules) {
      let money = replay(seed, Self.decidable[Int(seed) % Self.decidable.count]) { book, life in
        let outcome = book.outcome(life.money)
        all = all + outcome
        #expect(outcome.lost + outcome.doubled + outcome.wrongAtLast == 0, "seed \(seed): \(outcome)")
        let truth = book.listed.filter { life.money[$0].isReal }.map { life.money[$0].amount }.sorted()
        #expect(book.answered(life.money).countedAmounts == truth, "seed \(seed): other money than the truth")
      }
      #expect(money[0] == money[1], "seed \(seed): another order of the files makes another book")
    }
    print("seeds 1...\(Self.schedules), decidable: \(all)")
  }

  @Test func whatNobodyCanDecideIsRare() {
    var all = Outcome()
    for seed in 1...UInt64(Self.schedules) {
      _ = replay(seed, Self.undecidable[Int(seed) % Self.undecidable.count]) { all = all + $0.outcome($1.money) }
    }
    print("seeds 1...\(Self.schedules), undecidable: \(all)")
    // In millions of rows there is a day on which nothing at all tells two from one.
    #expect(all.lost <= all.rows / 1_000_000)
    #expect(all.share(all.queued) <= 1_500)
    // A handful of schedules is too few for a rate: one row in ten thousand is all of it.
    #expect(all.doubled <= 1 + all.rows / 5_000)
  }

  /// Imports a household's exports in two orders, and checks every import; returns what each book counts at last.
  private func replay(_ seed: UInt64, _ noise: ExportNoise, end: (TracedBook, BankLife) -> Void) -> [[Int64]] {
    var life = BankLife(seed: seed, days: 50, noise: noise)
    let exports = life.downloads()
    return [exports, exports.shuffled(using: &life.chance)].map { exports in
      var book = TracedBook()
      for export in exports {
        let isReversed = life.chance.happens(300)
        let before = book
        let verdicts = book.take(export, reversed: isReversed)
        let entries = isReversed ? export.reversed() : export
        expectClaimsOnce(verdicts, seed)
        expectSameMoney(verdicts, entries, before, seed)
        expectNothingNew(export, book, seed, &life.chance, inAnyOrder: verdicts.doubled.isEmpty)
        expectSameInReverse(verdicts, entries, before, isReversed, seed)
      }
      end(book, life)
      return book.answered(life.money).countedAmounts
    }
  }

  /// Lines that a file has twice, as its running balance shows, are one row.
  private func expectClaimsOnce(_ verdicts: Verdicts, _ seed: UInt64) {
    var claimed = Array(verdicts.counterparts)
    for pair in verdicts.doubled.repeats { claimed[pair.draft] = 0 }
    claimed.removeAll { $0 == 0 }
    #expect(Set(claimed).count == claimed.count, "seed \(seed): a transaction absorbed two rows")
  }

  /// What is dropped has the amount of a face of the transaction that takes it; without a question nothing takes what
  /// goes in the other direction.
  private func expectSameMoney(_ verdicts: Verdicts, _ entries: [TracedRow], _ before: TracedBook, _ seed: UInt64) {
    for (draft, entry) in entries.enumerated() where verdicts.counterparts[draft] != 0 {
      let faces = before.book.transactions[Int(verdicts.counterparts[draft]) - 1].faces
      let isTurned = !faces.contains { ($0.amount < 0) == (entry.row.amount < 0) }
      #expect(!isTurned || verdicts.verdicts[draft] == .suspected, "seed \(seed): other direction")
      guard verdicts.verdicts[draft] == .duplicate else { continue }
      let isSame = faces.contains { $0.amount == entry.row.amount }
      #expect(isSame || entry.row.isPending, "seed \(seed): \(entry.row) is dropped for \(faces)")
    }
  }

  /// `inAnyOrder`: also with its rows shuffled, of which no balance proves that a line is there twice.
  private func expectNothingNew(
    _ export: [TracedRow], _ book: TracedBook, _ seed: UInt64, _ chance: inout SeededGenerator, inAnyOrder: Bool
  ) {
    let rows = export.map(\.row)
    let shuffled = rows.shuffled(using: &chance)
    for (rows, order) in [(rows, RowOrder.oldestFirst), (shuffled, .mixed)].prefix(inAnyOrder ? 2 : 1) {
      var again = book.book
      let verdicts = again.take(rows, order: order)
      #expect(again.transactions.count == book.book.transactions.count, "seed \(seed): importing again adds rows")
      expectClaimsOnce(verdicts, seed)
    }
  }

  /// The same rows, newest first: as many of each kind are new, dropped or asked.
  private func expectSameInReverse(
    _ verdicts: Verdicts, _ entries: [TracedRow], _ before: TracedBook, _ wasReversed: Bool, _ seed: UInt64
  ) {
    var book = before.book
    let rows = entries.map(\.row)
    let other = book.take(rows.reversed(), order: wasReversed ? .oldestFirst : .newestFirst).verdicts
    #expect(
      counts(verdicts.verdicts, rows) == counts(other, rows.reversed()), "seed \(seed): the order of rows matters")
  }

  private struct Decided: Hashable {
    var day: Int32
    var amount: Int64
    var verdict: Verdict
  }

  private func counts(_ verdicts: [Verdict], _ rows: [Row]) -> [Decided: Int] {
    zip(rows, verdicts).reduce(into: [:]) { counts, pair in
      counts[Decided(day: pair.0.day, amount: pair.0.amount, verdict: pair.1), default: 0] += 1
    }
  }

  @Test func halfThenWholeEqualsWhole() {
    for seed in 1...UInt64(Self.schedules) {
      var life = BankLife(seed: seed, days: 40, noise: Self.decidable[Int(seed) % Self.decidable.count])
      guard let rows = life.exports().max(by: { $0.count < $1.count })?.map(\.row) else { continue }
      let cut = life.chance.below(rows.count)
      var parts = TinyBook()
      let half = life.chance.happens(500) ? rows[..<cut] : rows[cut...]
      parts.take(Array(half))
      parts.take(rows)
      parts.take(Array(rows[(cut / 2)...]))
      let held = parts.transactions.count { $0.status == .held }
      #expect(parts.transactions.count - held == rows.count, "seed \(seed), cut at \(cut)")
      // A half of one day alone may be its morning, and the whole begin at noon: that is asked.
      #expect(held == 0 || half.first?.day == half.last?.day, "seed \(seed), cut at \(cut)")
    }
  }
}
