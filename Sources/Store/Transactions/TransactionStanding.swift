package import GRDB
package import Matching

/// Whether a transaction counts, as a person says: out of all totals, in them again, free to change, or gone.
package struct TransactionStanding {
  let db: Database
  package let id: Int64
  package let account: Int64
  package let day: Int32
  package let status: KnownRow.Status
  package let isByHand: Bool

  /// Nil where there is no such transaction.
  package init?(_ id: Int64, _ db: Database) throws {
    let row = try Row.fetchOne(
      db, sql: "SELECT account_id, day, status, statement_id IS NULL FROM \"transaction\" WHERE id = ?",
      arguments: [id])
    guard let row, let status = KnownRow.Status(rawValue: try row[2]) else { return nil }
    (self.db, self.id, self.status) = (db, id, status)
    (account, day, isByHand) = try (row[0], row[1], row[3])
  }

  /// Out of all totals, whatever rules say; importing its file again adds nothing.
  package func ignore(journal: inout Journal) throws {
    try set(.ignored, journal: &journal)
    if status == .pending { try annotate("was_pending = 1", journal: &journal) }
  }

  /// What it was before it was ignored, whatever rules say.
  package func takeBack(journal: inout Journal) throws {
    let wasPending = try Bool.fetchOne(db, sql: "SELECT was_pending FROM annotation WHERE id = ?", arguments: [id])
    try set(wasPending == true ? .pending : .booked, journal: &journal)
    try annotate("was_pending = 0, ignore_rule = NULL", journal: &journal)
  }

  private func set(_ status: KnownRow.Status, journal: inout Journal) throws {
    try journal.changing("transaction", id: id)
    try db.execute(
      sql: "UPDATE \"transaction\" SET status = ?, locked = locked | \(LockedFields.ignored) WHERE id = ?",
      arguments: [status.rawValue, id])
  }

  private func annotate(_ assignment: String, journal: inout Journal) throws {
    try Annotation.ensure(id, db, journal: &journal)
    try db.execute(sql: "UPDATE annotation SET \(assignment) WHERE id = ?", arguments: [id])
  }

  /// A reconciled transaction may change again; its balance check stays.
  package func unlock(journal: inout Journal) throws {
    try journal.changing("transaction", id: id)
    try db.execute(
      sql: "UPDATE \"transaction\" SET status = \(Status.booked) WHERE id = ?", arguments: [id])
  }

  /// Takes an entry by hand out of the book, with all that belongs to it; what was asked about it is settled.
  package func delete(journal: inout Journal) throws {
    let items = try Int64.fetchAll(
      db,
      sql: "SELECT id FROM review_item WHERE state = 'open' AND (transaction_id = ?1 OR other_transaction_id = ?1)",
      arguments: [id])
    for item in items { try ReviewQueue.settle(item, db, journal: &journal) }
    for (table, condition) in TransactionStanding.belongings {
      try journal.changing(table, where: condition, [id])
      try db.execute(sql: "DELETE FROM \(table) WHERE \(condition)", arguments: [id])
    }
    try journal.changing("transaction", id: id)
    try db.execute(sql: "DELETE FROM \"transaction\" WHERE id = ?", arguments: [id])
  }

  /// The tables with what is a transaction's own, and what says whose it is.
  static let belongings = [
    ("transfer_refusal", "?1 IN (outgoing_id, incoming_id)"), ("suggestion", "transaction_id = ?1"),
    ("transaction_tag", "transaction_id = ?1"), ("split", "transaction_id = ?1"),
    ("attachment", "transaction_id = ?1"), ("correction", "id = ?1"), ("annotation", "id = ?1"),
  ]
}
