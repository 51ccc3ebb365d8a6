internal import GRDB

/// Records what a batch changes, so that the batch can be taken back: ranges of ids that it inserted, and the rows
/// that it is about to change or delete, as JSON.
struct Journal {
  let db: Database
  let run: Int64
  private var seq: Int64

  init(_ db: Database, run: Int64) throws {
    self.db = db
    self.run = run
    seq = try Int64.fetchOne(db, sql: "SELECT max(seq) FROM change WHERE run_id = ?", arguments: [run]) ?? 0
  }

  /// The rows of `table` with these ids are new.
  mutating func inserted(_ table: String, _ ids: ClosedRange<Int64>) throws {
    seq += 1
    try db.execute(
      sql: "INSERT INTO change(run_id, seq, table_name, first_id, last_id) VALUES (?, ?, ?, ?, ?)",
      arguments: [run, seq, table, ids.lowerBound, ids.upperBound])
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
    try db.execute(
      sql: """
        INSERT INTO change(run_id, seq, table_name, first_id, last_id, before)
        SELECT \(run), \(seq) + row_number() OVER (ORDER BY id), '\(table)', id, id, \(try Journal.image(of: table, db))
        FROM "\(table)" WHERE \(condition)
        """, arguments: arguments)
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
struct BatchReversal {
  let db: Database

  /// Later batches, not taken back themselves, that changed or rely on what batch `run` wrote. An account that came
  /// with it is no reason: it stays for as long as anything is in it.
  func dependents(of run: Int64) throws -> [Int64] {
    try Int64.fetchAll(
      db,
      sql: """
        SELECT DISTINCT later.run_id FROM change AS mine JOIN change AS later
          ON later.table_name = mine.table_name AND later.first_id <= mine.last_id AND later.last_id >= mine.first_id
          JOIN run ON run.id = later.run_id
          WHERE mine.run_id = :run AND later.run_id > :run AND run.undone_by IS NULL
            AND NOT (mine.table_name = 'account' AND mine.before IS NULL) AND \(BatchReversal.isShared)
        UNION SELECT statement.run_id FROM change AS mine JOIN row
          ON mine.table_name = 'transaction' AND row.transaction_id BETWEEN mine.first_id AND mine.last_id
          JOIN statement ON statement.id = row.statement_id
          WHERE mine.run_id = :run AND mine.before IS NULL AND statement.run_id > :run
        UNION SELECT later.run_id FROM change AS mine JOIN "transaction" t
          ON mine.table_name = 'category' AND t.category_id BETWEEN mine.first_id AND mine.last_id
          JOIN change AS later ON later.table_name = 'transaction' AND t.id BETWEEN later.first_id AND later.last_id
          JOIN run ON run.id = later.run_id
          WHERE mine.run_id = :run AND mine.before IS NULL AND later.run_id > :run AND run.undone_by IS NULL
        UNION SELECT transfer.run_id FROM change AS mine JOIN transfer
          ON mine.table_name = 'transaction' AND transfer.id BETWEEN mine.first_id AND mine.last_id
          WHERE mine.run_id = :run AND mine.before IS NULL AND transfer.by_person = 1 AND transfer.run_id > :run
        UNION SELECT refusal.run_id FROM change AS mine JOIN transfer_refusal AS refusal
          ON mine.table_name = 'transaction' AND (refusal.outgoing_id BETWEEN mine.first_id AND mine.last_id
            OR refusal.incoming_id BETWEEN mine.first_id AND mine.last_id)
          WHERE mine.run_id = :run AND mine.before IS NULL AND refusal.run_id > :run
        UNION SELECT later.run_id FROM change AS mine JOIN split
          ON mine.table_name = 'category' AND split.category_id BETWEEN mine.first_id AND mine.last_id
          JOIN change AS later ON later.table_name = 'split' AND split.id BETWEEN later.first_id AND later.last_id
          JOIN run ON run.id = later.run_id
          WHERE mine.run_id = :run AND mine.before IS NULL AND later.run_id > :run AND run.undone_by IS NULL
        ORDER BY 1
        """, arguments: ["run": run])
  }

  func reverse(_ run: Int64) throws {
    let changes = try Row.fetchCursor(
      db, sql: "SELECT table_name, first_id, last_id, before FROM change WHERE run_id = ? ORDER BY seq DESC",
      arguments: [run])
    // The foreign keys hold again once the whole batch is back.
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    while let change = try changes.next() {
      let table: String = change["table_name"]
      if let before: String = change["before"] {
        try restore(table, before)
      } else {
        let ids: [Int64] = [change["first_id"], change["last_id"]]
        let isFree = table == "account" ? " AND " + BatchReversal.isEmptyAccount : ""
        try db.execute(
          sql: "DELETE FROM \"\(table)\" WHERE id BETWEEN ? AND ?" + isFree, arguments: StatementArguments(ids))
      }
    }
    try db.execute(
      sql: """
        DELETE FROM transfer WHERE id NOT IN (SELECT id FROM "transaction")
          OR other_id NOT IN (SELECT id FROM "transaction");
        DELETE FROM review_item WHERE kind = 'transfer' AND state = 'open'
          AND (transaction_id NOT IN (SELECT id FROM "transaction")
            OR other_transaction_id NOT IN (SELECT id FROM "transaction"));
        DELETE FROM statement_text WHERE sha256 NOT IN (SELECT sha256 FROM statement);
        DELETE FROM day_total WHERE account_id NOT IN (SELECT id FROM account);
        """)
  }

  private static let isEmptyAccount =
    ["statement", "\"transaction\"", "review_item", "answer", "balance_check"]
    .map { "NOT EXISTS(SELECT 1 FROM \($0) WHERE account_id = account.id)" }.joined(separator: " AND ")
    + " AND NOT EXISTS(SELECT 1 FROM annotation WHERE transfer_account_id = account.id)"

  private func restore(_ table: String, _ before: String) throws {
    if before.hasPrefix(RowBlock.start) { return try restoreBlock(of: table, before) }
    if table == "transaction" { try addToTotals(before) }
    let columns = try db.columns(in: table).map(\.name)
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let values = columns.map { "json_extract(:before, '$.\($0)')" }.joined(separator: ", ")
    let updates = columns.filter { $0 != "id" }.map { "\"\($0)\" = excluded.\"\($0)\"" }.joined(separator: ", ")
    try db.execute(
      sql: """
        INSERT INTO "\(table)"(\(names)) SELECT \(values) WHERE true ON CONFLICT(id) DO UPDATE SET \(updates)
        """, arguments: ["before": before])
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

  /// Whether changes `mine` and `later`, whose ranges overlap, are of a common row: a block has not all of its range.
  private static let isShared: String = {
    func isBlock(_ change: String) -> String { "coalesce(\(change).before LIKE '\(RowBlock.start)%', 0)" }
    func ids(_ change: String) -> String {
      "SELECT json_extract(value, '$[0]') AS kept_id FROM json_each(\(change).before, '$.rows')"
    }
    return """
      CASE WHEN \(isBlock("mine")) AND \(isBlock("later"))
        THEN EXISTS(SELECT 1 FROM (\(ids("later"))) WHERE kept_id IN (\(ids("mine"))))
      WHEN \(isBlock("mine"))
        THEN EXISTS(SELECT 1 FROM (\(ids("mine"))) WHERE kept_id BETWEEN later.first_id AND later.last_id)
      WHEN \(isBlock("later"))
        THEN EXISTS(SELECT 1 FROM (\(ids("later"))) WHERE kept_id BETWEEN mine.first_id AND mine.last_id)
      ELSE 1 END
      """
  }()

  /// A transaction that comes back counts in the totals again; one that only changes is counted by the book itself.
  private func addToTotals(_ before: String) throws {
    try db.execute(
      sql: """
        INSERT INTO day_total(account_id, block, booked)
        SELECT json_extract(:before, '$.account_id'), json_extract(:before, '$.day') >> 5,
          json_extract(:before, '$.amount')
        WHERE json_extract(:before, '$.status') IN (0, 3)
          AND NOT EXISTS(SELECT 1 FROM "transaction" WHERE id = json_extract(:before, '$.id'))
        ON CONFLICT DO UPDATE SET booked = booked + excluded.booked
        """, arguments: ["before": before])
  }
}
