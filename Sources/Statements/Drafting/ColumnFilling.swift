import Values

extension Array where Element: ColumnValue {
  /// Appends the value of row `row`; rows before it without one are blank.
  mutating func put(_ value: Element, row: Int) {
    if count < row { pad(to: row) }
    append(value)
  }

  /// The same, but a column stays empty until a row has something for it.
  mutating func put(unlessBlank value: Element, row: Int) {
    if !isEmpty || value != .blank { put(value, row: row) }
  }
}
