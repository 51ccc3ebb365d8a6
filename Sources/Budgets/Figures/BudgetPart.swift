package import Values

/// What a part does to the budget of its period.
package enum PartClass: UInt8, CaseIterable, Sendable {
  /// A transfer between on-budget accounts of one currency: no effect, in transit until both sides are booked.
  case inside
  /// A transfer between on-budget accounts of two currencies: to ready of each.
  case converted
  /// To ready, as income.
  case income
  /// To the line of its category; transfers over the budget's border are among these.
  case expense
  /// To ready, as uncategorized.
  case uncategorized
}

/// A split part, or a whole transaction, with what decides where it counts.
package struct BudgetPart: Hashable, Sendable {
  package enum Status: String, CaseIterable, Sendable { case booked, reconciled, pending, held, ignored }

  /// The other side of a transfer, linked or by rule.
  package struct OtherSide: Hashable, Sendable {
    /// Index of the account.
    package var account: Int
    /// Nil until it is there.
    package var day: Day?
    /// Index of the `category:` that daybook.yaml gives an off-budget account.
    package var category: Int?

    package init(account: Int, day: Day? = nil, category: Int? = nil) {
      self.account = account
      self.day = day
      self.category = category
    }
  }

  package var day: Day
  /// Index of the account.
  package var account: Int
  package var status: Status
  /// Minor units, money out negative.
  package var amount: Int64
  /// Index of the category; nil without one.
  package var category: Int?
  /// Its own bucket, else its transaction's.
  package var bucket: Bucket?
  /// Of a split transaction only those parts are the transfer that have no category of kind expense or income.
  package var other: OtherSide?

  package init(
    day: Day, account: Int, status: Status = .booked, amount: Int64, category: Int? = nil, bucket: Bucket? = nil,
    other: OtherSide? = nil
  ) {
    self.day = day
    self.account = account
    self.status = status
    self.amount = amount
    self.category = category
    self.bucket = bucket
    self.other = other
  }
}

/// What is alike in parts that are summed up together.
package struct PartGroup: Hashable, Sendable {
  package enum Standing: UInt8, CaseIterable, Sendable { case counted, held, pending }

  /// Any day that stands for all of them. Parts of one period go together, but for income that is held by its day, and
  /// days outside every period, which stay apart by day or by gap.
  package var day: Day
  package var standing: Standing
  package var kind: PartClass
  /// Index of the category. Of the two sides of an inside or converted transfer only the one that pays has it.
  package var category: Int?
  /// The part's own bucket or its transaction's; likewise.
  package var bucket: Bucket?
  /// Index of the account where it carries a debt.
  package var card: Int?
  package var currency: Currency

  package init(
    day: Day, standing: Standing = .counted, kind: PartClass, category: Int? = nil, bucket: Bucket? = nil,
    card: Int? = nil, currency: Currency
  ) {
    self.day = day
    self.standing = standing
    self.kind = kind
    self.category = category
    self.bucket = bucket
    self.card = card
    self.currency = currency
  }
}

/// The sum of the parts of a group.
package struct PartSum: Hashable, Sendable {
  package var group: PartGroup
  /// Minor units, money out negative.
  package var amount: Int64
  package var count: Int

  package init(_ group: PartGroup, amount: Int64, count: Int = 1) {
    self.group = group
    self.amount = amount
    self.count = count
  }
}

extension BudgetPart {
  /// The group in which it counts; nil where it counts nowhere.
  package func group(accounts: [BudgetAccount], categories: [BudgetCategory], today: Day) -> PartGroup? {
    let own = accounts[account]
    guard let standing, day <= today, own.counts(on: day) else { return nil }
    let (kind, counting) = classified(accounts, categories)
    let pays = (kind != .inside && kind != .converted) || amount < 0
    return PartGroup(
      day: day, standing: standing, kind: kind, category: pays ? counting : nil, bucket: pays ? bucket : nil,
      card: own.carriesDebt && kind == .expense ? account : nil, currency: own.currency)
  }

  private var standing: PartGroup.Standing? {
    switch status {
    case .booked, .reconciled: .counted
    case .held: .held
    case .pending: .pending
    case .ignored: nil
    }
  }

  /// A transfer is inside where each side counts on its own day; a side that is not there yet counts on this day.
  private func classified(_ accounts: [BudgetAccount], _ categories: [BudgetCategory]) -> (PartClass, Int?) {
    if let other, accounts[other.account].counts(on: other.day ?? day) {
      return (accounts[other.account].currency == accounts[account].currency ? .inside : .converted, category)
    }
    guard let counting = countingCategory(categories) else { return (.uncategorized, nil) }
    return (categories[counting].kind == .income ? .income : .expense, counting)
  }

  /// Its own category, else that of the account on the other side; one of kind transfer says nothing.
  func countingCategory(_ categories: [BudgetCategory]) -> Int? {
    if let category, categories[category].kind != .transfer { return category }
    guard let category = other?.category, categories[category].kind != .transfer else { return nil }
    return category
  }
}
