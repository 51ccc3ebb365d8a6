import Values

/// A row that the book has once too often.
enum DoubledCause {
  /// A twin stands at most so many days away.
  private static let nearness: Int32 = 3

  static func causes(_ search: CauseSearch) -> [Cause] {
    let gap = search.gap
    let rows = search.inside.filter { $0.amount == 0 &- gap.difference }
    let unlisted = rows.filter { $0.standing == .unlisted }
    if !unlisted.isEmpty {
      return [cause(search, unlisted, CauseFrequency.doubled, message: unlistedMessage(gap, unlisted))]
    }
    let twins = twins(of: rows, search)
    guard twins.isEmpty else {
      return [cause(search, twins.map(\.row), weight(of: twins[0], among: rows, search), message: message(gap, twins))]
    }
    guard !rows.isEmpty else { return [] }
    return [cause(search, rows, CauseFrequency.single * search.share(of: rows), message: singleMessage(gap, rows))]
  }

  /// That there is a twin speaks for a doubling the more, the less it would be there by chance.
  private static func weight(of twin: Twin, among rows: [GapRow], _ search: CauseSearch) -> Likelihood {
    let others = max(1, rows.count - 1)
    let span = 2 * Int(abs(twin.row.day &- twin.other.day)) + 1
    let isSame = twin.row.text == twin.other.text
    let chance =
      Likelihood(rows.count * others * span, in: 2 * search.gap.days.count)
      * (isSame ? CauseFrequency.sameText : Likelihood(1))
    return CauseFrequency.doubled.times(others, in: max(1, search.count))
      / min(max(chance, CauseFrequency.leastChance), Likelihood(1))
  }

  private struct Twin {
    var row: GapRow
    var other: GapRow
  }

  /// Each row that follows an equal one, those of one day and text first.
  private static func twins(of rows: [GapRow], _ search: CauseSearch) -> [Twin] {
    let others = rows + search.outside.filter { $0.amount == 0 &- search.gap.difference }
    var twins: [Twin] = []
    for (place, row) in rows.prefix(200).enumerated() {
      let near = others.enumerated().filter { other, candidate in
        abs(candidate.day &- row.day) <= nearness && (other < place || other >= rows.count)
      }.map(\.element)
      let best = near.max { likeness($0, row) < likeness($1, row) }
      if let best { twins.append(Twin(row: row, other: best)) }
    }
    return twins.enumerated().sorted {
      (-likeness($0.element.other, $0.element.row), $0.offset) < (
        -likeness($1.element.other, $1.element.row), $1.offset
      )
    }.map(\.element)
  }

  private static func likeness(_ one: GapRow, _ other: GapRow) -> Int {
    (one.text == other.text ? 8 : 0) - Int(abs(one.day &- other.day))
  }

  private static func cause(
    _ search: CauseSearch, _ rows: [GapRow], _ weight: Likelihood, message: ValueText
  ) -> Cause {
    Cause(
      .doubled, of: search.gap, rows: rows, isOneOf: rows.count > 1, remedy: .takeOut, weight: weight, message: message)
  }

  // MARK: Words

  private static func message(_ gap: Gap, _ twins: [Twin]) -> ValueText {
    let amount = gap.money(twins[0].row.amount)
    let arithmetic: ValueText = "the difference is exactly \(gap.money(gap.difference))"
    let pairs = twins.prefix(3).map { twin -> ValueText in "\(gap.name(twin.other)) and \(gap.name(twin.row))" }
    guard twins.count > 1 else { return "\(amount) twice: \(pairs[0]); \(arithmetic)" }
    return "one of \(twins.count) rows of \(amount) is doubled: \(pairs.joined(separator: ", ")); \(arithmetic)"
  }

  private static func unlistedMessage(_ gap: Gap, _ rows: [GapRow]) -> ValueText {
    let amount = gap.money(rows[0].amount)
    return rows.count == 1
      ? "the book's row of \(amount) on \(gap.name(rows[0])) is not in the statement"
      : "one of the book's \(rows.count) rows of \(amount) that are not in the statement: \(gap.names(rows))"
  }

  private static func singleMessage(_ gap: Gap, _ rows: [GapRow]) -> ValueText {
    let amount = gap.money(rows[0].amount)
    return rows.count == 1
      ? "the row of \(amount) on \(gap.name(rows[0])) is one too many, though nothing else is like it"
      : "one of \(rows.count) rows of \(amount) is one too many: \(gap.names(rows))"
  }
}
