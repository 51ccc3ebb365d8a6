internal import Foundation
internal import GRDB
internal import Ledger

/// What a recategorization did, or would do.
package struct RecategorizeReport: Codable, Sendable {
  package struct Move: Codable, Sendable {
    package var account: String
    package var from: String
    package var to: String
    package var rows: Int
    package var amount: String
    package var currency: String
  }
  package var run: Int64?
  package var dryRun: Bool
  package var examined = 0
  package var changed = 0
  package var unchanged = 0
  /// Transactions whose category a person set, or another field where the rules change nothing: it stays.
  package var keptManual = 0
  /// Review items that rules opened, and those that they have no reason for any more.
  package var asked = 0
  package var settled = 0
  package var seconds = 0.0
  /// Categories left and taken, with rows and money; only moves between categories.
  package var moves: [Move] = []

  enum CodingKeys: String, CodingKey {
    case run, examined, changed, unchanged, seconds, moves, asked, settled
    case dryRun = "dry_run"
    case keptManual = "kept_manual"
  }
}

extension WorkingFolder {
  /// All rules over history, as one undoable batch; `conditions` are those of a rule, on one line.
  package func recategorize(conditions: String?, rules path: String?, _ options: JobOptions) throws
    -> RecategorizeReport
  {
    let watch = Stopwatch()
    return try writing(options) { db in
      var report = RecategorizeReport(dryRun: options.dryRun)
      try db.inSavepoint {
        let creates = options.createsCategories
        let rules =
          try path.map { try compiledRules(db, folder: $0, creates: creates) } ?? compiledRules(db, creates: creates)
        var batch = try createCategories(rules, db, options)
        var work = try Recategorizer(db: db, rules: rules, selection: try conditions.map { try Selection($0, db) })
        try work.decide(into: &report)
        if work.hasChanges, batch == nil { batch = try Batch(db, options.occasion) }
        if var begun = batch {
          try work.write(&begun)
          try linkTransfers(&begun.journal, db)
          report.asked = work.questions.asked
          report.settled = work.questions.settled
          batch = begun
        }
        if conditions == nil { try proposeInHistory(db, &batch, options) }
        if let batch {
          report.run = options.dryRun ? nil : batch.run
          report.seconds = watch.total
          try batch.summarize(db, report)
        }
        return .commit
      }
      report.seconds = watch.total
      return report
    }
  }

  /// What rules now call transfers may have another side.
  private func linkTransfers(_ journal: inout Journal, _ db: Database) throws {
    guard let stage = configuration.stages.duplicates else { return }
    let marked = try Int64.fetchAll(
      db,
      sql: """
        SELECT move.id FROM temp.move JOIN category ON category.id = move.category_id WHERE kind = 'transfer'
        UNION SELECT id FROM temp.move_annotation WHERE transfer IS NOT NULL
        """)
    guard !marked.isEmpty else { return }
    var linker = try TransferLinker(db, run: journal.run, days: stage.transferDays)
    try linker.link(marked, journal: &journal)
  }

  /// What a person's decisions say of the rows that the rules leave; in a batch of its own where none has begun.
  private func proposeInHistory(_ db: Database, _ batch: inout Batch?, _ options: JobOptions) throws {
    guard let stage = configuration.stages.categorize else { return }
    var proposals = Proposals(db: db, applies: stage.applySuggestions)
    try proposals.find(in: nil)
    guard batch != nil || !proposals.isEmpty else { return }
    var begun = try batch ?? Batch(db, options.occasion)
    _ = try proposals.write(&begun)
    try Proposals.settle(db, &begun.journal)
    batch = begun
  }

  /// A batch that begins with the categories that the rules bring; nil where they bring none.
  func createCategories(_ rules: CompiledRules, _ db: Database, _ options: JobOptions) throws -> Batch? {
    guard !rules.newCategories.isEmpty else { return nil }
    var batch = try Batch(db, options.occasion)
    try CategoryStore(db: db).add(rules.newCategories, journal: &batch.journal)
    return batch
  }
}

/// Decides every transaction anew and gathers those that change in a temporary table, then writes them as a set.
struct Recategorizer {
  let db: Database
  let rules: CompiledRules
  let selection: Selection?
  private let suggestionMarks: Set<Int64>
  private var names: NameTable
  private var moves: [MoveKey: (rows: Int, amount: Int64)] = [:]
  private var isChanged = false
  /// Whether there is anything to write.
  var hasChanges: Bool { isChanged || questions.hasChanges }
  private(set) var questions: RuleQuestions

  private struct MoveKey: Hashable {
    let account: String
    let currency: String
    let from: Int64
    let to: Int64
  }

  init(db: Database, rules: CompiledRules, selection: Selection?) throws {
    self.db = db
    self.rules = rules
    self.selection = selection
    names = try NameTable(rules.book, db)
    questions = try RuleQuestions(db)
    suggestionMarks = try SuggestionMark.all(db)
    try db.execute(
      sql: """
        DROP TABLE IF EXISTS temp.move;
        CREATE TEMP TABLE move(
          id INTEGER PRIMARY KEY, category_id INTEGER, category_rule INTEGER, payee_id INTEGER, payee_rule INTEGER,
          bucket INTEGER, bucket_rule INTEGER);
        DROP TABLE IF EXISTS temp.move_tag;
        CREATE TEMP TABLE move_tag(transaction_id INTEGER, tag_id INTEGER, rule_id INTEGER);
        \(MovedAnnotations.tables)
        """)
  }

  mutating func decide(into report: inout RecategorizeReport) throws {
    let facts = SourceFacts([rules.matcher] + [selection?.matcher].compactMap(\.self))
    try StoredHistory(db, facts: facts).forEachChunk { account, chunk in
      try decide(chunk, account: account.name, account.id, currency: account.currency, into: &report)
    }
    report.moves = try named(moves)
  }

  private mutating func decide(
    _ chunk: StoredDrafts, account: String, _ id: Int64, currency: String, into report: inout RecategorizeReport
  ) throws {
    let choices = rules.matcher.choose(for: chunk.drafts, account: account)
    names.turn(to: choices)
    let selected = try selection?.selects(chunk, account: account)
    let tags = try Tags(db, chunk, choices, &names)
    let annotations = try MovedAnnotations(db, chunk, choices, rules.book, &names)
    let insert = try MoveInserter(db)
    questions.begin(choices, chunk, account: id)
    for index in 0..<chunk.count {
      if let selected, !selected[index] { continue }
      report.examined += 1
      let locked = LockedFields(rawValue: chunk.locked[index])
      let isSuggested = !suggestionMarks.isEmpty && suggestionMarks.contains(chunk.categoryRules[index])
      let change = try Change(chunk, choices, index, locked, &names, db, isSuggested: isSuggested)
      let retags = tags.differs(index) && !locked.contains(.tags)
      if change.isChange {
        try insert.insert(chunk.ids[index], change)
        count(change, chunk, index, account, currency)
      }
      if retags { try tags.insert(index, chunk.ids[index]) }
      questions.examine(index, chunk.ids[index])
      let isAnnotated = try annotations.move(index, chunk.ids[index], isCategoryLocked: locked.contains(.category))
      let isChanged = change.isChange || retags || isAnnotated
      if isChanged { self.isChanged = true }
      if locked.contains(.category) || !locked.isEmpty && !isChanged {
        report.keptManual += 1
      } else if isChanged {
        report.changed += 1
      } else {
        report.unchanged += 1
      }
    }
  }

  private mutating func count(
    _ change: Change, _ chunk: StoredDrafts, _ index: Int, _ account: String, _ currency: String
  ) {
    guard change.category != chunk.categories[index] else { return }
    let key = MoveKey(account: account, currency: currency, from: chunk.categories[index], to: change.category)
    let before = moves[key] ?? (0, 0)
    moves[key] = (before.rows + 1, before.amount + chunk.drafts.amounts[index])
  }

  /// Before-images, then one UPDATE of all that change.
  mutating func write(_ batch: inout Batch) throws {
    try batch.journal.changing(
      "transaction", where: "id IN (SELECT id FROM temp.move UNION SELECT id FROM temp.move_status)", [],
      only: ["status", "category_id", "category_rule", "payee_id", "payee_rule", "bucket", "bucket_rule"])
    try db.execute(
      sql: """
        UPDATE "transaction" SET category_id = nullif(move.category_id, 0),
          category_rule = nullif(move.category_rule, 0), payee_id = nullif(move.payee_id, 0),
          payee_rule = nullif(move.payee_rule, 0), bucket = move.bucket, bucket_rule = nullif(move.bucket_rule, 0)
        FROM temp.move WHERE "transaction".id = move.id
        """)
    try writeTags(&batch.journal)
    try MovedAnnotations.write(db, &batch.journal)
    try questions.write(rules.book, &batch, db)
  }

  private func writeTags(_ journal: inout Journal) throws {
    let touched = "transaction_id IN (SELECT transaction_id FROM temp.move_tag) AND rule_id IS NOT NULL"
    try journal.changing("transaction_tag", where: touched, [])
    try db.execute(sql: "DELETE FROM transaction_tag WHERE \(touched)")
    let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM transaction_tag") ?? 0
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO transaction_tag(transaction_id, tag_id, rule_id)
        SELECT transaction_id, tag_id, rule_id FROM temp.move_tag WHERE tag_id <> 0
        """)
    let now = try Int64.fetchOne(db, sql: "SELECT max(id) FROM transaction_tag") ?? 0
    if now > last { try journal.inserted("transaction_tag", last + 1...now) }
  }

  private func named(_ moves: [MoveKey: (rows: Int, amount: Int64)]) throws -> [RecategorizeReport.Move] {
    var paths: [Int64: String] = [0: ""]
    for row in try Row.fetchAll(db, sql: "SELECT id, path FROM category") { paths[row["id"]] = row["path"] }
    return moves.map { key, sum in
      RecategorizeReport.Move(
        account: key.account, from: paths[key.from] ?? "", to: paths[key.to] ?? "", rows: sum.rows,
        amount: Money.text(sum.amount, exponent: Currency(key.currency)?.exponent ?? 2), currency: key.currency)
    }
    .sorted { ($1.rows, $0.from, $0.to, $0.account) < ($0.rows, $1.from, $1.to, $1.account) }
  }
}

/// What the rules say of one transaction, with what a person set left as it is. Ids of the book's tables, 0 for none.
struct Change {
  var category, categoryRule, payee, payeeRule, bucketRule: Int64
  var bucket: UInt8
  var isChange: Bool

  /// A field that no rule sets is empty, as it would be after a fresh import; but a category from a suggestion stays.
  init(
    _ chunk: StoredDrafts, _ choices: Choices, _ index: Int, _ locked: LockedFields, _ names: inout NameTable,
    _ db: Database, isSuggested: Bool
  ) throws {
    let chosen = choices.categories[index]
    category = chosen < 0 ? 0 : names.category(chosen)
    categoryRule = choices.categoryRules[index] < 0 ? 0 : try names.rule(choices.categoryRules[index], db)
    payee = choices.payees[index] < 0 ? 0 : try names.payee(choices.payees[index], db)
    payeeRule = choices.payeeRules[index] < 0 ? 0 : try names.rule(choices.payeeRules[index], db)
    bucket = choices.buckets[index]
    bucketRule = choices.bucketRules[index] < 0 ? 0 : try names.rule(choices.bucketRules[index], db)
    if isSuggested, chosen < 0 { (category, categoryRule) = (chunk.categories[index], chunk.categoryRules[index]) }
    if locked.contains(.category) { (category, categoryRule) = (chunk.categories[index], 0) }
    if locked.contains(.payee) { (payee, payeeRule) = (chunk.payees[index], 0) }
    if locked.contains(.bucket) { (bucket, bucketRule) = (chunk.buckets[index], 0) }
    isChange =
      category != chunk.categories[index] || payee != chunk.payees[index] || bucket != chunk.buckets[index]
  }
}

/// Puts changes into the temporary table.
private struct MoveInserter: ~Copyable {
  private let statement: RawStatement

  init(_ db: Database) throws {
    statement = try RawStatement(db, sql: "INSERT INTO temp.move VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
  }

  func insert(_ id: Int64, _ change: Change) throws {
    statement.bind(id, at: 1)
    statement.bind(change.category, at: 2)
    statement.bind(change.categoryRule, at: 3)
    statement.bind(change.payee, at: 4)
    statement.bind(change.payeeRule, at: 5)
    statement.bind(Int64(change.bucket), at: 6)
    statement.bind(change.bucketRule, at: 7)
    try statement.run()
  }
}

/// The tags that rules give to the transactions of a chunk, beside those that they have from rules now.
private struct Tags {
  private let db: Database
  private var chosen: [Int: [(tag: Int64, rule: Int64)]] = [:]
  private var present: [Int: Set<Int64>] = [:]

  init(_ db: Database, _ chunk: StoredDrafts, _ choices: Choices, _ names: inout NameTable) throws {
    self.db = db
    for choice in choices.tags {
      chosen[choice.draft, default: []].append((try names.tag(choice.tag, db), try names.rule(choice.rule, db)))
    }
    guard let first = chunk.ids.first, let last = chunk.ids.last else { return }
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT transaction_id, tag_id FROM transaction_tag
        WHERE transaction_id BETWEEN ? AND ? AND rule_id IS NOT NULL
        """, arguments: [first, last])
    var places: [Int64: Int] = [:]
    while let row = try rows.next() {
      if places.isEmpty { places = Dictionary(uniqueKeysWithValues: chunk.ids.enumerated().map { ($1, $0) }) }
      if let place = places[row["transaction_id"]] { present[place, default: []].insert(row["tag_id"]) }
    }
  }

  func differs(_ index: Int) -> Bool {
    Set((chosen[index] ?? []).map(\.tag)) != present[index] ?? []
  }

  /// Tag 0 says that the tags of rules go, even where none comes.
  func insert(_ index: Int, _ transaction: Int64) throws {
    let insert = try db.cachedStatement(sql: "INSERT INTO temp.move_tag VALUES (?, ?, ?)")
    for (tag, rule) in (chosen[index] ?? []) + [(0, 0)] {
      try insert.execute(arguments: [transaction, tag, rule])
    }
  }
}
