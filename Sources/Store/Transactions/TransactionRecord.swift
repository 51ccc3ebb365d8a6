/// A transaction as every output shows it; the names are those of `transactions --format csv`.
package struct TransactionRecord: Codable, Sendable {
  package var id: Int64
  package var date: String
  package var account: String
  /// Major units with the currency's digits, from the owner's point of view.
  package var amount: String
  package var currency: String
  package var payee: String
  package var description: String
  package var category: String
  /// What a rule or a person set, else that of the category.
  package var bucket: String
  /// First day of its budget period.
  package var period: String
  package var status: String
  /// File and line of the rule that set the category, `person`, `suggestion`, or `transfer 57` where the link to that does.
  package var rule: String
  package var statement: String
  package var line: Int?
  package var note: String?
  /// The own account on the other side of a transfer.
  package var transfer: String?
  /// The parts of a split; `category` then names them all.
  package var splits: [Part]?
  package var tags: [String]?
  /// A person's code for whoever does the taxes.
  package var tax: String?
  /// What the bank states where a person corrected it.
  package var bank: Bank?
  package var attachments: [Attachment]?
  /// The balance by which it is reconciled, of transactions asked for by their numbers.
  package var reconciled: Proof?

  /// A stated balance, as `TransactionRecord.amount`, and where: `may.csv:12`, or `person`.
  package struct Proof: Codable, Sendable {
    package var date: String
    package var balance: String
    package var source: String
  }

  /// One category's part of a transaction.
  package struct Part: Codable, Sendable {
    package var category: String
    /// As `TransactionRecord.amount`.
    package var amount: String
    /// Where it has one of its own.
    package var bucket: String?
    package var note: String?
  }

  /// The bank's day, and its amount as `TransactionRecord.amount`.
  package struct Bank: Codable, Sendable {
    package var date: String
    package var amount: String
  }

  package static let names = [
    "id", "date", "account", "amount", "currency", "payee", "description", "category", "bucket", "period", "status",
    "rule", "statement", "line",
  ]

  /// The fields in the order of `names`.
  package var fields: [String] {
    [
      String(id), date, account, amount, currency, payee, description, category, bucket, period, status, rule,
      statement, line.map(String.init) ?? "",
    ]
  }
}
