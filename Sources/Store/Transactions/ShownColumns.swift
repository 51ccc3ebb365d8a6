import GRDB
import Rules
import Values

/// What filters ask for beyond the drafts of a chunk: only what some condition looks at is read.
extension Selection {
  /// The categories as lists show them: a linked transfer has that of transfers.
  func shownCategories(_ chunk: StoredDrafts) throws -> [Int64] {
    var categories = chunk.categories
    try forEachRow(chunk, "category.id", where: "link.id IS NOT NULL") { place, row in
      categories[place] = try row[1] ?? 0
    }
    return categories
  }

  /// The first days of the budget periods; empty where no condition asks for them.
  func periods(_ chunk: StoredDrafts) throws -> [Int32] {
    guard matcher.book.rules.contains(where: { $0.condition.asksForPeriods }) else { return [] }
    var periods = Array(repeating: Condition.noPeriod.lowerBound, count: chunk.count)
    try forEachRow(chunk, "t.period", where: "t.period IS NOT NULL") { place, row in periods[place] = try row[1] }
    return periods
  }

  /// The texts of the fields that conditions ask for, empty where there is none.
  func shownTexts(_ chunk: StoredDrafts) throws -> [TextField: [String]] {
    var texts: [TextField: [String]] = [:]
    for field in TextField.ofBook where matcher.asks(for: field) {
      var column = Array(repeating: "", count: chunk.count)
      try forEachRow(chunk, Selection.expression(field)) { place, row in column[place] = try row[1] ?? "" }
      texts[field] = column
    }
    return texts
  }

  /// What SQL makes of a transaction `t` of `TransactionList.source`.
  private static func expression(_ field: TextField) -> String {
    switch field {
    case .bucket:
      // Of a split, those of its parts.
      """
      coalesce((SELECT group_concat(\(bucketName(TransactionList.partBucket)), ',') FROM split
        JOIN category part ON part.id = split.category_id WHERE split.transaction_id = t.id),
        \(bucketName(TransactionList.bucket)))
      """
    case .note: "annotation.note"
    case .tax: "annotation.tax"
    case .transfer:
      """
      coalesce(other.name, (SELECT account.name FROM "transaction" side JOIN account ON account.id = side.account_id
        WHERE side.id = link.other_id))
      """
    case .statement: "statement.name"
    case .rule:
      """
      CASE WHEN t.locked & \(LockedFields.category) <> 0 THEN 'person'
        WHEN category.id IS NOT t.category_id AND link.id IS NOT NULL THEN 'transfer ' || link.other_id
        WHEN rule.file = '\(SuggestionMark.file)' AND rule.line = 0 THEN rule.file
        WHEN rule.id IS NOT NULL THEN rule.file || ':' || rule.line END
      """
    default: "NULL"
    }
  }

  private static func bucketName(_ number: String) -> String {
    "CASE \(number) "
      + Bucket.allCases.map { "WHEN \($0.rawValue) THEN '\($0.name)'" }.joined(separator: " ") + " END"
  }

  /// Calls `body` with the place in the chunk of each of its transactions, and the row of its number and the expression.
  private func forEachRow(
    _ chunk: StoredDrafts, _ expression: String, where condition: String = "1", _ body: (Int, Row) throws -> Void
  ) throws {
    guard let first = chunk.ids.first, let last = chunk.ids.last else { return }
    let places = try Dictionary(once: zip(chunk.ids, chunk.ids.indices))
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT t.id, \(expression) \(TransactionList.source) WHERE t.id BETWEEN ? AND ? AND \(condition)",
      arguments: [first, last])
    while let row = try rows.next() {
      if let place = try places[row[0]] { try body(place, row) }
    }
  }
}
