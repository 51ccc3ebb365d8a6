import Foundation
package import GRDB
package import Values

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

/// Which batches: all that is set must hold.
package struct LogFilter: Sendable {
  /// The first words of the command.
  package var command: String?
  /// A part of the command, of the reason, or of who gave it.
  package var text: String?
  /// An account whose statements or transactions the batch wrote or decided.
  package var account: String?
  package var from: Day?
  package var to: Day?
  package var limit: Int?

  package init() {}
}

/// The batches of the book, the last first.
package struct RunLog {
  let db: Database

  package init(db: Database) {
    self.db = db
  }

  package func entries(_ filter: LogFilter) throws -> [LogEntry] {
    let account = try filter.account.map { try AccountStore(db: db).id(of: $0) }
    return try Row.fetchAll(
      db, sql: RunLog.query,
      arguments: [
        "command": filter.command, "text": filter.text, "account": account,
        "from": filter.from.map { Int64($0.number) * 86_400 },
        "to": filter.to.map { (Int64($0.number) + 1) * 86_400 }, "limit": filter.limit ?? -1,
      ]
    ).map { row in
      try LogEntry(
        run: row["id"], at: Date(timeIntervalSince1970: Double(row["at"] as Int64)).formatted(.iso8601),
        who: row["who"], command: row["command"], why: RunLog.why(row), undoneBy: row["undone_by"],
        statements: row["statements"], decisions: row["decisions"])
    }
  }

  private static let query = """
    SELECT run.*, json_extract(summary, '$.suggested') AS suggested,
      (SELECT count(*) FROM statement WHERE run_id = run.id) AS statements,
      (SELECT count(*) FROM decision WHERE run_id = run.id) AS decisions
    FROM run
    WHERE (:command IS NULL OR command = :command OR substr(command, 1, length(:command) + 1) = :command || ' ')
      AND (:text IS NULL OR instr(lower(command || ' ' || why || ' ' || who), lower(:text)) > 0)
      AND (:from IS NULL OR at >= :from) AND (:to IS NULL OR at < :to)
      AND (:account IS NULL OR id IN (
        SELECT run_id FROM statement WHERE account_id = :account
        UNION SELECT decision.run_id FROM decision JOIN "transaction" t ON t.id = decision.transaction_id
          WHERE t.account_id = :account
        UNION SELECT decision.run_id FROM decision JOIN review_item item ON item.id = item_id
          WHERE item.account_id = :account))
    ORDER BY id DESC LIMIT :limit
    """

  /// What the person said, and what the run did without asking.
  private static func why(_ row: Row) throws -> String {
    let why: String = try row["why"]
    guard let suggested: Int = try row["suggested"], suggested > 0 else { return why }
    let marks = "\(suggested) categor\(suggested == 1 ? "y" : "ies") by suggestion"
    return why.isEmpty ? marks : "\(why); \(marks)"
  }
}
