import Store
import Values

/// Takes the lines of `balances.csv` into the book: what ties is reconciled up to its day, what does not is asked about.
struct TakenBalances {
  let db: Book.Connection
  let lines: [BalancesFile.Line]
  let stage: Configuration.Balances?

  /// Those that the book does not have yet, by the number of their account; nil of an account that is not in the book.
  func fresh() throws -> [BalancesFile.Line] {
    let store = AccountStore(db: db)
    return try lines.filter { line in
      guard try store.contains(line.account.name) else { return true }
      return try !StatedBalances(db: db).isTold(
        line.balance, of: store.id(of: line.account.name), on: line.day.number)
    }
  }

  /// What became of the lines, in words; and how many items were opened.
  func take(_ fresh: [BalancesFile.Line], file: String, _ batch: inout Batch) throws -> (
    message: ValueText, opened: Int
  ) {
    var (ties, opened) = (0, 0)
    for line in fresh {
      let account = try AccountStore(db: db).id(of: line.account.name)
      let movements = AccountMovements(db: db, account: account, day: line.day.number)
      let tolerance = stage?.tolerance(in: line.account.currency) ?? 0
      let book = try AccountTotals(db: db, account: account).balance(atEndOf: line.day.number)
      if let book, abs(book - line.balance) <= tolerance {
        _ = try movements.reconcile(line.balance, line: line.line, journal: &batch.journal)
        ties += 1
      } else {
        try movements.state(line.balance, line: line.line, journal: &batch.journal)
      }
    }
    // What one account lacks may stand in another: all are stated before any is told of.
    for line in fresh {
      let account = try AccountStore(db: db).id(of: line.account.name)
      let tolerance = stage?.tolerance(in: line.account.currency) ?? 0
      let breaks = BalanceBreaks(db, account: account, currency: line.account.currency, tolerance: tolerance)
      try breaks.settle(&batch.journal)
      if try breaks.tell(since: line.day.number, through: line.day.number, file: file, &batch) { opened += 1 }
    }
    let count = fresh.count == 1 ? "1 balance" : "\(fresh.count) balances"
    return ("\(count) taken, \(ties) of which \(ties == 1 ? "ties" : "tie")", opened)
  }
}
