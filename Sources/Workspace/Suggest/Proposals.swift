import Rules
import Store
import Values

/// Proposes categories for rows that no rule decided: into the queue, one item for a payee, or applied where the
/// configuration says how sure that must be.
struct Proposals {
  let db: Book.Connection
  /// The confidence from which a proposal is applied without asking; nil for never.
  let applies: Double?
  private let store: EvidenceStore
  private var known: [EvidenceKey: [DecidedRow]] = [:]
  private var groups: [Group: [Found]] = [:]

  /// What becomes one review item, or one mark of who set it.
  private struct Group: Hashable {
    let account: Int64
    let payee: String
    let category: Int64
    let applies: Bool

    var subject: ReviewSubject { .suggestion(account: account, category: category, payee: payee) }
  }

  private struct Found {
    let id: Int64
    let amount: Int64
    let suggestion: Suggestion
  }

  /// How many items were opened, and how many transactions were given a category.
  struct Outcome {
    var opened = 0
    var applied = 0
  }

  init(db: Book.Connection, applies: Double?) {
    self.db = db
    self.applies = applies
    store = EvidenceStore(db: db)
  }

  /// For what a statement brought; `nil` for all that the book holds.
  mutating func find(in statement: Int64?) throws {
    guard try store.hasAny() else { return }
    try store.catchUp()
    try SuggestionStore(db: db).forEachUndecided(in: statement) { row in
      let asked = UndecidedRow(words: TellingWords(row.description), account: row.account, amount: row.amount)
      guard let suggestion = try suggestion(for: asked) else { return }
      let isSure = applies.map { suggestion.confidence >= $0 } ?? false
      let group = Group(
        account: asked.account, payee: asked.words.key, category: suggestion.category, applies: isSure)
      groups[group, default: []].append(Found(id: row.id, amount: asked.amount, suggestion: suggestion))
    }
    try dropRejected()
  }

  /// A rejected proposal is not made again.
  private mutating func dropRejected() throws {
    groups = try groups.filter { try ReviewQueue.present($0.key.subject, db)?.state != "rejected" }
  }

  private mutating func suggestion(for row: UndecidedRow) throws -> Suggestion? {
    try Suggester().suggestion(for: row) { key in
      if let rows = known[key] { return rows }
      let rows = try store.decided(key)
      known[key] = rows
      return rows
    }
  }

  /// Whether there is anything to write.
  var isEmpty: Bool { groups.isEmpty }

  /// Writes what was found, the largest money first.
  func write(_ batch: inout Batch) throws -> Outcome {
    var outcome = Outcome()
    let sums = groups.mapValues { $0.reduce(Int64(0)) { $0 &+ $1.amount } }
    let order = groups.keys.sorted {
      let (one, two) = (sums[$0]?.magnitude ?? 0, sums[$1]?.magnitude ?? 0)
      return (two, $0.payee, $0.category, $0.account) < (one, $1.payee, $1.category, $1.account)
    }
    for group in order {
      guard let found = groups[group], let largest = found.max(by: { $0.amount.magnitude < $1.amount.magnitude })
      else { continue }
      let reason = try reason(group, largest)
      if group.applies {
        try SuggestionStore(db: db).apply(
          group.category, mark: SuggestionMark.id(reason.plain, db), to: found.map(\.id), journal: &batch.journal)
        outcome.applied += found.count
      } else if try propose(group, found, largest, reason, &batch) {
        outcome.opened += 1
      }
    }
    return outcome
  }

  private func reason(_ group: Group, _ found: Found) throws -> ValueText {
    let account = try AccountStore(db: db).account(group.account)
    let category = try CategoryStore(db: db).path(of: group.category)
    return found.suggestion.reason(
      payee: group.payee, category: category ?? "",
      amount: .amount(found.amount, exponent: account?.exponent ?? 2), account: account?.name ?? "")
  }

  /// Adds rows to the group's open item, or opens it.
  private func propose(
    _ group: Group, _ found: [Found], _ largest: Found, _ reason: ValueText, _ batch: inout Batch
  ) throws -> Bool {
    var item = NewReviewItem(group.subject, message: reason, account: group.account)
    item.transaction = largest.id
    let isNew = try ReviewQueue(db: db, run: batch.run).open(item, journal: &batch.journal)
    guard let open = try ReviewQueue.present(group.subject, db), open.state == "open" else { return false }
    try SuggestionStore(db: db).add(found.map(\.id), to: open.id, journal: &batch.journal)
    return isNew
  }
}
