package import GRDB
package import Rules

/// What the rules say of one transaction, with what a person set left as it is. Ids of the book's tables, 0 for none.
package struct RuleChange {
  package var category, categoryRule, payee, payeeRule, bucketRule: Int64
  var bucket: UInt8
  package var isChange: Bool
  /// Whether another rule than before sets a value, the same or not.
  package var isOfOtherRule: Bool

  /// A field that no rule sets is empty, as it would be after a fresh import; but a category from a suggestion stays.
  /// `chunk` and `choices` are borrowed: each transaction would copy them.
  package init(
    _ chunk: borrowing StoredDrafts, _ choices: borrowing Choices, _ index: Int, _ locked: LockedFields,
    _ names: inout NameTable, _ db: Database, isSuggested: Bool
  ) throws {
    let chosen = try names.ids(of: choices, at: index, db)
    (category, categoryRule) = (chosen.category ?? 0, chosen.categoryRule ?? 0)
    (payee, payeeRule) = (chosen.payee ?? 0, chosen.payeeRule ?? 0)
    (bucket, bucketRule) = (UInt8(chosen.bucket), chosen.bucketRule ?? 0)
    if isSuggested && chosen.category == nil || locked.contains(.category) {
      (category, categoryRule) = (chunk.categories[index], chunk.categoryRules[index])
    }
    if locked.contains(.payee) { (payee, payeeRule) = (chunk.payees[index], chunk.payeeRules[index]) }
    if locked.contains(.bucket) { (bucket, bucketRule) = (chunk.buckets[index], chunk.bucketRules[index]) }
    isChange =
      category != chunk.categories[index] || payee != chunk.payees[index] || bucket != chunk.buckets[index]
    isOfOtherRule =
      categoryRule != chunk.categoryRules[index] || payeeRule != chunk.payeeRules[index]
      || bucketRule != chunk.bucketRules[index]
  }
}
