package import Store
package import Values

/// What a run did, per statement and in total; the report of `run` and `import`.
package struct RunReport: Codable, Sendable {
  /// The number of the batch, for `undo`; nil where nothing was written.
  package var run: Int64?
  package var dryRun = false
  package var book = ""
  package var statements: [StatementReport] = []
  /// Records of all statements by disposition.
  package var rows: [String: Int] = [:]
  /// Review items opened, by kind.
  package var review: [String: Int] = [:]
  /// Transactions that got a category from a suggestion without asking; nil where none did.
  package var suggested: Int?
  /// All that waits in the queue now.
  package var waiting = 0
  /// Accounts of which no statement came for long; nil where there are none.
  package var stale: [StaleAccount]?
  /// Days between statements that none lists; nil where there are none, and for an import.
  package var gaps: [CoverageGap]?
  /// What a nightly run brought, by currency; nil for an import.
  package var brought: [BroughtRecord]?
  /// What recurs, as a person confirmed, and did not come, or came with another amount; nil for an import.
  package var unusual: [UnusualRecord]?
  /// What the budget reminds of; nil without a budget, or where it is not looked at.
  package var due: [DueRecord]?
  /// What the run changed of ended budget periods, and of what is ready through them; nil without a budget.
  package var figures: [FigureRecord]?
  package var ready: [ReadyRecord]?
  /// Whether the budget gives out the money of the period by itself, and none of it was given yet.
  var isToAssign = false
  /// The batch that gave out the money of a period that begins; nil where none did.
  package var assigned: Int64?
  /// What is wrong with the files of the budget.
  package var budgetError: String?
  /// What stopped the run, with its remedy, and the exit status; nil where it ended well.
  package var error: String?
  package var status: Int32?
  /// By stage, and `total`.
  package var seconds: [String: Double] = [:]
  /// Categories that rules name and that this run created.
  package var created: [String] = []
  /// Archived statements that the book does not have; nil where it has them all.
  package var missing: [String]?
  /// The first file that could not be moved to the archive, though it was imported.
  package var unarchived: WorkspaceError?

  enum CodingKeys: String, CodingKey {
    case run, book, statements, rows, review, suggested, waiting, missing, stale, gaps, brought, unusual, due, figures,
      ready,
      assigned, error, status, seconds
    case budgetError = "budget_error"
    case dryRun = "dry_run"
    case created = "created_categories"
  }

  package init() {}

  mutating func add(_ statement: StatementReport) {
    statements.append(statement)
    rows.merge(statement.rows, uniquingKeysWith: +)
    review.merge(statement.review, uniquingKeysWith: +)
    if let applied = statement.suggested { suggested = (suggested ?? 0) + applied }
  }

  /// Both as one, where several answers import one file after the other.
  func joined(by later: RunReport) -> RunReport {
    var all = later
    all.statements = []
    all.created = created + later.created
    all.suggested = nil
    (all.rows, all.review, all.seconds) = ([:], [:], seconds.merging(later.seconds, uniquingKeysWith: +))
    for statement in statements + later.statements { all.add(statement) }
    return all
  }

  /// Whether no file given could be used.
  package var isUnusable: Bool {
    !statements.isEmpty && statements.allSatisfy { $0.outcome == .waiting || $0.outcome == .unusable }
  }
}

/// What became of one statement file (or of one account's part of it).
package struct StatementReport: Codable, Sendable {
  package enum Outcome: String, Codable, Sendable {
    case imported
    /// The same bytes are in the book already.
    case known
    /// A question is open; nothing of the file was written.
    case waiting
    /// It cannot be read as a statement.
    case unusable
  }
  package var file: String
  package var outcome: Outcome
  package var account: String?
  package var first: String?
  package var last: String?
  package var rows: [String: Int] = [:]
  package var review: [String: Int] = [:]
  /// Transactions that got a category from a suggestion without asking; nil where none did.
  package var suggested: Int?
  package var proof: String?
  /// Why the file waits or cannot be used, and other remarks for people.
  package var message: ValueText?
  /// What helps where nothing is asked; nil where an answer does.
  package var remedy: String?

  enum CodingKeys: String, CodingKey {
    case file, outcome, account, rows, review, suggested, proof, message
    case first = "first_date"
    case last = "last_date"
  }

  init(file: String, outcome: Outcome, message: ValueText? = nil) {
    self.file = file
    self.outcome = outcome
    self.message = message
  }
}
