package import GRDB
import Values

/// What waits for a person, by what it is about.
package struct OpenItems {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  package struct Item {
    package let id: Int64
    package let subject: String
  }

  private func items(_ condition: String, _ arguments: StatementArguments) throws -> [Item] {
    try Row.fetchAll(
      db, sql: "SELECT id, subject FROM review_item WHERE state = 'open' AND \(condition)", arguments: arguments
    ).map { try Item(id: $0[0], subject: $0[1]) }
  }

  package func items(of kind: ReviewKind) throws -> [Item] { try items("kind = ?", [kind.rawValue]) }

  private static let isAboutFile = "kind IN ('\(ReviewKind.file)', '\(ReviewKind.question)', '\(ReviewKind.account)')"

  /// Those about a file: of its path, or with `mark` in their subject.
  package func items(aboutFile path: String, _ mark: String) throws -> [Item] {
    try items("\(OpenItems.isAboutFile) AND (file = ? OR instr(subject, ?) > 0)", [path, mark])
  }

  /// Those about files that cannot be used, or not yet, by the file's path.
  package func files() throws -> [(id: Int64, path: String)] {
    try Row.fetchAll(
      db, sql: "SELECT id, file FROM review_item WHERE state = 'open' AND \(OpenItems.isAboutFile) AND file IS NOT NULL"
    ).map { try ($0[0], $0[1]) }
  }

  /// The transactions that each question about a transfer is about, by item.
  package func transfers() throws -> [Int64: Set<Int64>] {
    try Dictionary(once: items(of: .transfer).map { ($0.id, Set($0.numbers)) })
  }

  /// The rows that were cut off at the end of a file, with the beginning that was read.
  func cutRows() throws -> [(id: Int64, account: Int64, text: String)] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT id, account_id, json_extract(evidence, '$[0]') FROM review_item
        WHERE kind = '\(ReviewKind.row)' AND state = 'open' AND json_extract(evidence, '$[1]') = ?
        """, arguments: [CutRows.mark]
    ).map { try ($0[0], $0[1], $0[2]) }
  }

  package func contains(_ id: Int64) throws -> Bool {
    try db.repeated(Bool.self, "SELECT state = 'open' FROM review_item WHERE id = ?", [id]) ?? false
  }

  /// How many of a kind a run left.
  package func count(of kind: ReviewKind, by run: Int64) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT count(*) FROM review_item WHERE kind = ? AND state = 'open' AND run_id = ?",
      arguments: [kind.rawValue, run]) ?? 0
  }
}

extension OpenItems.Item {
  /// The numbers in the subject: of a question about a transfer, its transactions.
  package var numbers: [Int64] { subject.numbers.compactMap { Int64($0) } }
}
