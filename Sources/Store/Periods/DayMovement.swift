package import GRDB
package import Values

/// What moved on a day in one currency; sums in minor units.
package struct DayMovement {
  package let day: Int32
  package let currency: Currency
  package let transactions: Int
  package let income: Int64
  package let expense: Int64

  /// All up to a day, by day and currency. Transfers to own accounts on budget are left out.
  package static func all(through today: Day, _ db: Database) throws -> [DayMovement] {
    try Row.fetchAll(db, sql: query, arguments: [today.number]).compactMap { row in
      try Currency(row[1] as String).map {
        try DayMovement(day: row[0], currency: $0, transactions: row[2], income: row[3], expense: row[4])
      }
    }
  }

  private static let query = """
    WITH part AS (
      SELECT t.id, t.day, t.account_id, coalesce(split.amount, t.amount) AS amount,
        CASE WHEN split.id IS NULL THEN t.category_id ELSE split.category_id END AS category_id
      FROM "transaction" t LEFT JOIN split ON split.transaction_id = t.id
      WHERE t.status IN \(Status.counting) AND t.day <= ? AND NOT EXISTS(
        SELECT 1 FROM account other WHERE other.on_budget AND (
          other.id = (SELECT account_id FROM transfer JOIN "transaction" o ON o.id = other_id WHERE transfer.id = t.id)
          OR other.id = (SELECT transfer_account_id FROM annotation WHERE annotation.id = t.id))))
    SELECT day, account.currency, count(DISTINCT part.id),
      sum(CASE WHEN category.kind = 'income' OR category.kind IS NOT 'expense' AND amount > 0 THEN amount ELSE 0 END),
      sum(CASE WHEN category.kind = 'expense' OR category.kind IS NOT 'income' AND amount < 0 THEN -amount ELSE 0 END)
    FROM part JOIN account ON account.id = account_id LEFT JOIN category ON category.id = category_id
    GROUP BY day, account.currency ORDER BY day, account.currency
    """
}
