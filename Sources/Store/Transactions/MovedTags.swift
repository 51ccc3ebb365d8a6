package import GRDB
package import Rules

/// The tags that rules give to the transactions of a chunk, beside those that they have from rules now.
package struct MovedTags {
  private let db: Database
  private var chosen: [Int: [(tag: Int64, rule: Int64)]] = [:]
  /// The rule of each tag.
  private var present: [Int: [Int64: Int64]] = [:]

  package init(_ db: Database, _ chunk: StoredDrafts, _ choices: Choices, _ names: inout NameTable) throws {
    self.db = db
    for choice in choices.tags {
      chosen[choice.draft, default: []].append((try names.tag(choice.tag, db), try names.rule(choice.rule, db)))
    }
    guard let first = chunk.ids.first, let last = chunk.ids.last else { return }
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT transaction_id, tag_id, rule_id FROM transaction_tag
        WHERE transaction_id BETWEEN ? AND ? AND rule_id IS NOT NULL
        """, arguments: [first, last])
    var places: [Int64: Int] = [:]
    while let row = try rows.next() {
      if places.isEmpty { places = try Dictionary(once: chunk.ids.enumerated().map { ($1, $0) }) }
      if let place = try places[row["transaction_id"]] {
        try present[place, default: [:]][row["tag_id"]] = row["rule_id"]
      }
    }
  }

  /// The tags that a transaction is to have; those of a person stay.
  func next(_ index: Int, beside present: [TransactionFace.Tag]) -> [TransactionFace.Tag] {
    let own = present.filter { $0.rule == 0 }
    let given = (chosen[index] ?? []).map { TransactionFace.Tag(tag: $0.tag, rule: $0.rule) }
    return (own + given.filter { tag in !own.contains { $0.tag == tag.tag } }).sorted { $0.tag < $1.tag }
  }

  /// Makes the temporary table in which what changes is gathered.
  package static func begin(_ db: Database) throws {
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS temp.move_tag;
        CREATE TEMP TABLE move_tag(transaction_id INTEGER, tag_id INTEGER, rule_id INTEGER);
        """)
  }

  package func differs(_ index: Int) -> Bool {
    Set((chosen[index] ?? []).map(\.tag)) != Set((present[index] ?? [:]).keys)
  }

  /// Whether other rules than before give tags, the same or not.
  package func isOfOtherRules(_ index: Int) -> Bool {
    if chosen.isEmpty && present.isEmpty { return false }
    return Dictionary((chosen[index] ?? []).map { ($0.tag, $0.rule) }) { first, _ in first } != present[index] ?? [:]
  }

  /// Tag 0 says that the tags of rules go, even where none comes.
  package func insert(_ index: Int, _ transaction: Int64) throws {
    let insert = try db.cachedStatement(sql: "INSERT INTO temp.move_tag VALUES (?, ?, ?)")
    for (tag, rule) in (chosen[index] ?? []) + [(0, 0)] {
      try insert.execute(arguments: [transaction, tag, rule])
    }
  }

  /// Whether anything was gathered.
  package static func areAny(_ db: Database) throws -> Bool {
    try Bool.fetchOne(db, sql: "SELECT EXISTS(SELECT 1 FROM temp.move_tag)") ?? false
  }

  /// Writes what was gathered of all chunks.
  package static func write(_ db: Database, _ journal: inout Journal) throws {
    let touched = "transaction_id IN (SELECT transaction_id FROM temp.move_tag) AND rule_id IS NOT NULL"
    try journal.changing("transaction_tag", where: touched, [])
    try db.execute(sql: "DELETE FROM transaction_tag WHERE \(touched)")
    let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM transaction_tag") ?? 0
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO transaction_tag(transaction_id, tag_id, rule_id)
        SELECT transaction_id, tag_id, rule_id FROM temp.move_tag WHERE tag_id <> 0
        """)
    let now = try Int64.fetchOne(db, sql: "SELECT max(id) FROM transaction_tag") ?? 0
    if now > last { try journal.inserted("transaction_tag", last + 1...now) }
  }
}
