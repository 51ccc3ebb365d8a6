package import Values

/// Why no budget can be computed.
package enum BudgetFailure: Error, Equatable, Sendable {
  /// No period holds the first day, or follows it.
  case startOutside(Day)
  /// From the first budgeted day to the last line.
  case tooManyPeriods(most: Int)
  /// Sums would leave the numbers; nobody has so much.
  case tooMuch
}

/// Ready and what lines hold do not add up to the balances: the sums and the balances are not of the same rows.
package struct IdentityBreak: Error, Equatable, Sendable {
  package let period: Period
  package let currency: Currency
  package let ready: Int64
  package let hold: Int64
  package let balances: Int64
  package let inTransit: Int64
  package let remaining: Int64

  /// How much more ready and hold are than what the balances leave.
  package var difference: Int64 { ready + hold - (balances + inTransit - remaining) }
}

extension BudgetFailure {
  package var message: String {
    switch self {
    case .startOutside(let day): "no period begins on or after the first budgeted day, \(day)"
    case .tooManyPeriods(let most): "more than \(most) periods from the first budgeted day to the last line"
    case .tooMuch: "the budget adds up to more than any account has"
    }
  }
}

extension IdentityBreak {
  package var message: String {
    func text(_ minor: Int64) -> String { Money.text(minor, exponent: currency.exponent) }
    let proof = "\(text(balances)) on the accounts, \(text(inTransit)) on the way, \(text(remaining)) in categories"
    return "period \(period.first), \(currency.code): ready \(text(ready)) and \(text(hold)) held are "
      + "\(text(difference)) more than what is there: \(proof)"
  }
}
