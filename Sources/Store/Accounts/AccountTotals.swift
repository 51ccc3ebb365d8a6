package import GRDB
import Values

/// Sums of booked money per account, from totals kept by blocks of 32 days, so that they cost the same in any book.
package struct AccountTotals {
  let db: Database
  let account: Int64

  package init(db: Database, account: Int64) {
    self.db = db
    self.account = account
  }

  /// Adds booked minor units by block of 32 days (`day >> 5`), for transactions inserted; changes and deletions are
  /// counted by the book itself.
  func add(_ totals: [Int32: Int64]) throws {
    for (block, booked) in totals {
      try db.execute(
        sql: """
          INSERT INTO day_total(account_id, block, booked) VALUES (?, ?, ?)
          ON CONFLICT DO UPDATE SET booked = booked + excluded.booked
          """, arguments: [account, block, booked])
    }
  }

  package func hasTransactions() throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS(SELECT 1 FROM \"transaction\" WHERE account_id = ?)", arguments: [account]) ?? false
  }

  /// Booked minor units of all days up to and including `day`.
  func booked(through day: Int32) throws -> Int64 {
    let block = day >> 5
    let before = try Row.sum(
      db, sql: "SELECT sum(booked) FROM day_total WHERE account_id = ? AND block < ?", arguments: [account, block])
    let within = try Row.sum(
      db,
      sql: """
        SELECT sum(amount) FROM "transaction"
        WHERE account_id = ? AND day BETWEEN ? AND ? AND status IN \(Status.counting)
        """, arguments: [account, block << 5, day])
    return before + within
  }

  /// What the book holds at the end of `day`; nil without an opening balance, or for days before it.
  package func balance(atEndOf day: Int32) throws -> Int64? {
    guard let opening = try opening(), day >= opening.day else { return nil }
    return try opening.balance + booked(through: day) - booked(through: opening.day)
  }

  /// What the book holds at the end of each day of a span, read in one go.
  package func balances(on days: ClosedRange<Int32>) throws -> BookBalances {
    let before = days.lowerBound - 1
    var sums = DaySums()
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT day, sum(amount) FROM "transaction"
        WHERE account_id = ? AND day BETWEEN ? AND ? AND status IN \(Status.counting) GROUP BY day
        """, arguments: [account, days.lowerBound, days.upperBound])
    while let row = try rows.next() { try sums.add(row[1], on: row[0]) }
    sums.close()
    guard let opening = try opening() else { return BookBalances(opening: nil, before: 0, sums: sums) }
    let moved = try booked(through: before) - booked(through: opening.day)
    return BookBalances(opening: opening.day, before: opening.balance + moved, sums: sums)
  }

  private func opening() throws -> (day: Int32, balance: Int64)? {
    try Row.fetchOne(
      db, sql: "SELECT opening_day, opening_balance FROM account WHERE id = ? AND opening_day IS NOT NULL",
      arguments: [account]
    ).map { try ($0["opening_day"], $0["opening_balance"]) }
  }
}

/// What the book holds of an account at the end of the days of a span.
package struct BookBalances {
  /// The day of the account's opening balance; nil without one.
  fileprivate let opening: Int32?
  /// What the span's movements are added to.
  fileprivate let before: Int64
  fileprivate let sums: DaySums

  /// Nil without an opening balance, or for days before it.
  package func balance(atEndOf day: Int32) -> Int64? {
    opening.flatMap { day < $0 ? nil : before + sums.sum(through: day) }
  }
}

/// Amounts by day, and what they sum to up to a day.
struct DaySums {
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
    let count = days.countOfPrefix { $0 <= day }
    return count == 0 ? 0 : sums[count - 1]
  }
}
