package import GRDB
import Values

/// A linked transfer as outputs show it; amounts in major units of their accounts' currencies.
package struct TransferRecord: Codable, Sendable {
  package var outgoing: Int64
  package var date: String
  package var account: String
  package var amount: String
  package var incoming: Int64
  package var otherDate: String
  package var otherAccount: String
  package var otherAmount: String
  /// `evidence` or `person`.
  package var decidedBy: String

  enum CodingKeys: String, CodingKey {
    case outgoing, date, account, amount, incoming
    case otherDate = "other_date"
    case otherAccount = "other_account"
    case otherAmount = "other_amount"
    case decidedBy = "decided_by"
  }

  package static let names = [
    "outgoing", "date", "account", "amount", "incoming", "other_date", "other_account", "other_amount", "decided_by",
  ]

  package var fields: [String] {
    [String(outgoing), date, account, amount, String(incoming), otherDate, otherAccount, otherAmount, decidedBy]
  }

  package static func all(_ db: Database) throws -> [TransferRecord] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT a.id AS outgoing, a.day AS day, x.name AS account, x.currency AS currency, a.amount AS amount,
          b.id AS incoming, b.day AS other_day, y.name AS other_account, y.currency AS other_currency,
          b.amount AS other_amount, transfer.by_person AS by_person
        FROM transfer JOIN "transaction" a ON a.id = transfer.id JOIN "transaction" b ON b.id = transfer.other_id
          JOIN account x ON x.id = a.account_id JOIN account y ON y.id = b.account_id
        WHERE a.amount < 0 ORDER BY a.day, a.id
        """
    ).map { row in
      func money(_ amount: Int64, _ code: String) -> String {
        Money.text(amount, exponent: Currency(code)?.exponent ?? 2)
      }
      return try TransferRecord(
        outgoing: row["outgoing"], date: Day(number: row["day"]).description, account: row["account"],
        amount: money(row["amount"], row["currency"]), incoming: row["incoming"],
        otherDate: Day(number: row["other_day"]).description, otherAccount: row["other_account"],
        otherAmount: money(row["other_amount"], row["other_currency"]),
        decidedBy: row["by_person"] ? "person" : "evidence")
    }
  }
}
