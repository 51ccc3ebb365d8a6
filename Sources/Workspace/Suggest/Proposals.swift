internal import GRDB
internal import Rules
internal import Values

/// Proposes categories for rows that no rule decided: into the queue, one item for a payee, or applied where the
/// configuration says how sure that must be.
struct Proposals {
  let db: Database
  /// The confidence from which a proposal is applied without asking; nil for never.
  let applies: Double?
  private let store: EvidenceStore
  private var known: [EvidenceKey: [DecidedRow]] = [:]
  private var groups: [Group: [Found]] = [:]

  /// What becomes one review item, or one mark of who set it.
  private struct Group: Hashable {
    let account: Int64
    let payee: String
    let category: Int64
    let applies: Bool

    var subject: String { "suggestion:\(account):\(category):\(payee)" }
  }

  private struct Found {
    let id: Int64
    let amount: Int64
    let suggestion: Suggestion
  }

  /// How many items were opened, and how many transactions were given a category.
  struct Outcome {
    var opened = 0
    var applied = 0
  }

  init(db: Database, applies: Double?) {
    self.db = db
    self.applies = applies
    store = EvidenceStore(db: db)
  }

  /// For what a statement brought; `nil` for all that the book holds.
  mutating func find(in statement: Int64?) throws {
    guard try store.hasAny() else { return }
    try store.catchUp()
    let condition =
      statement.map {
        "t.id BETWEEN (SELECT first_transaction FROM statement WHERE id = \($0)) "
          + "AND (SELECT last_transaction FROM statement WHERE id = \($0)) AND t.statement_id = \($0)"
      } ?? "1"
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT t.id, t.description, t.account_id, t.amount FROM "transaction" t
        WHERE \(condition) AND \(Proposals.isUndecided) AND NOT EXISTS(
          SELECT 1 FROM suggestion JOIN review_item item ON item.id = item_id
          WHERE suggestion.transaction_id = t.id AND item.state = 'open')
        ORDER BY t.id
        """)
    while let row = try rows.next() {
      let asked = try UndecidedRow(words: TellingWords(row[1]), account: row[2], amount: row[3])
      guard let suggestion = try suggestion(for: asked) else { continue }
      let isSure = applies.map { suggestion.confidence >= $0 } ?? false
      let group = Group(
        account: asked.account, payee: asked.words.key, category: suggestion.category, applies: isSure)
      try groups[group, default: []].append(Found(id: row[0], amount: asked.amount, suggestion: suggestion))
    }
    try dropRejected()
  }

  /// A rejected proposal is not made again.
  private mutating func dropRejected() throws {
    let rejected = try Set(
      groups.keys.filter { group in
        try Bool.fetchOne(
          db,
          sql:
            "SELECT EXISTS(SELECT 1 FROM review_item WHERE subject = ? AND state <> 'settled' AND state = 'rejected')",
          arguments: [group.subject]) == true
      })
    groups = groups.filter { !rejected.contains($0.key) }
  }

  /// Held and ignored rows wait for another decision first.
  static let isUndecided = "t.category_id IS NULL AND t.locked & 1 = 0 AND t.status IN (0, 1, 3)"

  private mutating func suggestion(for row: UndecidedRow) throws -> Suggestion? {
    try Suggester().suggestion(for: row) { key in
      if let rows = known[key] { return rows }
      let rows = try store.decided(key)
      known[key] = rows
      return rows
    }
  }

  /// Whether there is anything to write.
  var isEmpty: Bool { groups.isEmpty }

  /// Writes what was found, the largest money first.
  func write(_ batch: inout Batch) throws -> Outcome {
    var outcome = Outcome()
    let sums = groups.mapValues { $0.reduce(Int64(0)) { $0 &+ $1.amount } }
    let order = groups.keys.sorted {
      let (one, two) = (sums[$0]?.magnitude ?? 0, sums[$1]?.magnitude ?? 0)
      return (two, $0.payee, $0.category, $0.account) < (one, $1.payee, $1.category, $1.account)
    }
    for group in order {
      guard let found = groups[group], let largest = found.max(by: { $0.amount.magnitude < $1.amount.magnitude })
      else { continue }
      let reason = try reason(group, largest)
      if group.applies {
        try apply(group, found, reason, &batch)
        outcome.applied += found.count
      } else if try propose(group, found, largest, reason, &batch) {
        outcome.opened += 1
      }
    }
    return outcome
  }

  private func reason(_ group: Group, _ found: Found) throws -> String {
    let account = try Row.fetchOne(
      db, sql: "SELECT name, currency FROM account WHERE id = ?", arguments: [group.account])
    let category = try String.fetchOne(db, sql: "SELECT path FROM category WHERE id = ?", arguments: [group.category])
    let exponent = try (account?["currency"]).flatMap { Currency($0 as String) }?.exponent ?? 2
    return try found.suggestion.reason(
      payee: group.payee, category: category ?? "", amount: Money.text(found.amount, exponent: exponent),
      account: account?["name"] ?? "")
  }

  private func apply(_ group: Group, _ found: [Found], _ reason: String, _ batch: inout Batch) throws {
    let mark = try SuggestionMark.id(reason, db)
    for one in found {
      try batch.journal.changing("transaction", id: one.id)
      try db.execute(
        sql: "UPDATE \"transaction\" SET category_id = ?, category_rule = ? WHERE id = ?",
        arguments: [group.category, mark, one.id])
    }
  }

  /// Adds rows to the group's open item, or opens it.
  private func propose(
    _ group: Group, _ found: [Found], _ largest: Found, _ reason: String, _ batch: inout Batch
  ) throws -> Bool {
    var item = NewReviewItem(kind: .suggestion, subject: group.subject, message: reason, account: group.account)
    item.transaction = largest.id
    let isNew = try ReviewQueue(db: db, run: batch.run).open(item, journal: &batch.journal)
    let open = "SELECT id FROM review_item WHERE subject = ? AND state <> 'settled' AND state = 'open'"
    guard let id = try Int64.fetchOne(db, sql: open, arguments: [group.subject]) else { return false }
    let first = try (Int64.fetchOne(db, sql: "SELECT max(id) FROM suggestion") ?? 0) + 1
    for (offset, one) in found.enumerated() {
      try db.execute(
        sql: "INSERT INTO suggestion(id, item_id, transaction_id) VALUES (?, ?, ?)",
        arguments: [first + Int64(offset), id, one.id])
    }
    try batch.journal.inserted("suggestion", first...first + Int64(found.count) - 1)
    return isNew
  }

  /// Closes proposals whose rows all got a category in some other way.
  static func settle(_ db: Database, _ journal: inout Journal) throws {
    let isDone = """
      state = 'open' AND kind = 'suggestion' AND NOT EXISTS(
        SELECT 1 FROM suggestion JOIN "transaction" t ON t.id = transaction_id
        WHERE item_id = review_item.id AND \(isUndecided))
      """
    guard try Bool.fetchOne(db, sql: "SELECT EXISTS(SELECT 1 FROM review_item WHERE \(isDone))") == true else { return }
    try journal.changing("review_item", where: isDone, [])
    try db.execute(sql: "UPDATE review_item SET state = 'settled' WHERE \(isDone)")
  }
}

/// Who set a category that was applied without asking: a line in the table of rules whose file is no file.
enum SuggestionMark {
  static let file = "suggestion"

  static func id(_ reason: String, _ db: Database) throws -> Int64 {
    let place: StatementArguments = [file, reason]
    try db.execute(sql: "INSERT OR IGNORE INTO rule(file, line, name) VALUES (?, 0, ?)", arguments: place)
    return try Int64.fetchOne(db, sql: "SELECT id FROM rule WHERE file = ? AND line = 0 AND name = ?", arguments: place)
      ?? 0
  }

  static func all(_ db: Database) throws -> Set<Int64> {
    try Int64.fetchSet(db, sql: "SELECT id FROM rule WHERE file = ? AND line = 0", arguments: [file])
  }

  /// Why this transaction has its category, where nobody was asked; nil for any other.
  static func reason(of transaction: Int64, _ db: Database) throws -> String? {
    try String.fetchOne(
      db,
      sql: """
        SELECT rule.name FROM "transaction" t JOIN rule ON rule.id = t.category_rule
        WHERE t.id = ? AND rule.file = ? AND rule.line = 0 AND t.locked & 1 = 0
        """, arguments: [transaction, file])
  }
}
