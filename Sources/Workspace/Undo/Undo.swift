import Foundation
package import Store

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
  /// What the batch had changed, so that the log still tells it; of many the first.
  package var changes: [LogChange] = []

  enum CodingKeys: String, CodingKey {
    case undone, command, run, removed, archived, changes
    case rulesLeft = "rules_left"
  }
}

extension WorkingFolder {
  /// Takes a batch back, or the last one that can be; it refuses where later batches rely on it, and names them.
  package func undo(_ run: Int64?, _ options: JobOptions) throws -> UndoReport {
    try writing(options) { db, options in
      try db.atomically {
        let undo = Undo(db: db, texts: texts, folder: configuration.folder)
        let target = try undo.target(run)
        let hashes = try StatementStore(db: db).hashes(by: target.id)
        var report = try undo.undo(target, options.occasion)
        report.archived = Archive(folder: configuration.archive).files(sha256: hashes)
        return report
      }
    }
  }
}

struct Undo {
  let db: Book.Connection
  let texts: BatchTexts
  /// Of the configuration.
  let folder: String
  private var runs: RunStore { RunStore(db: db) }
  /// Changes of a batch that are kept once it is taken back.
  static let mostKept = 1000

  /// What the batch had changed that the undo took back.
  static func changes(takenBackBy undo: RunStore.Run) -> [LogChange] {
    struct Kept: Decodable { var changes: [LogChange]? }
    return ((try? JSONDecoder().decode(Kept.self, from: Data(undo.summary.utf8)))?.changes ?? []).map(\.withValues)
  }

  /// The run of a number, or the last one that can be taken back.
  func target(_ number: Int64?) throws -> RunStore.Run {
    guard let id = try number ?? runs.lastToUndo() else { throw WorkspaceError.nothingToUndo }
    guard let run = try runs.run(id) else { throw WorkspaceError.noRun(id) }
    if let by = run.undoneBy { throw WorkspaceError.alreadyUndone(id, by: by) }
    if run.command.hasPrefix("undo") {
      throw WorkspaceError.refused(
        "run \(id) is an undo itself", remedy: "Give the command that it took back once more.")
    }
    return run
  }

  func undo(_ run: RunStore.Run, _ occasion: Occasion) throws -> UndoReport {
    let dependents = try Dependents(db: db, run: run.id).all()
    guard dependents.isEmpty else { throw WorkspaceError.reliedUpon(run.id, by: dependents) }
    let list = TransactionList(db: db)
    let before = try list.count()
    let changes = try BatchLog(db, run: run.id).first(Undo.mostKept)
    try BatchReversal(db: db).reverse(run.id)
    let batch = try Batch(db, occasion)
    try runs.mark(run.id, undoneBy: batch.run)
    var report = try UndoReport(
      undone: run.id, command: run.command, run: batch.run, removed: before - list.count())
    report.changes = changes
    let rules = try WorkingFolder.takingRuleEditsBack(run.summary, in: folder)
    report.rulesLeft = rules.changed
    try texts.write(
      WorkingFolder.takingBudgetEditsBack(run.summary, in: folder) + rules.files, run: batch.run, occasion)
    try batch.summarize(db, report)
    return report
  }
}
