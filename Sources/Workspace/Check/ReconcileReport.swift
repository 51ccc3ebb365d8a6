import Matching
import Store
package import Values

/// Whether an account ties to a balance that the bank stated.
package struct ReconcileReport: Codable, Sendable {
  /// The number of the batch; nil where nothing was written.
  package var run: Int64?
  package var account: String
  package var date: String
  package var stated: String
  package var book: String
  /// Stated less book.
  package var difference: String
  /// Transactions locked as reconciled by this batch.
  package var locked: Int
  /// What could make up the difference, the likeliest first.
  package var causes: [CauseRecord] = []
  /// The last day whose balance ties, and the first that differs so; for people.
  package var since: String?
  package var until: String?

  enum CodingKeys: String, CodingKey { case run, account, date, stated, book, difference, locked, causes }

  package init(account: String, date: String, stated: String, book: String, difference: String, locked: Int) {
    (self.account, self.date, self.stated, self.book) = (account, date, stated, book)
    (self.difference, self.locked) = (difference, locked)
  }

  package var ties: Bool { stated == book }
}

/// A cause as outputs show it.
package struct CauseRecord: Codable, Sendable {
  package var code: String
  /// What its answer adds to the book, in major units.
  package var amount: String
  package var rows: [RowPlace]
  /// Two days, of what is missing.
  package var between: [String]?
  package var message: ValueText
  /// The number that `--accept` takes; nil where no command mends it.
  package var option: Int?

  package struct RowPlace: Codable, Sendable {
    package var id: Int64
    package var statement: String
    package var line: Int?

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(statement, forKey: .statement)
      try container.encode(line, forKey: .line)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
    try container.encode(amount, forKey: .amount)
    try container.encode(rows, forKey: .rows)
    try container.encode(between, forKey: .between)
    try container.encode(message, forKey: .message)
    try container.encode(option, forKey: .option)
  }

  init(_ cause: Cause, option: Int?, of account: StoredAccount, _ db: Book.Connection) throws {
    code = cause.code.rawValue
    amount = Money.text(cause.amount, exponent: account.exponent)
    rows = try cause.rows.prefix(50).map { id in
      let source = try TransactionSource(id, db)
      return RowPlace(id: id, statement: source?.file ?? "", line: source?.line)
    }
    let isMissing = cause.code == .missing || cause.code == .file
    between = cause.between.flatMap { days in
      isMissing ? [days.lowerBound, days.upperBound].map { Day(number: $0).description } : nil
    }
    message = cause.message
    self.option = option
  }
}
