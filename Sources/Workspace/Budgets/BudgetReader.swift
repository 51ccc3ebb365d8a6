import Budgets
import Values

/// Turns the values of a `budget.yaml` into a `WrittenBudget`, noting every fault on the way.
struct BudgetReader {
  var document: Document

  /// Reads the bytes of a file, or says all that is wrong with it; nil where nothing but comments stands in it.
  static func read(_ bytes: [UInt8], file: String) throws(Diagnostics) -> WrittenBudget? {
    switch TextFile.text(of: bytes, shownAs: file) {
    case .failure(let diagnostic): throw Diagnostics([diagnostic])
    case .success(let text):
      var reader = BudgetReader(document: Document(file: file, text: text))
      let budget = reader.read()
      guard reader.document.faults.isEmpty else { throw Diagnostics(reader.document.sortedFaults) }
      return budget
    }
  }

  private static let keys = ["method", "start", "currency", "assign", "targets", "income", "categories"]

  private mutating func read() -> WrittenBudget? {
    guard let root = document.parsed(), !root.isNull else { return nil }
    var budget = WrittenBudget(file: document.file)
    let entries = document.entries(root, of: "budget.yaml", keys: BudgetReader.keys)
    for entry in entries { set(entry, of: &budget) }
    if case .map = root.content { require(["method", "start"], of: entries) }
    return budget
  }

  private mutating func set(_ entry: YAMLEntry, of budget: inout WrittenBudget) {
    let value = entry.value
    switch entry.key {
    case "method": budget.methods = methods(value)
    case "start":
      budget.start = day(value, of: "start") ?? budget.start
      budget.startPlace = value.place
    case "currency": budget.currency = document.currency(value, of: "currency")
    case "assign":
      let name = document.choice(value, of: "assign", among: WrittenBudget.Assign.allCases.map(\.rawValue))
      budget.assign = name.flatMap { WrittenBudget.Assign(rawValue: $0) } ?? .ask
    case "targets":
      budget.targets = targets(value)
      budget.targetsPlace = value.place
    case "income": budget.income = lines(entry).compactMap { income($0) }
    default: budget.categories = lines(entry).compactMap { category($0) }
    }
  }

  private mutating func require(_ keys: [String], of entries: [YAMLEntry]) {
    let examples = ["method": "method: zero-based", "start": "start: 2025-01-01, a day in the first budgeted period"]
    for key in keys where !entries.contains(where: { $0.key == key }) {
      document.fault("budget.yaml needs a \(key)", at: Place(), remedy: "Add: \(examples[key] ?? key)")
    }
  }

  func text(_ value: YAMLValue) -> String? { value.isNull ? nil : value.text }

  mutating func day(_ value: YAMLValue, of what: String) -> Day? {
    document.text(value, of: what).flatMap { document.day($0, at: value.place) }
  }
}

// MARK: Method and targets

extension BudgetReader {
  /// One name, or names by the day from whose period on they hold.
  private mutating func methods(_ value: YAMLValue) -> [WrittenBudget.Span] {
    guard case .map(let entries) = value.content else {
      return method(value).map { [WrittenBudget.Span(from: nil, method: $0, place: value.place)] } ?? []
    }
    if entries.isEmpty {
      document.fault(
        "method is an empty map", at: value.place,
        remedy: "Write: method: zero-based, or by day: method: { 2025-01-25: percentage, 2026-01-25: zero-based }")
    }
    let spans = entries.compactMap { entry -> WrittenBudget.Span? in
      let day = document.day(entry.key, at: entry.place)
      let method = method(entry.value)
      return day.flatMap { day in method.map { WrittenBudget.Span(from: day, method: $0, place: entry.place) } }
    }
    return spans.sorted { ($0.from?.number ?? 0) < ($1.from?.number ?? 0) }
  }

  private mutating func method(_ value: YAMLValue) -> BudgetMethod? {
    document.choice(value, of: "method", among: BudgetMethod.allCases.map(\.rawValue))
      .flatMap { BudgetMethod(rawValue: $0) }
  }

  private mutating func targets(_ value: YAMLValue) -> Targets? {
    let before = document.faults.count
    let none = Percent.none
    var targets = Targets(needs: none, wants: none, savings: none)
    for entry in document.entries(value, of: "targets", keys: ["needs", "wants", "savings"]) {
      let share = share(entry)
      switch entry.key {
      case "needs": targets.needs = share
      case "wants": targets.wants = share
      default: targets.savings = share
      }
    }
    return document.faults.count == before ? targets : nil
  }

  private mutating func share(_ entry: YAMLEntry) -> Percent {
    if let share = try? Percent(parsing: text(entry.value) ?? "") { return share }
    document.fault(
      "\(entry.key) must be a percentage from 0 to 100", at: entry.value.place,
      remedy: "Write it with two decimals at most: \(entry.key): 33.3")
    return .none
  }
}
