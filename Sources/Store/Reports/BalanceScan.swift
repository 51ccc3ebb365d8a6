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
    var (known, places): ([BalanceAccount], Places) = ([], Places())
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
      try places[row[0]] = known.count
      known.append(
        try BalanceAccount(
          name: name, currency: currency, opening: Day(number: opening), balance: row[4], movements: []))
    }
    for (place, movements) in try movements(of: known, places, scope, db).enumerated() {
      known[place].movements = movements
    }
    return (known, unknown)
  }

  /// By account what moved on each day after its opening one, by day: in one pass over the table, since an index would
  /// be read in another order than the rows stand in.
  private static func movements(
    of accounts: [BalanceAccount], _ places: Places, _ scope: ReportScope, _ db: Database
  ) throws -> [[(day: Day, amount: Int64)]] {
    let openings = accounts.map(\.opening.number)
    let statuses = Status.counting(with: scope.with)
    let halves = try db.inHalves { db, half in
      var sums: [[Int32: Int64]] = Array(repeating: [:], count: openings.count)
      try db.forEachRow(
        "account_id, day, amount",
        "FROM \"transaction\" NOT INDEXED WHERE \(half) AND status IN \(statuses)"
      ) { row in
        let day = Int32(truncatingIfNeeded: row[1])
        guard let place = places[row[0]], day > openings[place] else { return }
        sums[place][day, default: 0] &+= row[2]
      }
      return sums
    }
    return accounts.indices.map { place in
      halves.reduce(into: [:]) { $0.merge($1[place], uniquingKeysWith: &+) }
        .sorted { $0.key < $1.key }.map { (Day(number: $0.key), $0.value) }
    }
  }
}
