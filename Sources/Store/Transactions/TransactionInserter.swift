import GRDB
import Matching
import Pipeline
import Rules
import Values

/// Inserts the new transactions of one plan, binding straight from its columns.
struct TransactionInserter: ~Copyable {
  /// Inserts `batch` rows at once: a statement run for one costs a third more per row.
  private let block: RawStatement
  /// For the rows that are left at the end.
  private let single: RawStatement
  private let db: Database
  private let drafts: Drafts
  private let verdicts: [Verdict]
  private let periods: [Int32]
  /// Days whose rows the statement's own balances prove.
  private let proven: ClosedRange<Int32>?
  private var ignored: Set<Int> = []
  /// How many rows will be inserted in all.
  private let rows: Int
  private let isOfStatement: Bool
  private(set) var count = 0

  private static let batch = 16
  /// Parameters of a row. Those of the account and the statement are bound once, for all rows.
  private static let width: Int32 = 24

  /// `rows`: how many drafts will be inserted; `statement`: nil for entries by hand.
  init(
    _ db: Database, plan: Plan, account: Int64, statement: Int64?, rows: Int, proven: ClosedRange<Int32>? = nil
  ) throws {
    self.proven = proven
    isOfStatement = statement != nil
    self.db = db
    self.rows = rows
    drafts = plan.drafts
    verdicts = plan.verdicts.verdicts
    periods = plan.periods
    let block = try RawStatement(db, sql: TransactionInserter.sql(plan, rows: TransactionInserter.batch))
    let single = try RawStatement(db, sql: TransactionInserter.sql(plan, rows: 1))
    block.bind(account, at: 2)
    block.bind(statement, at: 7)
    single.bind(account, at: 2)
    single.bind(statement, at: 7)
    self.block = block
    self.single = single
  }

  /// Names only the columns that the statement has: the others are NULL without being bound, which would cost time in
  /// every row. Parameters keep their numbers.
  private static func sql(_ plan: Plan, rows: Int) -> String {
    let drafts = plan.drafts
    var columns: [(name: String, parameter: Int32)] = [
      ("id", 1), ("account_id", 2), ("day", 3), ("amount", 4), ("status", 5), ("description", 6), ("statement_id", 7),
      ("line", 8), ("category_id", 10), ("category_rule", 11), ("payee_id", 12), ("payee_rule", 13), ("bucket", 14),
      ("bucket_rule", 15),
    ]
    let optional: [(isEmpty: Bool, name: String, parameter: Int32)] = [
      (plan.periods.isEmpty, "period", 9), (drafts.balances.isEmpty, "balance", 16),
      (drafts.valueDays.isEmpty, "value_day", 17), (drafts.references.isEmpty, "reference", 18),
      (drafts.counterparties.isEmpty, "counterparty", 19), (drafts.counterAccounts.isEmpty, "counter_account", 20),
      (drafts.types.isEmpty, "type", 21), (drafts.categoryHints.isEmpty, "category_hint", 22),
      (drafts.originals.isEmpty, "original_amount", 23), (drafts.originals.isEmpty, "original_currency", 24),
    ]
    columns += optional.filter { !$0.isEmpty }.map { ($0.name, $0.parameter) }
    let shared: Set<Int32> = [2, 7]
    let values = (0..<Int32(rows)).map { row in
      let numbers = columns.map { shared.contains($0.parameter) ? $0.parameter : row * width + $0.parameter }
      return "(" + numbers.map { "?\($0)" }.joined(separator: ", ") + ")"
    }
    let names = columns.map(\.name).joined(separator: ", ")
    return "INSERT INTO \"transaction\"(\(names)) VALUES \(values.joined(separator: ", "))"
  }

  /// Turns to the drafts of a part.
  mutating func turn(to part: ChoiceParts.Part) {
    ignored = Set(part.choices.ignored.map { $0.draft + part.drafts.lowerBound })
  }

  /// Inserts draft `draft`, whose texts are in `texts`, and says with which status. Until all `rows` are inserted some
  /// of them may not be in the book yet, and `texts` must stay where they are.
  mutating func insert(
    _ draft: Int, as id: Int64, _ texts: TextBytes, _ chosen: ChosenIDs
  ) throws -> KnownRow.Status {
    let status = status(of: draft)
    let place = count % TransactionInserter.batch
    if rows - count + place >= TransactionInserter.batch {
      bind(draft, id, status, texts, chosen, block, after: Int32(place) * TransactionInserter.width)
      if place == TransactionInserter.batch - 1 { try block.run() }
    } else {
      bind(draft, id, status, texts, chosen, single, after: 0)
      try single.run()
    }
    count += 1
    return status
  }

  private func status(of draft: Int) -> KnownRow.Status {
    if verdicts[draft] == .suspected { return .held }
    if !ignored.isEmpty, ignored.contains(draft) { return .ignored }
    if !drafts.pending.isEmpty, drafts.pending[draft] { return .pending }
    return proven?.contains(drafts.days[draft]) == true ? .reconciled : .booked
  }

  // MARK: Binding one row, whose parameters follow `base`

  private func bind(
    _ draft: Int, _ id: Int64, _ status: KnownRow.Status, _ texts: TextBytes, _ chosen: ChosenIDs,
    _ insert: borrowing RawStatement, after base: Int32
  ) {
    insert.bind(id, at: base + 1)
    insert.bind(Int64(drafts.days[draft]), at: base + 3)
    insert.bind(drafts.amounts[draft], at: base + 4)
    insert.bind(Int64(status.rawValue), at: base + 5)
    insert.bind(isOfStatement ? Int64(drafts.lines[draft]) : nil, at: base + 8)
    if !periods.isEmpty { insert.bind(periods[draft], unless: Drafts.noDay, at: base + 9) }
    if !drafts.balances.isEmpty { insert.bind(drafts.balances[draft], unless: Drafts.noBalance, at: base + 16) }
    if !drafts.valueDays.isEmpty { insert.bind(drafts.valueDays[draft], unless: Drafts.noDay, at: base + 17) }
    if !drafts.originals.isEmpty { bind(drafts.originals[draft], insert, after: base) }
    bind(chosen, insert, after: base)
    bindTexts(draft, texts, insert, after: base)
  }

  private func bind(_ chosen: ChosenIDs, _ insert: borrowing RawStatement, after base: Int32) {
    insert.bind(chosen.category, at: base + 10)
    insert.bind(chosen.categoryRule, at: base + 11)
    insert.bind(chosen.payee, at: base + 12)
    insert.bind(chosen.payeeRule, at: base + 13)
    insert.bind(chosen.bucket, at: base + 14)
    insert.bind(chosen.bucketRule, at: base + 15)
  }

  private func bindTexts(_ draft: Int, _ texts: TextBytes, _ insert: borrowing RawStatement, after base: Int32) {
    insert.bind(texts[drafts.descriptions[draft]], at: base + 6)
    if !drafts.references.isEmpty { insert.bind(optional: texts[drafts.references[draft]], at: base + 18) }
    if !drafts.counterparties.isEmpty { insert.bind(optional: texts[drafts.counterparties[draft]], at: base + 19) }
    if !drafts.counterAccounts.isEmpty { insert.bind(optional: texts[drafts.counterAccounts[draft]], at: base + 20) }
    if !drafts.types.isEmpty { insert.bind(optional: texts[drafts.types[draft]], at: base + 21) }
    if !drafts.categoryHints.isEmpty { insert.bind(optional: texts[drafts.categoryHints[draft]], at: base + 22) }
  }

  private func bind(_ original: Original?, _ insert: borrowing RawStatement, after base: Int32) {
    insert.bind(original?.amount, at: base + 23)
    guard let original else { return insert.bindNull(at: base + 24) }
    insert.bindTransient(original.currency.code, at: base + 24)
  }
}
