import Rules
import Store
import Values

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
      try SuggestionStore(db: db).settle(journal: &batch.journal)
      return EditReport(run: batch.run, changed: ids.count)
    }
  }

  /// One undoable batch in one SQLite transaction.
  func inOneBatch<Value>(
    _ options: JobOptions, _ body: (Book.Connection, inout Batch) throws -> Value
  ) throws -> Value {
    try writing(options) { db, options in
      try db.atomically {
        var batch = try Batch(db, options.occasion)
        return try body(db, &batch)
      }
    }
  }
}

/// Applies a person's edits, inside the SQLite transaction of their batch.
struct TransactionEditor {
  let db: Book.Connection

  func apply(_ edit: TransactionEdit, to id: Int64, _ batch: inout Batch) throws {
    let edits = try edits(of: id, &batch)
    if let category = edit.category { try edits.setCategory(category, journal: &batch.journal) }
    if let payee = edit.payee { try edits.setPayee(payee) }
    if let name = edit.bucket {
      let bucket = Bucket(name: name)
      guard name.isEmpty || bucket != nil else {
        throw WorkspaceError.refused("no bucket '\(name)'", remedy: "A bucket is needs, wants or savings.")
      }
      try edits.setBucket(bucket)
    }
    if let note = edit.note { try Annotation.setNote(note, of: id, db, journal: &batch.journal) }
    try batch.keep("set", transaction: id, describe(edit), db)
  }

  /// Shares a transaction out among categories, for good.
  func split(_ written: WrittenSplit, _ id: Int64, _ batch: inout Batch) throws {
    guard let source = try TransactionSource(id, db) else { throw WorkspaceError.noTransaction(id) }
    let exponent = source.account.exponent
    guard source.amount != 0 else {
      throw WorkspaceError.refused(
        "transaction \(id) moves no money: there is nothing to share out",
        remedy: "Give it one category: daybook transactions set \(id) --category CATEGORY")
    }
    guard let amounts = written.split.amounts(of: source.amount, exponent: exponent) else {
      let amount = Money.text(source.amount, exponent: exponent)
      throw WorkspaceError.refused(
        "the parts do not make up the \(amount) of transaction \(id)",
        remedy: "Write amounts without a sign, and give one part the rest: Food=20.00 Household=rest")
    }
    let categories = try written.categories.map { try CategoryStore(db: db).id(of: $0) }
    let parts = zip(categories, amounts).filter { $1 != 0 }.map { SplitPart(category: $0, amount: $1) }
    try edits(of: id, &batch).split(parts, journal: &batch.journal)
    try batch.keep("split", transaction: id, written.split.words(written.categories), db)
  }

  private func edits(of id: Int64, _ batch: inout Batch) throws -> TransactionEdits {
    guard let edits = try TransactionEdits(id, db, journal: &batch.journal) else {
      throw WorkspaceError.noTransaction(id)
    }
    return edits
  }

  private func describe(_ edit: TransactionEdit) -> String {
    [("category", edit.category), ("payee", edit.payee), ("bucket", edit.bucket), ("note", edit.note)]
      .compactMap { name, value in value.map { "\(name)=\($0)" } }.joined(separator: " ")
  }
}
