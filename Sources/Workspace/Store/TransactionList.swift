internal import GRDB
package import Ledger

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
  /// File and line of the rule that set the category, `person`, or `suggestion`.
  package var rule: String
  package var statement: String
  package var line: Int?

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

/// Which transactions: all that is set must hold.
package struct TransactionFilter: Sendable {
  package var ids: [Int64] = []
  package var account: String?
  package var from: Day?
  package var to: Day?
  /// A category with all below it, or `none`.
  package var category: String?
  package var status: String?
  /// A part of the description or the payee.
  package var text: String?
  /// Conditions of the rule language on one line.
  package var conditions: String?
  package var limit: Int?

  package init() {}
}

struct TransactionList {
  let db: Database

  func transaction(_ id: Int64) throws -> TransactionRecord? {
    var filter = TransactionFilter()
    filter.ids = [id]
    var found: TransactionRecord?
    try forEach(filter) { found = $0 }
    return found
  }

  /// Calls `body` for each transaction by day, then number, one at a time.
  func forEach(_ filter: TransactionFilter, selected: Set<Int64>? = nil, _ body: (TransactionRecord) throws -> Void)
    throws
  {
    let (condition, arguments) = try condition(filter)
    let limit = filter.limit.map { " LIMIT \($0)" } ?? ""
    let rows = try Row.fetchCursor(
      db, sql: TransactionList.query + " WHERE \(condition) ORDER BY t.day, t.id" + limit, arguments: arguments)
    while let row = try rows.next() {
      if let selected, !selected.contains(row[0]) { continue }
      try body(TransactionList.record(row))
    }
  }

  func condition(_ filter: TransactionFilter) throws -> (String, StatementArguments) {
    var conditions = ["1"]
    var arguments = StatementArguments()
    func require(_ condition: String, _ values: (any DatabaseValueConvertible)...) {
      conditions.append(condition)
      arguments += StatementArguments(values)
    }
    if !filter.ids.isEmpty { require("t.id IN (\(filter.ids.map(String.init).joined(separator: ",")))") }
    if let name = filter.account { require("t.account_id = ?", try AccountStore(db: db).id(of: name)) }
    if let from = filter.from { require("t.day >= ?", from.number) }
    if let to = filter.to { require("t.day <= ?", to.number) }
    if let status = filter.status { require("t.status = ?", try TransactionStatus.number(status)) }
    if let category = filter.category {
      if category == "none" {
        require("t.category_id IS NULL")
      } else {
        try CategoryStore(db: db).requireKnown(category)
        require("(category.path = ? OR category.path LIKE ? ESCAPE '\\')", category, category.likeLiteral + ":%")
      }
    }
    if let text = filter.text {
      let pattern = "%\(text.likeLiteral)%"
      require("(t.description LIKE ? ESCAPE '\\' OR payee.name LIKE ? ESCAPE '\\')", pattern, pattern)
    }
    return (conditions.joined(separator: " AND "), arguments)
  }

  private static let query = """
    SELECT t.id, t.day, account.name AS account, t.amount, account.currency, coalesce(payee.name, '') AS payee,
      t.description, coalesce(category.path, '') AS category,
      CASE WHEN t.bucket = 0 AND t.locked & 4 = 0 THEN coalesce(category.bucket, 0) ELSE t.bucket END AS bucket, t.period, t.status, t.locked,
      rule.file AS rule_file, rule.line AS rule_line, coalesce(statement.name, '') AS statement, t.line
    FROM "transaction" t JOIN account ON account.id = t.account_id
      LEFT JOIN payee ON payee.id = t.payee_id LEFT JOIN category ON category.id = t.category_id
      LEFT JOIN rule ON rule.id = t.category_rule LEFT JOIN statement ON statement.id = t.statement_id
    """

  private static func record(_ row: Row) -> TransactionRecord {
    let currency: String = row["currency"]
    let locked: Int64 = row["locked"]
    let bucket = Bucket(rawValue: row["bucket"])?.name ?? ""
    let rule = (row["rule_file"] as String?).map { "\($0):\(row["rule_line"] as Int)" } ?? ""
    let setter = rule == SuggestionMark.file + ":0" ? SuggestionMark.file : rule
    return TransactionRecord(
      id: row["id"], date: Day(number: row["day"]).description, account: row["account"],
      amount: Money.text(row["amount"], exponent: Currency(currency)?.exponent ?? 2), currency: currency,
      payee: row["payee"], description: row["description"], category: row["category"], bucket: bucket,
      period: (row["period"] as Int32?).map { Day(number: $0).description } ?? "",
      status: TransactionStatus.name(row["status"]), rule: locked & 1 == 1 ? "person" : setter,
      statement: row["statement"], line: row["line"])
  }
}

/// The states of a transaction by the numbers that the book keeps.
enum TransactionStatus {
  static func name(_ number: UInt8) -> String {
    KnownRow.Status(rawValue: number).map { String(describing: $0) } ?? ""
  }

  static func number(_ name: String) throws -> Int {
    for number in UInt8(0)...4 where TransactionStatus.name(number) == name { return Int(number) }
    throw WorkspaceError.cannotDecide(
      "no status '\(name)'", remedy: "A status is one of: booked, pending, held, reconciled, ignored.")
  }
}

extension String {
  /// The text as LIKE takes it literally, with a backslash as escape.
  fileprivate var likeLiteral: String {
    var literal = ""
    for character in self {
      if character == "%" || character == "_" || character == "\\" { literal.append("\\") }
      literal.append(character)
    }
    return literal
  }
}
