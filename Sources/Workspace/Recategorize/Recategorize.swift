import Budgets
package import Store
package import Values

/// What a recategorization did, or would do.
package struct RecategorizeReport: Codable, Sendable {
  /// A value of a field left for another; a split counts under its categories with each of its parts.
  package struct Move: Codable, Sendable {
    /// As `FieldChange.field`.
    package var field: String
    package var from: ValueText
    package var to: ValueText
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
  /// Transactions with another value in some field; also other sides of transfers.
  package var changed = 0
  /// How many of those changed in category; the others in payee, bucket, tags, note or the like.
  package var moved = 0
  package var unchanged = 0
  /// Transactions of which a person set something, and in which the rules change nothing.
  package var keptManual = 0
  /// Transactions in which another rule than before sets the same.
  package var byOtherRules = 0
  /// Rules that stand at another place than the book knew: all that they set leads there now.
  package var movedRules: [NameTable.MovedRule] = []
  /// Review items that it opened, and those that it settled.
  package var asked = 0
  package var settled = 0
  package var seconds = 0.0
  /// What changed, summed up by field, value left and value taken.
  package var moves: [Move] = []
  /// Income and expense over all days, where they changed.
  package var totals: [TotalRecord] = []
  /// Each field of each transaction, by number; nil where it was not asked for.
  package var changes: [FieldChange]?
  /// What it changed of ended budget periods, and of what is ready through them; nil without a budget.
  package var figures: [FigureRecord]?
  package var ready: [ReadyRecord]?

  enum CodingKeys: String, CodingKey {
    case run, examined, changed, moved, unchanged, seconds, moves, totals, changes, asked, settled, figures, ready
    case byOtherRules = "by_other_rules"
    case movedRules = "moved_rules"
    case dryRun = "dry_run"
    case keptManual = "kept_manual"
  }
}

extension WorkingFolder {
  /// All rules over history, as one undoable batch; `conditions` are those of a rule, on one line, `listsChanges` says
  /// that the report is to have each field of each transaction.
  package func recategorize(
    conditions: String?, rules path: String?, listsChanges: Bool = false, _ options: JobOptions
  ) throws -> RecategorizeReport {
    let watch = Stopwatch()
    return try writing(options) { db, options in
      var report = RecategorizeReport(dryRun: options.dryRun)
      let today = options.occasion.today
      let before = try soundBudget(db, today)
      let totals = try self.totals(db)
      try db.atomically {
        let creates = options.createsCategories
        let rules =
          try path.map { try compiledRules(db, folder: $0, creates: creates) } ?? compiledRules(db, creates: creates)
        var work = try Recategorizer(
          db: db, rules: rules, selection: conditions.map { try self.selection($0, db) },
          isTrial: path != nil, occasion: options.occasion, batch: createCategories(rules, db, options))
        try work.decide(into: &report)
        try work.finish()
        report.movedRules = work.movedRules
        var batch = work.batch
        if let begun = batch { batch = try pairAnew(work, begun, db) }
        if conditions == nil { try proposeInHistory(db, &batch, options) }
        if let before, let after = batch == nil ? before : try soundBudget(db, today) {
          let past = PastFigures(after, since: before)
          (report.figures, report.ready) = (past.figures, past.ready)
        }
        var changes: [FieldChange] = []
        if let batch {
          changes = try tell(batch, &report, listsChanges: listsChanges, db)
          report.totals = try TotalRecord.changes(from: totals, to: self.totals(db))
          report.run = options.dryRun ? nil : batch.run
          report.seconds = watch.total
          try batch.summarize(db, report)
        }
        if listsChanges { report.changes = changes.sorted { $0.transaction < $1.transaction } }
      }
      report.seconds = watch.total
      return report
    }
  }

  /// What the batch did, from its own journal; returns each field of each transaction where these are to be listed.
  private func tell(
    _ batch: Batch, _ report: inout RecategorizeReport, listsChanges: Bool, _ db: Book.Connection
  ) throws -> [FieldChange] {
    var groups = ChangeGroups(db)
    var all: [FieldChange] = []
    let changes = try BatchChanges(db, run: batch.run)
    try changes.forEachTransaction { transaction in
      try groups.add(transaction)
      if listsChanges { all += transaction.changes }
    }
    (report.asked, report.settled) = try changes.items()
    (report.changed, report.moved, report.byOtherRules) = (groups.changed, groups.inCategory, groups.byOtherRules)
    report.unchanged = max(0, report.examined - report.keptManual - report.changed)
    report.moves = try groups.listed()
    return all
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

/// Income or expense of all days in one currency, before and after; amounts in major units.
package struct TotalRecord: Codable, Sendable {
  package var currency: String
  /// `income` or `expense`.
  package var figure: String
  package var before: String
  package var after: String

  static func changes(from old: [TrendRow], to new: [TrendRow]) -> [TotalRecord] {
    let currencies = Set((old + new).map(\.currency)).sorted { $0.code < $1.code }
    return currencies.flatMap { currency in
      let rows = [old, new].map { rows in rows.first { $0.currency == currency } }
      let figures = [("income", rows.map { $0?.income ?? 0 }), ("expense", rows.map { $0?.expense ?? 0 })]
      return figures.filter { $1[0] != $1[1] }.map { figure, values in
        TotalRecord(
          currency: currency.code, figure: figure, before: Money.text(values[0], exponent: currency.exponent),
          after: Money.text(values[1], exponent: currency.exponent))
      }
    }
  }
}

extension WorkingFolder {
  /// Income and expense over all days, as reports count them.
  fileprivate func totals(_ db: Book.Connection) throws -> [TrendRow] {
    var scan = try ReportScan(db, declared: configuration.accounts, ReportScope())
    guard let span = try scan.span(db) else { return [] }
    return try scan.sums(db, [Period(first: span.lowerBound, last: span.upperBound)]).trend()
  }
}
