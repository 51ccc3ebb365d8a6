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

  /// With the accounts of the book by the rows' indices.
  package static func rows(
    _ db: Database, _ scope: ReportScope, owners: [String: String?], through today: Day
  ) throws -> (rows: [RecurringRow], accounts: [Account]) {
    var accounts: [Account] = []
    var rows: [RecurringRow] = []
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
      try read(account.id, place: accounts.count, currency, scope, through: today, into: &rows, db)
      accounts.append(account)
    }
    return (rows, accounts)
  }

  private static func read(
    _ account: Int64, place: Int, _ currency: Currency, _ scope: ReportScope, through today: Day,
    into rows: inout [RecurringRow], _ db: Database
  ) throws {
    let found = try Row.fetchCursor(
      db,
      sql: """
        SELECT t.id, t.day, t.amount, t.status = \(Status.pending), coalesce(payee.name, t.description)
        FROM "transaction" t LEFT JOIN payee ON payee.id = t.payee_id LEFT JOIN annotation ON annotation.id = t.id
        WHERE t.account_id = ? AND t.day BETWEEN ? AND ? AND t.status IN \(Status.withPending)
          AND t.id NOT IN (SELECT id FROM transfer) AND annotation.transfer_account_id IS NULL
        """,
      arguments: [account, (scope.from ?? Day(number: .min)).number, min(scope.to ?? today, today).number])
    while let row = try found.next() {
      let id: Int64 = try row[0]
      guard scope.selected?.contains(id) ?? true else { continue }
      rows.append(
        RecurringRow(
          id: id, day: Day(number: try row[1]), account: place, payee: try row[4], amount: try row[2],
          currency: currency, isPending: try row[3]))
    }
  }
}
