package import GRDB
package import Values

/// What waits for a person: the one place that opens review items.
package struct ReviewQueue {
  let db: Database
  let run: Int64

  package init(db: Database, run: Int64) {
    self.db = db
    self.run = run
  }

  /// Returns whether the item is new: what waits, or was decided by a person, is not asked again.
  @discardableResult
  package func open(_ item: NewReviewItem, journal: inout Journal) throws -> Bool {
    guard try !ReviewQueue.isKnown(item.subject, db) else { return false }
    let texts = ItemTexts(item)
    try db.execute(
      sql: """
        INSERT INTO review_item(run_id, kind, state, key, subject, message, evidence, options, spans, account_id, \
        statement_id, line, file, transaction_id, other_transaction_id)
        VALUES (?, ?, 'open', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        run, item.kind.rawValue, item.subject.key, item.subject.json, texts.message.plain, texts.evidenceJSON,
        texts.optionsJSON, texts.spans, item.account, item.statement, item.line, item.file, item.transaction,
        item.other,
      ])
    try journal.inserted("review_item", db.lastInsertedRowID...db.lastInsertedRowID)
    return true
  }

  /// Whether an item keeps its subject from being asked again. What comes next of a payee may be proposed again; only a
  /// rejection is for good.
  static let stands = "state <> 'settled' AND NOT (kind = '\(ReviewKind.suggestion)' AND state = 'accepted')"

  /// The item of a subject that waits or was decided; nil where nothing was asked, or may be asked again.
  package static func present(_ subject: ReviewSubject, _ db: Database) throws
    -> (id: Int64, state: String, message: String)?
  {
    try Row.fetchOne(
      db, sql: "SELECT id, state, message FROM review_item WHERE key = ? AND \(stands) ORDER BY id DESC",
      arguments: [subject.key]
    ).map { try ($0[0], $0[1], $0[2]) }
  }

  package static func isKnown(_ subject: ReviewSubject, _ db: Database) throws -> Bool {
    try present(subject, db) != nil
  }

  /// Closes an item that has nothing to ask any more.
  package static func settle(_ id: Int64, _ db: Database, journal: inout Journal) throws {
    try journal.changing("review_item", where: "id = ? AND state = 'open'", [id])
    try db.repeating("UPDATE review_item SET state = 'settled' WHERE id = ? AND state = 'open'", [id])
  }

  /// Closes an item as a person said.
  package static func close(_ id: Int64, isAccepted: Bool, _ db: Database, journal: inout Journal) throws {
    try journal.changing("review_item", id: id)
    try db.repeating(
      "UPDATE review_item SET state = ? WHERE id = ?", [isAccepted ? "accepted" : "rejected", id])
  }

  /// An item is about what was made of it, too.
  package static func point(_ id: Int64, at transaction: Int64, _ db: Database) throws {
    try db.execute(sql: "UPDATE review_item SET transaction_id = ? WHERE id = ?", arguments: [transaction, id])
  }

  /// The transaction that an item's own is one with is another than it named first.
  package static func point(_ id: Int64, atOther transaction: Int64, _ db: Database) throws {
    try db.repeating("UPDATE review_item SET other_transaction_id = ? WHERE id = ?", [transaction, id])
  }

  /// An item has other choices by now.
  package static func offer(
    _ options: [ReviewOption], of id: Int64, other: Int64, _ db: Database, journal: inout Journal
  ) throws {
    guard let row = try Row.fetchOne(db, sql: "SELECT * FROM review_item WHERE id = ?", arguments: [id]) else { return }
    var texts = try ItemTexts(row)
    texts.options = options
    try journal.changing("review_item", id: id)
    try db.execute(sql: "UPDATE review_item SET other_transaction_id = ? WHERE id = ?", arguments: [other, id])
    try keep(optionsOf: texts, id, db)
  }

  /// Where values stand in all texts of an item is kept with its options.
  private static func keep(optionsOf texts: ItemTexts, _ id: Int64, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE review_item SET options = ?, spans = ? WHERE id = ?",
      arguments: [texts.optionsJSON, texts.spans, id])
  }

  /// Items that speak of an account, and choices among accounts, have its new name.
  static func rename(account name: String, to new: String, _ db: Database, journal: inout Journal) throws {
    let kinds = [ReviewKind.question, .account, .recurring].map { "'\($0)'" }.joined(separator: ", ")
    let items = try Row.fetchAll(db, sql: "SELECT * FROM review_item WHERE kind IN (\(kinds))")
    for row in items {
      let (id, before): (Int64, ReviewSubject) = try (row["id"], ReviewSubject(json: row["subject"]))
      var texts = try ItemTexts(row)
      let offered = texts.options
      let subject = before.renaming(account: name, to: new)
      if before.kind == .account { texts.options = offered.map { $0.renaming(account: name, to: new) } }
      guard subject != before || texts.options != offered else { continue }
      try journal.changing("review_item", id: id)
      try db.execute(
        sql: "UPDATE review_item SET key = ?, subject = ? WHERE id = ?", arguments: [subject.key, subject.json, id])
      if texts.options != offered { try keep(optionsOf: texts, id, db) }
    }
  }

  package static func waiting(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM review_item WHERE state = 'open'") ?? 0
  }
}

/// An item to be opened.
package struct NewReviewItem {
  package var subject: ReviewSubject
  package var message: ValueText
  package var evidence: [ValueText] = []
  package var options: [ReviewOption] = []
  package var account: Int64?
  package var statement: Int64?
  package var line: Int?
  package var file: String?
  package var transaction: Int64?
  package var other: Int64?

  package init(
    _ subject: ReviewSubject, message: ValueText, evidence: [ValueText] = [], options: [ReviewOption] = [],
    account: Int64? = nil, statement: Int64? = nil, line: Int? = nil, file: String? = nil, transaction: Int64? = nil,
    other: Int64? = nil
  ) {
    self.subject = subject
    self.message = message
    self.evidence = evidence
    self.options = options
    self.account = account
    self.statement = statement
    self.line = line
    self.file = file
    self.transaction = transaction
    self.other = other
  }

  package var kind: ReviewKind { subject.kind }
}

/// A choice that an item offers: what `--option` takes, what is stored, what it would mean.
package struct ReviewOption: Codable, Equatable, Sendable {
  package var value: String
  package var label: ValueText

  package init(value: String, label: ValueText) {
    self.value = value
    self.label = label
  }

  fileprivate func renaming(account name: String, to new: String) -> ReviewOption {
    guard value == name else { return self }
    return ReviewOption(
      value: new, label: label.plain.hasPrefix(name) ? ValueText(new + label.plain.dropFirst(name.count)) : label)
  }
}
