import GRDB
package import Rules
package import Statements
package import Values

/// What conditions ask of a transaction's statement beyond its row: columns by name, the layout, the account's owner.
///
/// Filled only where some condition asks: columns are found again in the bytes of the file, which the book keeps.
package struct SourceFacts {
  private var columns: [String] = []
  private var asksForLayout = false
  private var asksForOwner = false

  package init(_ matchers: [Matcher]) {
    for matcher in matchers {
      columns += matcher.columns.filter { !columns.contains($0) }
      if matcher.asks(for: .layout) { asksForLayout = true }
      if matcher.asks(for: .owner) { asksForOwner = true }
    }
  }

  /// Fills the drafts of a statement that has just been read.
  package func fill(
    _ drafts: inout Drafts, of reading: Reading, _ bytes: FileBytes, fileName: String, _ hints: ReadingHints,
    owner: String?
  ) {
    addOwner(owner, to: &drafts)
    if asksForLayout {
      let name = SourceFacts.layout(format: reading.format, declared: hints.declared)
      drafts.layouts = Array(repeating: drafts.texts.intern(name), count: drafts.count)
    }
    guard !columns.isEmpty else { return }
    let rows = Dictionary(zip(drafts.lines, drafts.lines.indices)) { first, _ in first }
    addColumns(bytes, fileName, reading, hints, rows, to: &drafts)
  }

  /// Fills the drafts of transactions of the book, all of one account.
  func fill(_ chunk: inout StoredDrafts, account: Int64, _ db: Database) throws {
    if asksForOwner {
      let owner = try String.fetchOne(db, sql: "SELECT owner FROM account WHERE id = ?", arguments: [account])
      addOwner(owner, to: &chunk.drafts)
    }
    guard asksForLayout || !columns.isEmpty, let first = chunk.ids.first, let last = chunk.ids.last else { return }
    let places = try Dictionary(once: zip(chunk.ids, chunk.ids.indices))
    var rows: [Int64: [UInt32: Int]] = [:]
    let sources = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, statement_id, line FROM "transaction"
        WHERE id BETWEEN ? AND ? AND account_id = ? AND statement_id IS NOT NULL
        """, arguments: [first, last, account])
    while let row = try sources.next() {
      guard let place = try places[row["id"]] else { continue }
      try rows[row["statement_id"], default: [:]][row["line"]] = place
    }
    if asksForLayout { chunk.drafts.layouts = Array(repeating: 0, count: chunk.count) }
    for (statement, rows) in rows.sorted(by: { $0.key < $1.key }) { try fill(&chunk.drafts, statement, rows, db) }
  }

  private func fill(_ drafts: inout Drafts, _ statement: Int64, _ rows: [UInt32: Int], _ db: Database) throws {
    guard
      let row = try Row.fetchOne(
        db, sql: "SELECT name, sha256, format, hints FROM statement WHERE id = ?", arguments: [statement])
    else { return }
    let hints = try HintsRecord(json: row["hints"]).hints
    if asksForLayout {
      let layout = try drafts.texts.intern(SourceFacts.layout(format: row["format"], declared: hints.declared))
      for draft in rows.values { drafts.layouts[draft] = layout }
    }
    guard !columns.isEmpty, try row["format"] == "csv" else { return }
    let bytes = try StatementText(db: db).bytes(of: row["sha256"])
    let name: String = try row["name"]
    let reading = try StatementReader.read(bytes, fileName: name, hints: hints)
    addColumns(bytes, name, reading, hints, rows, to: &drafts)
  }

  private func addColumns(
    _ bytes: FileBytes, _ name: String, _ reading: Reading, _ hints: ReadingHints, _ rows: [UInt32: Int],
    to drafts: inout Drafts
  ) {
    let source = SourceColumns(bytes, fileName: name, layout: reading.layout, declared: hints.declared)
    source?.fill(&drafts, names: columns, rows: rows)
  }

  private func addOwner(_ owner: String?, to drafts: inout Drafts) {
    if asksForOwner { drafts.owner = drafts.texts.intern(owner ?? "") }
  }

  /// What `layout` in a condition looks at.
  private static func layout(format: String, declared: DeclaredLayout?) -> String {
    format == "csv" ? declared?.name ?? format : format
  }
}
