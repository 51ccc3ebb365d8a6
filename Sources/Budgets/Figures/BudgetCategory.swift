package import Values

/// A category of the book as the budget sees it. Whether it is hidden makes no difference.
package struct BudgetCategory: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable { case expense, income, transfer }

  /// `Food:Groceries`; what stands before the last colon is the parent.
  package var path: String
  package var kind: Kind
  package var bucket: Bucket?

  package init(path: String, kind: Kind, bucket: Bucket? = nil) {
    self.path = path
    self.kind = kind
    self.bucket = bucket
  }

  /// The bucket of a path: its own, else that of the nearest ancestor that has one.
  static func bucket(of path: String, _ byPath: [String: BudgetCategory]) -> Bucket? {
    LineName.upwards(from: path).lazy.compactMap { byPath[$0]?.bucket }.first
  }

  /// That of each category.
  package static func buckets(of categories: [BudgetCategory]) -> [Bucket?] {
    let byPath = Dictionary(categories.map { ($0.path, $0) }) { first, _ in first }
    return categories.map { bucket(of: $0.path, byPath) }
  }
}
