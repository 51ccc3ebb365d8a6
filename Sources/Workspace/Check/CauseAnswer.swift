import Budgets
import Matching
import Store
import Values

/// Carries out what mends a difference, inside the SQLite transaction of its batch: each is a decision with its undo.
struct CauseAnswer {
  let db: Book.Connection
  let folder: WorkingFolder
  let account: StoredAccount
  let options: JobOptions

  /// - Parameter day: the last one that may count.
  func carryOut(_ cause: Cause, by day: Int32, _ begun: Batch) throws -> Batch {
    var batch = begun
    let row = cause.rows.first
    switch cause.remedy {
    case .takeOut:
      if let row { batch = try change(row, .ignore(true), batch) }
    case .putIn(let amount):
      let last = min(day, cause.between?.upperBound ?? day)
      _ = try enter(amount, on: last, "", category: nil, &batch)
    case .book:
      for row in cause.isOneOf ? Array(cause.rows.prefix(1)) : cause.rows { batch = try book(row, batch) }
    case .opening(let balance):
      try AccountMovements.open(account.id, with: balance, db, journal: &batch.journal)
      try breaks?.answer(&batch)
    case .amount(let amount):
      var edit = TransactionEdit()
      edit.amount = Money.text(amount, exponent: account.exponent)
      if let row { batch = try change(row, .set(edit), batch) }
    case .day(let day):
      var edit = TransactionEdit()
      edit.date = Day(number: day).description
      if let row { batch = try change(row, .set(edit), batch) }
    case .move(let name):
      if let row { batch = try move(row, to: name.map { try AccountStore(db: db).account(named: $0) }, batch) }
    case .ask:
      let gaps = try CoverageGaps(db, folder.configuration.accounts, folder.configuration.stages.balances)
      if let days = cause.between { try gaps.ask(of: account.id, for: days, &batch) }
    case .none: break
    }
    try batch.keep("reconcile", transaction: row, "\(cause.code.rawValue): \(cause.message.plain)", db)
    return try settled(batch)
  }

  /// Closes the difference by a transaction.
  func adjust(_ difference: Int64, on day: Int32, note: String, category: String?, _ begun: Batch) throws -> Batch {
    var batch = begun
    let category = try category.map { try CategoryStore(db: db).id(of: $0) }
    let id = try enter(difference, on: day, "Adjustment", category: category, &batch)
    try Annotation.setNote(note, of: id, db, journal: &batch.journal)
    try batch.keep("adjust", transaction: id, note, db)
    return try settled(batch)
  }

  /// A row belongs to its statement's account: it is ignored there, and entered where it belongs, with what is known of it.
  private func move(_ row: Int64, to other: StoredAccount?, _ begun: Batch) throws -> Batch {
    guard let record = try TransactionList(db: db).transaction(row), let source = try TransactionSource(row, db) else {
      throw WorkspaceError.noTransaction(row)
    }
    var batch = try change(row, .ignore(true), begun)
    let owner = other ?? account
    let id = try CauseAnswer(db: db, folder: folder, account: owner, options: options)
      .enter(source.amount, on: source.day.number, source.description, category: nil, &batch)
    var edit = TransactionEdit()
    edit.payee = record.payee.isEmpty ? nil : record.payee
    edit.category = record.category.isEmpty || record.splits != nil ? nil : record.category
    edit.note = "moved from \(source.account.name), transaction \(row)"
    try TransactionEditor(db: db).apply(edit, to: id, &batch)
    return try CauseAnswer(db: db, folder: folder, account: other ?? source.account, options: options)
      .settled(batch, since: source.day.number)
  }

  private func enter(
    _ amount: Int64, on day: Int32, _ description: String, category: Int64?, _ batch: inout Batch
  ) throws -> Int64 {
    guard try BookTurnover(db: db).adding([amount]) != nil else {
      throw WorkspaceError.refused("the amount is more than a book can take in", remedy: "Check the balance's digits.")
    }
    let calendar = try folder.calendar(db)
    let period = calendar.flatMap { periodColumn(days: [day], calendar: $0, outside: Drafts.noDay).first }
    return try AccountMovements(db: db, account: account.id, day: day).enter(
      amount, on: day, period: period == Drafts.noDay ? nil : period, description, category: category,
      journal: &batch.journal)
  }

  /// What waits belongs in: its question is answered so.
  private func book(_ row: Int64, _ begun: Batch) throws -> Batch {
    var batch = begun
    guard let open = try OpenItems(db: db).item(aboutWaiting: row) else {
      try AccountMovements.book(row, db, journal: &batch.journal)
      return batch
    }
    let item = try ReviewItems(db: db).item(open)
    if item.subject.kind == .duplicate {
      var desk = ReviewDesk(db: db, folder: folder, batch: batch, options: options)
      try desk.decide(item, ReviewAnswer(.reject))
      try desk.finish()
      return desk.batch
    }
    try ReviewQueue.settle(open, db, journal: &batch.journal)
    try AccountMovements.book(row, db, journal: &batch.journal)
    return batch
  }

  /// As a person changes it by its number.
  private func change(_ row: Int64, _ change: TransactionChange, _ batch: Batch) throws -> Batch {
    var desk = try TransactionDesk(db, folder: folder, batch: batch)
    try desk.carryOut(change, row)
    try desk.finish()
    return desk.batch
  }

  /// What the answer mended has nothing to ask any more.
  ///
  /// - Parameter day: of another account, from when on rows may be reconciled now; `reconcile` does it with its own.
  private func settled(_ begun: Batch, since day: Int32? = nil) throws -> Batch {
    var batch = begun
    guard let breaks else { return batch }
    try breaks.settle(&batch.journal)
    if let day {
      try ReconciledRows(db: db, account: account.id).mark(
        after: ReconciledRows.Change(firstDay: day), tolerance: breaks.tolerance, journal: &batch.journal)
    }
    return batch
  }

  private var breaks: BalanceBreaks? {
    guard let settings = folder.configuration.stages.balances, let currency = Currency(account.currency) else {
      return nil
    }
    return BalanceBreaks(db, account: account.id, currency: currency, tolerance: settings.tolerance(in: currency))
  }
}
