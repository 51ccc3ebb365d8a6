import Foundation
package import GRDB
package import Matching
package import Values

/// The links between the two sides of transfers, and the pairs that a person refused.
package struct TransferStore {
  let db: Database
  let run: Int64

  package init(db: Database, run: Int64) {
    self.db = db
    self.run = run
  }

  package struct Link {
    var id: Int64
    package var other: Int64
    package var isByPerson: Bool
  }

  private struct Side {
    var account, amount: Int64
    var status: UInt8
    var currency: String
  }

  package func link(of transaction: Int64) throws -> Link? {
    try Row.fetchOne(db, sql: "SELECT id, other_id, by_person FROM transfer WHERE id = ?", arguments: [transaction])
      .map { try Link(id: $0["id"], other: $0["other_id"], isByPerson: $0["by_person"]) }
  }

  /// Both sides get their line.
  package func insert(_ pair: TransferPair, byPerson: Bool, evidence: [ValueText], journal: inout Journal) throws {
    let json = String(decoding: try JSONEncoder().encode(evidence), as: UTF8.self)
    for (id, other) in [(pair.outgoing, pair.incoming), (pair.incoming, pair.outgoing)] {
      try db.execute(
        sql: "INSERT INTO transfer(id, other_id, run_id, by_person, evidence) VALUES (?, ?, ?, ?, ?)",
        arguments: [id, other, run, byPerson, json])
      try journal.inserted("transfer", id...id)
    }
  }

  package func delete(_ transaction: Int64, journal: inout Journal) throws {
    try journal.changing("transfer", where: "id = :id OR other_id = :id", ["id": transaction])
    try db.execute(sql: "DELETE FROM transfer WHERE id = :id OR other_id = :id", arguments: ["id": transaction])
  }

  /// The pair is never proposed again.
  package func refuse(_ pair: TransferPair, journal: inout Journal) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO transfer_refusal(run_id, outgoing_id, incoming_id) VALUES (?, ?, ?)",
      arguments: [run, pair.outgoing, pair.incoming])
    if db.changesCount > 0 { try journal.inserted("transfer_refusal", db.lastInsertedRowID...db.lastInsertedRowID) }
  }

  package func forgive(_ pair: TransferPair, journal: inout Journal) throws {
    let isPair = "outgoing_id = ? AND incoming_id = ?"
    try journal.changing("transfer_refusal", where: isPair, [pair.outgoing, pair.incoming])
    try db.execute(
      sql: "DELETE FROM transfer_refusal WHERE \(isPair)", arguments: [pair.outgoing, pair.incoming])
  }

  /// What a person refused of pairs that these transactions are the outgoing side of.
  package func refused(_ transactions: some Sequence<Int64>) throws -> Set<TransferPair> {
    let query = try RawStatement(
      db, sql: "SELECT outgoing_id, incoming_id FROM transfer_refusal WHERE outgoing_id = ?1")
    var refused: Set<TransferPair> = []
    for id in transactions {
      query.bind(id, at: 1)
      try query.eachRow { refused.insert(TransferPair(outgoing: $0.integer(0), incoming: $0.integer(1))) }
    }
    return refused
  }

  /// Two that are linked or were proposed, in the direction of the money.
  package func ordered(_ left: Int64, _ right: Int64) throws -> TransferPair {
    let leaves = try Bool.fetchOne(db, sql: "SELECT amount < 0 FROM \"transaction\" WHERE id = ?", arguments: [left])
    return leaves == true
      ? TransferPair(outgoing: left, incoming: right) : TransferPair(outgoing: right, incoming: left)
  }

  /// The pair in the direction of the money, or an error that says why the two are no transfer.
  package func pair(_ left: Int64, _ right: Int64) throws -> TransferPair {
    let sides = try [left, right].map { id in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT t.account_id, t.amount, t.status, account.currency FROM "transaction" t
          JOIN account ON account.id = t.account_id WHERE t.id = ?
          """, arguments: [id])
      guard let row else { throw WorkspaceError.noTransaction(id) }
      return try Side(
        account: row["account_id"], amount: row["amount"], status: row["status"], currency: row["currency"])
    }
    let (first, second) = (sides[0], sides[1])
    func refusal(_ why: String) -> WorkspaceError {
      .refused(
        "transactions \(left) and \(right) cannot be one transfer: \(why)",
        remedy:
          "A transfer leaves one account and comes into another. See both with: daybook transactions \(left) \(right)")
    }
    if first.account == second.account { throw refusal("both are on the same account") }
    if (first.amount < 0) == (second.amount < 0) { throw refusal("the money goes in the same direction") }
    if ![first, second].allSatisfy({ [Status.booked, Status.reconciled].contains($0.status) }) {
      throw refusal("one of them is not booked")
    }
    let (out, income) = first.amount < 0 ? (first, second) : (second, first)
    if out.currency == income.currency, income.amount > -out.amount { throw refusal("more came in than went out") }
    return first.amount < 0
      ? TransferPair(outgoing: left, incoming: right) : TransferPair(outgoing: right, incoming: left)
  }
}
