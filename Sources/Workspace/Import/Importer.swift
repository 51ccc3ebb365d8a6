import Budgets
import Foundation
import Statements
import Store
import Values

/// Takes statement files into the book: all stages in order, one SQLite transaction for each file.
struct Importer {
  let db: Book.Connection
  let folder: WorkingFolder
  let rules: CompiledRules
  let occasion: Occasion
  let router: Router
  let calendar: PeriodCalendar?
  /// Where files that are done go; nil leaves them where they are.
  let archive: Archive?
  /// Of the run over the inbox: the one that asks for what does not come.
  let isNightly: Bool
  let progress: Progress
  private let containment: Containment
  private(set) var report = RunReport()
  private var watch = Stopwatch()
  private(set) var batch: Batch?

  init(
    db: Book.Connection, folder: WorkingFolder, rules: CompiledRules, occasion: Occasion,
    account: Configuration.Account? = nil, archive: Archive? = nil, isNightly: Bool = false,
    containment: Containment, progress: Progress
  ) throws {
    self.containment = containment
    self.db = db
    self.folder = folder
    self.rules = rules
    self.occasion = occasion
    self.archive = archive
    self.isNightly = isNightly
    self.progress = progress
    router = Router(
      accounts: folder.configuration.accounts, named: account, layouts: try folder.configuration.declaredLayouts())
    calendar = try folder.calendar(db)
  }

  /// Goes on with a batch that has begun: an answered question imports what waited, undone as one with the answer.
  mutating func join(_ batch: Batch) { self.batch = batch }

  mutating func take(_ all: [String]) throws {
    let paths = all.filter { !BalancesFile.isOne($0) }
    var queue: [Queued] = []
    var kept = 0
    for (index, path) in paths.enumerated() {
      progress("reading", index, paths.count)
      let candidate = try read(path)
      kept += candidate.file?.bytes.count ?? 0
      let keeps = paths.count == 1 || kept <= Importer.keepLimit
      queue.append(
        Queued(path: path, span: candidate.span, reopens: candidate.reopens, candidate: keeps ? candidate : nil))
    }
    watch.mark("read")
    // What one file leaves open, another of this run may decide.
    var open = queue.filter(\.reopens).map(\.path)
    // What contradicts an answer is asked before another file is read by it.
    let reopens = !open.isEmpty
    queue.removeAll(where: \.reopens)
    try updateAccounts()
    queue.sort { ($0.span.first, $0.span.last, $0.path) < ($1.span.first, $1.span.last, $1.path) }
    for index in queue.indices {
      progress("importing", index, queue.count)
      let candidate = try queue[index].candidate ?? read(queue[index].path)
      queue[index].candidate = nil
      watch.mark("read")
      let isOpen = if case .waits = candidate.state { true } else { false }
      if isOpen && queue.count > 1 || reopens && !candidate.hints.answers.isEmpty {
        open.append(candidate.path)
      } else {
        try takeAlone(candidate)
      }
    }
    for path in open { try takeAlone(read(path)) }
    for path in all where BalancesFile.isOne(path) { try takeBalances(path) }
    try finish()
    containment.settle(paths)
  }

  private var reader: CandidateReader {
    CandidateReader(db: db, router: router, maxFile: folder.configuration.maxFile)
  }

  private func read(_ path: String) throws -> Candidate {
    if let failure = try containment.reasonToLeaveOut(path) {
      return Candidate(path: path, file: nil, state: .unusable(failure))
    }
    do {
      return try containment.about(path) { try reader.read(path) }
    } catch let failure as ReadingFailure {
      return Candidate(path: path, file: nil, state: .unusable(failure))
    }
  }

  private mutating func takeAlone(_ candidate: Candidate) throws {
    if case .unusable = candidate.state { return try take(candidate) }
    let containment = containment
    do {
      try containment.about(candidate.path) { try take(candidate) }
    } catch let failure as ReadingFailure {
      try wait(candidate, .unusable, [Importer.item(failure, candidate)])
    }
  }

  /// What daybook.yaml says anew of accounts counts at once, before any row is decided.
  private mutating func updateAccounts() throws {
    let accounts = folder.configuration.accounts
    guard try AccountStore(db: db).differs(from: accounts) else { return }
    try inBatch { db, batch in _ = try AccountStore(db: db).synchronize(accounts, journal: &batch.journal) }
  }

  /// A file in line, by its span; its reading only where it is small enough to be kept.
  private struct Queued {
    let path: String
    let span: (first: Int32, last: Int32)
    let reopens: Bool
    var candidate: Candidate?
  }

  /// Bytes of statements that are kept in memory between reading and writing; what is beyond is read again.
  private static let keepLimit = 64 << 20

  private mutating func take(_ candidate: Candidate) throws {
    switch candidate.state {
    case .known(let account, let last):
      var statement = StatementReport(file: candidate.path, outcome: .known, message: "imported before")
      statement.account = account
      report.add(statement)
      try settle(candidate)
      try retire(candidate, day: last)
    case .unusable(let failure):
      try wait(candidate, .unusable, [Importer.item(failure, candidate)])
    case .unfinished(let failure):
      var statement = StatementReport(file: candidate.path, outcome: .waiting, message: ValueText(failure.message))
      statement.remedy = failure.remedy
      report.add(statement)
    case .waits(let items, let account):
      try wait(candidate, .waiting, items, of: account)
    case .ready(let reading, let parts):
      if let file = candidate.file, try SameBytes(file.sha256, db).accounts != candidate.same {
        // Another file of this run had the same bytes.
        return try take(reader.read(candidate.path))
      }
      if let only = router.only, let file = candidate.file,
        let question = try OnlyAccount(db: db, account: only).question(of: reading, file)
      {
        return try wait(candidate, .waiting, [question])
      }
      try take(candidate, reading, parts)
    }
  }

  /// Balances that a person wrote down, held against the book with all files of this run in it.
  private mutating func takeBalances(_ path: String) throws {
    var statement = StatementReport(file: path, outcome: .known, message: "its balances were taken before")
    let lines: [BalancesFile.Line]
    do {
      lines = try BalancesFile.read(path, accounts: folder.configuration.accounts)
    } catch let faults as Diagnostics {
      guard let first = faults.all.first else { return }
      let failure = ReadingFailure(
        code: "balances", line: first.line, column: first.column, message: first.message, remedy: first.remedy ?? "")
      let candidate = Candidate(path: path, file: try? StatementFile(path: path), state: .unusable(failure))
      return try wait(candidate, .unusable, [Importer.item(failure, candidate)])
    }
    try settle(Candidate(path: path, file: nil, state: .known(account: "", last: nil)))
    let taken = TakenBalances(db: db, lines: lines, stage: folder.configuration.stages.balances)
    let fresh = try taken.fresh()
    if !fresh.isEmpty {
      try inBatch { [folder] db, batch in
        _ = try AccountStore(db: db).synchronize(folder.configuration.accounts, journal: &batch.journal)
        let (message, opened) = try taken.take(fresh, file: path, &batch)
        (statement.outcome, statement.message) = (.imported, message)
        if opened > 0 { statement.review[ReviewKind.balance.rawValue] = opened }
      }
    }
    report.add(statement)
  }

  private static func item(_ failure: ReadingFailure, _ candidate: Candidate) -> NewReviewItem {
    let place = failure.line > 0 ? "line \(failure.line): " : ""
    return NewReviewItem(
      .file(path: candidate.path, sha256: candidate.file?.sha256, code: failure.code),
      message: ValueText(place + failure.message), evidence: [ValueText(failure.remedy)], file: candidate.path)
  }

  /// Leaves the file where it is, with items that say why.
  private mutating func wait(
    _ candidate: Candidate, _ outcome: StatementReport.Outcome, _ items: [NewReviewItem],
    of account: Configuration.Account? = nil
  ) throws {
    var statement = StatementReport(
      file: candidate.path, outcome: outcome, message: items.map(\.message).joined(separator: "; "))
    statement.account = account?.name
    let fresh = try items.filter { try !ReviewQueue.isKnown($0.subject, db) }
    if !fresh.isEmpty {
      try inBatch { [folder] db, batch in
        let queue = ReviewQueue(db: db, run: batch.run)
        let known = account == nil ? [] : folder.configuration.accounts
        let ids = try AccountStore(db: db).synchronize(known, journal: &batch.journal)
        try Importer.settle(candidate, except: items.map(\.subject.key), db, &batch)
        for var item in fresh {
          item.account = account.flatMap { ids[$0.name] }
          guard try queue.open(item, journal: &batch.journal) else { continue }
          statement.review[item.kind.rawValue, default: 0] += 1
        }
      }
    }
    report.add(statement)
  }

  private mutating func take(_ candidate: Candidate, _ reading: Reading, _ parts: [Candidate.Part]) throws {
    guard let file = candidate.file else { return }
    var statements: [StatementReport] = []
    var watch = watch
    defer { self.watch = watch }
    try inBatch { [rules, folder, calendar, progress] db, batch in
      var writing = StatementImport(
        db: db, file: file, reading: reading, hints: candidate.hints, configuration: folder.configuration,
        calendar: calendar, rules: rules, batch: batch, progress: progress)
      statements = try writing.write(parts, watch: &watch)
      batch = writing.batch
      try Importer.settle(candidate, db, &batch)
    }
    for statement in statements { report.add(statement) }
    try retire(candidate, day: candidate.span.last == .min ? nil : Day(number: candidate.span.last))
  }

  /// Runs `body` in one SQLite transaction, beginning the run with the first.
  private mutating func inBatch(_ body: (Book.Connection, inout Batch) throws -> Void) throws {
    let current = batch
    batch = try db.atomically {
      var batch = try current ?? begin(db)
      try body(db, &batch)
      return batch
    }
  }

  /// Begins the run, with the categories that it is to create.
  private func begin(_ db: Book.Connection) throws -> Batch {
    var batch = try Batch(db, occasion)
    try CategoryStore(db: db).add(rules.newCategories, journal: &batch.journal)
    if let calendar, try BookCalendar(db: db).rule() == nil {
      try BookCalendar(db: db).keep(calendar.rule.text, &batch)
    }
    return batch
  }

  /// Closes what was open about the file: it is in the book now.
  private mutating func settle(_ candidate: Candidate) throws {
    guard try !Importer.open(about: candidate, db).isEmpty else { return }
    try inBatch { db, batch in try Importer.settle(candidate, db, &batch) }
  }

  private static func open(about candidate: Candidate, _ db: Book.Connection) throws -> [OpenItems.Item] {
    try OpenItems(db: db).items(aboutFile: candidate.path, sha256: candidate.file?.sha256)
  }

  /// What was asked about another file of this name, or another fault of this one, is over, too.
  private static func settle(
    _ candidate: Candidate, except keys: [String] = [], _ db: Book.Connection, _ batch: inout Batch
  ) throws {
    for item in try open(about: candidate, db) where !keys.contains(item.subject.key) {
      try ReviewQueue.settle(item.id, db, journal: &batch.journal)
    }
  }

  /// A file that is done leaves the inbox; where it cannot, that is said, and nothing is imported twice.
  private mutating func retire(_ candidate: Candidate, day: Day?) throws {
    guard let archive, let file = candidate.file else { return }
    do {
      try archive.take(file, day: day ?? occasion.today)
    } catch let error as WorkspaceError {
      report.unarchived = report.unarchived ?? error
    }
    watch.mark("archive")
  }

  /// Items about files of the inbox that a person took away have nothing to ask any more.
  private mutating func settleRemoved() throws {
    let removed = try Inbox(folder: folder.configuration.inbox).lost(among: OpenItems(db: db).files())
    guard !removed.isEmpty else { return }
    try inBatch { db, batch in
      for id in removed { try ReviewQueue.settle(id, db, journal: &batch.journal) }
    }
  }

  /// What one file left to ask about a transfer, another of this run may have decided.
  private mutating func countTransfers() throws {
    guard let run = batch?.run, report.review[ReviewKind.transfer.rawValue] != nil else { return }
    let open = try OpenItems(db: db).count(of: .transfer, by: run)
    report.review[ReviewKind.transfer.rawValue] = open == 0 ? nil : open
  }

  /// Asks for statements that a night misses; one that came settles what was asked.
  private mutating func askForStatements() throws {
    let accounts = folder.configuration.accounts
    let staleness = Staleness(db: db, accounts: accounts, today: occasion.today)
    let came = report.statements.filter { $0.outcome == .imported }.compactMap(\.account)
    let fresh = Set(isNightly ? came : accounts.map(\.name))
    if try staleness.isNews(sparing: fresh) {
      var opened = 0
      try inBatch { _, batch in opened = try staleness.update(&batch, sparing: fresh) }
      if opened > 0 { report.review[ReviewKind.stale.rawValue] = opened }
    }
    let stale = try staleness.stale().filter { !fresh.contains($0.account) }
    report.stale = stale.isEmpty ? nil : stale
  }

  /// Asks for days that no statement lists, at night; what a file lists now settles what was asked.
  private mutating func askForGaps() throws {
    guard try isNightly || !OpenItems(db: db).items(of: .gap).isEmpty else { return }
    let gaps = try CoverageGaps(db, folder.configuration.accounts, folder.configuration.stages.balances)
    if try gaps.isNews(asks: isNightly) {
      var opened = 0
      try inBatch { [isNightly] _, batch in opened = try gaps.update(&batch, asks: isNightly) }
      if opened > 0 { report.review[ReviewKind.gap.rawValue] = opened }
    }
    let open = try isNightly ? gaps.open() : []
    report.gaps = open.isEmpty ? nil : open
  }

  /// That daybook.yaml has another calendar than the book.
  private mutating func tellOfCalendar() throws {
    let notice = CalendarNotice(db: db, declared: folder.configuration.calendar)
    guard try notice.isNews() else { return }
    var opened = 0
    try inBatch { _, batch in opened = try notice.update(&batch) }
    if opened > 0 { report.review[ReviewKind.calendar.rawValue, default: 0] += opened }
  }

  private mutating func finish() throws {
    if archive != nil { try settleRemoved() }
    try askForStatements()
    try askForGaps()
    try tellOfCalendar()
    report.run = batch?.run
    report.book = folder.bookPath
    report.created = batch == nil ? [] : rules.newCategories
    report.waiting = try ReviewQueue.waiting(db)
    try countTransfers()
    report.seconds = watch.seconds
    report.seconds["total"] = watch.total
    let report = report
    if batch != nil { try inBatch { db, batch in try batch.summarize(db, report) } }
  }
}
