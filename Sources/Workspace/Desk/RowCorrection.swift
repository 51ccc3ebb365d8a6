import Matching
import Pipeline
import Rules
import Statements
import Store
import Values

/// Books a row that could not be read, with what a person says it should be.
///
/// What the person leaves unsaid is taken from the row's own text, read under the statement's layout.
struct RowCorrection {
  let db: Book.Connection
  let item: ReviewItem
  /// `date` (ISO), `amount` (major units, owner's point of view), `description`.
  let fields: [String: String]
  let folder: WorkingFolder
  let rules: CompiledRules

  /// The number of the new transaction.
  func book(journal: inout Journal) throws -> Int64 {
    guard let row = try RejectedRow(of: item.id, db) else {
      throw WorkspaceError.refused(
        "the row of review item \(item.id) is not rejected any more", remedy: "See it with: daybook rows")
    }
    let draft = try draft(row)
    let plan = try plan(draft, account: row.account.name)
    guard
      let transaction = try SingleInserter(db: db, book: rules.book).insert(
        plan, account: row.account.id, statement: row.statement, journal: &journal)
    else {
      throw WorkspaceError.refused("the amount is more than a book can take in", remedy: "Check its digits.")
    }
    if let asking = plan.choices.first?.choices.reviews.first {
      var item = NewReviewItem(
        rules.book.rules[Int(asking.rule)], asksAbout: transaction, draft.texts[draft.descriptions[0]])
      (item.account, item.statement, item.line, item.file) = (
        row.account.id, row.statement, Int(row.line), row.file
      )
      try ReviewQueue(db: db, run: journal.run).open(item, journal: &journal)
    }
    try row.correct(to: transaction, db, journal: &journal)
    return transaction
  }

  /// Through the same columns as an import.
  private func plan(_ draft: Drafts, account name: String) throws -> Plan {
    let isChosen = folder.configuration.stages.categorize != nil
    let planner = Planner(
      matcher: isChosen ? rules.matcher : nil, settleDays: nil, calendar: try folder.calendar(db), tolerance: nil)
    let facts = AccountFacts(name: name, known: Known(rows: [], covered: []), bookBefore: nil, openingDay: nil)
    return planner.plan(draft, of: facts)
  }

  private func draft(_ row: RejectedRow) throws -> Drafts {
    let exponent = row.account.exponent
    let (guess, sign) = try guess(row, exponent: exponent)
    guard let day = try day() ?? guess.day else { throw missing("date", "date=2025-01-31") }
    let written = sign.flatMap { sign in guess.amount.map { $0 * sign } }
    guard let amount = try amount(exponent) ?? written else { throw missing("amount", "amount=-12.50") }
    var drafts = Drafts()
    drafts.currency = Currency(row.account.currency)
    drafts.exponent = exponent
    drafts.lines = [row.line]
    drafts.days = [day.number]
    drafts.amounts = [amount]
    drafts.descriptions = [drafts.texts.intern(fields["description"] ?? guess.description)]
    return drafts
  }

  /// What the row's own text tells, and how the sign of its amount is to be taken.
  private func guess(_ row: RejectedRow, exponent: Int) throws -> (RecordGuess, sign: Int64?) {
    let bytes = try StatementText(db: db).bytes(of: row.sha256)
    let reading = try StatementReader.read(bytes, fileName: row.file, hints: row.hints.hints)
    let guess = RecordGuess(text: row.text, layout: reading.layout, exponent: exponent)
    return (guess, try RowCorrection.sign(of: reading, bytes))
  }

  /// 1 where the sound rows of the file count as written, -1 where their signs are turned; nil where they differ, as
  /// with a sign in another column: then the amount is the person's to say.
  private static func sign(of reading: Reading, _ bytes: FileBytes) throws -> Int64? {
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
