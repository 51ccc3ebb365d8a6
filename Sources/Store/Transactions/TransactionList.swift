import Foundation
package import GRDB
import Matching
package import Values

package struct TransactionList {
  let db: Database
  private let known = Names()

  package init(db: Database) {
    self.db = db
  }

  /// Those of the book, read with the first transaction that is shown.
  private final class Names {
    var names: FaceNames?
  }

  func names() throws -> FaceNames {
    let names = try known.names ?? FaceNames(db)
    known.names = names
    return names
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
    var (condition, arguments) = try condition(filter)
    var order = "t.day, t.id LIMIT -1"
    if let limit = filter.limit {
      // What is selected besides is counted below.
      order = "t.day DESC, t.id DESC LIMIT \(selected == nil ? limit : -1)"
      if selected == nil, condition == TransactionList.any { condition = TransactionList.newest(limit) }
    }
    let rows = try Row.fetchCursor(db, sql: TransactionList.query(of: condition, in: order), arguments: arguments)
    let names = try names()
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

  /// Days of which the index finds all: since that on which an account has so many.
  private static func newest(_ count: Int) -> String {
    """
    t.account_id IN (SELECT id FROM account) AND t.day >= ifnull((SELECT max((SELECT day FROM "transaction"
      WHERE account_id = account.id ORDER BY day DESC LIMIT 1 OFFSET \(count - 1))) FROM account), \(Int32.min))
    """
  }

  /// What `record` reads; `order` ends with a limit, of -1 for none. What is sorted are numbers alone, in whose order
  /// CROSS JOIN takes the rows, and what many rows share is no join but a name looked up: with both in SQL a million
  /// rows took twice as long.
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
    FROM (SELECT t.id AS number \(source) WHERE \(condition) ORDER BY \(order))
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
