package import Values

extension Recurring {
  /// What recurs in rows of any order, by payee, account, currency and first day; linear but for sorting by day.
  package static func found(in rows: [RecurringRow], today: Day) -> [Recurring] {
    var found: [(first: Day, recurring: Recurring)] = []
    for group in groups(of: rows) where group.count > 1 {
      let occurrences = group.map { Occurrence(row: $0, day: rows[$0].day, amount: rows[$0].amount) }
      let booked = occurrences.filter { !rows[$0.row].isPending }
      var pending = occurrences.filter { rows[$0.row].isPending }
      for series in GroupSearch(occurrences: booked).series(pending: &pending) where series.isProven(on: today) {
        found.append((series.occurrences[0].day, Recurring(series, of: rows, today: today)))
      }
    }
    return found.sorted {
      ($0.recurring.payee, $0.recurring.account, $0.recurring.currency.code, $0.first, $0.recurring.ids[0])
        < ($1.recurring.payee, $1.recurring.account, $1.recurring.currency.code, $1.first, $1.recurring.ids[0])
    }.map(\.recurring)
  }

  private init(_ series: Series, of rows: [RecurringRow], today: Day) {
    let last = rows[series.last.row]
    self.init(
      payee: last.payee, account: last.account, currency: last.currency, every: series.schedule.interval,
      amount: series.amount, range: series.range, last: last, before: series.before, next: series.next,
      state: series.state(on: today), ids: series.occurrences.map { rows[$0.row].id })
  }

  private struct Group: Hashable {
    let payee: String
    let account: Int
    let currency: Currency
    let isMoneyIn: Bool
  }

  /// Indices of rows by what they must have in common, by day and number.
  private static func groups(of rows: [RecurringRow]) -> [[Int]] {
    var places: [Group: Int] = [:]
    var groups: [[Int]] = []
    for (index, row) in rows.enumerated() {
      let group = Group(payee: row.payee, account: row.account, currency: row.currency, isMoneyIn: row.amount > 0)
      let place = places[group, default: groups.count]
      if place == groups.count {
        places[group] = place
        groups.append([])
      }
      groups[place].append(index)
    }
    return groups.map { group in
      group.sorted { (rows[$0].day, rows[$0].id) < (rows[$1].day, rows[$1].id) }
    }
  }
}
