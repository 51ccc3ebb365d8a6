package import GRDB
package import Values

/// One thing that a batch changed, as `log N` tells it.
package struct LogChange: Codable, Sendable {
  /// The book's table: `transaction`, `category`, `review_item` ...
  package var table: String
  /// The row's number there; of rows that came together `first..last`.
  package var id: String
  /// `row` where the whole row came or went.
  package var field: String
  package var before: ValueText
  package var after: ValueText

  package var fields: [String] { [table, id, field, before.plain, after.plain] }

  /// The same with the values that its texts have lost where they were kept as JSON.
  package var withValues: LogChange {
    var change = self
    (change.before, change.after) = (LogChange.value(field, before.plain), LogChange.value(field, after.plain))
    return change
  }

  fileprivate static func value(_ column: String, _ text: String) -> ValueText {
    switch column {
    case "day", "period", "value_day", "opening_day", "first_day", "last_day", "covered_first", "covered_last":
      .day(text)
    case "amount", "balance", "opening_balance": .amount(text)
    default: ValueText(text)
    }
  }
}

/// What a batch changed in every table, from its journal.
package struct BatchLog {
  private let db: Database
  private let run: Int64
  private let names: FaceNames

  package init(_ db: Database, run: Int64) throws {
    (self.db, self.run) = (db, run)
    names = try FaceNames(db)
  }

  /// What is told field by field of its transaction.
  private static let ofTransactions: Set<String> = ["annotation", "split", "transaction_tag", "transfer"]

  /// Transactions first, then the other tables by name.
  package func forEach(_ body: (LogChange) throws -> Void) throws {
    try BatchChanges(db, run: run).forEachTransaction { transaction in
      for change in transaction.changes {
        try body(
          LogChange(
            table: "transaction", id: String(change.transaction), field: change.field, before: change.before,
            after: change.after))
      }
    }
    let tables = try String.fetchAll(
      db,
      sql: "SELECT DISTINCT table_name FROM change WHERE run_id = ? ORDER BY table_name <> 'transaction', table_name",
      arguments: [run])
    for table in tables where !BatchLog.ofTransactions.contains(table) { try tell(table, body) }
  }

  /// As many as that.
  package func first(_ most: Int) throws -> [LogChange] {
    struct Enough: Error {}
    var changes: [LogChange] = []
    do {
      try forEach { change in
        if changes.count == most { throw Enough() }
        changes.append(change)
      }
    } catch is Enough {}
    return changes
  }

  private func tell(_ table: String, _ body: (LogChange) throws -> Void) throws {
    let reader = JournalReader(db: db)
    var (images, order): ([Int64: [String: JournalValue]], [Int64]) = ([:], [])
    var new: Set<Int64> = []
    try reader.forEach(table, .only(run)) { entry in
      switch entry {
      case .inserted(let ids):
        let isOne = ids.lowerBound == ids.upperBound
        let name = isOne ? "\(ids.lowerBound)" : "\(ids.lowerBound)..\(ids.upperBound)"
        if isOne { new.insert(ids.lowerBound) }
        try body(LogChange(table: table, id: name, field: "row", before: "", after: "new"))
        if table == "decision" { try tell(decisions: ids, body) }
      case .image(let id, let row):
        if images[id] == nil, !new.contains(id) {
          images[id] = row
          order.append(id)
        }
      case .block: break
      }
    }
    guard !images.isEmpty else { return }
    var later: [Int64: [String: JournalValue]] = [:]
    try reader.forEach(table, .after(run)) { entry in
      if case .image(let id, let row) = entry, images[id] != nil, later[id] == nil { later[id] = row }
    }
    for id in order {
      let after = try later[id] ?? present(table, id)
      try compare(table, id, images[id] ?? [:], after, body)
    }
  }

  /// What a person said, with its option or note.
  private func tell(decisions ids: ClosedRange<Int64>, _ body: (LogChange) throws -> Void) throws {
    let sql = "SELECT id, verdict, detail FROM decision WHERE id BETWEEN ? AND ? ORDER BY id"
    for row in try Row.fetchAll(db, sql: sql, arguments: [ids.lowerBound, ids.upperBound]) {
      for (field, said) in try [("verdict", row[1]), ("detail", row[2])] as [(String, String?)] {
        guard let said, !said.isEmpty else { continue }
        try body(
          LogChange(table: "decision", id: String(row[0] as Int64), field: field, before: "", after: ValueText(said)))
      }
    }
  }

  private func present(_ table: String, _ id: Int64) throws -> [String: JournalValue]? {
    try Row.fetchOne(db, sql: "SELECT * FROM \"\(table)\" WHERE id = ?", arguments: [id])
      .map { row in Dictionary(uniqueKeysWithValues: row.map { ($0, JournalValue($1)) }) }
  }

  private func compare(
    _ table: String, _ id: Int64, _ before: [String: JournalValue], _ after: [String: JournalValue]?,
    _ body: (LogChange) throws -> Void
  ) throws {
    guard let after else {
      return try body(LogChange(table: table, id: String(id), field: "row", before: "there", after: "gone"))
    }
    // What `BatchChanges` tells of a transaction.
    var told = table == "transaction" ? Set(TransactionFace.columns.map(\.name)).subtracting(["locked"]) : []
    // Where the values of its texts stand, which are told themselves.
    if table == "review_item" { told.insert("spans") }
    for column in try db.columns(in: table).map(\.name) where !told.contains(column) {
      guard let old = before[column], let new = after[column], old != new else { continue }
      try body(
        LogChange(
          table: table, id: String(id), field: column, before: words(column, old, before),
          after: words(column, new, after)))
    }
  }

  /// A value as lists show it.
  private func words(_ column: String, _ value: JournalValue, _ row: [String: JournalValue]) -> ValueText {
    switch value {
    case .null: return ""
    // The spans of an item begin with those of its message.
    case .text(let text): return column == "message" ? ItemTexts.message(text, row["spans"]?.text) : ValueText(text)
    case .integer(let number): return LogChange.value(column, words(column, number, row))
    }
  }

  /// Names in place of numbers.
  private func words(_ column: String, _ number: Int64, _ row: [String: JournalValue]) -> String {
    switch column {
    case "day", "period", "value_day", "opening_day", "first_day", "last_day", "covered_first", "covered_last":
      return Int32(exactly: number).map { Day(number: $0).description } ?? "\(number)"
    case "amount", "balance", "opening_balance":
      let account = row["account_id"]?.integer ?? row["id"]?.integer ?? 0
      return Money.text(number, exponent: names.exponents[account] ?? 2)
    case "category_id": return names.category(number)
    case "account_id": return names.account(number)
    case "statement_id":
      let name = names.statement(number)
      return name.isEmpty ? "\(number)" : name
    case "bucket": return Bucket(rawValue: UInt8(truncatingIfNeeded: number))?.name ?? ""
    case "locked": return LockedFields(rawValue: UInt8(truncatingIfNeeded: number)).names
    default: return "\(number)"
    }
  }
}

extension LockedFields {
  /// The fields, in words.
  var names: String {
    let all: [(LockedFields, String)] = [
      (.category, "category"), (.payee, "payee"), (.bucket, "bucket"), (.tags, "tags"), (.ignored, "ignored"),
    ]
    return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
