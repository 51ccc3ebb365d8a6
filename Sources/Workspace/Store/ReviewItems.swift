internal import Foundation
internal import GRDB
internal import Ledger

/// A review item as people and programs see it.
package struct ReviewItem: Codable, Sendable {
  package var id: Int64
  package var kind: String
  package var state: String
  package var message: String
  package var account: String?
  /// Base name of the statement, or of the file that waits.
  package var file: String?
  package var line: Int?
  package var evidence: [String]
  package var options: [ReviewOption]
  package var transaction: Int64?
  package var other: Int64?
  /// The amount that hangs on it, in the account's currency; empty where none does.
  package var amount: String

  var subject = ""
  var path: String?

  enum CodingKeys: String, CodingKey {
    case id, kind, state, message, account, file, line, evidence, options, transaction, other, amount
  }
}

/// Which review items: all that is set must hold.
package struct ReviewFilter: Sendable {
  package var ids: [Int64] = []
  package var kind: ReviewKind?
  package var account: String?
  /// A part of the message, of the file's name or of a text in the evidence.
  package var text: String?
  /// Conditions of the rule language on one line, met by the item's transaction.
  package var conditions: String?
  /// Nil for items of any state.
  package var state: String? = "open"

  package init() {}
}

struct ReviewItems {
  let db: Database

  func matching(_ filter: ReviewFilter) throws -> [ReviewItem] {
    var conditions = ["1"]
    var arguments = StatementArguments()
    func require(_ condition: String, _ value: (any DatabaseValueConvertible)?) {
      guard let value else { return }
      conditions.append(condition)
      arguments += [value]
    }
    if !filter.ids.isEmpty { conditions.append("item.id IN (\(filter.ids.map(String.init).joined(separator: ",")))") }
    require("item.kind = ?", filter.kind?.rawValue)
    require("account.name = ?", filter.account)
    require("item.state = ?", filter.state)
    require("instr(lower(item.message || item.evidence || coalesce(item.file, '')), lower(?)) > 0", filter.text)
    let query = ReviewItems.query + " WHERE " + conditions.joined(separator: " AND ") + " ORDER BY item.id"
    let items = try Row.fetchAll(db, sql: query, arguments: arguments).map(ReviewItems.item)
    guard let conditions = filter.conditions else { return items }
    let selected = try Selection(conditions, db).ids(db)
    return items.filter { $0.transaction.map(selected.contains) ?? false }
  }

  func item(_ id: Int64) throws -> ReviewItem {
    guard let row = try Row.fetchOne(db, sql: ReviewItems.query + " WHERE item.id = ?", arguments: [id]) else {
      throw WorkspaceError.noItem(id)
    }
    return ReviewItems.item(row)
  }

  private static let query = """
    SELECT item.*, account.name AS account, account.currency AS currency, statement.name AS statement,
      (SELECT amount FROM "transaction" WHERE id = item.transaction_id) AS amount
    FROM review_item item LEFT JOIN account ON account.id = item.account_id
      LEFT JOIN statement ON statement.id = item.statement_id
    """

  private static func item(_ row: Row) -> ReviewItem {
    let exponent = (row["currency"] as String?).flatMap { Currency($0) }?.exponent ?? 2
    return ReviewItem(
      id: row["id"], kind: row["kind"], state: row["state"], message: row["message"], account: row["account"],
      file: row["statement"] ?? (row["file"] as String?).map { URL(filePath: $0).lastPathComponent }, line: row["line"],
      evidence: decoded(row["evidence"]) ?? [],
      options: decoded(row["options"]) ?? [], transaction: row["transaction_id"], other: row["other_transaction_id"],
      amount: (row["amount"] as Int64?).map { Money.text($0, exponent: exponent) } ?? "", subject: row["subject"],
      path: row["file"])
  }

  private static func decoded<Value: Decodable>(_ json: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}
