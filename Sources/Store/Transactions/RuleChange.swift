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
    let chosen = choices.categories[index]
    category = chosen < 0 ? 0 : try names.category(chosen)
    categoryRule = choices.categoryRules[index] < 0 ? 0 : try names.rule(choices.categoryRules[index], db)
    payee = choices.payees[index] < 0 ? 0 : try names.payee(choices.payees[index], db)
    payeeRule = choices.payeeRules[index] < 0 ? 0 : try names.rule(choices.payeeRules[index], db)
    bucket = choices.buckets[index]
    bucketRule = choices.bucketRules[index] < 0 ? 0 : try names.rule(choices.bucketRules[index], db)
    if isSuggested && chosen < 0 || locked.contains(.category) {
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
