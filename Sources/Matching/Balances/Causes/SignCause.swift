import Values

/// A row whose sign is turned: twice its amount is the difference.
enum SignCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    let rows = search.inside.filter { gap.difference == 0 &- $0.amount &- $0.amount }
    guard let first = rows.first else { return [] }
    return [
      Cause(
        .sign, of: gap, rows: rows, isOneOf: rows.count > 1, remedy: .amount(0 &- first.amount),
        weight: CauseFrequency.sign * search.share(of: rows), message: message(gap, rows, first))
    ]
  }

  private static func message(_ gap: Gap, _ rows: [GapRow], _ first: GapRow) -> ValueText {
    let what: ValueText = "of \(gap.money(first.amount))"
    let arithmetic: ValueText = "twice the amount is the difference of \(gap.money(gap.difference))"
    return rows.count == 1
      ? "the sign \(what) is turned on \(gap.name(first)): \(arithmetic)"
      : "the sign of one of \(rows.count) rows \(what) is turned: \(gap.names(rows)); \(arithmetic)"
  }
}
