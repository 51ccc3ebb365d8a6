import Budgets
import Dispatch
import Matching
import Pipeline
import Rules
import Statements
import Store
import Values

/// The import of one file inside its SQLite transaction: plan and write each account's part.
struct StatementImport {
  let db: Book.Connection
  let file: StatementFile
  let reading: Reading
  let hints: ReadingHints
  let configuration: Configuration
  let calendar: PeriodCalendar?
  let rules: CompiledRules
  var batch: Batch
  let progress: Progress

  /// Days within which a pending row may settle, where the configuration does not say.
  private static let settleDays = 14

  mutating func write(_ parts: [Candidate.Part], watch: inout Stopwatch) throws -> [StatementReport] {
    let ids = try AccountStore(db: db).synchronize(configuration.accounts, journal: &batch.journal)
    var reports: [StatementReport] = []
    let parts = parts.map(filled)
    try StatementText(db: db).keep(file.bytes, sha256: file.sha256)
    let whole = try CutRows(db: db).whole(in: file.bytes, of: parts.compactMap { ids[$0.account.name] })
    file.letGo()
    for part in parts {
      guard let account = ids[part.account.name] else { continue }
      guard let turnover = try BookTurnover(db: db).adding(part.drafts.amounts) else {
        throw StatementImport.tooMuch(part.account.currency)
      }
      let plan = try plan(part.drafts, of: part.account, id: account, watch: &watch)
      var writer = try StatementWriter(db, journal: batch.journal, book: rules.book, run: batch.run)
      writer.progress = { [progress, count = plan.drafts.count] in progress("writing", $0, count) }
      let written = try writer.write(plan, book: rules.book, statement: statement(of: part, account, turnover))
      batch.journal = writer.journal
      var report = report(written, plan, of: part.account)
      try holdBalances(plan, of: part.account, id: account, written, &report)
      watch.mark("write")
      try linkTransfers(plan, written, &report)
      watch.mark("transfers")
      try holdPending(of: part.account, id: account, &report)
      try proposeCategories(written.statement, &report)
      reports.append(report)
      watch.mark("write")
    }
    for item in whole { try ReviewQueue.settle(item, db, journal: &batch.journal) }
    return reports
  }

  private static func tooMuch(_ currency: Currency) -> ReadingFailure {
    ReadingFailure(
      code: "bounds",
      message: "with this file the book would move more than "
        + "\(Money.text(Money.most, exponent: currency.exponent)) in all, which no accounts do",
      remedy: "See which statement moves so much with: daybook log. Take it back with: daybook undo N")
  }

  /// With what rules ask of the file besides its rows, in the currency of the account alone.
  private func filled(_ part: Candidate.Part) -> Candidate.Part {
    var part = part
    part.drafts = part.drafts.rejectingOtherCurrencies(than: part.account.currency, account: part.account.name)
      .inMoney(of: part.account.currency)
    part.drafts.currency = part.account.currency
    SourceFacts(configuration.stages.categorize == nil ? [] : [rules.matcher])
      .fill(&part.drafts, of: reading, file.bytes, fileName: file.name, hints, owner: part.account.owner)
    return part
  }

  /// Balances that were stated before, held against the book with this statement in it.
  private mutating func holdBalances(
    _ plan: Plan, of account: Configuration.Account, id: Int64, _ written: StoredStatement,
    _ report: inout StatementReport
  ) throws {
    guard let balances = configuration.stages.balances, let first = plan.drafts.days.min(),
      let last = plan.drafts.days.max()
    else { return }
    let tolerance = balances.tolerance(in: account.currency)
    let breaks = BalanceBreaks(db, account: id, currency: account.currency, tolerance: tolerance)
    try breaks.settle(&batch.journal)
    if try breaks.tell(since: first, through: last, but: written.statement, file: file.path, &batch) {
      report.review[ReviewKind.balance.rawValue, default: 0] += 1
    }
    try ReconciledRows(db: db, account: id).mark(
      after: ReconciledRows.Change(
        firstDay: first, firstTransaction: written.transactions.first, reconciledThrough: plan.balances.provenThrough,
        hadRows: !plan.known.rows.isEmpty),
      tolerance: tolerance, journal: &batch.journal)
  }

  /// New bookings may be sides of transfers, those that were pending until now among them.
  private mutating func linkTransfers(
    _ plan: Plan, _ written: StoredStatement, _ report: inout StatementReport
  ) throws {
    guard let stage = configuration.stages.duplicates, plan.drafts.count > 0 else { return }
    var linker = try TransferLinker(db, run: batch.run, days: stage.transferDays)
    let drafts = try linker.draftsToLink(of: plan)
    try linker.link(
      drafts.lazy.map { draft in
        plan.verdicts.verdicts[draft] == .settles ? plan.verdicts.counterparts[draft] : written.transactions[draft]
      }, journal: &batch.journal)
    if linker.opened > 0 { report.review[ReviewKind.transfer.rawValue, default: 0] += linker.opened }
  }

  /// Pending rows that were never booked wait for a person.
  private mutating func holdPending(
    of account: Configuration.Account, id: Int64, _ report: inout StatementReport
  ) throws {
    guard configuration.stages.duplicates != nil else { return }
    let opened = try PendingRows(db: db, account: id).hold(
      olderThan: account.staleAfter, exponent: account.currency.exponent,
      currency: account.currency.code, queue: ReviewQueue(db: db, run: batch.run), journal: &batch.journal)
    if opened > 0 { report.review[ReviewKind.pending.rawValue, default: 0] += opened }
  }

  /// What a person's decisions say of the rows that no rule decided.
  private mutating func proposeCategories(_ statement: Int64, _ report: inout StatementReport) throws {
    guard let stage = configuration.stages.categorize else { return }
    var proposals = Proposals(db: db, applies: stage.applySuggestions)
    try proposals.find(in: statement)
    let outcome = try proposals.write(&batch)
    if outcome.opened > 0 { report.review[ReviewKind.suggestion.rawValue, default: 0] += outcome.opened }
    if outcome.applied > 0 { report.suggested = outcome.applied }
  }

  /// The plan, whose choices another core works out while it is written.
  private func plan(
    _ drafts: Drafts, of account: Configuration.Account, id: Int64, watch: inout Stopwatch
  ) throws -> Plan {
    var drafts = drafts
    let stages = configuration.stages
    let settleDays = stages.duplicates.map { $0.settleDays ?? StatementImport.settleDays }
    let known = try KnownReader(db: db, account: id).known(around: &drafts, settleDays: settleDays ?? 0)
    let first = drafts.days.min()
    let tolerance = stages.balances?.tolerance(in: account.currency)
    let breaks = BalanceBreaks(db, account: id, currency: account.currency, tolerance: tolerance ?? 0)
    let facts = AccountFacts(
      name: account.name, known: known,
      bookBefore: try first.flatMap { try AccountTotals(db: db, account: id).balance(atEndOf: $0 - 1) },
      gapBefore: try first.map(breaks.gap(before:)) ?? 0,
      listedThrough: try first.flatMap { try StatementStore(db: db).lastDay(of: id, before: $0) },
      openingDay: account.opening?.day, tied: try tied(drafts, account, id))
    watch.mark("known")
    let planner = Planner(
      matcher: stages.categorize == nil ? nil : rules.matcher, settleDays: settleDays, calendar: calendar,
      tolerance: tolerance)
    let queue = DispatchQueue(label: "choices")
    return planner.plan(
      drafts, of: facts,
      start: { work in
        let choices = Background(on: queue, work)
        return { choices.value }
      }, clock: { watch.mark($0.rawValue) })
  }

  /// The balances that tie without the file, from its first day on.
  private func tied(_ drafts: Drafts, _ account: Configuration.Account, _ id: Int64) throws -> [TiedBalance] {
    guard let first = drafts.days.min(), let last = drafts.days.max(), let stage = configuration.stages.balances else {
      return []
    }
    return try StatedBalances(db: db).proofs(
      of: id, since: first, through: last, tolerance: stage.tolerance(in: account.currency)
    ).map { check in
      TiedBalance(day: check.day, balance: check.balance, place: check.place)
    }
  }

  /// What the file decided, and whose it says that it is.
  private var decided: [String: String] {
    var decided = reading.layout.decided
    let numbers = reading.layout.accountNumbers
    decided[Answers.numbers] = numbers.isEmpty ? nil : numbers.joined(separator: " ")
    return decided
  }

  private func statement(of part: Candidate.Part, _ account: Int64, _ turnover: Turnover) -> NewStatement {
    NewStatement(
      account: account, accountName: part.account.name, name: Archive.originalName(file.name), sha256: file.sha256,
      byteCount: file.byteCount, format: reading.format,
      hints: HintsRecord(hints, prepare: part.account.prepare).json, shape: reading.layout.shape,
      decided: Answers.json(decided), proof: reading.proof,
      exponent: part.account.currency.exponent, turnover: turnover, file: file.path)
  }

  private func report(
    _ written: StoredStatement, _ plan: Plan, of account: Configuration.Account
  ) -> StatementReport {
    var report = StatementReport(file: file.path, outcome: .imported)
    report.account = written.account
    report.first = plan.drafts.days.min().map { Day(number: $0).description }
    report.last = plan.drafts.days.max().map { Day(number: $0).description }
    report.rows = Dictionary(uniqueKeysWithValues: written.rows.map { ($0.key.rawValue, $0.value) })
    report.review = written.opened
    report.proof = reading.proof.rawValue
    report.message = history(plan, before: account.opening?.day)
    return report
  }

  /// Rows that the declared opening balance already holds count for categories alone; that is said.
  private func history(_ plan: Plan, before opening: Day?) -> ValueText? {
    guard let opening else { return nil }
    let count = plan.drafts.days.indices.count {
      plan.drafts.days[$0] <= opening.number && plan.verdicts.verdicts[$0] == .new
    }
    guard count > 0 else { return nil }
    let rows: ValueText = count == 1 ? "1 row up to \(opening) is" : "\(count) rows up to \(opening) are"
    return "\(rows) kept as history: the opening balance of that day holds \(count == 1 ? "it" : "them")"
  }
}
