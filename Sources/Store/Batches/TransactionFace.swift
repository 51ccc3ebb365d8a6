import GRDB
import Matching
import Values

/// What a transaction is given beside what the bank says of it: ids of the book's tables, 0 for none.
struct TransactionFace: Equatable {
  var status: Int64 = 0
  var category: Int64 = 0
  var categoryRule: Int64 = 0
  var payee: Int64 = 0
  var payeeRule: Int64 = 0
  var bucket: Int64 = 0
  var bucketRule: Int64 = 0
  var locked: Int64 = 0
  /// The other side of a transfer.
  var link: Int64 = 0
  var parts: [SplitPart] = []
  var note = ""
  var noteRule: Int64 = 0
  var tax = ""
  var transfer: Int64 = 0
  var transferRule: Int64 = 0
  var ignoreRule: Int64 = 0
  /// Tags and the rules that gave them, by tag.
  var tags: [Tag] = []

  struct Tag: Equatable {
    var tag: Int64
    var rule: Int64
  }

  typealias Path = any WritableKeyPath<TransactionFace, Int64> & Sendable

  /// The columns of the table that a face has, in the journal's words.
  static let columns: [(name: String, path: Path)] = [
    ("status", \.status), ("category_id", \.category), ("category_rule", \.categoryRule), ("payee_id", \.payee),
    ("payee_rule", \.payeeRule), ("bucket", \.bucket), ("bucket_rule", \.bucketRule), ("locked", \.locked),
  ]

  mutating func take(_ row: [String: JournalValue]) {
    for (name, path) in TransactionFace.columns {
      if let value = row[name] { self[keyPath: path] = value.integer }
    }
  }

  mutating func take(_ block: RowBlock.Kept, _ row: Int, _ paths: [Path?]) {
    for (column, path) in paths.enumerated() {
      if let path { self[keyPath: path] = block.value(row, column) }
    }
  }

  mutating func take(annotation: [String: JournalValue]?) {
    note = annotation?["note"]?.text ?? ""
    noteRule = annotation?["note_rule"]?.integer ?? 0
    tax = annotation?["tax"]?.text ?? ""
    transfer = annotation?["transfer_account_id"]?.integer ?? 0
    transferRule = annotation?["transfer_rule"]?.integer ?? 0
    ignoreRule = annotation?["ignore_rule"]?.integer ?? 0
  }

  mutating func take(_ annotation: Annotation) {
    (note, noteRule) = (annotation.note ?? "", annotation.noteRule)
    tax = annotation.tax ?? ""
    (transfer, transferRule) = (annotation.transfer, annotation.transferRule)
    ignoreRule = annotation.ignoreRule
  }

  mutating func take(splits rows: some Sequence<[String: JournalValue]>) {
    parts = rows.sorted { ($0["position"]?.integer ?? 0) < ($1["position"]?.integer ?? 0) }
      .map { row in
        SplitPart(
          category: row["category_id"]?.integer ?? 0, amount: row["amount"]?.integer ?? 0,
          bucket: Bucket(rawValue: UInt8(truncatingIfNeeded: row["bucket"]?.integer ?? 0)),
          note: row["note"]?.text ?? "")
      }
  }

  mutating func take(tags rows: some Sequence<[String: JournalValue]>) {
    tags = rows.map { Tag(tag: $0["tag_id"]?.integer ?? 0, rule: $0["rule_id"]?.integer ?? 0) }
      .sorted { $0.tag < $1.tag }
  }
}
