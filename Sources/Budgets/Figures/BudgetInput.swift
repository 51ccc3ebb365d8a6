package import Values

/// A line of assigned.csv: money given to a category on a day.
package struct AssignedLine: Hashable, Sendable {
  package var day: Day
  /// A path, `Debt:NAME`, or `hold`.
  package var category: String
  /// Minor units.
  package var amount: Int64
  package var currency: Currency
  package var note: String?

  package init(day: Day, category: String, amount: Int64, currency: Currency, note: String? = nil) {
    self.day = day
    self.category = category
    self.amount = amount
    self.currency = currency
    self.note = note
  }
}

/// A transaction that pays a due category: money out, booked or pending.
package struct BudgetPayment: Hashable, Sendable {
  package var day: Day
  /// Index of the category.
  package var category: Int
  package var transaction: Int64
  package var isPending: Bool

  package init(day: Day, category: Int, transaction: Int64, isPending: Bool = false) {
    self.day = day
    self.category = category
    self.transaction = transaction
    self.isPending = isPending
  }
}

/// All that a budget follows from.
package struct BudgetInput: Equatable, Sendable {
  package var policy: BudgetPolicy
  package var calendar: PeriodCalendar
  package var today: Day
  /// Periods are computed up to the one that holds it, the next after today and the last that has lines.
  package var through: Day?
  package var categories: [BudgetCategory]
  /// In the order of daybook.yaml.
  package var accounts: [BudgetAccount]
  /// What had left one on-budget account and not reached the other on the eve of `start`, in minor units.
  package var inTransit: [Currency: Int64]
  /// From the first budgeted day up to today, in any order.
  package var parts: [PartSum]
  /// By day; only those of categories that are due need be here.
  package var payments: [BudgetPayment]
  package var assigned: [AssignedLine]

  package init(
    policy: BudgetPolicy, calendar: PeriodCalendar, today: Day, through: Day? = nil, categories: [BudgetCategory] = [],
    accounts: [BudgetAccount] = [], inTransit: [Currency: Int64] = [:], parts: [PartSum] = [],
    payments: [BudgetPayment] = [], assigned: [AssignedLine] = []
  ) {
    self.policy = policy
    self.calendar = calendar
    self.today = today
    self.through = through
    self.categories = categories
    self.accounts = accounts
    self.inTransit = inTransit
    self.parts = parts
    self.payments = payments
    self.assigned = assigned
  }
}
