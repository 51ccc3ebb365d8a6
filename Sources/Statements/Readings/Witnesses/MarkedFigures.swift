import Values

/// Of two columns with the same figures the one that marks or signs some of them tells more: it is the amount.
enum MarkedFigures {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    let source = reading.interpretation.source
    guard source.columns.count == 1, columns.unmarked.contains(source.columns[0]) else { return .silent }
    return .doubts(Weights.unmarkedFigures, "its figures have marks or signs")
  }

  /// Those of the columns whose figures another one of them has with marks or signs.
  static func unmarked(_ columns: [Int], _ roles: ColumnRoles, _ table: ParsedTable) -> Set<Int> {
    func hasDirections(_ column: Int) -> Bool { roles.profiles[column].amounts.hasDirections }
    let marked = columns.filter(hasDirections)
    return Set(
      columns.filter { column in
        !hasDirections(column) && marked.contains { areAlike(column, $0, table) }
      })
  }

  /// The same wherever both are filled, and so in most rows.
  private static func areAlike(_ column: Int, _ other: Int, _ table: ParsedTable) -> Bool {
    guard let values = table.money[column], let others = table.money[other] else { return false }
    let pairs = zip(values, others).filter { $0 != Drafts.noBalance && $1 != Drafts.noBalance }
    return pairs.count > 2 && pairs.count * 2 > values.count && pairs.allSatisfy { $0.magnitude == $1.magnitude }
  }
}
