import Matching
import Pipeline
import Rules
import Store
package import Values

/// A transaction that a person enters: what statements do not have, or do not have yet.
package struct HandEntry: Sendable {
  package var account: String
  package var day: Day
  /// Major units; money out is negative.
  package var amount: String
  package var payee: String
  /// Category, note, tags and tax.
  package var edit: TransactionEdit

  package init(account: String, day: Day, amount: String, payee: String, edit: TransactionEdit) {
    (self.account, self.day, self.amount, self.payee, self.edit) = (account, day, amount, payee, edit)
  }
}

/// What became of an entry.
package struct HandEntryReport: Codable, Sendable {
  package var run: Int64?
  package var transaction: Int64
  /// `booked` in a cash account; elsewhere `pending` until the bank's row comes.
  package var status: String
}

extension WorkingFolder {
  /// Enters a transaction by hand, as one undoable batch.
  package func add(_ entry: HandEntry, _ options: JobOptions) throws -> HandEntryReport {
    let account = try Configuration.Account.named(entry.account, in: configuration.accounts)
    return try inOneBatch(options) { db, batch in
      let ids = try AccountStore(db: db).synchronize(configuration.accounts, journal: &batch.journal)
      var desk = try TransactionDesk(db, folder: self, batch: batch)
      let id = try desk.add(entry, to: account, ids[account.name] ?? 0)
      try desk.finish()
      batch = desk.batch
      let status = try TransactionStanding(id, db)?.status
      return HandEntryReport(
        run: options.dryRun ? nil : batch.run, transaction: id, status: status.map { String(describing: $0) } ?? "")
    }
  }
}

extension TransactionDesk {
  /// The number of the new transaction.
  fileprivate mutating func add(
    _ entry: HandEntry, to account: Configuration.Account, _ id: Int64
  ) throws -> Int64 {
    guard !entry.payee.isEmpty else {
      throw WorkspaceError.refused("an entry needs a payee", remedy: "Say who it was: --payee \"Corner Shop\"")
    }
    let amount = try TypedValue.amount(entry.amount, exponent: account.currency.exponent)
    try requireBounds([amount])
    let rules = try folder.compiledRules(db)
    let plan = try plan(entry, amount, account, rules)
    let inserter = SingleInserter(db: db, book: rules.book)
    guard let transaction = try inserter.insert(plan, account: id, statement: nil, journal: &batch.journal) else {
      throw WorkspaceError.refused("the amount is more than a book can take in", remedy: "Check its digits.")
    }
    var edit = entry.edit
    edit.payee = entry.payee
    try TransactionEditor(db: db).apply(edit, to: transaction, &batch)
    moved.note(id, from: entry.day.number)
    if account.kind == "cash" { unpaired.append(transaction) }
    return transaction
  }

  /// Through the same columns as an import.
  private func plan(
    _ entry: HandEntry, _ amount: Int64, _ account: Configuration.Account, _ rules: CompiledRules
  ) throws -> Plan {
    var drafts = Drafts()
    drafts.currency = account.currency
    drafts.exponent = account.currency.exponent
    drafts.lines = [0]
    drafts.days = [entry.day.number]
    drafts.amounts = [amount]
    drafts.descriptions = [drafts.texts.intern(entry.payee)]
    drafts.pending = [account.kind != "cash"]
    drafts.owner = drafts.texts.intern(account.owner ?? "")
    let planner = Planner(
      matcher: folder.configuration.stages.categorize == nil ? nil : rules.matcher, settleDays: nil,
      calendar: calendar, tolerance: nil)
    let alone = Known(rows: [], covered: [])
    return planner.plan(drafts, of: AccountFacts(name: account.name, known: alone, bookBefore: nil, openingDay: nil))
  }
}
