package import GRDB
package import Matching

/// Writes what the rules changed of the transactions of a chunk, with what they were in the journal.
package struct TransactionChanges: ~Copyable {
  private let update: RawStatement
  private let updateStatus: RawStatement
  /// Rows bound to `update` and not yet written.
  private var bound: Int32 = 0
  private var before = RowBlock(columns: [
    "status", "category_id", "category_rule", "payee_id", "payee_rule", "bucket", "bucket_rule",
  ])

  /// So many rows are changed by one statement: each costs SQLite a savepoint of its own.
  private static let batch: Int32 = 64
  /// Values of a row: its id, then what it is to have.
  private static let width: Int32 = 7

  package init(_ db: Database) throws {
    let row = "(" + Array(repeating: "?", count: Int(TransactionChanges.width)).joined(separator: ", ") + ")"
    let rows = Array(repeating: row, count: Int(TransactionChanges.batch)).joined(separator: ", ")
    let update = try RawStatement(
      db,
      sql: """
        UPDATE "transaction" SET category_id = nullif(new.column2, 0), category_rule = nullif(new.column3, 0),
          payee_id = nullif(new.column4, 0), payee_rule = nullif(new.column5, 0), bucket = new.column6,
          bucket_rule = nullif(new.column7, 0)
        FROM (VALUES \(rows)) AS new WHERE "transaction".id = new.column1
        """)
    let updateStatus = try RawStatement(db, sql: "UPDATE \"transaction\" SET status = ?2 WHERE id = ?1")
    self.update = update
    self.updateStatus = updateStatus
  }

  /// Changes the transaction at `index` of a chunk of history; a nil of `change` or `status` leaves that as it is.
  package mutating func write(
    _ chunk: StoredDrafts, _ index: Int, _ change: RuleChange?, status: KnownRow.Status?, _ journal: inout Journal
  ) throws {
    let id = chunk.ids[index]
    keep(chunk, index)
    if before.count == RowBlock.limit { try writeJournal(&journal) }
    if let change {
      bind([
        id, change.category, change.categoryRule, change.payee, change.payeeRule, Int64(change.bucket),
        change.bucketRule,
      ])
      if bound == TransactionChanges.batch { try writeBound() }
    }
    if let status {
      updateStatus.bind(id, at: 1)
      updateStatus.bind(Int64(status.rawValue), at: 2)
      try updateStatus.run()
    }
  }

  /// To be called at the end of the chunk.
  package mutating func finish(_ journal: inout Journal) throws {
    try writeJournal(&journal)
    for row in bound..<TransactionChanges.batch where bound > 0 {
      update.bindNull(at: row * TransactionChanges.width + 1)
    }
    if bound > 0 { try writeBound() }
  }

  private mutating func bind(_ values: InlineArray<7, Int64>) {
    let first = bound * TransactionChanges.width + 1
    for column in values.indices { update.bind(values[column], at: first + Int32(column)) }
    bound += 1
  }

  private mutating func writeBound() throws {
    try update.run()
    bound = 0
  }

  private mutating func writeJournal(_ journal: inout Journal) throws {
    try journal.changing("transaction", before)
    before.removeAll()
  }

  private mutating func keep(_ chunk: StoredDrafts, _ index: Int) {
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
