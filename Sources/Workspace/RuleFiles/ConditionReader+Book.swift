import Budgets
import Foundation
import Rules
import Values

/// What filters ask for beside what rules do: the book has it, a draft has not. `none` is what has nothing there.
extension ConditionReader {
  /// Nil where the key is one of rules.
  mutating func partOfBook(_ entry: YAMLEntry) -> Condition? {
    let value = entry.value
    switch entry.key {
    case "category": return category(value)
    case "status":
      let known = ["booked", "pending", "held", "reconciled", "ignored"]
      return .status(value.elements.compactMap { document.choice($0, of: "status", among: known) })
    case "id":
      let remedy = "Write the number of a transaction, or two with .. between: 12..20."
      return .number(read(document.texts(value, of: "id"), ConditionReader.numbers, "number", remedy))
    case "period":
      let remedy = "Write a day in it, 2025-01-31, or 2025-01 or 2025 for those that begin then, or none."
      return .period(read(document.texts(value, of: "period"), firstDays, "period", remedy))
    default:
      guard let field = TextField.ofBook.first(where: { $0.key == entry.key }) else { return nil }
      return text(field, value)
    }
  }

  private mutating func category(_ value: YAMLValue) -> Condition {
    let paths = document.texts(value, of: "category")
    for (path, place) in paths where path != "none" {
      if let names, !names.hasCategory(path) { unknown("category", path, among: names.categories, at: place) }
    }
    return .category(paths.map { $0.text == "none" ? "" : $0.text })
  }

  private mutating func text(_ field: TextField, _ value: YAMLValue) -> Condition? {
    var value = value
    let elements = value.elements
    let isNone = elements.map { if case .scalar("none", isPlain: true) = $0.content { true } else { false } }
    value.content = .list(zip(elements, isNone).filter { !$1 }.map(\.0))
    var parts: [Condition] = isNone.contains(true) ? [.lacks(field)] : []
    if isNone.contains(false) {
      requireKnown(value, field)
      let patterns = patterns(value, of: field.key)
      if !patterns.isEmpty { parts.append(.text(field, patterns)) }
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func requireKnown(_ value: YAMLValue, _ field: TextField) {
    switch field {
    case .bucket:
      for element in value.elements {
        _ = document.choice(element, of: "bucket", among: Bucket.allCases.map(\.name) + ["none"])
      }
    case .transfer:
      let known = Set(accounts.map { Folding.shared.folded($0) })
      for (name, place) in document.texts(value, of: "transfer") {
        let isPattern = name.hasPrefix("/") || name.hasSuffix("*") || name.hasPrefix("*")
        if !accounts.isEmpty, !isPattern, !known.contains(Folding.shared.folded(name)) {
          unknown("account", name, among: accounts, at: place)
        }
      }
    default: break
    }
  }

  mutating func unknown(_ what: String, _ name: String, among known: [String], at place: Place) {
    document.fault(
      "no \(what) '\(name)', so the filter finds nothing", at: place,
      remedy: nearest(to: name, among: known).map { "Did you mean '\($0)'?" })
  }

  private static func numbers(_ text: String) -> ClosedRange<Int64>? {
    let ends = text.components(separatedBy: "..").map { Int64($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first <= last else {
      return nil
    }
    return first...last
  }

  /// The first days of the periods that are meant: a day means its period, a month or a year those that begin in it.
  private func firstDays(_ text: String) -> ClosedRange<Int32>? {
    if text == "none" { return Condition.noPeriod }
    guard let days = DayRanges.dates(text) else { return nil }
    let start = String(text.prefix { $0 != "." })
    guard let day = Day(iso: start), let calendar = names?.calendar else { return days }
    guard let period = calendar.period(containing: day) else { return nil }
    return period.first.number...max(days.upperBound, period.first.number)
  }
}
