import Foundation
package import Store
import Values

/// What a person says about review items.
package struct ReviewAnswer: Sendable {
  package enum Verdict: String, Sendable { case accept, reject }
  package var verdict: Verdict
  /// The option chosen, for items that offer some.
  package var option: String?
  /// Corrected fields of a row: `date`, `amount`, `description`.
  package var fields: [String: String] = [:]

  package init(_ verdict: Verdict) { self.verdict = verdict }
}

/// What a decision did.
package struct ReviewOutcome: Codable, Sendable {
  package var run: Int64?
  package var decided: Int
  /// The import of what had waited for the answer.
  package var imported: RunReport?
  /// Files that waited for the answer and are not there any more; the answer is remembered all the same.
  package var gone: [String] = []

  package static let none = ReviewOutcome(decided: 0)
}

extension WorkingFolder {
  package func reviewItems(_ filter: ReviewFilter) throws -> [ReviewItem] {
    try openBook().connected { db in
      for id in filter.ids { _ = try ReviewItems(db: db).item(id) }
      return try matching(filter, db)
    }
  }

  /// An item with both sides of it.
  package func reviewDetail(_ id: Int64) throws -> ReviewDetail {
    try openBook().connected { db in
      let item = try ReviewItems(db: db).item(id)
      let list = TransactionList(db: db)
      return ReviewDetail(
        item: item, transaction: try item.transaction.flatMap(list.transaction),
        other: try item.other.flatMap(list.transaction), rows: try item.rows.compactMap(list.transaction),
        balance: try BalanceChange(item, db))
    }
  }

  /// Decides items in one undoable batch: all of them or none.
  package func decide(_ filter: ReviewFilter, _ answer: ReviewAnswer, _ options: JobOptions) throws -> ReviewOutcome {
    try atDesk(options) { db in
      try openItems(filter, db).map { item in DeskTask(item: item) { try $0.decide(item, answer) } }
    }
  }

  /// Edits what items are about, in one undoable batch: all of them or none.
  package func edit(_ filter: ReviewFilter, _ edit: ItemEdit, _ options: JobOptions) throws -> ReviewOutcome {
    try atDesk(options) { db in
      try openItems(filter, db).map { item in DeskTask(item: item) { try $0.edit(item, edit) } }
    }
  }

  /// Carries out a file of decisions in one undoable batch: all of them or none.
  package func decide(_ file: DecisionFile, _ options: JobOptions) throws -> ReviewOutcome {
    try atDesk(options) { db in
      var filter = ReviewFilter()
      filter.state = nil
      filter.ids = file.decisions.map(\.id)
      let known = filter.ids.isEmpty ? [] : try ReviewItems(db: db).matching(filter)
      let items = try file.items(Dictionary(once: known.map { ($0.id, $0) }))
      return zip(file.decisions, items).map { decision, item in
        DeskTask(item: item) { desk in
          do {
            try desk.carryOut(decision.action, item)
          } catch let error as WorkspaceError {
            throw file.faults(error, at: decision.place)
          }
        }
      }
    }
  }

  private func atDesk(_ options: JobOptions, _ tasks: (Book.Connection) throws -> [DeskTask]) throws -> ReviewOutcome {
    try writing(options) { db, options in
      let outcome = try db.atomically {
        var outcome = ReviewOutcome(decided: 0)
        let tasks = try tasks(db)
        guard !tasks.isEmpty else { return outcome }
        let batch = try Batch(db, options.occasion)
        var desk = ReviewDesk(db: db, folder: self, batch: batch, options: options)
        for task in tasks {
          // What was decided before it may have settled this one.
          guard try desk.isOpen(task.item) else { continue }
          try task.carryOut(&desk)
          outcome.decided += 1
        }
        try desk.finish()
        (outcome.run, outcome.imported, outcome.gone) = (desk.batch.run, desk.imported, desk.gone)
        return outcome
      }
      if !options.dryRun { try archive(outcome.imported) }
      return outcome
    }
  }

  /// Files of the inbox that a decision imported leave it, once the decision is in the book; one of several accounts
  /// leaves it once.
  private func archive(_ report: RunReport?) throws {
    let imported = (report?.statements ?? []).filter { $0.outcome == .imported }
    for (path, parts) in Dictionary(grouping: imported, by: \.file).sorted(by: { $0.key < $1.key }) {
      let file = URL(filePath: path)
      guard file.deletingLastPathComponent().path == URL(filePath: configuration.inbox).path,
        let last = parts.compactMap({ $0.last.flatMap { Day(iso: $0) } }).max()
      else { continue }
      try Archive(folder: configuration.archive).take(try StatementFile(path: path), day: last)
    }
  }

  /// An account is one of the configuration or of the book.
  private func requireAccount(_ filter: ReviewFilter, _ db: Book.Connection) throws {
    guard let name = filter.account, !configuration.accounts.contains(where: { $0.name == name }) else { return }
    _ = try AccountStore(db: db).id(of: name)
  }

  private func matching(_ filter: ReviewFilter, _ db: Book.Connection) throws -> [ReviewItem] {
    try requireAccount(filter, db)
    let selection = try filter.conditions.map { try self.selection($0, db) }
    return try ReviewItems(db: db).matching(filter, selection)
  }

  /// The open items; an item asked for by number that is decided already is an error.
  private func openItems(_ filter: ReviewFilter, _ db: Book.Connection) throws -> [ReviewItem] {
    var any = filter
    any.state = nil
    let items = try matching(any, db)
    let byID = try Dictionary(once: items.map { ($0.id, $0) })
    for id in filter.ids {
      guard let item = byID[id] else { throw WorkspaceError.noItem(id) }
      guard item.state == "open" else { throw WorkspaceError.itemIsClosed(id, state: item.state) }
    }
    return items.filter { $0.state == "open" }
  }
}

/// One item of a bulk with what is to be done about it.
private struct DeskTask {
  let item: ReviewItem
  let carryOut: (inout ReviewDesk) throws -> Void
}

/// A review item with the transactions that it is about.
package struct ReviewDetail: Encodable, Sendable {
  package var item: ReviewItem
  package var transaction: TransactionRecord?
  package var other: TransactionRecord?
  /// Of an item about several, all of them.
  package var rows: [TransactionRecord] = []
  /// Nil where no answer changes a balance, or the account has none.
  package var balance: BalanceChange?
}

/// Carries out decisions, inside the SQLite transaction of their batch.
struct ReviewDesk {
  let db: Book.Connection
  let folder: WorkingFolder
  var batch: Batch
  let options: JobOptions
  private(set) var imported: RunReport?
  private(set) var gone: [String] = []
  /// Transactions that decisions booked or freed: they may be sides of transfers.
  var unpaired: Set<Int64> = []
  /// Of rows that were decided.
  var moved = MovedBalances()
  var transfers: TransferDesk?
  /// Read when the first decision needs them, once for all of a bulk.
  private lazy var rules = Result { try folder.compiledRules(db) }

  init(db: Book.Connection, folder: WorkingFolder, batch: Batch, options: JobOptions) {
    self.db = db
    self.folder = folder
    self.batch = batch
    self.options = options
  }

  mutating func decide(_ item: ReviewItem, _ answer: ReviewAnswer) throws {
    if answer.option != nil, !item.options.isEmpty, chosen(item, answer) == nil { throw noOption(item) }
    if case .gap = item.subject, chosen(item, answer) == AskedGaps.Answer.asked.rawValue {
      return try say(AskedGaps.verdict, item, "")
    }
    try close(item, answer)
    switch item.subject {
    case .duplicate: try decideDuplicate(item, answer)
    case .partial: try decidePartial(item, answer)
    case .late: try decideLate(item, answer)
    case .row: try decideRow(item, answer)
    case .question(let sha256, let code, _, let shape, _):
      try remember(code, ofShape: shape, sha256, item, answer)
    case .account(let sha256, _, let shape): try remember(Answers.owner, ofShape: shape, sha256, item, answer)
    case .transfer: try decideTransfer(item, answer)
    case .pending: try decidePending(item, answer)
    case .suggestion:
      if answer.verdict == .accept { try SuggestionDesk(db: db, item: item).accept(as: answer.option, &batch) }
    case .unlisted, .file, .balance, .period, .calendar, .rule, .stale, .gap, .recurring: break
    }
  }

  mutating func carryOut(_ action: DecisionFile.Action, _ item: ReviewItem) throws {
    switch action {
    case .answer(let answer): try decide(item, answer)
    case .edit(let edit): try self.edit(item, edit)
    }
  }

  func isOpen(_ item: ReviewItem) throws -> Bool { try OpenItems(db: db).contains(item.id) }

  private mutating func close(_ item: ReviewItem, _ answer: ReviewAnswer) throws {
    try noteMove(item)
    try ReviewQueue.close(item.id, isAccepted: answer.verdict == .accept, db, journal: &batch.journal)
    let detail = ([answer.option].compactMap { $0 } + answer.fields.sorted { $0.key < $1.key }.map { "\($0)=\($1)" })
      .joined(separator: " ")
    try batch.keep(answer.verdict.rawValue, item: item.id, transaction: item.transaction, detail, db)
  }

  var transferDays: Int? { folder.configuration.stages.duplicates?.transferDays }

  /// Links the pair, or the candidate that was chosen; rejected, none of them is proposed again.
  private mutating func decideTransfer(_ item: ReviewItem, _ answer: ReviewAnswer) throws {
    guard let row = item.transaction, let likeliest = item.other else { return }
    let options = item.options.compactMap { ReviewOption.transaction($0.value) }
    let candidates = options.isEmpty ? [likeliest] : options
    var desk = try transfers ?? TransferDesk(db, batch, days: transferDays)
    desk.batch = batch
    switch answer.verdict {
    case .accept:
      let chosen = item.options.isEmpty ? likeliest : chosen(item, answer).flatMap(ReviewOption.transaction)
      guard let chosen else { throw noOption(item) }
      try desk.link(row, chosen)
      unpaired.formUnion(candidates.filter { $0 != chosen })
    case .reject:
      try desk.refuse(row, candidates)
      unpaired.formUnion([row] + candidates)
    }
    batch = desk.batch
    transfers = desk
  }

  /// A pending row that will never be booked is left out; else it counts as pending again.
  private mutating func decidePending(_ item: ReviewItem, _ answer: ReviewAnswer) throws {
    guard let transaction = item.transaction else { return }
    try PendingRows.decide(transaction, isLeftOut: answer.verdict == .accept, db, journal: &batch.journal)
  }

  /// Whose balance the answer may move, and from when on.
  private mutating func noteMove(_ item: ReviewItem) throws {
    guard [.row, .duplicate, .partial, .late, .pending].contains(item.subject.kind) else { return }
    guard let (account, day) = try ReviewItems(db: db).reach(of: item.id) else { return }
    moved.note(account, from: day)
  }

  /// Looks for transfers among what the decisions booked or freed.
  mutating func finish() throws {
    try moved.hold(db, folder.configuration.stages.balances, reconciles: true, &batch)
    unpaired.formUnion(transfers?.freed ?? [])
    guard !unpaired.isEmpty else { return }
    var linker = try TransferLinker(db, run: batch.run, days: transferDays)
    try linker.link(unpaired.sorted(), journal: &batch.journal)
    unpaired = []
  }

  private mutating func decideRow(_ item: ReviewItem, _ answer: ReviewAnswer) throws {
    guard answer.verdict == .accept else { return }
    let correction = RowCorrection(db: db, item: item, fields: answer.fields, folder: folder, rules: try rules.get())
    let transaction = try correction.book(journal: &batch.journal)
    try ReviewQueue.point(item.id, at: transaction, db)
    unpaired.insert(transaction)
  }

  /// Remembers the answer, and imports the file that waited for it.
  private mutating func remember(
    _ code: String, ofShape shape: String, _ sha256: String?, _ item: ReviewItem, _ answer: ReviewAnswer
  ) throws {
    guard answer.verdict == .accept else { return }
    guard let option = chosen(item, answer) else { throw noOption(item) }
    try Answers(db: db).keep(option, of: code, account: item.account, shape: shape, journal: &batch.journal)
    guard let path = item.path else { return }
    if let there = whereabouts(of: path, sha256) { try importFile(there, of: item) } else { gone.append(path) }
  }

  /// Where the file is now: where it waited, or in the archive, if a run took it that was undone.
  private func whereabouts(of path: String, _ sha256: String?) -> String? {
    if SystemPath.status(path) != nil { return path }
    return Archive(folder: folder.configuration.archive).files(sha256: Set([sha256].compactMap(\.self))).first
  }

  func noOption(_ item: ReviewItem) -> WorkspaceError {
    .refused(
      "review item \(item.id) asks for one of: \(item.options.map(\.value).joined(separator: ", "))",
      remedy: "Answer with: daybook review accept \(item.id) --option \(item.options.first?.value ?? "VALUE")")
  }

  /// By value, or by the number under which the option is shown.
  func chosen(_ item: ReviewItem, _ answer: ReviewAnswer) -> String? {
    guard let option = answer.option else { return nil }
    if let match = item.options.first(where: { $0.value == option }) { return match.value }
    guard let number = Int(option), item.options.indices.contains(number - 1) else { return nil }
    return item.options[number - 1].value
  }

  private mutating func importFile(_ path: String, of item: ReviewItem) throws {
    let account = try item.account.map { try Configuration.Account.named($0, in: folder.configuration.accounts) }
    var importer = try Importer(
      db: db, folder: folder, rules: try rules.get(), occasion: options.occasion, account: account,
      containment: folder.containment(db, isAsked: true, options), progress: options.progress)
    importer.join(batch)
    try importer.take([path])
    if let joined = importer.batch { batch = joined }
    imported = imported.map { $0.joined(by: importer.report) } ?? importer.report
  }
}
