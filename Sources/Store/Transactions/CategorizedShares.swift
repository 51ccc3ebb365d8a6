package import GRDB

/// How much of the book has a category, and what has none; sums in minor units.
package struct CategorizedShares {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  package struct Share {
    package let currency: String
    package let rows: Int
    package let categorized: Int
    /// In and out alike.
    package let money: Int64
    package let categorizedMoney: Int64
  }

  package struct Payee {
    package let name: String
    package let currency: String
    package let rows: Int
    package let amount: Int64
  }

  /// Booked, pending and reconciled transactions that are no transfers and have no category.
  private static let isUncategorized = """
    t.category_id IS NULL AND NOT EXISTS(
      SELECT 1 FROM annotation WHERE annotation.id = t.id AND transfer_account_id IS NOT NULL)
    """

  /// Of each currency.
  package func all() throws -> [Share] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT currency, count(*), sum(NOT (\(CategorizedShares.isUncategorized))), sum(abs(t.amount)),
          sum(CASE WHEN \(CategorizedShares.isUncategorized) THEN 0 ELSE abs(t.amount) END)
        FROM "transaction" t JOIN account ON account.id = t.account_id WHERE t.status IN \(Status.withPending)
        GROUP BY currency ORDER BY currency
        """
    ).map { try Share(currency: $0[0], rows: $0[1], categorized: $0[2], money: $0[3], categorizedMoney: $0[4]) }
  }

  /// The payees with the most money that has no category.
  package func uncategorized(limit: Int) throws -> [Payee] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT coalesce(payee.name, t.description), currency, count(*), sum(t.amount)
        FROM "transaction" t JOIN account ON account.id = t.account_id LEFT JOIN payee ON payee.id = t.payee_id
        WHERE t.status IN \(Status.withPending) AND \(CategorizedShares.isUncategorized)
        GROUP BY 1, currency ORDER BY sum(abs(t.amount)) DESC, 1 LIMIT ?
        """, arguments: [limit]
    ).map { try Payee(name: $0[0], currency: $0[1], rows: $0[2], amount: $0[3]) }
  }
}
