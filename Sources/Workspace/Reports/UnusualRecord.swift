import Budgets
import Values

/// What recurs and is late, or came with another amount; amounts in major units.
package struct UnusualRecord: Codable, Equatable, Sendable {
  package var payee: String
  package var account: String
  package var currency: String
  /// `late` or `changed`.
  package var state: String
  package var amount: String
  /// The amount before a change.
  package var before: String?
  /// When it was expected, or came.
  package var day: String

  init(_ recurrence: Recurrence) {
    let found = recurrence.found
    func money(_ amount: Int64) -> String { Money.text(amount, exponent: found.currency.exponent) }
    (payee, account, currency) = (found.payee, recurrence.account, found.currency.code)
    state = found.state.rawValue
    let isLate = found.state == .late
    amount = money(isLate ? found.amount : found.last.amount)
    before = isLate ? nil : found.before.map(money)
    day = (isLate ? found.next : found.last.day).description
  }
}

/// What a run brought in one currency; amounts in major units.
package struct BroughtRecord: Codable, Equatable, Sendable {
  package var currency: String
  package var transactions: Int
  package var moneyIn: String
  package var moneyOut: String

  init(_ currency: Currency, transactions: Int, moneyIn: Int64, moneyOut: Int64) {
    self.currency = currency.code
    self.transactions = transactions
    self.moneyIn = Money.text(moneyIn, exponent: currency.exponent)
    self.moneyOut = Money.text(moneyOut, exponent: currency.exponent)
  }

  enum CodingKeys: String, CodingKey {
    case currency, transactions
    case moneyIn = "in"
    case moneyOut = "out"
  }
}
