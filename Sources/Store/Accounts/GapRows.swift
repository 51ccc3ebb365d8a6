package import GRDB
package import Matching
package import Values

/// The rows of an account around a difference between the bank and the book.
package struct GapRows {
  let db: Database
  let account: Int64

  package init(db: Database, account: Int64) {
    self.db = db
    self.account = account
  }

  /// Rows of so many days before and behind a gap tell what is usual in the account.
  private static let around: Int32 = 400

  /// The search over the rows of the gap's days and those around them.
  package func search(_ gap: Gap) throws -> CauseSearch {
    var gap = gap
    var rows: [(row: GapRow, isInside: Bool)] = []
    let window = (gap.days.lowerBound &- GapRows.around)...(gap.days.upperBound &+ GapRows.around)
    let found = try Row.fetchCursor(
      db,
      sql: GapRows.query + """
        WHERE t.account_id = ? AND t.day BETWEEN ? AND ? AND t.status <> \(Status.ignored) ORDER BY t.day, t.id
        """, arguments: [account, window.lowerBound, window.upperBound])
    while let row = try found.next() {
      let day: Int32 = try row["day"]
      rows.append((try GapRows.row(row, &gap.texts), gap.days.contains(day)))
    }
    var search = CauseSearch(gap)
    for (row, isInside) in rows { search.look(at: row, isInside: isInside) }
    return search
  }

  private static let query = """
    SELECT t.id, t.day, t.amount, t.status, t.description, t.line, statement.name AS file, t.statement_id,
      t.original_currency IS NOT NULL AS is_converted
    FROM "transaction" t LEFT JOIN statement ON statement.id = t.statement_id

    """

  /// The rows of an amount that count on these days.
  package func counted(_ amount: Int64, on days: ClosedRange<Int32>, _ texts: inout TextPool) throws -> [GapRow] {
    try Row.fetchAll(
      db,
      sql: GapRows.query + """
        WHERE t.account_id = ? AND t.day BETWEEN ? AND ? AND t.amount = ? AND t.status IN \(Status.counting)
        ORDER BY t.day, t.id LIMIT 10
        """, arguments: [account, days.lowerBound, days.upperBound, amount]
    ).map { try GapRows.row($0, &texts) }
  }

  private static func row(_ row: Row, _ texts: inout TextPool) throws -> GapRow {
    let status: UInt8 = try row["status"]
    let standing: GapRow.Standing =
      switch status {
      case Status.held: .held
      case Status.pending: .pending
      default: .counted
      }
    let file: String? = try row["file"]
    return try GapRow(
      number: row["id"], day: row["day"], amount: row["amount"], text: texts.intern(row["description"]),
      statement: file.map { texts.intern($0) } ?? 0, line: UInt32(clamping: (row["line"] as Int64?) ?? 0),
      standing: standing, isConverted: row["is_converted"])
  }

  /// The spans of days that the account's statements list, of those that begin by a day.
  package func coverage(through day: Int32 = .max) throws -> AccountCoverage {
    try AccountCoverage(
      Row.fetchAll(
        db,
        sql: """
          SELECT min(first_day, coalesce(covered_first, first_day)), max(last_day, coalesce(covered_last, last_day))
          FROM statement WHERE account_id = ? AND first_day <= ?
          """, arguments: [account, day]
      ).map { row in try (row[0] as Int32)...(row[1] as Int32) })
  }
}
