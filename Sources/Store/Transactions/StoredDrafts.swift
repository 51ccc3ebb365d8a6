package import GRDB
import Matching
package import Rules
package import Values

/// Transactions of the book as drafts, so that rules decide over history exactly as they do over a new statement.
package struct StoredDrafts {
  package var ids: [Int64] = []
  package var drafts = Drafts()
  /// What each has now: ids of the book's tables, 0 for none.
  package var categories: [Int64] = []
  /// The rule that set the category, 0 for none.
  package var categoryRules: [Int64] = []
  var payees: [Int64] = []
  var payeeRules: [Int64] = []
  var buckets: [UInt8] = []
  var bucketRules: [Int64] = []
  /// Which fields a person set; see `LockedFields`.
  package var locked: [UInt8] = []
  package var statuses: [UInt8] = []

  package var count: Int { ids.count }
}

/// The fields that a person set, which no rule and no import changes.
package struct LockedFields: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let category = LockedFields(rawValue: 1)
  package static let payee = LockedFields(rawValue: 2)
  package static let bucket = LockedFields(rawValue: 4)
  package static let tags = LockedFields(rawValue: 8)
  /// Whether it is left out of all totals.
  package static let ignored = LockedFields(rawValue: 16)
}

extension LockedFields: CustomStringConvertible {
  /// The number, as SQL takes it.
  package var description: String { String(rawValue) }
}

/// The transactions of the book in chunks, each of one account, all read in one pass by their numbers.
package struct StoredHistory {
  let db: Database
  let accounts: [StoredAccount]
  /// What the conditions that will be tried on the drafts ask of their statements.
  private let facts: SourceFacts
  private static let chunkSize = 65_536

  package init(_ db: Database, facts: SourceFacts = SourceFacts([])) throws {
    self.db = db
    self.facts = facts
    accounts = try AccountStore(db: db).all()
  }

  /// The transactions of a chunk are in the order of their numbers.
  package func forEachChunk(_ body: (StoredAccount, StoredDrafts) throws -> Void) throws {
    var chunks = accounts.map(StoredHistory.chunk)
    let places = try Dictionary(once: zip(accounts.map(\.id), accounts.indices))
    // A block at a time: no query is under way while `body` writes.
    let block = try query("WHERE id > ?1 ORDER BY id LIMIT \(StoredHistory.chunkSize)")
    var last: Int64 = 0
    var read = StoredHistory.chunkSize
    while read == StoredHistory.chunkSize {
      block.bind(last, at: 1)
      read = 0
      try block.eachRow { row in
        read += 1
        last = row.integer(0)
        guard let place = places[row.integer(15)] else { return }
        StoredHistory.append(row, to: &chunks[place])
      }
      let least = read == StoredHistory.chunkSize ? StoredHistory.chunkSize : 1
      for place in accounts.indices where chunks[place].count >= least {
        try facts.fill(&chunks[place], account: accounts[place].id, db)
        try body(accounts[place], chunks[place])
        chunks[place] = StoredHistory.chunk(of: accounts[place])
      }
    }
  }

  /// The same with what the rules choose, which another thread works out while the next chunk is read.
  package func forEachChunk(_ matcher: Matcher, _ body: (StoredAccount, StoredDrafts, Choices) throws -> Void) throws {
    var last: (account: StoredAccount, chunk: StoredDrafts, choices: Background<Choices>)?
    func close() throws {
      if let last { try body(last.account, last.chunk, last.choices.value) }
    }
    try forEachChunk { account, chunk in
      let choices = Background { matcher.choose(for: chunk.drafts, account: account.name) }
      try close()
      last = (account, chunk, choices)
    }
    try close()
  }

  /// One transaction by its number; empty where there is none.
  package func transaction(_ id: Int64) throws -> StoredDrafts {
    var chunk = StoredDrafts()
    var owner: Int64 = 0
    let query = try query("WHERE id = ?1")
    query.bind(id, at: 1)
    try query.eachRow { row in
      owner = row.integer(15)
      accounts.first { $0.id == owner }.map { chunk = StoredHistory.chunk(of: $0) }
      StoredHistory.append(row, to: &chunk)
    }
    try facts.fill(&chunk, account: owner, db)
    return chunk
  }

  private func query(_ clause: String) throws -> RawStatement {
    try RawStatement(
      db,
      sql: """
        SELECT id, day, amount, description, reference, counterparty, counter_account, type, category_hint, status, \
        category_id, payee_id, bucket, locked, category_rule, account_id, payee_rule, bucket_rule FROM "transaction" \(clause)
        """)
  }

  private static func chunk(of account: StoredAccount) -> StoredDrafts {
    var chunk = StoredDrafts()
    chunk.drafts.currency = Currency(account.currency)
    chunk.drafts.exponent = chunk.drafts.currency?.exponent ?? 2
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
    chunk.payeeRules.append(row.integer(16))
    chunk.bucketRules.append(row.integer(17))
  }
}
