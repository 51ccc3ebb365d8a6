import Budgets
import Matching
import Store
import Values

/// Carries out what a person does to transactions, inside the SQLite transaction of one batch, and what follows from it:
/// transfers, balances and proposals.
struct TransactionDesk {
  let db: Book.Connection
  let folder: WorkingFolder
  var batch: Batch
  var moved = MovedBalances()
  private var transfers: TransferDesk
  /// They may be sides of transfers now.
  var unpaired: [Int64] = []
  let calendar: PeriodCalendar?

  init(_ db: Book.Connection, folder: WorkingFolder, batch: Batch) throws {
    (self.db, self.folder, self.batch) = (db, folder, batch)
    calendar = try folder.calendar(db)
    transfers = try TransferDesk(db, batch, days: folder.configuration.stages.duplicates?.transferDays)
  }

  mutating func carryOut(_ change: TransactionChange, _ id: Int64) throws {
    guard let standing = try TransactionStanding(id, db) else { throw WorkspaceError.noTransaction(id) }
    switch change {
    case .set(let edit): try set(edit, standing)
    case .split(let written): try TransactionEditor(db: db).split(written, id, &batch)
    case .unsplit: try TransactionEditor(db: db).unsplit(id, &batch)
    case .ignore(let isIgnored): try ignore(standing, isIgnored)
    case .delete: try delete(standing)
    case .unlock: try unlock(standing)
    case .attach(let files):
      for file in files {
        try file.attach(to: id, db, journal: &batch.journal)
        try batch.keep("attach", transaction: id, "\(file.path) \(file.sha256)", db)
      }
    case .detach(let paths): for path in paths { try detach(path, id) }
    }
  }

  /// Looks for transfers among what changed, and holds the balances against what counts now.
  mutating func finish() throws {
    transfers.batch = batch
    try transfers.finish(with: unpaired)
    batch = transfers.batch
    try moved.hold(db, folder.configuration.stages.balances, &batch)
    try SuggestionStore(db: db).settle(journal: &batch.journal)
  }

  private mutating func set(_ edit: TransactionEdit, _ standing: TransactionStanding) throws {
    try TransactionEditor(db: db).apply(edit, to: standing.id, &batch)
    guard edit.date != nil || edit.amount != nil else { return }
    try standing.requireFree("its day and amount")
    guard let edits = try TransactionEdits(standing.id, db, journal: &batch.journal), let now = try edits.present()
    else { return }
    let exponent = try AccountStore(db: db).account(standing.account)?.exponent ?? 2
    let day = try edit.date.map { try $0.isEmpty ? now.bank.day : TypedValue.day($0).number } ?? now.day
    let amount =
      try edit.amount.map { try $0.isEmpty ? now.bank.amount : TypedValue.amount($0, exponent: exponent) } ?? now.amount
    try requireBounds([amount])
    if amount != now.amount { try repair(standing.id, turns: (amount < 0) != (now.amount < 0) || amount == 0) }
    try edits.correct(
      day: day, amount: amount, period: calendar?.period(containing: Day(number: day))?.first.number,
      journal: &batch.journal)
    moved.note(standing.account, from: min(day, now.day))
  }

  /// Of another amount, another row may be the other side. What a person linked stays, while money goes the same way.
  private mutating func repair(_ id: Int64, turns: Bool) throws {
    if let link = try TransferStore(db: db, run: batch.run).link(of: id), link.isByPerson {
      guard turns else { return }
      throw TransferDesk.linkedByPerson(id, link.other)
    }
    if turns, try !SplitPart.all(of: id, db).isEmpty {
      throw WorkspaceError.refused(
        "the parts of transaction \(id) go the other way",
        remedy: "Take them away first: daybook transactions split \(id) --none")
    }
    try release(id)
    unpaired.append(id)
  }

  private mutating func release(_ id: Int64) throws {
    transfers.batch = batch
    try transfers.release([id])
    batch = transfers.batch
  }

  func requireBounds(_ amounts: [Int64]) throws {
    guard try BookTurnover(db: db).adding(amounts) == nil else { return }
    throw WorkspaceError.refused("the amount is more than a book can take in", remedy: "Check its digits.")
  }

  private mutating func ignore(_ standing: TransactionStanding, _ isIgnored: Bool) throws {
    let id = standing.id
    guard (standing.status == .ignored) != isIgnored else { return }
    try standing.requireFree("its place in the totals")
    if standing.status == .held {
      throw WorkspaceError.refused(
        "transaction \(id) is held, and counts nowhere until that is decided",
        remedy: "See what is asked about it: daybook review list --where id:\(id)")
    }
    if let link = try TransferStore(db: db, run: batch.run).link(of: id), link.isByPerson {
      throw TransferDesk.linkedByPerson(id, link.other)
    }
    if isIgnored { try release(id) } else { unpaired.append(id) }
    try isIgnored ? standing.ignore(journal: &batch.journal) : standing.takeBack(journal: &batch.journal)
    try batch.keep(isIgnored ? "ignore" : "take back", transaction: id, "", db)
    moved.note(standing.account, from: standing.day)
  }

  private mutating func delete(_ standing: TransactionStanding) throws {
    let id = standing.id
    guard standing.isByHand else {
      throw WorkspaceError.refused(
        "transaction \(id) came with a statement, and would come again",
        remedy: "Leave it out of all totals: daybook transactions ignore \(id)")
    }
    try standing.requireFree("its existence")
    if let link = try TransferStore(db: db, run: batch.run).link(of: id), link.isByPerson {
      throw TransferDesk.linkedByPerson(id, link.other)
    }
    try release(id)
    try batch.keep("delete", transaction: id, "", db)
    try standing.delete(journal: &batch.journal)
    moved.note(standing.account, from: standing.day)
  }

  private mutating func unlock(_ standing: TransactionStanding) throws {
    guard standing.status == .reconciled else {
      throw WorkspaceError.refused(
        "transaction \(standing.id) is \(standing.status), not reconciled", remedy: "It can be changed as it is.")
    }
    try standing.unlock(journal: &batch.journal)
    try batch.keep("unlock", transaction: standing.id, "", db)
  }

  private mutating func detach(_ path: String, _ id: Int64) throws {
    let known = try Attachment.all(of: id, db).map(\.path)
    let file = Attachment(path: path, sha256: "")
    guard try !file.detach(from: id, db, journal: &batch.journal) else {
      return try batch.keep("detach", transaction: id, path, db)
    }
    throw WorkspaceError.refused(
      "transaction \(id) has no file '\(path)'",
      remedy: known.isEmpty ? "It has none." : "It has: \(known.joined(separator: ", "))")
  }
}

/// Days and amounts as people write them in commands.
enum TypedValue {
  static func day(_ text: String) throws -> Day {
    if let day = Day(iso: text) { return day }
    throw WorkspaceError.refused("'\(text)' is not a date", remedy: "Write year, month and day: 2025-01-31.")
  }

  /// Minor units.
  static func amount(_ text: String, exponent: Int) throws -> Int64 {
    if let amount = try? Money.parse(text, exponent: exponent) { return amount }
    let decimals = exponent == 0 ? "no decimals" : "at most \(exponent) decimals"
    throw WorkspaceError.refused(
      "'\(text)' is not an amount with \(decimals)",
      remedy: "Write it as \(Money.text(-1250, exponent: exponent)): '.' is the decimal mark, money out is negative.")
  }
}

extension TransactionStanding {
  /// What is reconciled changes in category, payee, bucket, tags and notes alone.
  func requireFree(_ what: String) throws {
    guard status == .reconciled else { return }
    throw WorkspaceError.refused(
      "transaction \(id) is reconciled: \(what) cannot change",
      remedy: "Unlock it first: daybook transactions unlock \(id)")
  }
}
