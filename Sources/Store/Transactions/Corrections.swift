import GRDB

/// A day and an amount that a person corrected: the transaction has those that count, `correction` the bank's.
///
/// Whoever compares with statements takes the bank's: duplicates, faces, and the check against the files.
enum Correction {
  /// The bank's value of `column`, `day` or `amount`, of transaction `alias`, as an expression.
  static func bank(_ column: String, of alias: String) -> String {
    "coalesce((SELECT correction.\(column) FROM correction WHERE correction.id = \(alias).id), \(alias).\(column))"
  }

  /// Calls `update`, which gives a transaction the values that the bank now states: those that a person corrected stay,
  /// and so does the day of an entry that was reconciled before the bank's row came.
  static func keeping(
    _ id: Int64, _ db: Database, journal: inout Journal, _ update: () throws -> Void
  ) throws {
    let before = try Row.fetchOne(
      db,
      sql: """
        SELECT t.day, t.amount, t.period, c.id IS NOT NULL AS is_corrected,
          c.day IS NOT t.day AND (c.id IS NOT NULL
            OR t.statement_id IS NULL AND t.status = \(Status.reconciled)) AS keeps_day,
          c.id IS NOT NULL AND c.amount <> t.amount AS keeps_amount
        FROM "transaction" t LEFT JOIN correction c ON c.id = t.id WHERE t.id = ?
        """, arguments: [id])
    try update()
    guard let before, try before["keeps_day"] || before["keeps_amount"] else { return }
    let bank = try Row.fetchOne(
      db, sql: "SELECT day, amount, period FROM \"transaction\" WHERE id = ?", arguments: [id])
    guard let bank else { return }
    let keepsDay: Bool = try before["keeps_day"]
    let keepsAmount: Bool = try before["keeps_amount"]
    try write(
      id, day: (keepsDay ? before : bank)["day"], amount: (keepsAmount ? before : bank)["amount"],
      period: (keepsDay ? before : bank)["period"], bank: (bank["day"], bank["amount"]), db, journal: &journal)
  }

  /// Gives a transaction the values that count, and keeps the bank's beside them where they differ.
  static func write(
    _ id: Int64, day: Int32, amount: Int64, period: Int32?, bank: (day: Int32, amount: Int64), _ db: Database,
    journal: inout Journal
  ) throws {
    try db.execute(
      sql: "UPDATE \"transaction\" SET day = ?, amount = ?, period = ? WHERE id = ?",
      arguments: [day, amount, period, id])
    try journal.changing("correction", id: id)
    try db.execute(sql: "DELETE FROM correction WHERE id = ?", arguments: [id])
    let isThere = db.changesCount > 0
    guard day != bank.day || amount != bank.amount else { return }
    try db.execute(
      sql: """
        INSERT INTO correction(id, account_id, day, amount)
        SELECT id, account_id, ?, ? FROM "transaction" WHERE id = ?
        """, arguments: [bank.day, bank.amount, id])
    if !isThere { try journal.inserted("correction", id...id) }
  }
}

extension TransactionEdits {
  /// The day and the amount that count from now on, the others' places left nil; the bank's stay beside them. An entry by
  /// hand has no others.
  package func correct(day: Int32?, amount: Int64?, period: Int32?, journal: inout Journal) throws {
    guard let now = try present() else { return }
    let (day, amount) = (day ?? now.day, amount ?? now.amount)
    let bank = now.isByHand ? (day, amount) : now.bank
    try Correction.write(
      id, day: day, amount: amount, period: day == now.day ? now.period : period, bank: bank, db, journal: &journal)
    if amount != now.amount { try SplitPart.fit(id, db, journal: &journal) }
  }

  /// What counts of the transaction, and what the bank states.
  package struct Present {
    package let day: Int32
    package let amount: Int64
    let period: Int32?
    package let bank: (day: Int32, amount: Int64)
    package let isByHand: Bool
  }

  package func present() throws -> Present? {
    try Row.fetchOne(
      db,
      sql: """
        SELECT day, amount, period, \(Correction.bank("day", of: "t")), \(Correction.bank("amount", of: "t")),
          statement_id IS NULL FROM "transaction" t WHERE id = ?
        """, arguments: [id]
    ).map { try Present(day: $0[0], amount: $0[1], period: $0[2], bank: ($0[3], $0[4]), isByHand: $0[5]) }
  }
}
