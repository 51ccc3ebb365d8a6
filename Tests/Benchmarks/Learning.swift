import Foundation
import TestSupport

/// What learning from decisions is worth: made-up households, the first year decided by a person, the second proposed.
enum Learning {
  static func report() {
    let split = TimeSplit(seeds: 1...100)
    print("learning, 100 made-up households: a year decided, the next \(split.proposals.rows) rows proposed for")
    print("applied at 0.99       \(text(split.applied))")
    print("all proposals         \(text(split.proposals))")
    print("payees seen <= twice  \(text(split.rareProposals)); applied \(text(split.rareApplied))")
  }

  private static func text(_ count: TimeSplit.Count) -> String {
    String(format: "precision %6.2f %%  coverage %5.1f %%", 100 * count.precision, 100 * count.coverage)
  }
}
