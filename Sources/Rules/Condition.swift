package import Values

/// What must hold of a draft for a rule to match it. A list in a condition means any of its elements.
package indirect enum Condition: Equatable, Sendable {
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case text(TextField, [TextPattern])
  /// A column of the statement by the name that its header gives it, compared folded; the texts to look for in it.
  case column(String, [TextPattern])
  /// Names of accounts, compared folded and whole.
  case account([String])
  case amount([DecimalRange])
  case direction(Direction)
  case currency([Currency])
  /// Days of the month.
  case dayOfMonth([ClosedRange<Int>])
  /// ISO 8601: 1 is Monday.
  case weekday(Set<Int>)
  /// Day numbers, inclusive.
  case date([ClosedRange<Int32>])
  /// Tags that an earlier rule has added, or that a stored transaction has; empty for "has no tag".
  case tag([String])
  /// Of stored transactions only: a path, which also means everything under it; empty for "has no category".
  case category([String])
  /// Of stored transactions only: booked, pending, held, reconciled, ignored.
  case status([String])
  /// Of stored transactions only: their numbers.
  case number([ClosedRange<Int64>])
  /// Of stored transactions only: the first day of the budget period as day numbers; `noPeriod` for "has none".
  case period([ClosedRange<Int32>])
  /// Of stored transactions only: the text is not there.
  case lacks(TextField)

  package static let noPeriod = Int32.min...Int32.min

  package enum Direction: Equatable, Sendable { case `in`, out }
}

/// A text of a draft that a condition can look at.
package enum TextField: UInt8, CaseIterable, Sendable {
  case description
  /// The payee that earlier rules set, else the one cleaned from the bank's counterparty, or from the description.
  case payee
  case counterparty, counterAccount, reference, type
  /// The category that the bank gave.
  case categoryHint
  /// The name of the declared layout by which the statement was read, else its format: `csv`, `ofx`, `camt` ...
  case layout
  /// Whose account it is.
  case owner
  /// Of stored transactions only, as lists show them: the account on the other side of a transfer, the name of the file,
  /// what set the category.
  case bucket, note, tax, transfer, statement, rule

  /// What rules can look at, and what the book alone holds.
  package static let ofDrafts = allCases.filter { $0.rawValue <= TextField.owner.rawValue }
  package static let ofBook = allCases.filter { $0.rawValue > TextField.owner.rawValue }

  /// The word for it in rule files.
  package var key: String {
    switch self {
    case .counterAccount: "counter_account"
    case .categoryHint: "category_hint"
    default: String(describing: self)
    }
  }
}

/// A text to look for, as written, with its place for messages.
package struct TextPattern: Sendable {
  /// `tesco`, `amzn*` or `/\blidl\b/`.
  package var source: String
  package var line: Int
  package var column: Int

  package init(_ source: String, line: Int = 0, column: Int = 0) {
    self.source = source
    self.line = line
    self.column = column
  }

  /// What stands between the slashes of a regex; nil for a plain text.
  package var regex: String? {
    guard source.utf8.count >= 2, source.hasPrefix("/"), source.hasSuffix("/") else { return nil }
    return String(source.dropFirst().dropLast())
  }
}

extension TextPattern: Equatable {
  package static func == (left: TextPattern, right: TextPattern) -> Bool { left.source == right.source }
}

extension Condition {
  /// How many texts and patterns it looks for.
  package var texts: Int {
    switch self {
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.texts }
    case .not(let part): part.texts
    case .text(_, let patterns), .column(_, let patterns): patterns.count
    default: 0
    }
  }

  /// The columns of statements that it asks for, as written.
  package var columns: [String] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.columns)
    case .not(let part): part.columns
    case .column(let name, _): [name]
    default: []
    }
  }

  /// Whether it asks for budget periods anywhere.
  package var asksForPeriods: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForPeriods)
    case .not(let part): part.asksForPeriods
    case .period: true
    default: false
    }
  }

  /// Whether it looks at a text of this field anywhere.
  package func asks(for field: TextField) -> Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains { $0.asks(for: field) }
    case .not(let part): part.asks(for: field)
    case .text(let own, _), .lacks(let own): own == field
    default: false
    }
  }
}
