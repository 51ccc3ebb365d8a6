/// Where the rows of a table are among the records of a text, and what its header says.
struct TableShape: Sendable {
  /// Records of the header, several where it takes several lines; empty without one.
  var header: Range<Int>
  /// Records behind the header up to the next table.
  var rows: Range<Int>
  var width: Int
  /// One a column, blanks trimmed; `column N` where there is no header.
  var names: [String]
  /// How many rows hold a date and a number where most rows have them.
  var alignedRows: Int
  /// The records of the sample that look like rows and have the table's width.
  var entries: [Int] = []
  /// Records behind the last entry up to the next table.
  var below: Range<Int> { entries.last.map { min($0 + 1, rows.upperBound)..<rows.upperBound } ?? 0..<0 }
  /// The date stands in three columns.
  var split: SplitDate?
  /// The date of a day stands in its first row alone; see `DayOnce`.
  var isDayOnce = false
  /// Columns whose place or content alone tells that they hold days.
  var dayColumns: Set<Int> = []
  /// What a line above it says of all its rows.
  var state = TablePlan.RowState.booked
  /// It lists the balances of days, and no transactions.
  var isOfBalances = false
  /// The most columns that a statement's table may have.
  static let mostColumns = 2_000
}
