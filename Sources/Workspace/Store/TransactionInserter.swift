internal import GRDB
internal import Ledger

/// Inserts the new transactions of one plan, binding straight from its columns.
struct TransactionInserter: ~Copyable {
  private let insert: RawStatement
  private let db: Database
  private let drafts: Drafts
  private let choices: Choices
  private let verdicts: [Verdict]
  private let periods: [Int32]
  private let present: Present
  private let ignored: Set<Int>
  private(set) var count = 0

  /// Which optional columns the statement has; columns that it lacks stay NULL without being bound.
  private struct Present {
    let pending, balances, valueDays, references, counterparties, counterAccounts, types, hints, originals: Bool
    let periods: Bool
  }

  init(_ db: Database, plan: Plan, account: Int64, statement: Int64) throws {
    self.db = db
    drafts = plan.drafts
    choices = plan.choices
    verdicts = plan.verdicts.verdicts
    periods = plan.periods
    present = Present(
      pending: !drafts.pending.isEmpty, balances: !drafts.balances.isEmpty, valueDays: !drafts.valueDays.isEmpty,
      references: !drafts.references.isEmpty, counterparties: !drafts.counterparties.isEmpty,
      counterAccounts: !drafts.counterAccounts.isEmpty, types: !drafts.types.isEmpty,
      hints: !drafts.categoryHints.isEmpty, originals: !drafts.originals.isEmpty, periods: !periods.isEmpty)
    ignored = Set(plan.choices.ignored.map(\.draft))
    insert = try RawStatement(db, sql: TransactionInserter.sql(present))
    insert.bind(account, at: 2)
    insert.bind(statement, at: 7)
  }

  /// Names only the columns that the statement has: the others cost time in every row. Parameters keep their numbers.
  private static func sql(_ present: Present) -> String {
    var columns = [
      ("id", 1), ("account_id", 2), ("day", 3), ("amount", 4), ("status", 5), ("description", 6), ("statement_id", 7),
      ("line", 8), ("category_id", 10), ("category_rule", 11), ("payee_id", 12), ("payee_rule", 13), ("bucket", 14),
      ("bucket_rule", 15),
    ]
    let optional = [
      (present.periods, "period", 9), (present.balances, "balance", 16), (present.valueDays, "value_day", 17),
      (present.references, "reference", 18), (present.counterparties, "counterparty", 19),
      (present.counterAccounts, "counter_account", 20), (present.types, "type", 21),
      (present.hints, "category_hint", 22), (present.originals, "original_amount", 23),
      (present.originals, "original_currency", 24),
    ]
    columns += optional.filter(\.0).map { ($0.1, $0.2) }
    let names = columns.map(\.0).joined(separator: ", ")
    let values = columns.map { "?\($0.1)" }.joined(separator: ", ")
    return "INSERT INTO \"transaction\"(\(names)) VALUES (\(values))"
  }

  /// Inserts draft `draft` and says with which status.
  mutating func insert(_ draft: Int, as id: Int64, names: inout NameTable) throws -> KnownRow.Status {
    let status = status(of: draft)
    insert.bind(id, at: 1)
    insert.bind(Int64(drafts.days[draft]), at: 3)
    insert.bind(drafts.amounts[draft], at: 4)
    insert.bind(Int64(status.rawValue), at: 5)
    insert.bind(Int64(drafts.lines[draft]), at: 8)
    if present.periods { bind(periods[draft], unless: Drafts.noDay, at: 9) }
    try bindChoices(draft, &names)
    try bindTextsAndRun(draft)
    count += 1
    return status
  }

  private func status(of draft: Int) -> KnownRow.Status {
    if verdicts[draft] == .suspected { return .held }
    if !ignored.isEmpty, ignored.contains(draft) { return .ignored }
    return present.pending && drafts.pending[draft] ? .pending : .booked
  }

  private func bindChoices(_ draft: Int, _ names: inout NameTable) throws {
    try bind(choices.categories[draft], rule: choices.categoryRules[draft], at: 10, &names) { table, index in
      table.category(index)
    }
    try bind(choices.payees[draft], rule: choices.payeeRules[draft], at: 12, &names) { table, index in
      try table.payee(index, db)
    }
    insert.bind(Int64(choices.buckets[draft]), at: 14)
    let rule = choices.bucketRules[draft]
    rule < 0 ? insert.bindNull(at: 15) : insert.bind(try names.rule(rule, db), at: 15)
  }

  private func bind(
    _ index: Int32, rule: Int32, at column: Int32, _ names: inout NameTable,
    id: (inout NameTable, Int32) throws -> Int64
  ) throws {
    guard index >= 0 else {
      insert.bindNull(at: column)
      insert.bindNull(at: column + 1)
      return
    }
    insert.bind(try id(&names, index), at: column)
    rule < 0 ? insert.bindNull(at: column + 1) : insert.bind(try names.rule(rule, db), at: column + 1)
  }

  private func bindTextsAndRun(_ draft: Int) throws {
    if present.balances { bind(drafts.balances[draft], unless: Drafts.noBalance, at: 16) }
    if present.valueDays { bind(drafts.valueDays[draft], unless: Drafts.noDay, at: 17) }
    if present.originals { bindOriginal(drafts.originals[draft]) }
    try drafts.texts.withAllBytes { texts in
      insert.bind(texts[drafts.descriptions[draft]], at: 6)
      if present.references { insert.bind(optional: texts[drafts.references[draft]], at: 18) }
      if present.counterparties { insert.bind(optional: texts[drafts.counterparties[draft]], at: 19) }
      if present.counterAccounts { insert.bind(optional: texts[drafts.counterAccounts[draft]], at: 20) }
      if present.types { insert.bind(optional: texts[drafts.types[draft]], at: 21) }
      if present.hints { insert.bind(optional: texts[drafts.categoryHints[draft]], at: 22) }
      try insert.run()
    }
  }

  private func bindOriginal(_ original: Original?) {
    insert.bindNull(at: 23)
    insert.bindNull(at: 24)
    guard let original else { return }
    insert.bind(original.amount, at: 23)
    insert.bindTransient(original.currency.code, at: 24)
  }

  private func bind<Value: BinaryInteger>(_ value: Value, unless none: Value, at column: Int32) {
    value == none ? insert.bindNull(at: column) : insert.bind(Int64(value), at: column)
  }
}
