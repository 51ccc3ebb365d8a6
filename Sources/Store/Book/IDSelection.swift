/// Rows of a table by their numbers, as a condition of SQL: the span in which they lie where they are most of it, so that
/// the caller skips the others, else a list.
struct IDSelection {
  let condition: String
  /// What `?1` of the condition is to be.
  private let list: String?

  /// - Parameters:
  ///   - ids: ascending, at least one.
  ///   - column: that has the number.
  init(_ ids: [Int64], column: String) {
    let (first, last) = (ids[0], ids[ids.count - 1])
    let isDense = last - first < 8 * Int64(ids.count)
    condition = isDense ? "\(column) BETWEEN \(first) AND \(last)" : "\(column) IN (SELECT value FROM json_each(?1))"
    list = isDense ? nil : JSONList.text(ids)
  }

  func bind(_ query: borrowing RawStatement) {
    if let list { query.bindTransient(list, at: 1) }
  }
}
