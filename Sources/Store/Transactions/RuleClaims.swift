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
    let counts = try ClaimCounts(db)
    let rules = try Dictionary(
      once: Row.fetchAll(
        db, sql: "SELECT id, file, line FROM rule WHERE file <> ?", arguments: [SuggestionMark.file]
      ).map { row in try (row[0] as Int64, (file: row[1] as String, line: row[2] as Int)) })
    return try Field.allCases.flatMap { field in
      try counts.claims(of: field).compactMap { rule, value, count in
        rules[rule].map {
          RuleClaim(field: field, file: $0.file, line: $0.line, value: value ?? "", transactions: count)
        }
      }.sorted { ($0.file, $0.line, $0.value) < ($1.file, $1.line, $1.value) }
    }
  }
}

/// What rules set, each value once for each rule.
private struct ClaimCounts {
  typealias Claim = (rule: Int64, value: String?, count: Int)

  private let db: Database
  /// Of what stands in the table of transactions itself, all counted in one pass: by the rule in the upper half of a
  /// number and the value in the lower one.
  private var categories = NumberTable(0)
  private var payees = NumberTable(0)
  private var buckets = NumberTable(0)

  init(_ db: Database) throws {
    self.db = db
    try db.forEachRow(
      "locked, category_rule, category_id, payee_rule, payee_id, bucket_rule, bucket", "FROM \"transaction\"", []
    ) { row in
      let locked = LockedFields(rawValue: UInt8(truncatingIfNeeded: row[0]))
      if row[1] != 0, !locked.contains(.category) { categories[Int(row[1] << 32 | row[2])] += 1 }
      if row[3] != 0, !locked.contains(.payee) { payees[Int(row[3] << 32 | row[4])] += 1 }
      if row[5] != 0, !locked.contains(.bucket) { buckets[Int(row[5] << 32 | row[6])] += 1 }
    }
  }

  func claims(of field: RuleClaim.Field) throws -> [Claim] {
    switch field {
    case .category: try named(categories, "SELECT id, path FROM category")
    case .payee: try named(payees, "SELECT id, name FROM payee")
    case .bucket: ClaimCounts.counted(buckets) { String($0) }
    case .split:
      try queried(
        """
        SELECT t.category_rule, category.path, count(*) FROM split
          JOIN "transaction" t ON t.id = transaction_id JOIN category ON category.id = split.category_id
        WHERE t.category_rule IS NOT NULL AND t.locked & \(LockedFields.category) = 0 GROUP BY 1, 2
        """)
    case .tag:
      try queried(
        """
        SELECT rule_id, tag.name, count(*) FROM transaction_tag
          JOIN "transaction" t ON t.id = transaction_id JOIN tag ON tag.id = tag_id
        WHERE rule_id IS NOT NULL AND t.locked & \(LockedFields.tags) = 0 GROUP BY 1, 2
        """)
    case .note: try annotated("note_rule", "note")
    case .transfer: try annotated("transfer_rule", "other.name")
    case .ignore: try annotated("ignore_rule", "''")
    }
  }

  private func named(_ table: NumberTable<Int>, _ sql: String) throws -> [Claim] {
    let names = try Dictionary(once: Row.fetchAll(db, sql: sql).map { try ($0[0] as Int64, $0[1] as String) })
    return ClaimCounts.counted(table) { names[$0] }
  }

  private static func counted(_ table: NumberTable<Int>, _ name: (Int64) -> String?) -> [Claim] {
    table.all.map { (Int64($0.number >> 32), name(Int64($0.number & 0xFFFF_FFFF)), $0.value) }
  }

  private func annotated(_ rule: String, _ value: String) throws -> [Claim] {
    try queried(
      """
      SELECT \(rule), \(value), count(*) FROM annotation LEFT JOIN account other ON other.id = transfer_account_id
      WHERE \(rule) IS NOT NULL GROUP BY 1, 2
      """)
  }

  private func queried(_ sql: String) throws -> [Claim] {
    try Row.fetchAll(db, sql: sql).map { try ($0[0], $0[1], $0[2]) }
  }
}
