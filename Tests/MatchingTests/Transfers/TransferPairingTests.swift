import TestSupport
import Testing

@testable import Matching
@testable import Values

/// What pairing made of a household's transfers.
private struct TransferScore {
  var rows = 0
  var transfers = 0
  var linked = 0
  var asked = 0
  var wrong = 0
  var questions = 0

  /// Thousandths.
  func share(_ count: Int, of total: Int) -> Int { count * 1_000 / max(1, total) }
}

@Suite struct TransferPairingTests {
  private static let seeds: ClosedRange<UInt64> = 1...3

  @Test(arguments: TransferNoise.allCases)
  func householdsAreLinked(noise: TransferNoise) {
    var score = TransferScore()
    for seed in Self.seeds {
      let household = TransferHousehold(seed: seed, days: 365, noise: noise)
      add(household, Self.verdicts(household, household.rows), to: &score, seed: seed)
    }
    print(
      "transfers, \(noise), seeds \(Self.seeds): \(score.rows) rows, \(score.transfers) transfers, linked",
      "\(score.linked) (\(score.share(score.linked, of: score.transfers)) per mille), asked \(score.asked), wrong",
      "\(score.wrong), questions \(score.questions) (\(score.share(score.questions, of: score.rows)) per mille of rows)"
    )
    #expect(score.wrong == 0)
    switch noise {
    case .named: #expect(score.share(score.linked, of: score.transfers) >= 950)
    case .words: #expect(score.share(score.linked + score.asked, of: score.transfers) >= 850)
    case .poor: #expect(score.linked == 0)
    case .mixed: #expect(score.share(score.linked, of: score.transfers) >= 300)
    }
    #expect(score.share(score.questions, of: score.rows) <= 40)
  }

  private func add(
    _ household: TransferHousehold, _ verdicts: TransferVerdicts, to score: inout TransferScore, seed: UInt64
  ) {
    score.rows += household.rows.count
    score.transfers += household.truth.count
    score.questions += verdicts.questions.count
    let asked = Set(verdicts.questions.flatMap { $0.candidates.map(\.pair) })
    score.asked += household.truth.intersection(asked).count
    let twins = Twins(household)
    for link in verdicts.links {
      if twins.isTrue(link.pair) {
        score.linked += 1
      } else {
        score.wrong += 1
        print(
          "seed \(seed): wrong", household.line(link.pair.outgoing), household.line(link.pair.incoming), link.reasons)
      }
    }
    let ends = verdicts.links.flatMap { [$0.pair.outgoing, $0.pair.incoming] }
    #expect(Set(ends).count == ends.count, "seed \(seed): a row is in two links")
  }

  static func verdicts(_ household: TransferHousehold, _ rows: [TransferRow]) -> TransferVerdicts {
    var pairing = TransferPairing(accounts: TransferHousehold.accounts)
    pairing.texts = household.texts
    _ = pairing.add(rows)
    return pairing.decide()
  }

  /// Whatever the order in which rows come, the same are linked.
  @Test func orderOfRowsDoesNotMatter() {
    for seed in 20...21 as ClosedRange<UInt64> {
      var chance = SeededGenerator(seed: seed)
      let household = TransferHousehold(seed: seed, days: 200, noise: .mixed)
      let whole = Self.verdicts(household, household.rows)
      var parts = TransferPairing(accounts: TransferHousehold.accounts)
      parts.texts = household.texts
      let shuffled = household.rows.shuffled(using: &chance)
      let cut = chance.below(shuffled.count)
      _ = parts.add(Array(shuffled[..<cut]))
      _ = parts.add(shuffled)
      let found = parts.decide()
      #expect(Set(found.links.map(\.pair)) == Set(whole.links.map(\.pair)), "seed \(seed)")
      #expect(Set(found.questions.map(\.row)) == Set(whole.questions.map(\.row)), "seed \(seed)")
    }
  }

  @Test func refusedPairsAreNotSaidAgain() {
    let household = TransferHousehold(seed: 31, days: 120, noise: .named)
    let before = Self.verdicts(household, household.rows)
    var pairing = TransferPairing(accounts: TransferHousehold.accounts)
    pairing.texts = household.texts
    _ = pairing.add(household.rows)
    let refused = Set(before.links.prefix(5).map(\.pair))
    let after = pairing.decide(refused: refused)
    let said = Set(after.links.map(\.pair) + after.questions.flatMap { $0.candidates.map(\.pair) })
    #expect(refused.count == 5)
    #expect(said.isDisjoint(with: refused))
  }

  /// Thousands of equal rows on one day cost no more than their number.
  @Test func equalRowsAreLinkedOneToOne() {
    var pairing = TransferPairing(accounts: TransferHousehold.accounts)
    let (out, income) = (pairing.texts.intern("TRANSFER TO NEST EGG"), pairing.texts.intern("FROM 71034468"))
    var rows: [TransferRow] = []
    for number in 1...2_000 as ClosedRange<Int64> {
      let isOut = number % 2 == 0
      let (account, amount): (Int, Int64) = isOut ? (0, -500) : (2, 500)
      rows.append(
        TransferRow(
          id: number, account: account, day: 10, amount: amount, description: isOut ? out : income, frequency: 2_000))
    }
    _ = pairing.add(rows)
    let links = pairing.decide().links
    #expect(links.count == 1_000)
    #expect(Set(links.flatMap { [$0.pair.outgoing, $0.pair.incoming] }).count == 2_000)
  }
}

/// True pairs, and pairs that a swap of equal money between the same accounts makes of them.
private struct Twins {
  private struct Face: Hashable {
    let from, to: Int
    let amount: Int64
  }
  private let household: TransferHousehold
  private let rows: [Int64: TransferRow]
  private var faces: [Face: Set<Int64>] = [:]

  init(_ household: TransferHousehold) {
    self.household = household
    rows = Dictionary(uniqueKeysWithValues: household.rows.map { ($0.id, $0) })
    for pair in household.truth {
      guard let face = face(pair) else { continue }
      faces[face, default: []].formUnion([pair.outgoing, pair.incoming])
    }
  }

  private func face(_ pair: TransferPair) -> Face? {
    guard let out = rows[pair.outgoing], let income = rows[pair.incoming] else { return nil }
    return Face(from: out.account, to: income.account, amount: income.amount)
  }

  func isTrue(_ pair: TransferPair) -> Bool {
    guard let face = face(pair), let ends = faces[face] else { return false }
    return ends.isSuperset(of: [pair.outgoing, pair.incoming])
  }
}

extension TransferHousehold {
  fileprivate func line(_ id: Int64) -> String {
    guard let row = rows.first(where: { $0.id == id }) else { return "" }
    return "\(Self.accounts[row.account].name) \(row.day) \(row.amount) '\(texts[row.description])' x\(row.frequency)"
  }
}
