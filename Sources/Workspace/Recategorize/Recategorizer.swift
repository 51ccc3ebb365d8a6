import Matching
import Rules
import Store

/// Decides every transaction anew and writes those that change, chunk by chunk; the batch begins with the first.
struct Recategorizer {
  let db: Book.Connection
  let rules: CompiledRules
  let selection: Selection?
  let occasion: Occasion
  private(set) var batch: Batch?
  /// Transactions that rules now call transfers.
  private(set) var transferSides: [Int64] = []
  /// Transactions that rules now leave out.
  private(set) var ignored: Set<Int64> = []
  private let suggestionMarks: Set<Int64>
  /// Categories of transfers.
  private let transferCategories: Set<Int64>
  private var names: NameTable
  private var questions: RuleQuestions
  private let changes: TransactionChanges

  /// Rules of the book that stand elsewhere now.
  var movedRules: [NameTable.MovedRule] { names.moved }

  /// `isTrial`: the rules are not those of the folder.
  init(
    db: Book.Connection, rules: CompiledRules, selection: Selection?, isTrial: Bool, occasion: Occasion, batch: Batch?
  ) throws {
    self.db = db
    self.rules = rules
    self.selection = selection
    self.occasion = occasion
    self.batch = batch
    names = try NameTable(rules.book, db, followsRules: !isTrial && selection == nil)
    questions = try RuleQuestions(db)
    changes = try TransactionChanges(db)
    suggestionMarks = try SuggestionMark.all(db)
    transferCategories = try CategoryStore(db: db).transfers()
    try MovedTags.begin(db)
    try MovedAnnotations.begin(db)
  }

  mutating func decide(into report: inout RecategorizeReport) throws {
    let facts = SourceFacts([rules.matcher] + [selection?.matcher].compactMap(\.self))
    try StoredHistory(db, facts: facts).forEachChunk(rules.matcher) { account, chunk, choices in
      try decide(chunk, choices, account, into: &report)
    }
  }

  private mutating func decide(
    _ chunk: StoredDrafts, _ choices: Choices, _ account: StoredAccount, into report: inout RecategorizeReport
  ) throws {
    names.turn(to: choices)
    questions.begin(choices, chunk, account: account.id)
    let selected = try selection?.selects(chunk, account: account.name)
    let tags = try MovedTags(db, chunk, choices, &names)
    let annotations = try MovedAnnotations(db, chunk, choices, rules.book, &names)
    for index in 0..<chunk.count {
      if let selected, !selected[index] { continue }
      report.examined += 1
      let locked = LockedFields(rawValue: chunk.locked[index])
      let isChanged = try decide(chunk, choices, index, locked, tags, annotations)
      if isChanged {
        report.changed += 1
      } else if !locked.isEmpty {
        report.keptManual += 1
      } else {
        report.unchanged += 1
      }
    }
    if batch != nil { try inBatch { [changes] in try changes.finish(&$0.journal) } }
  }

  /// Writes what changes of one transaction; returns whether anything does.
  private mutating func decide(
    _ chunk: StoredDrafts, _ choices: Choices, _ index: Int, _ locked: LockedFields, _ tags: MovedTags,
    _ annotations: MovedAnnotations
  ) throws -> Bool {
    let id = chunk.ids[index]
    let isSuggested = !suggestionMarks.isEmpty && suggestionMarks.contains(chunk.categoryRules[index])
    let change = try RuleChange(chunk, choices, index, locked, &names, db, isSuggested: isSuggested)
    let retags = !locked.contains(.tags) && tags.differs(index)
    if retags || !locked.contains(.tags) && tags.isOfOtherRules(index) { try tags.insert(index, id) }
    questions.examine(index, id)
    let moved = try annotations.move(index, id, locked)
    if moved.status == .ignored { ignored.insert(id) }
    if moved.isTransfer || change.isChange && transferCategories.contains(change.category) { transferSides.append(id) }
    let isWritten = change.isChange || change.isOfOtherRule
    if isWritten || moved.status != nil {
      try inBatch { [changes] in
        try changes.write(chunk, index, isWritten ? change : nil, status: moved.status, &$0.journal)
      }
    }
    return change.isChange || retags || moved.isAnnotated
  }

  /// What is written once, after all chunks: tags, annotations, questions.
  mutating func finish() throws {
    let hasMore = try questions.hasChanges || !movedRules.isEmpty || MovedTags.areAny(db) || MovedAnnotations.areAny(db)
    guard batch != nil || hasMore else { return }
    var questions = questions
    try inBatch { [db, rules] batch in
      try MovedTags.write(db, &batch.journal)
      try MovedAnnotations.write(db, &batch.journal)
      try questions.write(rules.book, &batch, db)
    }
  }

  private mutating func inBatch(_ body: (inout Batch) throws -> Void) throws {
    var begun = try batch ?? Batch(db, occasion)
    batch = nil
    try body(&begun)
    batch = begun
  }
}
