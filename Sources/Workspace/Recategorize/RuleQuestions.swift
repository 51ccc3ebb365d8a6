internal import GRDB
internal import Rules

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

  init(_ db: Database) throws {
    var open: [Int64: Int64] = [:]
    var known: Set<Int64> = []
    let items = try Row.fetchCursor(
      db, sql: "SELECT id, state, transaction_id FROM review_item WHERE kind = 'rule' AND state <> 'settled'")
    while let row = try items.next() {
      guard let transaction: Int64 = try row["transaction_id"] else { continue }
      known.insert(transaction)
      if try row["state"] == "open" { open[transaction] = try row["id"] }
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

  mutating func write(_ book: RuleBook, _ batch: inout Batch, _ db: Database) throws {
    for item in unwanted {
      try batch.journal.changing("review_item", id: item)
      try db.execute(sql: "UPDATE review_item SET state = 'settled' WHERE id = ?", arguments: [item])
      settled += 1
    }
    let queue = ReviewQueue(db: db, run: batch.run)
    for (transaction, number, account) in wanted {
      let source = try Row.fetchOne(
        db, sql: "SELECT description, statement_id, line FROM \"transaction\" WHERE id = ?", arguments: [transaction])
      var item = try NewReviewItem(book.rules[Int(number)], asksAbout: transaction, source?["description"])
      item.account = account
      item.statement = try source?["statement_id"]
      item.line = try source?["line"]
      if try queue.open(item, journal: &batch.journal) { asked += 1 }
    }
  }
}
