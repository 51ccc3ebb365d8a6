package import Budgets
package import Values

/// A period as `periods` lists it, once for each currency that moved in it; amounts in major units.
package struct PeriodRecord: Codable, Equatable, Sendable {
  /// Its first day.
  package var period: String
  package var last: String
  package var currency: String
  package var transactions: Int
  package var income: String
  package var expense: String

  package static let names = ["period", "last", "currency", "transactions", "income", "expense"]

  /// `income` and `expense` in minor units.
  package init(_ period: Period, _ currency: Currency, transactions: Int, income: Int64, expense: Int64) {
    self.period = period.first.description
    last = period.last.description
    self.currency = currency.code
    self.transactions = transactions
    self.income = Money.text(income, exponent: currency.exponent)
    self.expense = Money.text(expense, exponent: currency.exponent)
  }

  /// In the order of `names`.
  package var fields: [String] { [period, last, currency, String(transactions), income, expense] }
}
