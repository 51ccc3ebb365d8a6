internal import GRDB
internal import Matching
internal import Pipeline
internal import Rules
internal import Statements
internal import Values

/// Books a row that could not be read, with what a person says it should be.
///
/// What the person leaves unsaid is taken from the row's own text, read under the statement's layout.
struct RowCorrection {
  let db: Database
  let item: ReviewItem
  /// `date` (ISO), `amount` (major units, owner's point of view), `description`.
  let fields: [String: String]
  let folder: WorkingFolder
  let rules: CompiledRules

  /// The number of the new transaction.
  func book(journal: inout Journal) throws -> Int64 {
    let row = try rejectedRow()
    let account: Int64 = try row["account_id"]
    let draft = try draft(row)
    var writer = try PlanOfOne(db: db, account: account, statement: row["statement_id"], folder: folder, rules: rules)
    let transaction = try writer.insert(draft, account: row["name"], journal: &journal)
    if let rule = writer.asking {
      var item = NewReviewItem(rule, asksAbout: transaction, draft.texts[draft.descriptions[0]])
      (item.account, item.statement, item.line, item.file) = try (
        account, row["statement_id"], row["line"], row["file"]
      )
      try ReviewQueue(db: db, run: journal.run).open(item, journal: &journal)
    }
    try journal.changing("row", id: row["id"])
    try db.execute(
      sql: "UPDATE row SET disposition = 'imported', transaction_id = ?, reason = reason || ?  WHERE id = ?",
      arguments: [transaction, "; corrected by a person", row["id"]])
    return transaction
  }

  private func rejectedRow() throws -> Row {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT row.id, row.statement_id, row.line, row.text, statement.account_id, account.name, account.currency, \
        statement.sha256, statement.hints, statement.name AS file
        FROM review_item JOIN row ON row.statement_id = review_item.statement_id AND row.line = review_item.line
          JOIN statement ON statement.id = row.statement_id JOIN account ON account.id = statement.account_id
        WHERE review_item.id = ? AND row.disposition = 'rejected'
          AND row.text = json_extract(review_item.evidence, '$[0]')
        """, arguments: [item.id])
    guard let row else {
      throw WorkspaceError.refused(
        "the row of review item \(item.id) is not rejected any more", remedy: "See it with: daybook rows")
    }
    return row
  }

  private func draft(_ row: Row) throws -> Drafts {
    let currency: String = try row["currency"]
    let exponent = Currency(currency)?.exponent ?? 2
    let (guess, sign) = try guess(row, exponent: exponent)
    guard let day = try day() ?? guess.day else { throw missing("date", "date=2025-01-31") }
    let written = sign.flatMap { sign in guess.amount.map { $0 * sign } }
    guard let amount = try amount(exponent) ?? written else { throw missing("amount", "amount=-12.50") }
    var drafts = Drafts()
    drafts.currency = Currency(currency)
    drafts.exponent = exponent
    drafts.lines = try [row["line"]]
    drafts.days = [day.number]
    drafts.amounts = [amount]
    drafts.descriptions = [drafts.texts.intern(fields["description"] ?? guess.description)]
    return drafts
  }

  /// What the row's own text tells, and how the sign of its amount is to be taken.
  private func guess(_ row: Row, exponent: Int) throws -> (RecordGuess, sign: Int64?) {
    let bytes = try StatementText(db: db).bytes(of: row["sha256"])
    let hints = try HintsRecord(json: row["hints"]).hints
    let reading = try CandidateReader.parse(bytes, row["file"], hints)
    let guess = try RecordGuess(text: row["text"], layout: reading.layout, exponent: exponent)
    return (guess, try RowCorrection.sign(of: reading, bytes))
  }

  /// 1 where the sound rows of the file count as written, -1 where their signs are turned; nil where they differ, as
  /// with a sign in another column: then the amount is the person's to say.
  private static func sign(of reading: Reading, _ bytes: [UInt8]) throws -> Int64? {
    let drafts = reading.drafts
    let last = Int(drafts.lines.prefix(100).max() ?? 0)
    let lines = try Encodings.lines(bytes, encoding: reading.layout.encoding, through: last)
    var signs: Set<Int64> = []
    for row in 0..<min(100, drafts.count) where drafts.amounts[row] != 0 {
      let line = lines[Int(drafts.lines[row]) - 1]
      guard let written = RecordGuess(text: line, layout: reading.layout, exponent: drafts.exponent).amount else {
        continue
      }
      signs.insert(written == drafts.amounts[row] ? 1 : written == -drafts.amounts[row] ? -1 : 0)
    }
    return signs.count == 1 && signs != [0] ? signs.first : nil
  }

  private func day() throws -> Day? {
    guard let text = fields["date"] else { return nil }
    guard let day = Day(iso: text) else {
      throw WorkspaceError.refused("'\(text)' is not a date", remedy: "Write it as 2025-01-31.")
    }
    return day
  }

  private func amount(_ exponent: Int) throws -> Int64? {
    guard let text = fields["amount"] else { return nil }
    do {
      return try Money.parse(text, exponent: exponent)
    } catch {
      throw WorkspaceError.refused(
        "'\(text)' is not an amount with \(exponent) decimals", remedy: "Write it as -12.50; money out is negative.")
    }
  }

  private func missing(_ what: String, _ example: String) -> WorkspaceError {
    .refused(
      "the row of review item \(item.id) does not tell its \(what)",
      remedy: "Say it: daybook review accept \(item.id) --set \(example)")
  }
}

/// Books a single draft of a statement that is in the book already, through the same columns as an import.
struct PlanOfOne {
  let db: Database
  let account: Int64
  let statement: Int64
  private let rules: CompiledRules
  private let folder: WorkingFolder
  private var names: NameTable
  /// The rule that sends what was inserted to a person.
  private(set) var asking: Rule?

  init(db: Database, account: Int64, statement: Int64, folder: WorkingFolder, rules: CompiledRules) throws {
    self.db = db
    self.account = account
    self.statement = statement
    self.folder = folder
    self.rules = rules
    names = try NameTable(rules.book, db)
  }

  mutating func insert(_ drafts: Drafts, account name: String, journal: inout Journal) throws -> Int64 {
    let stages = folder.configuration.stages
    let planner = Planner(settleDays: nil, calendar: try folder.calendar(db), tolerance: nil)
    let facts = AccountFacts(name: name, known: Known(rows: [], covered: []), bookBefore: nil, openingDay: nil)
    let choices = stages.categorize == nil ? Choices(count: 1) : rules.matcher.choose(for: drafts, account: name)
    let plan = planner.plan(drafts, choices, of: facts)
    asking = plan.choices.reviews.first.map { rules.book.rules[Int($0.rule)] }
    names.turn(to: plan.choices)
    let id = try (Int64.fetchOne(db, sql: "SELECT max(id) FROM \"transaction\"") ?? 0) + 1
    var inserter = try TransactionInserter(db, plan: plan, account: account, statement: statement, rows: 1)
    inserter.turn(to: Choosing.Part(drafts: 0..<1, choices: plan.choices))
    guard try BookTurnover(db: db).adding(drafts.amounts) != nil else {
      throw WorkspaceError.refused("the amount is more than a book can take in", remedy: "Check its digits.")
    }
    let status = try plan.drafts.texts.withAllBytes { try inserter.insert(0, as: id, $0, names: &names) }
    if status == .booked {
      try AccountTotals(db: db, account: account).add([drafts.days[0] >> 5: drafts.amounts[0]])
    }
    try journal.inserted("transaction", id...id)
    try ChosenAnnotations(plan.choices, plan.drafts, book: rules.book, names: &names, db)
      .insert(for: [id], db, journal: &journal)
    return id
  }
}
