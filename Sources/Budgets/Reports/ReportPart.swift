package import Values

/// On which side of a report a part counts.
package enum ReportSide: UInt8, Hashable, Sendable { case income, expense }

/// A part as reports count it.
package struct ReportPart: Sendable {
  /// What the sums of a report are told apart by.
  package struct Key: Hashable, Sendable {
    /// Index of the report's currency.
    package var currency: Int32
    /// Index of the report's step.
    package var step: Int32
    /// Index of the category; -1 without one.
    package var category: Int32
    /// A payee, account, owner or tag by its number, where the report goes by these; 0 for none.
    package var group: Int64 = 0
    /// Whether the part is there in another group, too: it has several tags.
    package var isAgain = false
    package var side: ReportSide
    package var standing: PartGroup.Standing
    package var bucket: Bucket?

    package init(
      currency: Int32, step: Int32, category: Int32, side: ReportSide, standing: PartGroup.Standing, bucket: Bucket?
    ) {
      self.currency = currency
      self.step = step
      self.category = category
      self.side = side
      self.standing = standing
      self.bucket = bucket
    }

    /// All but the group in one number, which costs a fraction of one by one.
    package func hash(into hasher: inout Hasher) {
      let small =
        UInt64(standing.rawValue) << 4 | UInt64(side.rawValue) << 3 | UInt64(bucket?.rawValue ?? 0) | (isAgain ? 64 : 0)
      hasher.combine(
        UInt64(UInt32(truncatingIfNeeded: category)) << 32 | UInt64(UInt16(truncatingIfNeeded: step)) << 16
          | UInt64(UInt8(truncatingIfNeeded: currency)) << 8 | small)
      if group != 0 { hasher.combine(group) }
    }
  }

  package var transaction: Int64
  package var day: Day
  package var key: Key
  /// Minor units of the key's currency, money out negative.
  package var amount: Int64

  package init(transaction: Int64, day: Day, key: Key, amount: Int64) {
    self.transaction = transaction
    self.day = day
    self.key = key
    self.amount = amount
  }
}

extension BudgetPart {
  /// Where reports count it; nil for what is only moved between own accounts. Of a transfer over the budget's border the
  /// side on budget counts, as in budgets. Without a category money in is income, money out expense.
  package func reported(
    _ accounts: [BudgetAccount], _ categories: [BudgetCategory]
  ) -> (side: ReportSide, category: Int?)? {
    if let other {
      guard accounts[account].counts(on: day), !accounts[other.account].counts(on: other.day ?? day) else {
        return nil
      }
    }
    guard let category = countingCategory(categories) else { return (amount > 0 ? .income : .expense, nil) }
    return (categories[category].kind == .income ? .income : .expense, category)
  }
}
