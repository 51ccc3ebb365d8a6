package import Values

extension Recurring {
  /// What recurs in groups, by payee, account, currency and first day; linear but for sorting by day.
  package static func found(in groups: [RecurringGroup], today: (RecurringGroup) -> Day) -> [Recurring] {
    var found: [(first: Day, recurring: Recurring)] = []
    for group in groups where group.rows.count > 1 {
      let today = today(group)
      let occurrences = occurrences(of: group.rows)
      var (booked, pending) = (occurrences, [Occurrence]())
      if occurrences.contains(where: \.isPending) {
        booked = occurrences.filter { !$0.isPending }
        pending = occurrences.filter(\.isPending)
      }
      for series in GroupSearch(occurrences: booked).series(pending: &pending) where series.isProven(on: today) {
        found.append((series.occurrences[0].day, Recurring(series, of: group, today: today)))
      }
    }
    return found.sorted {
      ($0.recurring.payee, $0.recurring.account, $0.recurring.currency.code, $0.first, $0.recurring.ids[0])
        < ($1.recurring.payee, $1.recurring.account, $1.recurring.currency.code, $1.first, $1.recurring.ids[0])
    }.map(\.recurring)
  }

  private init(_ series: Series, of group: RecurringGroup, today: Day) {
    self.init(
      payee: group.payee, account: group.account, currency: group.currency, every: series.schedule.interval,
      amount: series.amount, range: series.range, last: group.rows[series.last.row], before: series.before,
      next: series.next, state: series.state(on: today), ids: series.occurrences.map { group.rows[$0.row].id })
  }

  /// By day and number.
  private static func occurrences(of rows: ArraySlice<RecurringRow>) -> [Occurrence] {
    var occurrences = rows.indices.map { Occurrence(rows[$0], at: $0) }
    let isSorted = rows.indices.dropFirst().allSatisfy {
      (rows[$0 - 1].day, rows[$0 - 1].id) < (rows[$0].day, rows[$0].id)
    }
    if !isSorted {
      occurrences.sort { $0.day == $1.day ? rows[$0.row].id < rows[$1.row].id : $0.day < $1.day }
    }
    return occurrences
  }
}
