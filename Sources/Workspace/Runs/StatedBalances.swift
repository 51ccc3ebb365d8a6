internal import GRDB
internal import Ledger

/// The balances that statements and people stated of accounts, held against the book as it is now.
final class StatedBalances {
  let db: Database
  /// What statements list themselves, kept once it was asked for.
  private var listings: [Int64: StatementListing] = [:]

  init(db: Database) { self.db = db }

  /// Stated balances by account and day, with the account's name and currency and the statement's.
  func visit(of account: Int64? = nil, since day: Int32 = .min, _ body: (Row) throws -> Bool) throws {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT balance_check.*, account.name, account.currency, statement.name AS file, statement.first_day
        FROM balance_check JOIN account ON account.id = balance_check.account_id
          LEFT JOIN statement ON statement.id = statement_id
        WHERE day >= :day AND (:account IS NULL OR balance_check.account_id = :account)
        ORDER BY balance_check.account_id, day, balance_check.id
        """, arguments: ["account": account, "day": day])
    for row in rows { guard try body(row) else { return } }
  }

  /// What the book has where it differs from what is stated by more than `tolerance`; nil where they tie, or where
  /// the book has no balance on that day.
  func difference(_ check: Row, tolerance: Int64) throws -> (stated: Int64, book: Int64)? {
    let totals = try AccountTotals(db: db, account: check["account_id"])
    let stated: Int64 = try check["balance"]
    guard let book = try totals.balance(atEndOf: check["day"]) else { return nil }
    if abs(book - stated) <= tolerance { return nil }
    let own = try ownBalances(check, totals, book: book)
    return own.contains { abs($0 - stated) <= tolerance } ? nil : (stated, book)
  }

  /// What the statement itself may mean: one cut in the middle of a day, made before a late row came, or listing rows
  /// as pending that were booked since, ties in such a way alone.
  private func ownBalances(_ check: Row, _ totals: AccountTotals, book: Int64) throws -> [Int64] {
    guard let statement: Int64 = try check["statement_id"], let first: Int32 = try check["first_day"] else { return [] }
    let listing = try listings[statement] ?? StatementListing(statement, db)
    listings[statement] = listing
    let day: Int32 = try check["day"]
    let booked = try Int64.fetchOne(
      db,
      sql: """
        SELECT coalesce(sum(amount), 0) FROM "transaction" WHERE account_id = ? AND day = ? AND status IN (0, 3)
        """, arguments: [check["account_id"] as Int64, day])
    let without = book - listing.pending.sum(through: day)
    let unlisted = (booked ?? 0) - listing.all.sum(on: day)
    let before = try totals.balance(atEndOf: first - 1)
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
        SELECT day, sum(amount) FROM "transaction" t WHERE \(own) AND status IN (0, 3) GROUP BY day
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
        WHERE row.statement_id = :statement AND t.status IN (0, 3) GROUP BY t.id
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

/// Amounts by day, and what they sum to up to a day.
private struct DaySums {
  private var amounts: [Int32: Int64] = [:]
  private var days: [Int32] = []
  private var sums: [Int64] = []

  mutating func add(_ amount: Int64, on day: Int32) { amounts[day, default: 0] += amount }

  /// To be called once all is added.
  mutating func close() {
    days = amounts.keys.sorted()
    var sum: Int64 = 0
    sums = days.map { day in
      sum += amounts[day] ?? 0
      return sum
    }
  }

  func sum(on day: Int32) -> Int64 { amounts[day] ?? 0 }

  func sum(through day: Int32) -> Int64 {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle] <= day { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : sums[low - 1]
  }
}

/// What a new statement does to balances that were stated before: older rows that come late move them all.
struct Aftermath {
  let db: Database
  let account: Int64
  let currency: Currency
  let tolerance: Int64

  /// The first balance of another statement, or of a person, from `day` on that ties no longer; nil where all do, or
  /// where a person was told of it.
  func finding(since day: Int32, statement: Int64, file: String) throws -> NewReviewItem? {
    var gap = try gap(before: day)
    var item: NewReviewItem?
    let balances = StatedBalances(db: db)
    try balances.visit(of: account, since: day) { check in
      if try (check["statement_id"] as Int64?) == statement { return true }
      guard let (stated, book) = try balances.difference(check, tolerance: tolerance) else {
        gap = 0
        return true
      }
      if abs(stated - book - gap) <= tolerance { return true }
      gap = stated - book
      if try isTold(check["day"], stated) { return true }
      item = try self.item(check, stated, book, statement, file)
      return false
    }
    return item
  }

  /// Stated less book at the last stated balance before the day: what is known to be missing already.
  private func gap(before day: Int32) throws -> Int64 {
    let last = try Row.fetchOne(
      db, sql: "SELECT * FROM balance_check WHERE account_id = ? AND day < ? ORDER BY day DESC, id DESC LIMIT 1",
      arguments: [account, day])
    guard let last, let book = try AccountTotals(db: db, account: account).balance(atEndOf: last["day"]) else {
      return 0
    }
    return try last["balance"] - book
  }

  private func isTold(_ day: Int32, _ stated: Int64) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS(SELECT 1 FROM review_item WHERE kind = 'balance' AND state <> 'settled' AND account_id = ?
          AND subject LIKE ?)
        """, arguments: [account, "balance:%:\(day):\(stated)"]) ?? false
  }

  private func item(_ check: Row, _ stated: Int64, _ book: Int64, _ statement: Int64, _ file: String) throws
    -> NewReviewItem
  {
    func money(_ amount: Int64) -> String { Money.text(amount, exponent: currency.exponent) }
    let day: Int32 = try check["day"]
    let line: Int = try check["line"]
    let source = try (check["file"] as String?).map { "that \($0):\(line) states" } ?? "that was reconciled"
    var item = NewReviewItem(
      kind: .balance, subject: "balance:\(account):later:\(day):\(stated)",
      message: "the book ties no longer to the balance \(source) for \(Day(number: day)): stated \(money(stated)), "
        + "the book has \(money(book)), a difference of \(money(stated - book)); a statement between may be missing",
      account: account, statement: statement, file: file)
    item.evidence = ["stated \(money(stated))", "expected \(money(book))", "difference \(money(stated - book))"]
    return item
  }

  /// Closes items about balances that tie now: the missing statement came.
  func settle(_ journal: inout Journal) throws {
    let items = try Row.fetchAll(
      db, sql: "SELECT id, subject FROM review_item WHERE kind = 'balance' AND state = 'open' AND account_id = ?",
      arguments: [account])
    for item in items {
      let parts = try (item["subject"] as String).split(separator: ":")
      guard parts.count == 5, parts[2] != "chainBreak", let day = Int32(parts[3]), let stated = Int64(parts[4]),
        let book = try AccountTotals(db: db, account: account).balance(atEndOf: day), abs(book - stated) <= tolerance
      else { continue }
      try journal.changing("review_item", id: item["id"])
      try db.execute(sql: "UPDATE review_item SET state = 'settled' WHERE id = ?", arguments: [item["id"]])
    }
  }
}
