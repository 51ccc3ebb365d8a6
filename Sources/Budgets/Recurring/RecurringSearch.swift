package import Values

extension Recurring {
  /// What recurs in rows of any order, by payee, account, currency and first day; linear but for sorting by day.
  package static func found(in rows: [RecurringRow], today: Day) -> [Recurring] {
    var found: [(first: Day, recurring: Recurring)] = []
    for occurrences in groups(of: rows) {
      var (booked, pending) = (occurrences, [Occurrence]())
      if occurrences.contains(where: \.isPending) {
        booked = occurrences.filter { !$0.isPending }
        pending = occurrences.filter(\.isPending)
      }
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

    func hash(into hasher: inout Hasher) {
      hasher.combine(payee)
      hasher.combine(account)
    }
  }

  /// Rows by what they must have in common, each by day and number.
  private static func groups(of rows: [RecurringRow]) -> [[Occurrence]] {
    var places: [Group: Int] = [:]
    var counts: [Int] = []
    let placeOfRow = rows.map { row in
      let group = Group(payee: row.payee, account: row.account, currency: row.currency, isMoneyIn: row.amount > 0)
      let place = places[group] ?? counts.count
      if place == counts.count {
        places[group] = place
        counts.append(0)
      }
      counts[place] += 1
      return place
    }
    var ends: [Int] = []
    for count in counts { ends.append((ends.last ?? 0) + count) }
    guard let first = rows.first else { return [] }
    var (sorted, next) = (Array(repeating: Occurrence(first, at: 0), count: rows.count), ends)
    for row in rows.indices.reversed() {
      next[placeOfRow[row]] -= 1
      sorted[next[placeOfRow[row]]] = Occurrence(rows[row], at: row)
    }
    return zip(next, ends).compactMap { begin, end in
      guard end - begin > 1 else { return nil }
      var group = Array(sorted[begin..<end])
      let isSorted = (1..<group.count).allSatisfy { group[$0 - 1].day < group[$0].day }
      if !isSorted { group.sort { $0.day == $1.day ? rows[$0.row].id < rows[$1.row].id : $0.day < $1.day } }
      return group
    }
  }
}
