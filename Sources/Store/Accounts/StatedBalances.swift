package import GRDB

/// What an account holds at the end of a day, as a statement or a person states it.
package struct BalanceCheck {
  let id: Int64
  package let account: Int64
  package let day: Int32
  /// Minor units.
  package let balance: Int64
  package let line: Int
  /// Nil for a person's.
  package let statement: Int64?
  /// Its name, and the first day of its rows.
  package let file: String?
  package let firstDay: Int32?
  /// Where the statement states it: `may.csv:12`; nil for a person's.
  package var place: String? { file.map { "\($0):\(line)" } }

  init(_ row: Row) throws {
    (id, account, day, balance) = try (row["id"], row["account_id"], row["day"], row["balance"])
    (line, statement) = try (row["line"], row["statement_id"])
    (file, firstDay) = try (row["file"], row["first_day"])
  }
}

/// The balances that statements and people stated of accounts, held against the book as it is now.
package final class StatedBalances {
  let db: Database
  /// What statements list themselves, kept once it was asked for.
  private var listings: [Int64: StatementListing] = [:]

  package init(db: Database) { self.db = db }

  package static func count(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM balance_check") ?? 0
  }

  /// The balances that an account is stated to have from `day` on, up to the first one after `last`: the latest word
  /// for each day.
  package func stated(of account: Int64, since day: Int32, through last: Int32) throws -> [BalanceCheck] {
    try Row.fetchAll(
      db,
      sql: StatedBalances.query + """
        AND day BETWEEN ? AND coalesce((SELECT min(day) FROM balance_check WHERE account_id = ? AND day > ?), ?)
        ORDER BY day
        """, arguments: [account, day, account, last, last]
    ).map(BalanceCheck.init)
  }

  /// Whether a person stated this balance for the day.
  package func isTold(_ balance: Int64, of account: Int64, on day: Int32) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS(SELECT 1 FROM balance_check
          WHERE account_id = ? AND day = ? AND balance = ? AND source = 'person')
        """, arguments: [account, day, balance]) ?? false
  }

  /// The latest stated balance up to a day; `but` leaves those of a statement out.
  package func last(of account: Int64, through day: Int32, but statement: Int64? = nil) throws -> BalanceCheck? {
    try Row.fetchOne(
      db,
      sql: StatedBalances.query + "AND day <= ? AND statement_id IS NOT coalesce(?, -1) ORDER BY day DESC LIMIT 1",
      arguments: [account, day, statement]
    ).map(BalanceCheck.init)
  }

  /// The first stated balance after a day.
  package func next(of account: Int64, after day: Int32) throws -> BalanceCheck? {
    try Row.fetchOne(db, sql: StatedBalances.query + "AND day > ? ORDER BY day LIMIT 1", arguments: [account, day])
      .map(BalanceCheck.init)
  }

  /// Checks `c` of an account: the latest word for each day.
  static let query = """
    SELECT c.*, statement.name AS file, statement.first_day
    FROM balance_check c LEFT JOIN statement ON statement.id = statement_id
    WHERE c.account_id = ? AND NOT EXISTS(
      SELECT 1 FROM balance_check later
      WHERE later.account_id = c.account_id AND later.day = c.day AND later.id > c.id)

    """

  /// Stated less book, where they differ by more than `tolerance`; 0 where they tie, or where the book has no balance.
  package func gap(_ check: BalanceCheck?, tolerance: Int64) throws -> Int64 {
    guard let check else { return 0 }
    let book = try AccountTotals(db: db, account: check.account).balance(atEndOf: check.day)
    return try gap(check, book: book, tolerance: tolerance)
  }

  /// The same, with what the book has on that day.
  package func gap(_ check: BalanceCheck, book: Int64?, tolerance: Int64) throws -> Int64 {
    guard let book, abs(book - check.balance) > tolerance else { return 0 }
    let own = try ownBalances(check, book: book)
    return own.contains { abs($0 - check.balance) <= tolerance } ? 0 : check.balance - book
  }

  /// What the statement itself may mean: one cut in the middle of a day, made before a late row came, or listing rows
  /// as pending that were booked since, ties in such a way alone.
  private func ownBalances(_ check: BalanceCheck, book: Int64) throws -> [Int64] {
    guard let statement = check.statement, let first = check.firstDay else { return [] }
    let listing = try listings[statement] ?? StatementListing(statement, db)
    listings[statement] = listing
    let day = check.day
    let booked = try Row.sum(
      db,
      sql: """
        SELECT sum(amount) FROM "transaction"
        WHERE account_id = ? AND day = ? AND status IN \(Status.counting)
        """, arguments: [check.account, day])
    let without = book - listing.pending.sum(through: day)
    let unlisted = booked - listing.all.sum(on: day)
    let before = try AccountTotals(db: db, account: check.account).balance(atEndOf: first - 1)
    return [without, without - unlisted] + (before.map { [$0 + listing.booked.sum(through: day)] } ?? [])
  }
}

/// What a statement lists itself of the transactions that count, by day.
private struct StatementListing {
  private(set) var booked = DaySums()
  /// Listed as pending, booked since.
  private(set) var pending = DaySums()
  private(set) var all = DaySums()

  init(_ statement: Int64, _ db: Database) throws {
    // The transactions that came with it; then those that were there before or took another of its rows.
    let own = """
      t.statement_id = :statement AND t.id BETWEEN (SELECT first_transaction FROM statement WHERE id = :statement)
        AND (SELECT last_transaction FROM statement WHERE id = :statement)
      """
    let days = try Row.fetchCursor(
      db,
      sql: """
        SELECT day, sum(amount) FROM "transaction" t WHERE \(own) AND status IN \(Status.counting) GROUP BY day
        """, arguments: ["statement": statement])
    while let row = try days.next() {
      try booked.add(row[1], on: row[0])
      try all.add(row[1], on: row[0])
    }
    let others = try Row.fetchCursor(
      db,
      sql: """
        SELECT t.day, t.amount, \(own) AS is_own, max(NOT was_pending) AS is_booked, max(was_pending) AS is_pending
        FROM row JOIN "transaction" t ON t.id = row.transaction_id
        WHERE row.statement_id = :statement AND t.status IN \(Status.counting) GROUP BY t.id
        """, arguments: ["statement": statement])
    while let row = try others.next() {
      if try row["is_pending"] { try pending.add(row[1], on: row[0]) }
      if try row["is_own"] { continue }
      if try row["is_booked"] { try booked.add(row[1], on: row[0]) }
      try all.add(row[1], on: row[0])
    }
    booked.close()
    pending.close()
    all.close()
  }
}
