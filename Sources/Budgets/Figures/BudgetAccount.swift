package import Values

/// A span of days in which an account is on budget. A change takes effect at the end of its day, as an opening balance
/// is that of its day's end: rows up to `after` count nowhere, rows up to `through` do.
package struct OnBudgetSpan: Hashable, Sendable {
  /// Nil: it always was.
  package var after: Day?
  /// Nil: it still is.
  package var through: Day?

  package init(after: Day? = nil, through: Day? = nil) {
    self.after = after
    self.through = through
  }

  /// From what daybook.yaml says of an account: whether it is on budget but for changes, the dated changes, and its
  /// opening day. `on` and `off` are the days of `budget: { on: DAY, off: DAY }`; either order.
  package static func spans(isOn: Bool = true, on: Day? = nil, off: Day? = nil, opening: Day? = nil) -> [OnBudgetSpan] {
    let spans: [OnBudgetSpan] =
      switch (on, off) {
      case (nil, nil): isOn ? [OnBudgetSpan()] : []
      case (let on?, nil): [OnBudgetSpan(after: on)]
      case (nil, let off?): [OnBudgetSpan(through: off)]
      case (let on?, let off?) where on < off: [OnBudgetSpan(after: on, through: off)]
      case (let on?, let off?): [OnBudgetSpan(through: off), OnBudgetSpan(after: on)]
      }
    guard let opening else { return spans }
    return spans.compactMap { span in
      if let through = span.through, through <= opening { return nil }
      return OnBudgetSpan(after: max(span.after ?? opening, opening), through: span.through)
    }
  }

  /// Whether a row of the day counts.
  func counts(_ day: Day) -> Bool { (after.map { $0 < day } ?? true) && (through.map { day <= $0 } ?? true) }

  /// Whether the balance at the day's end counts.
  func holdsBalance(atEndOf day: Day) -> Bool {
    (after.map { $0 <= day } ?? true) && (through.map { day < $0 } ?? true)
  }
}

/// An account as the budget sees it.
package struct BudgetAccount: Equatable, Sendable {
  /// A balance at the end of a day, in minor units.
  package struct Balance: Hashable, Sendable {
    package var day: Day
    package var amount: Int64

    package init(day: Day, amount: Int64) {
      self.day = day
      self.amount = amount
    }
  }

  package var name: String
  package var currency: Currency
  /// In order, without overlap; none for an account off budget.
  package var onBudget: [OnBudgetSpan]
  /// `debt: carried`: what is owed is a line of its own.
  package var carriesDebt: Bool
  /// By day; each holds until the next. Opening balance and counting rows; where no balance is known the rows alone,
  /// from the first budgeted day on.
  package var balances: [Balance]
  /// The last day that its statements cover; nil for an account without a balance.
  package var seenTo: Day?

  package init(
    name: String, currency: Currency, onBudget: [OnBudgetSpan] = [OnBudgetSpan()], carriesDebt: Bool = false,
    balances: [Balance] = [], seenTo: Day? = nil
  ) {
    self.name = name
    self.currency = currency
    self.onBudget = onBudget
    self.carriesDebt = carriesDebt
    self.balances = balances
    self.seenTo = seenTo
  }

  /// Whether a row of the day counts.
  package func counts(on day: Day) -> Bool { onBudget.contains { $0.counts(day) } }

  func isOn(atEndOf day: Day) -> Bool { onBudget.contains { $0.holdsBalance(atEndOf: day) } }

  /// 0 before the first.
  func balance(on day: Day) -> Int64 {
    let before = balances.countOfPrefix { $0.day <= day }
    return before == 0 ? 0 : balances[before - 1].amount
  }
}
