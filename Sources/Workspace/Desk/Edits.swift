internal import Foundation
internal import GRDB
import Rules
internal import Values

/// What a person sets in transactions; fields left nil stay.
package struct TransactionEdit: Sendable {
  /// A category's path; empty for none.
  package var category: String?
  package var payee: String?
  /// `needs`, `wants`, `savings`; empty for none.
  package var bucket: String?
  /// Empty for none.
  package var note: String?

  package init() {}

  package var isEmpty: Bool { category == nil && payee == nil && bucket == nil && note == nil }
}

/// What an edit did.
package struct EditReport: Codable, Sendable {
  package var run: Int64?
  package var changed: Int
}

extension WorkingFolder {
  /// Sets fields of transactions for good: no rule and no import changes them again.
  package func edit(_ ids: [Int64], _ edit: TransactionEdit, _ options: JobOptions) throws -> EditReport {
    let ids = Set(ids).sorted()
    return try inOneBatch(options) { db, batch in
      for id in ids { try TransactionEditor(db: db).apply(edit, to: id, &batch) }
      try Proposals.settle(db, &batch.journal)
      return EditReport(run: batch.run, changed: ids.count)
    }
  }

  /// One undoable batch in one SQLite transaction.
  func inOneBatch<Value>(
    _ options: JobOptions, _ body: (Database, inout Batch) throws -> Value
  ) throws -> Value {
    try writing(options) { db, options in
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
struct TransactionEditor {
  let db: Database

  func apply(_ edit: TransactionEdit, to id: Int64, _ batch: inout Batch) throws {
    guard try db.repeated(Bool.self, "SELECT 1 FROM \"transaction\" WHERE id = ?", [id]) != nil else {
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
        throw WorkspaceError.refused("no bucket '\(name)'", remedy: "A bucket is needs, wants or savings.")
      }
      try set("bucket = ?, bucket_rule = NULL", .bucket, [Int64(bucket)], id)
    }
    if let note = edit.note { try Annotation.setNote(note, of: id, db, journal: &batch.journal) }
    try batch.keep("set", transaction: id, describe(edit), db)
  }

  /// Shares a transaction out among categories, for good.
  func split(_ written: WrittenSplit, _ id: Int64, _ batch: inout Batch) throws {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT t.amount, account.currency FROM "transaction" t JOIN account ON account.id = t.account_id WHERE t.id = ?
        """, arguments: [id])
    guard let row else { throw WorkspaceError.noTransaction(id) }
    let exponent = try Currency(row["currency"] as String)?.exponent ?? 2
    guard try row["amount"] as Int64 != 0 else {
      throw WorkspaceError.refused(
        "transaction \(id) moves no money: there is nothing to share out",
        remedy: "Give it one category: daybook transactions set \(id) --category CATEGORY")
    }
    guard let amounts = try written.split.amounts(of: row["amount"], exponent: exponent) else {
      let amount = try Money.text(row["amount"], exponent: exponent)
      throw WorkspaceError.refused(
        "the parts do not make up the \(amount) of transaction \(id)",
        remedy: "Write amounts without a sign, and give one part the rest: Food=20.00 Household=rest")
    }
    let categories = try written.categories.map { try CategoryStore(db: db).id(of: $0) }
    try batch.journal.changing("transaction", id: id)
    try set("category_id = NULL, category_rule = NULL", .category, [], id)
    try SplitPart.delete(of: id, db, journal: &batch.journal)
    let parts = zip(categories, amounts).filter { $1 != 0 }.map { SplitPart(category: $0, amount: $1) }
    try SplitPart.insert(parts, id, db, journal: &batch.journal)
    try batch.keep("split", transaction: id, written.split.words(written.categories), db)
  }

  private func set(_ assignment: String, _ field: LockedFields, _ values: [Int64?], _ id: Int64) throws {
    try db.repeating(
      "UPDATE \"transaction\" SET \(assignment), locked = locked | \(field.rawValue) WHERE id = ?",
      StatementArguments(values + [id]))
  }

  private func describe(_ edit: TransactionEdit) -> String {
    [("category", edit.category), ("payee", edit.payee), ("bucket", edit.bucket), ("note", edit.note)]
      .compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: " ")
  }
}
