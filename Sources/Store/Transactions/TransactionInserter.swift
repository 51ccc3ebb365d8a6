import GRDB
import Matching
import Pipeline
import Rules
import Values

/// Inserts the new transactions of one plan, binding straight from its columns.
struct TransactionInserter: ~Copyable {
  /// Inserts `batch` rows at once: a statement run for one costs a third more a row.
  private let block: RawStatement
  /// For the rows that are left at the end.
  private let single: RawStatement
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

  private static let batch = 64
  /// Parameters of a row: those of column `n` of a block's row `r` is `r * width + n`.
  private static let width: Int32 = 24

  /// `rows`: how many drafts will be inserted; `statement`: nil for entries by hand.
  init(
    _ db: Database, plan: Plan, account: Int64, statement: Int64?, rows: Int, proven: ClosedRange<Int32>? = nil
  ) throws {
    self.proven = proven
    isOfStatement = statement != nil
    self.rows = rows
    drafts = plan.drafts
    verdicts = plan.verdicts.verdicts
    periods = plan.periods
    let columns = TransactionInserter.columns(plan, account: account, statement: statement)
    let block = try RawStatement(db, sql: TransactionInserter.sql(columns, rows: TransactionInserter.batch))
    let single = try RawStatement(db, sql: TransactionInserter.sql(columns, rows: 1))
    self.block = block
    self.single = single
  }

  /// What a column of the table gets.
  private enum Source {
    case parameter
    /// The same for all rows.
    case value(Int64?)
  }

  /// All columns of the table in its own order up to the last one that the statement has: SQLite copies each value once
  /// more where some are left out between them, or the order is another. It numbers the rows itself, which saves a search.
  private static func columns(_ plan: Plan, account: Int64, statement: Int64?) -> [(name: String, source: Source)] {
    let drafts = plan.drafts
    func optional(_ isEmpty: Bool) -> Source { isEmpty ? .value(nil) : .parameter }
    var columns: [(name: String, source: Source)] = [
      ("id", .value(nil)), ("account_id", .value(account)), ("day", .parameter), ("amount", .parameter),
      ("status", .parameter), ("description", .parameter), ("statement_id", .value(statement)), ("line", .parameter),
      ("period", optional(plan.periods.isEmpty)), ("category_id", .parameter), ("category_rule", .parameter),
      ("payee_id", .parameter), ("payee_rule", .parameter), ("bucket", .parameter), ("bucket_rule", .parameter),
      ("locked", .value(0)), ("balance", optional(drafts.balances.isEmpty)),
      ("value_day", optional(drafts.valueDays.isEmpty)), ("reference", optional(drafts.references.isEmpty)),
      ("counterparty", optional(drafts.counterparties.isEmpty)),
      ("counter_account", optional(drafts.counterAccounts.isEmpty)), ("type", optional(drafts.types.isEmpty)),
      ("category_hint", optional(drafts.categoryHints.isEmpty)),
      ("original_amount", optional(drafts.originals.isEmpty)),
      ("original_currency", optional(drafts.originals.isEmpty)),
    ]
    while case .value = columns[columns.count - 1].source { columns.removeLast() }
    return columns
  }

  private static func sql(_ columns: [(name: String, source: Source)], rows: Int) -> String {
    let values = (0..<Int32(rows)).map { row in
      let values = columns.enumerated().map { number, column in
        switch column.source {
        case .parameter: "?\(row * width + Int32(number))"
        case .value(let value): value.map(String.init) ?? "NULL"
        }
      }
      return "(" + values.joined(separator: ", ") + ")"
    }
    let names = columns.map(\.name).joined(separator: ", ")
    // What fails takes the whole SQLite transaction back: a block need not be taken back alone, for which SQLite would
    // keep its pages as they were.
    return "INSERT OR FAIL INTO \"transaction\"(\(names)) VALUES \(values.joined(separator: ", "))"
  }

  /// Turns to the drafts of a part.
  mutating func turn(to part: ChoiceParts.Part) {
    ignored = Set(part.choices.ignored.map { $0.draft + part.drafts.lowerBound })
  }

  /// Inserts draft `draft`, whose texts are in `texts`, as the transaction behind the last one, and says with which status.
  /// Until all `rows` are inserted some of them may not be in the book yet, and `texts` must stay where they are.
  mutating func insert(_ draft: Int, _ texts: TextBytes, _ chosen: ChosenIDs) throws -> KnownRow.Status {
    let status = status(of: draft)
    let place = count % TransactionInserter.batch
    if rows - count + place >= TransactionInserter.batch {
      bind(draft, status, texts, chosen, block, after: Int32(place) * TransactionInserter.width)
      if place == TransactionInserter.batch - 1 { try block.run() }
    } else {
      bind(draft, status, texts, chosen, single, after: 0)
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
    _ draft: Int, _ status: KnownRow.Status, _ texts: TextBytes, _ chosen: ChosenIDs,
    _ insert: borrowing RawStatement, after base: Int32
  ) {
    insert.bind(Int64(drafts.days[draft]), at: base + 2)
    insert.bind(drafts.amounts[draft], at: base + 3)
    insert.bind(Int64(status.rawValue), at: base + 4)
    insert.bind(isOfStatement ? Int64(drafts.lines[draft]) : nil, at: base + 7)
    if !periods.isEmpty { insert.bind(periods[draft], unless: Drafts.noDay, at: base + 8) }
    if !drafts.balances.isEmpty { insert.bind(drafts.balances[draft], unless: Drafts.noBalance, at: base + 16) }
    if !drafts.valueDays.isEmpty { insert.bind(drafts.valueDays[draft], unless: Drafts.noDay, at: base + 17) }
    if !drafts.originals.isEmpty { bind(drafts.originals[draft], insert, after: base) }
    bind(chosen, insert, after: base)
    bindTexts(draft, texts, insert, after: base)
  }

  private func bind(_ chosen: ChosenIDs, _ insert: borrowing RawStatement, after base: Int32) {
    insert.bind(chosen.category, at: base + 9)
    insert.bind(chosen.categoryRule, at: base + 10)
    insert.bind(chosen.payee, at: base + 11)
    insert.bind(chosen.payeeRule, at: base + 12)
    insert.bind(chosen.bucket, at: base + 13)
    insert.bind(chosen.bucketRule, at: base + 14)
  }

  private func bindTexts(_ draft: Int, _ texts: TextBytes, _ insert: borrowing RawStatement, after base: Int32) {
    insert.bind(texts[drafts.descriptions[draft]], at: base + 5)
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
