package import Budgets
package import Values

/// Which parts a report is about: all that is set must hold.
package struct ReportScope: Sendable {
  package var from: Day?
  package var to: Day?
  /// Names.
  package var account: String?
  package var owner: String?
  /// A category with all below it, or `none`.
  package var category: String?
  package var tag: String?
  package var currency: Currency?
  /// Transactions by their number.
  package var selected: Set<Int64>?
  /// What parts are grouped by; nil for nothing but their categories and buckets.
  package var group: SpendingBy?
  /// Counted as if they were booked.
  package var with: Set<PartGroup.Standing> = []
  /// The currency that all is converted to.
  package var total: Currency?

  package init() {}
}
