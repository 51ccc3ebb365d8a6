import Foundation
package import Store
import Values

/// How a job that writes is to be done.
package struct JobOptions: Sendable {
  package var occasion: Occasion
  /// Decide everything, write nothing.
  package var dryRun = false
  /// Wait for another run to end instead of giving up.
  package var wait = false
  /// Creates the categories that rules name and that do not exist, as part of the batch.
  package var createsCategories = false
  package var progress = Progress.none

  package init(occasion: Occasion) { self.occasion = occasion }
}

extension WorkingFolder {
  /// The nightly run: every file of the inbox, oldest span first; files that are done go to the archive.
  package func run(_ options: JobOptions) throws -> RunReport {
    let files = try Inbox(folder: configuration.inbox).paths()
    var report =
      try (files.allSatisfy(BalancesFile.isOne) ? idleReport(options.occasion.today, balances: files) : nil)
      ?? take(files, account: nil, archives: true, options)
    try assignItself(&report, options)
    return report
  }

  /// The pipeline over given files, which stay where they are.
  package func importFiles(_ paths: [String], account: String?, _ options: JobOptions) throws -> RunReport {
    let named = try account.map { try Configuration.Account.named($0, in: configuration.accounts) }
    return try take(paths, account: named, archives: false, options)
  }

  private func take(
    _ paths: [String], account: Configuration.Account?, archives: Bool, _ options: JobOptions
  ) throws -> RunReport {
    try writing(options) { db, options in
      let budget = archives ? BudgetFiles(configuration).reading() : nil
      let rules = try compiledRules(db, creates: options.createsCategories)
      var importer = try Importer(
        db: db, folder: self, rules: rules, occasion: options.occasion, account: account,
        archive: archives && !options.dryRun ? Archive(folder: configuration.archive) : nil, isNightly: archives,
        containment: containment(db, isAsked: !archives, options), progress: options.progress)
      try importer.take(paths)
      var report = importer.report
      if archives {
        report.missing = try MissingStatements(db, Archive(folder: configuration.archive)).found
        report.brought = try report.run.map { try RunStore(db: db).brought(by: $0) }?.map {
          BroughtRecord($0.currency, transactions: $0.count, moneyIn: $0.moneyIn, moneyOut: $0.moneyOut)
        }
        report.unusual = try unusual(db, options.occasion.today)
        try remind(&report, db, options.occasion.today, read: budget)
      }
      let past = try pastFigures(of: report.run, db, options.occasion.today)
      (report.figures, report.ready) = (past?.figures, past?.ready)
      report.dryRun = options.dryRun
      if options.dryRun { report.run = nil }
      return report
    }
  }

  /// Holds the book's lock while `body` writes; for a dry run, everything that it wrote is taken back. The options that
  /// `body` gets have the backups that its batches make first.
  func writing<Value>(_ options: JobOptions, _ body: (Book.Connection, JobOptions) throws -> Value) throws -> Value {
    let isThere = FileManager.default.fileExists(atPath: bookPath)
    if options.dryRun, !isThere { return try emptyBook().connected { try body($0, options) } }
    let lock = try BookLock(book: bookPath, wait: options.wait, create: !options.dryRun)
    try requireWholeTexts()
    let value = try openBookToWrite().connected { db in
      if options.dryRun { return try db.rehearsing { try body(db, options) } }
      var options = options
      // Of a book that was made today there is nothing older to go back to.
      let made = try RunStore(db: db).firstDay()
      if isThere, configuration.backup != nil, made != options.occasion.today {
        options.occasion.keepsBook = { [backups] in try backups.keep($0) }
      }
      let value = try texts.around(db) { try body(db, options) }
      try takeInBudget(db, options.occasion.today)
      return value
    }
    withExtendedLifetime(lock) {}
    return value
  }

  /// The rules of the working folder; none where it has no folder of rules.
  func compiledRules(_ db: Book.Connection, creates: Bool = false) throws -> CompiledRules {
    guard FileManager.default.fileExists(atPath: configuration.rules) else { return try CompiledRules.none() }
    return try compiledRules(db, folder: configuration.rules, creates: creates)
  }

  func compiledRules(_ db: Book.Connection, folder: String, creates: Bool = false) throws -> CompiledRules {
    try CompiledRules(
      folder: folder, under: configuration.folder, categories: try CategoryStore(db: db).paths(),
      accounts: configuration.accounts.map(\.name), createsCategories: creates)
  }

  /// The report of a run that finds nothing to do; nil where the configuration says something new of an account, a
  /// file that could not be used was taken away, or a statement is late.
  private func idleReport(_ today: Day, balances: [String]) throws -> RunReport? {
    var report = RunReport()
    report.book = bookPath
    guard FileManager.default.fileExists(atPath: bookPath) else { return balances.isEmpty ? report : nil }
    return try openBook().connected { db in
      for path in balances {
        // What is wrong with the file is for the run to tell.
        guard let lines = try? BalancesFile.read(path, accounts: configuration.accounts),
          try TakenBalances(db: db, lines: lines, stage: configuration.stages.balances).fresh().isEmpty,
          try OpenItems(db: db).items(aboutFile: path, sha256: nil).isEmpty
        else { return nil }
      }
      report.waiting = try ReviewQueue.waiting(db)
      report.missing = try MissingStatements(db, Archive(folder: configuration.archive)).found
      let staleness = Staleness(db: db, accounts: configuration.accounts, today: today)
      let stale = try staleness.stale()
      report.stale = stale.isEmpty ? nil : stale
      let gaps = try CoverageGaps(db, configuration.accounts, configuration.stages.balances)
      let open = try gaps.open()
      report.gaps = open.isEmpty ? nil : open
      report.unusual = try unusual(db, today)
      try remind(&report, db, today)
      let isIdle =
        try !staleness.isNews() && !gaps.isNews(asks: true)
        && !CalendarNotice(db: db, declared: configuration.calendar).isNews()
        && Inbox(folder: configuration.inbox).lost(among: OpenItems(db: db).files()).isEmpty
        && !AccountStore(db: db).differs(from: configuration.accounts) && newBudget(db, today) == nil
      return isIdle ? report : nil
    }
  }
}
