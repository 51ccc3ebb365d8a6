import Values

/// An amount that was rounded or converted otherwise: less than one unit of the currency.
enum Cents {
  static func isSmall(_ gap: Gap) -> Bool {
    gap.difference.magnitude < gap.unit
  }

  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    guard isSmall(gap) else { return [] }
    // Where the running balance names the row it is that one; else one that the bank converted.
    let rows = search.count == 1 ? search.inside : search.inside.filter(\.isConverted)
    return [
      Cause(
        .cents, of: gap, rows: rows, isOneOf: rows.count > 1,
        remedy: rows.count == 1 ? .amount(rows[0].amount &+ gap.difference) : .none,
        weight: CauseFrequency.cents.times(1, in: Int(2 * gap.unit)), message: message(gap, rows))
    ]
  }

  private static func message(_ gap: Gap, _ rows: [GapRow]) -> ValueText {
    let difference = gap.money(gap.difference)
    switch rows.count {
    case 0: return "the difference of \(difference) is at the cent: one amount was rounded or converted otherwise"
    case 1:
      let row = rows[0]
      return "the cents of \(gap.money(row.amount)) on \(gap.name(row)) are wrong: "
        + "\(gap.money(row.amount &+ gap.difference)) fits, a difference of exactly \(difference)"
    default:
      return "the difference of \(difference) is at the cent: one of \(rows.count) rows was converted otherwise: "
        + gap.names(rows)
    }
  }
}
