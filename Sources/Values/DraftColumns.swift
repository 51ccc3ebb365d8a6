/// What stands in a column of drafts.
package protocol ColumnValue: Equatable {
  /// Stands for a row that has nothing there. Lines, days, amounts and descriptions have something in every row.
  static var blank: Self { get }
}

extension Bool: ColumnValue {
  package static var blank: Bool { false }
}

extension Int32: ColumnValue {
  package static var blank: Int32 { Drafts.noDay }
}

extension Int64: ColumnValue {
  package static var blank: Int64 { Drafts.noBalance }
}

extension TextID: ColumnValue {
  package static var blank: TextID { 0 }
}

extension Optional: ColumnValue where Wrapped: Equatable {
  package static var blank: Wrapped? { nil }
}

extension Array where Element: ColumnValue {
  /// Appends `value` until there are `count` elements.
  package mutating func pad(to count: Int, with value: Element = .blank) {
    if self.count < count { append(contentsOf: repeatElement(value, count: count - self.count)) }
  }
}

/// What is done to all columns of drafts alike. A column that the statement does not have stays empty.
private enum ColumnStep {
  case select([Int])
  case remove(Int)
  case pad(to: Int)
  case reserve(Int)

  func apply<Value: ColumnValue>(to column: inout [Value]) {
    guard !column.isEmpty else { return }
    switch self {
    case .select(let rows): column = rows.map { column[$0] }
    case .remove(let row): column.remove(at: row)
    case .pad(let count): column.pad(to: count)
    case .reserve(let count): column.reserveCapacity(count)
    }
  }
}

extension Drafts {
  /// The one list of the columns: what is done to all of them is done here.
  private mutating func forEachColumn(_ step: ColumnStep) {
    step.apply(to: &lines)
    step.apply(to: &days)
    step.apply(to: &amounts)
    step.apply(to: &descriptions)
    step.apply(to: &pending)
    step.apply(to: &valueDays)
    step.apply(to: &balances)
    step.apply(to: &references)
    step.apply(to: &counterparties)
    step.apply(to: &counterAccounts)
    step.apply(to: &types)
    step.apply(to: &categoryHints)
    step.apply(to: &accountNumbers)
    step.apply(to: &currencies)
    step.apply(to: &originals)
    step.apply(to: &layouts)
    for place in sourceColumns.indices { step.apply(to: &sourceColumns[place].texts) }
  }

  /// Keeps the rows at `rows`, in that order.
  package mutating func select(_ rows: [Int]) { forEachColumn(.select(rows)) }

  package mutating func remove(_ row: Int) { forEachColumn(.remove(row)) }

  /// Gives the last rows a blank in the columns that they lack.
  package mutating func pad() { forEachColumn(.pad(to: count)) }

  /// Makes room for about `count` rows in the columns that have some, so that long ones are not copied as they grow.
  package mutating func reserve(_ count: Int) { forEachColumn(.reserve(count)) }
}
