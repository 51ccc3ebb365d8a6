import Store
import Values

/// Counts what a recategorization takes from each category to another: rows, money and a few examples.
struct CategoryMoves {
  private struct Key: Hashable {
    let currency: Int
    let from: Int64
    let to: Int64
  }

  fileprivate struct Sum {
    var rows = 0
    var amount: Int64 = 0
    var examples: [Int64] = []
    var texts: [String] = []
    /// How many transactions were looked at for an example that reads otherwise than those before.
    var tries = 0
  }

  private var sums: [Key: Sum] = [:]
  private var currencies: [String] = []
  private var currency = 0
  /// How many transactions change in category.
  private(set) var transactions = 0

  mutating func turn(to code: String) {
    currency = currencies.firstIndex(of: code) ?? currencies.count
    if currency == currencies.count { currencies.append(code) }
  }

  /// A transaction that was in some parts and will be in others, or in one category; both sum to its amount.
  mutating func count(
    _ chunk: StoredDrafts, _ index: Int, from parts: [SplitPart]?, _ category: Int64, to newParts: [SplitPart]?,
    _ newCategory: Int64
  ) {
    let amount = chunk.drafts.amounts[index]
    if parts == nil, newParts == nil {
      guard category != newCategory else { return }
      transactions += 1
      return add(chunk, index, category, newCategory, amount)
    }
    let flows = CategoryMoves.flows(
      parts ?? [SplitPart(category: category, amount: amount)],
      newParts ?? [SplitPart(category: newCategory, amount: amount)])
    if !flows.isEmpty { transactions += 1 }
    for flow in flows { add(chunk, index, flow.from, flow.to, flow.amount) }
  }

  private mutating func add(_ chunk: StoredDrafts, _ index: Int, _ from: Int64, _ to: Int64, _ amount: Int64) {
    let key = Key(currency: currency, from: from, to: to)
    if sums[key, default: Sum()].add(amount) {
      sums[key]?.offer(chunk.ids[index], chunk.drafts.texts[chunk.drafts.descriptions[index]])
    }
  }

  /// What goes where: what stays in a category is no move, the rest is taken in order.
  static func flows(_ from: [SplitPart], _ to: [SplitPart]) -> [(from: Int64, to: Int64, amount: Int64)] {
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
    var flows: [(from: Int64, to: Int64, amount: Int64)] = []
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

  /// With the names of the book, the most rows first.
  func named(_ db: Book.Connection) throws -> [RecategorizeReport.Move] {
    let paths = try CategoryStore(db: db).pathsByID()
    return try sums.map { key, sum in
      let code = currencies[key.currency]
      let exponent = Currency(code)?.exponent ?? 2
      return RecategorizeReport.Move(
        from: paths[key.from] ?? "", to: paths[key.to] ?? "", rows: sum.rows,
        amount: Money.text(sum.amount, exponent: exponent), currency: code,
        examples: try sum.examples.compactMap { try CategoryMoves.example($0, db) })
    }
    .sorted { ($1.rows, $0.from, $0.to, $0.currency) < ($0.rows, $1.from, $1.to, $1.currency) }
  }

  private static func example(_ id: Int64, _ db: Book.Connection) throws -> RecategorizeReport.Example? {
    try TransactionSource(id, db).map { source in
      RecategorizeReport.Example(
        id: id, date: source.day.description, account: source.account.name,
        amount: Money.text(source.amount, exponent: source.account.exponent), description: source.description)
    }
  }
}

extension CategoryMoves.Sum {
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
