import GRDB
import Matching
import Pipeline
import Rules
import Values

/// The records of a statement that are not new transactions, and what they do to those that are in the book.
extension StatementWriter {
  mutating func writeRows(
    _ plan: Plan, _ statement: NewStatement, id: Int64, transactions: NewTransactions,
    into written: inout StoredStatement
  ) throws {
    let faces = KnownFaces(plan)
    let drafts = plan.drafts
    let originals = Dictionary(uniqueKeysWithValues: plan.verdicts.doubled.repeats.map { ($0.draft, $0.original) })
    let reasons = originals.isEmpty ? [:] : plan.verdicts.reasons
    var inserter = try RowInserter(db, statement: id, account: statement.account)
    var imported = 0
    for draft in 0..<drafts.count {
      let isPending = !drafts.pending.isEmpty && drafts.pending[draft]
      switch plan.verdicts.verdicts[draft] {
      case .new:
        imported += 1
        if isPending { written.pending += 1 }
      case .suspected:
        written.rows[.suspected, default: 0] += 1
        try inserter.insert(
          line: drafts.lines[draft], .suspected, transaction: transactions[draft], pending: isPending)
      case .settles:
        written.rows[.duplicate, default: 0] += 1
      case .duplicate:
        written.rows[.duplicate, default: 0] += 1
        let transaction = plan.verdicts.counterparts[draft]
        if let original = originals[draft] {
          let own = transaction == 0 ? transactions[original] : transaction
          try inserter.insert(
            line: drafts.lines[draft], .duplicate, transaction: own, pending: isPending,
            reason: reasons[draft]?.first?.plain ?? "")
          continue
        }
        try inserter.insert(
          line: drafts.lines[draft], .duplicate, transaction: transaction, pending: isPending,
          face: faces.contains(draft) ? nil : (drafts, draft))
      }
    }
    if imported > 0 { written.rows[.imported] = imported }
    for other in drafts.others {
      written.rows[other.disposition, default: 0] += 1
      try inserter.insert(other)
    }
    guard inserter.count > 0 else { return }
    try journal.inserted("row", RowNumber.all(of: id))
  }

  /// Gives settled transactions the day, amount, text and status that the bank now states.
  ///
  /// The row that the transaction came from stays on record with the day, amount and text that it had.
  mutating func applySettled(_ plan: Plan, _ book: RuleBook, _ statement: NewStatement, id: Int64) throws {
    let drafts = plan.drafts
    let reasons = plan.verdicts.reasons
    guard plan.verdicts.verdicts.contains(.settles) else { return }
    let chosen = try ChosenAnnotations(plan.choices, drafts, book: book, names: &names, db)
    for part in plan.choices.inDraftOrder {
      names.turn(to: part.choices)
      for draft in part.drafts where plan.verdicts.verdicts[draft] == .settles {
        let transaction = plan.verdicts.counterparts[draft]
        let isPending = !drafts.pending.isEmpty && drafts.pending[draft]
        try settle(transaction, by: draft, plan, isPending: isPending, id: id)
        try recategorizeSettled(part.choices, draft - part.drafts.lowerBound, transaction: transaction)
        try splitSettled(transaction, chosen.splits[draft] ?? [])
        let row = try RowNumber.next(of: id, db)
        let reason = reasons[draft]?.joined(separator: "; ").plain ?? ""
        try db.execute(
          sql: """
            INSERT INTO row(id, statement_id, line, disposition, transaction_id, reason, was_pending)
            VALUES (?, ?, ?, 'duplicate', ?, ?, ?)
            """, arguments: [row, id, drafts.lines[draft], transaction, reason, isPending])
        try journal.inserted("row", row...row)
      }
    }
  }

  private mutating func settle(
    _ transaction: Int64, by draft: Int, _ plan: Plan, isPending: Bool, id: Int64
  ) throws {
    let drafts = plan.drafts
    try journal.keepFace(of: transaction)
    try journal.changing("transaction", id: transaction)
    let update = """
      UPDATE "transaction" SET day = ?, amount = ?, \
      status = CASE WHEN status IN (\(Status.booked), \(Status.pending)) OR \(PendingRows.isStale("id")) THEN ? \
      ELSE status END, \
      description = ?, statement_id = ?, line = ?, period = ?, balance = ?, reference = coalesce(?, reference)
      WHERE id = ?
      """
    let values: StatementArguments = [
      drafts.days[draft], drafts.amounts[draft], isPending ? 1 : 0, drafts.texts[drafts.descriptions[draft]], id,
      drafts.lines[draft], plan.periods.isEmpty || plan.periods[draft] == Drafts.noDay ? nil : plan.periods[draft],
      drafts.balances.isEmpty || drafts.balances[draft] == Drafts.noBalance ? nil : drafts.balances[draft],
      drafts.references.isEmpty || drafts.references[draft] == 0 ? nil : drafts.texts[drafts.references[draft]],
      transaction,
    ]
    try Correction.keeping(transaction, db, journal: &journal) { try db.execute(sql: update, arguments: values) }
    try PendingRows.settle(transaction, db, journal: &journal)
  }

  /// The settled text may match other rules; what a person set stays.
  private mutating func recategorizeSettled(_ choices: Choices, _ place: Int, transaction: Int64) throws {
    let chosen = try names.ids(of: choices, at: place, db)
    if let category = chosen.category {
      try db.execute(
        sql: """
          UPDATE "transaction" SET category_id = ?, category_rule = ? WHERE id = ? AND locked & \(LockedFields.category) = 0
          """,
        arguments: [
          category, chosen.categoryRule, transaction,
        ])
    }
    if let payee = chosen.payee {
      try db.execute(
        sql: """
          UPDATE "transaction" SET payee_id = ?, payee_rule = ? WHERE id = ? AND locked & \(LockedFields.payee) = 0
          """,
        arguments: [
          payee, chosen.payeeRule, transaction,
        ])
    }
    if let rule = chosen.bucketRule {
      try db.execute(
        sql: """
          UPDATE "transaction" SET bucket = ?, bucket_rule = ? WHERE id = ? AND locked & \(LockedFields.bucket) = 0
          """,
        arguments: [chosen.bucket, rule, transaction])
    }
  }

  /// The parts of the amount that was pending sum to it no more.
  private mutating func splitSettled(_ transaction: Int64, _ parts: [SplitPart]) throws {
    let isLocked = try Bool.fetchOne(
      db, sql: "SELECT locked & \(LockedFields.category) FROM \"transaction\" WHERE id = ?", arguments: [transaction])
    if isLocked == true { return try SplitPart.fit(transaction, db, journal: &journal) }
    try SplitPart.delete(of: transaction, db, journal: &journal)
    try SplitPart.insert(parts, transaction, db, journal: &journal)
  }

  mutating func addTags(_ plan: Plan, transactions: NewTransactions) throws {
    for part in plan.choices.inDraftOrder {
      for choice in part.choices.tags {
        let transaction = transactions[part.drafts.lowerBound + choice.draft]
        guard transaction != 0 else { continue }
        try db.execute(
          sql: "INSERT OR IGNORE INTO transaction_tag(transaction_id, tag_id, rule_id) VALUES (?, ?, ?)",
          arguments: [transaction, try names.tag(choice.tag, db), try names.rule(choice.rule, db)])
      }
    }
  }
}

/// The ids of the `row` table: those of one statement follow each other, whatever lines they are on. A file may have
/// all its records on one line.
enum RowNumber {
  static func first(of statement: Int64) -> Int64 { statement << 32 }
  static func all(of statement: Int64) -> ClosedRange<Int64> {
    first(of: statement)...first(of: statement) + 0xffff_ffff
  }

  static func next(of statement: Int64, _ db: Database) throws -> Int64 {
    let all = all(of: statement)
    let last = try Int64.fetchOne(
      db, sql: "SELECT max(id) FROM row WHERE id BETWEEN ? AND ?", arguments: [all.lowerBound, all.upperBound])
    return last.map { $0 + 1 } ?? all.lowerBound
  }
}

/// Inserts lines of the `row` table.
private struct RowInserter: ~Copyable {
  private let insert: RawStatement
  private let statement: Int64
  private let account: Int64
  private(set) var count = 0

  init(_ db: Database, statement: Int64, account: Int64) throws {
    self.statement = statement
    self.account = account
    insert = try RawStatement(
      db,
      sql: """
        INSERT INTO row(id, statement_id, line, disposition, transaction_id, reason, column_number, text, \
        was_pending, account_id, day, amount, description, reference, balance) \
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
        """)
    insert.bind(statement, at: 2)
  }

  mutating func insert(
    line: UInt32, _ disposition: Disposition, transaction: Int64, pending: Bool, reason: String = "",
    face: (Drafts, Int)? = nil
  ) throws {
    bind(line, disposition, reason: reason, column: 0, text: "")
    insert.bind(transaction, at: 5)
    insert.bind(pending ? 1 : 0, at: 9)
    for column in Int32(10)...15 { insert.bindNull(at: column) }
    if let (drafts, draft) = face {
      insert.bind(account, at: 10)
      insert.bind(Int64(drafts.days[draft]), at: 11)
      insert.bind(drafts.amounts[draft], at: 12)
      insert.bindTransient(drafts.texts[drafts.descriptions[draft]], at: 13)
      if !drafts.references.isEmpty { insert.bindTransient(drafts.texts[drafts.references[draft]], at: 14) }
      if !drafts.balances.isEmpty, drafts.balances[draft] != Drafts.noBalance {
        insert.bind(drafts.balances[draft], at: 15)
      }
    }
    try insert.run()
    count += 1
  }

  mutating func insert(_ other: OtherRecord) throws {
    bind(other.line, other.disposition, reason: other.reason, column: other.column, text: other.text)
    insert.bindNull(at: 5)
    insert.bind(0, at: 9)
    for column in Int32(10)...15 { insert.bindNull(at: column) }
    try insert.run()
    count += 1
  }

  private func bind(_ line: UInt32, _ disposition: Disposition, reason: String, column: Int, text: String) {
    insert.bind(RowNumber.first(of: statement) + Int64(count), at: 1)
    insert.bind(Int64(line), at: 3)
    insert.bindTransient(disposition.rawValue, at: 4)
    insert.bindTransient(reason, at: 6)
    insert.bind(Int64(column), at: 7)
    insert.bindTransient(text, at: 8)
  }
}
