package import GRDB

/// Makes two transactions one: the kept one absorbs the held one with its provenance.
package struct Absorption {
  let db: Database
  package var journal: Journal

  package init(db: Database, journal: Journal) {
    self.db = db
    self.journal = journal
  }

  /// The held row becomes a duplicate that points at `kept`; where that was only pending, it takes the row's values.
  ///
  /// - Parameter restates: whether a booked `kept` takes the values too, where the amounts differ; a reconciled one never.
  package mutating func absorb(_ held: Int64, into kept: Int64, restates: Bool = false) throws {
    try journal.changing("transaction", id: kept)
    for (table, condition) in TransactionStanding.belongings { try journal.changing(table, where: condition, [held]) }
    let row = try db.repeated(Int64.self, "SELECT id FROM row WHERE transaction_id = ?", [held])
    if let row { try journal.changing("row", id: row) }
    let settles = try db.repeated(
      Bool.self,
      """
      SELECT (kept.status = \(Status.pending) OR \(PendingRows.isStale("kept.id"))
          OR kept.statement_id IS NULL OR :restates AND kept.status = \(Status.booked) AND kept.amount <> held.amount)
        AND coalesce((SELECT was_pending = 0 FROM row WHERE id = :row), 0)
      FROM "transaction" kept, "transaction" held WHERE kept.id = :kept AND held.id = :held
      """, ["row": row, "kept": kept, "held": held, "restates": restates])
    try point(row, at: kept, from: held)
    if settles == true {
      try settle(kept, as: held)
      try takeSplit(of: held, for: kept)
    }
    // Later exports listed the held row too: their rows go along.
    try journal.changing("row", where: "transaction_id = ?", [held])
    try db.repeating("UPDATE row SET transaction_id = ? WHERE transaction_id = ?", [kept, held])
    try journal.changing("transaction", id: held)
    try db.repeating("DELETE FROM \"transaction\" WHERE id = ?", [held])
  }

  /// The same for a row that was booked as new: it is on record by itself from then on.
  package mutating func absorb(booked: Int64, into kept: Int64) throws {
    try journal.keepFace(of: booked, reason: "")
    try absorb(booked, into: kept)
  }

  /// The row keeps the day, amount and text that it stated, as a face of `kept`.
  private func point(_ row: Int64?, at kept: Int64, from held: Int64) throws {
    try db.repeating(
      """
      UPDATE row SET disposition = 'duplicate', transaction_id = :kept, account_id = held.account_id, \
      day = \(Correction.bank("day", of: "held")), amount = \(Correction.bank("amount", of: "held")), \
      description = held.description, reference = held.reference, balance = held.balance FROM "transaction" held WHERE row.id = :row AND held.id = :held
      """, ["kept": kept, "row": row, "held": held])
  }

  private mutating func settle(_ kept: Int64, as held: Int64) throws {
    try journal.keepFace(of: kept)
    try PendingRows.settle(kept, db, journal: &journal)
    try Correction.keeping(kept, db, journal: &journal) {
      try db.repeating(
        """
        UPDATE "transaction" SET day = \(Correction.bank("day", of: "held")), \
        amount = \(Correction.bank("amount", of: "held")), \
        status = CASE "transaction".status WHEN \(Status.reconciled) THEN \(Status.reconciled) ELSE \(Status.booked) END, \
        description = held.description, statement_id = held.statement_id, line = held.line, period = held.period, \
        balance = held.balance, reference = coalesce(held.reference, "transaction".reference) \
        FROM "transaction" held WHERE "transaction".id = ? AND held.id = ?
        """, [kept, held])
    }
  }

  /// The kept transaction has the amount of the held one now, so the parts must be those of that.
  private mutating func takeSplit(of held: Int64, for kept: Int64) throws {
    let isLocked = try Bool.fetchOne(
      db, sql: "SELECT locked & \(LockedFields.category) FROM \"transaction\" WHERE id = ?", arguments: [kept])
    if isLocked == true { return try SplitPart.fit(kept, db, journal: &journal) }
    try SplitPart.delete(of: kept, db, journal: &journal)
    try SplitPart.insert(SplitPart.all(of: held, db), kept, db, journal: &journal)
  }

  /// The transaction, or the one that absorbed it when another question was answered; nil where there is none.
  package static func standing(_ transaction: Int64, _ db: Database) throws -> Int64? {
    let exists = try db.cachedStatement(sql: "SELECT EXISTS(SELECT 1 FROM \"transaction\" WHERE id = ?)")
    let absorbed = try db.cachedStatement(
      sql: """
        SELECT other_transaction_id FROM review_item WHERE key = '\(ReviewKind.duplicate):' || :id AND state = 'accepted'
        UNION ALL SELECT other_id FROM suspect JOIN review_item ON review_item.id = item_id
        WHERE suspect.transaction_id = :id AND state = 'accepted'
        """)
    var next: Int64? = transaction
    while let id = next, try Bool.fetchOne(exists, arguments: [id]) != true {
      next = try Int64.fetchOne(absorbed, arguments: ["id": id])
    }
    return next
  }

  /// The held row is a transaction of its own.
  package mutating func separate(_ held: Int64) throws {
    try journal.changing("transaction", id: held)
    try journal.changing("row", where: "transaction_id = ?", [held])
    try db.repeating(
      """
      UPDATE "transaction" SET status = coalesce((SELECT was_pending FROM row WHERE transaction_id = :held), 0)
      WHERE id = :held
      """, ["held": held])
    try db.repeating(
      "UPDATE row SET disposition = 'imported' WHERE transaction_id = ? AND disposition = 'suspected'", [held])
  }
}

extension Journal {
  /// Puts the row of a transaction's present provenance on record, with its day, amount and text.
  mutating func keepFace(of transaction: Int64, reason: String = "stated anew by the bank later") throws {
    let statement = try Int64.fetchOne(
      db, sql: "SELECT statement_id FROM \"transaction\" WHERE id = ?", arguments: [transaction])
    guard let statement else { return }
    let own = try Int64.fetchOne(
      db,
      sql: """
        SELECT row.id FROM row JOIN "transaction" t
          ON t.id = row.transaction_id AND t.statement_id = row.statement_id AND t.line = row.line
        WHERE row.transaction_id = ?
        """, arguments: [transaction])
    let row = try own ?? RowNumber.next(of: statement, db)
    if own != nil { try changing("row", id: row) }
    try db.execute(
      sql: """
        INSERT INTO row(id, statement_id, line, disposition, transaction_id, reason, was_pending, account_id, day, \
        amount, description, reference, balance)
        SELECT :row, statement_id, line, 'imported', id, :reason, \
        status = \(Status.pending), account_id, \(Correction.bank("day", of: "t")), \
        \(Correction.bank("amount", of: "t")), description, reference, balance FROM "transaction" t \
        WHERE id = :transaction
        ON CONFLICT(id) DO UPDATE SET reason = excluded.reason, \
        was_pending = excluded.was_pending, account_id = excluded.account_id, day = excluded.day, \
        amount = excluded.amount, description = excluded.description, reference = excluded.reference, \
        balance = excluded.balance
        """, arguments: ["row": row, "transaction": transaction, "reason": reason])
    if own == nil { try inserted("row", row...row) }
  }
}
