import Budgets
import Pipeline
import Values

/// The lines of a `budget.yaml`: categories with their plans, due days and what becomes of money that is left.
extension BudgetReader {
  /// The entries of `income` or `categories`; nothing is an empty map.
  mutating func lines(_ entry: YAMLEntry) -> [YAMLEntry] {
    entry.value.isNull ? [] : document.map(entry.value, of: entry.key) ?? []
  }

  mutating func income(_ entry: YAMLEntry) -> WrittenBudget.Income? {
    guard document.isCategoryPath(entry.key, at: entry.place) else { return nil }
    var line = WrittenBudget.Income(category: entry.key, place: entry.place)
    guard case .map = entry.value.content else {
      line.plans = plans(entry.value, of: entry.key)
      return line
    }
    for fact in document.entries(entry.value, of: "an income category", keys: ["plan", "ready"]) {
      if fact.key == "plan" {
        line.plans = plans(fact.value, of: "plan", isRequired: true)
      } else {
        line.ready = ready(fact.value)
        line.readyPlace = fact.place
      }
    }
    return line
  }

  mutating func category(_ entry: YAMLEntry) -> WrittenBudget.Category? {
    guard document.isCategoryPath(entry.key, at: entry.place) else { return nil }
    var line = WrittenBudget.Category(category: entry.key, place: entry.place)
    guard case .map = entry.value.content else {
      line.plans = plans(entry.value, of: entry.key)
      return line
    }
    let facts = document.entries(entry.value, of: "a category of the budget", keys: ["plan", "due", "remind", "carry"])
    for fact in facts { set(fact, of: &line) }
    if let remind = facts.first(where: { $0.key == "remind" }), !facts.contains(where: { $0.key == "due" }) {
      document.fault(
        "'\(entry.key)' has no due day to remind of", at: remind.place, remedy: "Add the day: due: 1, or due: last")
    }
    return line
  }

  private mutating func set(_ fact: YAMLEntry, of line: inout WrittenBudget.Category) {
    switch fact.key {
    case "plan": line.plans = plans(fact.value, of: "plan", isRequired: true)
    case "due":
      line.due = due(fact.value)
      line.duePlace = fact.value.place
    case "remind": line.remind = reminders(fact.value)
    default:
      let name = document.choice(fact.value, of: "carry", among: Carry.allCases.map(\.rawValue))
      line.carry = name.flatMap { Carry(rawValue: $0) }
      line.carryPlace = fact.value.place
    }
  }

  /// One plan, or a list of which the sum is planned; nothing is a line without a plan, unless it is required.
  private mutating func plans(_ value: YAMLValue, of what: String, isRequired: Bool = false) -> [WrittenBudget.Plan] {
    if value.isNull, !isRequired { return [] }
    return document.texts(value, of: what).map { WrittenBudget.Plan(text: $0.text, place: $0.place) }
  }

  private mutating func ready(_ value: YAMLValue) -> WrittenBudget.Ready {
    if case .map(let entries) = value.content, !entries.isEmpty {
      for entry in document.entries(value, of: "ready", keys: ["next"]) {
        if let days = document.number(entry.value, of: "next", in: 1...366) { return .next(days: days) }
      }
      return .now
    }
    if value.text == "next" { return .next(days: nil) }
    document.fault(
      "ready must be next, or say for how many last days", at: value.place,
      remedy: "Write: ready: next, or: ready: { next: 5 } for what comes in the last 5 days of a period.")
    return .now
  }
}

// MARK: Due days

extension BudgetReader {
  private mutating func due(_ value: YAMLValue) -> DueRule? {
    if let rule = text(value).flatMap({ try? DueRule(parsing: $0) }) { return rule }
    let last = (text(value) ?? "").lowercased().split(separator: " ").last.map(String.init)
    let near = last.flatMap { nearest(to: $0, among: Weekday.allCases.map(\.name) + ["last"]) }
    let meant = near.map { "Did you mean '\($0 == "last" ? "last" : "last \($0)")'? " } ?? ""
    let written = text(value).map { "'\($0)'" } ?? value.kind
    document.fault(
      "\(written) is no due day", at: value.place,
      remedy: meant + "Write a day of the month from 1 to 31, last, or last friday.")
    return nil
  }

  /// A number of days or a list of them, most first; `[]` for none.
  private mutating func reminders(_ value: YAMLValue) -> [Int] {
    let days = value.elements.compactMap { element -> Int? in
      if let text = text(element), let days = Int(text), (0...366).contains(days) { return days }
      document.fault(
        "remind must be whole numbers of days from 0 to 366", at: element.place,
        remedy: "Write: remind: [7, 2, 0] for 7 and 2 days before and on the day; [] for none.")
      return nil
    }
    return Set(days).sorted(by: >)
  }
}
