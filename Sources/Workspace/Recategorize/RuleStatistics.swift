import Rules
import Store
import Values

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
      let shares = CategorizedShares(db: db)
      return try RuleStatistics(
        transactions: usage.transactions, rules: rules.statistics(usage),
        shares: shares.all().map(RuleStatistics.Share.init),
        uncategorized: shares.uncategorized(limit: payees).map(RuleStatistics.Payee.init))
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
        rule: rule.name, place: "\(rule.file):\(rule.line)", rows: 0, amount: "", currency: "", last: "")
      guard usage.hits[number] > 0 else { return [line] }
      return usage.sums[number].sorted { $0.key < $1.key }.map { currency, sum in
        line.rows = sum.hits
        line.amount = RuleStatistics.money(sum.amount, currency)
        line.currency = currency
        line.last = Day(number: sum.last).description
        return line
      }
    }
  }
}

extension RuleStatistics {
  fileprivate static func money(_ amount: Int64, _ currency: String) -> String {
    Money.text(amount, exponent: Currency(currency)?.exponent ?? 2)
  }
}

extension RuleStatistics.Share {
  fileprivate init(_ share: CategorizedShares.Share) {
    self.init(
      currency: share.currency, rows: share.rows, categorized: share.categorized,
      money: RuleStatistics.money(share.money, share.currency),
      categorizedMoney: RuleStatistics.money(share.categorizedMoney, share.currency))
  }
}

extension RuleStatistics.Payee {
  fileprivate init(_ payee: CategorizedShares.Payee) {
    self.init(
      payee: payee.name, rows: payee.rows, amount: RuleStatistics.money(payee.amount, payee.currency),
      currency: payee.currency)
  }
}
