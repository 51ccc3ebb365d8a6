import Store
import Values

/// Sums up what a batch changed: for each field, how many transactions and how much money went from which value to which,
/// with a few examples that read differently.
struct ChangeGroups {
  typealias Part = ChangedTransaction.CategoryPart

  private struct Key: Hashable {
    let field: String
    let from: String
    let to: String
    let currency: String
  }

  fileprivate struct Sum {
    var rows = 0
    var amount: Int64 = 0
    var examples: [Int64] = []
    var texts: [String] = []
    /// How many transactions were looked at for an example that reads otherwise than those before.
    var tries = 0
  }

  private let db: Book.Connection
  private var sums: [Key: Sum] = [:]
  private var fields: [String] = []
  private var exponents: [String: Int] = [:]
  /// Transactions with another value in some field; those of them that changed in category; and those of which another
  /// rule than before sets the same.
  private(set) var (changed, inCategory, byOtherRules) = (0, 0, 0)

  init(_ db: Book.Connection) { self.db = db }

  mutating func add(_ transaction: ChangedTransaction) throws {
    exponents[transaction.currency] = transaction.exponent
    let changes = transaction.changes.filter { !$0.isOfRule }
    if changes.isEmpty { byOtherRules += 1 } else { changed += 1 }
    let isWhole = transaction.before.count == 1 && transaction.after.count == 1
    // One category for another is a move even where no money does.
    let flows =
      isWhole && transaction.amount == 0 && transaction.before != transaction.after
      ? [(from: transaction.before[0].category, to: transaction.after[0].category, amount: Int64(0))]
      : ChangeGroups.flows(transaction.before, transaction.after)
    if !flows.isEmpty { inCategory += 1 }
    for flow in flows { try add("category", flow.from, flow.to, flow.amount, transaction) }
    for change in changes where change.field != "category" {
      // What moves between categories tells of a split that comes or goes.
      if change.field == "split", !flows.isEmpty { continue }
      let isLink = change.field == "linked"
      let values = [change.before, change.after].map { isLink && !$0.isEmpty ? "another transaction" : $0 }
      try add(change.field, values[0], values[1], transaction.amount, transaction)
    }
  }

  private mutating func add(
    _ field: String, _ from: String, _ to: String, _ amount: Int64, _ transaction: ChangedTransaction
  ) throws {
    let key = Key(field: field, from: from, to: to, currency: transaction.currency)
    if sums[key, default: Sum()].add(amount) {
      let text = try TransactionSource(transaction.id, db)?.description ?? ""
      sums[key]?.offer(transaction.id, text)
    }
  }

  /// What goes where: what stays in a category is no move, the rest is taken in order.
  static func flows(_ from: [Part], _ to: [Part]) -> [(from: String, to: String, amount: Int64)] {
    var (left, right) = (from, to)
    for one in left.indices {
      for other in right.indices where right[other].category == left[one].category {
        let kept = common(left[one].amount, right[other].amount)
        left[one].amount -= kept
        right[other].amount -= kept
      }
    }
    left.removeAll { $0.amount == 0 }
    right.removeAll { $0.amount == 0 }
    var flows: [(from: String, to: String, amount: Int64)] = []
    while let one = left.first, let other = right.first {
      let part = common(one.amount, other.amount)
      let moved = part == 0 ? one.amount : part
      if one.category != other.category { flows.append((one.category, other.category, moved)) }
      left[0].amount -= moved
      right[0].amount -= moved
      if left[0].amount == 0 { left.removeFirst() }
      if right[0].amount == 0 { right.removeFirst() }
    }
    return flows
  }

  /// As much as both have, in their direction; 0 where they go opposite ways.
  private static func common(_ one: Int64, _ other: Int64) -> Int64 {
    guard one.signum() == other.signum() else { return 0 }
    return one.magnitude < other.magnitude ? one : other
  }

  /// The fields in the order of their first column in lists; of each what has the most rows first.
  func listed() throws -> [RecategorizeReport.Move] {
    try sums.map { key, sum in
      RecategorizeReport.Move(
        field: key.field, from: key.from, to: key.to, rows: sum.rows,
        amount: Money.text(sum.amount, exponent: exponents[key.currency] ?? 2), currency: key.currency,
        examples: try sum.examples.compactMap { try ChangeGroups.example($0, db) })
    }
    .sorted { one, other in
      let places = [one, other].map { FieldChange.fields.firstIndex(of: $0.field) ?? 0 }
      return (places[0], other.rows, one.from, one.to, one.currency)
        < (places[1], one.rows, other.from, other.to, other.currency)
    }
  }

  private static func example(_ id: Int64, _ db: Book.Connection) throws -> RecategorizeReport.Example? {
    try TransactionSource(id, db).map { source in
      RecategorizeReport.Example(
        id: id, date: source.day.description, account: source.account.name,
        amount: Money.text(source.amount, exponent: source.account.exponent), description: source.description)
    }
  }
}

extension ChangeGroups.Sum {
  private static let examples = 3
  private static let tries = 100

  /// Returns whether another example is wanted.
  fileprivate mutating func add(_ amount: Int64) -> Bool {
    rows += 1
    self.amount &+= amount
    return examples.count < Self.examples && tries < Self.tries
  }

  /// Takes the transaction as an example, unless one reads like it.
  fileprivate mutating func offer(_ id: Int64, _ text: String) {
    tries += 1
    guard !texts.contains(text) else { return }
    texts.append(text)
    examples.append(id)
  }
}
