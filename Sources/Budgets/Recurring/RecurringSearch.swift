package import Values

extension Recurring {
  /// What recurs in groups, by payee, account, currency and first day; linear but for sorting by day. Half of the rows
  /// are searched by another thread.
  package static func found(
    in groups: [RecurringGroup], today: @escaping @Sendable (RecurringGroup) -> Day
  ) -> [Recurring] {
    let groups = groups.filter { $0.rows.count > 1 }
    let middle = groups.middle(by: \.rows.count)
    let other = Background { groups[..<middle].flatMap { proven(in: $0, today: today($0)) } }
    let rest = groups[middle...].flatMap { proven(in: $0, today: today($0)) }
    return (other.value + rest).sorted {
      ($0.payee, $0.account, $0.currency.code, $0.firstDay, $0.ids[0])
        < ($1.payee, $1.account, $1.currency.code, $1.firstDay, $1.ids[0])
    }
  }

  private static func proven(in group: RecurringGroup, today: Day) -> [Recurring] {
    let occurrences = occurrences(of: group.rows)
    var (booked, pending) = (occurrences, [Occurrence]())
    if occurrences.contains(where: \.isPending) {
      booked = occurrences.filter { !$0.isPending }
      pending = occurrences.filter(\.isPending)
    }
    return GroupSearch(occurrences: booked).series(pending: &pending).filter { $0.isProven(on: today) }
      .map { Recurring($0, of: group, today: today) }
  }

  private init(_ series: Series, of group: RecurringGroup, today: Day) {
    self.init(
      payee: group.payee, account: group.account, currency: group.currency, every: series.schedule.interval,
      amount: series.amount, range: series.range,
      firstDay: series.occurrences[0].day, last: group.rows[series.last.row], before: series.before,
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
