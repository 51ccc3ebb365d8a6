import Rules
import Store

/// The review items that rules ask for over history: opened where a rule asks anew, settled where none does any more.
struct RuleQuestions {
  /// The open item of each transaction that a rule sent to the queue.
  private let open: [Int64: Int64]
  /// Transactions about which a rule has asked already, whatever was said.
  private let known: Set<Int64>
  /// The rule and account of each transaction that is asked about now.
  private var wanted: [(transaction: Int64, rule: Int32, account: Int64)] = []
  private var unwanted: [Int64] = []
  private var rules: [Int: Int32] = [:]
  private var account: Int64 = 0

  private(set) var asked = 0
  private(set) var settled = 0

  init(_ db: Book.Connection) throws {
    var open: [Int64: Int64] = [:]
    var known: Set<Int64> = []
    try ReviewItems(db: db).forEachOfRules { item, transaction, isOpen in
      known.insert(transaction)
      if isOpen { open[transaction] = item }
    }
    self.open = open
    self.known = known
  }

  var hasChanges: Bool { !wanted.isEmpty || !unwanted.isEmpty }

  /// Turns to the choices of another chunk.
  mutating func begin(_ choices: Choices, _ chunk: StoredDrafts, account: Int64) {
    self.account = account
    rules = Dictionary(choices.reviews.map { ($0.draft, $0.rule) }) { first, _ in first }
  }

  /// Whether a transaction is to be asked about, or not any more.
  mutating func examine(_ index: Int, _ transaction: Int64) {
    if let rule = rules[index] {
      if !known.contains(transaction) { wanted.append((transaction, rule, account)) }
    } else if let item = open[transaction] {
      unwanted.append(item)
    }
  }

  mutating func write(_ book: RuleBook, _ batch: inout Batch, _ db: Book.Connection) throws {
    for item in unwanted {
      try ReviewQueue.settle(item, db, journal: &batch.journal)
      settled += 1
    }
    let queue = ReviewQueue(db: db, run: batch.run)
    for (transaction, number, account) in wanted {
      let source = try TransactionSource(transaction, db)
      var item = NewReviewItem(book.rules[Int(number)], asksAbout: transaction, source?.description)
      (item.account, item.statement, item.line) = (account, source?.statement, source?.line)
      if try queue.open(item, journal: &batch.journal) { asked += 1 }
    }
  }
}
