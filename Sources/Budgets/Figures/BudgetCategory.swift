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
}
