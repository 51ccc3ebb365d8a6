internal import GRDB
internal import Ledger

/// Transactions of the book as drafts, so that rules decide over history exactly as they do over a new statement.
struct StoredDrafts {
  var ids: [Int64] = []
  var drafts = Drafts()
  /// What each has now: ids of the book's tables, 0 for none.
  var categories: [Int64] = []
  /// The rule that set the category, 0 for none.
  var categoryRules: [Int64] = []
  var payees: [Int64] = []
  var buckets: [UInt8] = []
  /// Which fields a person set; see `LockedFields`.
  var locked: [UInt8] = []
  var statuses: [UInt8] = []

  var count: Int { ids.count }
}

/// The fields that a person set, which no rule and no import changes.
struct LockedFields: OptionSet {
  let rawValue: UInt8
  static let category = LockedFields(rawValue: 1)
  static let payee = LockedFields(rawValue: 2)
  static let bucket = LockedFields(rawValue: 4)
  static let tags = LockedFields(rawValue: 8)
}

/// Reads the transactions of one account in chunks.
struct StoredDraftsReader {
  let db: Database
  let account: Int64
  let currency: Currency?
  /// What the conditions that will be tried on the drafts ask of their statements.
  var facts = SourceFacts([])
  private static let chunkSize = 131_072

  func forEachChunk(_ body: (StoredDrafts) throws -> Void) throws {
    var last: Int64 = 0
    while true {
      let chunk = try chunk(after: last)
      guard let end = chunk.ids.last else { return }
      last = end
      try body(chunk)
    }
  }

  /// One transaction of the account by its number.
  func transaction(_ id: Int64) throws -> StoredDrafts { try chunk(after: id - 1, limit: 1) }

  private func chunk(after last: Int64, limit: Int = StoredDraftsReader.chunkSize) throws -> StoredDrafts {
    let query = try RawStatement(
      db,
      sql: """
        SELECT id, day, amount, description, reference, counterparty, counter_account, type, category_hint, status, \
        category_id, payee_id, bucket, locked, category_rule FROM "transaction" WHERE account_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3
        """)
    query.bind(account, at: 1)
    query.bind(last, at: 2)
    query.bind(Int64(limit), at: 3)
    var chunk = StoredDrafts()
    chunk.drafts.currency = currency
    chunk.drafts.exponent = currency?.exponent ?? 2
    try query.eachRow { StoredDraftsReader.append($0, to: &chunk) }
    try facts.fill(&chunk, account: account, db)
    return chunk
  }

  private static func append(_ row: borrowing RawStatement, to chunk: inout StoredDrafts) {
    chunk.ids.append(row.integer(0))
    chunk.drafts.lines.append(0)
    chunk.drafts.days.append(Int32(truncatingIfNeeded: row.integer(1)))
    chunk.drafts.amounts.append(row.integer(2))
    chunk.drafts.descriptions.append(chunk.drafts.texts.intern(row.text(3)))
    chunk.drafts.references.append(chunk.drafts.texts.intern(row.text(4)))
    chunk.drafts.counterparties.append(chunk.drafts.texts.intern(row.text(5)))
    chunk.drafts.counterAccounts.append(chunk.drafts.texts.intern(row.text(6)))
    chunk.drafts.types.append(chunk.drafts.texts.intern(row.text(7)))
    chunk.drafts.categoryHints.append(chunk.drafts.texts.intern(row.text(8)))
    let status = UInt8(truncatingIfNeeded: row.integer(9))
    chunk.statuses.append(status)
    chunk.drafts.pending.append(status == KnownRow.Status.pending.rawValue)
    chunk.categories.append(row.integer(10))
    chunk.payees.append(row.integer(11))
    chunk.buckets.append(UInt8(truncatingIfNeeded: row.integer(12)))
    chunk.locked.append(UInt8(truncatingIfNeeded: row.integer(13)))
    chunk.categoryRules.append(row.integer(14))
  }
}
