import Values

/// The rows of a table, or of its first part, with each column of numbers read: what interpretations are tried on.
struct ParsedTable: AmountReader, Sendable {
  /// The record of each row in the sample.
  var records: [Int] = []
  /// `Day.number`.
  var days: [Int32] = []
  /// Minor units of each column of numbers, `Drafts.noBalance` where a row has none.
  var money: [Int: [Int64]] = [:]
  /// The rows of each column that hold something else there.
  var unreadable: [Int: Set<Int>] = [:]
  /// For each column of flags, or of words that tell directions, 1 (in), -1 (out) or 0 per row.
  var signs: [Int: [Int8]] = [:]
  /// The same by the side on which the own account stands; empty where no columns have it on either.
  var sides: [Int8] = []
  /// What a row among them states of the balance before them, by the column in which it stands.
  var openings: [Int: Int64] = [:]
  /// For each column of numbers 1 for an amount marked as credit, -1 as debit, 0 for an unmarked one.
  var marks: [Int: [Int8]] = [:]
  /// Different for rows of different currencies or accounts; empty where all are of one.
  var groups: [Int32] = []

  /// The amounts under an interpretation, 0 for a row without one.
  func amounts(of interpretation: Interpretation) -> [Int64] {
    days.indices.map { (try? amount($0, of: interpretation).get()) ?? 0 }
  }

  /// The balances of a column as they stand: one marked as debit is owed.
  func balances(_ column: Int) -> [Int64]? {
    guard let values = money[column], let marks = marks[column] else { return nil }
    return zip(values, marks).map { value, mark in
      mark < 0 && value != Drafts.noBalance ? 0 &- Int64(clamping: value.magnitude) : value
    }
  }

  /// The sum of these columns in each row; `Drafts.noBalance` where all of them are blank.
  func sums(of columns: [Int]) -> [Int64] {
    let values = columns.compactMap { money[$0] }
    if values.count == 1 { return values[0] }
    return days.indices.map { row in
      let filled = values.map { $0[row] }.filter { $0 != Drafts.noBalance }
      return filled.isEmpty ? Drafts.noBalance : filled.reduce(0, Money.sum)
    }
  }

  func money(_ row: Int, _ column: Int) -> CellMoney {
    guard let value = money[column]?[row] else { return .blank }
    if value != Drafts.noBalance { return .value(value) }
    return unreadable[column]?.contains(row) ?? false ? .unreadable : .blank
  }

  func mark(_ row: Int, _ column: Int) -> Int8 { marks[column]?[row] ?? 0 }

  func direction(_ row: Int, flag: Int) -> Int8 { signs[flag]?[row] ?? 0 }

  func direction(_ row: Int, text: Int) -> Int8 { signs[text]?[row] ?? 0 }

  func sideDirection(_ row: Int) -> Int8 { sides.isEmpty ? 0 : sides[row] }
}
