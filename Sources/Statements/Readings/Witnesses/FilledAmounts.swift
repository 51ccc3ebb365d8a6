import Lexicon
import Values

/// Every row has one amount, and not the same in all.
enum FilledAmounts {
  static func testimony(of reading: ColumnReading, in columns: ColumnCase) -> Testimony {
    let source = reading.interpretation.source
    let profiles = source.columns.map { columns.roles.profiles[$0] }
    let rows = profiles[0].rows
    let filled = profiles.reduce(0) { $0 + $1.filled - $1.dashes }
    var bits = max(0, rows - filled) * Weights.rowsWithoutAmount / max(1, rows)
    if profiles.count == 1 {
      if profiles[0].isZero || profiles[0].isConstant { bits += Weights.sameInAll }
      let column = source.columns[0]
      let zeros = max(
        zerosBesideOthers(column, columns), zerosBesideFuller(column, columns), zerosBesideTotal(column, columns))
      bits += zeros * Weights.rowsWithoutAmount / max(1, rows)
    } else {
      let both = columns.table.days.indices.count { row in
        if case .failure(.both) = columns.table.amount(row, of: reading.interpretation) { true } else { false }
      }
      let isStill = profiles.allSatisfy { $0.isZero || $0.isConstant || $0.filled == $0.dashes }
      if isStill, movesElsewhere(source.columns, columns) { bits += Weights.sameInAll + Weights.rowsWithoutAmount }
      if both > 0 { bits += Weights.bothFilled + Weights.allBothFilled * both / columns.table.days.count }
    }
    return .doubts(bits, "every row has one amount there")
  }
}

extension FilledAmounts {
  /// Whether another column that may hold the amounts has more than zeros.
  private static func movesElsewhere(_ own: [Int], _ columns: ColumnCase) -> Bool {
    columns.amounts.contains { column in
      let profile = columns.roles.profiles[column]
      return !own.contains(column) && !profile.isZero && !profile.isConstant
    }
  }

  /// How many rows have zero there, before fees by its header, and an amount in a column that is after them and has one
  /// wherever this has.
  private static func zerosBesideFuller(_ column: Int, _ columns: ColumnCase) -> Int {
    func side(_ column: Int) -> FeeWords.Side? { FeeWords.side(of: columns.roles.names[column]) }
    guard let values = columns.table.money[column], side(column) == .before else { return 0 }
    func moves(_ value: Int64) -> Bool { value != 0 && value != Drafts.noBalance }
    return columns.amounts.lazy.filter { side($0) == .after }.compactMap { columns.table.money[$0] }.map {
      other in
      zip(values, other).contains { moves($0) && !moves($1) } ? 0 : zip(values, other).count { $0 == 0 && moves($1) }
    }.max() ?? 0
  }

  /// How many rows have zero there, and an amount in a column that has the same as this wherever this has one: what of the
  /// total was paid for one thing.
  private static func zerosBesideTotal(_ column: Int, _ columns: ColumnCase) -> Int {
    guard let values = columns.table.money[column], values.contains(where: { $0 != 0 }),
      // What is not booked yet is zero there.
      StatusWords.meaning(ofTitle: columns.roles.names[column]) == nil
    else { return 0 }
    return columns.amounts.lazy.filter { $0 != column }.compactMap { columns.table.money[$0] }.map { total in
      zip(values, total).contains { $0 != 0 && $0 != $1 }
        ? 0 : zip(values, total).count { $0 == 0 && $1 != 0 && $1 != Drafts.noBalance }
    }.max() ?? 0
  }

  /// How many rows have nothing there but zero, and an amount in another column that may hold the amounts.
  private static func zerosBesideOthers(_ column: Int, _ columns: ColumnCase) -> Int {
    guard columns.isPaired, let values = columns.table.money[column] else { return 0 }
    let others = columns.amounts.filter { $0 != column }.compactMap { columns.table.money[$0] }
    return values.indices.count { row in
      values[row] == 0 && others.contains { $0[row] != 0 && $0[row] != Drafts.noBalance }
    }
  }
}

extension ColumnProfile {
  /// No row moves money in it.
  var isZero: Bool { amounts.zero == amounts.count }

  /// The same in every row: a total, or a rate; what describes the account.
  var isConstant: Bool { rows >= 3 && filled == rows && values.texts.count == 1 && isSmall }
}
