internal import GRDB
internal import Ledger

/// Conditions of the rule language, applied to transactions of the book: what `--where` takes.
struct Selection {
  private let matcher: Matcher

  init(_ conditions: String, _ db: Database) throws {
    matcher = try Matcher(try RuleFiles.condition(conditions), cached: nil)
  }

  func selects(_ chunk: StoredDrafts, account: String) throws -> [Bool] {
    matcher.matches(chunk.drafts, account: account)
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
