import GRDB
import Values

/// An account as outputs show it; amounts in major units.
package struct AccountRecord: Codable, Sendable {
  package var account: String
  package var currency: String
  package var kind: String
  package var owner: String
  package var budget: String
  /// Opening balance plus what is booked; empty without an opening balance: the account is unproven.
  package var balance: String
  package var transactions: Int
  package var pending: String
  /// Rows held as likely duplicates, and their sum: what the balance could still change by.
  package var held: Int
  package var heldAmount: String
  package var firstDate: String
  package var lastDate: String

  enum CodingKeys: String, CodingKey {
    case account, currency, kind, owner, budget, balance, transactions, pending, held
    case heldAmount = "held_amount"
    case firstDate = "first_date"
    case lastDate = "last_date"
  }

  package static let names = [
    "account", "currency", "kind", "owner", "budget", "balance", "transactions", "pending", "held", "held_amount",
    "first_date", "last_date",
  ]

  package var fields: [String] {
    [
      account, currency, kind, owner, budget, balance, String(transactions), pending, String(held), heldAmount,
      firstDate, lastDate,
    ]
  }
}

extension AccountStore {
  package func records() throws -> [AccountRecord] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT account.*, count(t.id) AS transactions, min(t.day) AS first_day, max(t.day) AS last_day,
          coalesce(sum(t.amount) FILTER (WHERE t.status = \(Status.pending)), 0) AS pending,
          count(*) FILTER (WHERE t.status = \(Status.held)) AS held,
          coalesce(sum(t.amount) FILTER (WHERE t.status = \(Status.held)), 0) AS held_amount
        FROM account LEFT JOIN "transaction" t ON t.account_id = account.id GROUP BY account.id ORDER BY account.id
        """
    ).map { row in
      let currency: String = try row["currency"]
      let exponent = Currency(currency)?.exponent ?? 2
      let last: Int32? = try row["last_day"]
      let totals = try AccountTotals(db: db, account: row["id"])
      let opening: Int32? = try row["opening_day"]
      let balance = try opening.flatMap { try totals.balance(atEndOf: max($0, last ?? $0)) }
      return try AccountRecord(
        account: row["name"], currency: currency, kind: row["kind"], owner: row["owner"] ?? "",
        budget: (row["on_budget"] as Bool) ? "on" : "off",
        balance: balance.map { Money.text($0, exponent: exponent) } ?? "", transactions: row["transactions"],
        pending: Money.text(row["pending"], exponent: exponent), held: row["held"],
        heldAmount: Money.text(row["held_amount"], exponent: exponent),
        firstDate: (row["first_day"] as Int32?).map { Day(number: $0).description } ?? "",
        lastDate: last.map { Day(number: $0).description } ?? "")
    }
  }
}
