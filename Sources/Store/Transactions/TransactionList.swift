import Budgets
import Foundation
package import GRDB
import Matching
package import Values

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

/// Which transactions: all that is set must hold.
package struct TransactionFilter: Sendable {
  package var ids: [Int64] = []
  package var account: String?
  package var from: Day?
  package var to: Day?
  /// A category with all below it, or `none`.
  package var category: String?
  /// Of the transaction, or of a part of it.
  package var bucket: Bucket?
  package var tag: String?
  package var status: String?
  /// A part of the description or the payee.
  package var text: String?
  /// Conditions of the rule language on one line.
  package var conditions: String?
  /// So many of the newest, the last first.
  package var limit: Int?

  package init() {}
}

package struct TransactionList {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  package func transaction(_ id: Int64) throws -> TransactionRecord? {
    var filter = TransactionFilter()
    filter.ids = [id]
    var found: TransactionRecord?
    try forEach(filter) { found = $0 }
    return found
  }

  package func count() throws -> Int { try Int.fetchOne(db, sql: "SELECT count(*) FROM \"transaction\"") ?? 0 }

  /// The last day of any; nil without one.
  package func lastDay() throws -> Day? {
    try Int32.fetchOne(db, sql: "SELECT max(day) FROM \"transaction\"").map { Day(number: $0) }
  }

  /// Calls `body` for each transaction by day, then number, one at a time; with a limit the newest, from the last on.
  package func forEach(
    _ filter: TransactionFilter, selected: Set<Int64>? = nil, _ body: (TransactionRecord) throws -> Void
  )
    throws
  {
    let (condition, arguments) = try condition(filter)
    let order = filter.limit == nil ? "t.day, t.id" : "t.day DESC, t.id DESC"
    let rows = try Row.fetchCursor(
      db, sql: TransactionList.query(of: condition, in: order), arguments: arguments)
    let names = try FaceNames(db)
    var days = DayTexts()
    var left = filter.limit ?? .max
    while left > 0, let row = try rows.next() {
      if let selected, try !selected.contains(row[0]) { continue }
      var record = try TransactionList.record(row, names, &days)
      if !filter.ids.isEmpty { record.reconciled = try proof(of: record) }
      try body(record)
      left -= 1
    }
  }

  /// The first balance of its day or later that ties; nil where it is not reconciled, or none does any more.
  private func proof(of record: TransactionRecord) throws -> TransactionRecord.Proof? {
    guard record.status == KnownRow.Status.reconciled.name, let day = Day(iso: record.date) else { return nil }
    let account = try AccountStore(db: db).account(named: record.account)
    let balances = StatedBalances(db: db)
    let near = try balances.proofs(of: account.id, since: day.number, through: day.number, tolerance: 0).first
    let check = try near ?? balances.proofs(of: account.id, since: day.number, tolerance: 0).first
    return check.map { check in
      .init(
        date: Day(number: check.day).description, balance: Money.text(check.balance, exponent: account.exponent),
        source: check.place ?? "person")
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
    if let status = filter.status { require("t.status = ?", try Status.number(status)) }
    if let category = filter.category {
      if category == "none" {
        require("category.id IS NULL")
      } else {
        try CategoryStore(db: db).requireKnown(category)
        require(
          """
          (category.path = ? OR category.path LIKE ? ESCAPE '\\' OR EXISTS(
            SELECT 1 FROM split JOIN category part ON part.id = split.category_id
            WHERE transaction_id = t.id AND (part.path = ? OR part.path LIKE ? ESCAPE '\\')))
          """, category, category.likeLiteral + ":%", category, category.likeLiteral + ":%")
      }
    }
    if let bucket = filter.bucket {
      require(
        """
        (SELECT count(*) FROM split JOIN category part ON part.id = split.category_id
          WHERE split.transaction_id = t.id) = 0 AND \(TransactionList.bucket) = ? OR EXISTS(
          SELECT 1 FROM split JOIN category part ON part.id = split.category_id
          WHERE split.transaction_id = t.id AND \(TransactionList.partBucket) = ?)
        """, bucket.rawValue, bucket.rawValue)
    }
    if let tag = filter.tag {
      try Selection.requireKnown(tag: tag, db)
      require(
        "EXISTS(SELECT 1 FROM transaction_tag JOIN tag ON tag.id = tag_id WHERE transaction_id = t.id AND name = ?)",
        tag)
    }
    if let text = filter.text {
      let pattern = "%\(text.likeLiteral)%"
      require("(t.description LIKE ? ESCAPE '\\' OR payee.name LIKE ? ESCAPE '\\')", pattern, pattern)
    }
    return (conditions.map { "(\($0))" }.joined(separator: " AND "), arguments)
  }

  /// What `record` reads. What is sorted are numbers alone, in whose order CROSS JOIN takes the rows, and what many rows
  /// share is no join but a name looked up: with both in SQL a million rows took twice as long.
  private static func query(of condition: String, in order: String) -> String {
    """
    SELECT t.id, t.day, t.account_id, t.amount, t.description, t.category_id, t.bucket, t.period, t.status, t.locked,
      t.category_rule, t.payee_id, t.statement_id, t.line, link.other_id,
      nullif(annotation.note, ''), annotation.tax, annotation.transfer_account_id, correction.day, correction.amount,
      (SELECT group_concat(name, char(10)) FROM (SELECT name FROM transaction_tag JOIN tag ON tag.id = tag_id
        WHERE transaction_id = t.id ORDER BY name)),
      (SELECT group_concat(sha256 || path, char(10)) FROM (SELECT sha256, path FROM attachment
        WHERE transaction_id = t.id ORDER BY attachment.id)),
      (SELECT json_group_array(json_object('category', path, 'amount', amount, 'bucket', bucket, 'note', note)) FROM (
        SELECT part.path, split.amount, split.bucket, split.note FROM split JOIN category part ON part.id = split.category_id
        WHERE split.transaction_id = t.id ORDER BY split.position))
    FROM (SELECT t.id AS number \(source) WHERE \(condition) ORDER BY \(order) LIMIT -1)
      CROSS JOIN "transaction" t ON t.id = number LEFT JOIN transfer link ON link.id = t.id
      LEFT JOIN correction ON correction.id = t.id LEFT JOIN annotation ON annotation.id = t.id
    """
  }

  /// The number of the bucket that a transaction of `source` counts in: its own, or that of its category.
  static let bucket = """
    CASE WHEN t.locked & \(LockedFields.bucket) = 0 AND (t.bucket = 0 OR category.id IS NOT t.category_id)
      THEN coalesce(category.bucket, 0) ELSE t.bucket END
    """

  /// That of a part of it.
  static let partBucket = """
    CASE WHEN split.bucket <> 0 THEN split.bucket WHEN t.locked & \(LockedFields.bucket) = 0 AND t.bucket = 0
      THEN part.bucket ELSE t.bucket END
    """

  /// Transactions `t` with what names them: `category` is the one that they are shown with. SQLite leaves out the joins
  /// that nobody asks for.
  static let source = """
    FROM "transaction" t LEFT JOIN account ON account.id = t.account_id
      LEFT JOIN payee ON payee.id = t.payee_id LEFT JOIN transfer link ON link.id = t.id
      LEFT JOIN category ON category.id = \(TransferCategory.id(of: "t", link: "link"))
      LEFT JOIN correction ON correction.id = t.id
      LEFT JOIN annotation ON annotation.id = t.id LEFT JOIN account other ON other.id = transfer_account_id
      LEFT JOIN rule ON rule.id = t.category_rule LEFT JOIN statement ON statement.id = t.statement_id
    """

  private static func record(_ row: Row, _ names: FaceNames, _ days: inout DayTexts) throws -> TransactionRecord {
    let account: Int64 = try row[2]
    var face = TransactionFace()
    (face.category, face.categoryRule, face.payee) = try (row[5] ?? 0, row[10] ?? 0, row[11] ?? 0)
    (face.bucket, face.locked, face.link) = try (row[6], row[9], row[14] ?? 0)
    let exponent = names.exponents[account] ?? 2
    let parts = try parts(row[22], exponent: exponent)
    return try TransactionRecord(
      id: row[0], date: days[row[1]], account: names.account(account), amount: Money.text(row[3], exponent: exponent),
      currency: names.currencies[account] ?? "", payee: names.payee(face), description: row[4],
      category: parts?.map(\.category).joined(separator: " + ") ?? names.category(names.category(face)),
      bucket: names.bucket(face), period: (row[7] as Int32?).map { days[$0] } ?? "", status: Status.name(row[8]),
      rule: names.rule(face), statement: (row[12] as Int64?).map(names.statement) ?? "", line: row[13], note: row[15],
      transfer: (row[17] as Int64?).map(names.account), splits: parts, tags: lines(row[20]), tax: row[16],
      bank: (row[18] as Int32?).map { day in
        try .init(date: days[day], amount: Money.text(row[19], exponent: exponent))
      },
      attachments: lines(row[21])?.map {
        Attachment(path: String($0.dropFirst(64)), sha256: String($0.prefix(64)))
      })
  }

  /// Days as texts, each made once.
  private struct DayTexts {
    private var texts: [Int32: String] = [:]

    subscript(day: Int32) -> String {
      mutating get {
        if let text = texts[day] { return text }
        let text = Day(number: day).description
        texts[day] = text
        return text
      }
    }
  }

  private static func lines(_ text: String?) -> [String]? {
    text.map { $0.split(separator: "\n").map(String.init) }
  }

  /// The parts of a split as SQLite gives them; nil for a transaction of one category.
  private static func parts(_ json: String?, exponent: Int) -> [TransactionRecord.Part]? {
    struct Stored: Decodable {
      var category: String
      var amount: Int64
      var bucket: UInt8
      var note: String
    }
    guard let json, json != "[]", let parts = try? JSONDecoder().decode([Stored].self, from: Data(json.utf8)) else {
      return nil
    }
    return parts.map {
      .init(
        category: $0.category, amount: Money.text($0.amount, exponent: exponent),
        bucket: Bucket(rawValue: $0.bucket)?.name, note: $0.note.isEmpty ? nil : $0.note)
    }
  }
}

/// The category of a transaction for whoever sums up income and spending: a linked transfer is neither.
enum TransferCategory {
  /// The category's id as an expression: of a linked transaction the book's first category of kind transfer, unless its
  /// own is of that kind, or a person chose it.
  static func id(of transaction: String, link: String) -> String {
    """
    CASE WHEN \(link).id IS NULL OR \(transaction).locked & \(LockedFields.category) = 1
        OR (SELECT kind FROM category WHERE id = \(transaction).category_id) IS 'transfer' THEN \(transaction).category_id
      ELSE (SELECT id FROM category WHERE kind = 'transfer' ORDER BY position, id LIMIT 1) END
    """
  }
}

/// The states of a transaction by the numbers that the book keeps, with names for SQL.
enum Status {
  static let booked = KnownRow.Status.booked.rawValue
  static let pending = KnownRow.Status.pending.rawValue
  static let held = KnownRow.Status.held.rawValue
  static let reconciled = KnownRow.Status.reconciled.rawValue
  static let ignored = KnownRow.Status.ignored.rawValue

  /// Those that count in balances, budgets and reports; and the same with what is pending.
  static let counting = "(\(booked), \(reconciled))"
  /// Those that are said beside.
  static let waiting = "(\(pending), \(held))"

  /// With what else a report counts.
  static func counting(with standings: Set<PartGroup.Standing>) -> String {
    let more = standings.map { $0 == .pending ? pending : $0 == .held ? held : booked }
    return "(" + ([booked, reconciled] + more).map { "\($0)" }.joined(separator: ", ") + ")"
  }
  static let withPending = "(\(booked), \(pending), \(reconciled))"

  static func name(_ number: UInt8) throws -> String {
    guard let status = KnownRow.Status(rawValue: number) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a transaction has status \(number)")
    }
    return status.name
  }

  static func number(_ name: String) throws -> Int {
    let names = try (UInt8(0)...4).map(Status.name)
    if let number = names.firstIndex(of: name) { return number }
    throw WorkspaceError.unknown("status", name, among: names)
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
