internal import Foundation
internal import GRDB

/// What taking a batch back did.
package struct UndoReport: Codable, Sendable {
  /// The batch that was taken back.
  package var undone: Int64
  package var command: String
  /// The number of the undo itself.
  package var run: Int64
  /// Transactions that went with it.
  package var removed: Int
  /// Where the archive keeps the statements that went with it; only an `import` takes them again.
  package var archived: [String] = []
  /// Rule files that changed after the batch wrote them, and so were left as they are.
  package var rulesLeft: [String] = []

  enum CodingKeys: String, CodingKey {
    case undone, command, run, removed, archived
    case rulesLeft = "rules_left"
  }
}

extension WorkingFolder {
  /// Takes a batch back, or the last one that can be; it refuses where later batches rely on it, and names them.
  package func undo(_ run: Int64?, _ options: JobOptions) throws -> UndoReport {
    try writing(options) { db, options in
      var report: UndoReport?
      try db.inSavepoint {
        let target = try Undo(db: db).target(run)
        let archive = Archive(folder: configuration.archive)
        let hashes = try String.fetchSet(db, sql: "SELECT sha256 FROM statement WHERE run_id = ?", arguments: [target])
        report = try Undo(db: db).undo(target, options.occasion)
        report?.archived = archive.files(sha256: hashes)
        return .commit
      }
      guard let report else { throw WorkspaceError.nothingToUndo }
      return report
    }
  }
}

struct Undo {
  let db: Database

  func target(_ run: Int64?) throws -> Int64 {
    guard let run else {
      guard
        let last = try Int64.fetchOne(
          db, sql: "SELECT max(id) FROM run WHERE undone_by IS NULL AND command NOT LIKE 'undo%'")
      else { throw WorkspaceError.nothingToUndo }
      return last
    }
    guard let row = try Row.fetchOne(db, sql: "SELECT command, undone_by FROM run WHERE id = ?", arguments: [run])
    else { throw WorkspaceError.noRun(run) }
    if let by: Int64 = try row["undone_by"] { throw WorkspaceError.alreadyUndone(run, by: by) }
    if try (row["command"] as String).hasPrefix("undo") {
      throw WorkspaceError.refused(
        "run \(run) is an undo itself", remedy: "Give the command that it took back once more.")
    }
    return run
  }

  func undo(_ run: Int64, _ occasion: Occasion) throws -> UndoReport {
    let dependents = try Dependents(db: db, run: run).all()
    guard dependents.isEmpty else { throw WorkspaceError.reliedUpon(run, by: dependents) }
    let before = try transactions()
    try BatchReversal(db: db).reverse(run)
    let batch = try Batch(db, occasion)
    try db.execute(sql: "UPDATE run SET undone_by = ? WHERE id = ?", arguments: [batch.run, run])
    let command = try String.fetchOne(db, sql: "SELECT command FROM run WHERE id = ?", arguments: [run]) ?? ""
    var report = UndoReport(undone: run, command: command, run: batch.run, removed: before - (try transactions()))
    let summary = try String.fetchOne(db, sql: "SELECT summary FROM run WHERE id = ?", arguments: [run]) ?? ""
    try WorkingFolder.takeBudgetEditsBack(summary)
    report.rulesLeft = try WorkingFolder.takeRuleEditsBack(summary)
    try batch.summarize(db, report)
    return report
  }

  private func transactions() throws -> Int {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM \"transaction\"") ?? 0
  }
}
