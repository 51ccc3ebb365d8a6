internal import GRDB
internal import Ledger

/// The balances that statements and people stated, against the book as it is now.
extension BookCheck {
  mutating func balances() throws {
    let unproven = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM account WHERE opening_day IS NULL
          AND EXISTS(SELECT 1 FROM "transaction" WHERE account_id = account.id)
        """)
    for name in unproven { report.notes.append("\(name): no balance is known; its movements are unproven") }
    let checks = try Row.fetchAll(
      db,
      sql: """
        SELECT balance_check.*, account.name, account.currency, statement.name AS file, statement.first_day
        FROM balance_check JOIN account ON account.id = balance_check.account_id
          LEFT JOIN statement ON statement.id = statement_id ORDER BY balance_check.account_id, day, balance_check.id
        """)
    for check in checks { try tie(check) }
  }

  private mutating func tie(_ check: Row) throws {
    let totals = AccountTotals(db: db, account: check["account_id"])
    let stated: Int64 = check["balance"]
    guard let book = try totals.balance(atEndOf: check["day"]) else { return }
    report.balances += 1
    let exponent = Currency(check["currency"] as String)?.exponent ?? 2
    let tolerance = Currency(check["currency"] as String).map(tolerances.tolerance) ?? 0
    if abs(book - stated) <= tolerance { return }
    if let own = try ownBalance(check, totals), abs(own - stated) <= tolerance { return }
    let line: Int = check["line"]
    let name: String = check["name"]
    let place = (check["file"] as String?).map { "\($0):\(line)" } ?? name
    let message =
      "\(name) on \(Day(number: check["day"])): stated \(Money.text(stated, exponent: exponent)), "
      + "the book has \(Money.text(book, exponent: exponent))"
    if try isKnown(check) {
      report.notes.append("\(place): \(message) (in the queue)")
    } else {
      fail("balance", place, message)
    }
  }

  /// What the statement itself makes of it: the book before its first day, and the rows that it lists up to the day.
  ///
  /// A statement cut in the middle of a day, or made before a late row came, ties in this way alone.
  private func ownBalance(_ check: Row, _ totals: AccountTotals) throws -> Int64? {
    guard let statement: Int64 = check["statement_id"], let first: Int32 = check["first_day"],
      let before = try totals.balance(atEndOf: first - 1)
    else { return nil }
    let own =
      try Int64.fetchOne(
        db,
        sql: """
          SELECT sum(amount) FROM "transaction" WHERE day <= :day AND status IN (0, 3) AND id IN (
            SELECT id FROM "transaction" WHERE statement_id = :statement
              AND id BETWEEN (SELECT first_transaction FROM statement WHERE id = :statement)
                AND (SELECT last_transaction FROM statement WHERE id = :statement)
            UNION SELECT transaction_id FROM row WHERE statement_id = :statement AND transaction_id IS NOT NULL)
          """, arguments: ["statement": statement, "day": check["day"]]) ?? 0
    return before + own
  }

  /// A break that a person was told of is no fault of the book. One break shows in every later balance.
  private func isKnown(_ check: Row) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS(SELECT 1 FROM review_item WHERE kind = 'balance' AND state <> 'settled' AND account_id = ?)
        """, arguments: [check["account_id"]]) ?? false
  }
}
