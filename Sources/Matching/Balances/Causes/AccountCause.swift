import Values

/// A row that stands in another account: that one differs by the opposite.
enum AccountCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    guard let mirror = gap.mirrors.first(where: { $0.difference == 0 &- gap.difference }) else { return [] }
    let opposite: ValueText =
      "'\(mirror.account)' differs by \(gap.money(mirror.difference)) on \(gap.day(mirror.day)), the "
      + "opposite of \(gap.money(gap.difference)): "
    let own = search.inside.filter { $0.amount == 0 &- gap.difference }
    let rows = own + mirror.rows
    guard let row = rows.first, rows.count == 1 else {
      let what: ValueText =
        rows.isEmpty ? "a row stands in the wrong account" : "one of these rows does: \(gap.names(rows))"
      return [
        Cause(
          .account, of: gap, rows: rows, isOneOf: true, between: gap.days, remedy: .none,
          weight: CauseFrequency.account, message: opposite + what)
      ]
    }
    let place = own.isEmpty ? "stands there and belongs here" : "stands here and belongs there"
    return [
      Cause(
        .account, of: gap, rows: [row], between: gap.days, remedy: .move(to: own.isEmpty ? nil : mirror.account),
        weight: CauseFrequency.moved,
        message: opposite + "\(gap.money(row.amount)) on \(gap.name(row)) \(place)")
    ]
  }
}
