package import GRDB
package import Matching

/// Writes what the rules changed of the transactions of a chunk, with what they were in the journal.
package final class TransactionChanges {
  private let db: Database
  private let decided: DecidedRows
  private let updateStatus: RawStatement
  private var before = RowBlock(columns: [
    "status", "category_id", "category_rule", "payee_id", "payee_rule", "bucket", "bucket_rule",
  ])

  /// To be made where no statement of the connection is under way.
  package init(_ db: Database) throws {
    self.db = db
    decided = try DecidedRows(db)
    updateStatus = try RawStatement(db, sql: "UPDATE \"transaction\" SET status = ?2 WHERE id = ?1")
  }

  /// Changes the transaction at `index` of a chunk of history, whose numbers ascend; a nil of `change` or `status` leaves
  /// that as it is. What the change says is in the book after `finish`.
  package func write(
    _ chunk: StoredDrafts, _ index: Int, _ change: RuleChange?, status: KnownRow.Status?, _ journal: inout Journal
  ) throws {
    let id = chunk.ids[index]
    keep(chunk, index)
    if before.count == RowBlock.limit { try writeJournal(&journal) }
    if let change {
      let bucket = Int64(change.bucket)
      decided.append(
        id, [change.category, change.categoryRule, change.payee, change.payeeRule, bucket, change.bucketRule])
    }
    if let status {
      updateStatus.bind(id, at: 1)
      updateStatus.bind(Int64(status.rawValue), at: 2)
      try updateStatus.run()
    }
  }

  /// To be called at the end of the chunk.
  package func finish(_ journal: inout Journal) throws {
    try writeJournal(&journal)
    guard !decided.isEmpty else { return }
    // One statement for all of them: a row at a time, each would cost SQLite a savepoint of its own.
    let rows = IDSelection(decided.ids, column: "id")
    let update = try RawStatement(
      db,
      sql: """
        UPDATE "transaction" SET category_id = decided(id, 1), category_rule = decided(id, 2), payee_id = decided(id, 3),
          payee_rule = decided(id, 4), bucket = ifnull(decided(id, 5), 0), bucket_rule = decided(id, 6)
        WHERE \(rows.condition) AND decided(id, 0)
        """)
    rows.bind(update)
    try update.run()
    decided.removeAll()
  }

  private func writeJournal(_ journal: inout Journal) throws {
    try journal.changing("transaction", before)
    before.removeAll()
  }

  private func keep(_ chunk: StoredDrafts, _ index: Int) {
    before.begin(chunk.ids[index])
    before.add(Int64(chunk.statuses[index]))
    before.add(id: chunk.categories[index])
    before.add(id: chunk.categoryRules[index])
    before.add(id: chunk.payees[index])
    before.add(id: chunk.payeeRules[index])
    before.add(Int64(chunk.buckets[index]))
    before.add(id: chunk.bucketRules[index])
  }
}
