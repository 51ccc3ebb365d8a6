package import GRDB

/// A value that the book says it has from a rule, once for all transactions that have it from there.
package struct RuleClaim {
  package enum Field: String, CaseIterable {
    case category, split, payee, bucket, tag, note, transfer, ignore
  }

  package let field: Field
  /// Where the rule stood.
  package let file: String
  package let line: Int
  /// A category's path, a payee, a bucket's number, a tag, a note, an account's name; empty for `ignore`.
  package let value: String
  package let transactions: Int

  /// All claims of the book but those of suggestions. A person's values come from no rule.
  package static func all(_ db: Database) throws -> [RuleClaim] {
    try Field.allCases.flatMap { field in
      try Row.fetchAll(
        db,
        sql: """
          SELECT rule.file, rule.line, claim.value, claim.count
          FROM (\(field.query)) AS claim JOIN rule ON rule.id = claim.rule
          WHERE rule.file <> ? ORDER BY rule.file, rule.line, claim.value
          """, arguments: [SuggestionMark.file]
      ).map { try RuleClaim(field: field, file: $0[0], line: $0[1], value: $0[2] ?? "", transactions: $0[3]) }
    }
  }
}

extension RuleClaim.Field {
  /// `rule`, `value` and `count`, each pair once.
  fileprivate var query: String {
    func isUnlocked(_ field: LockedFields) -> String { "t.locked & \(field) = 0" }
    func ofTransactions(_ rule: String, _ id: String, _ value: String, _ table: String, _ condition: String) -> String {
      """
      SELECT own.rule, \(value) AS value, own.count FROM (
        SELECT \(rule) AS rule, \(id) AS id, count(*) AS count FROM "transaction" t
        WHERE \(rule) IS NOT NULL AND \(condition) GROUP BY 1, 2) AS own LEFT JOIN \(table) named ON named.id = own.id
      """
    }
    func ofAnnotations(_ rule: String, _ value: String) -> String {
      """
      SELECT \(rule) AS rule, \(value) AS value, count(*) AS count FROM annotation
        LEFT JOIN account other ON other.id = transfer_account_id
      WHERE \(rule) IS NOT NULL GROUP BY 1, 2
      """
    }
    switch self {
    case .category:
      return ofTransactions("t.category_rule", "t.category_id", "named.path", "category", isUnlocked(.category))
    case .payee:
      return ofTransactions("t.payee_rule", "t.payee_id", "named.name", "payee", isUnlocked(.payee))
    case .bucket:
      return """
        SELECT t.bucket_rule AS rule, CAST(t.bucket AS TEXT) AS value, count(*) AS count FROM "transaction" t
        WHERE t.bucket_rule IS NOT NULL AND \(isUnlocked(.bucket)) GROUP BY 1, 2
        """
    case .split:
      return """
        SELECT t.category_rule AS rule, category.path AS value, count(*) AS count FROM split
          JOIN "transaction" t ON t.id = transaction_id JOIN category ON category.id = split.category_id
        WHERE t.category_rule IS NOT NULL AND \(isUnlocked(.category)) GROUP BY 1, 2
        """
    case .tag:
      return """
        SELECT rule_id AS rule, tag.name AS value, count(*) AS count FROM transaction_tag
          JOIN "transaction" t ON t.id = transaction_id JOIN tag ON tag.id = tag_id
        WHERE rule_id IS NOT NULL AND \(isUnlocked(.tags)) GROUP BY 1, 2
        """
    case .note: return ofAnnotations("note_rule", "note")
    case .transfer: return ofAnnotations("transfer_rule", "other.name")
    case .ignore: return ofAnnotations("ignore_rule", "''")
    }
  }
}
