package import Store
package import Values

extension WorkingFolder {
  /// Calls `body` for each transaction that the filter selects, by day, then number; with a limit the newest, from the
  /// last on. With `totals` it returns what all of them come to, its limit left aside.
  @discardableResult
  package func transactions(
    _ filter: TransactionFilter, totals: Bool = false, _ body: (TransactionRecord) throws -> Void
  ) throws -> [TransactionTotal] {
    try openBook().connected { db in
      if let name = filter.account, configuration.accounts.contains(where: { $0.name == name }),
        try !AccountStore(db: db).contains(name)
      {
        return []
      }
      for id in filter.ids where try TransactionStanding(id, db) == nil { throw WorkspaceError.noTransaction(id) }
      let selected = try filter.conditions.map { try selection($0, db).ids(db) }
      let list = TransactionList(db: db)
      try list.forEach(filter, selected: selected, body)
      return totals ? try list.totals(filter, selected: selected) : []
    }
  }

  /// Calls `body` for each transaction with these numbers, by day, then number.
  package func transactions(_ ids: Set<Int64>, _ body: (TransactionRecord) throws -> Void) throws {
    guard !ids.isEmpty else { return }
    try openBook().connected { try TransactionList(db: $0).forEach(TransactionFilter(), selected: ids, body) }
  }

  /// Calls `body` for each physical record of the imported files.
  package func rows(_ filter: RowFilter, _ body: (RowRecord) throws -> Void) throws {
    try openBook().connected { try RowList(db: $0).forEach(filter, body) }
  }

  /// - Parameters:
  ///   - day: as they were at the end of this day; nil for all that the book has.
  ///   - today: from which on days without a statement are counted back.
  package func accounts(on day: Day? = nil, today: Day) throws -> [AccountRecord] {
    try openBook().connected { db in
      let staleness = Staleness(db: db, accounts: configuration.accounts, today: day ?? today)
      let stale = try Dictionary(once: staleness.stale().map { ($0.account, $0.days) })
      return try AccountStore(db: db).records(on: day, stale: stale)
    }
  }

  /// The batches, the last first.
  package func log(_ filter: LogFilter) throws -> [LogEntry] {
    try openBook().connected { try RunLog(db: $0).entries(filter) }
  }

  /// Calls `body` for each change of a batch, also of one that was taken back: then the first of them, and the number of
  /// the undo is returned.
  package func changes(of run: Int64, _ body: (LogChange) throws -> Void) throws -> Int64? {
    try openBook().connected { db in
      guard let found = try RunStore(db: db).run(run) else { throw WorkspaceError.noRun(run) }
      if let undo = try found.undoneBy.flatMap(RunStore(db: db).run) {
        try Undo.changes(takenBackBy: undo).forEach(body)
      } else {
        try BatchLog(db, run: run).forEach(body)
      }
      return found.undoneBy
    }
  }

  /// All of them; or one with what is below it.
  package func categories(below path: String? = nil) throws -> [CategoryRecord] {
    try openBook().connected { db in
      let store = CategoryStore(db: db)
      guard let path else { return try store.records() }
      try store.requireKnown(path)
      return try store.records().filter { $0.category == path || $0.category.hasPrefix(path + ":") }
    }
  }
}
