import GRDB
package import Values

/// Which transactions: all that is set must hold.
package struct TransactionFilter: Sendable {
  package var ids: [Int64] = []
  package var account: String?
  package var from: Day?
  package var to: Day?
  /// A category with all below it, or `none`.
  package var category: String?
  /// Of the transaction, or of a part of it.
  package var bucket: Bucket?
  package var tag: String?
  package var status: String?
  /// A part of the description or the payee.
  package var text: String?
  /// Conditions of the rule language on one line.
  package var conditions: String?
  /// So many of the newest, the last first.
  package var limit: Int?

  package init() {}
}

extension TransactionList {
  /// The condition of a filter in which nothing is set.
  static let any = "(1)"

  func condition(_ filter: TransactionFilter) throws -> (String, StatementArguments) {
    var conditions: [String] = []
    var arguments = StatementArguments()
    func require(_ condition: String, _ values: (any DatabaseValueConvertible)...) {
      conditions.append(condition)
      arguments += StatementArguments(values)
    }
    if !filter.ids.isEmpty { require("t.id IN (\(filter.ids.map(String.init).joined(separator: ",")))") }
    if let name = filter.account { require("t.account_id = ?", try AccountStore(db: db).id(of: name)) }
    if let from = filter.from { require("t.day >= ?", from.number) }
    if let to = filter.to { require("t.day <= ?", to.number) }
    if let status = filter.status { require("t.status = ?", try Status.number(status)) }
    if let category = filter.category {
      if category == "none" {
        require("category.id IS NULL")
      } else {
        try CategoryStore(db: db).requireKnown(category)
        require(
          """
          (category.path = ? OR category.path LIKE ? ESCAPE '\\' OR EXISTS(
            SELECT 1 FROM split JOIN category part ON part.id = split.category_id
            WHERE transaction_id = t.id AND (part.path = ? OR part.path LIKE ? ESCAPE '\\')))
          """, category, category.likeLiteral + ":%", category, category.likeLiteral + ":%")
      }
    }
    if let bucket = filter.bucket {
      require(
        """
        (SELECT count(*) FROM split JOIN category part ON part.id = split.category_id
          WHERE split.transaction_id = t.id) = 0 AND \(TransactionList.bucket) = ? OR EXISTS(
          SELECT 1 FROM split JOIN category part ON part.id = split.category_id
          WHERE split.transaction_id = t.id AND \(TransactionList.partBucket) = ?)
        """, bucket.rawValue, bucket.rawValue)
    }
    if let tag = filter.tag {
      try Selection.requireKnown(tag: tag, db)
      require(
        "EXISTS(SELECT 1 FROM transaction_tag JOIN tag ON tag.id = tag_id WHERE transaction_id = t.id AND name = ?)",
        tag)
    }
    if let text = filter.text {
      let pattern = "%\(text.likeLiteral)%"
      require("(t.description LIKE ? ESCAPE '\\' OR payee.name LIKE ? ESCAPE '\\')", pattern, pattern)
    }
    return (([TransactionList.any] + conditions.map { "(\($0))" }).joined(separator: " AND "), arguments)
  }
}

extension String {
  /// The text as LIKE takes it literally, with a backslash as escape.
  fileprivate var likeLiteral: String {
    var literal = ""
    for character in self {
      if character == "%" || character == "_" || character == "\\" { literal.append("\\") }
      literal.append(character)
    }
    return literal
  }
}
