package import GRDB
package import Values

/// How much money the statements of the book move in all, kept with each statement for all up to it: a new one costs
/// the same in any book. What was undone since may count still, until a later statement is undone as well.
package struct BookTurnover {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// With these amounts; nil where that is more than sums over the book can take in.
  package func adding(_ amounts: [Int64]) throws -> Turnover? {
    let now = try Int64.fetchOne(db, sql: "SELECT turnover FROM statement ORDER BY id DESC LIMIT 1") ?? 0
    var turnover = Turnover(now)
    for amount in amounts where !turnover.add(amount) { return nil }
    return turnover
  }
}
