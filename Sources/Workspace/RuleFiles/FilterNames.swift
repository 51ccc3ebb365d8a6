import Budgets
import Store
import Values

/// What the filters of one book may name, so that a misspelt name is an error and finds nothing silently.
struct FilterNames: Sendable {
  var accounts: [String] = []
  var categories: [String] = []
  var tags: [String] = []
  /// Gives days their budget periods; nil where there are none.
  var calendar: PeriodCalendar?

  /// Whether a category is of that path, or lies below it.
  func hasCategory(_ path: String) -> Bool { categories.contains { $0 == path || $0.hasPrefix(path + ":") } }
}

extension WorkingFolder {
  /// The transactions that a filter on one line asks for: the one way in for all that take `--where`.
  func selection(_ conditions: String, _ db: Book.Connection) throws -> Selection {
    let accounts = try configuration.accounts.map(\.name) + AccountStore(db: db).all().map(\.name)
    let names = FilterNames(
      accounts: accounts, categories: try CategoryStore(db: db).paths().sorted(), tags: try Selection.tags(db),
      calendar: try calendar(db))
    return try Selection(RuleFiles.condition(conditions, names), db)
  }
}
