import GRDB
import Values

/// Which stated balances prove the rows up to their days.
extension StatedBalances {
  /// What a running column ends with proves its last day once a later file begins behind that day, or another one states
  /// the same for it: until then the day may be cut. The balance that an opening was implied by proves nothing itself.
  private static let isProof = """
    (c.source <> 'running' OR c.day < statement.last_day
      OR EXISTS(SELECT 1 FROM statement later WHERE later.account_id = c.account_id AND later.first_day > c.day)
      OR EXISTS(SELECT 1 FROM balance_check other WHERE other.account_id = c.account_id AND other.day = c.day
        AND other.balance = c.balance AND other.statement_id IS NOT c.statement_id))
    AND NOT \(isImplying)

    """

  private static let isImplying = """
    EXISTS(SELECT 1 FROM account WHERE account.id = c.account_id AND opening_source = 'statement'
      AND c.source IN ('opening', 'closing') AND c.day = (SELECT min(day) FROM balance_check WHERE account_id = c.account_id))
    """

  /// Whether the account's opening balance was worked out from this one, which ties therefore.
  package func isImplying(_ check: BalanceCheck) throws -> Bool {
    let sql = "SELECT \(StatedBalances.isImplying) FROM balance_check c WHERE id = ?"
    return try Bool.fetchOne(db, sql: sql, arguments: [check.id]) ?? false
  }

  /// The balances from `day` on that tie and so prove the rows up to their days, ascending.
  ///
  /// - Parameter last: up to the first balance after it.
  package func proofs(
    of account: Int64, since day: Int32, through last: Int32 = .max, tolerance: Int64
  ) throws -> [BalanceCheck] {
    let checks = try Row.fetchAll(
      db,
      sql: StatedBalances.query + """
        AND \(StatedBalances.isProof) AND c.day BETWEEN ?
          AND coalesce((SELECT min(day) FROM balance_check WHERE account_id = ? AND day > ?), ?)
        ORDER BY c.day
        """, arguments: [account, day, account, last, last]
    ).map(BalanceCheck.init)
    guard let first = checks.first, let last = checks.last else { return [] }
    let book = try AccountTotals(db: db, account: account).balances(on: first.day...last.day)
    return checks.filter { check in
      book.balance(atEndOf: check.day).map { abs($0 - check.balance) <= tolerance } ?? false
    }
  }

  /// The last of those from `day` on and the one before them.
  package func lastProof(of account: Int64, since day: Int32, tolerance: Int64) throws -> BalanceCheck? {
    let start = try last(of: account, through: day - 1)?.day ?? day
    let last = try Row.fetchOne(
      db, sql: StatedBalances.query + "AND \(StatedBalances.isProof) AND c.day >= ? ORDER BY c.day DESC LIMIT 1",
      arguments: [account, start]
    ).map(BalanceCheck.init)
    guard let last else { return nil }
    let book = try AccountTotals(db: db, account: account).balance(atEndOf: last.day)
    if let book, abs(book - last.balance) <= tolerance { return last }
    return try proofs(of: account, since: start, tolerance: tolerance).last
  }
}
