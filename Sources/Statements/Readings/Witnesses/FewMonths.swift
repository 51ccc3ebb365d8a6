import Values

/// Days spread over a month, not one and the same day of month after month.
///
/// Read the wrong way round, the days of one month become the same day of many months, which leap: rent and interest
/// come in every one of them.
enum FewMonths {
  static func testimony(of order: DateOrder, in dates: DateCase) -> Testimony {
    let rows = dates.days(order)
    let civil = Set(rows).map { Day(number: $0).civil }
    let months = Set(civil.map { $0.year * 12 + $0.month })
    let days = Set(civil.map(\.day)).sorted()
    // Days with several rows each tell more: what comes monthly comes once.
    let least = rows.count >= 2 * civil.count ? 4 : 5
    let leaps = zip(days, days.dropFirst()).map { $1 - $0 }
    guard civil.count >= 3, days.count == civil.count || days.count >= least, Set(leaps).count > 1 else {
      return .silent
    }
    let because = "only so the days do not leap from month to month"
    if civil.count < least {
      return months.count == 1 ? .supports(civil.count == 3 ? Weights.threeDays : Weights.fourDays, because) : .silent
    }
    guard days.count >= least, months.count <= 2 || months.count == 3 && days.count >= 7 else { return .silent }
    return .supports(Weights.fewMonths, because)
  }
}
