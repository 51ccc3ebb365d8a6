import Foundation
import Testing

@testable import Budgets
@testable import Values

/// How much of what recurs in made-up households is found, and how much of what is found recurs.
@Suite struct RecurringMeasureTests {
  private static let environment = ProcessInfo.processInfo.environment
  static let households = environment["DAYBOOK_HOUSEHOLDS"].flatMap { Int($0) } ?? 40
  static let seed = environment["DAYBOOK_SEED"].flatMap { UInt64($0) } ?? 1
  static let isTold = environment["DAYBOOK_TELL"] != nil

  struct Score {
    var (found, right, known, recalled, states, days) = (0, 0, 0, 0, 0, 0)

    func share(_ part: Int, _ whole: Int) -> Double { Double(part) / Double(max(1, whole)) }
    var precision: Double { share(right, found) }
    var recall: Double { share(recalled, known) }
    var stateShare: Double { share(states, right) }
    var dayShare: Double { share(days, right) }
  }

  @Test func householdsAreRead() {
    var score = Score()
    for number in 0..<UInt64(Self.households) {
      let household = Household(seed: Self.seed &* 1_000_003 &+ number)
      add(household, Recurring.found(in: household.rows, today: household.today), to: &score)
    }
    print(
      "seed \(Self.seed): \(Self.households) households, \(score.known) contracts, \(score.found) found:",
      "precision \(score.precision), recall \(score.recall), state \(score.stateShare), next \(score.dayShare)")
    #expect(score.precision >= 0.95 && score.recall >= 0.9)
    #expect(score.stateShare >= 0.9 && score.dayShare >= 0.9)
  }

  /// Whatever order rows come in, each is in one series at most.
  @Test func rowsAreOfOneSeries() {
    let household = Household(seed: Self.seed)
    let found = Recurring.found(in: household.rows, today: household.today)
    let ids = found.flatMap(\.ids)
    #expect(Set(ids).count == ids.count)
    #expect(Recurring.found(in: household.rows.reversed(), today: household.today) == found)
  }

  private func add(_ household: Household, _ found: [Recurring], to score: inout Score) {
    var left = household.truths
    for recurring in found {
      score.found += 1
      let ids = Set(recurring.ids)
      let place = left.indices.max { left[$0].ids.intersection(ids).count < left[$1].ids.intersection(ids).count }
      guard let place, isRight(recurring, left[place], household) else {
        tell(recurring, "wrong", household)
        continue
      }
      let truth = left.remove(at: place)
      score.right += 1
      if isKnown(truth) { score.recalled += 1 }
      if truth.state == recurring.state {
        score.states += 1
      } else {
        tell(recurring, "not \(truth.state, default: "-")", household)
      }
      if let last = truth.last, abs(recurring.next - truth.contract.expected(last + 1)) <= 2 { score.days += 1 }
    }
    score.known += household.truths.filter(isKnown).count
    for truth in left where isKnown(truth) { tell(truth, household) }
  }

  private func isKnown(_ truth: Household.Truth) -> Bool {
    truth.ids.count >= (truth.contract.every == .year ? 2 : 3)
  }

  private func rows(_ ids: Set<Int64>, _ household: Household) -> [PaidRow] {
    household.rows.filter { ids.contains($0.id) }.sorted { $0.day < $1.day }
  }

  /// The same interval, seven in ten rows its own, and half of its rows at least.
  private func isRight(_ recurring: Recurring, _ truth: Household.Truth, _ household: Household) -> Bool {
    let (own, rows) = (rows(truth.ids, household), rows(Set(recurring.ids), household))
    let common = rows.filter { row in own.contains { $0.amount == row.amount && abs($0.day - row.day) < 4 } }.count
    return recurring.every == truth.contract.every && common * 10 >= recurring.ids.count * 7
      && common * 2 >= truth.ids.count
  }

  private func tell(_ recurring: Recurring, _ word: String, _ household: Household) {
    guard Self.isTold else { return }
    let rows = rows(Set(recurring.ids), household)
    print(word, recurring.payee, recurring.every.rawValue, recurring.state, recurring.next, "today", household.today)
    print("   ", rows.map { "\($0.day) \($0.amount)" }.joined(separator: ", "))
  }

  private func tell(_ truth: Household.Truth, _ household: Household) {
    guard Self.isTold else { return }
    let rows = rows(truth.ids, household)
    print("missed", truth.contract.payee, truth.contract.every.rawValue, rows.count)
    print("   ", rows.map { "\($0.day) \($0.amount)" }.joined(separator: ", "))
  }
}
