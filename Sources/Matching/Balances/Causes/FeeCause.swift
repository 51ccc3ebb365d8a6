import Lexicon
import Values

/// A fee or interest that comes again and again, and did not come.
enum FeeCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    guard !search.inside.contains(where: { $0.amount == gap.difference }) else { return [] }
    let before = search.outside.filter { $0.amount == gap.difference && PartWords.charge.areIn(gap.texts[$0.text]) }
    guard before.count > 1 else { return [] }
    return [
      Cause(
        .fee, of: gap, rows: before, between: gap.days, remedy: .putIn(gap.difference),
        weight: CauseFrequency.fee.times(before.count, in: search.shown),
        message: "\(gap.money(gap.difference)) as on \(gap.names(before)) is missing \(gap.when(gap.days))")
    ]
  }
}
