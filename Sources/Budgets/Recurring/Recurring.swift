package import Values

/// A row that may recur; transfers between own accounts are none.
package struct RecurringRow: Equatable, Sendable {
  package let id: Int64
  /// Minor units, money out negative.
  package let amount: Int64
  package let day: Day
  /// A pending row proves nothing, but may be the next one of what is known to recur.
  package let isPending: Bool

  package init(id: Int64, day: Day, amount: Int64, isPending: Bool = false) {
    self.id = id
    self.day = day
    self.amount = amount
    self.isPending = isPending
  }
}

/// The rows of one payee, account and direction, in any order.
package struct RecurringGroup: Sendable {
  /// The cleaned payee, or the description where there is none.
  package let payee: String
  /// Its index.
  package let account: Int
  package let currency: Currency
  package let rows: ArraySlice<RecurringRow>

  package init(payee: String, account: Int, currency: Currency, rows: ArraySlice<RecurringRow>) {
    self.payee = payee
    self.account = account
    self.currency = currency
    self.rows = rows
  }
}

/// A subscription, a bill or an income found in history.
package struct Recurring: Equatable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    /// Expected within a week, or since a few days.
    case due
    case ok
    /// The tolerance is over and it has not come.
    case late
    /// Late by more than a whole interval.
    case ended
    /// The last one came with another amount than is usual.
    case changed
  }

  package let payee: String
  package let account: Int
  package let currency: Currency
  package let every: RecurringInterval
  /// The latest amount that came twice in succession; the median of the latest where amounts vary. Minor units.
  package let amount: Int64
  /// Of the latest twelve.
  package let range: ClosedRange<Int64>
  package let firstDay: Day
  package let last: RecurringRow
  /// The amount before the last one, where that is a change.
  package let before: Int64?
  /// When the one after the last is expected.
  package let next: Day
  package let state: State
  /// The transactions that make it up, in the order of days.
  package let ids: [Int64]

  package var isMoneyIn: Bool { amount > 0 }
}
