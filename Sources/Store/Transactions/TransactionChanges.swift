package import GRDB
package import Matching

/// Writes what the rules changed of the transactions of a chunk, with what they were in the journal.
package final class TransactionChanges {
  private let db: Database
  private let update: RawStatement
  private let updateStatus: RawStatement
  private var decided: [(id: Int64, change: RuleChange)] = []
  private var before = RowBlock(columns: [
    "status", "category_id", "category_rule", "payee_id", "payee_rule", "bucket", "bucket_rule",
  ])

  package init(_ db: Database) throws {
    self.db = db
    update = try RawStatement(
      db,
      sql: """
        UPDATE "transaction" SET category_id = ?2, category_rule = ?3, payee_id = ?4, payee_rule = ?5, bucket = ?6,
          bucket_rule = ?7 WHERE id = ?1
        """)
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
    if let change { decided.append((id, change)) }
    if let status {
      updateStatus.bind(id, at: 1)
      updateStatus.bind(Int64(status.rawValue), at: 2)
      try updateStatus.run()
    }
  }

  /// To be called at the end of the chunk.
  package func finish(_ journal: inout Journal) throws {
    try writeJournal(&journal)
    // Where the keys are known a row needs no savepoint of its own, for which SQLite takes longer than for the row.
    try db.withKnownParents {
      for (id, change) in decided {
        update.bind(id, at: 1)
        update.bind(change.category, unless: 0, at: 2)
        update.bind(change.categoryRule, unless: 0, at: 3)
        update.bind(change.payee, unless: 0, at: 4)
        update.bind(change.payeeRule, unless: 0, at: 5)
        update.bind(Int64(change.bucket), at: 6)
        update.bind(change.bucketRule, unless: 0, at: 7)
        try update.run()
      }
    }
    decided.removeAll(keepingCapacity: true)
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
