import Rules
import Store
import Values

/// What the rules as they stand decide over all of history: how often each, for how much money, and when last.
struct RuleUsage {
  /// Transactions of which each rule decides something.
  private(set) var hits: [Int]
  /// What each rule's hits in one currency come to.
  struct Sum {
    var hits = 0
    /// Minor units.
    var amount: Int64 = 0
    var last = Int32.min
  }

  /// By currency, of each rule.
  private(set) var sums: [[String: Sum]]
  private(set) var transactions = 0
  private(set) var firstDay: Int32?

  init(_ matcher: Matcher, _ db: Book.Connection) throws {
    hits = Array(repeating: 0, count: matcher.book.rules.count)
    sums = Array(repeating: [:], count: hits.count)
    try StoredHistory(db, facts: SourceFacts([matcher])).forEachChunk(matcher) { account, chunk, choices in
      add(chunk, choices, account.currency)
    }
  }

  private mutating func add(_ chunk: StoredDrafts, _ choices: Choices, _ currency: String) {
    transactions += chunk.count
    if let first = chunk.drafts.days.min() { firstDay = min(firstDay ?? first, first) }
    choices.forEachDecision { draft, rule in
      let rule = Int(rule)
      hits[rule] += 1
      var sum = sums[rule][currency] ?? Sum()
      sum.hits += 1
      sum.amount &+= chunk.drafts.amounts[draft]
      sum.last = max(sum.last, chunk.drafts.days[draft])
      sums[rule][currency] = sum
    }
  }
}
