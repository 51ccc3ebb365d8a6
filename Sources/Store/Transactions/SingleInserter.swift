package import GRDB
import Matching
package import Pipeline
package import Rules
import Values

/// Books a single draft of a statement that is in the book already, or of none: an entry by hand.
package struct SingleInserter {
  let db: Database
  let book: RuleBook

  package init(db: Database, book: RuleBook) {
    self.db = db
    self.book = book
  }

  /// The number of the new transaction; nil where sums over the book could not take its amount in.
  package func insert(_ plan: Plan, account: Int64, statement: Int64?, journal: inout Journal) throws -> Int64? {
    let drafts = plan.drafts
    guard let part = plan.choices.first, try BookTurnover(db: db).adding(drafts.amounts) != nil else { return nil }
    var names = try NameTable(book, db)
    names.turn(to: part.choices)
    let id = try (Int64.fetchOne(db, sql: "SELECT max(id) FROM \"transaction\"") ?? 0) + 1
    var inserter = try TransactionInserter(db, plan: plan, account: account, statement: statement, rows: 1)
    inserter.turn(to: part)
    let chosen = try names.ids(of: part.choices, at: 0, db)
    let status = try drafts.texts.withAllBytes { try inserter.insert(0, $0, chosen) }
    if status == .booked {
      try AccountTotals(db: db, account: account).add([drafts.days[0] >> 5: drafts.amounts[0]])
    }
    try journal.inserted("transaction", id...id)
    for choice in part.choices.tags {
      try db.execute(
        sql: "INSERT OR IGNORE INTO transaction_tag(transaction_id, tag_id, rule_id) VALUES (?, ?, ?)",
        arguments: [id, try names.tag(choice.tag, db), try names.rule(choice.rule, db)])
      guard db.changesCount > 0 else { continue }
      try journal.inserted("transaction_tag", db.lastInsertedRowID...db.lastInsertedRowID)
    }
    try ChosenAnnotations(plan.choices, drafts, book: book, names: &names, db)
      .insert(for: { _ in id }, db, journal: &journal)
    return id
  }
}
