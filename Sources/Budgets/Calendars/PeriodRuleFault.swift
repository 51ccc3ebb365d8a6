/// Why a rule makes no calendar. Indices are those of the spans as they were given.
package enum PeriodRuleFault: Error, Equatable, Sendable {
  case startDay(Int)
  case weeks(Int)
  case daysOfMonth(Int, Int)
  case noSpans
  case backwards(Int)
  case overlap(Int, Int)
}

extension PeriodRuleFault {
  package var message: String {
    switch self {
    case .startDay(let day): "a month has the days 1 to 31, not \(day)"
    case .weeks(let weeks): "a period has 1 to 520 weeks, not \(weeks)"
    case .daysOfMonth(let one, let two): "two days of a month, the earlier first, not \(one) and \(two)"
    case .noSpans: "no spans"
    case .backwards: "the span ends before it begins"
    case .overlap: "two spans share days"
    }
  }

  /// One that can be understood.
  package var example: String {
    switch self {
    case .startDay: "{ calendar: monthly, start_day: 25 }"
    case .weeks: "{ calendar: every, weeks: 2, from: 2025-01-03 }"
    case .daysOfMonth: "{ calendar: twice-monthly, days: [1, 15] }"
    case .noSpans, .backwards, .overlap: "{ calendar: spans, spans: [{ first: 2025-01-01, last: 2025-01-31 }] }"
    }
  }
}
