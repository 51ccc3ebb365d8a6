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
  /// `+a -b`, by blanks or commas; empty for none.
  package var tags: String?
  /// A code for whoever does the taxes; empty for none.
  package var tax: String?
  /// The day that counts, ISO; empty for the bank's.
  package var date: String?
  /// What counts, in major units; empty for the bank's.
  package var amount: String?

  package init() {}

  package var isEmpty: Bool { fields.isEmpty }

  /// What is set, by its name.
  var fields: [(name: String, value: String)] {
    let all = [
      ("category", category), ("payee", payee), ("bucket", bucket), ("note", note), ("tags", tags), ("tax", tax),
      ("date", date), ("amount", amount),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }
}

extension WorkingFolder {
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
        throw WorkspaceError.unknown("bucket", String(name), among: Bucket.allCases.map(\.name))
      }
      try edits.setBucket(bucket)
    }
    if let note = edit.note { try Annotation.setNote(note, of: id, db, journal: &batch.journal) }
    if let tags = edit.tags { try setTags(tags, edits, &batch) }
    if let tax = edit.tax { try Annotation.setTax(tax, of: id, db, journal: &batch.journal) }
    let said = edit.fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    try batch.keep("set", transaction: id, said, db)
  }

  /// `+a -b`: as rules write them; an empty text takes all away.
  private func setTags(_ text: String, _ edits: TransactionEdits, _ batch: inout Batch) throws {
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    if let bad = words.first(where: { !"+-".contains($0.first ?? " ") || $0.count < 2 }) {
      throw WorkspaceError.refused(
        "'\(bad)' does not say whether the tag comes or goes", remedy: "Write +\(bad) or -\(bad).")
    }
    func names(_ sign: Character) -> [String] { words.filter { $0.first == sign }.map { String($0.dropFirst()) } }
    let removed = words.isEmpty ? try edits.tags() : names("-")
    let known = try Selection.tags(db)
    if let unknown = removed.first(where: { !known.contains($0) }) {
      throw WorkspaceError.refused(
        "no tag '\(unknown)'",
        remedy: nearest(to: unknown, among: known).map { "Did you mean '\($0)'?" } ?? "No transaction has it.")
    }
    try edits.setTags(adding: names("+"), removing: removed, journal: &batch.journal)
  }

  /// No parts any more: no category, until somebody sets one.
  func unsplit(_ id: Int64, _ batch: inout Batch) throws {
    guard try !SplitPart.all(of: id, db).isEmpty else {
      throw WorkspaceError.refused("transaction \(id) has no parts", remedy: "See it: daybook transactions \(id)")
    }
    try edits(of: id, &batch).unsplit(journal: &batch.journal)
    try batch.keep("unsplit", transaction: id, "", db)
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
        remedy: "Write amounts without a sign that add up to it, or give one part the rest.")
    }
    let categories = try written.categories.map { try CategoryStore(db: db).id(of: $0) }
    let parts = categories.indices.filter { amounts[$0] != 0 }.map { place in
      SplitPart(
        category: categories[place], amount: amounts[place], bucket: written.buckets[place], note: written.notes[place])
    }
    try edits(of: id, &batch).split(parts, journal: &batch.journal)
    try batch.keep("split", transaction: id, written.split.words(written.categories), db)
  }

  private func edits(of id: Int64, _ batch: inout Batch) throws -> TransactionEdits {
    guard let edits = try TransactionEdits(id, db, journal: &batch.journal) else {
      throw WorkspaceError.noTransaction(id)
    }
    return edits
  }
}
