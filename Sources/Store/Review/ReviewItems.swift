import Foundation
package import GRDB
package import Values

/// A review item as people and programs see it.
package struct ReviewItem: Encodable, Sendable {
  package var id: Int64
  package var subject: ReviewSubject
  package var state: String
  package var message: ValueText
  package var account: String?
  /// Base name of the statement, or of the file that waits.
  package var file: String?
  package var line: Int?
  package var evidence: [ValueText]
  package var options: [ReviewOption]
  package var transaction: Int64?
  package var other: Int64?
  /// The amount that hangs on it, in the account's currency; empty where none does.
  package var amount: String
  /// The category that it proposes.
  package var category: String?
  /// The transactions that it is about, where these are several: all rows of a proposal, all that are held together.
  package var rows: [Int64] = []
  package var path: String?

  package var kind: String { subject.kind.rawValue }

  enum CodingKeys: String, CodingKey {
    case id, kind, state, message, account, file, line, evidence, options, transaction, other, amount
    case category, rows
  }

  /// Every name every time, with null where there is nothing: lists have the same columns in each format.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(kind, forKey: .kind)
    try container.encode(state, forKey: .state)
    try container.encode(message, forKey: .message)
    try container.encode(account, forKey: .account)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
    try container.encode(evidence, forKey: .evidence)
    try container.encode(options, forKey: .options)
    try container.encode(transaction, forKey: .transaction)
    try container.encode(other, forKey: .other)
    try container.encode(amount, forKey: .amount)
    try container.encode(category, forKey: .category)
    try container.encode(rows, forKey: .rows)
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

package struct ReviewItems {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  /// - Parameter selection: the filter's conditions, read.
  package func matching(_ filter: ReviewFilter, _ selection: Selection? = nil) throws -> [ReviewItem] {
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
    let query = ReviewItems.query + " WHERE " + conditions.joined(separator: " AND ") + ReviewItems.order
    let items = try Row.fetchAll(db, sql: query, arguments: arguments).map(item)
    guard let selected = try selection?.ids(db) else { return items }
    return items.filter { $0.transaction.map(selected.contains) ?? false }
  }

  package func hasAccepted(_ kind: ReviewKind) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS(SELECT 1 FROM review_item WHERE kind = ? AND state = 'accepted')",
      arguments: [kind.rawValue]) ?? false
  }

  package func item(_ id: Int64) throws -> ReviewItem {
    guard let row = try Row.fetchOne(db, sql: ReviewItems.query + " WHERE item.id = ?", arguments: [id]) else {
      throw WorkspaceError.noItem(id)
    }
    return try item(row)
  }

  private static let query = """
    SELECT item.*, account.name AS account, account.currency AS currency, statement.name AS statement,
      CASE item.kind WHEN '\(ReviewKind.suggestion)' THEN (SELECT sum(t.amount) \(ReviewItems.group))
        WHEN '\(ReviewKind.partial)' THEN (SELECT sum(t.amount) \(ReviewItems.suspects))
        WHEN '\(ReviewKind.late)' THEN (SELECT sum(t.amount) \(ReviewItems.suspects))
        ELSE (SELECT amount FROM "transaction" WHERE id = item.transaction_id) END AS amount,
      CASE item.kind WHEN '\(ReviewKind.suggestion)' THEN (SELECT json_group_array(t.id) \(ReviewItems.group))
        WHEN '\(ReviewKind.partial)' THEN (SELECT json_group_array(t.id) \(ReviewItems.suspects)) END AS rows
    FROM review_item item LEFT JOIN account ON account.id = item.account_id
      LEFT JOIN statement ON statement.id = item.statement_id
      LEFT JOIN (SELECT item_id, max(id) AS skipped FROM decision WHERE verdict IN ('skip', '\(AskedGaps.verdict)') GROUP BY item_id) later
        ON later.item_id = item.id
    """

  /// The rows of a proposal that it would still change, or did.
  private static let group = """
    FROM suggestion JOIN "transaction" t ON t.id = suggestion.transaction_id
    WHERE suggestion.item_id = item.id AND (item.state <> 'open' OR \(SuggestionStore.isUndecided))
    """

  /// The rows that an item holds together, and that are there still.
  private static let suspects =
    "FROM suspect JOIN \"transaction\" t ON t.id = suspect.transaction_id WHERE suspect.item_id = item.id"

  /// As they were opened; proposals last, those with the largest money first; behind them what was skipped.
  private static let order =
    " ORDER BY later.skipped, item.kind = '\(ReviewKind.suggestion)', CASE item.kind WHEN '\(ReviewKind.suggestion)' THEN -abs(amount) END, item.id"

  private static func message(_ message: ValueText, _ rows: [Int64]?, _ subject: ReviewSubject) -> ValueText {
    guard let rows, case .suggestion = subject else { return message }
    return "\(message); \(rows.count) row\(rows.count == 1 ? "" : "s")"
  }

  private func item(_ row: Row) throws -> ReviewItem {
    let subject = try ReviewSubject(json: row["subject"])
    let rows: [Int64]? = try (row["rows"] as String?).flatMap(ReviewItems.decoded)
    let exponent = try (row["currency"] as String?).flatMap { Currency($0) }?.exponent ?? 2
    let texts = try ItemTexts(row)
    var category: String?
    if case .suggestion(_, let proposed, _) = subject { category = try CategoryStore(db: db).path(of: proposed) }
    let asked = try subject.kind == .gap ? AskedGaps.all(db)[subject] : nil
    return try ReviewItem(
      id: row["id"], subject: subject, state: row["state"], message: ReviewItems.message(texts.message, rows, subject),
      account: row["account"],
      file: row["statement"] ?? (row["file"] as String?).map { URL(filePath: $0).lastPathComponent }, line: row["line"],
      evidence: texts.evidence + (asked.map { ["asked for on \($0)"] } ?? []), options: texts.options,
      transaction: row["transaction_id"],
      other: row["other_transaction_id"],
      amount: (row["amount"] as Int64?).map { Money.text($0, exponent: exponent) } ?? "", category: category,
      rows: rows ?? [], path: row["file"])
  }

  private static func decoded<Value: Decodable>(_ json: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }
}

extension ReviewItems {
  /// The transactions that an item is about: of a proposal those without a category, of rows held together all.
  package func transactions(of item: ReviewItem) throws -> [Int64] {
    switch item.subject {
    case .suggestion: try SuggestionStore(db: db).undecided(of: item.id)
    case .partial, .late:
      try Int64.fetchAll(
        db,
        sql: """
          SELECT t.id FROM suspect JOIN "transaction" t ON t.id = transaction_id WHERE item_id = ? ORDER BY t.id
          """, arguments: [item.id])
    default: [item.transaction].compactMap(\.self)
    }
  }

  /// Calls `body` for each with which a rule asks, or asked, about a transaction.
  package func forEachOfRules(_ body: (_ item: Int64, _ transaction: Int64, _ isOpen: Bool) throws -> Void) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, transaction_id, state = 'open' FROM review_item
        WHERE kind = '\(ReviewKind.rule)' AND state <> 'settled' AND transaction_id IS NOT NULL
        """)
    while let row = try rows.next() { try body(row[0], row[1], row[2]) }
  }

  /// The account whose balance an answer may move, and from which day on.
  package func reach(of item: Int64) throws -> (account: Int64, day: Int32)? {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT item.account_id, coalesce((SELECT min(day) FROM "transaction" t
          WHERE t.id IN (item.transaction_id, item.other_transaction_id)
            OR t.id IN (SELECT transaction_id FROM suspect WHERE item_id = item.id)), statement.first_day) AS day
        FROM review_item item LEFT JOIN statement ON statement.id = item.statement_id WHERE item.id = ?
        """, arguments: [item])
    guard let account: Int64 = try row?["account_id"], let day: Int32 = try row?["day"] else { return nil }
    return (account, day)
  }
}
