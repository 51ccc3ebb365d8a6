import Foundation
package import GRDB

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
    try db.execute(
      sql: """
        INSERT INTO review_item(run_id, kind, state, subject, message, evidence, options, account_id, statement_id, \
        line, file, transaction_id, other_transaction_id) VALUES (?, ?, 'open', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        run, item.kind.rawValue, item.subject, item.message, json(item.evidence), json(item.options), item.account,
        item.statement, item.line, item.file, item.transaction, item.other,
      ])
    try journal.inserted("review_item", db.lastInsertedRowID...db.lastInsertedRowID)
    return true
  }

  /// The item of a subject that waits or was decided; nil where nothing was asked, or it settled itself.
  package static func present(_ subject: String, _ db: Database) throws -> (id: Int64, state: String, message: String)?
  {
    try Row.fetchOne(
      db, sql: "SELECT id, state, message FROM review_item WHERE subject = ? AND state <> 'settled'",
      arguments: [subject]
    ).map { try ($0[0], $0[1], $0[2]) }
  }

  package static func isKnown(_ subject: String, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db, sql: "SELECT EXISTS(SELECT 1 FROM review_item WHERE subject = ? AND state <> 'settled')",
      arguments: [subject]) ?? false
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

  package static func waiting(_ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM review_item WHERE state = 'open'") ?? 0
  }

  private func json(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}

/// An item to be opened; `subject` names what it is about, so that one thing is asked once.
package struct NewReviewItem {
  package var kind: ReviewKind
  package var subject: String
  package var message: String
  package var evidence: [String] = []
  package var options: [ReviewOption] = []
  package var account: Int64?
  package var statement: Int64?
  package var line: Int?
  package var file: String?
  package var transaction: Int64?
  package var other: Int64?

  package init(
    kind: ReviewKind, subject: String, message: String, evidence: [String] = [], options: [ReviewOption] = [],
    account: Int64? = nil, statement: Int64? = nil, line: Int? = nil, file: String? = nil, transaction: Int64? = nil,
    other: Int64? = nil
  ) {
    self.kind = kind
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
}

/// What a review item is about.
package enum ReviewKind: String, CaseIterable, Sendable {
  /// A row that could not be read.
  case row
  /// A row held because it is likely in the book already.
  case duplicate
  /// Rows of the book that a statement of their days lacks.
  case unlisted
  /// Rows held together: a file and the book may be two partial lists of the account.
  case partial
  /// Something that a file does not decide.
  case question
  /// A file that cannot be used.
  case file
  /// A file whose account is not known.
  case account
  /// A balance that does not tie.
  case balance
  /// Rows outside every period.
  case period
  /// Another calendar of budget periods in daybook.yaml than in the book.
  case calendar
  /// A transaction that a rule sends to a person.
  case rule
  /// Two transactions that may be the two sides of a transfer between own accounts.
  case transfer
  /// A pending row that was never booked.
  case pending
  /// An account of which no statement came for long.
  case stale
  /// A category that a person's earlier decisions speak for.
  case suggestion
}

/// A choice that an item offers: what `--option` takes, what is stored, what it would mean.
package struct ReviewOption: Codable, Equatable, Sendable {
  package var value: String
  package var label: String

  package init(value: String, label: String) {
    self.value = value
    self.label = label
  }
}
