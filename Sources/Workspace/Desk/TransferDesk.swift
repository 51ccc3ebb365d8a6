package import Store
import Values

extension WorkingFolder {
  /// Says that two transactions are one transfer; no import changes it.
  package func linkTransfer(_ left: Int64, _ right: Int64, _ options: JobOptions) throws -> EditReport {
    try inOneBatch(options) { db, batch in
      var desk = try TransferDesk(db, batch, days: configuration.stages.duplicates?.transferDays)
      try desk.link(left, right)
      try desk.decide("link", left, detail: "with \(right)")
      try desk.finish()
      batch = desk.batch
      return EditReport(run: batch.run, changed: 1)
    }
  }

  /// Says that transactions are no sides of the transfers that they were linked as; the pairs are not proposed again.
  package func unlinkTransfers(_ transactions: [Int64], _ options: JobOptions) throws -> EditReport {
    try inOneBatch(options) { db, batch in
      var desk = try TransferDesk(db, batch, days: configuration.stages.duplicates?.transferDays)
      for id in transactions where !desk.freed.contains(id) { try desk.unlink(id) }
      try desk.finish()
      batch = desk.batch
      return EditReport(run: batch.run, changed: transactions.count)
    }
  }

  /// Linked transfers by the day on which the money left.
  package func transfers() throws -> [TransferRecord] {
    try openBook().connected { try TransferRecord.all($0) }
  }
}

/// What a person says of transfers, inside the SQLite transaction of a batch.
struct TransferDesk {
  let db: Book.Connection
  var batch: Batch
  private let store: TransferStore
  private let days: Int?
  /// Transactions whose partner went: they may have another.
  private(set) var freed: Set<Int64> = []
  /// The transactions of each open item, once they were asked for.
  private var open: [Int64: Set<Int64>]?

  init(_ db: Book.Connection, _ batch: Batch, days: Int?) throws {
    self.db = db
    self.days = days
    self.batch = batch
    store = TransferStore(db: db, run: batch.run)
  }

  mutating func link(_ left: Int64, _ right: Int64) throws {
    let pair = try store.pair(left, right)
    for id in [left, right] {
      guard let link = try store.link(of: id) else { continue }
      if link.isByPerson, Set([id, link.other]) != [left, right] {
        throw TransferDesk.linkedByPerson(id, link.other)
      }
      freed.insert(link.other)
      try store.delete(id, journal: &batch.journal)
    }
    try store.forgive(pair, journal: &batch.journal)
    try store.insert(pair, byPerson: true, evidence: ["a person said so"], journal: &batch.journal)
    freed.formUnion(try settleItems(about: [left, right]))
    freed.subtract([left, right])
  }

  static func linkedByPerson(_ id: Int64, _ other: Int64) -> WorkspaceError {
    .refused(
      "transaction \(id) is linked with \(other) by a person",
      remedy: "Take that back first: daybook review unlink \(id)")
  }

  mutating func unlink(_ id: Int64) throws {
    guard let link = try store.link(of: id) else {
      throw WorkspaceError.refused(
        "transaction \(id) is not linked", remedy: "See what is: daybook transactions --transfers")
    }
    try store.delete(id, journal: &batch.journal)
    try store.refuse(try store.ordered(id, link.other), journal: &batch.journal)
    try decide("unlink", id, detail: "from \(link.other)")
    freed.formUnion([id, link.other])
  }

  /// What counts no more is no side of a transfer, and nothing is asked about it as one.
  mutating func release(_ ids: Set<Int64>) throws {
    for id in ids {
      guard let link = try store.link(of: id) else { continue }
      try store.delete(id, journal: &batch.journal)
      freed.insert(link.other)
    }
    freed.formUnion(try settleItems(about: ids))
    freed.subtract(ids)
  }

  /// None of the candidates is the other side.
  mutating func refuse(_ id: Int64, _ candidates: [Int64]) throws {
    for other in candidates { try store.refuse(try store.ordered(id, other), journal: &batch.journal) }
  }

  /// Looks for partners of what was freed, and of others that may have one.
  mutating func finish(with others: [Int64] = []) throws {
    freed.formUnion(others)
    guard !freed.isEmpty else { return }
    var linker = try TransferLinker(db, run: batch.run, days: days)
    try linker.link(freed.sorted(), journal: &batch.journal)
    freed = []
  }

  /// Open items about linked transactions have nothing to ask; their other transactions are free again.
  private mutating func settleItems(about ids: Set<Int64>) throws -> Set<Int64> {
    var others: Set<Int64> = []
    for (item, concerned) in try openItems() where !concerned.isDisjoint(with: ids) {
      others.formUnion(concerned)
      open?[item] = nil
      try ReviewQueue.settle(item, db, journal: &batch.journal)
    }
    return others
  }

  /// Read once for all of a bulk.
  private mutating func openItems() throws -> [Int64: Set<Int64>] {
    if let open { return open }
    let items = try OpenItems(db: db).transfers()
    open = items
    return items
  }

  mutating func decide(_ verdict: String, _ id: Int64, detail: String) throws {
    try batch.keep(verdict, transaction: id, detail, db)
  }
}
