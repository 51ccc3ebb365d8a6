import Matching
package import Pipeline
import Values

/// The transactions that drafts of a plan become: their ids follow each other in the order in which the drafts happened.
package struct NewTransactions: Sendable {
  package let first: Int64
  /// How many drafts become one.
  package let count: Int
  private let isNewestFirst: Bool
  /// A bit for each draft that does.
  private var isNew: [UInt64] = []
  /// How many drafts before those of each word do.
  private var before: [UInt32] = []

  package init(_ plan: Plan, first: Int64) {
    (self.first, isNewestFirst) = (first, plan.drafts.isNewestFirst)
    var count = 0
    for (draft, verdict) in plan.verdicts.verdicts.enumerated() {
      if draft % 64 == 0 {
        isNew.append(0)
        before.append(UInt32(count))
      }
      guard verdict.isNew else { continue }
      isNew[draft / 64] |= 1 << (draft % 64)
      count += 1
    }
    self.count = count
  }

  /// The greatest id; nil where there is none.
  package var last: Int64? { count > 0 ? first + Int64(count) - 1 : nil }

  /// The id of a draft's transaction; 0 where it gets none.
  package subscript(draft: Int) -> Int64 {
    let (word, bit) = (isNew[draft / 64], UInt64(1) << (draft % 64))
    guard word & bit != 0 else { return 0 }
    let place = Int(before[draft / 64]) + (word & (bit - 1)).nonzeroBitCount
    return first + Int64(isNewestFirst ? count - 1 - place : place)
  }
}
