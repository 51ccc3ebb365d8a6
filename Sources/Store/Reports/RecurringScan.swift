package import Budgets
package import GRDB
package import Values

/// Rows that may recur: those of the scope that are no transfers between own accounts, booked and pending.
package enum RecurringScan {
  /// An account with the last day that its statements tell of.
  package struct Account: Sendable {
    package let id: Int64
    package let name: String
    package let seenTo: Day?
  }

  /// By the account's index.
  package static func rows(
    _ db: Database, _ scope: ReportScope, owners: [String: String?], through today: Day
  ) throws -> (rows: [[RecurringRow]], accounts: [Account]) {
    var accounts: [Account] = []
    var places: [Int64: (place: Int, currency: Currency)] = [:]
    let all = try Row.fetchAll(
      db,
      sql: """
        SELECT id, name, currency,
          (SELECT max(coalesce(covered_last, last_day)) FROM statement WHERE account_id = account.id)
        FROM account ORDER BY id
        """)
    for row in all {
      let account = try Account(id: row[0], name: row[1], seenTo: (row[3] as Int32?).map { Day(number: $0) })
      guard let currency = Currency(try row[2] as String), scope.account ?? account.name == account.name,
        scope.currency ?? currency == currency, scope.owner == nil || owners[account.name] == scope.owner
      else { continue }
      places[account.id] = (accounts.count, currency)
      accounts.append(account)
    }
    return (try rows(db, scope, places, through: today), accounts)
  }

  /// A million rows have few payees: each text becomes a string once.
  private static func rows(
    _ db: Database, _ scope: ReportScope, _ accounts: [Int64: (place: Int, currency: Currency)], through today: Day
  ) throws -> [[RecurringRow]] {
    let transfers = try Int64.fetchSet(
      db, sql: "SELECT id FROM transfer UNION SELECT id FROM annotation WHERE transfer_account_id IS NOT NULL")
    let payees = try Dictionary(
      once: Row.fetchAll(db, sql: "SELECT id, name FROM payee").map { row -> (Int64, String) in try (row[0], row[1]) })
    var (pool, texts) = (TextPool(), [""])
    var rows = Array(repeating: [RecurringRow](), count: accounts.count)
    let query = try query(db, scope, accounts.keys.sorted(), through: today)
    try query.eachRow { row in
      let id = row.integer(0)
      guard let (account, currency) = accounts[row.integer(1)], scope.selected?.contains(id) ?? true,
        !transfers.contains(id)
      else { return }
      var payee = payees[row.integer(5)]
      if payee == nil {
        let text = Int(pool.intern(row.text(6)))
        if text == texts.count { texts.append(pool[TextID(text)]) }
        payee = texts[text]
      }
      rows[account].append(
        RecurringRow(
          id: id, day: Day(number: Int32(truncatingIfNeeded: row.integer(2))), account: account, payee: payee ?? "",
          amount: row.integer(3), currency: currency, isPending: row.integer(4) != 0))
    }
    return rows
  }

  private static func query(
    _ db: Database, _ scope: ReportScope, _ accounts: [Int64], through today: Day
  ) throws -> RawStatement {
    // The whole book is read in its own order; of some days the index knows the rows.
    let source = "\"transaction\"" + (scope.from == nil ? " NOT INDEXED" : "")
    let query = try RawStatement(
      db,
      sql: """
        SELECT id, account_id, day, amount, status = \(Status.pending), payee_id,
          CASE WHEN payee_id IS NULL THEN description END
        FROM \(source) WHERE account_id IN (SELECT value FROM json_each(?1)) AND day BETWEEN ?2 AND ?3
          AND status IN \(Status.withPending)
        """)
    query.bindTransient(JSONList.text(accounts), at: 1)
    query.bind(Int64((scope.from ?? Day(number: .min)).number), at: 2)
    query.bind(Int64(min(scope.to ?? today, today).number), at: 3)
    return query
  }
}
