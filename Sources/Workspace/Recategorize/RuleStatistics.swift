internal import GRDB
internal import Rules
internal import Values

/// What the rules are worth: hits and money by rule, how much is categorized, and what is not.
package struct RuleStatistics: Codable, Sendable {
  /// One rule in one currency; a rule without hits has none.
  package struct Rule: Codable, Sendable {
    package var rule: String
    package var place: String
    package var rows: Int
    package var amount: String
    package var currency: String
    /// The day of its last hit; empty without one.
    package var last: String
  }

  /// How much of one currency has a category, or is a transfer; money counts in and out alike.
  package struct Share: Codable, Sendable {
    package var currency: String
    package var rows: Int
    package var categorized: Int
    package var money: String
    package var categorizedMoney: String

    enum CodingKeys: String, CodingKey {
      case currency, rows, categorized, money
      case categorizedMoney = "categorized_money"
    }
  }

  package struct Payee: Codable, Sendable {
    package var payee: String
    package var rows: Int
    package var amount: String
    package var currency: String
  }

  package var transactions: Int
  package var rules: [Rule]
  package var shares: [Share]
  /// The payees with the most money that has no category.
  package var uncategorized: [Payee]
}

extension WorkingFolder {
  /// The rules as they stand, over all of history; what is categorized is what the book has.
  package func ruleStatistics(payees: Int = 15) throws -> RuleStatistics {
    try openBook().connected { db in
      let rules = try compiledRules(db)
      let usage = try RuleUsage(rules.matcher, db)
      return RuleStatistics(
        transactions: usage.transactions, rules: rules.statistics(usage), shares: try RuleStatistics.shares(db),
        uncategorized: try RuleStatistics.uncategorized(db, limit: payees))
    }
  }
}

extension CompiledRules {
  /// The rules with the most hits first, those without any last.
  fileprivate func statistics(_ usage: RuleUsage) -> [RuleStatistics.Rule] {
    let order = book.rules.indices.sorted { (usage.hits[$1], $0) < (usage.hits[$0], $1) }
    return order.flatMap { number -> [RuleStatistics.Rule] in
      let rule = book.rules[number]
      var line = RuleStatistics.Rule(
        rule: rule.name, place: "\(rule.file):\(rule.line)", rows: usage.hits[number], amount: "", currency: "",
        last: usage.last[number] == .min ? "" : Day(number: usage.last[number]).description)
      guard usage.hits[number] > 0 else { return [line] }
      return usage.sums[number].sorted { $0.key < $1.key }.map { currency, amount in
        line.amount = RuleStatistics.money(amount, currency)
        line.currency = currency
        return line
      }
    }
  }
}

extension RuleStatistics {
  fileprivate static func money(_ amount: Int64, _ currency: String) -> String {
    Money.text(amount, exponent: Currency(currency)?.exponent ?? 2)
  }

  /// Booked, pending and reconciled transactions that are no transfers and have no category.
  private static let isUncategorized = """
    t.category_id IS NULL AND NOT EXISTS(
      SELECT 1 FROM annotation WHERE annotation.id = t.id AND transfer_account_id IS NOT NULL)
    """

  fileprivate static func shares(_ db: Database) throws -> [Share] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT currency, count(*) AS rows, sum(abs(t.amount)) AS money, sum(NOT (\(isUncategorized))) AS categorized,
          sum(CASE WHEN \(isUncategorized) THEN 0 ELSE abs(t.amount) END) AS categorized_money
        FROM "transaction" t JOIN account ON account.id = t.account_id WHERE t.status IN (0, 1, 3)
        GROUP BY currency ORDER BY currency
        """
    ).map { row in
      let currency: String = try row["currency"]
      return try Share(
        currency: currency, rows: row["rows"], categorized: row["categorized"], money: money(row["money"], currency),
        categorizedMoney: money(row["categorized_money"], currency))
    }
  }

  fileprivate static func uncategorized(_ db: Database, limit: Int) throws -> [Payee] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT coalesce(payee.name, t.description) AS name, count(*) AS rows, sum(t.amount) AS amount, currency
        FROM "transaction" t JOIN account ON account.id = t.account_id LEFT JOIN payee ON payee.id = t.payee_id
        WHERE t.status IN (0, 1, 3) AND \(isUncategorized)
        GROUP BY 1, currency ORDER BY sum(abs(t.amount)) DESC, 1 LIMIT ?
        """, arguments: [limit]
    ).map { row in
      let currency: String = try row["currency"]
      return try Payee(
        payee: row["name"], rows: row["rows"], amount: money(row["amount"], currency), currency: currency)
    }
  }
}
