internal import Foundation
internal import GRDB
internal import Ledger

/// One batch in the log: who did what, when and why.
package struct LogEntry: Codable, Sendable {
  package var run: Int64
  /// UTC, ISO 8601.
  package var at: String
  package var who: String
  package var command: String
  package var why: String
  package var undoneBy: Int64?
  /// Statements written, decisions taken, transactions changed.
  package var statements: Int
  package var decisions: Int

  enum CodingKeys: String, CodingKey {
    case run, at, who, command, why, statements, decisions
    case undoneBy = "undone_by"
  }

  package static let names = ["run", "at", "who", "command", "why", "undone_by", "statements", "decisions"]

  package var fields: [String] {
    [
      String(run), at, who, command, why, undoneBy.map(String.init) ?? "", String(statements), String(decisions),
    ]
  }
}

/// What the person said, and what the run did without asking.
private func why(_ row: Row) -> String {
  let why: String = row["why"]
  guard let suggested: Int = row["suggested"], suggested > 0 else { return why }
  let marks = "\(suggested) categor\(suggested == 1 ? "y" : "ies") by suggestion"
  return why.isEmpty ? marks : "\(why); \(marks)"
}

extension WorkingFolder {
  /// The batches, the last first.
  package func log(limit: Int?) throws -> [LogEntry] {
    try openBook().connected { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT run.*, json_extract(summary, '$.suggested') AS suggested, (SELECT count(*) FROM statement WHERE run_id = run.id) AS statements,
            (SELECT count(*) FROM decision WHERE run_id = run.id) AS decisions
          FROM run ORDER BY id DESC LIMIT ?
          """, arguments: [limit ?? -1]
      ).map { row in
        LogEntry(
          run: row["id"], at: Date(timeIntervalSince1970: Double(row["at"] as Int64)).formatted(.iso8601),
          who: row["who"], command: row["command"], why: why(row), undoneBy: row["undone_by"],
          statements: row["statements"], decisions: row["decisions"])
      }
    }
  }
}
