import Budgets
internal import GRDB
package import Values

extension WorkingFolder {
  /// The periods from the first transaction to today, for each currency that moved in it.
  ///
  /// Income is what came in on categories of kind income and, without a category, at all; expense the same the other
  /// way. Transfers to own accounts on budget are neither.
  package func periods(through today: Day) throws -> [PeriodRecord] {
    let declared = try declaredCalendar()
    return try reading { db in
      let calendar = try calendar(db) ?? declared
      let days = try PeriodMovements(db, through: today)
      return calendar.periods(from: days.first ?? today, through: today).flatMap { days.records($0) }
    }
  }
}

/// What moved on each day, by currency.
private struct PeriodMovements {
  private struct Movement {
    let day: Int32
    let currency: Currency
    let transactions: Int
    let income: Int64
    let expense: Int64
  }
  private var movements: [Movement] = []

  var first: Day? { movements.first.map { Day(number: $0.day) } }

  init(_ db: Database, through today: Day) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        WITH part AS (
          SELECT t.id, t.day, t.account_id, coalesce(split.amount, t.amount) AS amount,
            CASE WHEN split.id IS NULL THEN t.category_id ELSE split.category_id END AS category_id
          FROM "transaction" t LEFT JOIN split ON split.transaction_id = t.id
          WHERE t.status IN (0, 3) AND t.day <= ? AND NOT EXISTS(
            SELECT 1 FROM account other WHERE other.on_budget AND (
              other.id = (SELECT account_id FROM transfer JOIN "transaction" o ON o.id = other_id WHERE transfer.id = t.id)
              OR other.id = (SELECT transfer_account_id FROM annotation WHERE annotation.id = t.id))))
        SELECT day, account.currency, count(DISTINCT part.id),
          sum(CASE WHEN category.kind = 'income' OR category.kind IS NOT 'expense' AND amount > 0 THEN amount ELSE 0 END),
          sum(CASE WHEN category.kind = 'expense' OR category.kind IS NOT 'income' AND amount < 0 THEN -amount ELSE 0 END)
        FROM part JOIN account ON account.id = account_id LEFT JOIN category ON category.id = category_id
        GROUP BY day, account.currency ORDER BY day, account.currency
        """, arguments: [today.number])
    while let row = try rows.next() {
      guard let currency = try Currency(row[1] as String) else { continue }
      movements.append(
        try Movement(day: row[0], currency: currency, transactions: row[2], income: row[3], expense: row[4]))
    }
  }

  /// Ordered by currency.
  func records(_ period: Period) -> [PeriodRecord] {
    let own = movements.filter { period.first.number <= $0.day && $0.day <= period.last.number }
    return Dictionary(grouping: own, by: \.currency).sorted { $0.key.code < $1.key.code }.map { currency, days in
      PeriodRecord(
        period, currency, transactions: days.reduce(0) { $0 + $1.transactions },
        income: days.reduce(0) { $0 + $1.income }, expense: days.reduce(0) { $0 + $1.expense })
    }
  }
}
