package import Values

/// The planned and received income of a line.
package struct IncomeFigures: Equatable, Sendable {
  package let category: String
  package let planned: Int64
  package let received: Int64
}

/// All figures of one period in one currency, in minor units. What a method does not have is nil or empty.
package struct PeriodFigures: Equatable, Sendable {
  /// An account whose balance is not known up to the period's end; nil where it has none at all.
  package struct Seen: Equatable, Sendable {
    package let account: String
    package let day: Day?
  }

  package let period: Period
  package let method: BudgetMethod
  package let currency: Currency
  package let ready: ReadyFigures?
  /// What lines lack, without debts.
  package let overspent: Int64
  /// Signed sums of all held and pending parts but inside transfers.
  package let held: Int64
  package let pending: Int64
  package let seenTo: [Seen]
  package let income: [IncomeFigures]
  /// Planned income less what is planned of it.
  package let toAllocate: Int64?
  /// What the lines let go at the period's end, where no ready takes it.
  package let lapsed: Int64?
  package let buckets: [BucketFigures]
  package let rows: [BudgetRow]
  /// Of the on-budget accounts at the period's end, and on the way between them.
  package let balances: Int64
  package let inTransit: Int64

  package var received: Int64 { income.reduce(0) { $0 + $1.received } }
  package var plannedIncome: Int64 { income.reduce(0) { $0 + $1.planned } }
}

extension Budget {
  /// The figures of a period, by its index in `periods`, in a currency of `currencies`.
  package func figures(of period: Int, in currency: Currency) -> PeriodFigures? {
    guard periods.indices.contains(period), let index = currencies.firstIndex(of: currency) else { return nil }
    let (book, method) = (books[index], methods[period])
    let sums = book.sums.periods[period]
    let planned = book.sums.planned.row(period).reduce(0, +)
    let lines = table.lines.indices
    return PeriodFigures(
      period: periods[period], method: method, currency: currency, ready: readies[index].figures[period],
      overspent: lines.reduce(0) {
        table.lines[$1].debtor == nil ? $0 + max(0, -book.chain.remaining[period, $1]) : $0
      },
      held: sums.held, pending: sums.pending, seenTo: seenTo(period, currency), income: income(of: period, book),
      toAllocate: method == .envelope ? book.sums.incomePlanned.row(period).reduce(0, +) - planned : nil,
      lapsed: method == .zeroBased ? nil : book.chain.leaving[period],
      buckets: method == .percentage
        ? BucketFigures.figures(income: sums.income, spent: sums.buckets, targets: input.policy.targets) : [],
      rows: rows(of: period, book: index), balances: book.balances.atEnd(of: period),
      inTransit: readies[index].inTransit[period])
  }

  private func seenTo(_ period: Int, _ currency: Currency) -> [PeriodFigures.Seen] {
    let end = min(input.today, periods[period].last)
    return input.accounts.filter { $0.currency == currency && $0.isOn(atEndOf: end) }
      .filter { $0.seenTo.map { $0 < end } ?? true }
      .map { PeriodFigures.Seen(account: $0.name, day: $0.seenTo) }
  }

  private func income(of period: Int, _ book: CurrencyBook) -> [IncomeFigures] {
    table.income.enumerated().compactMap { index, line in
      let (planned, received) = (book.sums.incomePlanned[period, index], book.sums.received[period, index])
      let isHere = line.setting != nil && book.currency == input.policy.currency
      guard isHere || planned != 0 || received != 0 else { return nil }
      return IncomeFigures(category: line.path, planned: planned, received: received)
    }
  }
}
