package import GRDB
package import Values

/// What a person sets in one transaction: it is locked for rules and imports from then on.
package struct TransactionEdits {
  let db: Database
  let id: Int64

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

  private func set(_ assignment: String, _ field: LockedFields, _ values: [Int64?]) throws {
    try db.repeating(
      "UPDATE \"transaction\" SET \(assignment), locked = locked | \(field.rawValue) WHERE id = ?",
      StatementArguments(values + [id]))
  }
}
