package import Store
import Values

/// What a person does to transactions: one of these, to all that are meant, in one batch.
package enum TransactionChange: Sendable {
  case set(TransactionEdit)
  /// Parts in place of the category.
  case split(WrittenSplit)
  /// No parts any more.
  case unsplit
  /// Out of all totals, or in them again.
  case ignore(Bool)
  /// Entries by hand alone.
  case delete
  /// Reconciled transactions may change again.
  case unlock
  case attach([Attachment])
  /// The paths of files that are no longer kept with it.
  case detach([String])
}

/// Which transactions are meant.
package struct TransactionChoice: Sendable {
  package var ids: [Int64]
  /// Conditions on one line.
  package var conditions: String?

  package init(ids: [Int64], conditions: String? = nil) {
    self.ids = ids
    self.conditions = conditions
  }

  /// Ascending; a number that is not there is an error.
  func numbers(_ folder: WorkingFolder, _ db: Book.Connection) throws -> [Int64] {
    for id in ids where try TransactionStanding(id, db) == nil { throw WorkspaceError.noTransaction(id) }
    guard let conditions else { return Set(ids).sorted() }
    let selected = try folder.selection(conditions, db).ids(db)
    return (ids.isEmpty ? selected : selected.intersection(ids)).sorted()
  }
}

/// What a change did, or would do.
package struct EditReport: Codable, Sendable {
  package var run: Int64?
  package var changed: Int
  /// Of a dry run alone.
  package var changes: [FieldChange]?
}

extension FieldChange {
  /// All that differ; of a transaction that is gone, what it was.
  static func all(_ before: [TransactionRecord], _ after: [TransactionRecord]) -> [FieldChange] {
    let after = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
    return before.flatMap { old -> [FieldChange] in
      guard let new = after[old.id] else {
        let was = old.seen
        return [FieldChange(transaction: old.id, field: "transaction", before: was, after: "")]
      }
      return zip(old.named, new.named).filter { $0.value != $1.value }
        .map { FieldChange(transaction: old.id, field: $0.name, before: $0.value, after: $1.value) }
    }
  }
}

extension TransactionRecord {
  /// `2025-05-18 -12.50 EUR TEA ROOM`
  var seen: ValueText { "\(.day(date)) \(.money(amount, currency)) \(description)" }

  fileprivate var named: [(name: String, value: ValueText)] {
    let parts = (splits ?? []).map { part -> ValueText in
      let more = [part.bucket, part.note].compactMap(\.self).map { ", " + $0 }.joined()
      return "\(.amount(part.amount)) \(part.category)\(more)"
    }
    func text(_ name: String, _ value: String) -> (name: String, value: ValueText) { (name, ValueText(value)) }
    return [
      ("date", .day(date)), ("amount", .amount(amount)), text("payee", payee), text("category", category),
      text("bucket", bucket), text("tags", (tags ?? []).joined(separator: " ")), text("note", note ?? ""),
      text("tax", tax ?? ""), ("period", .day(period)), text("status", status),
      ("split", parts.joined(separator: "; ")),
      text("attachments", (attachments ?? []).map(\.path).joined(separator: ", ")),
    ]
  }
}

extension WorkingFolder {
  /// Changes transactions for good, in one undoable batch: no rule and no import changes what was set.
  package func change(
    _ choice: TransactionChoice, _ change: TransactionChange, _ options: JobOptions
  ) throws -> EditReport {
    try writing(options) { db, options in
      try db.atomically {
        let ids = try choice.numbers(self, db)
        guard !ids.isEmpty else { return EditReport(changed: 0, changes: options.dryRun ? [] : nil) }
        let before = options.dryRun ? try records(ids, db) : []
        var desk = try TransactionDesk(db, folder: self, batch: Batch(db, options.occasion))
        for id in ids { try desk.carryOut(change, id) }
        try desk.finish()
        guard options.dryRun else { return EditReport(run: desk.batch.run, changed: ids.count) }
        return EditReport(changed: ids.count, changes: FieldChange.all(before, try records(ids, db)))
      }
    }
  }

  private func records(_ ids: [Int64], _ db: Book.Connection) throws -> [TransactionRecord] {
    var filter = TransactionFilter()
    filter.ids = ids
    var records: [TransactionRecord] = []
    try TransactionList(db: db).forEach(filter) { records.append($0) }
    return records
  }
}
