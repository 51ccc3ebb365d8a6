import Store

/// What a recategorization did, or would do.
package struct RecategorizeReport: Codable, Sendable {
  /// A category left for another; a split counts with each of its parts.
  package struct Move: Codable, Sendable {
    package var from: String
    package var to: String
    package var rows: Int
    package var amount: String
    package var currency: String
    package var examples: [Example]
  }
  /// A transaction that moves.
  package struct Example: Codable, Sendable {
    package var id: Int64
    package var date: String
    package var account: String
    package var amount: String
    package var description: String
  }
  package var run: Int64?
  package var dryRun: Bool
  package var examined = 0
  package var changed = 0
  /// How many of those changed in category; the others in payee, bucket, tags, note or the like.
  package var moved = 0
  package var unchanged = 0
  /// Transactions whose category a person set, or another field where the rules change nothing: it stays.
  package var keptManual = 0
  /// Review items that rules opened, and those that they have no reason for any more.
  package var asked = 0
  package var settled = 0
  package var seconds = 0.0
  /// Categories left and taken, with rows and money; only moves between categories.
  package var moves: [Move] = []
  /// What it changed of ended budget periods, and of what is ready through them; nil without a budget.
  package var figures: [FigureRecord]?
  package var ready: [ReadyRecord]?

  enum CodingKeys: String, CodingKey {
    case run, examined, changed, moved, unchanged, seconds, moves, asked, settled, figures, ready
    case dryRun = "dry_run"
    case keptManual = "kept_manual"
  }
}

extension WorkingFolder {
  /// All rules over history, as one undoable batch; `conditions` are those of a rule, on one line.
  package func recategorize(conditions: String?, rules path: String?, _ options: JobOptions) throws
    -> RecategorizeReport
  {
    let watch = Stopwatch()
    return try writing(options) { db, options in
      var report = RecategorizeReport(dryRun: options.dryRun)
      let today = options.occasion.today
      let before = try soundBudget(db, today)
      try db.atomically {
        let creates = options.createsCategories
        let rules =
          try path.map { try compiledRules(db, folder: $0, creates: creates) } ?? compiledRules(db, creates: creates)
        var work = try Recategorizer(
          db: db, rules: rules, selection: conditions.map { try self.selection($0, db) },
          occasion: options.occasion, batch: createCategories(rules, db, options))
        try work.decide(into: &report)
        try work.finish(&report)
        var batch = work.batch
        if let begun = batch { batch = try pairAnew(work, begun, db) }
        if conditions == nil { try proposeInHistory(db, &batch, options) }
        if let before, let after = batch == nil ? before : try soundBudget(db, today) {
          let past = PastFigures(after, since: before)
          (report.figures, report.ready) = (past.figures, past.ready)
        }
        if let batch {
          report.run = options.dryRun ? nil : batch.run
          report.seconds = watch.total
          try batch.summarize(db, report)
        }
      }
      report.seconds = watch.total
      return report
    }
  }

  /// What rules now leave out is no side of a transfer; what they now call one may have another side.
  private func pairAnew(_ work: borrowing Recategorizer, _ batch: Batch, _ db: Book.Connection) throws -> Batch {
    guard let stage = configuration.stages.duplicates, !work.ignored.isEmpty || !work.transferSides.isEmpty else {
      return batch
    }
    var desk = try TransferDesk(db, batch, days: stage.transferDays)
    try desk.release(work.ignored)
    try desk.finish(with: work.transferSides)
    return desk.batch
  }

  /// What a person's decisions say of the rows that the rules leave; in a batch of its own where none has begun.
  private func proposeInHistory(_ db: Book.Connection, _ batch: inout Batch?, _ options: JobOptions) throws {
    guard let stage = configuration.stages.categorize else { return }
    var proposals = Proposals(db: db, applies: stage.applySuggestions)
    try proposals.find(in: nil)
    guard batch != nil || !proposals.isEmpty else { return }
    var begun = try batch ?? Batch(db, options.occasion)
    _ = try proposals.write(&begun)
    try SuggestionStore(db: db).settle(journal: &begun.journal)
    batch = begun
  }

  /// A batch that begins with the categories that the rules bring; nil where they bring none.
  func createCategories(_ rules: CompiledRules, _ db: Book.Connection, _ options: JobOptions) throws -> Batch? {
    guard !rules.newCategories.isEmpty else { return nil }
    var batch = try Batch(db, options.occasion)
    try CategoryStore(db: db).add(rules.newCategories, journal: &batch.journal)
    return batch
  }
}
