import Rules
import Values

/// Turns the values under `when:` (or of a filter) into a condition.
struct ConditionReader {
  var document: Document
  /// Filters also ask for what the book holds: category and status.
  let isFilter: Bool
  /// Names of the accounts; empty where they are not known.
  var accounts: [String] = []
  /// What a filter may name; nil where that is not known.
  var names: FilterNames?
  private(set) var tags: [String] = []

  private static let valueKeys =
    TextField.ofDrafts.map(\.key) + [
      "account", "amount", "direction", "currency", "day", "weekday", "date", "tags", "column",
    ]
  private static let keys = valueKeys + ["all", "any", "not", "tag"]
  /// What the book holds, and rules cannot ask for.
  private static let bookKeys = ["category", "status", "id", "period"] + TextField.ofBook.map(\.key)
  static let filterKeys = keys + bookKeys

  /// All entries of a map must hold.
  mutating func condition(_ value: YAMLValue, of what: String) -> Condition {
    guard let entries = document.map(value, of: what) else { return .all([]) }
    var parts: [Condition] = []
    for entry in entries {
      if !isFilter, ConditionReader.bookKeys.contains(entry.key) {
        document.fault(
          "rules cannot ask for the \(entry.key): they decide before there is one", at: entry.place,
          remedy: entry.key == "category" ? "The bank's own category is 'category_hint'." : nil)
        continue
      }
      let one = YAMLValue(place: value.place, content: .map([entry]))
      let keys = isFilter ? ConditionReader.filterKeys : ConditionReader.keys
      for entry in document.entries(one, of: what, keys: keys) {
        if let part = part(entry) { parts.append(part) }
      }
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func part(_ entry: YAMLEntry) -> Condition? {
    let value = entry.value
    if let part = partOfBook(entry) { return part }
    if let field = TextField.ofDrafts.first(where: { $0.key == entry.key }) {
      let patterns = patterns(value, of: entry.key)
      return patterns.isEmpty ? nil : .text(field, patterns)
    }
    switch entry.key {
    case "all": return .all(nested(value, of: "all"))
    case "any": return .any(nested(value, of: "any"))
    case "not": return .not(.any(value.elements.map { condition($0, of: "not") }))
    case "direction":
      return document.choice(value, of: "direction", among: ["in", "out"]).map { .direction($0 == "in" ? .in : .out) }
    case "account": return account(value)
    case "tag", "tags": return tag(value)
    case "column": return column(value)
    default: return range(entry)
    }
  }

  private mutating func nested(_ value: YAMLValue, of what: String) -> [Condition] {
    (document.list(value, of: what) ?? []).map { condition($0, of: what) }
  }

  /// Texts and regexes to look for, all of them sound.
  mutating func patterns(_ value: YAMLValue, of what: String) -> [TextPattern] {
    if case .list(let elements) = value.content, elements.isEmpty { _ = document.texts(value, of: what) }
    return value.elements.compactMap { element in
      guard let text = document.text(element, of: what) else { return nil }
      let isQuoted = if case .scalar(_, isPlain: false) = element.content { true } else { false }
      let place = element.place
      let pattern = TextPattern(text, line: place.line, column: place.column + (isQuoted ? 1 : 0))
      guard let fault = pattern.fault(file: document.file) else { return pattern }
      document.add(fault)
      return nil
    }
  }

  private mutating func account(_ value: YAMLValue) -> Condition {
    let names = document.texts(value, of: "account")
    let known = Set(accounts.map { Folding.shared.folded($0) })
    for (name, place) in names where !accounts.isEmpty && !known.contains(Folding.shared.folded(name)) {
      if isFilter {
        unknown("account", name, among: accounts, at: place)
      } else {
        document.warn(
          "no account '\(name)', so the condition never holds", at: place,
          remedy: nearest(to: name, among: accounts).map { "Did you mean '\($0)'?" })
      }
    }
    return .account(names.map(\.text))
  }

  /// `column: { Merchant type: groceries }`: each named column must have one of its texts.
  private mutating func column(_ value: YAMLValue) -> Condition? {
    let parts = (document.map(value, of: "column") ?? []).compactMap { entry -> Condition? in
      let patterns = patterns(entry.value, of: "column '\(entry.key)'")
      return patterns.isEmpty ? nil : .column(entry.key, patterns)
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func tag(_ value: YAMLValue) -> Condition {
    let written = document.texts(value, of: "tag").map {
      ($0.text.hasPrefix("+") ? String($0.text.dropFirst()) : $0.text, $0.place)
    }
    if let known = self.names?.tags {
      for (name, place) in written where name != "none" && !known.contains(name) {
        unknown("tag", name, among: known, at: place)
      }
    }
    let names = written.map { isFilter && $0.0 == "none" ? "" : $0.0 }
    for name in names where !name.isEmpty && !tags.contains(name) { tags.append(name) }
    return .tag(names)
  }
}

// MARK: Ranges

extension ConditionReader {
  private mutating func range(_ entry: YAMLEntry) -> Condition {
    let texts = document.texts(entry.value, of: entry.key)
    switch entry.key {
    case "amount":
      return .amount(
        read(
          texts, ConditionReader.amounts, "amount",
          "Write \"< -100\", \">= 9.99\", \"= 5\" or -20..-5 (the lower end first), in major units with '.' as the decimal mark."
        ))
    case "currency":
      return .currency(
        read(texts, { Currency($0).flatMap { $0.isListed ? $0 : nil } }, "currency", "Write its three letters: EUR."))
    case "day": return .dayOfMonth(read(texts, { DayRanges.daysOfMonth($0) }, "day of the month", "Write 25 or 1..5."))
    case "weekday":
      let days = read(texts, { DayRanges.weekdays($0) }, "weekday", "Write monday, mon or mon..fri.")
      return .weekday(Set(days.joined()))
    default:
      return .date(
        read(texts, { DayRanges.dates($0) }, "date", "Write 2025-01-31, 2025-01, 2025, or two of them with .. between.")
      )
    }
  }

  /// A second zero is that of a decimal comma, which has parted the amount in two: `50,00`.
  private static func amounts(_ text: String) -> DecimalRange? {
    let digits = text.drop { !$0.isNumber }.prefix(2)
    return digits.hasPrefix("0") && digits.last?.isNumber == true && digits.count == 2 ? nil : DecimalRange(text)
  }

  mutating func read<Value>(
    _ texts: [(text: String, place: Place)], _ parse: (String) -> Value?, _ what: String, _ remedy: String
  ) -> [Value] {
    texts.compactMap { text, place in
      if let value = parse(text) { return value }
      document.fault("'\(text)' is no \(what)", at: place, remedy: remedy)
      return nil
    }
  }
}
