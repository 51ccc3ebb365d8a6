import Values

/// The column that the periods stage adds: for each day the number of its period's first day, or `outside` where the
/// calendar has no period for it.
package func periodColumn(days: [Int32], calendar: PeriodCalendar, outside: Int32) -> [Int32] {
  guard var low = days.first else { return [] }
  var high = low
  for day in days {
    low = min(low, day)
    high = max(high, day)
  }
  guard Int(high) - Int(low) < 200_000 else {
    return days.map { calendar.period(containing: Day(number: $0))?.first.number ?? outside }
  }
  var starts: [Int32] = []
  starts.reserveCapacity(Int(high - low) + 1)
  while Int(low) + starts.count <= Int(high) {
    calendar.appendPeriod(at: low + Int32(starts.count), outside: outside, to: &starts)
  }
  let first = low
  return days.map { starts[Int($0 - first)] }
}

extension PeriodCalendar {
  /// Appends the starts for `day` and the days after it that share its period, or one day where there is none.
  fileprivate func appendPeriod(at day: Int32, outside: Int32, to starts: inout [Int32]) {
    guard let period = period(containing: Day(number: day)) else {
      starts.append(outside)
      return
    }
    let last = min(period.last, to ?? period.last).number
    starts.append(contentsOf: repeatElement(period.first.number, count: Int(last - day) + 1))
  }
}
