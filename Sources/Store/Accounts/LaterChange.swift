package import GRDB
package import Values

/// A change of one transaction that moved an account's balance after it was stated.
package struct LaterChange {
  /// The batch that made it.
  package let run: Int64
  package let transaction: Int64
  /// By how much the balance moved, in minor units.
  package let effect: Int64
  /// What it did, in words.
  package let words: ValueText

  /// The one change since a balance was stated that moved it by just so much; nil where there is none, or several.
  package static func only(
    since check: BalanceCheck, moving effect: Int64, exponent: Int, _ db: Database
  ) throws -> LaterChange? {
    let run = try Int64.fetchOne(
      db,
      sql: """
        SELECT max(run_id) FROM change
        WHERE table_name = 'balance_check' AND before IS NULL AND ? BETWEEN first_id AND last_id
        """, arguments: [check.id])
    guard let run else { return nil }
    let all =
      try comers(check, run, exponent, db)
      + changed(["account": check.account, "run": run], check.day, exponent, db)
    let found = all.filter { $0.effect == effect }
    return found.count == 1 ? found[0] : nil
  }

  /// Rows that came later for an earlier day, and counted as they came.
  private static func comers(
    _ check: BalanceCheck, _ run: Int64, _ exponent: Int, _ db: Database
  ) throws -> [LaterChange] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT change.run_id, t.id, t.amount, t.day, t.description
        FROM change JOIN run ON run.id = change.run_id AND run.undone_by IS NULL
          JOIN "transaction" t ON t.id BETWEEN first_id AND last_id
        WHERE table_name = 'transaction' AND before IS NULL AND change.run_id > :run
          AND t.account_id = :account AND t.day <= :day AND t.status IN \(Status.counting)
          AND NOT EXISTS(SELECT 1 FROM change later
            WHERE later.table_name = 'transaction' AND later.first_id = t.id AND later.run_id > change.run_id
              AND later.before NOT LIKE '\(RowBlock.start)%'
              AND later.before ->> '$.status' NOT IN \(Status.counting))
        """, arguments: ["account": check.account, "day": check.day, "run": run]
    ).map { row in
      try LaterChange(
        run: row[0], transaction: row[1], effect: row[2],
        words: "\(name(row[2], row[3], row[4], exponent)) came later, for a day that tied")
    }
  }

  /// Rows that were taken out, changed or given another day: what each was before a change, and what before the next.
  private static func changed(
    _ arguments: StatementArguments, _ last: Int32, _ exponent: Int, _ db: Database
  ) throws -> [LaterChange] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        WITH image AS (
          SELECT change.run_id, seq, first_id AS id, before,
            lead(before) OVER (PARTITION BY first_id ORDER BY change.run_id, seq) AS next
          FROM change JOIN run ON run.id = change.run_id AND run.undone_by IS NULL
          WHERE table_name = 'transaction' AND before NOT LIKE '\(RowBlock.start)%' AND change.run_id > :run
            AND before ->> '$.account_id' = :account)
        SELECT run_id, image.id, before ->> '$.amount' AS old_amount, before ->> '$.day' AS old_day,
          before ->> '$.status' AS old_status, before ->> '$.description' AS text,
          CASE WHEN next IS NULL THEN t.amount ELSE next ->> '$.amount' END AS amount,
          CASE WHEN next IS NULL THEN t.day ELSE next ->> '$.day' END AS day,
          CASE WHEN next IS NULL THEN t.status ELSE next ->> '$.status' END AS status
        FROM image LEFT JOIN "transaction" t ON t.id = image.id
        """, arguments: arguments)
    return try rows.compactMap { row in
      func part(_ amount: Int64?, _ day: Int32?, _ status: UInt8?) -> Int64 {
        guard let amount, let day, let status, day <= last, [Status.booked, Status.reconciled].contains(status) else {
          return 0
        }
        return amount
      }
      let before = try part(row["old_amount"], row["old_day"], row["old_status"])
      let now = try part(row["amount"], row["day"], row["status"])
      guard now != before else { return nil }
      let what =
        try (row["day"] as Int32?) == nil || (row["status"] as UInt8?) == Status.ignored
        ? "was taken out" : now == 0 ? "counts there no more" : before == 0 ? "counts there now" : "was changed"
      return try LaterChange(
        run: row["run_id"], transaction: row["id"], effect: now - before,
        words: "\(name(row["old_amount"], row["old_day"], row["text"], exponent)) \(what)")
    }
  }

  private static func name(_ amount: Int64, _ day: Int32, _ text: String, _ exponent: Int) -> ValueText {
    "the row of \(.amount(amount, exponent: exponent)) on \(Day(number: day)) '\(text.prefix(40))'"
  }
}
