package import GRDB
import Values

/// The balance of an item's account as it is, and as each answer would make it; in major units.
package struct BalanceChange: Codable, Sendable {
  package var account: String
  package var currency: String
  package var now: String
  package var accepted: String
  package var rejected: String

  /// Nil for items whose answers leave balances alone, and for accounts without one.
  package init?(_ item: ReviewItem, _ db: Database) throws {
    guard item.state == "open", let held = item.transaction, let (accepts, rejects) = try BalanceChange.moves(item, db)
    else { return nil }
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT account.id, account.name, account.currency, account.opening_day,
          (SELECT max(day) FROM "transaction" WHERE account_id = account.id) AS last_day
        FROM "transaction" t JOIN account ON account.id = t.account_id WHERE t.id = ?
        """, arguments: [held])
    guard let row, let opening: Int32 = try row["opening_day"] else { return nil }
    let last = try max(opening, row["last_day"] ?? opening)
    guard let balance = try AccountTotals(db: db, account: row["id"]).balance(atEndOf: last) else { return nil }
    (account, currency) = try (row["name"], row["currency"])
    let exponent = Currency(currency)?.exponent ?? 2
    now = Money.text(balance, exponent: exponent)
    accepted = Money.text(balance + accepts, exponent: exponent)
    rejected = Money.text(balance + rejects, exponent: exponent)
  }

  /// Whether the likeliest answer takes the held row's amount for the book's.
  private static func restates(_ item: ReviewItem) -> Bool {
    switch item.options.first.flatMap({ DuplicateChoice($0.value) }) {
    case .file, .one(_, restates: true): true
    default: false
    }
  }

  /// By how many minor units each answer moves the balance: a held row counts once it is booked, a pending one never.
  private static func moves(_ item: ReviewItem, _ db: Database) throws -> (accepts: Int64, rejects: Int64)? {
    if item.subject.kind == .pending { return (0, 0) }
    if item.subject.kind == .partial || item.subject.kind == .late {
      let sum = try Row.sum(
        db,
        sql: """
          SELECT sum(amount) FROM suspect JOIN "transaction" t ON t.id = transaction_id AND t.status = \(Status.held)
          WHERE item_id = ?
          """, arguments: [item.id])
      return item.subject.kind == .late ? (sum, 0) : (0, sum)
    }
    guard item.subject.kind == .duplicate else { return nil }
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT held.amount, kept.amount AS before,
          kept.status = \(Status.pending) OR \(PendingRows.isStale("kept.id")) AS was_open,
          coalesce((SELECT was_pending FROM row WHERE transaction_id = held.id), 0) AS is_pending
        FROM "transaction" held JOIN "transaction" kept ON kept.id = ? WHERE held.id = ?
        """, arguments: [item.other, item.transaction])
    guard let row else { return nil }
    let isPending: Bool = try row["is_pending"]
    let amount: Int64 = try isPending ? 0 : row["amount"]
    let change: Int64 = try restates(item) ? amount - row["before"] : 0
    return try (row["was_open"] ? amount : change, amount)
  }
}
