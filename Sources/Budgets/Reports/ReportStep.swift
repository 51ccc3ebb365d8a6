package import Values

/// How long the steps of a report over time are.
package enum ReportStep: String, CaseIterable, Sendable {
  case day, week, month, quarter, year
  /// A budget period.
  case period
}

extension ReportStep {
  /// The steps that share a day with a span, in order and without gaps: days outside every period are steps of their
  /// own. Weeks begin on Monday. `from` and `through` cut the first and the last one short.
  ///
  /// - Parameter calendar: of the periods.
  package func steps(
    over span: ClosedRange<Day>, calendar: PeriodCalendar, from: Day? = nil, through: Day? = nil
  ) -> [Period] {
    var steps: [Period] = []
    var day = span.lowerBound
    while day <= span.upperBound {
      let step = step(of: day, calendar, until: span.upperBound)
      let first = max(step.first, steps.last.map { $0.last + 1 } ?? from ?? step.first)
      steps.append(Period(first: first, last: min(step.last, through ?? step.last)))
      day = step.last + 1
    }
    return steps
  }

  private func step(of day: Day, _ calendar: PeriodCalendar, until end: Day) -> Period {
    let own = self.calendar ?? calendar
    if self == .day { return Period(first: day, last: day) }
    if let period = own.period(containing: day) { return period }
    // A gap reaches to the eve of the next period, or to the end of the span.
    let next = own.period(onOrAfter: day)
    return Period(first: day, last: next.map { $0.first - 1 } ?? end)
  }

  /// Nil for periods, and for days, which need none.
  private var calendar: PeriodCalendar? {
    switch self {
    case .day, .period: nil
    case .week: try? PeriodCalendar(.weekly(.monday))
    case .month: PeriodCalendar(startDay: 1)
    case .quarter: try? PeriodCalendar(.quarterly)
    case .year: try? PeriodCalendar(.yearly)
    }
  }
}
