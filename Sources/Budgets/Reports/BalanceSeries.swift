package import Values

/// What an account holds at the end of a day; minor units.
package struct BalanceRow: Equatable, Sendable {
  package let currency: Currency
  package let day: Day
  /// Empty for all of them together.
  package let account: String
  package let balance: Int64
}

/// An account with its opening balance and what moved on each day after.
package struct BalanceAccount: Sendable {
  package var name: String
  package var currency: Currency
  /// The end of this day has the opening balance.
  package var opening: Day
  package var balance: Int64
  /// By day, ascending, all after the opening; minor units.
  package var movements: [(day: Day, amount: Int64)]

  package init(
    name: String, currency: Currency, opening: Day, balance: Int64, movements: [(day: Day, amount: Int64)]
  ) {
    self.name = name
    self.currency = currency
    self.opening = opening
    self.balance = balance
    self.movements = movements
  }

  /// Balances at the end of its opening day and of each day with a movement, up to `last`.
  fileprivate func balances(through last: Day) -> [(day: Day, balance: Int64)] {
    var sum = balance
    var all = opening <= last ? [(day: opening, balance: sum)] : []
    for (day, amount) in movements where day <= last {
      sum = Money.sum(sum, amount)
      if day == opening { all[all.count - 1].balance = sum } else { all.append((day, sum)) }
    }
    return all
  }
}

package enum BalanceSeries {
  /// A row for each day of an account with movement, or for the end of each of `steps` from its opening on; the span cuts
  /// off what lies before and after, and begins with the balance that there was.
  package static func rows(
    _ accounts: [BalanceAccount], steps: [Period]?, from: Day?, through last: Day
  ) -> [BalanceRow] {
    accounts.flatMap { account in
      var balances = account.balances(through: last)
      if let from {
        let before = balances.countOfPrefix { $0.day <= from }
        let first = before == 0 ? nil : (day: from, balance: balances[before - 1].balance)
        balances = [first].compactMap(\.self) + balances.dropFirst(before)
      }
      if let steps {
        balances = steps.compactMap { step in
          let end = min(step.last, last)
          let known = balances.countOfPrefix { $0.day <= end }
          return known == 0 ? nil : (end, balances[known - 1].balance)
        }
      }
      return balances.map {
        BalanceRow(currency: account.currency, day: $0.day, account: account.name, balance: $0.balance)
      }
    }
  }

  /// What all accounts hold together, in one currency, at the end of each day on which any has a row; nil where a rate
  /// is missing, with the currency and the day.
  package static func total(
    _ rows: [BalanceRow], in currency: Currency, rates: Rates
  ) -> (rows: [BalanceRow], missing: [Currency: Day]) {
    var current: [String: BalanceRow] = [:]
    var missing: [Currency: Day] = [:]
    var totals: [BalanceRow] = []
    let days = Dictionary(grouping: rows, by: \.day).sorted { $0.key < $1.key }
    for (day, changed) in days {
      for row in changed { current[row.account] = row }
      var sum: Int64 = 0
      for row in current.values {
        if let amount = rates.converted(row.balance, from: row.currency, to: currency, on: day) {
          sum = Money.sum(sum, amount)
        } else {
          missing[row.currency] = max(missing[row.currency] ?? day, day)
        }
      }
      totals.append(BalanceRow(currency: currency, day: day, account: "", balance: sum))
    }
    return (totals, missing)
  }
}
