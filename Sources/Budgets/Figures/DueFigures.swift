package import Values

/// Whether what is due has been paid.
package enum DueState: String, CaseIterable, Sendable { case none, due, paid, late }

/// A category that is due on a day of a period.
package struct DueFigures: Equatable, Sendable {
  package let category: String
  package let currency: Currency
  package let day: Day
  /// What its plan asks of the period, in minor units.
  package let amount: Int64
  package let state: DueState
  /// What paid it.
  package let payment: BudgetPayment?
  /// How many days before to remind.
  package let remind: [Int]

  /// Whether a reminder falls on today, or on a day after `since`: that of the last run that reminded.
  package func isToRemind(on today: Day, since: Day? = nil) -> Bool {
    guard state != .paid else { return false }
    return remind.contains { ((since ?? today - 1) + 1...max(today, (since ?? today - 1) + 1)).contains(day - $0) }
  }
}

extension BudgetPolicy {
  /// Whether a reminder may fall on a day, whatever has been paid: on others the book need not be added up.
  package func mayRemind(on today: Day, _ calendar: PeriodCalendar) -> Bool {
    let settings = categories.filter { $0.due != nil }
    let ahead = min(max(0, settings.flatMap(\.remind).max() ?? 0), 3_660)
    let first = calendar.period(onOrAfter: today).flatMap { calendar.period(before: $0) }?.first ?? today
    let periods = settings.isEmpty ? [] : calendar.periods(from: first, through: today + ahead)
    return settings.contains { setting in
      periods.contains { period in
        (setting.due?.days(in: period) ?? []).contains { setting.remind.contains($0 - today) }
      }
    }
  }
}

extension BudgetPolicy {
  /// The day from which on all must be known that `reminders` of a day look at: the period before, and those of an
  /// average; the first budgeted day where something due asks what is carried or left to share.
  package func firstDay(ofReminders today: Day, _ calendar: PeriodCalendar) -> Day {
    let plans = categories.filter { $0.due != nil }.map(\.plan) + income.map(\.plan)
    var back = 1
    for term in plans.flatMap({ $0?.terms ?? [] }) {
      switch term.kind {
      case .amount, .percent: break
      case .average(let count): back = max(back, count + 1)
      case .by, .upTo, .share: return start
      }
    }
    var period = calendar.period(onOrAfter: today)
    for _ in 0..<back { period = period.flatMap { calendar.period(before: $0) } }
    return period.map { max(start, $0.first) } ?? start
  }
}

extension Budget {
  /// What is due in a period, in the order of budget.yaml.
  package func due(in period: Int) -> [DueFigures] {
    books.indices.flatMap { due(in: period, book: $0, wanted: wanted(of: period, in: $0)).values }
      .sorted { (table.lineNamed[$0.category] ?? 0) < (table.lineNamed[$1.category] ?? 0) }
  }

  /// What to remind of on a day: it may be due in the current period or in one of the next.
  package func reminders(since: Day? = nil) -> [DueFigures] {
    let ahead = input.policy.categories.flatMap(\.remind).max() ?? 0
    let last = input.today + min(max(0, ahead), 3_660)
    return (max(0, current - 1)..<periods.count).prefix { periods[$0].first <= last }
      .flatMap { due(in: $0) }.filter { $0.isToRemind(on: input.today, since: since) }
  }

  /// By line. A line is due in the currency of its plan; where it is due more than once in a period, the first unpaid
  /// day is told.
  func due(in period: Int, book: Int, wanted: [Int64]) -> [Int: DueFigures] {
    var found: [Int: DueFigures] = [:]
    for (index, line) in table.lines.enumerated() {
      guard let setting = line.setting, let rule = setting.due else { continue }
      let currency = setting.plan?.terms.first?.currency ?? input.policy.currency
      let days = rule.days(in: periods[period])
      guard currency == currencies[book], let last = days.last else { continue }
      let payments = (payments[index] ?? []).filter { periods[period].contains($0.day) }.prefix(days.count)
      let isPaid = payments.count == days.count
      let day = isPaid ? last : days[payments.count]
      found[index] = DueFigures(
        category: line.path, currency: currency, day: day, amount: wanted[index],
        state: isPaid ? .paid : input.today > day ? .late : .due, payment: isPaid ? payments.last : nil,
        remind: setting.remind)
    }
    return found
  }
}
