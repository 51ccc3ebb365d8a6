package import GRDB
package import Values

/// What a person sets in one transaction: it is locked for rules and imports from then on.
package struct TransactionEdits {
  let db: Database
  package let id: Int64

  /// Nil where there is no such transaction. To be called before the first change.
  package init?(_ id: Int64, _ db: Database, journal: inout Journal) throws {
    guard try db.repeated(Bool.self, "SELECT 1 FROM \"transaction\" WHERE id = ?", [id]) != nil else { return nil }
    (self.db, self.id) = (db, id)
    try journal.changing("transaction", id: id)
  }

  /// An empty path is no category; its split goes.
  package func setCategory(_ path: String, journal: inout Journal) throws {
    let category = path.isEmpty ? nil : try CategoryStore(db: db).id(of: path)
    try set("category_id = ?, category_rule = NULL", .category, [category])
    try SplitPart.delete(of: id, db, journal: &journal)
  }

  /// An empty name is none.
  package func setPayee(_ name: String) throws {
    var value: Int64 = 0
    let payee = name.isEmpty ? nil : try NameTable.id(&value, db, table: "payee", name: name)
    try set("payee_id = ?, payee_rule = NULL", .payee, [payee])
  }

  package func setBucket(_ bucket: Bucket?) throws {
    try set("bucket = ?, bucket_rule = NULL", .bucket, [Int64(bucket?.rawValue ?? 0)])
  }

  /// Parts in place of its category.
  package func split(_ parts: [SplitPart], journal: inout Journal) throws {
    try set("category_id = NULL, category_rule = NULL", .category, [])
    try SplitPart.delete(of: id, db, journal: &journal)
    try SplitPart.insert(parts, id, db, journal: &journal)
  }

  /// Adds tags and takes others away; all that the transaction has are the person's from then on.
  package func setTags(adding: [String], removing: [String], journal: inout Journal) throws {
    try journal.changing("transaction_tag", where: "transaction_id = ?", [id])
    try db.execute(sql: "UPDATE transaction_tag SET rule_id = NULL WHERE transaction_id = ?", arguments: [id])
    for name in removing {
      try db.execute(
        sql: "DELETE FROM transaction_tag WHERE transaction_id = ? AND tag_id = (SELECT id FROM tag WHERE name = ?)",
        arguments: [id, name])
    }
    for name in adding {
      var number: Int64 = 0
      let tag = try NameTable.id(&number, db, table: "tag", name: name)
      try db.execute(
        sql: "INSERT OR IGNORE INTO transaction_tag(transaction_id, tag_id) VALUES (?, ?)", arguments: [id, tag])
      if db.changesCount > 0 {
        try journal.inserted("transaction_tag", db.lastInsertedRowID...db.lastInsertedRowID)
      }
    }
    try lock(.tags)
  }

  /// The names of its tags.
  package func tags() throws -> [String] {
    try String.fetchAll(
      db, sql: "SELECT name FROM transaction_tag JOIN tag ON tag.id = tag_id WHERE transaction_id = ? ORDER BY name",
      arguments: [id])
  }

  /// One category in place of its parts: none, until somebody sets one.
  package func unsplit(journal: inout Journal) throws {
    try set("category_id = NULL, category_rule = NULL", .category, [])
    try SplitPart.delete(of: id, db, journal: &journal)
  }

  private func lock(_ field: LockedFields) throws {
    try db.repeating("UPDATE \"transaction\" SET locked = locked | ? WHERE id = ?", [field.rawValue, id])
  }

  private func set(_ assignment: String, _ field: LockedFields, _ values: [Int64?]) throws {
    try db.repeating(
      "UPDATE \"transaction\" SET \(assignment), locked = locked | \(field.rawValue) WHERE id = ?",
      StatementArguments(values + [id]))
  }
}
