package import GRDB

/// Later batches, not taken back themselves, that changed or rely on what a batch wrote.
///
/// The work follows the later changes, and for each of them the few of the batch that are near it: never all pairs.
package struct Dependents {
  let db: Database
  let run: Int64

  package init(db: Database, run: Int64) {
    self.db = db
    self.run = run
  }

  /// Their numbers, ascending.
  package func all() throws -> [Int64] {
    try gather()
    var runs = try numbers(Dependents.sameRows)
    runs.formUnion(try numbers(Dependents.newRows))
    if try gatherReliant() { runs.formUnion(try numbers(Dependents.categories)) }
    return runs.sorted()
  }

  private func numbers(_ query: String) throws -> Set<Int64> {
    try Int64.fetchSet(db, sql: query, arguments: ["run": run])
  }

  /// What the batch did, in the order of rows, and how wide its changes of each table are at most.
  private func gather() throws {
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS temp.mine;
        CREATE TEMP TABLE mine(
          table_name TEXT, first_id INTEGER, last_id INTEGER, seq INTEGER, is_new INTEGER,
          PRIMARY KEY(table_name, first_id, seq)) WITHOUT ROWID;
        DROP TABLE IF EXISTS temp.width;
        CREATE TEMP TABLE width(table_name TEXT PRIMARY KEY, width INTEGER) WITHOUT ROWID;
        """)
    try db.execute(
      sql: """
        INSERT INTO temp.mine SELECT table_name, first_id, last_id, seq, before IS NULL FROM change WHERE run_id = ?
        """, arguments: [run])
    try db.execute(
      sql: "INSERT INTO temp.width SELECT table_name, max(last_id - first_id) FROM temp.mine GROUP BY table_name")
  }

  /// What is in categories that came with the batch; false where none came.
  private func gatherReliant() throws -> Bool {
    let isNew = "table_name = 'category' AND is_new"
    guard try Bool.fetchOne(db, sql: "SELECT EXISTS(SELECT 1 FROM temp.mine WHERE \(isNew))") == true else {
      return false
    }
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS temp.reliant;
        CREATE TEMP TABLE reliant(table_name TEXT, id INTEGER, PRIMARY KEY(table_name, id)) WITHOUT ROWID;
        INSERT OR IGNORE INTO temp.reliant SELECT 'transaction', t.id FROM "transaction" t JOIN temp.mine
          ON \(isNew) AND t.category_id BETWEEN first_id AND last_id;
        INSERT OR IGNORE INTO temp.reliant SELECT 'split', split.id FROM split JOIN temp.mine
          ON \(isNew) AND split.category_id BETWEEN first_id AND last_id;
        """)
    return true
  }

  /// Changes of the same rows. An account that came with the batch is no reason: it stays for as long as anything is in
  /// it.
  private static let sameRows = """
    SELECT DISTINCT later.run_id FROM run CROSS JOIN change AS later CROSS JOIN temp.width CROSS JOIN temp.mine AS near
      CROSS JOIN change AS mine
    WHERE run.id > :run AND run.undone_by IS NULL AND later.run_id = run.id
      AND width.table_name = later.table_name AND near.table_name = later.table_name
      AND near.first_id BETWEEN later.first_id - width.width AND later.last_id AND near.last_id >= later.first_id
      AND NOT (near.table_name = 'account' AND near.is_new)
      AND mine.run_id = :run AND mine.seq = near.seq AND \(isShared)
    """

  /// Rows of statements, links and refusals about transactions that came with the batch.
  private static let newRows = """
    SELECT statement.run_id FROM temp.mine CROSS JOIN row ON row.transaction_id BETWEEN first_id AND last_id
      JOIN statement ON statement.id = row.statement_id
      WHERE table_name = 'transaction' AND is_new AND statement.run_id > :run
    UNION SELECT transfer.run_id FROM temp.mine CROSS JOIN transfer ON transfer.id BETWEEN first_id AND last_id
      WHERE table_name = 'transaction' AND is_new AND transfer.by_person = 1 AND transfer.run_id > :run
    UNION SELECT refusal.run_id FROM temp.mine CROSS JOIN transfer_refusal AS refusal
      ON refusal.outgoing_id BETWEEN first_id AND last_id OR refusal.incoming_id BETWEEN first_id AND last_id
      WHERE table_name = 'transaction' AND is_new AND refusal.run_id > :run
    """

  /// Changes of what is in categories that came with the batch.
  private static let categories = """
    SELECT DISTINCT later.run_id FROM run CROSS JOIN change AS later CROSS JOIN temp.reliant
    WHERE run.id > :run AND run.undone_by IS NULL AND later.run_id = run.id
      AND reliant.table_name = later.table_name AND reliant.id BETWEEN later.first_id AND later.last_id
    """

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
}
