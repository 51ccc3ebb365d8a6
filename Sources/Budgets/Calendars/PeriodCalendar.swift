package import Values

/// The days in budget periods: each day has exactly one, or lies outside every period.
///
/// A monthly calendar that starts on 25 with `weekend: .before` has the period 2024-05-24 ... 2024-06-24, because 25 May
/// 2024 is a Saturday. Only first days are computed and a period ends on the eve of the next, so periods tile the time
/// without gap or overlap; only own spans leave days out.
package struct PeriodCalendar: Hashable, Sendable {
  /// What happens to a first day that falls on a Saturday or Sunday.
  package enum Weekend: String, CaseIterable, Sendable {
    case none
    /// The Friday before.
    case before
    /// The Monday after.
    case after
  }

  package let rule: PeriodRule
  /// Days before it belong to no period; the first period may begin earlier.
  package let from: Day?
  /// Days after it belong to no period; the last period may end later.
  package let to: Day?

  package init(_ rule: PeriodRule, from: Day? = nil, to: Day? = nil) throws(PeriodRuleFault) {
    self.rule = try rule.checked()
    self.from = from
    self.to = to
  }

  /// Monthly; `startDay` outside 1...31 is taken as the nearest of them.
  package init(startDay: Int, weekend: Weekend = .none, from: Day? = nil, to: Day? = nil) {
    rule = .monthly(startDay: min(31, max(1, startDay)), weekend: weekend)
    self.from = from
    self.to = to
  }

  /// Nil where the day lies outside every period.
  package func period(containing day: Day) -> Period? {
    if let from, day < from { return nil }
    if let to, day > to { return nil }
    guard let period = number(beganBy: day).flatMap(period), day <= period.last else { return nil }
    return period
  }

  /// The period of a day, or the next one where the day is outside; nil where none follows.
  package func period(onOrAfter day: Day) -> Period? {
    if let from, day < from { return period(onOrAfter: from) }
    if let to, day > to { return nil }
    return period(containing: day) ?? number(beganBy: day).flatMap { allowed(period($0 + 1)) }
  }

  package func period(after period: Period) -> Period? {
    number(beganBy: period.first).flatMap { allowed(self.period($0 + 1)) }
  }

  package func period(before period: Period) -> Period? {
    number(beganBy: period.first).flatMap { allowed(self.period($0 - 1)) }
  }

  /// The periods that share a day with a span, in order.
  package func periods(from first: Day, through last: Day) -> [Period] {
    var periods: [Period] = []
    var next = period(onOrAfter: first)
    while let period = next, period.first <= last {
      periods.append(period)
      next = self.period(after: period)
    }
    return periods
  }

  /// How many periods begin from the first day of `period` up to a day, this one included: at least 1.
  package func count(from period: Period, through day: Day) -> Int {
    guard let one = number(beganBy: period.first), let other = number(beganBy: day) else { return 1 }
    return max(1, other - one + 1)
  }

  /// The number of the last period that begins on the day or before it; -1 before the first of own spans.
  private func number(beganBy day: Day) -> Int? {
    if case .spans = rule { return rule.about(day) }
    let about = rule.about(day)
    return (about - 2...about + 1).last { number in rule.first(number).map { $0 <= day } ?? false }
  }

  private func period(_ number: Int) -> Period? {
    if case .spans(let spans) = rule { return spans.indices.contains(number) ? spans[number] : nil }
    guard let first = rule.first(number), let next = rule.first(number + 1) else { return nil }
    return Period(first: first, last: next - 1)
  }

  /// The period, unless it lies wholly outside `from` and `to`.
  private func allowed(_ period: Period?) -> Period? {
    guard let period else { return nil }
    if let from, period.last < from { return nil }
    if let to, period.first > to { return nil }
    return period
  }
}
