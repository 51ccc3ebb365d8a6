internal import Foundation
internal import GRDB
internal import Ledger

/// What a person sets in transactions; fields left nil stay.
package struct TransactionEdit: Sendable {
  /// A category's path; empty for none.
  package var category: String?
  package var payee: String?
  /// `needs`, `wants`, `savings`; empty for none.
  package var bucket: String?

  package init() {}

  package var isEmpty: Bool { category == nil && payee == nil && bucket == nil }
}

/// What an edit did.
package struct EditReport: Codable, Sendable {
  package var run: Int64?
  package var changed: Int
}

extension WorkingFolder {
  /// Sets fields of transactions for good: no rule and no import changes them again.
  package func edit(_ ids: [Int64], _ edit: TransactionEdit, _ options: JobOptions) throws -> EditReport {
    try inOneBatch(options) { db, batch in
      for id in ids { try TransactionEditor(db: db).apply(edit, to: id, &batch) }
      try Proposals.settle(db, &batch.journal)
      return EditReport(run: batch.run, changed: ids.count)
    }
  }

  /// One undoable batch in one SQLite transaction.
  func inOneBatch<Value>(
    _ options: JobOptions, _ body: (Database, inout Batch) throws -> Value
  ) throws -> Value {
    try writing(options) { db in
      var value: Value?
      try db.inSavepoint {
        var batch = try Batch(db, options.occasion)
        value = try body(db, &batch)
        return .commit
      }
      guard let value else { throw DatabaseError(message: "batch without result") }
      return value
    }
  }
}

/// Applies a person's edits, inside the SQLite transaction of their batch.
private struct TransactionEditor {
  let db: Database

  func apply(_ edit: TransactionEdit, to id: Int64, _ batch: inout Batch) throws {
    guard try Bool.fetchOne(db, sql: "SELECT 1 FROM \"transaction\" WHERE id = ?", arguments: [id]) != nil else {
      throw WorkspaceError.noTransaction(id)
    }
    try batch.journal.changing("transaction", id: id)
    if let category = edit.category {
      let value = category.isEmpty ? nil : try CategoryStore(db: db).id(of: category)
      try set("category_id = ?, category_rule = NULL", .category, [value], id)
      try SplitPart.delete(of: id, db, journal: &batch.journal)
    }
    if let payee = edit.payee {
      var value: Int64 = 0
      let found = payee.isEmpty ? nil : try NameTable.id(&value, db, table: "payee", name: payee)
      try set("payee_id = ?, payee_rule = NULL", .payee, [found], id)
    }
    if let name = edit.bucket {
      guard let bucket = name.isEmpty ? 0 : Bucket(name: name)?.rawValue else {
        throw WorkspaceError.cannotDecide("no bucket '\(name)'", remedy: "A bucket is needs, wants or savings.")
      }
      try set("bucket = ?, bucket_rule = NULL", .bucket, [Int64(bucket)], id)
    }
    try db.execute(
      sql: "INSERT INTO decision(run_id, transaction_id, verdict, detail) VALUES (?, ?, 'set', ?)",
      arguments: [batch.run, id, describe(edit)])
    try batch.journal.inserted("decision", db.lastInsertedRowID...db.lastInsertedRowID)
  }

  private func set(_ assignment: String, _ field: LockedFields, _ values: [Int64?], _ id: Int64) throws {
    try db.execute(
      sql: "UPDATE \"transaction\" SET \(assignment), locked = locked | \(field.rawValue) WHERE id = ?",
      arguments: StatementArguments(values + [id]))
  }

  private func describe(_ edit: TransactionEdit) -> String {
    [("category", edit.category), ("payee", edit.payee), ("bucket", edit.bucket)]
      .compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: " ")
  }
}
