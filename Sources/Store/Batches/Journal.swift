package import GRDB

/// Records what a batch changes, so that the batch can be taken back: ranges of ids that it inserted, and the rows
/// that it is about to change or delete, as JSON.
package struct Journal {
  let db: Database
  package let run: Int64
  private var seq: Int64
  /// What SQL makes the image of a row, by table.
  private var images: [String: String] = [:]

  init(_ db: Database, run: Int64) throws {
    self.db = db
    self.run = run
    seq = try Int64.fetchOne(db, sql: "SELECT max(seq) FROM change WHERE run_id = ?", arguments: [run]) ?? 0
  }

  /// The rows of `table` with these ids are new.
  mutating func inserted(_ table: String, _ ids: ClosedRange<Int64>) throws {
    seq += 1
    try db.repeating(
      "INSERT INTO change(run_id, seq, table_name, first_id, last_id) VALUES (?, ?, ?, ?, ?)",
      [run, seq, table, ids.lowerBound, ids.upperBound])
  }

  /// The rows of `table` with the ids that the query selects are about to be inserted; others stay as they are.
  mutating func inserting(_ table: String, ids query: String) throws {
    try db.execute(
      sql: """
        INSERT INTO change(run_id, seq, table_name, first_id, last_id)
        SELECT \(run), \(seq) + row_number() OVER (ORDER BY id), '\(table)', id, id FROM (\(query))
        """)
    seq += Int64(db.changesCount)
  }

  /// The rows of `table` that the condition selects are about to be changed or deleted.
  mutating func changing(_ table: String, where condition: String, _ arguments: StatementArguments) throws {
    let image = try images[table] ?? Journal.image(of: table, db)
    images[table] = image
    try db.repeating(
      """
      INSERT INTO change(run_id, seq, table_name, first_id, last_id, before)
      SELECT \(run), last.seq + row_number() OVER (ORDER BY id), '\(table)', id, id, \(image)
      FROM (SELECT * FROM "\(table)" WHERE \(condition)) CROSS JOIN (SELECT ? AS seq) AS last
      """, arguments + [seq])
    seq += Int64(db.changesCount)
  }

  /// The rows of `block`, ids ascending, are being changed.
  mutating func changing(_ table: String, _ block: RowBlock) throws {
    guard let ids = block.ids else { return }
    seq += 1
    let insert = try RawStatement(
      db,
      sql: """
        INSERT INTO change(run_id, seq, table_name, first_id, last_id, before)
        VALUES (\(run), \(seq), '\(table)', \(ids.lowerBound), \(ids.upperBound), ?1)
        """)
    try block.withText {
      insert.bind($0, at: 1)
      try insert.run()
    }
  }

  mutating func changing(_ table: String, id: Int64) throws {
    try changing(table, where: "id = ?", [id])
  }

  private static func image(of table: String, _ db: Database) throws -> String {
    let columns = try db.columns(in: table).map { "'\($0.name)', \"\($0.name)\"" }
    return "json_object(\(columns.joined(separator: ", ")))"
  }
}

/// Takes a batch back: what it inserted goes, what it changed or deleted returns as it was.
package struct BatchReversal {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  package func reverse(_ run: Int64) throws {
    let changes = try Row.fetchCursor(
      db, sql: "SELECT table_name, first_id, last_id, before FROM change WHERE run_id = ? ORDER BY seq DESC",
      arguments: [run])
    // The foreign keys hold again once the whole batch is back.
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    while let change = try changes.next() {
      let table: String = try change["table_name"]
      if let before: String = try change["before"] {
        try restore(table, before)
      } else {
        let ids: [Int64] = try [change["first_id"], change["last_id"]]
        let isFree = table == "account" ? " AND " + BatchReversal.isEmptyAccount : ""
        try db.repeating("DELETE FROM \"\(table)\" WHERE id BETWEEN ? AND ?" + isFree, StatementArguments(ids))
      }
    }
    try db.execute(sql: BatchReversal.orphans)
  }

  /// What has lost what it was about goes, too; of a proposal, only when none of its rows is left.
  private static let orphans: String = {
    func isGone(_ id: String) -> String { "NOT EXISTS(SELECT 1 FROM \"transaction\" t WHERE t.id = \(id))" }
    func isOpen(_ kind: ReviewKind) -> String { "review_item.kind = '\(kind)' AND state = 'open'" }
    return """
      DELETE FROM transfer WHERE \(isGone("transfer.id")) OR \(isGone("transfer.other_id"));
      DELETE FROM review_item WHERE \(isOpen(.transfer))
        AND (\(isGone("review_item.transaction_id")) OR \(isGone("review_item.other_transaction_id")));
      DELETE FROM review_item WHERE \(isOpen(.suggestion)) AND id NOT IN (SELECT item_id FROM suggestion);
      UPDATE review_item
        SET transaction_id = (SELECT min(transaction_id) FROM suggestion WHERE item_id = review_item.id)
        WHERE \(isOpen(.suggestion)) AND \(isGone("review_item.transaction_id"));
      DELETE FROM statement_text WHERE sha256 NOT IN (SELECT sha256 FROM statement);
      DELETE FROM day_total WHERE account_id NOT IN (SELECT id FROM account);
      """
  }()

  private static let isEmptyAccount =
    ["statement", "\"transaction\"", "review_item", "answer", "balance_check"]
    .map { "NOT EXISTS(SELECT 1 FROM \($0) WHERE account_id = account.id)" }.joined(separator: " AND ")
    + " AND NOT EXISTS(SELECT 1 FROM annotation WHERE transfer_account_id = account.id)"

  private func restore(_ table: String, _ before: String) throws {
    if before.hasPrefix(RowBlock.start) { return try restoreBlock(of: table, before) }
    if table == "transaction" { try addToTotals(before) }
    let columns = try db.columns(in: table).map(\.name)
    let values = columns.map { "json_extract(:before, '$.\($0)')" }
    let updates = zip(columns, values).filter { $0.0 != "id" }.map { "\"\($0)\" = \($1)" }
    try db.repeating(
      "UPDATE \"\(table)\" SET \(updates.joined(separator: ", ")) WHERE id = json_extract(:before, '$.id')",
      ["before": before])
    // An upsert would have its conflict clause rule over those of the triggers (sqlite.org/lang_createtrigger.html).
    guard db.changesCount == 0 else { return }
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    try db.repeating(
      "INSERT INTO \"\(table)\"(\(names)) SELECT \(values.joined(separator: ", "))", ["before": before])
  }

  /// The rows of a block are there still.
  private func restoreBlock(of table: String, _ before: String) throws {
    let columns = before.dropFirst(RowBlock.start.count).prefix { $0 != "\"" }.split(separator: ",")
    let updates = columns.enumerated().map { "\"\($1)\" = json_extract(kept.value, '$[\($0 + 1)]')" }
    let update = try db.cachedStatement(
      sql: """
        UPDATE "\(table)" SET \(updates.joined(separator: ", "))
        FROM json_each(:before, '$.rows') AS kept WHERE "\(table)".id = json_extract(kept.value, '$[0]')
        """)
    try update.execute(arguments: ["before": before])
  }

  /// A transaction that comes back counts in the totals again; one that only changes is counted by the book itself.
  private func addToTotals(_ before: String) throws {
    try db.repeating(
      """
      INSERT INTO day_total(account_id, block, booked)
      SELECT json_extract(:before, '$.account_id'), json_extract(:before, '$.day') >> 5,
        json_extract(:before, '$.amount')
      WHERE json_extract(:before, '$.status') IN \(Status.counting)
        AND NOT EXISTS(SELECT 1 FROM "transaction" WHERE id = json_extract(:before, '$.id'))
      ON CONFLICT DO UPDATE SET booked = booked + excluded.booked
      """, ["before": before])
  }
}
