import Values

/// A row with two neighbouring digits exchanged.
enum DigitsCause {
  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    guard gap.difference % 9 == 0 else { return [] }
    let all = search.inside.filter { WrongAmount.isSwapped($0.amount, $0.amount &+ gap.difference) }
    let whole = all.filter { WrongAmount.isAsLong($0.amount, $0.amount &+ gap.difference) }
    let rows = whole.isEmpty ? all : whole
    guard let first = rows.first else { return [] }
    let frequency = whole.isEmpty ? CauseFrequency.digits * CauseFrequency.zeroInFront : CauseFrequency.digits
    return [
      Cause(
        .digits, of: gap, rows: rows, isOneOf: rows.count > 1, remedy: .amount(first.amount &+ gap.difference),
        weight: frequency.times(rows.count, in: max(1, search.count) * CauseFrequency.pairsOfDigits),
        message: message(gap, rows, first))
    ]
  }

  private static func message(_ gap: Gap, _ rows: [GapRow], _ first: GapRow) -> ValueText {
    let arithmetic: ValueText = "a difference of exactly \(gap.money(gap.difference))"
    guard rows.count > 1 else {
      return "two digits of \(gap.money(first.amount)) are swapped on \(gap.name(first)): "
        + "\(gap.money(first.amount &+ gap.difference)) fits, \(arithmetic)"
    }
    let shown = rows.prefix(4).map { row -> ValueText in
      "\(gap.money(row.amount)) for \(gap.money(row.amount &+ gap.difference)) on \(gap.name(row))"
    }
    let more = rows.count > 4 ? " and \(rows.count - 4) more" : ""
    return "two digits of one of \(rows.count) rows are swapped: \(shown.joined(separator: ", "))\(more); \(arithmetic)"
  }
}
