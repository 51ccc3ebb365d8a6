extension PeriodRule {
  /// As daybook.yaml writes it, every option said: `{ calendar: monthly, start_day: 25, weekend: before }`.
  package var text: String {
    switch self {
    case .monthly(let startDay, let weekend):
      "{ calendar: monthly, start_day: \(startDay)\(weekend == .none ? "" : ", weekend: \(weekend.rawValue)") }"
    case .weekly(let weekday): "{ calendar: weekly, weekday: \(weekday.name) }"
    case .every(let weeks, let from): "{ calendar: every, weeks: \(weeks), from: \(from) }"
    case .twiceMonthly(let one, let two): "{ calendar: twice-monthly, days: [\(one), \(two)] }"
    case .quarterly: "{ calendar: quarterly }"
    case .yearly: "{ calendar: yearly }"
    case .spans(let spans): "{ calendar: spans, spans: [\(spans.map(\.text).joined(separator: ", "))] }"
    }
  }
}

extension Period {
  fileprivate var text: String { "{ first: \(first), last: \(last) }" }
}
