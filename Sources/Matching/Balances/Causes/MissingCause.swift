import Values

/// A row that the bank has and the book has not.
enum MissingCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    let equal = (search.inside + search.outside).filter { $0.amount == gap.difference }
    return [
      Cause(
        .missing, of: gap, between: gap.days, remedy: .putIn(gap.difference),
        weight: CauseFrequency.missing * search.usualness(of: gap.difference, beside: equal),
        message: message(gap, equal))
    ]
  }

  private static func message(_ gap: Gap, _ equal: [GapRow]) -> ValueText {
    let place = gap.line.map { "before line \($0), " } ?? ""
    let like: ValueText = equal.isEmpty ? "" : "; one like \(gap.name(equal[0]))"
    return "a row of \(gap.money(gap.difference)) is missing \(place)\(gap.when(gap.days))\(like)"
  }
}
