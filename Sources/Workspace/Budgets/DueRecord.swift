package import Budgets
import Values

/// A due category as `budget due` lists it and as a run tells it.
package struct DueRecord: Codable, Equatable, Sendable {
  package var category: String
  package var due: String
  /// What the plan asks of the period, in major units.
  package var amount: String
  package var state: String
  /// What paid it.
  package var transaction: Int64?

  package static let names = ["category", "due", "amount", "state", "transaction"]

  package init(_ figures: DueFigures) {
    category = figures.category
    due = figures.day.description
    amount = Money.text(figures.amount, exponent: figures.currency.exponent)
    state = figures.state.rawValue
    transaction = figures.payment?.transaction
  }

  /// In the order of `names`.
  package var fields: [String] { [category, due, amount, state, transaction.map(String.init) ?? ""] }

  // Synthesized, a missing transaction would leave its key out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(category, forKey: .category)
    try container.encode(due, forKey: .due)
    try container.encode(amount, forKey: .amount)
    try container.encode(state, forKey: .state)
    try container.encode(transaction, forKey: .transaction)
  }
}
