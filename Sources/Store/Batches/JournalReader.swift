import Foundation
import GRDB

/// What the journal says of rows of a table: which are new, and what others were before.
struct JournalReader {
  enum Entry {
    /// Rows with these ids came.
    case inserted(ClosedRange<Int64>)
    /// A row was changed or deleted: its columns as they were.
    case image(Int64, [String: JournalValue])
    /// Columns of many rows as they were, to be read by `RowBlock.Kept`.
    case block(String)
  }

  let db: Database

  /// The entries of a table in their order, of one run or of all after it.
  func forEach(_ table: String, _ runs: Runs, _ body: (Entry) throws -> Void) throws {
    let entries = try Row.fetchCursor(
      db,
      sql: """
        SELECT first_id, last_id, before FROM change WHERE \(runs.condition) AND +table_name = ? ORDER BY run_id, seq
        """, arguments: [table])
    while let entry = try entries.next() {
      // Any numbers: the log tells a damaged batch, too.
      let first = try entry.decode(Int64.self, atIndex: 0)
      let ids = first...max(first, try entry.decode(Int64.self, atIndex: 1))
      guard let before: String = try entry[2] else {
        try body(.inserted(ids))
        continue
      }
      if before.hasPrefix(RowBlock.start) {
        try body(.block(before))
      } else {
        try body(.image(ids.lowerBound, try JSONDecoder().decode([String: JournalValue].self, from: Data(before.utf8))))
      }
    }
  }

  enum Runs {
    case only(Int64)
    case after(Int64)

    var condition: String {
      switch self {
      case .only(let run): "run_id = \(run)"
      case .after(let run): "run_id > \(run)"
      }
    }
  }
}

/// A value of a row as the journal keeps it.
enum JournalValue: Decodable, Equatable {
  case null
  case integer(Int64)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let integer = try? container.decode(Int64.self) {
      self = .integer(integer)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  init(_ value: DatabaseValue) {
    switch value.storage {
    case .int64(let integer): self = .integer(integer)
    case .string(let text): self = .text(text)
    default: self = .null
    }
  }

  /// 0 where there is none.
  var integer: Int64 { if case .integer(let integer) = self { integer } else { 0 } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The rows of a small table that belong to some transactions, and how they were around a batch.
struct PastRows {
  /// Columns of each row, by its id.
  typealias Rows = [Int64: [String: JournalValue]]

  /// The transactions whose rows the batch touched, with all their rows right before it and right after it.
  private(set) var before: [Int64: Rows] = [:]
  private(set) var after: [Int64: Rows] = [:]

  /// - Parameter owner: the column that has the transaction's number.
  init(_ table: String, owner: String, run: Int64, _ db: Database) throws {
    let reader = JournalReader(db: db)
    var mine: [JournalReader.Entry] = []
    try reader.forEach(table, .only(run)) { mine.append($0) }
    guard !mine.isEmpty else { return }
    var later: [JournalReader.Entry] = []
    try reader.forEach(table, .after(run)) { later.append($0) }
    var rows = try PastRows.present(table, owner, mine, later, db)
    PastRows.takeBack(later, &rows)
    let after = rows
    PastRows.takeBack(mine, &rows)
    let touched = PastRows.owners(mine, owner, after, rows)
    self.before = PastRows.byOwner(rows, owner, touched)
    self.after = PastRows.byOwner(after, owner, touched)
  }

  /// The rows as they are of all transactions that the entries speak of.
  private static func present(
    _ table: String, _ owner: String, _ mine: [JournalReader.Entry], _ later: [JournalReader.Entry], _ db: Database
  ) throws -> Rows {
    var owners: Set<Int64> = []
    for case .image(_, let row) in mine + later { owners.insert(row[owner]?.integer ?? 0) }
    for case .inserted(let ids) in mine {
      owners.formUnion(
        try Int64.fetchSet(
          db, sql: "SELECT \(owner) FROM \"\(table)\" WHERE id BETWEEN ? AND ?",
          arguments: [ids.lowerBound, ids.upperBound]))
    }
    var rows: Rows = [:]
    for row in try Row.fetchAll(
      db, sql: "SELECT * FROM \"\(table)\" WHERE \(owner) IN (SELECT value FROM json_each(?))",
      arguments: [JSONList.text(owners)])
    {
      rows[try row["id"]] = Dictionary(uniqueKeysWithValues: row.map { ($0, JournalValue($1)) })
    }
    return rows
  }

  /// What the first entry of each row says is what was before all of them.
  private static func takeBack(_ entries: [JournalReader.Entry], _ rows: inout Rows) {
    var known: Set<Int64> = []
    let changed = Set(entries.compactMap { if case .image(let id, _) = $0 { id } else { nil } })
    for entry in entries {
      switch entry {
      case .inserted(let range):
        for id in PastRows.ids(in: range, of: rows.keys) where !known.contains(id) { rows[id] = nil }
        known.formUnion(PastRows.ids(in: range, of: changed))
      case .image(let id, let row): if known.insert(id).inserted { rows[id] = row }
      case .block: break
      }
    }
  }

  private static func owners(_ mine: [JournalReader.Entry], _ owner: String, _ all: Rows...) -> Set<Int64> {
    var ids: Set<Int64> = []
    for rows in all {
      for entry in mine {
        switch entry {
        case .inserted(let range): ids.formUnion(PastRows.ids(in: range, of: rows.keys))
        case .image(let id, _): ids.insert(id)
        case .block: break
        }
      }
    }
    return Set(all.flatMap { rows in ids.compactMap { rows[$0]?[owner]?.integer } })
  }

  /// Those of the ids in the range, which may be as long as numbers go.
  private static func ids(in range: ClosedRange<Int64>, of ids: some Collection<Int64>) -> [Int64] {
    let (length, isEndless) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    return isEndless || length >= ids.count ? ids.filter(range.contains) : range.filter(ids.contains)
  }

  private static func byOwner(_ rows: Rows, _ owner: String, _ touched: Set<Int64>) -> [Int64: Rows] {
    var grouped = Dictionary(uniqueKeysWithValues: touched.map { ($0, Rows()) })
    for (id, row) in rows {
      let transaction = row[owner]?.integer ?? 0
      if touched.contains(transaction) { grouped[transaction]?[id] = row }
    }
    return grouped
  }
}

/// Numbers as SQLite's `json_each` takes them.
enum JSONList {
  static func text(_ ids: some Sequence<Int64>) -> String { "[" + ids.map(String.init).joined(separator: ",") + "]" }
}
