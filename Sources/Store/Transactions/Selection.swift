package import GRDB
package import Rules
import Values

/// Conditions of the rule language, applied to transactions of the book: what `--where` takes.
package struct Selection {
  package let matcher: Matcher
  let db: Database
  private let categories: [Int64: String]
  private let payees: [Int64: String]

  /// - Parameter conditions: as a book of one rule.
  package init(_ conditions: RuleBook, _ db: Database) throws {
    matcher = try Matcher(conditions, cached: nil)
    self.db = db
    categories = try Selection.names("SELECT id, path FROM category", db)
    payees = try Selection.names("SELECT id, name FROM payee", db)
  }

  private static func names(_ query: String, _ db: Database) throws -> [Int64: String] {
    try Dictionary(once: Row.fetchAll(db, sql: query).map { try ($0[0], $0[1]) })
  }

  package func selects(_ chunk: StoredDrafts, account: String) throws -> [Bool] {
    var drafts = chunk.drafts
    var stored = StoredColumns(
      categories: try shownCategories(chunk).map { drafts.texts.intern(categories[$0] ?? "") },
      payees: chunk.payees.map { drafts.texts.intern(payees[$0] ?? "") },
      statuses: try chunk.statuses.map { drafts.texts.intern(try Status.name($0)) }, tags: try tags(chunk),
      splits: try splits(chunk).mapValues { $0.map { drafts.texts.intern($0) } }, numbers: chunk.ids,
      periods: try periods(chunk))
    for (field, texts) in try shownTexts(chunk) { stored.texts[field] = texts.map { drafts.texts.intern($0) } }
    return matcher.matches(drafts, account: account, stored: stored)
  }

  /// The tags of the book.
  package static func tags(_ db: Database) throws -> [String] {
    try String.fetchAll(db, sql: "SELECT name FROM tag ORDER BY name")
  }

  /// Throws where no transaction ever had it.
  package static func requireKnown(tag: String, _ db: Database) throws {
    let known = try tags(db)
    guard !known.contains(tag) else { return }
    throw WorkspaceError.unknown(
      "tag", tag, among: known,
      others: known.isEmpty ? "No transaction has one." : "There are: \(known.joined(separator: ", "))")
  }

  private func tags(_ chunk: StoredDrafts) throws -> [Int: [String]] {
    try texts(chunk, "SELECT transaction_id, name FROM transaction_tag JOIN tag ON tag.id = tag_id")
  }

  /// The categories of splits.
  private func splits(_ chunk: StoredDrafts) throws -> [Int: [String]] {
    try texts(chunk, "SELECT transaction_id, path FROM split JOIN category ON category.id = category_id")
  }

  private func texts(_ chunk: StoredDrafts, _ query: String) throws -> [Int: [String]] {
    guard let first = chunk.ids.first, let last = chunk.ids.last else { return [:] }
    let rows = try Row.fetchAll(
      db, sql: query + " WHERE transaction_id BETWEEN ? AND ?", arguments: [first, last])
    guard !rows.isEmpty else { return [:] }
    let places = try Dictionary(once: chunk.ids.enumerated().map { ($1, $0) })
    var texts: [Int: [String]] = [:]
    for row in rows {
      if let place = try places[row[0]] { texts[place, default: []].append(try row[1]) }
    }
    return texts
  }

  /// The numbers of all transactions that the conditions select.
  package func ids(_ db: Database) throws -> Set<Int64> {
    var ids: Set<Int64> = []
    try StoredHistory(db, facts: SourceFacts([matcher])).forEachChunk { account, chunk in
      for (index, isSelected) in try selects(chunk, account: account.name).enumerated() where isSelected {
        ids.insert(chunk.ids[index])
      }
    }
    return ids
  }
}
