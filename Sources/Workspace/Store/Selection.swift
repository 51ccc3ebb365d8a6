internal import GRDB
internal import Ledger

/// Conditions of the rule language, applied to transactions of the book: what `--where` takes.
struct Selection {
  private let matcher: Matcher
  private let db: Database
  private let categories: [Int64: String]
  private let payees: [Int64: String]

  init(_ conditions: String, _ db: Database) throws {
    matcher = try Matcher(try RuleFiles.condition(conditions), cached: nil)
    self.db = db
    categories = try Selection.names("SELECT id, path FROM category", db)
    payees = try Selection.names("SELECT id, name FROM payee", db)
  }

  private static func names(_ query: String, _ db: Database) throws -> [Int64: String] {
    try Dictionary(uniqueKeysWithValues: Row.fetchAll(db, sql: query).map { ($0[0], $0[1]) })
  }

  func selects(_ chunk: StoredDrafts, account: String) throws -> [Bool] {
    var drafts = chunk.drafts
    let stored = StoredColumns(
      categories: chunk.categories.map { drafts.texts.intern(categories[$0] ?? "") },
      payees: chunk.payees.map { drafts.texts.intern(payees[$0] ?? "") },
      statuses: chunk.statuses.map { drafts.texts.intern(TransactionStatus.name($0)) }, tags: try tags(chunk))
    return matcher.matches(drafts, account: account, stored: stored)
  }

  private func tags(_ chunk: StoredDrafts) throws -> [Int: [String]] {
    guard let first = chunk.ids.first, let last = chunk.ids.last else { return [:] }
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT transaction_id, name FROM transaction_tag JOIN tag ON tag.id = tag_id
        WHERE transaction_id BETWEEN ? AND ?
        """, arguments: [first, last])
    guard !rows.isEmpty else { return [:] }
    let places = Dictionary(uniqueKeysWithValues: chunk.ids.enumerated().map { ($1, $0) })
    var tags: [Int: [String]] = [:]
    for row in rows {
      if let place = places[row["transaction_id"]] { tags[place, default: []].append(row["name"]) }
    }
    return tags
  }

  /// The numbers of all transactions that the conditions select.
  func ids(_ db: Database) throws -> Set<Int64> {
    var ids: Set<Int64> = []
    for account in try Row.fetchAll(db, sql: "SELECT id, name, currency FROM account") {
      let name: String = account["name"]
      let reader = StoredDraftsReader(db: db, account: account["id"], currency: Currency(account["currency"] as String))
      try reader.forEachChunk { chunk in
        for (index, isSelected) in try selects(chunk, account: name).enumerated() where isSelected {
          ids.insert(chunk.ids[index])
        }
      }
    }
    return ids
  }
}
