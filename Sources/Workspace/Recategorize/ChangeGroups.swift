import Store
import Values

/// Sums up what a batch changed: for each field, how many transactions and how much money went from which value to which,
/// with a few examples that read differently.
struct ChangeGroups {
  typealias Part = ChangedTransaction.CategoryPart

  private struct Key: Hashable {
    let field: String
    let from: ValueText
    let to: ValueText
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

  /// What a transaction adds to, and how much.
  private struct Shares {
    var isChanged = false
    var isInCategory = false
    var places: [(place: Int, amount: Int64)] = []
  }

  private let db: Book.Connection
  private var sums: [(key: Key, sum: Sum)] = []
  private var places: [Key: Int] = [:]
  /// By pattern, what a transaction that is no split adds to.
  private var known: [Int: Shares] = [:]
  private var exponents: [String: Int] = [:]
  /// Transactions with another value in some field; those of them that changed in category; and those of which another
  /// rule than before sets the same.
  private(set) var (changed, inCategory, byOtherRules) = (0, 0, 0)

  init(_ db: Book.Connection) { self.db = db }

  mutating func add(_ transaction: ChangedTransaction) throws {
    // A pattern says which sums; where it is no split, its whole amount goes to each.
    let pattern = transaction.amount == 0 ? nil : transaction.pattern.number
    let old = pattern.flatMap { known[$0] }
    let shares = old ?? shares(of: transaction)
    if let pattern, old == nil { known[pattern] = shares }
    if shares.isChanged { changed += 1 } else { byOtherRules += 1 }
    if shares.isInCategory { inCategory += 1 }
    for (place, amount) in shares.places {
      guard sums[place].sum.add(pattern == nil ? amount : transaction.amount) else { continue }
      let text = try TransactionSource(transaction.id, db)?.description ?? ""
      sums[place].sum.offer(transaction.id, text)
    }
  }

  private mutating func shares(of transaction: ChangedTransaction) -> Shares {
    exponents[transaction.pattern.currency] = transaction.pattern.exponent
    let changes = transaction.changes.filter { !$0.isOfRule }
    let isWhole = transaction.before.count == 1 && transaction.after.count == 1
    // One category for another is a move even where no money does.
    let flows =
      isWhole && transaction.amount == 0 && transaction.before != transaction.after
      ? [(from: transaction.before[0].category, to: transaction.after[0].category, amount: Int64(0))]
      : ChangeGroups.flows(transaction.before, transaction.after)
    var shares = Shares(isChanged: !changes.isEmpty, isInCategory: !flows.isEmpty)
    func share(_ field: String, _ from: ValueText, _ to: ValueText, _ amount: Int64) {
      let key = Key(field: field, from: from, to: to, currency: transaction.pattern.currency)
      shares.places.append((place(of: key), amount))
    }
    for flow in flows { share("category", ValueText(flow.from), ValueText(flow.to), flow.amount) }
    for change in changes where change.field != "category" {
      // What moves between categories tells of a split that comes or goes.
      if change.field == "split", !flows.isEmpty { continue }
      let isLink = change.field == "linked"
      let values = [change.before, change.after].map { isLink && $0 != "" ? "another transaction" : $0 }
      share(change.field, values[0], values[1], transaction.amount)
    }
    return shares
  }

  private mutating func place(of key: Key) -> Int {
    if let place = places[key] { return place }
    places[key] = sums.count
    sums.append((key, Sum()))
    return sums.count - 1
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
      return (places[0], other.rows, one.from.plain, one.to.plain, one.currency)
        < (places[1], one.rows, other.from.plain, other.to.plain, other.currency)
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
