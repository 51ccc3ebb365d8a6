import Foundation
package import Rules
import Store
package import Values

/// What a person does about review items beside accepting and rejecting them.
package enum ItemEdit: Sendable {
  /// Not now: the items go to the end of the queue.
  case skip
  /// A category's path for what the items are about.
  case assign(String)
  case split(WrittenSplit)
  /// Fields of the transactions: `category`, `payee`, `bucket`, `note`, `tags` (`+a -b`), `tax`.
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
  package static let fields = ["category", "payee", "bucket", "note", "tags", "tax"]
}

/// A split as a person writes it: `Food:Groceries=20.00`, `Household=40%`, `Gifts=rest`.
package struct WrittenSplit: Sendable {
  package private(set) var categories: [String] = []
  /// Nil where a part has none of its own.
  package private(set) var buckets: [Bucket?] = []
  package private(set) var notes: [String] = []
  package private(set) var split = Split([])

  /// Nil where a part is not one of these, or the parts leave open where the rest goes.
  package init?(_ parts: [String]) {
    for part in parts {
      guard let sign = part.lastIndex(of: "="), let size = WrittenSplit.size(part[part.index(after: sign)...]) else {
        return nil
      }
      add(size, String(part[..<sign]))
    }
    guard isWhole else { return nil }
  }

  /// Parts as a command takes them: `30.00 Food`, `40% Household bucket=needs`, `rest Gifts note=for Robin`.
  package init(parts: [String]) throws {
    for part in parts {
      let words = part.split(separator: " ", maxSplits: 1).map { $0.drop { $0 == " " } }
      guard words.count == 2, let size = WrittenSplit.size(words[0]) else { throw WrittenSplit.unreadable(part) }
      var (category, note) = WrittenSplit.halves(words[1], " note=")
      let (path, bucket) = WrittenSplit.halves(category, " bucket=")
      (category, note) = (path, note ?? "")
      if let bucket, Bucket(name: bucket) == nil {
        throw WorkspaceError.unknown("bucket", String(bucket), among: Bucket.allCases.map(\.name))
      }
      add(size, String(category), bucket: bucket.flatMap { Bucket(name: $0) }, note: String(note ?? ""))
    }
    guard isWhole else {
      throw WorkspaceError.refused(
        "the parts leave open where the rest goes",
        remedy: "Give two or more, one of them the rest: --part \"30.00 Food\" --part \"rest Household\"")
    }
  }

  private static func unreadable(_ part: String) -> WorkspaceError {
    .refused(
      "'\(part)' is no part of a split",
      remedy: "Write an amount without a sign, a share or the rest, then the category: 30.00 Food, 40% Food, rest Food."
    )
  }

  /// What stands before and after a mark; nil after it where there is none.
  private static func halves(_ text: Substring, _ mark: String) -> (Substring, Substring?) {
    guard let place = text.range(of: mark) else { return (text, nil) }
    return (text[..<place.lowerBound], text[place.upperBound...])
  }

  private mutating func add(_ size: Split.Size, _ category: String, bucket: Bucket? = nil, note: String = "") {
    split.parts.append(Split.Part(category: Int32(categories.count), size: size))
    categories.append(category)
    buckets.append(bucket)
    notes.append(note)
  }

  private var isWhole: Bool {
    let shares = split.parts.compactMap { if case .share(let share) = $0.size { share } else { nil } }
    let sum = shares.reduce(0, +)
    let rests = split.parts.count { $0.size == .rest }
    return split.parts.count > 1 && rests <= 1
      && (shares.isEmpty || (rests == 0 ? sum == Split.percent : sum < Split.percent))
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
    (edit.tags, edit.tax) = (fields["tags"], fields["tax"])
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
  mutating func say(_ verdict: String, _ item: ReviewItem, _ detail: String) throws {
    try batch.keep(verdict, item: item.id, transaction: item.transaction, detail, db)
  }
}
