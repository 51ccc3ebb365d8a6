/// What people and other programs read in place of the tables: ISO days, amounts as decimal strings in major units with
/// the currency's digits, names for numbers, empty texts for what is not there. Columns are a contract.
///
/// The texts are those of a migration: what a later Daybook makes of them has another number.
extension Schema {
  static let views =
    """
    CREATE VIEW v_transaction AS
    SELECT t.id, \(day("t.day")) AS date, account.name AS account, \(amount("t.amount")) AS amount, account.currency,
      coalesce(payee.name, '') AS payee, t.description,
      coalesce((SELECT group_concat(path, ' + ') FROM (SELECT part.path FROM split
        JOIN category part ON part.id = split.category_id WHERE split.transaction_id = t.id ORDER BY split.position)),
        category.path, '') AS category,
      \(bucket("t.locked & 4 = 0 AND (t.bucket = 0 OR category.id IS NOT t.category_id)")) AS bucket,
      coalesce(\(day("t.period")), '') AS period, \(status("t.status")) AS status,
      CASE WHEN t.locked & 1 = 1 THEN 'person'
        WHEN category.id IS NOT t.category_id AND link.id IS NOT NULL THEN 'transfer ' || link.other_id
        WHEN rule.file = 'suggestion' AND rule.line = 0 THEN 'suggestion'
        WHEN rule.id IS NOT NULL THEN rule.file || ':' || rule.line ELSE '' END AS rule,
      coalesce(statement.name, '') AS statement, t.line
    FROM "transaction" t JOIN \(accounts) ON account.id = t.account_id
      LEFT JOIN payee ON payee.id = t.payee_id LEFT JOIN transfer link ON link.id = t.id
      LEFT JOIN category ON category.id = CASE WHEN link.id IS NULL OR t.locked & 1 = 1
          OR (SELECT kind FROM category WHERE id = t.category_id) IS 'transfer' THEN t.category_id
        ELSE (SELECT id FROM category WHERE kind = 'transfer' ORDER BY position, id LIMIT 1) END
      LEFT JOIN rule ON rule.id = t.category_rule LEFT JOIN statement ON statement.id = t.statement_id;

    CREATE VIEW v_split AS
    SELECT split.transaction_id AS "transaction", split.position + 1 AS part, category.path AS category,
      \(bucket("t.locked & 4 = 0 AND t.bucket = 0")) AS bucket,
      \(amount("split.amount")) AS amount, coalesce(annotation.note, '') AS note
    FROM split JOIN "transaction" t ON t.id = split.transaction_id JOIN \(accounts) ON account.id = t.account_id
      JOIN category ON category.id = split.category_id LEFT JOIN annotation ON annotation.id = t.id;

    CREATE VIEW v_row AS
    SELECT statement.name AS statement, row.line, row.disposition, row.transaction_id AS "transaction", row.reason
    FROM row JOIN statement ON statement.id = row.statement_id
    UNION ALL
    SELECT statement.name, t.line, 'imported', t.id, ''
    FROM statement JOIN "transaction" t ON t.statement_id = statement.id
      AND t.id BETWEEN statement.first_transaction AND statement.last_transaction
    WHERE NOT EXISTS(SELECT 1 FROM row
      WHERE row.transaction_id = t.id AND row.statement_id = statement.id AND row.line = t.line);

    CREATE VIEW v_balance AS
    SELECT account.name AS account, \(day("c.day")) AS date, \(amount("c.balance")) AS balance, c.source,
      coalesce(statement.name, '') AS statement, nullif(c.line, 0) AS line
    FROM balance_check c JOIN \(accounts) ON account.id = c.account_id
      LEFT JOIN statement ON statement.id = c.statement_id;

    CREATE VIEW v_review AS
    SELECT item.id AS number, item.kind, item.subject AS key, coalesce(account.name, '') AS account, item.state,
      item.message
    FROM review_item item LEFT JOIN account ON account.id = item.account_id;
    """

  private static func day(_ number: String) -> String { "date(\(number) * 86400, 'unixepoch')" }

  private static func status(_ number: String) -> String {
    named(number, ["booked", "pending", "held", "reconciled", "ignored"])
  }

  /// The transaction's, or that of the category where the condition holds.
  private static func bucket(_ isOfCategory: String) -> String {
    bucketName("CASE WHEN \(isOfCategory) THEN coalesce(category.bucket, 0) ELSE t.bucket END")
  }

  static func bucketName(_ number: String) -> String { named(number, ["", "needs", "wants", "savings"]) }

  private static func named(_ number: String, _ names: [String]) -> String {
    "CASE \(number) " + names.enumerated().map { "WHEN \($0) THEN '\($1)'" }.joined(separator: " ") + " END"
  }

  /// Minor units of the account's currency as text.
  static func amount(_ minor: String) -> String {
    """
    CASE account.scale WHEN 1 THEN CAST(\(minor) AS TEXT) ELSE printf('%s%d.%0*d', CASE WHEN \(minor) < 0 THEN '-' \
    ELSE '' END, abs(\(minor)) / account.scale, length(account.scale) - 1, abs(\(minor)) % account.scale) END
    """
  }

  /// Accounts with the minor units that a major unit of their currency has: `Currency.exponent`.
  static let accounts = """
    (SELECT id, name, currency, CASE WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', \
    'RWF', 'TWD', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') THEN 1 \
    WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1000 \
    WHEN currency IN ('CLF', 'UYW') THEN 10000 ELSE 100 END AS scale FROM account) AS account
    """
}
