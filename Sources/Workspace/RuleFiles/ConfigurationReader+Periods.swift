import Budgets
import Values

/// The calendar of budget periods.
extension ConfigurationReader {
  /// Kinds of calendars and the options of each.
  static let calendars: [(name: String, options: [String])] = [
    ("monthly", ["start_day", "weekend"]), ("weekly", ["weekday"]), ("every", ["weeks", "from"]),
    ("twice-monthly", ["days"]), ("quarterly", []), ("yearly", []), ("spans", ["spans"]),
  ]

  mutating func periods(_ options: [YAMLEntry], at place: Place) -> Configuration.Periods {
    var stage = Configuration.Periods()
    let before = document.faults.count
    let kind = options.first { $0.key == "calendar" }
    let names = ConfigurationReader.calendars.map(\.name)
    let name = kind.map { document.choice($0.value, of: "calendar", among: names) } ?? "monthly"
    guard let name, let known = ConfigurationReader.calendars.first(where: { $0.name == name })?.options else {
      return stage
    }
    for option in options where option.key != "calendar" && !known.contains(option.key) {
      document.fault(
        "\(option.key) means nothing to a calendar that is \(name)", at: option.place,
        remedy: known.isEmpty ? "It takes no options." : "It takes \(known.joined(separator: " and ")).")
    }
    let rule = rule(name, options, at: kind?.place ?? place)
    guard document.faults.count == before, let rule else { return stage }
    do throws(PeriodRuleFault) {
      stage.calendar = try PeriodCalendar(rule)
    } catch {
      document.fault(
        error.message, at: faultPlace(error, options) ?? kind?.place ?? place,
        remedy: "Write: periods: \(error.example)")
    }
    return stage
  }

  /// The rule as it is written; nil, with a fault, where a part of it is missing.
  private mutating func rule(_ name: String, _ options: [YAMLEntry], at place: Place) -> PeriodRule? {
    func value(_ key: String) -> YAMLValue? { options.first { $0.key == key }?.value }
    switch name {
    case "monthly":
      let day = value("start_day").map { document.number($0, of: "start_day", in: 1...31) ?? 1 } ?? 1
      let names = PeriodCalendar.Weekend.allCases.map(\.rawValue)
      let weekend = value("weekend").flatMap { document.choice($0, of: "weekend", among: names) }
      return .monthly(startDay: day, weekend: weekend.flatMap { PeriodCalendar.Weekend(rawValue: $0) } ?? .none)
    case "weekly":
      let days = Weekday.allCases.map(\.name)
      guard let value = value("weekday") else { return .weekly(.monday) }
      if let day = document.text(value, of: "weekday").flatMap({ Weekday(name: $0) }) { return .weekly(day) }
      _ = document.choice(value, of: "weekday", among: days)
      return nil
    case "every":
      guard let weeks = value("weeks"), let from = value("from") else {
        document.fault(
          "a calendar of every so many weeks needs weeks and from", at: place,
          remedy: "Write: periods: \(PeriodRuleFault.weeks(0).example)")
        return nil
      }
      let day = document.text(from, of: "from").flatMap { document.day($0, at: from.place) }
      return document.number(weeks, of: "weeks", in: 1...520).flatMap { weeks in
        day.map { .every(weeks: weeks, from: $0) }
      }
    case "twice-monthly":
      guard let value = value("days") else { return .twiceMonthly(1, 15) }
      let days = value.elements.compactMap { document.number($0, of: "days", in: 1...31) }
      guard days.count == 2 else {
        document.fault(
          "days must be two days of the month", at: value.place,
          remedy: "Write: periods: \(PeriodRuleFault.daysOfMonth(0, 0).example)")
        return nil
      }
      return .twiceMonthly(days[0], days[1])
    case "quarterly": return .quarterly
    case "yearly": return .yearly
    default: return .spans(spans(value("spans")))
    }
  }

  private mutating func spans(_ value: YAMLValue?) -> [Period] {
    guard let elements = value.flatMap({ document.list($0, of: "spans") }) else { return [] }
    return elements.compactMap { element in
      var days: [String: Day] = [:]
      for entry in document.entries(element, of: "a span", keys: ["first", "last"]) {
        days[entry.key] = document.text(entry.value, of: entry.key)
          .flatMap { document.day($0, at: entry.value.place) }
      }
      if let first = days["first"], let last = days["last"] { return Period(first: first, last: last) }
      document.fault(
        "a span needs its first and its last day", at: element.place,
        remedy: "Write: { first: 2025-01-01, last: 2025-01-31 }")
      return nil
    }
  }

  /// Of spans that do not go together, the one that is written last.
  private func faultPlace(_ fault: PeriodRuleFault, _ options: [YAMLEntry]) -> Place? {
    let spans = options.first { $0.key == "spans" }?.value.elements ?? []
    return switch fault {
    case .backwards(let index): spans.indices.contains(index) ? spans[index].place : nil
    case .overlap(_, let later): spans.indices.contains(later) ? spans[later].place : nil
    default: nil
    }
  }
}
