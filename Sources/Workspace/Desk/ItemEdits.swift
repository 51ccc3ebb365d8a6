package import Rules
import Store
import Values

/// What a person does about review items beside accepting and rejecting them.
package enum ItemEdit: Sendable {
  /// Not now: the items go to the end of the queue.
  case skip
  /// A category's path for what the items are about.
  case assign(String)
  case split(WrittenSplit)
  /// Fields of the transactions: `category`, `payee`, `bucket`, `note`.
  case set([String: String])
  case note(String)

  /// The command that does the same.
  package var name: String {
    switch self {
    case .skip: "skip"
    case .assign: "assign"
    case .split: "split"
    case .set: "set"
    case .note: "note"
    }
  }

  /// The names that `set` takes.
  package static let fields = ["category", "payee", "bucket", "note"]
}

/// A split as a person writes it: `Food:Groceries=20.00`, `Household=40%`, `Gifts=rest`.
package struct WrittenSplit: Sendable {
  package private(set) var categories: [String] = []
  package private(set) var split = Split([])

  /// Nil where a part is not one of these, or the parts leave open where the rest goes.
  package init?(_ parts: [String]) {
    for part in parts {
      guard let sign = part.lastIndex(of: "="), let size = WrittenSplit.size(part[part.index(after: sign)...]) else {
        return nil
      }
      split.parts.append(Split.Part(category: Int32(categories.count), size: size))
      categories.append(String(part[..<sign]))
    }
    let shares = split.parts.compactMap { if case .share(let share) = $0.size { share } else { nil } }
    let sum = shares.reduce(0, +)
    let rests = split.parts.count { $0.size == .rest }
    let isWhole = shares.isEmpty || (rests == 0 ? sum == Split.percent : sum < Split.percent)
    guard parts.count > 1, rests <= 1, isWhole else { return nil }
  }

  private static func size(_ text: Substring) -> Split.Size? {
    if text == "rest" { return .rest }
    if text.hasSuffix("%") {
      let share = try? Money.parse(text.dropLast(), exponent: 4)
      return share.flatMap { (1...Split.percent).contains($0) ? .share($0) : nil }
    }
    return DecimalRange.Bound(text).flatMap { $0.digits > 0 ? .amount($0) : nil }
  }
}

extension ReviewDesk {
  mutating func edit(_ item: ReviewItem, _ edit: ItemEdit) throws {
    switch edit {
    case .skip: try say("skip", item, "")
    case .assign(let path): try assign(path, item)
    case .split(let split):
      for id in try transactions(of: item) { try TransactionEditor(db: db).split(split, id, &batch) }
      try say("split", item, "")
      try settle()
    case .set(let fields): try set(fields, item)
    case .note(let text): try set(["note": text], item)
    }
  }

  /// A proposal, or a rule's question, is answered by a category of the person's choice.
  private mutating func assign(_ path: String, _ item: ReviewItem) throws {
    var answer = ReviewAnswer(.accept)
    switch item.subject {
    case .suggestion:
      answer.option = path
      try decide(item, answer)
    case .rule:
      try set(["category": path], item)
      try decide(item, answer)
    default: try set(["category": path], item)
    }
  }

  private mutating func set(_ fields: [String: String], _ item: ReviewItem) throws {
    var edit = TransactionEdit()
    (edit.category, edit.payee) = (fields["category"], fields["payee"])
    (edit.bucket, edit.note) = (fields["bucket"], fields["note"])
    for id in try transactions(of: item) { try TransactionEditor(db: db).apply(edit, to: id, &batch) }
    try say("set", item, fields.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " "))
    try settle()
  }

  private mutating func settle() throws {
    try SuggestionStore(db: db).settle(journal: &batch.journal)
  }

  /// What the item is about: of a proposal all its rows.
  private func transactions(of item: ReviewItem) throws -> [Int64] {
    let all = try ReviewItems(db: db).transactions(of: item)
    guard !all.isEmpty else {
      throw WorkspaceError.refused(
        "review item \(item.id) is about no transaction (\(item.kind))",
        remedy: "See what can be said of it: daybook review show \(item.id)")
    }
    return all
  }

  /// Keeps who said what of the item; it stays open.
  private mutating func say(_ verdict: String, _ item: ReviewItem, _ detail: String) throws {
    try batch.keep(verdict, item: item.id, transaction: item.transaction, detail, db)
  }
}
