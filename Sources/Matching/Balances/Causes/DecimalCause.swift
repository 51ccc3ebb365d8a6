import Values

/// A row whose decimal mark stands in the wrong place.
enum DecimalCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    let rows = search.inside.filter { WrongAmount.shift($0.amount, $0.amount &+ gap.difference) != nil }
    guard let first = rows.first else { return [] }
    return [
      Cause(
        .decimal, of: gap, rows: rows, isOneOf: rows.count > 1, remedy: .amount(first.amount &+ gap.difference),
        weight: CauseFrequency.decimal.times(rows.count, in: max(1, search.count) * CauseFrequency.shifts),
        message: message(gap, rows, first))
    ]
  }

  private static func message(_ gap: Gap, _ rows: [GapRow], _ first: GapRow) -> ValueText {
    let wanted = first.amount &+ gap.difference
    let times = WrongAmount.shift(first.amount, wanted) ?? 10
    let size = first.amount.magnitude > wanted.magnitude ? "\(times) times too much" : "\(times) times too little"
    let arithmetic: ValueText = "\(gap.money(wanted)) fits, a difference of exactly \(gap.money(gap.difference))"
    return rows.count == 1
      ? "\(gap.money(first.amount)) on \(gap.name(first)) is \(size): \(arithmetic)"
      : "one of \(rows.count) rows is \(size), such as \(gap.money(first.amount)) on \(gap.names(rows)): \(arithmetic)"
  }
}
