/// How often something recurs.
package enum RecurringInterval: String, CaseIterable, Sendable {
  case week
  case twoWeeks = "2 weeks"
  case fourWeeks = "4 weeks"
  case month
  case twoMonths = "2 months"
  case quarter
  case halfYear = "half-year"
  case year

  /// Nil for intervals of weeks.
  var months: Int? {
    switch self {
    case .week, .twoWeeks, .fourWeeks: nil
    case .month: 1
    case .twoMonths: 2
    case .quarter: 3
    case .halfYear: 6
    case .year: 12
    }
  }

  /// Exact for weeks, a mean for months.
  package var days: Int {
    switch self {
    case .week: 7
    case .twoWeeks: 14
    case .fourWeeks: 28
    case .month: 30
    case .twoMonths: 61
    case .quarter: 91
    case .halfYear: 183
    case .year: 365
    }
  }

  /// The one whose length is nearest to so many days.
  init(nearest days: Int) {
    self = RecurringInterval.allCases.min { abs($0.days - days) < abs($1.days - days) } ?? .month
  }

  /// How many days a booking may lie off the expected day: weekends, holidays, slow banks.
  package var tolerance: Int {
    switch self {
    case .week: 2
    case .twoWeeks, .fourWeeks: 3
    default: 4
    }
  }
}
