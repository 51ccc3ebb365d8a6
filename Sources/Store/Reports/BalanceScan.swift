package import Budgets
package import GRDB
import Values

/// Reads what accounts hold, from their opening balances on.
package enum BalanceScan {
  /// Those of the scope that have an opening balance, and the names of those that have none. Booked rows move balances,
  /// and those that the scope counts with them.
  package static func accounts(
    _ db: Database, declared: [DeclaredAccount], _ scope: ReportScope
  ) throws -> (known: [BalanceAccount], unknown: [String]) {
    let owners = Dictionary(declared.map { ($0.name, $0.owner) }) { first, _ in first }
    let order = Dictionary(declared.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var known: [BalanceAccount] = []
    var unknown: [String] = []
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, name, currency, opening_day, opening_balance FROM account ORDER BY id"
    ).map { (name: try $0[1] as String, row: $0) }
    for (name, row) in rows.sorted(by: { order[$0.name] ?? .max < order[$1.name] ?? .max }) {
      guard let currency = Currency(try row[2] as String), scope.account ?? name == name,
        scope.currency ?? currency == currency, scope.owner == nil || owners[name] == scope.owner
      else { continue }
      guard let opening: Int32 = try row[3] else {
        unknown.append(name)
        continue
      }
      known.append(
        try BalanceAccount(
          name: name, currency: currency, opening: Day(number: opening), balance: row[4],
          movements: movements(of: row[0], after: opening, scope, db)))
    }
    return (known, unknown)
  }

  private static func movements(
    of account: Int64, after opening: Int32, _ scope: ReportScope, _ db: Database
  ) throws -> [(day: Day, amount: Int64)] {
    let statuses = Status.counting(with: scope.with)
    let rows = try RawStatement(
      db,
      sql: """
        SELECT day, sum(amount) FROM "transaction"
        WHERE account_id = ?1 AND day > ?2 AND status IN \(statuses) GROUP BY day ORDER BY day
        """)
    rows.bind(account, at: 1)
    rows.bind(Int64(opening), at: 2)
    var movements: [(day: Day, amount: Int64)] = []
    try rows.eachRow { movements.append((Day(number: Int32(truncatingIfNeeded: $0.integer(0))), $0.integer(1))) }
    return movements
  }
}
