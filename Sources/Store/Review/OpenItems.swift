package import GRDB

/// What waits for a person, by what it is about.
package struct OpenItems {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  package struct Item {
    package let id: Int64
    package let subject: ReviewSubject
  }

  private func items(_ condition: String, _ arguments: StatementArguments) throws -> [Item] {
    try Row.fetchAll(
      db, sql: "SELECT id, subject FROM review_item WHERE state = 'open' AND \(condition)", arguments: arguments
    ).map { try Item(id: $0[0], subject: ReviewSubject(json: $0[1])) }
  }

  package func items(of kind: ReviewKind) throws -> [Item] { try items("kind = ?", [kind.rawValue]) }

  private static let isAboutFile = "kind IN ('\(ReviewKind.file)', '\(ReviewKind.question)', '\(ReviewKind.account)')"

  /// Those about a file: of its path, or of its bytes.
  package func items(aboutFile path: String, sha256: String?) throws -> [Item] {
    try items(
      "\(OpenItems.isAboutFile) AND (file = ? OR json_extract(subject, '$.' || kind || '.sha256') = ?)", [path, sha256])
  }

  /// Those about files that cannot be used, or not yet, by the file's path.
  package func files() throws -> [(id: Int64, path: String)] {
    try Row.fetchAll(
      db, sql: "SELECT id, file FROM review_item WHERE state = 'open' AND \(OpenItems.isAboutFile) AND file IS NOT NULL"
    ).map { try ($0[0], $0[1]) }
  }

  /// The transactions that each question about a transfer is about, by item.
  package func transfers() throws -> [Int64: Set<Int64>] {
    try Dictionary(once: items(of: .transfer).map { ($0.id, Set($0.subject.transactions)) })
  }

  /// Rows that are held one by one, of the file that an item is about, but for that item.
  package func duplicates(besides id: Int64) throws -> [ReviewItem] {
    var filter = ReviewFilter()
    filter.kind = .duplicate
    let statement = try Int64.fetchOne(db, sql: "SELECT statement_id FROM review_item WHERE id = ?", arguments: [id])
    guard let statement else { return [] }
    filter.ids = try Int64.fetchAll(
      db,
      sql:
        "SELECT id FROM review_item WHERE kind = ? AND statement_id = ? AND id <> ? AND state = 'open' AND options <> '[]'",
      arguments: [ReviewKind.duplicate.rawValue, statement, id])
    return filter.ids.isEmpty ? [] : try ReviewItems(db: db).matching(filter)
  }

  package func contains(_ id: Int64) throws -> Bool {
    try db.repeated(Bool.self, "SELECT state = 'open' FROM review_item WHERE id = ?", [id]) ?? false
  }

  /// The one that asks about a transaction that waits.
  package func item(aboutWaiting transaction: Int64) throws -> Int64? {
    try Int64.fetchOne(
      db,
      sql: """
        SELECT id FROM review_item WHERE state = 'open' AND transaction_id = ?
          AND kind IN ('\(ReviewKind.duplicate)', '\(ReviewKind.pending)')
        """, arguments: [transaction])
  }

  /// How many of a kind a run left.
  package func count(of kind: ReviewKind, by run: Int64) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT count(*) FROM review_item WHERE kind = ? AND state = 'open' AND run_id = ?",
      arguments: [kind.rawValue, run]) ?? 0
  }
}

extension ReviewSubject {
  /// Those of a question about a transfer.
  package var transactions: [Int64] {
    guard case .transfer(let transaction, let candidates) = self else { return [] }
    return [transaction] + candidates
  }
}
