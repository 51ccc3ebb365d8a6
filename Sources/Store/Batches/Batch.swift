import Foundation
package import GRDB
package import Values

/// Who gives a command, when, and why: what the log shows.
package struct Occasion: Sendable {
  /// The command as given, without options that do not change the book.
  package var command: String
  package var who: String
  package var why: String
  package var today: Day
  /// Seconds since 1970; for the log alone, no decision depends on it.
  package var at: Int64
  /// Keeps the book as it is before its first change of the day; nil where no backups are made.
  package var keepsBook: (@Sendable (Day) throws -> Void)?

  package init(command: String, who: String, why: String = "", today: Day, at: Int64) {
    self.command = command
    self.who = who
    self.why = why
    self.today = today
    self.at = at
  }
}

/// One undoable batch of changes: a run with its number, and the journal of what it does.
package struct Batch {
  package let run: Int64
  package var journal: Journal

  /// Keeps the book as it was, then writes the run's record; inside the SQLite transaction of what it does first.
  package init(_ db: Database, _ occasion: Occasion) throws {
    try occasion.keepsBook?(occasion.today)
    try db.execute(
      sql: "INSERT INTO run(command, who, why, today, at) VALUES (?, ?, ?, ?, ?)",
      arguments: [occasion.command, occasion.who, occasion.why, occasion.today.number, occasion.at])
    run = db.lastInsertedRowID
    journal = try Journal(db, run: run)
  }

  /// Goes on with a run that has begun.
  init(_ db: Database, run: Int64) throws {
    self.run = run
    journal = try Journal(db, run: run)
  }

  /// Keeps what a person said, for the log and for learning.
  package mutating func keep(
    _ verdict: String, item: Int64? = nil, transaction: Int64?, _ detail: String, _ db: Database
  ) throws {
    try db.repeating(
      "INSERT INTO decision(run_id, item_id, transaction_id, verdict, detail) VALUES (?, ?, ?, ?, ?)",
      [run, item, transaction, verdict, detail])
    try journal.inserted("decision", db.lastInsertedRowID...db.lastInsertedRowID)
  }

  package func summarize(_ db: Database, _ summary: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(summary), as: UTF8.self)
    try db.execute(sql: "UPDATE run SET summary = ? WHERE id = ?", arguments: [text, run])
  }
}
