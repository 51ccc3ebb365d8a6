package import GRDB
import Matching
package import Pipeline
package import Rules
import Statements
import Values

/// Writes the plan of one statement: transactions, rows, balance checks, review items. Runs inside one SQLite
/// transaction of its caller.
package struct StatementWriter {
  let db: Database
  package var journal: Journal
  var names: NameTable
  let queue: ReviewQueue
  /// Called now and then with the number of rows written.
  package var progress: (Int) -> Void = { _ in }

  package init(_ db: Database, journal: Journal, book: RuleBook, run: Int64) throws {
    self.db = db
    self.journal = journal
    names = try NameTable(book, db)
    queue = ReviewQueue(db: db, run: run)
  }

  package mutating func write(_ plan: Plan, book: RuleBook, statement: NewStatement) throws -> StoredStatement {
    let first = try (Int64.fetchOne(db, sql: "SELECT max(id) FROM \"transaction\"") ?? 0) + 1
    let transactions = NewTransactions(plan, first: first)
    let id = try insert(statement, plan, first: first)
    var written = StoredStatement(statement: id, account: statement.accountName, transactions: transactions)
    try db.withKnownParents { try insert(transactions, plan, statement, id: id) }
    try writeRows(plan, statement, id: id, transactions: transactions, into: &written)
    try applySettled(plan, book, statement, id: id)
    try addTags(plan, transactions: transactions)
    try ChosenAnnotations(plan.choices, plan.drafts, book: book, names: &names, db)
      .insert(for: { transactions[$0] }, db, journal: &journal)
    try addBalances(plan, statement, id: id)
    try openItems(plan, book, statement, id: id, transactions: transactions, into: &written)
    let records = written.rows.values.reduce(0, +)
    try db.execute(
      sql: "UPDATE statement SET records = ?, last_transaction = ? WHERE id = ?",
      arguments: [records, transactions.last ?? first - 1, id])
    return written
  }

  private mutating func insert(_ statement: NewStatement, _ plan: Plan, first: Int64) throws -> Int64 {
    let days = plan.drafts.days
    let covered = plan.drafts.covered
    try db.execute(
      sql: """
        INSERT INTO statement(run_id, account_id, name, sha256, bytes, format, hints, shape, decided, proof, \
        first_day, last_day, covered_first, covered_last, records, first_transaction, last_transaction, \
        turnover) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)
        """,
      arguments: [
        journal.run, statement.account, statement.name, statement.sha256, statement.byteCount, statement.format,
        statement.hints, statement.shape, statement.decided, statement.proof.rawValue, days.min(), days.max(),
        covered?.lowerBound, covered?.upperBound, first, first - 1, statement.turnover.moved,
      ])
    let id = db.lastInsertedRowID
    try journal.inserted("statement", id...id)
    return id
  }

  /// The days behind the opening balance that the statement's own balances prove.
  private func proven(_ plan: Plan, _ statement: NewStatement) throws -> ClosedRange<Int32>? {
    guard let last = plan.balances.provenThrough else { return nil }
    let account = try AccountStore(db: db).account(statement.account)
    let isDeclared = account?.openingDay != nil && account?.isOpeningImplied == false
    let implied = isDeclared ? nil : plan.balances.impliedOpening?.day
    let opening = implied ?? account?.openingDay ?? .min
    return opening < last ? (opening + 1)...last : nil
  }

  private mutating func insert(
    _ transactions: NewTransactions, _ plan: Plan, _ statement: NewStatement, id: Int64
  ) throws {
    guard let last = transactions.last else { return }
    var inserter = try TransactionInserter(
      db, plan: plan, account: statement.account, statement: id, rows: transactions.count,
      proven: proven(plan, statement))
    var totals: [Int32: Int64] = [:]
    try plan.drafts.texts.withAllBytes { texts in
      // In the order in which they happened: ids follow the days, and the index over days grows at its end.
      for part in plan.choices {
        // Apart: else the part would be copied for each row.
        let (drafts, choices) = (part.drafts, part.choices)
        names.turn(to: choices)
        inserter.turn(to: part)
        for place in drafts.indices {
          let draft = plan.drafts.isNewestFirst ? drafts.upperBound - 1 - (place - drafts.lowerBound) : place
          guard plan.verdicts.verdicts[draft].isNew else { continue }
          let chosen = try names.ids(of: choices, at: draft - drafts.lowerBound, db)
          let status = try inserter.insert(draft, texts, chosen)
          if status == .booked || status == .reconciled {
            totals[plan.drafts.days[draft] >> 5, default: 0] += plan.drafts.amounts[draft]
          }
          if inserter.count % 16_384 == 0 { progress(inserter.count) }
        }
      }
    }
    precondition(
      inserter.count == transactions.count && db.lastInsertedRowID == last, "every new row is inserted in order")
    try journal.inserted("transaction", transactions.first...last)
    try AccountTotals(db: db, account: statement.account).add(totals)
  }
}
