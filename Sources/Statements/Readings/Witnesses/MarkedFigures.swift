import Values

/// Of two columns with the same figures the one that marks or signs some of them tells more: it is the amount.
enum MarkedFigures {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    let source = reading.interpretation.source
    guard source.columns.count == 1, let column = source.columns.first,
      !columns.roles.profiles[column].amounts.hasDirections,
      columns.amounts.contains(where: { other in
        other != column && columns.roles.profiles[other].amounts.hasDirections && areAlike(column, other, columns.table)
      })
    else { return .silent }
    return .doubts(Weights.unmarkedFigures, "its figures have marks or signs")
  }

  /// The same wherever both are filled, and so in most rows.
  private static func areAlike(_ column: Int, _ other: Int, _ table: ParsedTable) -> Bool {
    guard let values = table.money[column], let others = table.money[other] else { return false }
    let pairs = zip(values, others).filter { $0 != Drafts.noBalance && $1 != Drafts.noBalance }
    return pairs.count > 2 && pairs.count * 2 > values.count && pairs.allSatisfy { $0.magnitude == $1.magnitude }
  }
}

extension AmountProfile {
  /// Some of the amounts have a mark of their direction, or a sign.
  var hasDirections: Bool { credits + debits + explicitPlus + negative > 0 }
}
