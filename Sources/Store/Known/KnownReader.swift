package import GRDB
package import Matching
package import Values

/// Reads what the book holds of an account around the days of a statement, at a cost that follows the statement.
package struct KnownReader {
  let db: Database
  let account: Int64

  package init(db: Database, account: Int64) {
    self.db = db
    self.account = account
  }

  /// The known rows of the drafts' span widened by `settleDays`, their texts interned beside those of the drafts.
  ///
  /// Where the book holds far more rows in that span than the statement does, the statement cannot be a complete
  /// list of it; then only rows with the same amount are read.
  package func known(around drafts: inout Drafts, settleDays: Int) throws -> Known {
    guard let first = drafts.days.min(), let last = drafts.days.max() else { return Known(rows: [], covered: []) }
    let window = (first - Int32(settleDays))...(last + Int32(settleDays))
    let limit = drafts.count * 20 + 10_000
    var rows: [KnownRow] = []
    if try count(in: window, upTo: limit + 1) <= limit {
      try read([window], into: &rows, &drafts.texts) { _ in true }
    } else {
      try probe(drafts, settleDays: settleDays, into: &rows, &drafts.texts)
    }
    try readCorrected(window, into: &rows, &drafts.texts)
    try readFaces(window, into: &rows, &drafts.texts)
    let stale = try PendingRows(db: db, account: account).stale()
    if !stale.isEmpty {
      for index in rows.indices where stale.contains(rows[index].transaction) { rows[index].status = .pending }
    }
    rows.sort { ($0.day, $0.amount, $0.transaction) < ($1.day, $1.amount, $1.transaction) }
    return Known(rows: rows, covered: try covered(window))
  }

  private static let columns = "id, day, amount, description, reference, balance, status, statement_id IS NULL"

  private func count(in window: ClosedRange<Int32>, upTo limit: Int) throws -> Int {
    try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM (SELECT 1 FROM "transaction" WHERE account_id = ? AND day BETWEEN ? AND ? LIMIT ?)
        """, arguments: [account, window.lowerBound, window.upperBound, limit]) ?? 0
  }

  private struct Probe: Hashable {
    let day: Int32
    let amount: Int64
  }

  private func probe(
    _ drafts: Drafts, settleDays: Int, into rows: inout [KnownRow], _ texts: inout TextPool
  ) throws {
    let reach = Int32(settleDays)
    var asked: Set<Probe> = []
    for draft in 0..<drafts.count {
      for offset in -reach...reach {
        asked.insert(Probe(day: drafts.days[draft] + offset, amount: drafts.amounts[draft]))
      }
    }
    try read(DaysAround.ranges(drafts.days, reach: reach), into: &rows, &texts) { asked.contains($0) }
  }

  private func read(
    _ days: [ClosedRange<Int32>], into rows: inout [KnownRow], _ texts: inout TextPool, where isAsked: (Probe) -> Bool
  ) throws {
    let query = try RawStatement(
      db,
      sql: "SELECT \(KnownReader.columns) FROM \"transaction\" WHERE account_id = ?1 AND day BETWEEN ?2 AND ?3")
    query.bind(account, at: 1)
    for range in days {
      query.bind(Int64(range.lowerBound), at: 2)
      query.bind(Int64(range.upperBound), at: 3)
      try query.eachRow {
        let probe = Probe(day: Int32(truncatingIfNeeded: $0.integer(1)), amount: $0.integer(2))
        if isAsked(probe) { rows.append(row($0, &texts)) }
      }
    }
  }

  /// What a person corrected is known by the bank's day and amount.
  private func readCorrected(
    _ window: ClosedRange<Int32>, into rows: inout [KnownRow], _ texts: inout TextPool
  ) throws {
    let corrected = try Int64.fetchSet(
      db, sql: "SELECT id FROM correction WHERE account_id = ?", arguments: [account])
    guard !corrected.isEmpty else { return }
    rows.removeAll { corrected.contains($0.transaction) }
    let query = try RawStatement(
      db,
      sql: """
        SELECT t.id, c.day, c.amount, t.description, t.reference, t.balance, t.status, 0 \
        FROM correction c JOIN "transaction" t ON t.id = c.id \
        WHERE c.account_id = ?1 AND c.day BETWEEN ?2 AND ?3
        """)
    query.bind(account, at: 1)
    query.bind(Int64(window.lowerBound), at: 2)
    query.bind(Int64(window.upperBound), at: 3)
    try query.eachRow { rows.append(row($0, &texts)) }
  }

  /// Rows that transactions absorbed with another day, amount, text, id or balance.
  private func readFaces(
    _ window: ClosedRange<Int32>, into rows: inout [KnownRow], _ texts: inout TextPool
  ) throws {
    let query = try RawStatement(
      db,
      sql: """
        SELECT row.transaction_id, row.day, row.amount, row.description, row.reference, row.balance, \
        CASE row.was_pending WHEN 1 THEN 1 ELSE t.status END, 0 \
        FROM row JOIN "transaction" t ON t.id = row.transaction_id \
        WHERE row.account_id = ?1 AND row.day BETWEEN ?2 AND ?3
        """)
    query.bind(account, at: 1)
    query.bind(Int64(window.lowerBound), at: 2)
    query.bind(Int64(window.upperBound), at: 3)
    try query.eachRow {
      var face = row($0, &texts)
      face.isCurrent = false
      rows.append(face)
    }
  }

  private func row(_ query: borrowing RawStatement, _ texts: inout TextPool) -> KnownRow {
    KnownRow(
      transaction: query.integer(0), day: Int32(truncatingIfNeeded: query.integer(1)), amount: query.integer(2),
      description: texts.intern(query.text(3)), reference: query.isNull(4) ? 0 : texts.intern(query.text(4)),
      balance: query.isNull(5) ? Drafts.noBalance : query.integer(5),
      status: KnownRow.Status(rawValue: UInt8(truncatingIfNeeded: query.integer(6))) ?? .booked,
      isByHand: query.integer(7) != 0)
  }

  private func covered(_ window: ClosedRange<Int32>) throws -> [ClosedRange<Int32>] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT coalesce(covered_first, first_day), coalesce(covered_last, last_day) FROM statement
        WHERE account_id = ? AND first_day <= ? AND last_day >= ? ORDER BY first_day
        """, arguments: [account, window.upperBound, window.lowerBound]
    ).map {
      let first: Int32 = try $0[0]
      return try first...$0[1]
    }
  }
}
